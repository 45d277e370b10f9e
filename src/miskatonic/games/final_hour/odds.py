"""How likely the symbols of the ritual are, from the clues that were found; views and bots have it from here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

from .setup import CLUES_PER_SYMBOL
from .words import RITUAL_SYMBOLS, Symbol


@lru_cache(1 << 16)
def ritual_pairs(found: tuple[str, ...]) -> tuple[tuple[Symbol, Symbol, float], ...]:
    """The pairs the ritual tokens can be after the clues found, with their probabilities (rule fh.ritual.2)."""
    left = {symbol: CLUES_PER_SYMBOL - found.count(symbol) for symbol in RITUAL_SYMBOLS}
    ways = {
        (one, other): comb(left[one], 2) if one is other else left[one] * left[other]
        for one, other in combinations_with_replacement(RITUAL_SYMBOLS, 2)
    }
    total = sum(ways.values())
    return tuple((one, other, count / total) for (one, other), count in ways.items() if count)


@lru_cache(1 << 16)
def symbol_chances(found: tuple[str, ...]) -> dict[str, float]:
    """For each symbol how likely at least one of the two ritual tokens shows it."""
    pairs = ritual_pairs(found)
    return {
        symbol.value: round(sum((likely for *pair, likely in pairs if symbol in pair), 0.0), 4)
        for symbol in RITUAL_SYMBOLS
    }


def revealed_chances(tokens: Sequence[Symbol]) -> dict[str, float]:
    """The same once everybody sees them."""
    return {symbol.value: float(symbol in tokens) for symbol in RITUAL_SYMBOLS}
