"""Verbs about monsters on the board."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Amount, Fixed, Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import monsters, movement
from ..components import TOKENS, kind_of
from ..play import Table, board, choose_monster, nearest_spaces, unstable_spaces
from ..resolver import Me
from ..state import Monster
from ..words import monster_name, say

ONE = Fixed(1)


def this_monster(table: Table, me: Me) -> Monster | None:
    return None if me.monster is None else monsters.monster_of(table.state, me.monster)


class DefeatThisMonster(Node, frozen=True, tag="defeat-this-monster"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None:
            yield from monsters.defeat_monster(table, monster, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return this_monster(table, me) is not None

    def say(self) -> Message:
        return say("effect-defeat-this-monster")


class HurtThisMonster(Node, frozen=True, tag="hurt-this-monster"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None:
            yield from monsters.hurt(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return this_monster(table, me) is not None and self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-this-monster", n=n))


class GraceThisMonster(Node, frozen=True, tag="lita-hurts"):
    """A damage more that does not call for another."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None:
            yield from monsters.wound(table, monster, self.n, me.chosen)

    def possible(self, table: Table, me: Me, /) -> bool:
        return this_monster(table, me) is not None

    def say(self) -> Message:
        return say("effect-hurt-this-monster", n=self.n)


class ExhaustThisMonster(Node, frozen=True, tag="exhaust-this-monster"):
    def resolve(self, table: Table, me: Me, /) -> None:
        monster = this_monster(table, me)
        if monster is not None:
            monsters.exhaust_monster(table, monster)

    def say(self) -> Message:
        return say("effect-exhaust-this-monster")


class HurtEngaged(Node, frozen=True, tag="hurt-engaged"):
    """Damage to every monster they are engaged with, or to one of them."""

    n: int
    one: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        engaged = table.state.engaged_with(me.who)
        if self.one and engaged:
            tokens = [each.token for each in engaged]
            token = yield from choose_monster(table, me.who, tokens, say("prompt-hurt"), "ah3.475.13", "hurt")
            engaged = [each for each in engaged if each.token == token]
        for monster in engaged:
            yield from monsters.hurt(table, monster, self.n, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.engaged_with(me.who))

    def say(self) -> Message:
        return say("effect-hurt-engaged-one" if self.one else "effect-hurt-engaged", n=self.n)


class DisengageAll(Node, frozen=True, tag="disengage-all"):
    """From all monsters, or from all but this one; they may be exhausted, too."""

    others: bool = False
    exhaust: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for monster in table.state.engaged_with(me.who):
            if not (self.others and monster.token == me.monster):
                yield from monsters.disengage(table, monster, me.who, exhaust=self.exhaust)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(not (self.others and each.token == me.monster) for each in table.state.engaged_with(me.who))

    def say(self) -> Message:
        if self.others:
            return say("effect-disengage-others")
        return say("effect-disengage-exhaust" if self.exhaust else "effect-disengage-all")


