"""How a deck stands in a file: one list of codes with their numbers of copies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..printed import PRINTED
from ..words import say
from .collection import BACKS, is_story_asset
from .deck import Deck
from .problems import DeckError, Fault, problem

RANDOM_BASIC_WEAKNESS: Final = "01000"
"""Stands in a file for a weakness that is still to be drawn."""
MOST_COPIES_IN_FILE: Final = 99
LONGEST_NAME: Final = 200
MOST_NAMED: Final = 12
"""So many cards that are not in the core set are named; of more it is told how many."""


def deck_of(investigator: str, cards: Mapping[str, int], name: str) -> Deck:
    """Put every card where it belongs. Whether the deck is a legal one is not asked here."""
    parts: dict[str, dict[str, int]] = {"cards": {}, "required": {}, "weaknesses": {}, "story": {}}
    for code, copies in cards.items():
        if copies and code != RANDOM_BASIC_WEAKNESS:
            parts[_part(investigator, code)][code] = copies
    return Deck(investigator, **parts, name=" ".join(name.split())[:LONGEST_NAME].rstrip())


def listed(deck: Deck) -> dict[str, int]:
    """All cards of a deck, with the weaknesses that are still to be drawn."""
    if deck.investigator not in BACKS:
        raise DeckError(problem(Fault.UNKNOWN_INVESTIGATOR, code=deck.investigator))
    refuse_outside(code for code in deck.totals if code not in PRINTED)
    due = BACKS[deck.investigator].basic_weaknesses - sum(deck.weaknesses.values())
    undrawn = {RANDOM_BASIC_WEAKNESS: due} if due > 0 else {}
    return {**undrawn, **dict(sorted(deck.totals.items()))}


def check_count(card: str, copies: int) -> None:
    """No file needs more copies than this, and none can mean fewer than none."""
    if not 0 <= copies <= MOST_COPIES_IN_FILE:
        raise DeckError(problem(Fault.FILE_COUNT, card=card[:LONGEST_NAME], most=MOST_COPIES_IN_FILE))


def refuse_outside(names: Iterable[str]) -> None:
    """One sentence for all the cards that the core set does not have."""
    if strangers := list(dict.fromkeys(names)):
        cards = [say("deck-outside-card", name=name[:LONGEST_NAME]) for name in strangers[:MOST_NAMED]]
        raise DeckError(problem(Fault.FILE_OUTSIDE, cards=cards, more=len(strangers) - len(cards)))


def _part(investigator: str, code: str) -> str:
    card = PRINTED[code]
    if card.of == investigator:
        return "required"
    if card.weakness is not None:
        return "weaknesses"
    return "story" if is_story_asset(card) else "cards"
