"""A decision with the view it is taken from, and its options as the bot scores them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from miskatonic.games.arkham_lcg.view import EnemyView
from miskatonic.kernel.decision import Decision, Role

from .goals import Goals
from .situation import Candidate, Situation, read_option
from .turn import Turn


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, situation: Situation) -> None:
        self.decision = decision
        self.situation = situation
        self.cause = decision.cause or ""

    @cached_property
    def candidates(self) -> list[Candidate]:
        """What its options come to, in their order."""
        return [read_option(option, self.situation.codes) for option in self.decision.options]

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.situation)

    @cached_property
    def turn(self) -> Turn:
        return Turn(self.situation, self.goals)

    def enemy(self, candidate: Candidate) -> EnemyView:
        return self.situation.enemies[candidate.card]

    def seat(self, candidate: Candidate) -> int:
        """The seat of the investigator an option is about."""
        return next(each.seat for each in self.situation.view.investigators if each.code == candidate.code)


Score = Callable[[Question, Candidate], float]


def first(question: Question, candidate: Candidate) -> float:
    """As the options are listed."""
    return -float(question.candidates.index(candidate))


def done(question: Question, candidate: Candidate) -> float:
    """Nothing more."""
    return 1.0 if candidate.verb == Role.DONE else 0.0
