"""How everything on the table of Final Hour is called, in options, events, pings and explanations."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Thing

SHEET: Final = "deck:sheet"
"""What lies beside the sheet of the Ancient One."""
CUP: Final = "deck:cup"
RITUAL_SITE: Final = "ritual-site"


def location(number: int) -> Thing:
    return f"location:{number}"


def walkway(one: int, other: int) -> Thing:
    return f"walkway:{min(one, other)}-{max(one, other)}"


def monster(token: int) -> Thing:
    return f"monster:{token}"


def investigator(id: str) -> Thing:
    return f"investigator:{id}"


def action_card(number: int) -> Thing:
    return f"action:{number}"


def priority_card(number: int) -> Thing:
    return f"priority:{number}"


def item(id: str) -> Thing:
    return f"item:{id}"


def symbol(symbol: str) -> Thing:
    return f"symbol:{symbol}"


def gate(symbol: str) -> Thing:
    return f"gate:{symbol}"


def reckoning_row(id: str) -> Thing:
    return f"row:{id}"