class MeetAll(Node, frozen=True, tag="meet-all"):
    """Ready monsters engage whoever is in their spaces (rule ah3.413.5)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from monsters.meet_everywhere(table)

    def say(self) -> Message:
        return say("effect-meet-all")


class DragToUnstable(Node, frozen=True, tag="drag-to-unstable"):
    """The monster moves one space toward the unstable space, with whoever it is engaged with."""

    both: bool = True

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monster = this_monster(table, me)
        if monster is None:
            return
        goals = nearest_spaces(state, monster.space, unstable_spaces(state))
        if not goals:
            return
        from ..play import group_space

        name = monster_name(kind_of(monster.token).id)
        goal = yield from group_space(table, goals, "prompt-destination", "ah3.202.2g-2", "destination", monster=name)
        steps = board(state).map.routes(monster.space).first_steps(goal)
        if not steps:
            return
        step = yield from group_space(table, steps, "prompt-monster-way", "ah3.202.2d-2", "monster-way", monster=name)
        if self.both:
            if not movement.forbidden(state, step):
                yield from movement.enter(table, me.who, step)
        else:
            yield from monsters.move_monster(table, monster, step)

    def possible(self, table: Table, me: Me, /) -> bool:
        return this_monster(table, me) is not None

    def say(self) -> Message:
        return say("effect-drag-both" if self.both else "effect-drag-it")


class SufferItsHealth(Node, frozen=True, tag="trade-blows"):
    """They choose a monster that is not epic, suffer its remaining health in damage, and it is defeated."""

    def _tokens(self, table: Table) -> list[int]:
        return [each.token for each in table.state.monsters if not kind_of(each.token).epic]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..harm import suffer
        from ..words import DAMAGE

        tokens = self._tokens(table)
        if not tokens:
            return
        token = yield from choose_monster(table, me.who, tokens, say("prompt-trade-blows"), "ah3.435.2", "trade-blows")
        monster = monsters.monster_of(table.state, token)
        assert monster is not None
        left = monsters.health_of(table.state, monster) - monster.damage
        yield from suffer(table, me.who, DAMAGE, left)
        yield from monsters.defeat_monster(table, monster, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._tokens(table))

    def say(self) -> Message:
        return say("effect-trade-blows")


class AllMonstersRage(Node, frozen=True, tag="monsters-rage"):
    """Every monster recovers all its health and deals its harm to whom it is engaged with."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..monster_phase import strike

        for monster in list(table.state.monsters):
            monsters.heal(table, monster, monster.damage)
            for who in list(monster.engaged):
                if table.state.investigators[who].in_play:
                    yield from strike(table, monster.token, who)

    def say(self) -> Message:
        return say("effect-monsters-rage")


class DoomAtEach(Node, frozen=True, tag="doom-at-each"):
    """Doom in the space of every monster with a trait."""

    trait: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import place_doom

        spaces = [each.space for each in table.state.monsters if self.trait in kind_of(each.token).traits]
        yield from place_doom(table, spaces)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(self.trait in kind_of(each.token).traits for each in table.state.monsters)

    def say(self) -> Message:
        from ..words import trait_name

        return say("effect-doom-at-each", trait=trait_name(self.trait))


class SpawnKnown(Node, frozen=True, tag="spawn"):
    """A monster that is set aside, by its kind: engaged with whoever resolves it, or in a space."""

    kind: str
    at: str | None = None
    engaged: bool = False

    def _token(self, table: Table) -> int | None:
        return next((token for token in table.state.aside if TOKENS[token] == self.kind), None)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        token = self._token(table)
        if token is None:
            return
        if self.engaged:
            yield from monsters.spawn(table, token, engaged=me.who)
        else:
            yield from monsters.spawn(table, token, self.at)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self._token(table) is not None

    def say(self) -> Message:
        if self.engaged:
            return say("effect-spawn-engaged", monster=monster_name(self.kind))
        from ..words import space_name

        if self.at is None:
            return say("effect-spawn-kind", monster=monster_name(self.kind))
        return say("effect-spawn-kind-at", monster=monster_name(self.kind), where=space_name(self.at))


class SpawnCultists(Node, frozen=True, tag="spawn-trait"):
    """Monsters with a trait are searched for from the bottom of the deck (rule ah3.462.3b)."""

    trait: str
    n: int = 1
    at: Literal["street-nearest-leader", "marker"] = "street-nearest-leader"

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..play import group_space
        from ..words import Colour

        state = table.state
        found = monsters.search_monsters(state, self.trait, self.n)
        for token in found:
            if self.at == "marker":
                spaces = [each.space for each in state.markers if each.colour is Colour.BLUE and each.up]
            else:
                spaces = monsters.streets_near(state, [monsters.leader_space(state)])
            name = monster_name(kind_of(token).id)
            space = yield from group_space(table, spaces, "prompt-spawn-of", "ah3.004", "spawn", monster=name)
            yield from monsters.spawn(table, token, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(self.trait in kind_of(token).traits for token in table.state.monster_deck)

    def say(self) -> Message:
        from ..words import trait_name

        return say(f"effect-spawn-trait-{self.at}", trait=trait_name(self.trait), n=self.n)
