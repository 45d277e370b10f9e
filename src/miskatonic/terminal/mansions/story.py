"""The story: what is read aloud, and the game told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.mansions.events import (
    ClueFound,
    Escaped,
    EventRevealed,
    Healed,
    InvestigatorKilled,
    MonsterKilled,
    MonsterPlaced,
    ObjectiveRevealed,
    RoundBegan,
    Suffered,
    WentInsane,
)
from miskatonic.games.mansions.words import card_name, investigator_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import rounds
from ..pieces import HEALTH, SANITY
from ..scene import read_aloud
from .marks import initial
from .words import say

SIGNS: Final = {"damage": HEALTH, "horror": SANITY}


def aloud(event: Event) -> list[Message]:
    """Prologue, clues, events, the Objective: what is a page to be read, unless the event itself says it."""
    return [page for page in read_aloud(event) if page != event.say()]


def told(event: Event) -> Message:
    return event.say()


def told_by_rounds(events: Sequence[Event]) -> list[Message]:
    """One line for each round."""
    return rounds.told_by_rounds(events, round_of, what_happened)


def round_of(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def what_happened(events: Sequence[Event]) -> list[Message]:
    """Milestones, monsters, what everybody suffered."""
    milestones = [message for event in events for message in milestone(event)]
    counts = {
        "story-placed": sum(isinstance(each, MonsterPlaced) for each in events),
        "story-killed": sum(isinstance(each, MonsterKilled) for each in events),
    }
    return [*milestones, *(say(id, count=count) for id, count in counts.items() if count), *losses(events)]


def milestone(event: Event) -> list[Message]:
    """What is worth a word of its own."""
    match event:
        case ClueFound():
            return [say("story-clue", card=card_name(event.card))]
        case EventRevealed():
            return [say("story-event", card=card_name(event.card))]
        case ObjectiveRevealed():
            return [say("story-objective")]
        case InvestigatorKilled():
            return [say("story-died", who=investigator_name(event.who))]
        case Escaped():
            return [say("story-escaped", who=investigator_name(event.who))]
        case WentInsane():
            return [say("story-insane", who=investigator_name(event.who))]
        case _:
            return []


def losses(events: Sequence[Event]) -> list[Message]:
    """How much damage and horror everybody suffered."""
    harm = (each for each in events if isinstance(each, Suffered) and not isinstance(each, Healed))
    totals = rounds.lost_in_all(harm)
    return [say("story-lost", who=initial(who), what=f"−{count}{SIGNS[what]}") for (who, what), count in totals.items()]
