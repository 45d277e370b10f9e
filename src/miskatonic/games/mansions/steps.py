"""What an option of a turn leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

Carrying = Callable[[Any, int], Any]
"""Carries something out for an investigator, at once or as a flow."""


class Step(Struct, frozen=True):
    """Something to be done in a turn: how, and whether monsters in the space have to be evaded first."""

    flow: Carrying
    evades: bool


def evading(flow: Carrying) -> Step:
    """Whoever does it evades first (rule mom.evade.1)."""
    return Step(flow, True)


def free_of_evading(flow: Carrying) -> Step:
    """An attack, something without an Action, or what brings its own evade checks along (rule mom.evade.12)."""
    return Step(flow, False)
