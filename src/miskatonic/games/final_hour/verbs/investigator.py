"""Verbs that help: what upper effects and items let investigators do."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import Effects, Node, SelectorWord, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import actions
from ..campus import CAMPUS
from ..damage import remove_damage
from ..health import recover_health
from ..play import Table, clockwise
from ..seals import seal_walkway, sealable
from ..words import Half, say
from .resolver import Me, Where, monsters_in_reach, named_lead, place, reach


class Move(Node, frozen=True, tag="move"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return actions.move(table, me.who, self.n)

    def say(self) -> Message:
        return say("effect-move", n=self.n)


class Walk(Node, frozen=True, tag="walk"):
    """Exactly so many moves, never into the same location twice, with an effect in each one entered.

    The effect is resolved as far as possible: no way may be taken that makes the walk shorter (rule fh.effects.3).
    """

    n: int
    each: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        entered: frozenset[int] = frozenset()
        for left in range(self.n, 0, -1):
            reached = actions.longest_walk(me.location(table), entered, left)
            if reached == 0:
                return
            ways = [
                way
                for way in actions.fresh_ways(me.location(table), entered)
                if actions.longest_walk(way.value, entered | {way.value}, left - 1) == reached - 1
            ]
            to: int = yield from ask(
                me.seat(table), say("prompt-walk"), ways, "fh.effects.3", table.cause, topic="walk"
            )
            actions.enter(table, me.who, to)
            entered |= {to}
            yield from resolve(self.each, table, me)

    def say(self) -> Message:
        return say("effect-walk", n=self.n, each=say_effects(self.each))


class Stroll(Node, frozen=True, tag="stroll"):
    """Up to so many moves, never into the same location twice, with an effect in each one entered."""

    n: int
    each: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        entered: set[int] = set()
        for left in range(self.n, 0, -1):
            who = table.state.investigators[me.who].id
            ways = [*actions.fresh_ways(me.location(table), entered), actions.STAY_OPTIONS[me.location(table)]]
            to: int | None = yield from ask(
                me.seat(table),
                actions.move_prompt(who, left),
                ways,
                "fh.move.2",
                table.cause,
                QuestionKind.SEVERAL,
                "move",
                left,
            )
            if to is None:
                return
            actions.enter(table, me.who, to)
            entered.add(to)
            yield from resolve(self.each, table, me)

    def say(self) -> Message:
        return say("effect-stroll", n=self.n, each=say_effects(self.each))


class Attack(Node, frozen=True, tag="attack"):
    n: int
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        here = yield from actions.choose_location(
            table,
            me.who,
            reach(table, me, self.at),
            actions.where_prompt(self.n),
            "fh.attack.1",
            "attack-where",
            self.n,
        )
        if here is not None:
            yield from actions.attack(table, me.who, here, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return monsters_in_reach(table, me, self.at)

    def say(self) -> Message:
        return say("effect-attack", n=self.n, where=place(self.at))


class AttackPerCard(Node, frozen=True, tag="attack-per-card"):
    """An attack in the own location, so strong for each priority card played this round."""

    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        played = 2 if state.solo else sum(1 for each in state.played if each.who == me.who)
        return actions.attack(table, me.who, me.location(table), self.n * played)

    def say(self) -> Message:
        return say("effect-attack-per-card", n=self.n)


class Destroy(Node, frozen=True, tag="destroy"):
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        here = yield from actions.choose_location(
            table, me.who, reach(table, me, self.at), actions.DESTROY_PROMPT, "fh.attack.7", "destroy-where"
        )
        if here is not None:
            yield from actions.destroy_one(table, me.who, here)

    def possible(self, table: Table, me: Me, /) -> bool:
        return monsters_in_reach(table, me, self.at)

    def say(self) -> Message:
        return say("effect-destroy", where=place(self.at))


class Drive(Node, frozen=True, tag="drive"):
    """Make up to so many monsters go to an adjacent location each."""

    n: int
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        driven: set[int] = set()
        for _ in range(self.n):
            went = yield from actions.drive(table, me.who, reach(table, me, self.at), driven)
            if not went:
                return

    def possible(self, table: Table, me: Me, /) -> bool:
        return monsters_in_reach(table, me, self.at)

    def say(self) -> Message:
        return say("effect-drive", n=self.n, where=place(self.at))


class Seal(Node, frozen=True, tag="seal"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from seal_walkway(table, me.seat(table), CAMPUS.edges_from(me.location(table)))

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(sealable(table, CAMPUS.edges_from(me.location(table))))

    def say(self) -> Message:
        return say("effect-seal", n=self.n)


class Repair(Node, frozen=True, tag="repair"):
    n: int
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            damaged = self._damaged(table, me)
            if not damaged:
                return
            options = [actions.AT_OPTIONS[here] for here in damaged]
            here: int = yield from ask(
                me.seat(table), say("prompt-repair"), options, "fh.damage.10", table.cause, topic="repair"
            )
            remove_damage(table, here)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._damaged(table, me))

    def _damaged(self, table: Table, me: Me) -> list[int]:
        locations = table.state.locations
        return [here for here in reach(table, me, self.at) if locations[here].damaged]

    def say(self) -> Message:
        return say("effect-repair", n=self.n, where=place(self.at))


class Recover(Node, frozen=True, tag="recover"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        recover_health(table, me.who, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        health = table.state.investigators[me.who].health
        return health.left < health.most

    def say(self) -> Message:
        return say("effect-recover", n=self.n)


class Investigate(Node, frozen=True, tag="investigate"):
    def resolve(self, table: Table, me: Me, /) -> None:
        actions.investigate(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.locations[me.location(table)].clue is not None

    def say(self) -> Message:
        return say("effect-investigate")


class SoftenOmens(Node, frozen=True, tag="soften-omens"):
    """Fewer omens in this round's reckoning."""

    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.omens_softened += self.n

    def say(self) -> Message:
        return say("effect-soften-omens", n=self.n)


class TurnUpper(Node, frozen=True, tag="turn-upper"):
    """The action card about to be resolved resolves its upper effect."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.resolving = Half.UPPER

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.resolving is Half.LOWER

    def say(self) -> Message:
        return say("effect-turn-upper")


class NearLocations(SelectorWord, frozen=True, tag="near"):
    """The own location and every adjacent one."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return [replace(me, there=here) for here in reach(table, me, Where.NEAR)]

    def say(self) -> Message:
        return say("each-near")


class InTurnOrder(SelectorWord, frozen=True, tag="investigators"):
    """Every investigator, from the lead clockwise; alone, from the one the player names (rule fh.solo.24)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        return self._from(table, me, table.state.lead)

    def select(self, table: Table, me: Me, /) -> Flow[list[Me]]:
        return self._from(table, me, (yield from named_lead(table)))

    def _from(self, table: Table, me: Me, first: int) -> list[Me]:
        return [replace(me, who=who) for who in clockwise(table.state, first)]

    def say(self) -> Message:
        return say("each-investigator")
