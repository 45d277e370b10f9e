"""What was read out so far, for everybody to read again: prologue, clues, events, Objective (rule mom.secrecy.9)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from miskatonic.kernel.text import Message

from .components import OBJECTIVES, STORIES
from .state import Mansions
from .words import CardId, Letter, card_name, front, say, story_name


class PageView(Struct, frozen=True, gc=False):
    """Something that was read out, with what it says; nobody looks it up before its time."""

    id: str
    name: Message
    lines: list[Message]


def read_out(state: Mansions) -> tuple[object, ...]:
    """All that the pages depend on."""
    return state.found_clues, state.past_events, state.events_read, bool(state.investigators)


def see_pages(state: Mansions) -> list[PageView]:
    """The prologue, then what came of it: clues that were found, and the alternatives of events that held."""
    if not state.investigators:
        return []
    last = len(STORIES[state.story].questions)
    clues = [clue_page(front(card)) for card in state.found_clues]
    events = [event_page(id, tuple(state.events_read.get(id, ()))) for id in state.past_events]
    return [prologue(state.story, last, state.answers[last]), *clues, *events]


def see_objective(state: Mansions, seat: int | None) -> PageView | None:
    """To whoever knows it (rules mom.objective.2, mom.objective.6)."""
    letter = state.answers.get(1)
    return objective_page(state.story, letter) if letter is not None and state.knows_objective(seat) else None


@lru_cache(maxsize=64)
def prologue(story: str, last: int, letter: Letter) -> PageView:
    begun = f"story-{story}-prologue"
    return PageView(story, story_name(story), [say(begun), say(f"{begun}-{last}{letter.lower()}")])


@lru_cache(maxsize=256)
def clue_page(card: CardId) -> PageView:
    return PageView(card, card_name(card), [say(f"{card}-text")])


@lru_cache(maxsize=1024)
def event_page(id: str, read: tuple[str, ...]) -> PageView:
    """Only what was read out of it (rule mom.event.8)."""
    return PageView(id, card_name(id), [say(f"{id}-{text}") for text in read])


@lru_cache(maxsize=64)
def objective_page(story: str, letter: Letter) -> PageView:
    id = OBJECTIVES[story, letter].id
    return PageView(id, card_name(id), [say(f"{id}-{part}") for part in ("reveal", "investigators", "keeper")])
