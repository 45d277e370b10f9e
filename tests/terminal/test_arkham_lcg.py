"""The card game drawn: every screen, the head, the people, the story."""

from __future__ import annotations

import re
from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham_lcg.events import ActAdvanced, AgendaAdvanced, IntroductionRead, ScenarioEnded
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.scenarios.night_of_the_zealot import SCENARIOS
from miskatonic.games.arkham_lcg.words import SCENARIO_ORDER, card_name
from miskatonic.kernel.text import LOCALES, messages
from miskatonic.terminal.arkham_lcg.story import aloud, told_by_rounds
from tests.arkham_lcg.given import DAISY, ROLAND, given

from .arkham_lcg import ACOLYTE, CACHE, COP, EVIDENCE, FACE, GHOUL, GLASS, GUN, GUTS, VOICES, eager, shown
from .drawing import frame_of, printed_out

# Every screen.


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("adventure", [*SCENARIO_ORDER, "night-of-the-zealot"])
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, adventure: str) -> None:
    table = miskatonic.new_game("arkham-lcg", players=players, seed=players, adventure=adventure)
    chance = Random(players)
    known = {id for locale in LOCALES for id in messages("terminal", locale) | messages("arkham-lcg", locale)}
    for count in range(160):
        if table.decision is None:
            break
        if count % 8 == 0:
            place = count // 8
            locale, (width, height) = LOCALES[place % 3], ((80, 40), (140, 50), (60, 60))[place % 7 % 3]
            text = shown(table, width, height, locale, events=4)
            assert max(map(len, text.splitlines())) <= width
            assert len(text.splitlines()) < height or width == 60
            assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in known}
            for page in FACE.pages.values():
                page_text = printed_out(*page.show(frame_of(table, locale)))
                assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page_text) if word in known}
        eager(table, chance)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up_in_every_language(locale: str) -> None:
    frame = frame_of(given().resumed(), locale)
    for code in PRINTED:
        text = printed_out(*FACE.lookup(code, frame))
        assert frame.say(card_name(code)) in text
        assert not re.search(r"\b(lcg|card|trait|deck-class|set-the)-\w", text), text


# The head, the people, the hand.


def test_the_head_tells_doom_and_clues_against_what_it_takes() -> None:
    scene = given(ROLAND, DAISY).doom(1).has(0, clues=1).has(1, clues=2).enemy(ACOLYTE, doom=1)
    text = shown(scene.resumed())
    assert "Agenda 1 What’s Going On?! ●2/3 (1 elsewhere)" in text
    assert "Act 1 Trapped ?3/4" in text
    assert "Round 1 · investigation · Roland Banks" in text


def test_an_investigator_is_told_in_a_line_with_areas_below() -> None:
    scene = given().asset(0, GUN, uses=2).asset(0, COP, damage=1, exhausted=True).threat(0, VOICES)
    scene.enemy(GHOUL, engaged=0, damage=1).has(0, damage=2, horror=1, clues=1, resources=3)
    text = shown(scene.resumed())
    assert "R Roland Banks ♥7/9 ☾4/5 $3 ?1 ▸▸▸ W3 I3 C5 A2 Study · hand 0 · deck" in text
    assert "  Roland’s .38 Special ammo 2 · Beat Cop ♥1/2 ☾2/2 ↷" in text
    assert "  ▼ Dissonant Voices" in text
    assert "  ▲ Ghoul Minion fight 2 evade 2 ♥1/2 −1♥−1☾" in text


def test_the_hand_tells_prices_and_icons_and_others_do_not_see_it() -> None:
    scene = given(ROLAND, DAISY).hand(0, CACHE, GUTS, EVIDENCE).hand(1, GLASS)
    text = shown(scene.resumed())
    assert "Hand Emergency Cache $0 · Guts WW · Evidence! $1» II" in text
    assert "Magnifying Glass" not in text


def test_who_has_left_is_told_so() -> None:
    scene = given(ROLAND, DAISY)
    scene.has(1, fate="resigned")
    assert "D Daisy Walker resigned" in shown(scene.resumed())


# The story.


def test_the_story_is_read_aloud() -> None:
    table = miskatonic.new_game("arkham-lcg", players=1, seed=1)
    while table.state.round == 0:
        table.choose("done")
    text = shown(table, events=12)
    assert "the study has no door any more" in " ".join(text.split())


def test_the_second_introduction_depends_on_the_first_ending() -> None:
    read = [message.id for message in aloud(IntroductionRead("midnight-masks", []))]
    assert read == ["intro-midnight-masks-2", "intro-midnight-masks-3"]
    read = [message.id for message in aloud(IntroductionRead("midnight-masks", ["lita-forced-to-find-others"]))]
    assert read == ["intro-midnight-masks-1", "intro-midnight-masks-3"]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_read_aloud_has_a_text(locale: str) -> None:
    events = [IntroductionRead(id, []) for id in SCENARIOS]
    events += [ScenarioEnded(id, end) for id, each in SCENARIOS.items() for end in (*each.resolutions, "none")]
    events += [ActAdvanced(code, 0) for each in SCENARIOS.values() for code in each.acts]
    events += [AgendaAdvanced(code, 0) for each in SCENARIOS.values() for code in each.agendas]
    for event in events:
        for message in aloud(event):
            assert not re.search(r"\b(intro|resolution|card)-\w", message.text(locale))


def test_a_game_is_told_round_by_round_under_its_scenarios() -> None:
    table = miskatonic.new_game("arkham-lcg", players=2, seed=3, adventure="night-of-the-zealot")
    chance = Random(3)
    while table.decision is not None:
        eager(table, chance)
    lines = [message.text() for message in told_by_rounds(table.log(None))]
    assert lines[0] == "The Gathering"
    assert lines[1].startswith("1. ")
    assert table.result is not None
    assert sum(bool(re.match(r"\d+\. ", line)) for line in lines) == table.result.rounds


# Between scenarios.


def test_between_scenarios_the_deck_is_shown_and_offers_stand_under_their_price() -> None:
    table = miskatonic.new_game("arkham-lcg", players=1, seed=2, adventure="night-of-the-zealot")
    chance = Random(5)
    while table.decision is not None and not any(option.key.startswith("buy:") for option in table.decision.options):
        eager(table, chance)
    assert table.decision is not None
    text = shown(table, 80, 80)
    assert "between scenarios" in text
    assert "XP" in text
    assert re.search(r"^Buy for 1 XP +\[1\] ", text, re.MULTILINE)
    prices = [int(price) for price in re.findall(r"^(?:Buy|Upgrade) for (\d) XP", text, re.MULTILINE)]
    assert prices == sorted(prices)
    assert FACE.usual(table.decision) is None
    assert re.search(r"^asset +", text, re.MULTILINE)
