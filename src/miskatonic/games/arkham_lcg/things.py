"""How everything on the table of the card game is called, in options, events, pings and explanations.

A card has one name wherever it is: in a hand, in play, committed, in a discard pile. Only an investigator's own card
goes by its code, as do the deck, the discard pile and the resources of an investigator.
"""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Thing

from .printed import PRINTED
from .words import INVESTIGATOR

BAG: Final = "bag"
VICTORY: Final = "victory"
"""The victory display."""
TEST: Final = "test"
"""The skill test that is being made."""
CULTISTS: Final = "cultists"
"""The cultists that are set aside."""
SET_ASIDE: Final = "set-aside"
LOG: Final = "log"
"""The campaign log."""
ENCOUNTER_DECK: Final = "deck:encounter"
ENCOUNTER_DISCARD: Final = "discard:encounter"

_INVESTIGATORS: Final = frozenset(code for code, card in PRINTED.items() if card.type is INVESTIGATOR)


def card(number: int) -> Thing:
    return f"card:{number}"


def investigator(code: str) -> Thing:
    return f"investigator:{code}"


def copy(code: str, number: int) -> Thing:
    """A card that may be an investigator's own."""
    return investigator(code) if code in _INVESTIGATORS else card(number)


def deck(code: str) -> Thing:
    return f"deck:{code}"


def discard(code: str) -> Thing:
    return f"discard:{code}"


def resources(code: str) -> Thing:
    return f"resources:{code}"


def token(token: str) -> Thing:
    return f"token:{token}"


def skill(skill: str) -> Thing:
    return f"skill:{skill}"


def printed(code: str) -> Thing:
    """A card of the collection."""
    return f"printed:{code}"
