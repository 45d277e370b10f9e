"""How the greedy bot judges effects: what it is worth to resolve them, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from miskatonic.kernel.effects import Effect

from .occasion import Occasion

Judge = Callable[[Occasion, Any], float]
"""What a verb is worth on an occasion."""

Judges = dict[type[Any], Judge]

WORTH: Final[Judges] = {}
"""What each verb is worth; verbs that are not here make no difference to the bot."""


def worth(at: Occasion, effects: Sequence[Effect]) -> float:
    """What it is worth to resolve effects, one after the other."""
    total = 0.0
    for effect in effects:
        judge = WORTH.get(type(effect))
        if judge is not None:
            total += judge(at, effect)
    return total


def steady(value: float) -> Judge:
    """The same worth whatever the occasion."""
    return lambda at, effect: value
