"""A bot for Eldritch Horror that takes what looks best at the moment.

It remembers nothing that would change an answer: every option gets a score from what the seat sees, and the best is
taken. All scores share one currency, in which a clue is worth about three and a mystery about thirty.
"""

from __future__ import annotations

from random import Random
from typing import Any

from miskatonic.agents import Look
from miskatonic.games.eldritch.view import View
from miskatonic.kernel.decision import Decision, Option

from .answers import ANSWERS, anything
from .memory import Memory
from .question import Question


class GreedyAgent:
    """Takes the option with the best score; the seed says which of equals."""

    def __init__(self, seed: int | str = 0) -> None:
        self._taste = Random(seed).getrandbits(16)
        self._memory = Memory()

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        question = Question(decision, seen(look()), self._memory)
        answer = ANSWERS.get(decision.topic, anything)
        scores = [answer(question, option) for option in decision.options]
        best = max(scores)
        equals = [option for option, score in zip(decision.options, scores, strict=True) if score == best]
        return equals[self._taste % len(equals)]


def seen(view: Any) -> View:
    assert isinstance(view, View)
    return view
