"""Two-sided cards: all copies show the same front, and nobody knows the back of one before it is turned.

A copy is called by its front and a number (`debt#3`), so that its back is found by its name. Whatever people see, keys
and things among it, uses the front. Who has seen which backs is kept in the state as `Backs`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from . import rng
from .rng import Random

EVERYBODY = -1

_NUMBER: Final = re.compile(r"#\d+")


def front(card: str) -> str:
    """What the front of a card tells: "debt" of the copy `debt#3`; any other card is its own front."""
    return card.partition("#")[0]


def only_fronts(words: str) -> str:
    """Words that name copies, as everybody may read them: `action:debt|0` of `action:debt#3|0`."""
    return _NUMBER.sub("", words)


def back(card: str) -> int:
    """Which of the backs a copy has, counted from 0."""
    return int(card.partition("#")[2]) - 1


def is_two_sided(card: str) -> bool:
    return "#" in card


def copies(name: str, backs: int) -> list[str]:
    """The copies of a card with so many backs."""
    return [f"{name}#{number}" for number in range(1, backs + 1)]


class Backs(Struct, array_like=True):
    """The copies whose backs somebody has seen since they left their deck, by seat; some everybody has."""

    seen: dict[int, list[str]] = {}

    def show(self, card: str, seat: int = EVERYBODY) -> None:
        known = self.seen.setdefault(seat, [])
        if card not in known:
            known.append(card)

    def forget(self, card: str) -> None:
        """It is shuffled into its deck."""
        for known in self.seen.values():
            if card in known:
                known.remove(card)

    def known(self, card: str, seat: int | None) -> bool:
        """Does a seat know the back of a copy? None is a spectator."""
        by_all = card in self.seen.get(EVERYBODY, ())
        return by_all or (seat is not None and card in self.seen.get(seat, ()))

    def known_by(self, seat: int | None) -> set[str]:
        """All copies whose back a seat knows."""
        return {card for who in (EVERYBODY, seat) if who is not None for card in self.seen.get(who, ())}


def search(source: Random, deck: list[str], fits: Callable[[str], bool], *, looked: bool) -> str | None:
    """Take the first card from the bottom that fits; a deck that was looked through is shuffled.

    Not `looked`: cards are only drawn until one fits, and those passed over go back, so that it is shuffled for them.
    """
    for place, card in enumerate(deck):
        if fits(card):
            del deck[place]
            if looked or place:
                rng.shuffle(source, deck)
            return card
    rng.shuffle(source, deck)
    return None


def put_back(source: Random, backs: Backs, deck: list[str], card: str) -> None:
    """A card goes back into its deck, and nobody knows its back any more."""
    backs.forget(card)
    deck.append(card)
    rng.shuffle(source, deck)


def deal_backs(source: Random, piles: Sequence[list[str]], known: Callable[[str], bool]) -> dict[str, str]:
    """Deal the backs that are not known anew among the copies in some piles, which keep their fronts in their places.

    Gives the new name of every copy that has another one.
    """
    hidden: dict[str, list[str]] = {}
    for pile in piles:
        for card in pile:
            if is_two_sided(card) and not known(card):
                hidden.setdefault(front(card), []).append(card)
    renamed: dict[str, str] = {}
    for cards in hidden.values():
        dealt = list(cards)
        rng.shuffle(source, dealt)
        renamed.update({old: new for old, new in zip(cards, dealt, strict=True) if old != new})
    for pile in piles:
        pile[:] = [renamed.get(card, card) for card in pile]
    return renamed
