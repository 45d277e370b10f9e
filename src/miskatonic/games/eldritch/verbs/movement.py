"""Verbs that move an investigator."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Effects, Node, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message, plain

from .. import health, movement
from ..board import BY_TICKET, SPACES, WORLD, of_type
from ..play import Table, agree, choose_nearest, choose_space
from ..resolver import Me
from ..words import Harm, PathKind, SpaceId, SpaceType, say, space_name


class Move(Node, frozen=True, tag="move"):
    """So many spaces along any path."""

    n: int = 1
    optional: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return movement.move(table, me.who, self.n, optional=self.optional)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-up-to" if self.optional else "effect-move", n=self.n)


class MoveTo(Node, frozen=True, tag="move-to"):
    space: SpaceId

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return movement.enter(table, me.who, self.space)

    def say(self) -> Message:
        return say("effect-move-to", where=space_name(self.space))


class MoveToNearest(Node, frozen=True, tag="move-to-nearest"):
    """To the nearest space of a type."""

    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        to = yield from choose_nearest(table, me.sheet(table).space, of_type(self.type))
        if to is not None:
            yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-to-nearest", type=say(f"type-{self.type}"))


class MoveTowardGate(Node, frozen=True, tag="move-toward-gate"):
    """One space closer to the nearest gate."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        here = me.sheet(table).space
        gate = yield from choose_nearest(table, here, table.state.gates)
        assert gate is not None
        closer = WORLD.routes(here).first_steps(gate)
        to = yield from choose_space(table, me.who, closer, say("prompt-move"), "eh.nearest.3", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        gates = table.state.gates
        return bool(gates) and me.sheet(table).space not in gates and movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-toward-gate")


class MoveAnywhere(Node, frozen=True, tag="move-anywhere"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        here = me.sheet(table).space
        others = (space for space in SPACES if space != here)
        to = yield from choose_space(table, me.who, others, say("prompt-move"), "eh.golden.2", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-anywhere")


class MoveToClueOrGate(Node, frozen=True, tag="move-to-clue-or-gate"):
    """Directly, to a space with a clue or a gate (rules eh.inv-akachi.4, eh.inv-akachi.5)."""

    def _spaces(self, table: Table, me: Me) -> list[SpaceId]:
        state = table.state
        here = me.sheet(table).space
        found = {*state.gates, *(clue.space for clue in state.clues)} - {here}
        return [space for space in SPACES if space in found]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = self._spaces(table, me)
        to = yield from choose_space(table, me.who, spaces, say("prompt-move"), "eh.inv-akachi.4", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who) and bool(self._spaces(table, me))

    def say(self) -> Message:
        return say("effect-move-to-clue-or-gate")


class Sail(Node, frozen=True, tag="sail"):
    """One space along a ship path, without a ticket, and what follows (rule eh.inv-silas.1)."""

    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from movement.move(table, me.who, 1, kinds=(PathKind.SHIP,))
        yield from resolve(self.then, table, me)

    def possible(self, table: Table, me: Me, /) -> bool:
        ways = BY_TICKET[PathKind.SHIP].neighbours[me.sheet(table).space]
        return bool(ways) and movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return plain("effect-then", first=say("effect-sail"), rest=say_effects(self.then))


class ByakheeFlight(Node, frozen=True, tag="byakhee-flight"):
    """Lose 1 sanity and move 3 spaces instead of another encounter, where there could be one."""

    def _offered(self, table: Table, me: Me) -> bool:
        state = table.state
        ambushed = state.combat is not None and state.combat.ambusher is not None
        return state.more_encounters and not ambushed and not state.monsters_on(me.sheet(table).space)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self._offered(table, me):
            return
        fly = Option("fly", say("option-fly"), True, "fly")
        if (yield from agree(table, me.who, say("prompt-fly"), fly, "eh.faq.14", "fly")):
            table.state.more_encounters = False
            yield from health.lose(table, me.who, Harm.SANITY, 1)
            yield from movement.move(table, me.who, 3)

    def say(self) -> Message:
        return say("effect-byakhee-flight")
