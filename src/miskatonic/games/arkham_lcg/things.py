"""How everything on the table of the card game is called, in options, events, pings and explanations.

A physical card has one name wherever it is: `card:43`. An investigator's own card is the investigator.
"""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Thing

from .printed import PRINTED
from .words import Kind

ENCOUNTER: Final = "encounter"
"""Whose the encounter deck and its discard pile are."""

BAG: Final = "bag"
CULTISTS: Final = "cultists"
"""The cultists set aside."""
LOG: Final = "log"
SET_ASIDE: Final = "set-aside"
TEST: Final = "test"
VICTORY: Final = "victory"


def copy(number: int) -> Thing:
    """A card by its number."""
    return f"card:{number}"


def card(code: str, number: int) -> Thing:
    """A card, of which everybody knows whether it is an investigator."""
    printed = PRINTED.get(code)
    return investigator(code) if printed is not None and printed.type is Kind.INVESTIGATOR else copy(number)


def investigator(code: str) -> Thing:
    return f"investigator:{code}"


def deck(owner: str) -> Thing:
    return f"deck:{owner}"


def discard(owner: str) -> Thing:
    return f"discard:{owner}"


def resources(code: str) -> Thing:
    return f"resources:{code}"


def token(name: str) -> Thing:
    return f"token:{name}"


def skill(name: str) -> Thing:
    return f"skill:{name}"


def printed(code: str) -> Thing:
    """A card of the collection."""
    return f"printed:{code}"
