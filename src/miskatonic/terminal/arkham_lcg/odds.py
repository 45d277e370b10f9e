"""The odds of the test under way with something more committed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from miskatonic.games.arkham_lcg.view import BagTokenView, TestView

TOLERANCE: Final = 0.0001
"""The odds of the view are rounded."""


def odds_with(test: TestView, bag: Sequence[BagTokenView], added: int) -> float | None:
    """The chance with so much added to the skill; None where more than the bag decides the test."""
    value = sum(term.amount for term in test.terms)
    now = float(chance(bag, value, test.difficulty))
    if test.tokens or abs(now - test.odds) > TOLERANCE:
        return None
    return float(chance(bag, value + added, test.difficulty))


def chance(bag: Sequence[BagTokenView], value: int, difficulty: int) -> Fraction:
    """Over all tokens; one that has another revealed goes on with the rest of the bag."""
    size = sum(token.count for token in bag)
    if not size:
        return Fraction(int(max(0, value) >= difficulty))
    return sum((token.count * with_token(bag, token, value, difficulty) for token in bag), Fraction(0)) / size


def with_token(bag: Sequence[BagTokenView], token: BagTokenView, value: int, difficulty: int) -> Fraction:
    if token.automatic is not None:
        return Fraction(int(token.automatic))
    total = value + (token.value or 0)
    if not token.again:
        return Fraction(int(max(0, total) >= difficulty))
    rest = [replace(each, count=each.count - (each is token)) for each in bag]
    return chance([each for each in rest if each.count], total, difficulty)
