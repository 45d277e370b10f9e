"""Decks that are ready to play."""

from __future__ import annotations

from miskatonic.kernel.text import Message

from ..words import card_name, say
from .collection import BACKS, CONTENT
from .deck import Deck


def new_deck(investigator: str, cards: dict[str, int], name: str = "") -> Deck:
    """The chosen cards and those the investigator requires; random weaknesses are added at the end of construction."""
    return Deck(investigator, dict(cards), {code: 1 for code in BACKS[investigator].required}, name=name)


def starter(investigator: str) -> Deck:
    """The deck of the first steps: any four fit into two core sets."""
    return new_deck(investigator, CONTENT.starters[investigator])


def alternative(investigator: str) -> Deck:
    """A deck with two copies of most cards, for two core sets."""
    return new_deck(investigator, CONTENT.alternatives[investigator])


def starter_name(investigator: str) -> Message:
    return say("deck-starter", investigator=card_name(investigator))


def alternative_name(investigator: str) -> Message:
    return say("deck-alternative", investigator=card_name(investigator))
