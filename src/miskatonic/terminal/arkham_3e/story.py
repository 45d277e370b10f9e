"""The story: what is read aloud, the dice in the log, and the game told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.arkham_3e.events import (
    AnomalyAppeared,
    ArchiveAdded,
    ArchiveTurned,
    CardTurned,
    DiceRolled,
    HeadlineRead,
    InvestigatorDefeated,
    MonsterDefeated,
    MonsterSpawned,
    Outbreak,
    Prevented,
    Recovered,
    Researched,
    RoundBegan,
    SheetDoom,
    Suffered,
)
from miskatonic.games.arkham_3e.words import archive_name, investigator_name, neighborhood_name, space_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import rounds
from ..dice import told_with_dice
from ..pieces import HEALTH, SANITY
from ..scene import read_aloud
from .marks import initial
from .words import say

SIGNS: Final = {"damage": HEALTH, "horror": SANITY}


def aloud(event: Event) -> list[Message]:
    """What is to be read: the scene, a card of the codex; and a headline or the back of a condition, too."""
    shown = event.highlighted()
    if isinstance(event, HeadlineRead | CardTurned) and shown is not None and shown.text is not None:
        return [shown.text]
    return read_aloud(event)


def told(event: Event) -> Message:
    """An event; where dice are rolled, with what they show. What is changed afterwards is told die by die."""
    return told_with_dice(event.say(), event.dice if isinstance(event, DiceRolled) else ())


def told_by_rounds(events: Sequence[Event]) -> list[Message]:
    """One line for each round."""
    return rounds.told_by_rounds(events, round_of, what_happened)


def round_of(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def what_happened(events: Sequence[Event]) -> list[Message]:
    """Milestones, monsters, clues and doom, what everybody suffered."""
    milestones = [message for event in events for message in milestone(event)]
    counts = {
        "story-spawned": sum(isinstance(each, MonsterSpawned) for each in events),
        "story-defeated": sum(isinstance(each, MonsterDefeated) for each in events),
        "story-researched": sum(each.count for each in events if isinstance(each, Researched)),
    }
    told = [say(id, count=count) for id, count in counts.items() if count]
    doom = [each.total for each in events if isinstance(each, SheetDoom)]
    return [*milestones, *told, *([say("story-doom", doom=doom[-1])] if doom else []), *losses(events)]


def milestone(event: Event) -> list[Message]:
    """What is worth a word of its own."""
    match event:
        case ArchiveTurned():
            return [say("story-turned", number=event.archive)]
        case ArchiveAdded():
            return [say("story-archive", number=event.archive, name=archive_name(event.archive))]
        case InvestigatorDefeated():
            return [say("story-fell", who=investigator_name(event.who))]
        case AnomalyAppeared():
            return [say("story-anomaly", where=neighborhood_name(event.neighborhood))]
        case Outbreak():
            return [say("story-outbreak", where=space_name(event.at))]
        case _:
            return []


def losses(events: Sequence[Event]) -> list[Message]:
    """How much damage and horror everybody suffered."""
    harm = (each for each in events if isinstance(each, Suffered) and not isinstance(each, Recovered | Prevented))
    totals = rounds.lost_in_all(harm)
    return [say("story-lost", who=initial(who), what=f"−{count}{SIGNS[what]}") for (who, what), count in totals.items()]
