"""Events: what they touch on the table, how they feel, and the icon of their line in the log."""

from __future__ import annotations

import pytest

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.final_hour.campus import ZONES
from miskatonic.games.final_hour.cards import ITEMS
from miskatonic.games.final_hour.events import (
    EVENTS,
    ClueFound,
    FaceDownRound,
    GameEnded,
    GateRevealed,
    HealthLost,
    ItemFound,
    ItemUsed,
    MonsterDrawn,
    MonsterMoved,
    Reckoning,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RoundBegan,
    RowDrawn,
    Sealed,
    SealHeld,
    SiteOverrun,
    ZoneActivated,
)
from miskatonic.games.final_hour.words import NAME, GateSymbol, Symbol, Zone
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Event, HighlightKind, Tone

from .. import icons

JENNY = "jenny-barnes"
LANTERN = "storm-lantern"
CHOSEN: dict[type[Event], list[Event]] = {
    ClueFound: [ClueFound(JENNY, 7, symbol) for symbol in Symbol],
    ItemFound: [ItemFound(JENNY, item) for item in ITEMS],
    ItemUsed: [ItemUsed(JENNY, item) for item in ITEMS],
    GateRevealed: [GateRevealed(gate, 7, 1) for gate in GateSymbol],
}
"""The events whose icon depends on what happened, with all that can happen."""


def test_every_event_has_an_icon_that_is_drawn() -> None:
    assert icons.missing(EVENTS) == set()


def test_icons_that_depend_on_what_happened_are_drawn_too() -> None:
    assert icons.choosing(EVENTS) == set(CHOSEN)
    assert {event.pictured() for events in CHOSEN.values() for event in events} <= icons.DRAWN


@pytest.mark.parametrize(
    ("event", "tone"),
    [
        (Reckoning(3, None), Tone.GOOD),
        (Reckoning(6, "feast"), Tone.UNCANNY),
        (RitualTokensRevealed("moon", "star", 3, 3), Tone.GOOD),
        (RitualTokensRevealed("moon", "star", 2, 3), Tone.BAD),
        (GameEnded("ritual-reversed"), Tone.GOOD),
        (GameEnded("ritual-site-overrun"), Tone.BAD),
    ],
)
def test_a_tone_depends_on_what_happened(event: Event, tone: Tone) -> None:
    assert event.feels() is tone


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        (RoundBegan(1, JENNY), ["investigator:jenny-barnes"]),
        (RoundBegan(1, None), []),
        (RowDrawn([11, 12]), ["priority:11", "priority:12"]),
        (SealHeld(23, "red-plain-1", 7, 3, 0), ["walkway:3-7", "monster:23", "location:7"]),
        (Sealed(7, 3), ["walkway:3-7"]),
        (ClueFound(JENNY, 7, "moon"), ["investigator:jenny-barnes", "location:7", "symbol:moon"]),
        (ItemFound(JENNY, LANTERN), ["investigator:jenny-barnes", "item:storm-lantern"]),
        (MonsterDrawn(23, "red-plain-1"), ["monster:23", "deck:cup"]),
        (MonsterMoved(23, "red-plain-1", 1, 3, [2]), ["monster:23", "location:1", "location:3", "location:2"]),
        (ZoneActivated("green"), [f"location:{number}" for number in ZONES[Zone.GREEN]]),
        (Reckoning(6, "feast"), ["row:feast"]),
        (GateRevealed("trinity", 7, 1), ["gate:trinity", "location:7"]),
        (RitualCardsRevealed(JENNY, [11], ["moon"]), ["investigator:jenny-barnes", "priority:11"]),
        (RitualTokensRevealed("moon", "star", 2, 3), ["symbol:moon", "symbol:star"]),
    ],
)
def test_an_event_touches_what_it_is_about(event: Event, touched: list[Thing]) -> None:
    assert event.touches() == touched


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (FaceDownRound(), HighlightKind.RESULT),
        (ZoneActivated("green"), HighlightKind.RESULT),
        (HealthLost(JENNY, 1, 3), HighlightKind.RESULT),
        (ClueFound(JENNY, 7, "moon"), HighlightKind.RESULT),
        (ItemFound(JENNY, LANTERN), HighlightKind.CARD),
        (GateRevealed("trinity", 7, 1), HighlightKind.RESULT),
        (Reckoning(0, None), HighlightKind.RESULT),
        (Reckoning(6, "feast"), HighlightKind.PAGE),
        (SiteOverrun("damage"), HighlightKind.PAGE),
        (RitualCardsRevealed(JENNY, [11], ["moon"]), HighlightKind.RESULT),
        (RitualTokensRevealed("moon", "star", 2, 3), HighlightKind.PAGE),
    ],
)
def test_what_must_not_pass_unseen_is_a_highlight(event: Event, kind: HighlightKind) -> None:
    highlight = event.highlighted()
    assert highlight is not None and highlight.kind is kind


def test_in_a_game_every_event_touches_something_but_its_end_and_a_round_that_nobody_leads() -> None:
    for players in (1, 3):
        table = miskatonic.new_game(NAME, players, 7)
        agent = make_agent("random", NAME, 7)
        while decision := table.decision:
            table.choose(agent.choose(decision, lambda: None))
        nowhere = {type(event) for event in table.events if not event.touches()} - {FaceDownRound}
        assert nowhere == ({GameEnded, RoundBegan} if players == 1 else {GameEnded})
