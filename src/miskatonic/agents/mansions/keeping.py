"""What the keeper makes of the table: where each monster should be, and what it is worth to bring it there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf
from typing import Final, NamedTuple

from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import SpaceId

from .errands import OUT, errand_of
from .people import Person, mover, strikes
from .situation import Situation

ARRIVAL: Final = 2.0
"""What it is worth that a monster arrives, beside the steps."""


class Move(NamedTuple):
    """A monster, and what it is worth to move it."""

    monster: MonsterView
    worth: float


class Keeping:
    """The table as the keeper sees it."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    @cached_property
    def weakest(self) -> Person | None:
        return max(self.situation.people, key=self.weakness, default=None)

    def weakness(self, person: Person) -> float:
        """How much somebody is worth attacking: the nearer to death the better, and whoever carries the story."""
        lead = self.situation.lead
        runs = lead is not None and any(self.situation.runner(room) is person for room in lead.rooms)
        relative = self.situation.view.blood_relative == person.seat and self.situation.view.objective == "C"
        bears = self._bears_boy(person)
        return (
            8.0 / max(1, person.health) + (1.0 if runs else 0.0) + (1.0 if relative else 0.0) + (2.0 if bears else 0.0)
        )

    def _bears_boy(self, person: Person) -> bool:
        """Is somebody with the body that has to be brought out?"""
        view = self.situation.view
        aim = view.revealed and (view.story, view.objective) == ("green-eyed-boy", "C")
        return aim and bool(view.corpses.get(person.space))

    def closeness(self, spaces: Sequence[SpaceId]) -> float:
        """How near some spaces are to investigators: high where they are."""
        best = -9.0
        for person in self.situation.people:
            away = self.situation.ground.away("investigator", person.space, spaces)
            best = max(best, 0.2 * self.weakness(person) - away)
        return best

    # Monsters.

    def goal(self, monster: MonsterView) -> tuple[Sequence[SpaceId], float]:
        """Where a monster should go, and how much a step there is worth."""
        errand = errand_of(self.situation, monster)
        if errand is not None:
            return errand
        people = self.situation.people
        if not people:
            return (), 0.0
        steps = self.situation.ground.steps(mover(monster), monster.space)
        prey = max(people, key=lambda each: self.weakness(each) / (1.5 + steps.get(each.space, inf)))
        return (prey.space,), 0.5 * (1 + 0.5 * strikes(monster))

    def away(self, monster: MonsterView, space: SpaceId) -> float:
        """How far a monster would be from its goal if it stood in a space."""
        spaces, _ = self.goal(monster)
        return self.situation.ground.away(mover(monster), space, spaces)

    def gain(self, monster: MonsterView, steps: int) -> float:
        """What so many steps of a monster are worth."""
        if monster.stun or monster.halted:
            return -1.0
        spaces, weight = self.goal(monster)
        away = self.situation.ground.away(mover(monster), monster.space, spaces)
        if away in (0, inf):
            return 0.0 if away or weight < OUT else OUT
        arrival = ARRIVAL * weight if away <= steps else 0.0
        far = 1.0 if away <= 6 or errand_of(self.situation, monster) else 0.6
        return 0.5 * weight * min(steps, away) * far + arrival

    def best_move(self, steps: int) -> float:
        return max((self.gain(each, steps) for each in self.situation.view.monsters), default=0.0)
