"""Verbs that change investigators: what they take and heal, what they suffer from, who decides for them."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from miskatonic.kernel.effects import Amount, Effects, Node, any_possible, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..combat import stop_hiding
from ..events import SkillPointGained, SkillPointLost
from ..harm import heal, stun, take
from ..killing import kill
from ..monsters import strike
from ..play import Table, choose_card
from ..resolver import Me
from ..trauma import discard_trauma
from ..words import DAMAGE, CardId, Harm, say
from .common import NONE, ONE, stands


class Take(Node, frozen=True, tag="take"):
    """Damage, horror or both, at one time (rules mom.combat-term.1, mom.combat-term.2)."""

    damage: Amount = NONE
    horror: Amount = NONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None and stands(table, me):
            damage, horror = self.damage.count(table, me), self.horror.count(table, me)
            yield from take(table, me.who, damage, horror, monster=me.beast(table))

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and self.damage.count(table, me) + self.horror.count(table, me) > 0

    def say(self) -> Message:
        if self.damage.printed and self.horror.printed:
            return say("effect-take-both", damage=self.damage.printed, horror=self.horror.printed)
        if self.damage == NONE:
            return self.horror.say(lambda n: say("effect-take-horror", n=n))
        return self.damage.say(lambda n: say("effect-take-damage", n=n))


class TakeMonsterDamage(Node, frozen=True, tag="take-monster-damage"):
    """The damage value of the monster (rule mom.combat-term.3)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = me.beast(table)
        if me.who is not None and monster is not None and stands(table, me):
            yield from strike(table, monster, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.beast(table) is not None and stands(table, me)

    def say(self) -> Message:
        return say("effect-take-monster-damage")


class Heal(Node, frozen=True, tag="heal"):
    """Damage or horror is taken off the Character card (rule mom.damage.3)."""

    what: Harm
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and stands(table, me):
            heal(table, me.who, self.what, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        if not stands(table, me):
            return False
        sheet = me.sheet(table)
        return (sheet.damage if self.what is DAMAGE else sheet.horror) > 0 and self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say(f"effect-heal-{self.what}", n=n))


class Stun(Node, frozen=True, tag="stun"):
    """Stun tokens for the investigator (rule mom.stun.1)."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and stands(table, me):
            for _ in range(self.n):
                stun(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say("effect-stun", n=self.n)


class StopHiding(Node, frozen=True, tag="stop-hiding"):
    """They are no longer hidden (rule mom.combat-term.10)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and stands(table, me) and me.sheet(table).hidden:
            stop_hiding(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.sheet(table).hidden

    def say(self) -> Message:
        return say("effect-stop-hiding")


class GainSkillPoints(Node, frozen=True, tag="gain-skill-points"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and stands(table, me):
            gain_skill_points(table, me.who, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-gain-skill-points", n=n))


def gain_skill_points(table: Table, who: int, n: int) -> None:
    sheet = table.state.investigators[who]
    if n > 0:
        sheet.skill_points += n
        table.tell(SkillPointGained, sheet.id, n)


def lose_skill_points(table: Table, who: int, n: int) -> None:
    """As many as there are, at most."""
    sheet = table.state.investigators[who]
    lost = min(n, sheet.skill_points)
    if lost > 0:
        sheet.skill_points -= lost
        table.tell(SkillPointLost, sheet.id, lost)


class LoseSkillPoints(Node, frozen=True, tag="lose-skill-points"):
    """As many as they have, at most."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> None:
        if me.who is not None and stands(table, me):
            lose_skill_points(table, me.who, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.sheet(table).skill_points > 0

    def say(self) -> Message:
        return say("effect-lose-skill-points", n=self.n)


class Die(Node, frozen=True, tag="die"):
    """The investigator is killed (rules mom.trauma.5, mom.killed.1)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None and stands(table, me):
            yield from kill(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say("effect-die")


Sort = Literal["injury", "insanity"]


class DiscardTrauma(Node, frozen=True, tag="discard-trauma"):
    """A trauma card of the investigator is discarded; of any sort, they choose where they have two (mom.trauma.8)."""

    kind: Literal["injury", "insanity", "any"] = "any"

    def _kinds(self, table: Table, me: Me) -> list[Sort]:
        if not stands(table, me):
            return []
        sheet = me.sheet(table)
        kinds: list[Sort] = ["injury", "insanity"]
        return [kind for kind in kinds if getattr(sheet, kind) and self.kind in ("any", kind)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        kinds = self._kinds(table, me)
        if not kinds or me.who is None:
            return
        kind = kinds[0]
        if len(kinds) > 1:
            cards: dict[CardId, Sort] = {getattr(me.sheet(table), each): each for each in kinds}
            prompt = say("prompt-discard-trauma")
            card = yield from choose_card(table, me.seat(table), list(cards), prompt, "mom.trauma.8", "trauma")
            kind = cards[card]
        discard_trauma(table, me.who, kind)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._kinds(table, me))

    def say(self) -> Message:
        return say(f"effect-discard-trauma-{self.kind}")


class AsInvestigator(Node, frozen=True, tag="as-investigator"):
    """The investigator decides in this."""

    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if stands(table, me):
            yield from resolve(self.then, table, replace(me, by_keeper=False))

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and any_possible(self.then, table, replace(me, by_keeper=False))

    def say(self) -> Message:
        return say("effect-as-investigator", then=say_effects(self.then))
