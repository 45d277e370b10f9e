"""On which occasion effects are resolved."""

from __future__ import annotations

from msgspec import Struct

from .situation import Situation


class Occasion(Struct, frozen=True):
    """Where effects are resolved, and what they belong to."""

    situation: Situation
    space: str
    card: str = ""
    successes: float = 1.0
    monster: int | None = None
    """The token of the monster that they are about."""


def here(situation: Situation, card: str = "") -> Occasion:
    """Where the own investigator stands."""
    return Occasion(situation, situation.own.space, card)
