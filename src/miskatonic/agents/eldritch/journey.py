"""Where the greedy bot goes: what a space is worth now, and what can be reached from it later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from miskatonic.games.eldritch.board import BY_TICKET, SPACES, WORLD
from miskatonic.games.eldritch.view import InvestigatorView
from miskatonic.games.eldritch.words import PathKind

from .goals import Goals

LATER: Final = 0.72
"""What is left of the worth of something that has to wait for another round."""

SPENT: Final = 0.45
"""What a ticket is worth."""

TAKEN: Final = 0.35
"""What is left of the worth of a goal that somebody else is nearer to."""


class Journey:
    """The ways of the own investigator."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals
        self.situation = goals.situation
        self._positions: dict[str, float] = {}

    def position(self, here: str) -> float:
        """What it is worth to be on a space: its encounter in this round, and the best goal for later."""
        known = self._positions.get(here)
        if known is None:
            known = self._positions[here] = self.share(here, here) + self.outlook(here)
        return known

    def outlook(self, here: str) -> float:
        """The best goal for later rounds."""
        away = WORLD.routes(here).away
        return max(self.share(there, here) * LATER ** int(away[there]) for there in SPACES if there != here)

    def share(self, goal: str, here: str) -> float:
        """What a goal is worth to somebody on a space, as others may be there before."""
        value = self.goals.space(goal)
        if value <= 0 or not self.rivals(goal, self.situation.away(here, goal)):
            return value
        return PLAIN + TAKEN * (value - PLAIN) if value > PLAIN else value

    def rivals(self, goal: str, steps: int) -> bool:
        """Is anybody else nearer to a goal?"""
        return any(self._nearer(other, goal, steps) for other in self.situation.standing)

    def _nearer(self, other: InvestigatorView, goal: str, steps: int) -> bool:
        if other.seat == self.situation.seat or other.delayed:
            return False
        away = self.situation.away(other.space, goal)
        moved = self.situation.view.phase != "action" or other.seat not in self.situation.view.order
        return away < steps or (away == steps and away == 0 and moved)

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
        best = max(self.position(end) - cost for end, cost in self.reach(own.space, own.trains, own.ships))
        return best - self.position(own.space)


PLAIN: Final = 1.0
"""What an ordinary encounter is worth, which everybody can have."""
