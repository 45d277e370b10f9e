"""A bot for Mansions of Madness that takes what looks best at the moment, as keeper or as investigator.

Every option gets a score from what the seat sees, and the best is taken. Investigators follow the chain of clues, as
far as it was read out, and then what the Objective asks of them; a clue is worth forty, a card in a room four, a point
of damage about one and a half. The keeper sends monsters where his Objective wants them, or after the weakest.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from miskatonic.agents.scoring import ScoringAgent
from miskatonic.games.mansions.view import View
from miskatonic.kernel.decision import Decision

from .answers import ANSWERS, anything
from .keeper_answers import KEEPER_ANSWERS
from .question import Question

AT_RANDOM = frozenset({"answer", "character"})
"""Questions of the set-up for which any answer is as good."""


class GreedyAgent(ScoringAgent):
    """Weighs every option."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._draw = Random(f"set-up:{seed}").random

    def scores(self, decision: Decision, view: Any) -> Sequence[float]:
        assert isinstance(view, View)
        if decision.topic in AT_RANDOM:
            return [self._draw() for _ in decision.options]
        answers = KEEPER_ANSWERS if decision.seat == view.keeper else ANSWERS
        return answers.get(decision.topic, anything)(Question(decision, view))
