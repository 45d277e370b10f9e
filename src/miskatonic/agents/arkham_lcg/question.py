"""A decision, and what the bot reads in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from miskatonic.games.arkham_lcg.view import EnemyView
from miskatonic.kernel.decision import Decision, Role

from .goals import Goals
from .reading import Choice, Reading, read_option
from .turn import Turn


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, reading: Reading) -> None:
        self.decision = decision
        self.reading = reading
        self.cause = decision.cause or ""

    @cached_property
    def choices(self) -> list[Choice]:
        """What its options come to, in their order."""
        return [read_option(option, self.reading.codes) for option in self.decision.options]

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.reading)

    @cached_property
    def turn(self) -> Turn:
        return Turn(self.reading, self.goals)

    def enemy(self, choice: Choice) -> EnemyView:
        return self.reading.enemies[choice.card]

    def seat(self, choice: Choice) -> int:
        """The seat of the investigator an option is about."""
        return next(each.seat for each in self.reading.view.investigators if each.code == choice.code)


Answer = Callable[[Question, Choice], float]


def first(question: Question, choice: Choice) -> float:
    """As the options are listed."""
    return -float(question.choices.index(choice))


def done(question: Question, choice: Choice) -> float:
    """Nothing more."""
    return 1.0 if choice.verb == Role.DONE else 0.0
