"""What is paid."""

from __future__ import annotations

from miskatonic.kernel.effects import CostWord
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..harm import take
from ..monsters import kill_monster
from ..play import Table, choose_monster
from ..resolver import Me
from ..threat import spend_threat
from ..vitals import sanity_left
from ..words import monster_name, say
from .common import stands
from .keeping import discard_one
from .people import lose_skill_points


class SkillPoint(CostWord, frozen=True, tag="skill-point"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.sheet(table).skill_points >= self.n

    def pay(self, table: Table, me: Me, /) -> None:
        if me.who is not None:
            lose_skill_points(table, me.who, self.n)

    def say(self) -> Message:
        return say("cost-skill-point", n=self.n)


class TakeHorror(CostWord, frozen=True, tag="horror"):
    """Horror that is taken; the insane cannot pay it (rule mom.insane.2)."""

    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.who is not None and stands(table, me) and sanity_left(table.state, me.who) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None:
            yield from take(table, me.who, 0, self.n)

    def say(self) -> Message:
        return say("cost-horror", n=self.n)


class Threat(CostWord, frozen=True, tag="threat"):
    """Threat of the keeper."""

    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.threat >= self.n

    def pay(self, table: Table, me: Me, /) -> None:
        spend_threat(table, self.n)

    def say(self) -> Message:
        return say("cost-threat", n=self.n)


class HandCard(CostWord, frozen=True, tag="hand-card"):
    """A mythos or trauma card of the keeper's hand."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.mythos_hand or table.state.trauma_hand)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from discard_one(table, ["mythos", "trauma"])

    def say(self) -> Message:
        return say("cost-hand-card")


class Sacrifice(CostWord, frozen=True, tag="sacrifice"):
    """Monsters of a kind that the keeper picks leave the map."""

    kind: str
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return sum(1 for each in table.state.monsters if each.kind == self.kind) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for _ in range(self.n):
            monsters = [each for each in state.monsters if each.kind == self.kind]
            prompt = say("prompt-sacrifice")
            id = yield from choose_monster(table, state.keeper, monsters, prompt, "mom.keeper-action.1", "sacrifice")
            monster = state.monster(id)
            if monster is not None:
                yield from kill_monster(table, monster)

    def say(self) -> Message:
        return say("cost-sacrifice", monster=monster_name(self.kind), n=self.n)
