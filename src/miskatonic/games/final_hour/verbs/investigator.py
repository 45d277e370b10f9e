"""Verbs that help: what upper effects and items let investigators do."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import Effects, Node, Selector, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import actions
from ..campus import CAMPUS
from ..damage import remove_damage
from ..health import recover_health
from ..play import clockwise
from ..seals import seal_walkway, sealable
from ..words import DAMAGE, Half, say
from .act import Act, Where, monsters_in_reach, named_lead, place, reach


class Move(Node, frozen=True, tag="move"):
    n: int

    def resolve(self, act: Act, /) -> Flow[None]:
        yield from actions.move(act.table, act.who, self.n)

    def say(self) -> Message:
        return say("effect-move", n=self.n)


class Walk(Node, frozen=True, tag="walk"):
    """Exactly so many moves, never into the same location twice, with an effect in each one entered.

    The effect is resolved as far as possible: no way may be taken that makes the walk shorter (rule fh.effects.3).
    """

    n: int
    each: Effects

    def resolve(self, act: Act, /) -> Flow[None]:
        entered: frozenset[int] = frozenset()
        for left in range(self.n, 0, -1):
            reached = actions.longest_walk(act.own, entered, left)
            if reached == 0:
                return
            ways = [
                way
                for way in actions.fresh_ways(act.own, entered)
                if actions.longest_walk(way.value, entered | {way.value}, left - 1) == reached - 1
            ]
            to: int = yield from ask(act.seat, say("prompt-walk"), ways, "fh.effects.3", act.table.cause, topic="walk")
            actions.enter(act.table, act.who, to)
            entered |= {to}
            yield from resolve(self.each, act)

    def say(self) -> Message:
        return say("effect-walk", n=self.n, each=say_effects(self.each))


class Stroll(Node, frozen=True, tag="stroll"):
    """Up to so many moves, never into the same location twice, with an effect in each one entered."""

    n: int
    each: Effects

    def resolve(self, act: Act, /) -> Flow[None]:
        entered: set[int] = set()
        for left in range(self.n, 0, -1):
            who = act.table.state.investigators[act.who].id
            ways = [*actions.fresh_ways(act.own, entered), actions.STAY_OPTIONS[act.own]]
            to: int | None = yield from ask(
                act.seat,
                actions.move_prompt(who, left),
                ways,
                "fh.move.2",
                act.table.cause,
                QuestionKind.SEVERAL,
                "move",
                left,
            )
            if to is None:
                return
            actions.enter(act.table, act.who, to)
            entered.add(to)
            yield from resolve(self.each, act)

    def say(self) -> Message:
        return say("effect-stroll", n=self.n, each=say_effects(self.each))


class Attack(Node, frozen=True, tag="attack"):
    n: int
    at: Where

    def resolve(self, act: Act, /) -> Flow[None]:
        here = yield from actions.choose_location(
            act.table,
            act.who,
            reach(act, self.at),
            actions.where_prompt(self.n),
            "fh.attack.1",
            "attack-where",
            self.n,
        )
        if here is not None:
            yield from actions.attack(act.table, act.who, here, self.n)

    def possible(self, act: Act, /) -> bool:
        return monsters_in_reach(act, self.at)

    def say(self) -> Message:
        return say("effect-attack", n=self.n, where=place(self.at))


class AttackPerCard(Node, frozen=True, tag="attack-per-card"):
    """An attack in the own location, so strong for each priority card played this round."""

    n: int

    def resolve(self, act: Act, /) -> Flow[None]:
        state = act.table.state
        played = 2 if state.solo else sum(1 for each in state.played if each.who == act.who)
        yield from actions.attack(act.table, act.who, act.own, self.n * played)

    def say(self) -> Message:
        return say("effect-attack-per-card", n=self.n)


class Destroy(Node, frozen=True, tag="destroy"):
    at: Where

    def resolve(self, act: Act, /) -> Flow[None]:
        here = yield from actions.choose_location(
            act.table, act.who, reach(act, self.at), say("prompt-destroy"), "fh.attack.7", "destroy-where"
        )
        if here is not None:
            yield from actions.destroy_one(act.table, act.who, here)

    def possible(self, act: Act, /) -> bool:
        return monsters_in_reach(act, self.at)

    def say(self) -> Message:
        return say("effect-destroy", where=place(self.at))


class Drive(Node, frozen=True, tag="drive"):
    """Make up to so many monsters go to an adjacent location each."""

    n: int
    at: Where

    def resolve(self, act: Act, /) -> Flow[None]:
        driven: set[int] = set()
        for _ in range(self.n):
            went = yield from actions.drive(act.table, act.who, reach(act, self.at), driven)
            if not went:
                return

    def possible(self, act: Act, /) -> bool:
        return monsters_in_reach(act, self.at)

    def say(self) -> Message:
        return say("effect-drive", n=self.n, where=place(self.at))


class Seal(Node, frozen=True, tag="seal"):
    n: int

    def resolve(self, act: Act, /) -> Flow[None]:
        for _ in range(self.n):
            yield from seal_walkway(act.table, act.seat, CAMPUS.edges_at(act.own))

    def possible(self, act: Act, /) -> bool:
        return bool(sealable(act.table, CAMPUS.edges_at(act.own)))

    def say(self) -> Message:
        return say("effect-seal", n=self.n)


class Repair(Node, frozen=True, tag="repair"):
    n: int
    at: Where

    def resolve(self, act: Act, /) -> Flow[None]:
        for _ in range(self.n):
            damaged = self._damaged(act)
            if not damaged:
                return
            options = [actions.AT_OPTIONS[here] for here in damaged]
            here: int = yield from ask(
                act.seat, say("prompt-repair"), options, "fh.damage.10", act.table.cause, topic="repair"
            )
            remove_damage(act.table, here)

    def possible(self, act: Act, /) -> bool:
        return bool(self._damaged(act))

    def _damaged(self, act: Act) -> list[int]:
        locations = act.table.state.locations
        return [here for here in reach(act, self.at) if DAMAGE in locations[here].spaces]

    def say(self) -> Message:
        return say("effect-repair", n=self.n, where=place(self.at))


class Recover(Node, frozen=True, tag="recover"):
    n: int

    def resolve(self, act: Act, /) -> Flow[None]:
        recover_health(act.table, act.who, self.n)
        yield from ()

    def possible(self, act: Act, /) -> bool:
        health = act.table.state.investigators[act.who].health
        return health.left < health.most

    def say(self) -> Message:
        return say("effect-recover", n=self.n)


class Investigate(Node, frozen=True, tag="investigate"):
    def resolve(self, act: Act, /) -> Flow[None]:
        actions.investigate(act.table, act.who)
        yield from ()

    def possible(self, act: Act, /) -> bool:
        return act.table.state.locations[act.own].clue is not None

    def say(self) -> Message:
        return say("effect-investigate")


class SoftenOmens(Node, frozen=True, tag="soften-omens"):
    """Fewer omens in this round's reckoning."""

    n: int

    def resolve(self, act: Act, /) -> Flow[None]:
        act.table.state.omens_softened += self.n
        yield from ()

    def say(self) -> Message:
        return say("effect-soften-omens", n=self.n)


class TurnUpper(Node, frozen=True, tag="turn-upper"):
    """The action card about to be resolved resolves its upper effect."""

    def resolve(self, act: Act, /) -> Flow[None]:
        act.table.state.resolving = Half.UPPER
        yield from ()

    def possible(self, act: Act, /) -> bool:
        return act.table.state.resolving is Half.LOWER

    def say(self) -> Message:
        return say("effect-turn-upper")


class NearLocations(Struct, Selector, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="near"):
    """The own location and every adjacent one."""

    def contexts(self, act: Act, /) -> Flow[list[Act]]:
        yield from ()
        return [replace(act, there=here) for here in reach(act, Where.NEAR)]

    def say(self) -> Message:
        return say("each-near")


class InTurnOrder(Struct, Selector, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="investigators"):
    """Every investigator, from the lead clockwise; alone, from the one the player names (rule fh.solo.24)."""

    def contexts(self, act: Act, /) -> Flow[list[Act]]:
        first = yield from named_lead(act.table)
        return [replace(act, who=who) for who in clockwise(act.table.state, first)]

    def say(self) -> Message:
        return say("each-investigator")
