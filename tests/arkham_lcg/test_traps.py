"""Fifteen interactions of rules that are easy to get wrong, in the order of the implementer's brief: the first nine."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.places import move
from miskatonic.games.arkham_lcg.values import engaged_with
from miskatonic.games.arkham_lcg.words import NOBODY, Keyword

from .given import AGNES, ATTIC, CELLAR, HALLWAY, PARLOR, ROLAND, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    ARCANE_INITIATE,
    BARRICADE,
    BEAT_COP,
    BLINDING_LIGHT,
    DISRUPTING_THE_RITUAL,
    FLESH_EATER,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRAVEYARD,
    HAUNTED,
    LUCKY,
    MAIN_PATH,
    MISKATONIC_UNIVERSITY,
    MOB_ENFORCER,
    NORTHSIDE,
    OBSCURING_FOG,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    THEYRE_GETTING_OUT,
    UMORDHOTH,
    WENDYS_AMULET,
    WHATS_GOING_ON,
)
from .scenes import harm

# 1. The negative floor


@pytest.mark.rule("lcg.skill-test.st5.1", "lcg.skill-test.st6.2")
def test_1_agility_4_with_minus_8_and_2_from_lucky_is_0_and_not_2() -> None:
    scene = given(WENDY).house().enemy(FLESH_EATER, engaged=0).hand(0, LUCKY).bag("-8")
    scene.do(f"evade:{FLESH_EATER}", "pass", f"use:{LUCKY}")
    (ended,) = scene.events("test-ended")
    assert (ended.succeeded, ended.value, ended.difficulty) == (False, 0, 1)


# 2. Automatic failure and success


@pytest.mark.rule("lcg.automatic-result.2")
def test_2_an_automatic_failure_fails_even_against_difficulty_0(made_up: MakeUp) -> None:
    made_up(GHOUL_MINION, "99001", evade=0)
    scene = given(WENDY).house().enemy("99001", engaged=0).bag("auto-fail")
    scene.do("evade:99001")
    (ended,) = scene.events("test-ended")
    assert (ended.succeeded, ended.value, ended.difficulty) == (False, 0, 0)


@pytest.mark.rule("lcg.automatic-result.2")
def test_2_the_skill_of_an_automatic_failure_counts_as_0() -> None:
    scene = given(ROLAND).bag("auto-fail").encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.who().horror == 3


@pytest.mark.rule("lcg.automatic-result.3")
def test_2_an_automatic_success_makes_the_difficulty_0() -> None:
    scene = given(WENDY).house().enemy(FLESH_EATER, engaged=0).asset(0, WENDYS_AMULET).bag("elder-sign")
    scene.do(f"fight:{FLESH_EATER}")
    (ended,) = scene.events("test-ended")
    assert (ended.succeeded, ended.value, ended.difficulty) == (True, 1, 0)


# 3. The time of an attack of opportunity


@pytest.mark.rule("lcg.attack-of-opportunity.10", "lcg.attack-of-opportunity.11")
def test_3_an_ability_of_two_actions_provokes_one_attack_of_each_enemy_and_exhausts_none() -> None:
    scene = given(ROLAND).house().threat(0, HAUNTED).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"activate:{HAUNTED}", f"attacked-by:{GHOUL_MINION}")
    assert (harm(scene), scene.who().actions) == ((2, 1), 1)
    assert not scene.entry(GHOUL_MINION).exhausted
    assert not scene.entry(SWARM_OF_RATS).exhausted


@pytest.mark.rule("lcg.initiation.5", "lcg.attack-of-opportunity.9")
def test_3_the_cost_of_an_action_is_paid_and_its_effect_lost_if_the_attack_defeats_the_investigator() -> None:
    scene = (
        given(ROLAND, AGNES, adventure="devourer-below").act(3).has(damage=8, clues=2).enemy(GHOUL_MINION, engaged=0)
    )
    scene.do(f"activate:{DISRUPTING_THE_RITUAL}")
    assert scene.who().fate == "defeated"
    assert (scene.entry(MAIN_PATH).clues, scene.entry(DISRUPTING_THE_RITUAL).clues) == (1, 0)


# 4. Engaging provokes


@pytest.mark.rule("lcg.engage-action.6", "lcg.attack-of-opportunity.1")
def test_4_engaging_a_second_enemy_provokes_those_already_engaged_and_not_the_new_one() -> None:
    scene = given(ROLAND, AGNES).house().enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_PRIEST, engaged=1)
    scene.do(f"engage:{GHOUL_PRIEST}")
    assert [each.enemy for each in scene.events("attacked")] == [SWARM_OF_RATS]
    assert scene.entry(GHOUL_PRIEST).engaged == 0


@pytest.mark.rule("lcg.attack-of-opportunity.5", "lcg.attack-of-opportunity.6", "lcg.attack-of-opportunity.8")
@pytest.mark.parametrize(
    "act",
    [
        f"fight:{SWARM_OF_RATS}",
        f"evade:{SWARM_OF_RATS}",
        f"activate:{MOB_ENFORCER}",
        f"activate:{PARLOR}",
        f"activate:{FORTY_FIVE_AUTOMATIC}",
        f"play:{BLINDING_LIGHT}",
    ],
)
def test_4_fighting_evading_parleying_and_resigning_do_not_provoke(act: str) -> None:
    scene = (
        given(AGNES, ROLAND)
        .house()
        .at(0, PARLOR)
        .enemy(MOB_ENFORCER, engaged=0, owner=0)
        .enemy(SWARM_OF_RATS, engaged=0)
    )
    scene.asset(0, FORTY_FIVE_AUTOMATIC).hand(0, BLINDING_LIGHT).has(resources=9).bag("0")
    scene.do(act)
    assert scene.events("attacked") == []


# 5. A missed attack on a colleague's enemy


@pytest.mark.rule("lcg.fight-action.7")
def test_5_all_the_damage_of_a_missed_attack_goes_to_the_colleague_the_weapons_bonus_too() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_MINION, engaged=1).asset(0, FORTY_FIVE_AUTOMATIC).bag("auto-fail")
    scene.do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert (scene.who(1).damage, scene.harm(GHOUL_MINION)) == (2, 0)


@pytest.mark.rule("lcg.fight-action.10", "lcg.massive.8")
@pytest.mark.parametrize("enemy", [GHOUL_MINION, UMORDHOTH])
def test_5_a_missed_attack_on_an_unengaged_or_a_massive_enemy_hits_nobody(enemy: str) -> None:
    scene = given(ROLAND, AGNES, adventure="devourer-below").bag("auto-fail")
    scene.enemy(enemy, exhausted=enemy == GHOUL_MINION)
    scene.do(f"fight:{enemy}")
    assert scene.events("harmed") == []


@pytest.mark.rule("lcg.retaliate.1", "lcg.retaliate.3")
def test_5_retaliate_adds_an_attack_on_the_attacker_after_the_results() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_PRIEST, engaged=1).bag("auto-fail")
    scene.do(f"fight:{GHOUL_PRIEST}")
    assert [(each.who, each.damage, each.horror) for each in scene.events("harmed")] == [(AGNES, 1, 0), (ROLAND, 2, 2)]


# 6. Doom at the threshold


@pytest.mark.rule("lcg.doom.2", "lcg.framework.1.3")
def test_6_reaching_the_threshold_in_the_investigation_phase_does_nothing_until_step_1_3() -> None:
    scene = given(ROLAND).doom(3).do("resource")
    assert scene.in_play(WHATS_GOING_ON)
    scene.step("round.begin").keys()
    assert scene.in_play(RISE_OF_THE_GHOULS)


@pytest.mark.rule("lcg.framework.1.3", "lcg.act-agenda.11", "lcg.doom.3")
def test_6_doom_on_an_ally_an_enemy_and_a_location_counts_and_all_of_it_is_cleared() -> None:
    scene = given(ROLAND).house().agenda(2).doom(3).asset(0, ARCANE_INITIATE, doom=1).enemy(ACOLYTE, at=ATTIC, doom=1)
    scene.state.play[scene.place(CELLAR)].doom = 1
    scene.encounter_deck(GHOUL_MINION, OBSCURING_FOG).step("round.begin").pass_all()
    assert scene.in_play(THEYRE_GETTING_OUT)
    assert sum(entry.doom for entry in scene.state.play.values()) == 0


# 7. Hunters


@pytest.mark.rule("lcg.hunter.4", "lcg.nearest.2")
def test_7_a_blocked_hunter_neither_moves_nor_makes_a_detour() -> None:
    scene = given(ROLAND, adventure="midnight-masks").at(0, RIVERTOWN).enemy(SWARM_OF_RATS, at=NORTHSIDE)
    scene.attached(BARRICADE, MISKATONIC_UNIVERSITY, owner=0)
    scene.run(move_hunters(scene.table))
    assert scene.entry(SWARM_OF_RATS).location == scene.place(NORTHSIDE)


@pytest.mark.rule("lcg.prey.10", "lcg.prey.4")
def test_7_prey_breaks_ties_among_the_nearest_only() -> None:
    scene = given(ROLAND, AGNES, adventure="midnight-masks").at(0, MISKATONIC_UNIVERSITY).at(1, RIVERTOWN)
    scene.enemy(GHOUL_PRIEST, at=GRAVEYARD)
    scene.run(move_hunters(scene.table))
    assert scene.entry(GHOUL_PRIEST).engaged == 1


@pytest.mark.rule("lcg.hunter.5", "lcg.framework.3.2")
def test_7_a_hunter_that_arrives_engages_and_attacks_in_the_same_phase() -> None:
    scene = given(ROLAND).house().enemy(SWARM_OF_RATS, at=ATTIC).step("enemy.begin")
    scene.keys()
    assert (scene.entry(SWARM_OF_RATS).engaged, harm(scene)) == (0, (1, 0))


# 8. An evaded enemy


@pytest.mark.rule("lcg.evade-action.6", "lcg.framework.4.3.a")
def test_8_an_evaded_enemy_provokes_nothing_until_it_readies_and_engages_in_the_upkeep_phase() -> None:
    scene = given(WENDY).house().enemy(GHOUL_MINION, engaged=0).bag("0").encounter(OBSCURING_FOG)
    scene.do(f"evade:{GHOUL_MINION}", "resource")
    assert (scene.entry(GHOUL_MINION).exhausted, scene.entry(GHOUL_MINION).engaged, harm(scene)) == (
        True,
        NOBODY,
        (0, 0),
    )
    scene.do("end-turn").pass_all()
    assert (scene.state.round, scene.entry(GHOUL_MINION).engaged, harm(scene)) == (2, 0, (0, 0))
    scene.do("resource")
    assert harm(scene) == (1, 1)


# 9. Massive enemies


def umordhoth(*, exhausted: bool = False) -> Scene:
    return given(ROLAND, WENDY, adventure="devourer-below").enemy(UMORDHOTH, exhausted=exhausted)


@pytest.mark.rule("lcg.massive.1", "lcg.massive.2")
@pytest.mark.parametrize(("exhausted", "count"), [(False, 1), (True, 0)])
def test_9_a_massive_enemy_is_engaged_with_all_while_ready_and_with_none_while_exhausted(
    exhausted: bool, count: int
) -> None:
    scene = umordhoth(exhausted=exhausted)
    assert [len(engaged_with(scene.table, who)) for who in (0, 1)] == [count, count]


@pytest.mark.rule("lcg.massive.4", "lcg.massive.5", "lcg.massive.9")
def test_9_it_attacks_everybody_once_and_exhausts_only_after_the_last_attack() -> None:
    scene = umordhoth().asset(1, BEAT_COP).step("enemy.begin")
    scene.do("pass", f"attacks:{ROLAND}")
    assert not scene.entry(UMORDHOTH).exhausted
    scene.do("done").keys()
    assert [each.card for each in scene.events("exhausted")] == [UMORDHOTH]
    assert [(each.who, each.damage) for each in scene.events("harmed")] == [(ROLAND, 3), (WENDY, 3)]


@pytest.mark.rule("lcg.massive.7")
def test_9_it_stays_where_it_is_when_they_move() -> None:
    scene = umordhoth()
    woods = next(at for at in scene.state.locations if scene.state.codes[at] != MAIN_PATH)
    scene.run(move(scene.table, 0, woods))
    assert scene.entry(UMORDHOTH).location == scene.place(MAIN_PATH)


@pytest.mark.rule("lcg.massive.3", "lcg.massive.10", "lcg.aloof.2", "lcg.aloof.6")
@pytest.mark.parametrize("keyword", [Keyword.MASSIVE, Keyword.ALOOF])
def test_9_drawn_without_spawn_a_massive_or_aloof_enemy_goes_to_the_location(made_up: MakeUp, keyword: Keyword) -> None:
    made_up(GHOUL_MINION, "99001", keywords=frozenset({keyword}))
    scene = given(ROLAND).house().encounter("99001")
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.entry("99001").engaged, scene.who().threats) == (NOBODY, [])
    assert scene.entry("99001").location == scene.place(HALLWAY)
