"""The story: what is read aloud, the dice in the log, and the game told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.eldritch.events import (
    AncientOneAwoke,
    DoomAdvanced,
    GateClosed,
    GateOpened,
    InvestigatorDefeated,
    Lost,
    MonsterDefeated,
    MonsterSpawned,
    MysterySolved,
    Recovered,
    RoundBegan,
    RumorSolved,
    Spent,
    TestEnded,
)
from miskatonic.games.eldritch.events.people import Prevented
from miskatonic.games.eldritch.words import investigator_name, mystery_name, mythos_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import rounds
from ..dice import told_with_dice
from ..pieces import HEALTH, SANITY
from ..scene import read_aloud
from .marks import initial
from .words import say

SIGNS: Final = {"health": HEALTH, "sanity": SANITY}


aloud = read_aloud


def told(event: Event) -> Message:
    """An event; a test with its dice."""
    return told_with_dice(event.say(), event.dice if isinstance(event, TestEnded) else ())


def told_by_rounds(events: Sequence[Event]) -> list[Message]:
    """One line for each round."""
    return rounds.told_by_rounds(events, round_of, what_happened)


def round_of(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def what_happened(events: Sequence[Event]) -> list[Message]:
    """Milestones, gates and monsters, doom, what everybody lost."""
    milestones = [message for event in events for message in milestone(event)]
    counts = {
        "story-gates": sum(isinstance(each, GateOpened) for each in events),
        "story-closed": sum(isinstance(each, GateClosed) for each in events),
        "story-spawned": sum(isinstance(each, MonsterSpawned) for each in events),
        "story-defeated": sum(isinstance(each, MonsterDefeated) for each in events),
    }
    told = [say(id, count=count) for id, count in counts.items() if count]
    doom = [each.doom for each in events if isinstance(each, DoomAdvanced)]
    return [*milestones, *told, *([say("story-doom", doom=doom[-1])] if doom else []), *losses(events)]


def milestone(event: Event) -> list[Message]:
    """What is worth a word of its own."""
    match event:
        case MysterySolved():
            return [say("story-solved", name=mystery_name(event.mystery))]
        case RumorSolved():
            return [say("story-rumor", name=mythos_name(event.mythos))]
        case InvestigatorDefeated():
            return [say("story-fell", who=investigator_name(event.who))]
        case AncientOneAwoke():
            return [event.say()]
        case _:
            return []


def losses(events: Sequence[Event]) -> list[Message]:
    """How much health and sanity everybody lost."""
    harm = (each for each in events if isinstance(each, Lost) and not isinstance(each, Recovered | Spent | Prevented))
    totals = rounds.lost_in_all(harm)
    return [say("story-lost", who=initial(who), what=f"−{count}{SIGNS[what]}") for (who, what), count in totals.items()]
