"""The signs on the map: every colour has a shape beside it."""

from __future__ import annotations

from typing import Final

from miskatonic.games.final_hour.bestiary import KINDS, MonsterKind
from miskatonic.games.final_hour.view import InvestigatorView, Space
from miskatonic.games.final_hour.words import Colour, Zone, location_name
from miskatonic.kernel.text import Message

from .words import say

COLOUR_SIGNS: Final = {Colour.RED: "▲", Colour.BLUE: "○"}
ZONE_SIGNS: Final = {Zone.GREEN: "♣", Zone.PURPLE: "☾", Zone.ORANGE: "☼"}
CLUE: Final = "?"
GATE: Final = "◎"
OMEN: Final = "●"
FRESH, USED = "◆", "◇"
HEALTH, LOST = "♥", "♡"
NO_HEALTH: Final = "∞"

Piece = tuple[str, str]
"""A few characters and their style."""


def letter(kind: MonsterKind) -> Message:
    """The letter of a kind: its name for special monsters, its leftmost symbol for others."""
    if kind.special is not None:
        return say(f"letter-{kind.special}")
    return say(f"letter-{kind.symbols[0]}" if kind.symbols else "letter-plain")


def space_mark(space: Space, locale: str) -> Piece:
    """A monster space in three characters."""
    if space.holds == "empty":
        return " · ", "muted"
    if space.holds == "damage":
        return "###", "damage"
    return monster_mark(KINDS[space.holds], locale)


def monster_mark(kind: MonsterKind, locale: str) -> Piece:
    health = NO_HEALTH if kind.health is None else str(kind.health)
    return COLOUR_SIGNS[kind.colour] + letter(kind).text(locale) + health, str(kind.colour)


def short_name(number: int) -> Message:
    """A location's name for narrow places."""
    return say(f"short-location-{number}")


def place(number: int) -> Message:
    """A location with its number."""
    return say("place", number=number, name=location_name(number))


def initial(investigator: str) -> Message:
    return say(f"initial-{investigator}")


def hearts(investigator: InvestigatorView) -> Piece:
    left = investigator.health
    style = "danger" if left <= 1 else "red"
    return HEALTH * left + LOST * (investigator.most_health - left), style
