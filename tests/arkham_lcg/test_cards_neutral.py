"""The neutral cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.harm import take

from .given import AGNES, CELLAR, ROLAND, STUDY, Scene, given
from .names import (
    BULLETPROOF_VEST,
    ELDER_SIGN_AMULET,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    GHOUL_PRIEST,
    GUTS,
    KNIFE,
    MANUAL_DEXTERITY,
    OVERPOWER,
    PERCEPTION,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    UNEXPECTED_COURAGE,
)
from .player_cards import hand, offered, pile
from .scenes import harm, last_test


def roland(*assets: str) -> Scene:
    scene = given(ROLAND).bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


# Knife


def test_the_knife_stabs_with_1_more_combat() -> None:
    scene = roland(KNIFE).enemy(GHOUL_PRIEST, engaged=0)
    stab = next(key for key in scene.keys() if key.endswith(":stab"))  # noqa: SIM118
    scene.do(stab)
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST), scene.in_play(KNIFE)) == (5, 1, True)


def test_the_knife_is_thrown_with_2_more_combat_and_1_more_damage() -> None:
    scene = roland(KNIFE).enemy(GHOUL_PRIEST, engaged=0)
    throw = next(key for key in scene.keys() if key.endswith(":throw"))  # noqa: SIM118
    scene.do(throw)
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST), pile(scene)) == (6, 2, [KNIFE])


# Flashlight


def test_the_flashlight_makes_the_shroud_2_lower() -> None:
    scene = given(ROLAND).house().at(0, CELLAR).asset(0, FLASHLIGHT).bag("0").do(f"activate:{FLASHLIGHT}")
    assert (last_test(scene).difficulty, scene.who().clues, scene.entry(FLASHLIGHT).uses) == (2, 1, 2)


def test_the_flashlight_makes_the_shroud_no_lower_than_0() -> None:
    scene = given(ROLAND).house().asset(0, FLASHLIGHT).bag("0").do(f"activate:{FLASHLIGHT}")
    assert last_test(scene).difficulty == 0


def test_the_flashlight_stays_in_play_without_supplies() -> None:
    scene = roland().asset(0, FLASHLIGHT, uses=1).do(f"activate:{FLASHLIGHT}")
    assert (scene.in_play(FLASHLIGHT), scene.offers(f"activate:{FLASHLIGHT}")) == (True, False)


def test_the_flashlight_provokes() -> None:
    scene = roland(FLASHLIGHT).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{FLASHLIGHT}")
    assert harm(scene) == (1, 0)


# Emergency Cache


def test_emergency_cache_brings_3_resources() -> None:
    scene = roland().hand(0, EMERGENCY_CACHE).do(f"play:{EMERGENCY_CACHE}")
    assert (scene.who().resources, scene.who().actions, pile(scene)) == (8, 2, [EMERGENCY_CACHE])


def test_emergency_cache_provokes() -> None:
    scene = roland().hand(0, EMERGENCY_CACHE).enemy(SWARM_OF_RATS, engaged=0).do(f"play:{EMERGENCY_CACHE}")
    assert harm(scene) == (1, 0)


# The skills


def test_guts_adds_2_to_a_test_of_willpower_and_draws_a_card() -> None:
    scene = roland().hand(0, GUTS).top(0, KNIFE).encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), f"commit:{GUTS}")
    assert (last_test(scene).value, hand(scene), pile(scene)) == (5, [KNIFE], [GUTS])


def test_perception_adds_2_to_a_test_of_intellect_and_draws_a_card() -> None:
    scene = roland().hand(0, PERCEPTION).top(0, KNIFE).do("investigate", f"commit:{PERCEPTION}", "as-listed")
    assert (last_test(scene).value, hand(scene), pile(scene)) == (5, [KNIFE], [PERCEPTION])


def test_overpower_adds_2_to_a_test_of_combat_and_draws_a_card() -> None:
    scene = roland().hand(0, OVERPOWER).top(0, KNIFE).enemy(GHOUL_PRIEST, engaged=0)
    scene.do(f"fight:{GHOUL_PRIEST}", f"commit:{OVERPOWER}", "as-listed")
    assert (last_test(scene).value, hand(scene), pile(scene)) == (6, [KNIFE], [OVERPOWER])


def test_manual_dexterity_adds_2_to_a_test_of_agility_and_draws_a_card() -> None:
    scene = roland().hand(0, MANUAL_DEXTERITY).top(0, KNIFE).enemy(GHOUL_PRIEST, engaged=0)
    scene.do(f"evade:{GHOUL_PRIEST}", f"commit:{MANUAL_DEXTERITY}", "as-listed")
    assert (last_test(scene).value, hand(scene), pile(scene)) == (4, [KNIFE], [MANUAL_DEXTERITY])


def test_unexpected_courage_adds_2_to_any_test_and_draws_nothing() -> None:
    scene = roland().hand(0, UNEXPECTED_COURAGE).do("investigate", f"commit:{UNEXPECTED_COURAGE}")
    assert (last_test(scene).value, hand(scene)) == (5, [])


@pytest.mark.parametrize("skill", [GUTS, PERCEPTION, OVERPOWER, MANUAL_DEXTERITY])
def test_a_skill_is_not_for_other_tests(skill: str) -> None:
    tests = {GUTS: "investigate", PERCEPTION: "fight", OVERPOWER: "evade", MANUAL_DEXTERITY: "fight"}
    scene = roland().hand(0, skill).enemy(GHOUL_PRIEST, engaged=0, exhausted=True).do(tests[skill])
    assert (hand(scene), len(scene.events("test-ended"))) == ([skill], 1)


@pytest.mark.parametrize("skill", [PERCEPTION, UNEXPECTED_COURAGE])
def test_one_copy_of_a_skill_a_test(skill: str) -> None:
    scene = given(ROLAND, AGNES).bag("0").hand(0, skill, skill).hand(1, skill).do("investigate", f"commit:{skill}")
    assert not scene.offers(f"commit:{skill}")


def test_a_skill_draws_nothing_if_the_test_fails() -> None:
    scene = roland().hand(0, PERCEPTION).bag("auto-fail").do("investigate", f"commit:{PERCEPTION}")
    assert (hand(scene), scene.entry(STUDY).clues) == ([], 2)


# Armour


def test_the_bulletproof_vest_bears_4_damage_and_no_horror() -> None:
    scene = roland(BULLETPROOF_VEST)
    assert offered(take(scene.table, 0, horror=1)) == []
    scene.run(take(scene.table, 0, damage=5), *[f"assign-damage:{BULLETPROOF_VEST}"] * 4)
    assert (harm(scene), pile(scene)) == ((1, 1), [BULLETPROOF_VEST])


def test_the_elder_sign_amulet_bears_4_horror_and_no_damage() -> None:
    scene = roland(ELDER_SIGN_AMULET)
    assert offered(take(scene.table, 0, damage=1)) == []
    scene.run(take(scene.table, 0, horror=4), *[f"assign-horror:{ELDER_SIGN_AMULET}"] * 4)
    assert (harm(scene), pile(scene)) == ((1, 0), [ELDER_SIGN_AMULET])
