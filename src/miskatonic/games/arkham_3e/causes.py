"""What questions and events come from: the component whose effect is resolved, an encounter, an action, a token."""

from __future__ import annotations

from functools import cache

from miskatonic.kernel.causes import action, called, caused, encounter, monster
from miskatonic.kernel.text import Message

from .components import CARDS, HEADLINES, SCENARIOS, SHEETS
from .state import Face
from .words import front, say

__all__ = ["action", "archive", "cause_name", "caused", "component", "encounter", "monster", "scenario", "token"]


@cache
def component(id: str) -> str | None:
    """A component that has effects, by its id; None for encounters, which are called by where they happen."""
    if id.startswith("archive:"):
        return id
    name = front(id)
    printed = {"investigator": SHEETS, "card": CARDS, "headline": HEADLINES, "scenario": SCENARIOS}
    # A starting card is called like its copy in the deck.
    return next((f"{word}:{name.partition('@')[0]}" for word, ids in printed.items() if name in ids), None)


@cache
def archive(number: int, face: Face = "front") -> str:
    """A card of the codex, by the side that counts."""
    return f"archive:{number}" if face == "front" else f"archive:{number}-back"


@cache
def token(word: str) -> str:
    """A token of the mythos cup."""
    return f"token:{word}"


def scenario(id: str) -> str:
    return f"scenario:{id}"


@cache
def cause_name(cause: str) -> Message:
    """How a cause is called: `card:torch` by the message `card-torch`, an encounter by its title."""
    return called(say, cause)
