"""What questions and events come from: the card whose effect is resolved, a trait, a monster, an action."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.causes import action, called, caused, monster
from miskatonic.kernel.text import Message

from .components import TRAITS
from .words import CardId, front, say

__all__ = ["EVADE", "FIRE", "HORROR_CHECK", "SET_UP", "action", "card", "cause_name", "caused", "component", "monster"]

HORROR_CHECK: Final = action("horror-check")
EVADE: Final = action("evade")
FIRE: Final = action("fire")
SET_UP: Final = action("set-up")


@cache
def card(id: CardId) -> str:
    """A card of any kind, by its front."""
    return f"card:{front(id)}"


def component(id: str) -> str | None:
    """A component that has effects, by its id: a trait or a card; None where nothing is named."""
    if not id:
        return None
    return f"trait:{id}" if id in TRAITS else card(id)


@cache
def cause_name(cause: str) -> Message:
    """How a cause is called: `card:axe` by the message `card-axe`, an action by `cause-...`."""
    return called(say, cause)
