"""Lita Chantler, the story asset of The Gathering."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.state import InPlay
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.words import COMBAT, NOBODY, WILLPOWER
from miskatonic.games.arkham_lcg.zones import put_into_play

from .given import AGNES, ATTIC, HALLWAY, PARLOR, ROLAND, SKIDS, Scene, given
from .names import BEAT_COP, DYNAMITE_BLAST, FLESH_EATER, GHOUL_MINION, LITA_CHANTLER, SWARM_OF_RATS
from .scenes import harm, last_test


def lita_waits(*investigators: str) -> Scene:
    scene = given(*investigators).house().act(3).at(0, PARLOR)
    put_into_play(scene.table, scene.take(LITA_CHANTLER), InPlay(location=scene.place(PARLOR)))
    return scene.turn(0)


def talks(scene: Scene) -> list[str]:
    """The ways to talk to Lita."""
    keys = scene.keys()
    return [key for key in keys if key.endswith("talk-to-lita")]


@pytest.mark.parametrize(("token", "controller"), [("+1", 0), ("0", NOBODY)])
def test_whoever_parleys_with_intellect_4_takes_control_of_lita(token: str, controller: int) -> None:
    scene = lita_waits(ROLAND).enemy(SWARM_OF_RATS, engaged=0).bag(token)
    scene.do(*talks(scene))
    assert (last_test(scene).difficulty, scene.entry(LITA_CHANTLER).controller) == (4, controller)
    assert scene.events("attacked") == []


def test_nobody_talks_to_lita_when_she_is_not_waiting_or_from_elsewhere() -> None:
    scene = lita_waits(ROLAND, AGNES)
    assert talks(scene.turn(1)) == []
    scene = given(ROLAND).house().act(3).at(0, PARLOR).asset(0, LITA_CHANTLER)
    assert talks(scene) == []


def test_lita_gives_everybody_at_her_controllers_location_1_combat() -> None:
    scene = given(ROLAND, AGNES, SKIDS).house().asset(1, LITA_CHANTLER).at(2, ATTIC)
    assert [skill_value(scene.table, who, COMBAT) for who in (0, 1, 2)] == [4 + 1, 2 + 1, 3]
    assert skill_value(scene.table, 0, WILLPOWER) == 3


def test_lita_adds_1_damage_to_a_colleagues_hit_on_a_monster_once() -> None:
    scene = given(ROLAND, AGNES).house().asset(1, LITA_CHANTLER).enemy(FLESH_EATER, engaged=0).bag("0")
    scene.do(f"fight:{FLESH_EATER}", f"use:{LITA_CHANTLER}")
    assert scene.harm(FLESH_EATER) == 2


def test_lita_may_be_left_out() -> None:
    scene = given(ROLAND).house().asset(0, LITA_CHANTLER).enemy(FLESH_EATER, engaged=0).bag("0")
    scene.do(f"fight:{FLESH_EATER}", "pass")
    assert scene.harm(FLESH_EATER) == 1


@pytest.mark.parametrize(("enemy", "at"), [(SWARM_OF_RATS, HALLWAY), (FLESH_EATER, ATTIC)])
def test_lita_helps_neither_against_others_nor_from_afar(enemy: str, at: str) -> None:
    scene = given(ROLAND, AGNES).house().asset(1, LITA_CHANTLER).at(1, at).enemy(enemy, engaged=0).bag("0")
    scene.do(f"fight:{enemy}")
    assert not scene.offers(f"use:{LITA_CHANTLER}")


def test_lita_adds_nothing_to_damage_that_is_no_attack() -> None:
    scene = given(ROLAND).house().asset(0, LITA_CHANTLER).enemy(FLESH_EATER, at=ATTIC).has(resources=9)
    scene.hand(0, DYNAMITE_BLAST).do(f"play:{DYNAMITE_BLAST}", f"blast:{ATTIC}")
    assert scene.harm(FLESH_EATER) == 3


def test_lita_bears_3_damage_and_3_horror() -> None:
    scene = given(ROLAND).house().asset(0, LITA_CHANTLER, damage=2).enemy(GHOUL_MINION, engaged=0)
    scene.do("resource", f"assign-damage:{LITA_CHANTLER}", f"assign-horror:{LITA_CHANTLER}")
    assert (scene.in_play(LITA_CHANTLER), harm(scene)) == (False, (0, 0))


def test_lita_does_nothing_while_nobody_controls_her() -> None:
    scene = lita_waits(ROLAND).enemy(GHOUL_MINION, engaged=0).bag("0")
    assert skill_value(scene.table, 0, COMBAT) == 4
    scene.do(f"fight:{GHOUL_MINION}")
    assert scene.harm(GHOUL_MINION) == 1


def test_lita_takes_the_ally_slot() -> None:
    scene = lita_waits(ROLAND).asset(0, BEAT_COP).bag("+1")
    scene.do(*talks(scene))
    assert (scene.in_play(LITA_CHANTLER), scene.in_play(BEAT_COP)) == (True, False)
