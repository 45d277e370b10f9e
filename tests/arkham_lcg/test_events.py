"""Events: what they touch on the table, how they feel, and the icon of their line in the log."""

from __future__ import annotations

import re

import pytest

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.arkham_lcg import things
from miskatonic.games.arkham_lcg.events import (
    EVENTS,
    AbilityUsed,
    ActAdvanced,
    AgendaAdvanced,
    AssetHarmed,
    Attacked,
    CampaignEnded,
    CardBought,
    ChaosTokenAdded,
    CluesDiscoveredEvent,
    EncounterCardWasDrawn,
    EnemyMoved,
    Engaged,
    Harmed,
    Healed,
    InvestigatorDefeated,
    OpeningHandDrawn,
    RemovedFromGame,
    ResourcesGained,
    ScenarioEnded,
    SentToVictoryDisplay,
    Spawned,
    TokenWasRevealed,
)
from miskatonic.games.arkham_lcg.events import TestBegan as SkillTestBegan
from miskatonic.games.arkham_lcg.events import TestEnded as SkillTestEnded
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.scenarios.night_of_the_zealot import SCENARIOS
from miskatonic.games.arkham_lcg.words import ACT, AGENDA, ENEMY, NAME, SYMBOLS, TREACHERY, Kind, Skill
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Event, HighlightKind, Tone
from miskatonic.kernel.text import LOCALES, Message

from .. import icons
from .given import HALLWAY, ROLAND, STUDY
from .made_up import MakeUp
from .names import GHOUL_MINION, MACHETE

TOKENS = ("+1", "0", "-8", *sorted(SYMBOLS))
ENEMIES = sorted(code for code, card in PRINTED.items() if card.type is ENEMY)
THING = re.compile(r"[a-z-]+|(?:investigator|deck|discard|resources|printed):\w+|card:\d+|(?:token|skill):[\w+-]+")


def ended(*, succeeded: bool) -> Event:
    return SkillTestEnded(ROLAND, "combat", "fight", GHOUL_MINION, succeeded, False, 5, [], 2, [], [])


CHOSEN: dict[type[Event], list[Event]] = {
    Spawned: [Spawned(code, 43, STUDY, 69) for code in ENEMIES],
    Harmed: [Harmed(ROLAND, 1, 0), Harmed(ROLAND, 0, 1)],
    AssetHarmed: [AssetHarmed(MACHETE, 5, 1, 0), AssetHarmed(MACHETE, 5, 0, 1)],
    SkillTestBegan: [SkillTestBegan(ROLAND, skill, 2, "") for skill in Skill],
    SkillTestEnded: [ended(succeeded=True), ended(succeeded=False)],
    TokenWasRevealed: [TokenWasRevealed(ROLAND, token) for token in TOKENS],
    ChaosTokenAdded: [ChaosTokenAdded(token) for token in TOKENS],
}
"""The events whose icon depends on what happened, with all that can happen."""


def test_every_event_has_an_icon_that_is_drawn() -> None:
    assert icons.missing(EVENTS) == set()


def test_icons_that_depend_on_what_happened_are_drawn_too() -> None:
    assert icons.choosing(EVENTS) == set(CHOSEN)
    assert {event.pictured() for events in CHOSEN.values() for event in events} <= icons.DRAWN


@pytest.mark.parametrize(
    ("event", "icon"),
    [
        (Spawned(GHOUL_MINION, 43, STUDY, 69), f"enemy-{GHOUL_MINION}"),
        (Harmed(ROLAND, 1, 1), "harm-damage"),
        (Harmed(ROLAND, 0, 1), "harm-horror"),
        (TokenWasRevealed(ROLAND, "skull"), "token-skull"),
        (TokenWasRevealed(ROLAND, "-2"), "chaos-bag"),
        (ended(succeeded=True), "check"),
        (ended(succeeded=False), "close"),
    ],
)
def test_an_icon_tells_what_happened(event: Event, icon: str) -> None:
    assert event.pictured() == icon


def test_an_enemy_that_is_not_published_has_the_icon_of_all_enemies(made_up: MakeUp) -> None:
    enemy = made_up(GHOUL_MINION, "99001", origin="original")
    assert Spawned(enemy, 43, STUDY, 69).pictured() == "kind-enemy"
    assert "kind-enemy" in icons.DRAWN


