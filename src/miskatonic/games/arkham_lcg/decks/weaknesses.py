"""Random basic weaknesses: how many a deck still needs, and which ones it gets. (lcg.deckbuilding.9)"""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Random

from .building import total_experience
from .collection import BACKS, TWO_CORE_SETS, Collection
from .deck import Deck, changed


def basic_weaknesses(collection: Collection = TWO_CORE_SETS, trait: str | None = None) -> list[str]:
    """The basic weaknesses that can still be drawn, a code for every copy; on request only those with a trait.

    They are drawn from one set of them, however many core sets there are; a second set is opened when the first has
    been used up.
    """
    wanted = [
        card
        for card in collection.cards.values()
        if card.weakness == "basic" and (trait is None or trait in card.traits) and collection.includes(card.code)
    ]
    for sets in range(1, collection.core_sets + 1):
        left = [card.code for card in wanted for _ in range(card.copies * sets - collection.taken.get(card.code, 0))]
        if left:
            return left
    return []


def draw_basic_weakness(source: Random, collection: Collection, trait: str | None = None) -> str | None:
    """A random basic weakness of those the decks at the table have left; None when there is none."""
    pool = basic_weaknesses(collection, trait)
    return rng.take(source, pool) if pool else None


def gain_weakness(deck: Deck, code: str) -> Deck:
    """The deck with one weakness more."""
    return replace(deck, weaknesses=changed(deck.weaknesses, code, 1))


def weaknesses_due(deck: Deck, collection: Collection = TWO_CORE_SETS, *, standalone: bool = False) -> int:
    """How many random basic weaknesses a deck lacks at the end of its construction. (lcg.standalone.2, .3)"""
    extra = total_experience(deck, collection) // 10 if standalone else 0
    return max(0, BACKS[deck.investigator].basic_weaknesses + extra - sum(deck.weaknesses.values()))


def add_weaknesses(source: Random, deck: Deck, collection: Collection, *, standalone: bool = False) -> Deck:
    """The deck with the random basic weaknesses it requires, drawn from what the other decks have left."""
    for _ in range(weaknesses_due(deck, collection, standalone=standalone)):
        code = draw_basic_weakness(source, collection.without(deck))
        if code is not None:
            deck = gain_weakness(deck, code)
    return deck
