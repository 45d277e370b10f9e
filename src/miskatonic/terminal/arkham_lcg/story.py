"""The story: what is read aloud on the way, and the game told afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.events import (
    ActAdvanced,
    AgendaAdvanced,
    CluesDiscoveredEvent,
    EnemyWasDefeated,
    Harmed,
    IntroductionRead,
    InvestigatorDefeated,
    Resigned,
    RoundBegan,
    ScenarioBegan,
    ScenarioEnded,
    Spawned,
)
from miskatonic.games.arkham_lcg.words import card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from ..words import dotted
from ..words import say as say_terminal
from .marks import HEALTH, SANITY, initial
from .pages import resolution
from .words import say


def aloud(event: Event) -> list[Message]:
    """The introduction, the ending, and the other side of an act or agenda."""
    match event:
        case IntroductionRead():
            return [say_game(f"intro-{part}") for part in introduction(event)]
        case ScenarioEnded():
            return [say_game(f"resolution-{event.scenario}-{event.resolution}")]
        case ActAdvanced() | AgendaAdvanced():
            return [
                say("lcg-other-side", name=say_game(f"card-{event.card}-b"), text=say_game(f"card-{event.card}-b-text"))
            ]
        case _:
            return []


def introduction(event: IntroductionRead) -> list[str]:
    """The parts that are read; that of the second scenario depends on how the first one ended."""
    if event.scenario != "midnight-masks":
        return [event.scenario]
    first = 1 if "lita-forced-to-find-others" in event.notes else 2
    return [f"{event.scenario}-{part}" for part in (first, 3)]


def told_by_rounds(events: Sequence[Event]) -> list[Message]:
    """One line for each round, a heading and an end for each scenario."""
    told: list[Message] = []
    during: list[Event] = []
    number = 0
    for event in events:
        if isinstance(event, (RoundBegan, ScenarioEnded)):
            if number:
                told.append(say_terminal("story-round", round=number, happened=dotted(what_happened(during))))
            during = []
            number = event.round if isinstance(event, RoundBegan) else 0
        if isinstance(event, ScenarioBegan):
            told.append(say("lcg-story-scenario", scenario=say_game(f"scenario-{event.scenario}")))
        elif isinstance(event, ScenarioEnded):
            told.append(resolution(event.resolution))
        during.append(event)
    return told


def what_happened(events: Sequence[Event]) -> list[Message]:
    """Clues, enemies, wounds and horror, what advanced, who left."""
    told = [message for event in events for message in milestone(event)]
    spawned = sum(isinstance(each, Spawned) for each in events)
    defeated = sum(isinstance(each, EnemyWasDefeated) for each in events)
    if spawned:
        told.append(say_terminal("story-spawned", count=spawned))
    if defeated:
        told.append(say("lcg-story-defeated", count=defeated))
    return [*clues_found(events), *told, *harm_taken(events)]


def clues_found(events: Sequence[Event]) -> list[Message]:
    totals: dict[str, int] = {}
    for event in events:
        if isinstance(event, CluesDiscoveredEvent):
            totals[event.who] = totals.get(event.who, 0) + event.count
    return [say("lcg-story-found", who=initial(who), count=count) for who, count in totals.items()]


def harm_taken(events: Sequence[Event]) -> list[Message]:
    """How much damage and horror each investigator took."""
    totals: dict[str, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, Harmed):
            damage, horror = totals.get(event.who, (0, 0))
            totals[event.who] = damage + event.damage, horror + event.horror
    return [
        say(
            "lcg-story-harm",
            who=initial(who),
            what=" ".join(f"−{count}{sign}" for count, sign in ((damage, HEALTH), (horror, SANITY)) if count),
        )
        for who, (damage, horror) in totals.items()
    ]


def milestone(event: Event) -> list[Message]:
    """What is worth a word of its own."""
    match event:
        case ActAdvanced():
            return [say("lcg-story-act", name=card_name(event.card))]
        case AgendaAdvanced():
            return [say("lcg-story-agenda", name=card_name(event.card))]
        case InvestigatorDefeated():
            return [say("lcg-story-fell", who=card_name(event.who))]
        case Resigned():
            return [say("lcg-story-resigned", who=card_name(event.who))]
        case _:
            return []
