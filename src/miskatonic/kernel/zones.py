"""Where components are: decks, bags and the piles beside them. All of them are lists of ids in the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from . import rng
from .rng import Random

T = TypeVar("T")


class Deck(Struct, Generic[T], array_like=True, gc=False):
    """A face-down deck (the top is the end of the list) and its face-up discard pile."""

    cards: list[T]
    discard: list[T]

    def draw(self) -> T | None:
        """Take the top card; None when the deck is empty."""
        return self.cards.pop() if self.cards else None

    def reshuffle(self, source: Random) -> None:
        """Shuffle the discard pile into the deck."""
        self.cards.extend(self.discard)
        self.discard.clear()
        rng.shuffle(source, self.cards)


def shuffled(cards: Iterable[T], source: Random) -> Deck[T]:
    """A deck of these cards in random order, with nothing discarded."""
    deck = Deck(list(cards), list[T]())
    rng.shuffle(source, deck.cards)
    return deck


class Bag(Struct, Generic[T], array_like=True, gc=False):
    """An opaque container: what is drawn is random, and what was drawn and used lies beside it."""

    tokens: list[T]
    beside: list[T]

    def draw(self, source: Random) -> T | None:
        """Take a token at random; None when the bag is empty."""
        return rng.take(source, self.tokens) if self.tokens else None

    def refill(self) -> None:
        """Put everything that lies beside the bag back into it."""
        self.tokens.extend(self.beside)
        self.beside.clear()
