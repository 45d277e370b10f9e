"""What an option of a turn leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

Carrying = Callable[[Any, int], Any]
"""Carries something out for an investigator, at once or as a flow."""
Spent = Literal["move", "action", "nothing"]


class Step(Struct, frozen=True):
    """Something to be done in a turn: how, whether monsters in the space have to be evaded first, and for what."""

    flow: Carrying
    evades: bool
    spends: Spent


def evading(flow: Carrying, spends: Spent = "action") -> Step:
    """Whoever does it evades first (rule mom.evade.1)."""
    return Step(flow, True, spends)


def free_of_evading(flow: Carrying, spends: Spent = "action") -> Step:
    """An attack, something without an Action, or what brings its own evade checks along (rule mom.evade.12)."""
    return Step(flow, False, spends)
