"""What a turn does not offer, with the reasons; and what tells two cards of one name apart."""

from __future__ import annotations

import random

import pytest

import miskatonic
from miskatonic.kernel.decision import NotNow

from .given import ROLAND, SKIDS, STUDY, Scene, given
from .names import (
    DODGE,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GUTS,
    LOCKED_DOOR,
    MACHETE,
    PERCEPTION,
)


def barred(scene: Scene) -> list[NotNow]:
    return scene.resumed().not_now(0)


def reasons(scene: Scene, verb: str) -> dict[str, str]:
    """By what it is called, why it is not possible."""
    return {each.say.text("en"): each.reason.id for each in barred(scene) if each.verb == verb}


def test_without_an_enemy_there_is_nothing_to_fight_to_evade_and_to_engage() -> None:
    scene = given(ROLAND)
    assert reasons(scene, "fight") == {"Fight": "why-not-fight"}
    assert reasons(scene, "evade") == {"Evade": "why-not-evade"}
    assert reasons(scene, "engage") == {"Engage": "why-not-engage"}


def test_what_a_turn_offers_is_not_among_it() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    assert (reasons(scene, "fight"), reasons(scene, "evade"), reasons(scene, "draw")) == ({}, {}, {})


def test_from_the_study_no_way_leads_on() -> None:
    assert reasons(given(ROLAND), "move") == {"Move": "why-not-move"}
    assert reasons(given(ROLAND).house(), "move") == {}


def test_a_locked_location_cannot_be_investigated() -> None:
    scene = given(ROLAND).attached(LOCKED_DOOR, STUDY)
    assert reasons(scene, "investigate") == {"Investigate": "why-not-investigate"}


def test_a_card_of_the_hand_that_costs_too_much_says_so_and_copies_say_it_once() -> None:
    scene = given(ROLAND).has(0, resources=1).hand(0, MACHETE, MACHETE, EMERGENCY_CACHE)
    assert reasons(scene, "play") == {"Machete": "lacking-resources"}


def test_an_event_that_waits_for_its_moment_says_so_but_a_skill_is_never_played() -> None:
    assert reasons(given(ROLAND).hand(0, DODGE, GUTS), "play") == {"Dodge": "why-not-waits"}


def test_a_weapon_without_ammunition_says_so_and_what_others_hold_is_not_told() -> None:
    scene = given(ROLAND, SKIDS).enemy(GHOUL_MINION, engaged=0)
    scene.asset(0, FORTY_FIVE_AUTOMATIC, uses=0).asset(1, FLASHLIGHT, uses=0)
    (said,) = reasons(scene, "activate")
    assert said.startswith(".45 Automatic")


def test_an_act_that_wants_more_clues_says_so() -> None:
    (entry,) = [each for each in barred(given(ROLAND)) if each.verb == "use" and "advance" in each.say.text("en")]
    assert "clues" in entry.reason.text("en")


def test_without_actions_all_that_takes_one_has_the_same_reason() -> None:
    scene = given(SKIDS).turn(0, 0).has(0, resources=5).hand(0, MACHETE)
    verbs = {each.verb for each in barred(scene) if each.reason.id == "why-not-actions"}
    assert verbs == {"move", "investigate", "fight", "evade", "engage", "draw", "resource", "play"}


def test_only_a_turn_tells_it() -> None:
    investigating = given(ROLAND).hand(0, PERCEPTION, MACHETE).do("investigate")
    decision = investigating.resumed().decision
    assert decision is not None and decision.topic == "commit"
    assert barred(investigating) == []


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_possible_is_not_offered(seed: int) -> None:
    adventure = ("gathering", "midnight-masks", "devourer-below")[seed]
    table = miskatonic.new_game("arkham-lcg", players=2, seed=seed, adventure=adventure)
    draw = random.Random(seed)
    told = 0
    while table.decision is not None and len(table.choices) < 300:
        decision = table.decision
        offered = [(option.verb, option.about, option.say.args) for option in decision.options if option.role is None]
        played = [about for verb, about, _ in offered if verb == "play"]
        for each in table.not_now(decision.seat):
            assert each.verb != "play" or each.about not in played
            assert (each.verb, each.about, each.say.args) not in offered
            told += 1
        table.choose(draw.randrange(len(decision.options)))
    assert told


# Twins.


def fights(scene: Scene) -> list[str]:
    decision = scene.resumed().decision
    assert decision is not None
    return [option.text("en") for option in decision.options if option.verb == "fight"]


def test_enemies_of_one_name_are_told_apart_by_whom_they_fight() -> None:
    scene = given(ROLAND, SKIDS).enemy(GHOUL_MINION, engaged=0).enemy(GHOUL_MINION, engaged=1)
    scene.enemy(GHOUL_MINION, at=STUDY)
    assert fights(scene) == [
        "fight Ghoul Minion (engaged with you)",
        "fight Ghoul Minion (engaged with “Skids” O’Toole)",
        "fight Ghoul Minion (engaged with nobody)",
    ]


def test_enemies_that_differ_only_in_their_wounds_are_told_apart_by_them() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0).enemy(GHOUL_MINION, engaged=0, damage=1)
    assert fights(scene) == ["fight Ghoul Minion (unhurt)", "fight Ghoul Minion (1 damage)"]


def test_enemies_that_nothing_tells_apart_are_numbered() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0).enemy(GHOUL_MINION, engaged=0)
    assert fights(scene) == ["fight Ghoul Minion (no. 1)", "fight Ghoul Minion (no. 2)"]


def test_an_enemy_alone_of_its_name_needs_no_mark() -> None:
    assert fights(given(ROLAND).enemy(GHOUL_MINION, engaged=0)) == ["fight Ghoul Minion"]
