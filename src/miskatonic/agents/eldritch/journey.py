"""Where the greedy bot goes: what a space is worth now, and what can be reached from it later."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from miskatonic.games.eldritch.board import BY_TICKET, SPACES, WORLD
from miskatonic.games.eldritch.view import InvestigatorView
from miskatonic.games.eldritch.words import PathKind

from .goals import Goals
from .situation import Situation

LATER: Final = 0.8
"""What is left of the worth of something that has to wait for another round."""

SPENT: Final = 0.3
"""What a ticket is worth."""

TAKEN: Final = 0.3
"""What is left of the worth of a goal that somebody else is going to reach first."""

REMAINS: Final = 0.4
"""How likely what is on a space now is still there in the next round."""


class Journey:
    """The ways of the own investigator."""

    def __init__(self, goals: Goals, situation: Situation) -> None:
        self.goals = goals
        self.situation = situation
        self._positions: dict[str, float] = {}

    def position(self, here: str) -> float:
        """What it is worth to be on a space: its encounter in this round, and the best goal for later."""
        known = self._positions.get(here)
        if known is None:
            known = self._positions[here] = self.share(here, 0, 0) + self.outlook(here)
        return known

    def outlook(self, here: str) -> float:
        """The best goal for later rounds; what is here may be gone by then."""
        away = WORLD.routes(here).away
        stay = REMAINS * LATER * self.share(here, 1, 1)
        return max(stay, *(self.later(there, int(away[there])) for there in SPACES if there != here))

    def later(self, goal: str, steps: int) -> float:
        """What a goal is worth that is so many steps away."""
        return LATER**steps * self.share(goal, steps, steps)

    def share(self, goal: str, steps: int, rounds: int) -> float:
        """What a goal is worth to somebody so many steps away, as another may be on the way to it."""
        value = self.goals.space(goal, rounds)
        claimed = self.claims.get(goal)
        if claimed is None or claimed > steps or value <= PLAIN:
            return value
        return PLAIN + TAKEN * (value - PLAIN)

    @cached_property
    def claims(self) -> dict[str, int]:
        """The goals that the others are on the way to, each the one that is best for them, and how far they are."""
        others = [each for each in self.situation.standing if each.seat != self.situation.seat and not each.delayed]
        return {goal: self.situation.away(other.space, goal) for other in others for goal in [self.goal_of(other)]}

    def goal_of(self, other: InvestigatorView) -> str:
        """Where somebody else is going, if they think as this bot does."""
        away = WORLD.routes(other.space).away
        return max(SPACES, key=lambda space: self.goals.space(space, 0) * LATER ** int(away[space]))

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
                    yield end, cost + SPENT

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

    def ticket(self, kind: str) -> float:
        """How much farther one gets at once with one more ticket."""
        own = self.situation.own
        train = kind == PathKind.TRAIN
        more = self.best(own.trains + train, own.ships + (not train))
        return more - max(self.best(own.trains, own.ships), self.position(own.space))


PLAIN: Final = 0.5
"""What an ordinary encounter is worth, which everybody can have."""
