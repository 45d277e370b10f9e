"""What questions and events come from: the component whose effect is resolved, an encounter, an action."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.causes import action, called, caused, encounter, monster
from miskatonic.kernel.text import Message

from .components import ANCIENT_ONES, CARDS, MONSTERS, MYSTERIES, MYTHOS, SHEETS
from .words import front, say

__all__ = ["action", "cause_name", "caused", "component", "encounter", "monster"]


@cache
def component(id: str) -> str | None:
    """A component that has effects, by its id; None for encounters, which are called by what they are about."""
    name = front(id)
    printed = {
        "investigator": SHEETS,
        "ancient-one": ANCIENT_ONES,
        "mystery": MYSTERIES,
        "mythos": MYTHOS,
        "monster": MONSTERS,
        "card": CARDS,
    }
    return next((f"{word}:{name}" for word, ids in printed.items() if name in ids), None)


@cache
def cause_name(cause: str) -> Message:
    """How a cause is called: `card:debt` by the message `card-debt`, an encounter by its title."""
    return called(say, cause)
