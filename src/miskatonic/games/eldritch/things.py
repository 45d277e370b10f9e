"""How everything on the table is called, in options, events, pings and explanations."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Thing

from .words import front

RESERVE: Final = "reserve"
DOOM: Final = "doom"
OMEN: Final = "omen"
MYSTERY: Final = "mystery"
EXPEDITION: Final = "expedition"


def space(id: str) -> Thing:
    return f"space:{id}"


def investigator(id: str) -> Thing:
    return f"investigator:{id}"


def monster(token: int) -> Thing:
    return f"monster:{token}"


def card(id: str) -> Thing:
    """A card by its front: which copy it is nobody may know."""
    return f"card:{front(id)}"


def gate(space: str) -> Thing:
    return f"gate:{space}"


def clue(space: str) -> Thing:
    return f"clue:{space}"


def mythos(id: str) -> Thing:
    return f"mythos:{id}"


def ancient_one(id: str) -> Thing:
    return f"ancient-one:{id}"
