"""A deck: an investigator and the cards they bring to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

Copies = Annotated[int, Meta(ge=1, le=99)]
Cards = Annotated[dict[str, Copies], Meta(max_length=300)]
"""How many copies of each code; there are fewer than two hundred cards."""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """One investigator and the cards of their deck: how many copies of each code. (lcg.deckbuilding.1)"""

    investigator: str
    cards: Cards
    """The chosen cards, which make up the deck size."""
    required: Cards = {}
    """The signatures, good and bad."""
    weaknesses: Cards = {}
    """The basic weaknesses, and those gained on the way."""
    story: Cards = {}
    """The story assets."""
    name: Annotated[str, Meta(max_length=1000)] = ""
    """What its player calls it."""

    @property
    def parts(self) -> tuple[dict[str, int], ...]:
        return self.cards, self.required, self.weaknesses, self.story

    @property
    def totals(self) -> dict[str, int]:
        """How many copies of each card there are, wherever they are listed."""
        return together(*self.parts)

    def codes(self) -> list[str]:
        """The whole deck as it is played, a code for every copy."""
        return [code for code, copies in sorted(self.totals.items()) for _ in range(copies)]


def together(first: Mapping[str, int], *others: Mapping[str, int]) -> dict[str, int]:
    """How many copies of each card there are in all of these."""
    totals = dict(first)
    for each in others:
        for code, copies in each.items():
            totals[code] = totals.get(code, 0) + copies
    return totals


def changed(cards: dict[str, int], code: str, by: int) -> dict[str, int]:
    """The same cards with more or fewer copies of one."""
    left = {**cards, code: cards.get(code, 0) + by}
    return {each: copies for each, copies in left.items() if copies > 0}
