"""What everybody has seen of cards on their way into decks, so that it can be told where they lie.

A card that goes under its deck lies there for all to know; of several that were shuffled only the order is unknown. An
event that is shuffled with the top cards of a deck lies no deeper than they do.
"""

from __future__ import annotations

from collections.abc import Iterable

from . import things
from .state import Arkham


def remember(state: Arkham, cards: Iterable[str]) -> None:
    """Everybody has seen these cards go into a deck, shuffled together where they are several."""
    number = max(state.mixed.values(), default=0) + 1
    for card in cards:
        state.mixed[card] = number


def put_under(state: Arkham, deck: list[str], card: str) -> None:
    """A card goes to the bottom of a deck, which everybody sees."""
    deck.insert(0, card)
    remember(state, (card,))


def remember_monsters(state: Arkham, tokens: Iterable[int]) -> None:
    remember(state, map(things.monster, tokens))


def forget_monsters(state: Arkham) -> None:
    """The monster deck is shuffled."""
    for token in state.monster_deck:
        state.mixed.pop(things.monster(token), None)


def sink(state: Arkham, deck: list[str], card: str) -> None:
    """A card was shuffled with the top two of a deck, in which others may lie hidden like it."""
    state.depths[card] = min(3, len(deck))
    for other in deck:
        if other in state.depths and other != card:
            state.depths[other] = max(3, state.depths[other] + 1)
    known = [each for each in deck[-3:] if each in state.mixed and each != card]
    if len(known) > 1:
        remember(state, known)


def rise(state: Arkham, deck: list[str], drawn: str) -> None:
    """The top card of a deck was drawn: whatever lies hidden in it is nearer to the top."""
    state.depths.pop(drawn, None)
    for card in deck:
        if card in state.depths:
            state.depths[card] -= 1
