"""Engagement: when an enemy engages, and how it is evaded."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters, spawn
from miskatonic.games.arkham_lcg.play import where
from miskatonic.games.arkham_lcg.words import NOBODY, NOWHERE, Keyword

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    CUNNING_DISTRACTION,
    ELUSIVE,
    FLESH_EATER,
    GHOUL_MINION,
    GHOUL_PRIEST,
    ICY_GHOUL,
    OBSCURING_FOG,
    STRAY_CAT,
    SWARM_OF_RATS,
)
from .scenes import harm, last_test


def engaged(scene: Scene, enemy: str = GHOUL_MINION) -> int:
    return scene.entry(enemy).engaged


# Engaging


@pytest.mark.rule("lcg.engagement.1")
def test_an_enemy_is_either_in_a_threat_area_or_at_a_location() -> None:
    scene = given(ROLAND).house().encounter(GHOUL_MINION, FLESH_EATER)
    for _ in range(2):
        scene.run(draw_encounter_card(scene.table, 0))
    minion, eater = scene.card(GHOUL_MINION), scene.card(FLESH_EATER)
    assert (scene.who().threats, engaged(scene), scene.entry(GHOUL_MINION).location) == ([minion], 0, NOWHERE)
    assert (engaged(scene, FLESH_EATER), where(scene.table, eater)) == (NOBODY, scene.place(ATTIC))


@pytest.mark.rule("lcg.engagement.2")
def test_an_engaged_enemy_moves_along() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    assert where(scene.table, scene.card(GHOUL_MINION)) == scene.place(HALLWAY)
    scene.do(f"move:{CELLAR}")
    assert (engaged(scene), where(scene.table, scene.card(GHOUL_MINION))) == (0, scene.place(CELLAR))


@pytest.mark.rule("lcg.engagement.3")
def test_a_ready_enemy_that_is_left_unengaged_beside_an_investigator_engages() -> None:
    """With nowhere to go, Elusive only disengages; the enemy is ready and comes back at once."""
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0).hand(0, ELUSIVE)
    scene.do(f"play:{ELUSIVE}")
    assert [each.enemy for each in scene.events("disengaged")] == [GHOUL_MINION]
    assert (engaged(scene), scene.who().threats) == (0, [scene.card(GHOUL_MINION)])


@pytest.mark.rule("lcg.engagement.4")
def test_an_investigator_may_be_engaged_with_any_number_of_enemies() -> None:
    scene = given(ROLAND).house().encounter(*[GHOUL_MINION] * 3, *[SWARM_OF_RATS] * 3)
    for _ in range(6):
        scene.run(draw_encounter_card(scene.table, 0))
    assert len(scene.who().threats) == 6


@pytest.mark.rule("lcg.engagement.5")
def test_an_enemy_that_spawns_at_an_investigators_location_engages() -> None:
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).encounter(FLESH_EATER)
    scene.run(draw_encounter_card(scene.table, 0))
    assert engaged(scene, FLESH_EATER) == 1


@pytest.mark.rule("lcg.engagement.6")
def test_an_enemy_that_moves_into_an_investigators_location_engages() -> None:
    scene = given(ROLAND).house().enemy(SWARM_OF_RATS, at=ATTIC)
    scene.run(move_hunters(scene.table))
    assert engaged(scene, SWARM_OF_RATS) == 0


@pytest.mark.rule("lcg.engagement.7")
def test_an_enemy_engages_an_investigator_who_moves_into_its_location() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, at=CELLAR)
    scene.do(f"move:{CELLAR}")
    assert engaged(scene) == 0


@pytest.mark.rule("lcg.engagement.8")
def test_an_exhausted_enemy_does_not_engage() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, at=CELLAR, exhausted=True)
    scene.do(f"move:{CELLAR}")
    assert engaged(scene) == NOBODY


@pytest.mark.rule("lcg.engagement.9")
def test_an_enemy_that_readies_beside_an_investigator_engages() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, exhausted=True).encounter(OBSCURING_FOG).step("upkeep.begin")
    scene.keys()
    assert engaged(scene) == 0


@pytest.mark.rule("lcg.engagement.10")
@pytest.mark.parametrize("way", ["spawn", "move", "enter", "ready"])
def test_an_aloof_enemy_engages_in_none_of_these_ways(made_up: MakeUp, way: str) -> None:
    aloof = made_up(GHOUL_MINION, "99001", keywords=frozenset({Keyword.ALOOF, Keyword.HUNTER}))
    scene = given(ROLAND).house().encounter(OBSCURING_FOG)
    if way == "spawn":
        scene.state.limbo.append(enemy := scene.take(aloof))
        scene.run(spawn(scene.table, enemy, 0))
    elif way == "move":
        scene.enemy(aloof, at=ATTIC).run(move_hunters(scene.table))
    elif way == "enter":
        scene.enemy(aloof, at=ATTIC).do(f"move:{ATTIC}")
    else:
        scene.enemy(aloof, exhausted=True).step("upkeep.begin").keys()
    assert where(scene.table, scene.card(aloof)) == scene.who().location
    assert (engaged(scene, aloof), scene.entry(aloof).exhausted) == (NOBODY, False)


# Evading


@pytest.mark.rule("lcg.evade-action.1")
def test_evading_is_an_action_of_ones_turn() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=1).bag("0")
    assert scene.seat() == 0
    scene.do(f"evade:{GHOUL_MINION}")
    assert (scene.who().actions, [each.action for each in scene.events("action-taken")]) == (2, ["evade"])


@pytest.mark.rule("lcg.evade-action.2")
@pytest.mark.parametrize(("enemy", "difficulty"), [(GHOUL_MINION, 2), (ICY_GHOUL, 4)])
def test_evading_is_an_agility_test_against_the_evade_value(enemy: str, difficulty: int) -> None:
    scene = given(WENDY).house().enemy(enemy, engaged=0).bag("0").do(f"evade:{enemy}")
    (began,) = scene.events("test-began")
    assert (began.skill, began.difficulty, last_test(scene).value) == ("agility", difficulty, 4)


@pytest.mark.rule("lcg.evade-action.3", "lcg.evade-action.6")
def test_with_success_the_enemy_is_exhausted_disengaged_and_stays_at_the_location() -> None:
    scene = given(WENDY).house().enemy(GHOUL_MINION, engaged=0).bag("0").do(f"evade:{GHOUL_MINION}")
    entry = scene.entry(GHOUL_MINION)
    assert (entry.exhausted, entry.engaged, entry.location) == (True, NOBODY, scene.place(HALLWAY))
    assert scene.who().threats == []


@pytest.mark.rule("lcg.evade-action.4")
def test_with_failure_the_enemy_stays_engaged_and_deals_nothing() -> None:
    scene = given(WENDY).house().enemy(GHOUL_MINION, engaged=0).bag("-8").do(f"evade:{GHOUL_MINION}")
    assert (engaged(scene), scene.entry(GHOUL_MINION).exhausted, harm(scene)) == (0, False, (0, 0))


@pytest.mark.rule("lcg.evade-action.5", "lcg.evade-action.7")
def test_a_card_that_evades_automatically_needs_no_test_and_does_the_same() -> None:
    scene = given(WENDY).house().asset(0, STRAY_CAT).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"use:{STRAY_CAT}")
    entry = scene.entry(GHOUL_MINION)
    assert (entry.exhausted, entry.engaged, entry.location) == (True, NOBODY, scene.place(HALLWAY))
    assert scene.events("test-began") == []


@pytest.mark.rule("lcg.evade-action.5", "lcg.evade-action.7")
def test_it_may_evade_several_enemies() -> None:
    scene = given(WENDY).house().hand(0, CUNNING_DISTRACTION).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS)
    scene.do(f"play:{CUNNING_DISTRACTION}")
    assert [scene.entry(enemy).exhausted for enemy in (GHOUL_MINION, SWARM_OF_RATS)] == [True, True]
    assert (scene.who().threats, scene.events("test-began")) == ([], [])


@pytest.mark.rule("lcg.evade-action.8")
def test_only_an_enemy_engaged_with_oneself_may_be_evaded() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_MINION, engaged=0)
    scene.enemy(SWARM_OF_RATS, engaged=1).enemy(GHOUL_PRIEST, exhausted=True)
    for enemy in (SWARM_OF_RATS, GHOUL_PRIEST):
        assert [scene.offers(f"{verb}:{enemy}") for verb in ("fight", "engage", "evade")] == [True, True, False]
    assert scene.offers(f"evade:{GHOUL_MINION}")
