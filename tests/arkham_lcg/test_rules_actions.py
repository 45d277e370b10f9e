"""Actions: fighting, investigating, moving, drawing, and what taking an action means."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.actions import lose_action
from miskatonic.games.arkham_lcg.play import where

from .given import ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, SKIDS, STUDY, Scene, given
from .names import (
    BEAT_COP,
    DODGE,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    KNIFE,
    MACHETE,
    RAVENOUS_GHOUL,
    SHRIVELLING,
)
from .scenes import harm, tags

VERBS = ("fight", "investigate", "move", "draw", "resource")


def offered_to(scene: Scene, seat: int, verb: str) -> bool:
    """Is the action offered, and is it this seat that is asked?"""
    return scene.offers(verb) and scene.seat() == seat


def targets(scene: Scene, verb: str) -> list[str]:
    """The keys of an action, one for each of its targets."""
    offered = scene.keys()
    return [key for key in offered if key.startswith(verb)]


# Actions.


@pytest.mark.rule(
    "lcg.fight-action.1",
    "lcg.investigate-action.1",
    "lcg.move-action.1",
    "lcg.draw-action.1",
)
@pytest.mark.parametrize("verb", VERBS)
def test_an_action_is_taken_in_ones_own_turn(verb: str) -> None:
    scene = given(ROLAND, DAISY).house().enemy(RAVENOUS_GHOUL, exhausted=True).bag("0")
    assert offered_to(scene.turn(0), 0, verb)
    assert offered_to(scene.turn(1), 1, verb)
    scene.do(verb)
    assert [who.actions for who in scene.state.investigators] == [3, 2]


@pytest.mark.rule(
    "lcg.fight-action.1",
    "lcg.investigate-action.1",
    "lcg.move-action.1",
    "lcg.draw-action.1",
)
@pytest.mark.parametrize("step", ["mythos.encounters", "enemy.begin", "upkeep.begin"])
def test_no_action_is_taken_in_other_phases(step: str) -> None:
    scene = given(ROLAND).house().asset(0, BEAT_COP).enemy(RAVENOUS_GHOUL, exhausted=True).step(step)
    assert scene.keys() == [*targets(scene, "use"), "pass"]


@pytest.mark.rule("lcg.action.1")
@pytest.mark.parametrize("verb", ["move", "investigate", "draw", "resource"])
def test_an_action_is_paid_before_anything_comes_of_it(verb: str) -> None:
    """Dodge holds the game between the two: the enemy attacks after the action was spent."""
    scene = given(ROLAND).house().hand(0, DODGE).enemy(GHOUL_MINION, engaged=0).has(resources=1)
    scene.do(verb)
    assert scene.offers(f"use:{DODGE}")
    assert scene.who().actions == 2
    assert (scene.who().location, len(scene.who().hand), scene.who().resources) == (scene.place(HALLWAY), 1, 1)


@pytest.mark.rule("lcg.action.2")
def test_who_loses_an_action_has_one_fewer() -> None:
    scene = given(ROLAND)
    lose_action(scene.table, 0)
    assert scene.who().actions == 2


@pytest.mark.rule("lcg.action.2")
def test_an_action_lost_before_the_turn_is_missing_in_it() -> None:
    """Roland loses an action in the mythos phase."""
    scene = given(ROLAND, DAISY).step("mythos.end")
    lose_action(scene.table, 0)
    scene.resumed()
    scene.do(f"next-turn:{ROLAND}")
    assert [who.actions for who in scene.state.investigators] == [2, 3]


@pytest.mark.rule("lcg.action.2")
def test_an_action_lost_in_this_round_is_back_in_the_next() -> None:
    scene = given(ROLAND)
    lose_action(scene.table, 0)
    scene.step("upkeep.begin").resumed()
    scene.pass_all()
    while scene.state.phase != "investigation":
        scene.do(scene.keys()[0])
    assert scene.who().actions == 3


# Moving and drawing.


@pytest.mark.rule("lcg.move-action.2")
def test_a_move_leads_to_a_connected_location() -> None:
    scene = given(ROLAND).house().at(0, ATTIC)
    assert targets(scene, "move") == [f"move:{HALLWAY}#{scene.place(HALLWAY)}"]
    scene.do("move")
    assert scene.who().location == scene.place(HALLWAY)
    assert scene.offers(f"move:{ATTIC}")
    assert scene.offers(f"move:{CELLAR}")


@pytest.mark.rule("lcg.draw-action.2")
def test_the_draw_action_draws_one_card_from_ones_own_deck() -> None:
    scene = given(ROLAND, DAISY).deck(0, KNIFE, FLASHLIGHT).deck(1, EMERGENCY_CACHE)
    scene.do("draw")
    assert scene.codes(scene.who().hand) == [KNIFE]
    assert [len(who.deck) for who in scene.state.investigators] == [1, 1]


# Fighting.


@pytest.mark.rule("lcg.fight-action.2")
def test_to_fight_is_a_combat_test_against_the_fight_value() -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0)
    scene.do("fight")
    (told,) = scene.events("test-began")
    assert (told.who, told.skill, told.difficulty) == (ROLAND, "combat", 3)


@pytest.mark.rule("lcg.fight-action.3")
def test_a_successful_attack_deals_1_damage() -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0).bag("0")
    scene.do("fight")
    assert scene.harm(RAVENOUS_GHOUL) == 1


@pytest.mark.rule("lcg.fight-action.4")
@pytest.mark.parametrize("code", [FORTY_FIVE_AUTOMATIC, MACHETE, SHRIVELLING])
def test_weapons_and_spells_change_the_damage(code: str) -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0).asset(0, code).bag("0")
    scene.do(f"activate:{code}")
    assert scene.harm(RAVENOUS_GHOUL) == 2


@pytest.mark.rule("lcg.fight-action.5")
def test_the_damage_of_an_attack_is_dealt_when_results_are_applied() -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0).bag("0")
    scene.do("fight")
    assert tags(scene, "token-was-revealed", "test-ended", "enemy-damaged") == [
        "token-was-revealed",
        "test-ended",
        "enemy-damaged",
    ]


@pytest.mark.rule("lcg.fight-action.6")
def test_a_failed_attack_deals_no_damage_to_the_enemy() -> None:
    scene = given(ROLAND).enemy(RAVENOUS_GHOUL, engaged=0).bag("-2")
    scene.do("fight")
    assert (scene.harm(RAVENOUS_GHOUL), harm(scene)) == (0, (0, 0))


@pytest.mark.rule("lcg.fight-action.7")
def test_a_failed_attack_hits_the_investigator_the_enemy_is_engaged_with() -> None:
    scene = given(ROLAND, DAISY).enemy(RAVENOUS_GHOUL, engaged=1).bag("-2")
    scene.do("fight")
    assert (scene.harm(RAVENOUS_GHOUL), harm(scene, 0), harm(scene, 1)) == (0, (0, 0), (1, 0))


@pytest.mark.rule("lcg.fight-action.8", "lcg.fight-action.9")
def test_any_enemy_here_may_be_fought_and_none_elsewhere() -> None:
    scene = given(ROLAND, DAISY).house().enemy(GHOUL_MINION, engaged=0).enemy(RAVENOUS_GHOUL, engaged=1)
    scene.enemy(RAVENOUS_GHOUL, exhausted=True).enemy(GHOUL_MINION, at=ATTIC)
    here = [card for card in scene.state.enemies if where(scene.table, card) == scene.place(HALLWAY)]
    assert len(here) == 3
    assert targets(scene, "fight") == [f"fight:{scene.state.codes[card]}#{card}" for card in here]


@pytest.mark.rule("lcg.fight-action.10")
def test_a_failed_attack_on_an_enemy_engaged_with_nobody_hits_nobody() -> None:
    scene = given(ROLAND, DAISY).enemy(RAVENOUS_GHOUL, exhausted=True).bag("-2")
    scene.do("fight")
    assert (scene.harm(RAVENOUS_GHOUL), harm(scene, 0), harm(scene, 1)) == (0, (0, 0), (0, 0))


@pytest.mark.rule("lcg.fight-action.11")
def test_a_weapon_of_2_damage_that_misses_hits_the_colleague_for_2() -> None:
    scene = given(ROLAND, DAISY).enemy(RAVENOUS_GHOUL, engaged=1).asset(0, FORTY_FIVE_AUTOMATIC).bag("-4")
    scene.do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert (scene.harm(RAVENOUS_GHOUL), harm(scene, 0), harm(scene, 1)) == (0, (0, 0), (2, 0))


# Investigating.


@pytest.mark.rule("lcg.investigate-action.2")
def test_to_investigate_is_an_intellect_test_against_the_shroud() -> None:
    scene = given(SKIDS).house().at(0, CELLAR)
    scene.do("investigate")
    (told,) = scene.events("test-began")
    assert (told.who, told.skill, told.difficulty) == (SKIDS, "intellect", 4)


@pytest.mark.rule("lcg.investigate-action.3", "lcg.investigate-action.5")
def test_success_moves_1_clue_from_the_location_to_the_investigator() -> None:
    scene = given(ROLAND, DAISY).bag("0")
    scene.do("investigate")
    assert (scene.entry(STUDY).clues, scene.who(0).clues, scene.who(1).clues) == (3, 1, 0)


@pytest.mark.rule("lcg.investigate-action.4")
def test_the_clue_is_discovered_when_results_are_applied() -> None:
    scene = given(ROLAND).bag("0")
    scene.do("investigate")
    assert tags(scene, "token-was-revealed", "test-ended", "clues-discovered") == [
        "token-was-revealed",
        "test-ended",
        "clues-discovered",
    ]


@pytest.mark.rule("lcg.investigate-action.6")
def test_failure_discovers_nothing() -> None:
    scene = given(ROLAND).bag("-2")
    scene.do("investigate")
    assert (scene.entry(STUDY).clues, scene.who().clues) == (2, 0)


@pytest.mark.rule("lcg.investigate-action.7")
def test_a_location_without_clues_yields_none() -> None:
    scene = given(ROLAND).clues(STUDY, 0).bag("0")
    scene.do("investigate")
    assert (scene.entry(STUDY).clues, scene.who().clues) == (0, 0)
