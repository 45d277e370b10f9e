"""How everything on the table is called, in options, events, pings and explanations."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.decision import Thing

from .components import CARDS, SHEETS
from .words import front

DISPLAY: Final = "display"
SHEET: Final = "scenario"
CUP: Final = "cup"
EVENT_DECK: Final = "events"


@cache
def space(id: str) -> Thing:
    return f"space:{id}"


@cache
def neighborhood(id: str) -> Thing:
    return f"neighborhood:{id}"


@cache
def investigator(id: str) -> Thing:
    return f"investigator:{id}"


def monster(token: int) -> Thing:
    return f"monster:{token}"


@cache
def card(id: str, owner: str | None = None) -> Thing:
    """A card by its front: which copy it is nobody may know. Of a condition several may have one."""
    name = front(id)
    return f"card:{name}@{owner}" if owner is not None and CARDS[name].kind == "condition" else f"card:{name}"


@cache
def component(id: str, owner: str | None = None) -> Thing:
    """Whatever has an ability: an investigator or a card."""
    return investigator(id) if id in SHEETS else card(id, owner)


@cache
def archive(number: int) -> Thing:
    return f"archive:{number}"


@cache
def headline(id: str) -> Thing:
    return f"headline:{id}"


def die(face: str) -> Thing:
    """The dice of a test that show a number."""
    return f"die:{face}"
