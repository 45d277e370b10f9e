"""A bot for Eldritch Horror that takes what looks best at the moment.

It remembers nothing that would change an answer: every option gets a score from what the seat sees, and the best is
taken. All scores share one currency, in which a clue is worth about three and a mystery about thirty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.agents.scoring import ScoringAgent
from miskatonic.games.eldritch.view import View
from miskatonic.kernel.decision import Decision

from .answers import ANSWERS, anything
from .memory import Memory
from .question import Question


class GreedyAgent(ScoringAgent):
    """Weighs every option."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._memory = Memory()

    def scores(self, decision: Decision, view: Any) -> Sequence[float]:
        assert isinstance(view, View)
        question = Question(decision, view, self._memory)
        answer = ANSWERS.get(decision.topic, anything)
        return [answer(question, option) for option in decision.options]