@pytest.mark.parametrize(
    ("event", "tone"),
    [
        *((TokenWasRevealed(ROLAND, token), Tone.PLAIN) for token in ("0", "-1", "-8")),
        *((TokenWasRevealed(ROLAND, token), Tone.GOOD) for token in ("+1", "elder-sign")),
        *((TokenWasRevealed(ROLAND, token), Tone.UNCANNY) for token in ("skull", "cultist", "tablet", "elder-thing")),
        (TokenWasRevealed(ROLAND, "auto-fail"), Tone.BAD),
        (ended(succeeded=True), Tone.GOOD),
        (ended(succeeded=False), Tone.BAD),
        (ScenarioEnded("gathering", "r1"), Tone.PLAIN),
        (ScenarioEnded("gathering", "none"), Tone.BAD),
        (CampaignEnded("no-investigators-left"), Tone.BAD),
        (CampaignEnded("devourer-below-r1"), Tone.UNCANNY),
    ],
)
def test_a_tone_depends_on_what_happened(event: Event, tone: Tone) -> None:
    assert event.feels() is tone


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        (CluesDiscoveredEvent(ROLAND, STUDY, 69, 1), ["investigator:01001", "card:69"]),
        (EnemyMoved(GHOUL_MINION, 43, STUDY, 69, HALLWAY, 70), ["card:43", "card:69", "card:70"]),
        (Engaged(GHOUL_MINION, 43, ROLAND), ["card:43", "investigator:01001"]),
        (EncounterCardWasDrawn(ROLAND, GHOUL_MINION, 43), ["investigator:01001", "card:43", "deck:encounter"]),
        (SentToVictoryDisplay(STUDY, 69, 1), ["card:69", "victory"]),
        (OpeningHandDrawn(ROLAND, 5), ["investigator:01001", "deck:01001"]),
        (ResourcesGained(ROLAND, 1), ["investigator:01001", "resources:01001"]),
        (SkillTestBegan(ROLAND, "combat", 2, ""), ["investigator:01001", "test", "skill:combat"]),
        (ended(succeeded=True), ["investigator:01001", "test"]),
        (TokenWasRevealed(ROLAND, "skull"), ["investigator:01001", "token:skull", "bag"]),
        (CardBought(ROLAND, MACHETE, "", 1), ["investigator:01001", "printed:01020"]),
    ],
)
def test_an_event_touches_what_it_is_about(event: Event, touched: list[Thing]) -> None:
    assert event.touches() == touched


def test_the_card_of_an_investigator_goes_by_its_code() -> None:
    assert Healed(ROLAND, 0, 1, 0).touches() == [things.investigator(ROLAND)]
    assert Healed(GHOUL_MINION, 43, 1, 0).touches() == [things.card(43)]
    assert RemovedFromGame(ROLAND, 0).touches() == [things.investigator(ROLAND)]
    assert RemovedFromGame(STUDY, 69).touches() == [things.card(69)]
    assert AbilityUsed(ROLAND, ROLAND, 0, "discover").touches() == [things.investigator(ROLAND)]
    assert AbilityUsed(ROLAND, MACHETE, 5, "slash").touches() == [things.investigator(ROLAND), things.card(5)]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (TokenWasRevealed(ROLAND, "skull"), HighlightKind.RESULT),
        (ended(succeeded=False), HighlightKind.RESULT),
        (Attacked(GHOUL_MINION, 43, ROLAND), HighlightKind.RESULT),
        (EncounterCardWasDrawn(ROLAND, GHOUL_MINION, 43), HighlightKind.CARD),
        (InvestigatorDefeated(ROLAND, "damage"), HighlightKind.CARD),
        (ActAdvanced("01108", 1), HighlightKind.PAGE),
        (AgendaAdvanced("01105", 2), HighlightKind.PAGE),
        (ScenarioEnded("gathering", "r1"), HighlightKind.PAGE),
    ],
)
def test_what_must_not_pass_unseen_is_a_highlight(event: Event, kind: HighlightKind) -> None:
    highlight = event.highlighted()
    assert highlight is not None and highlight.kind is kind


def test_the_end_of_a_test_shows_its_tokens_again() -> None:
    token = TokenWasRevealed(ROLAND, "skull").highlighted()
    assert token is not None and token.covered_by == SkillTestEnded.__struct_config__.tag


def highlighted_by(kind: Kind, code: str) -> Event:
    advanced = {ACT: ActAdvanced, AGENDA: AgendaAdvanced}.get(kind)
    return advanced(code, 1) if advanced else EncounterCardWasDrawn(ROLAND, code, 1)


def test_the_text_of_a_highlight_is_written_in_all_languages() -> None:
    shown = (ACT, AGENDA, ENEMY, TREACHERY)
    cards = [highlighted_by(card.type, code) for code, card in PRINTED.items() if card.type in shown]
    ends = [ScenarioEnded(id, resolution) for id, each in SCENARIOS.items() for resolution in each.resolutions]
    highlights = [event.highlighted() for event in (*cards, *ends)]
    messages = [text for each in highlights if each for text in (each.title, each.text) if text is not None]
    assert len(messages) == 2 * len(highlights)
    assert [text.id for text in messages for locale in LOCALES if not is_written(text, locale)] == []


def is_written(text: Message, locale: str) -> bool:
    return text.text(locale) not in ("", text.id)


@pytest.mark.parametrize("adventure", ["gathering", "midnight-masks", "devourer-below"])
def test_whole_games_touch_only_what_is_on_the_table(adventure: str) -> None:
    for seed in range(3):
        table = miskatonic.new_game(NAME, 2, seed, adventure=adventure)
        agent = make_agent("random", NAME, seed)
        while decision := table.decision:
            table.choose(agent.choose(decision, lambda: None))
        touched = {thing for event in table.events for thing in event.touches()}
        assert [thing for thing in touched if not THING.fullmatch(thing)] == []
        own = {things.card(who.card) for who in table.state.investigators}
        assert touched & own == set()
        every = {things.card(number) for number in range(len(table.state.codes))}
        assert {thing for thing in touched if thing.startswith("card:")} <= every
