"""Where the greedy bot goes: what a space is worth now, and what can be reached from it later."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from miskatonic.games.eldritch.board import BY_TICKET, WORLD
from miskatonic.games.eldritch.view import InvestigatorView
from miskatonic.games.eldritch.words import PathKind

from .memory import Memory
from .situation import Situation

HURRY: Final = 1.4
"""What a step of the way to a goal costs, as doom does not wait."""

SPENT: Final = 0.3
"""What a ticket is worth."""

TAKEN: Final = 0.3
"""What is left of the worth of a goal that somebody else goes for."""

REMAINS: Final = 0.4
"""How likely what is on a space now is still there in the next round."""

LATER: Final = 0.6
"""How much of the worth of what comes after the next goal counts."""

GOALS: Final = 8
"""How many goals are thought of, the best of all."""


class Journey:
    """The ways of the own investigator: an encounter now, a goal after it, and another goal after that."""

    def __init__(self, memory: Memory, situation: Situation) -> None:
        self.memory = memory
        self.goals = memory.goals(situation)
        self.situation = situation
        self._positions: dict[str, float] = {}

    def position(self, here: str) -> float:
        """What it is worth to be on a space: its encounter in this round, and the best way to go on."""
        known = self._positions.get(here)
        if known is None:
            moved = 0.0 if here == self.situation.own.space else self.goals.toll(here)
            known = self._positions[here] = moved + self.share(here, 0) + self.onward_from(here)
        return known

    def onward_from(self, here: str) -> float:
        """The best way to go on after the encounter on a space; what is here may be gone by then."""
        away = WORLD.routes(here).away
        ways = (
            self.share(goal, steps) + self.goals.toll(goal) - HURRY * steps + LATER * self.then[goal]
            for goal in self.targets
            if goal != here
            for steps in [int(away[goal])]
        )
        return max(REMAINS * self.share(here, 1) - HURRY, max(ways, default=0.0))

    @cached_property
    def targets(self) -> list[str]:
        """The spaces that are worth going to from afar."""
        return sorted(self.goals.interesting, key=lambda space: (-self.share(space, 0), space))[:GOALS]

    @cached_property
    def then(self) -> dict[str, float]:
        """What can be reached from each goal afterwards."""
        return {goal: max(self.second(goal), default=0.0) for goal in self.targets}

    def second(self, goal: str) -> Iterator[float]:
        away = WORLD.routes(goal).away
        for other in self.targets:
            if other != goal:
                yield self.share(other, 0) - HURRY * int(away[other])

    def share(self, goal: str, rounds: int) -> float:
        """What a goal is worth in so many rounds; little, if somebody else goes for it."""
        value = self.goals.space(goal, rounds)
        if value <= PLAIN or goal not in self.claims:
            return value
        return PLAIN + TAKEN * (value - PLAIN)

    @cached_property
    def claims(self) -> set[str]:
        """The goals that others go for: each investigator has one, and whoever has most of it comes first.

        All bots work out the same, so that nobody waits for somebody who waits for them.
        """
        bids = sorted((bid for seat in self.ready for bid in self.bids(seat)), key=lambda bid: (-bid[0], bid[1:]))
        going: dict[int, str] = {}
        for _, seat, goal in bids:
            if seat not in going and (goal not in going.values() or self.goals.joined(goal)):
                going[seat] = goal
        own = going.pop(self.situation.seat, None)
        return {goal for goal in going.values() if goal != own and not self.goals.joined(goal)}

    @cached_property
    def ready(self) -> list[InvestigatorView]:
        """Who can go for something: everybody in play who is not delayed, and the own investigator."""
        return [self.situation.own, *(each for each in self.situation.others if not each.delayed)]

    def bids(self, who: InvestigatorView) -> Iterator[tuple[float, int, str]]:
        """What each goal is worth to somebody, less the way to it."""
        away = WORLD.routes(who.space).away
        goals = self.memory.goals(Situation(self.situation.view, who.seat))
        for goal in goals.interesting:
            yield goals.space(goal) - HURRY * int(away[goal]), who.seat, goal

    # Steps.

    def reach(self, here: str, trains: int, ships: int) -> Iterator[tuple[str, float]]:
        """Where a travel action can end, and the worth of the tickets it takes."""
        for there in WORLD.neighbours[here]:
            yield from self.onward(there, trains, ships)

    def onward(self, here: str, trains: int, ships: int) -> Iterator[tuple[str, float]]:
        """Where tickets can take somebody who has just moved, who may stay too."""
        yield here, 0.0
        for kind, left in ((PathKind.TRAIN, trains), (PathKind.SHIP, ships)):
            if not left:
                continue
            train = kind is PathKind.TRAIN
            for there in BY_TICKET[kind].neighbours[here]:
                for end, cost in self.onward(there, trains - train, ships - (not train)):
                    yield end, cost + SPENT - self.goals.toll(here)

    def after(self, here: str, trains: int, ships: int) -> float:
        """The best a travel action can come to that has led to a space so far."""
        return max(self.position(end) - cost for end, cost in self.onward(here, trains, ships))

    @property
    def travel(self) -> float:
        """How much better one can be off by travelling than by staying."""
        own = self.situation.own
        return self.best(own.trains, own.ships) - self.position(own.space)

    def best(self, trains: int, ships: int) -> float:
        """The best a travel action can come to with such tickets."""
        here = self.situation.own.space
        return max(self.position(end) - cost for end, cost in self.reach(here, trains, ships))

    def sailing(self, *, travels: bool) -> float:
        """How much better one can be off by sailing to the next space, perhaps to travel on from there."""
        here = self.situation.own.space
        best = max(self.landing(there, travels=travels) for there in BY_TICKET[PathKind.SHIP].neighbours[here])
        return best - self.landing(here, travels=travels)

    def landing(self, here: str, *, travels: bool) -> float:
        """What it is worth to come to a space in the midst of a turn."""
        ways = WORLD.neighbours[here] if travels else ()
        return max(self.position(there) for there in (here, *ways))

    def ticket(self, kind: str) -> float:
        """How much farther one gets at once with one more ticket."""
        own = self.situation.own
        train = kind == PathKind.TRAIN
        more = self.best(own.trains + train, own.ships + (not train))
        return more - max(self.best(own.trains, own.ships), self.position(own.space))


PLAIN: Final = 0.5
"""What an ordinary encounter is worth, which everybody can have."""
