"""A bot for Arkham Horror, third edition, that takes what looks best at the moment.

Every option gets a score from what the seat sees, and the best is taken. All scores share one currency, in which a clue
is worth eight, a doom on the scenario sheet costs five, and a step of the codex is worth twenty-five. It remembers only
which events it has seen go under the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.agents.scoring import ScoringAgent
from miskatonic.games.arkham_3e.view import View
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
