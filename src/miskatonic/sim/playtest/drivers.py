"""How a game under test is driven: random choices, often with habits that lead into rare corners."""

from __future__ import annotations

from random import Random
from typing import Any

from miskatonic.kernel.decision import Option
from miskatonic.kernel.table import Table

LIKINGS = (0.03, 0.3, 1.0, 1.0, 3.0, 30.0)
TRIES = 4


class Driver:
    """Chooses for all seats, and which seat answers first.

    Plain chance rarely waits eight rounds for a ritual, or seals whatever can be sealed. So some drivers like some kinds
    of options and dislike others, and some are cautious: they try a choice on a clone and avoid what ends the game.
    """

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed)
        self._likings: dict[str, float] | None = {} if self._draw.random() < 0.5 else None
        self._cautious = self._draw.random() < 0.5

    def next(self, table: Table[Any]) -> tuple[int, Option]:
        """The next answer: a seat that is asked, and one of its options."""
        pending = table.pending
        seat = self._draw.choice(list(pending))
        option = self._pick(pending[seat].options)
        for _ in range(TRIES if self._cautious else 0):
            if not ends(table, seat, option):
                break
            option = self._pick(pending[seat].options)
        return seat, option

    def _pick(self, options: list[Option]) -> Option:
        likings = self._likings
        if likings is None:
            return self._draw.choice(options)
        weights = [self._liking(likings, option.key.partition(":")[0]) for option in options]
        return self._draw.choices(options, weights)[0]

    def _liking(self, likings: dict[str, float], kind: str) -> float:
        if kind not in likings:
            likings[kind] = self._draw.choice(LIKINGS)
        return likings[kind]


def ends(table: Table[Any], seat: int, option: Option) -> bool:
    """Would this choice end the game?"""
    trial = table.clone()
    trial.choose(option, seat)
    return trial.result is not None
