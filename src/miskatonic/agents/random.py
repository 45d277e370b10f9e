"""The bot that picks any legal option."""

from __future__ import annotations

from random import Random

from miskatonic.kernel.decision import Decision, Option

from . import Look


class RandomAgent:
    """Every legal option is as likely as any other."""

    def __init__(self, seed: int | str = 0) -> None:
        self._draw = Random(seed).random

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        return options[int(self._draw() * len(options))]
