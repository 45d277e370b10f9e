"""The question of the card game: the options with their odds, the test, events of the discard pile."""

from __future__ import annotations

import re

import pytest

from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.words import Skill
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.decision import Option
from miskatonic.terminal.arkham_lcg.targets import Target, target_of
from tests.arkham_lcg.given import STUDY, WENDY, given

from .arkham_lcg import (
    AMULET,
    CACHE,
    COP,
    EVIDENCE,
    FACE,
    FOG,
    GHOUL,
    GLASS,
    GUN,
    GUTS,
    HUNCH,
    KNIFE,
    PERCEPTION,
    RATS,
    logged,
    shown,
)
from .drawing import frame_of

# The question.


def test_a_turn_is_listed_in_groups_with_odds_and_prices() -> None:
    scene = given().house().enemy(GHOUL, engaged=0).hand(0, CACHE, GLASS).asset(0, GUN).bag("0", "0", "0", "-4")
    text = shown(scene.resumed())
    assert re.search(r"^Fight +\[1\] Ghoul Minion 75% ♥2/2$", text, re.MULTILINE)
    assert re.search(r"^Evade +\[2\] Ghoul Minion 75%$", text, re.MULTILINE)
    assert re.search(r"^Investigate +\[\d\] Hallway 75% \?0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    assert re.search(r"^Play +\[\d\] Emergency Cache \$0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    assert re.search(r"^Activate +\[\d\] Roland’s .38 Special: .*ammo 4$", text, re.MULTILINE)
    assert re.search(r"^Take +\[\d\] a card provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    decision = scene.resumed().decision
    assert decision is not None
    assert all(f"[{number}]" in text for number in range(1, len(decision.options) + 1))


def test_without_enemies_at_ones_heels_nothing_provokes() -> None:
    scene = given().house().enemy(GHOUL, engaged=0, exhausted=True).hand(0, CACHE)
    assert "provokes" not in shown(scene.resumed()).split("what do you do?")[1]


def test_few_options_of_one_kind_are_a_plain_list() -> None:
    scene = given().hand(0, GUN, PERCEPTION, GUTS).bag("0", "-1", "-2", "auto-fail")
    text = shown(scene.do("investigate").resumed())
    assert re.search(r"^\[1\] .*Roland’s \.38 Special +\+1 75%$", text, re.MULTILINE)
    assert re.search(r"^\[2\] .*Perception +\+2 75%$", text, re.MULTILINE)


def test_a_test_is_told_with_every_number_and_its_source() -> None:
    scene = given().asset(0, GLASS).hand(0, GUN, EVIDENCE).bag("0", "-1", "skull", "auto-fail").clues("01111", 1)
    text = shown(scene.do("investigate").resumed())
    assert "Roland Banks investigates Study with intellect · 75%" in text
    assert "3 Roland Banks + 1 Magnifying Glass = 4 against 2 Study" in text
    assert "Bag 0 −1 skull 0 auto-fail" in text
    text = shown(scene.do("commit:01022").resumed())
    assert "3 Roland Banks + 1 Magnifying Glass + 2 Evidence! = 6 against 2 Study" in text


def test_what_a_token_adds_is_told_too() -> None:
    scene = given(WENDY).bag("-1").hand(0, CACHE, GUTS)
    text = shown(scene.do("investigate").resumed())
    assert "3 Wendy Adams − 1 token = 2 against 2 Study" in text
    assert "Revealed −1" in text


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Roland Banks succeeds: 4 Roland Banks + 1 Beat Cop − 1 token = 4 against 2 Ghoul Minion."),
        ("ru", "Роланд Бэнкс добивается успеха: 4 Роланд Бэнкс + 1 Патрульный − 1 жетон = 4 против 2 Гуль-прислужник."),
        ("uk", "Роланд Бенкс досягає успіху: 4 Роланд Бенкс + 1 Патрульний − 1 жетон = 4 проти 2 Гуль-прислужник."),
    ],
)
def test_the_log_tells_what_a_test_came_to_and_why(locale: str, line: str) -> None:
    scene = given().asset(0, COP).enemy(GHOUL, engaged=0).bag("-1").hand(0, CACHE)
    assert line in logged(scene.do("fight", "pass", "pass"), locale)


@pytest.mark.parametrize(
    ("token", "line"),
    [
        ("-4", "Wendy Adams fails: 3 Wendy Adams − 4 token, which counts as 0 against 2 Study."),
        ("auto-fail", "Wendy Adams fails: 3 Wendy Adams + 0 auto-fail, automatically 0 against 2 Study."),
        ("elder-sign", "Wendy Adams succeeds: 3 Wendy Adams + 0 elder sign = 3 against 2 Study, automatically 0."),
    ],
)
def test_the_log_tells_when_the_sum_is_not_what_counts(token: str, line: str) -> None:
    assert line in logged(given(WENDY).asset(0, AMULET).bag(token).do("investigate"))


