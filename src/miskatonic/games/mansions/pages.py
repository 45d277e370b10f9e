"""What was read out so far, for everybody to read again: prologue, clues, events, Objective (rule mom.secrecy.9)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from miskatonic.kernel.text import Message

from .components import OBJECTIVES, STORIES
from .hidden_rooms import fitting
from .state import Mansions
from .words import CardId, Letter, card_name, front, say, story_name


class PageView(Struct, frozen=True, gc=False):
    """Something that was read out, with what it says; nobody looks it up before its time."""

    id: str
    name: Message
    lines: list[Message]


def see_pages(state: Mansions) -> list[PageView]:
    """The prologue, then what came of it: clues that were found, and the alternatives of events that held."""
    if not state.investigators:
        return []
    last = len(STORIES[state.story].questions)
    clues = [clue_page(front(card)) for card in state.found_clues]
    events = [event_page(id, tuple(sorted(state.answers.items()))) for id in state.past_events]
    return [prologue(state.story, last, state.answers[last]), *clues, *events]


def see_objective(state: Mansions, seat: int | None) -> PageView | None:
    """To the keeper always; to all once it is revealed (rules mom.objective.2, mom.objective.6)."""
    letter = state.answers.get(1)
    if letter is None or not (state.revealed or seat == state.keeper):
        return None
    return objective_page(state.story, letter)


@lru_cache(maxsize=64)
def prologue(story: str, last: int, letter: Letter) -> PageView:
    begun = f"story-{story}-prologue"
    return PageView(story, story_name(story), [say(begun), say(f"{begun}-{last}{letter.lower()}")])


@lru_cache(maxsize=256)
def clue_page(card: CardId) -> PageView:
    return PageView(card, card_name(card), [say(f"{card}-text")])


@lru_cache(maxsize=1024)
def event_page(id: str, answers: tuple[tuple[int, Letter], ...]) -> PageView:
    """Only what held by the keeper's answers, whatever else had to be so (rule mom.event.8)."""
    read = [entry.text for entry in fitting(id, dict(answers)) if entry.text is not None and entry.when is None]
    return PageView(id, card_name(id), [say(f"{id}-{text}") for text in read])


@lru_cache(maxsize=64)
def objective_page(story: str, letter: Letter) -> PageView:
    id = OBJECTIVES[story, letter].id
    return PageView(id, card_name(id), [say(f"{id}-{part}") for part in ("reveal", "investigators", "keeper")])
