"""A decision, and what the bot reads in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from miskatonic.games.arkham_lcg.view import EnemyView
from miskatonic.kernel.decision import Decision

from .goals import Goals
from .reading import Key, Reading, read_key
from .turn import Turn


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, reading: Reading) -> None:
        self.decision = decision
        self.reading = reading
        self.cause = decision.cause or ""

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.reading)

    @cached_property
    def turn(self) -> Turn:
        return Turn(self.reading, self.goals)

    def enemy(self, key: Key) -> EnemyView:
        return self.reading.enemies[key.card]

    def seat(self, key: Key) -> int:
        """The seat of an investigator named in a key."""
        return next(each.seat for each in self.reading.view.investigators if each.code == key.code)


Answer = Callable[[Question, Key], float]


def first(question: Question, key: Key) -> float:
    """As the options are listed."""
    return -next(float(place) for place, option in enumerate(question.decision.options) if read_key(option.key) == key)


def done(question: Question, key: Key) -> float:
    """Nothing more."""
    return 1.0 if key.verb in ("done", "as-listed") else 0.0