def test_a_difficulty_of_several_parts_is_a_sum_too() -> None:
    scene = given().attached(FOG, STUDY).bag("0")
    assert "Roland Banks fails: 3 Roland Banks + 0 token = 3 against 2 Study + 2 Obscuring Fog = 4." in logged(
        scene.do("investigate")
    )


def test_a_test_that_no_card_asks_for_has_a_bare_difficulty() -> None:
    scene = given().bag("0")
    scene.run(skill_test(scene.table, 0, Skill.WILLPOWER, 3))
    (ended,) = scene.events("test-ended")
    assert FACE.told(ended).text() == "Roland Banks succeeds: 3 Roland Banks + 0 token = 3 against 3."


def test_odds_of_the_plain_action_are_not_shown_for_a_weapon() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, GUN).bag("0")
    text = shown(scene.do("activate:01006").resumed())
    assert "Which enemy" in text
    assert "100%" not in text
    assert "fight 1 evade 3 ♥1/1" in text


def test_a_weapon_has_its_own_odds() -> None:
    scene = given().enemy(GHOUL, engaged=0).asset(0, GUN).bag("0", "-3", "auto-fail", "auto-fail")
    assert re.search(r"^Fight +\[\d\] Ghoul Minion 25%", shown(scene.resumed()), re.MULTILINE)
    assert re.search(r"\[\d\] Roland’s .38 Special: .* ammo 4 50%$", shown(scene.resumed(), 140), re.MULTILINE)


def test_a_weapon_has_its_odds_against_each_enemy() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, KNIFE).bag("-3", "-4", "auto-fail")
    text = " ".join(shown(scene.resumed(), 140).split())
    assert re.search(r"Knife: stab[^%]+ 33% Ghoul Minion 67% Swarm of Rats", text)
    assert re.search(r"Knife: throw[^%]+ 67% Take", text), "against both the same"


def test_the_question_names_the_card_it_comes_from_and_tells_its_text() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, GUN)
    text = shown(scene.do("activate:01006").resumed())
    assert "Roland Banks · Roland’s .38 Special ──" in text
    assert "Uses (4 ammo)." in text


def test_enter_passes_a_window_but_never_ends_a_turn_with_actions_left() -> None:
    scene = given().house().hand(0, GUN)
    decision = scene.resumed().decision
    assert decision is not None
    assert FACE.usual(decision) is None
    decision = scene.do("investigate").resumed().decision
    assert decision is not None
    usual = FACE.usual(decision)
    assert usual is not None
    assert usual.key == "done"
    scene = given().asset(0, COP).enemy(GHOUL, engaged=0).turn(0, actions=0)
    decision = scene.resumed().decision
    assert decision is not None
    usual = FACE.usual(decision)
    assert usual is not None
    assert usual.key == "end-turn"


def test_an_option_is_about_a_card_in_play_in_the_hand_or_in_the_collection() -> None:
    scene = given().house().enemy(GHOUL, engaged=0).hand(0, CACHE).asset(0, GUN)
    frame = frame_of(scene.resumed())
    assert frame.decision is not None
    found = {option.verb: target_of(option, frame.view) for option in frame.decision.options}
    assert found["fight"] == Target("fight", GHOUL, scene.card(GHOUL))
    assert found["play"] == Target("play", CACHE)
    assert (found["activate"].code, found["activate"].id) == (GUN, scene.card(GUN))
    assert found["activate"].more
    bought = Option("upgrade:01030:01040", say_game("title"), None, "upgrade", ("printed:01030", "printed:01040"))
    assert target_of(bought, frame.view).card == "01040"


# Events of the discard pile.


def test_an_event_of_the_discard_pile_stands_under_its_own_heading() -> None:
    scene = given(WENDY).asset(0, AMULET).discarded(0, CACHE).enemy(GHOUL, engaged=0)
    text = shown(scene.resumed())
    assert re.search(r"^Discarded +\[\d+\] Emergency Cache \$0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)


def test_a_fast_event_of_the_discard_pile_does_not_provoke() -> None:
    scene = given(WENDY).asset(0, AMULET).discarded(0, HUNCH).enemy(GHOUL, engaged=0)
    assert re.search(r"^Discarded +\[\d+\] Working a Hunch \$2»$", shown(scene.resumed()), re.MULTILINE)
