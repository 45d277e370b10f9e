"""How everything on the table is called, in options, events, pings and explanations."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.decision import Thing

from .components import ANCIENT_ONES, CARDS, MYSTERIES, MYTHOS, SHEETS
from .words import front

RESERVE: Final = "reserve"
DOOM: Final = "doom"
OMEN: Final = "omen"
MYSTERY: Final = "mystery"
EXPEDITION: Final = "expedition"


@cache
def space(id: str) -> Thing:
    return f"space:{id}"


@cache
def investigator(id: str) -> Thing:
    return f"investigator:{id}"


def fallen(id: str) -> Thing:
    """A defeated investigator on the board."""
    return f"fallen:{id}"


def monster(token: int) -> Thing:
    return f"monster:{token}"


@cache
def card(id: str, owner: str | None = None) -> Thing:
    """A card by its front: which copy it is nobody may know. Of a spell or condition several may have one."""
    name = front(id)
    return f"card:{name}@{owner}" if owner is not None and CARDS[name].backs else f"card:{name}"


@cache
def component(id: str, owner: str | None = None) -> Thing:
    """Whatever has an ability: an investigator, an Ancient One, a mystery, a Mythos card or a card."""
    if id in SHEETS:
        return investigator(id)
    if id in ANCIENT_ONES:
        return ancient_one(id)
    if id in MYSTERIES:
        return MYSTERY
    return mythos(id) if id in MYTHOS else card(id, owner)


@cache
def gate(space: str) -> Thing:
    return f"gate:{space}"


@cache
def clue(space: str) -> Thing:
    return f"clue:{space}"


@cache
def mythos(id: str) -> Thing:
    return f"mythos:{id}"


def ancient_one(id: str) -> Thing:
    return f"ancient-one:{id}"


def die(face: str) -> Thing:
    """The dice of a test that show a number."""
    return f"die:{face}"
