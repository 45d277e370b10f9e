"""What the greedy bot knows of the ritual: which symbols are likely, and how good cards are for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from miskatonic.games.final_hour.cards import PRIORITY
from miskatonic.games.final_hour.odds import ritual_pairs
from miskatonic.games.final_hour.ritual import CARDS_FOR_THE_RITUAL
from miskatonic.games.final_hour.words import Symbol

ALLY_MATCH = 0.67
"""How likely a card that another player lays down matches."""

SOLO_TARGET: Final = 4
KNOWN: Final = 1 << 16
"""How many answers are remembered; they depend on nothing but the question."""

SYMBOL: Final = {number: card.symbol for number, card in PRIORITY.items()}


@lru_cache(KNOWN)
def certainty(found: tuple[str, ...]) -> float:
    """How likely the likeliest pair is."""
    return max(likely for _, _, likely in ritual_pairs(found))


@lru_cache(KNOWN)
def success(matches: int, allies: int, ally_match: float) -> float:
    """How likely the ritual succeeds when the own cards match so often; alone, how much of the target is reached."""
    if not allies:
        return min(matches / SOLO_TARGET, 1.0)
    cards = CARDS_FOR_THE_RITUAL * allies
    missing = max(0, 2 * (allies + 1) - matches)
    return sum(
        comb(cards, hits) * ally_match**hits * (1 - ally_match) ** (cards - hits) for hits in range(missing, cards + 1)
    )


@lru_cache(KNOWN)
def _chance(symbols: tuple[Symbol, ...], found: tuple[str, ...], allies: int, ally_match: float) -> float:
    return sum(
        likely * success(symbols.count(one) + symbols.count(other), allies, ally_match)
        for one, other, likely in ritual_pairs(found)
    )


def chance(cards: Sequence[int], found: tuple[str, ...], allies: int) -> float:
    """How likely the ritual succeeds with these cards of one's own, whatever the allies lay down."""
    return _chance(tuple(sorted([SYMBOL[card] for card in cards])), found, allies, ALLY_MATCH)


def chance_alone(cards: Sequence[int], found: tuple[str, ...]) -> float:
    """How likely the cards kept in a solo game reach the target."""
    symbols = [SYMBOL[card] for card in cards]
    return sum(
        likely for one, other, likely in ritual_pairs(found) if symbols.count(one) + symbols.count(other) >= SOLO_TARGET
    )
