"""A bot that gives every option a score and takes the best; a game's own says how it scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from miskatonic.kernel.decision import Decision, Option

from . import Look


class ScoringAgent(ABC):
    """Takes the option with the best score; the seed says which of equals."""

    def __init__(self, seed: int | str = 0) -> None:
        self._taste = Random(seed).getrandbits(16)

    @abstractmethod
    def scores(self, decision: Decision, view: Any) -> Sequence[float]:
        """How good every option is, by what the seat sees."""

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        scores = self.scores(decision, look())
        best = max(scores)
        equals = [option for option, score in zip(options, scores, strict=True) if score == best]
        return equals[self._taste % len(equals)]
