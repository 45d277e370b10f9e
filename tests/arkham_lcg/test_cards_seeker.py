"""The seeker cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.phases.framework import end_phase
from miskatonic.games.arkham_lcg.places import move
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.words import AGILITY, COMBAT, INTELLECT, WILLPOWER

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, STUDY, Scene, given
from .names import (
    BARRICADE,
    BEAT_COP,
    CRYPTIC_RESEARCH,
    DEDUCTION,
    DISC_OF_ITZAMNA,
    DR_MILAN_CHRISTOPHER,
    EMERGENCY_CACHE,
    ENCYCLOPEDIA,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HYPERAWARENESS,
    KNIFE,
    MAGNIFYING_GLASS,
    MAGNIFYING_GLASS_1,
    MANUAL_DEXTERITY,
    MEDICAL_TEXTS,
    MIND_OVER_MATTER,
    OLD_BOOK_OF_LORE,
    OVERPOWER,
    PERCEPTION,
    RAVENOUS_GHOUL,
    RESEARCH_LIBRARIAN,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WORKING_A_HUNCH,
)
from .player_cards import hand, offered, pile
from .scenes import harm, last_test


def daisy(*assets: str) -> Scene:
    scene = given(DAISY).bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


def pair() -> Scene:
    return given(DAISY, ROLAND).bag("0")


# Magnifying Glass


@pytest.mark.parametrize("glass", [MAGNIFYING_GLASS, MAGNIFYING_GLASS_1])
def test_a_magnifying_glass_gives_1_intellect_while_investigating(glass: str) -> None:
    scene = daisy(glass).do("investigate")
    assert (last_test(scene).value, skill_value(scene.table, 0, INTELLECT)) == (6, 5)


def test_a_magnifying_glass_does_not_help_with_other_tests_of_intellect() -> None:
    scene = daisy(MAGNIFYING_GLASS, MEDICAL_TEXTS).do(f"activate:{MEDICAL_TEXTS}")
    assert last_test(scene).value == 5


@pytest.mark.parametrize(("glass", "left"), [(MAGNIFYING_GLASS, 4), (MAGNIFYING_GLASS_1, 5)])
def test_a_magnifying_glass_is_fast(glass: str, left: int) -> None:
    scene = daisy().hand(0, glass).enemy(SWARM_OF_RATS, engaged=0).do(f"play:{glass}")
    assert (scene.in_play(glass), scene.who().actions, scene.who().resources, harm(scene)) == (True, 3, left, (0, 0))


def test_a_magnifying_glass_is_played_in_ones_own_turn_only() -> None:
    scene = pair().hand(0, MAGNIFYING_GLASS).turn(1)
    assert (scene.seat(), scene.offers(f"play:{MAGNIFYING_GLASS}")) == (1, False)


@pytest.mark.parametrize(("clues", "returns"), [(0, True), (1, False)])
def test_the_better_magnifying_glass_returns_to_the_hand_where_there_is_no_clue(clues: int, returns: bool) -> None:
    scene = daisy(MAGNIFYING_GLASS_1).clues(STUDY, clues)
    assert scene.offers(f"use:{MAGNIFYING_GLASS_1}") is returns


def test_the_better_magnifying_glass_is_in_hand_again() -> None:
    scene = daisy(MAGNIFYING_GLASS_1).clues(STUDY, 0).do(f"use:{MAGNIFYING_GLASS_1}")
    assert (hand(scene), scene.in_play(MAGNIFYING_GLASS_1)) == ([MAGNIFYING_GLASS_1], False)


# Old Book of Lore


def test_the_old_book_of_lore_lets_somebody_here_draw_one_of_three_cards() -> None:
    scene = pair().asset(0, OLD_BOOK_OF_LORE).deck(1, KNIFE, GUTS, BEAT_COP, EMERGENCY_CACHE)
    scene.do(f"activate:{OLD_BOOK_OF_LORE}", f"helped:{ROLAND}")
    assert (scene.seat(), scene.keys()) == (1, [f"take:{code}" for code in (BEAT_COP, GUTS, KNIFE)])
    scene.do(f"take:{GUTS}")
    assert (hand(scene, 1), len(scene.who(1).deck), scene.entry(OLD_BOOK_OF_LORE).exhausted) == ([GUTS], 3, True)


def test_the_old_book_of_lore_needs_a_deck() -> None:
    assert not daisy(OLD_BOOK_OF_LORE).deck(0).discarded(0, KNIFE).offers(f"activate:{OLD_BOOK_OF_LORE}")


def test_the_old_book_of_lore_provokes() -> None:
    scene = daisy(OLD_BOOK_OF_LORE).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{OLD_BOOK_OF_LORE}")
    assert harm(scene) == (1, 0)


# Research Librarian


def test_the_research_librarian_fetches_a_tome() -> None:
    scene = daisy().deck(0, KNIFE, OLD_BOOK_OF_LORE, GUTS).hand(0, RESEARCH_LIBRARIAN)
    scene.do(f"play:{RESEARCH_LIBRARIAN}", f"use:{RESEARCH_LIBRARIAN}")
    assert (hand(scene), len(scene.who().deck)) == ([OLD_BOOK_OF_LORE], 2)


def test_the_research_librarian_need_not_search() -> None:
    scene = daisy().deck(0, OLD_BOOK_OF_LORE).hand(0, RESEARCH_LIBRARIAN).do(f"play:{RESEARCH_LIBRARIAN}", "pass")
    assert (hand(scene), scene.in_play(RESEARCH_LIBRARIAN)) == ([], True)


def test_the_research_librarian_does_not_search_when_others_come() -> None:
    scene = daisy(RESEARCH_LIBRARIAN).deck(0, OLD_BOOK_OF_LORE).hand(0, KNIFE).do(f"play:{KNIFE}")
    assert not scene.offers(f"use:{RESEARCH_LIBRARIAN}")


def test_the_research_librarian_must_take_a_tome_that_is_there_even_the_necronomicon() -> None:
    scene = daisy().deck(0, THE_NECRONOMICON, KNIFE).hand(0, RESEARCH_LIBRARIAN)
    scene.do(f"play:{RESEARCH_LIBRARIAN}", f"use:{RESEARCH_LIBRARIAN}")
    assert (scene.entry(THE_NECRONOMICON).horror, hand(scene)) == (3, [])


# Dr. Milan Christopher


def test_dr_milan_christopher_gives_1_intellect() -> None:
    scene = pair().asset(0, DR_MILAN_CHRISTOPHER)
    assert [skill_value(scene.table, who, INTELLECT) for who in (0, 1)] == [6, 3]


def test_dr_milan_christopher_gives_a_resource_for_every_successful_investigation_even_without_clues() -> None:
    scene = daisy(DR_MILAN_CHRISTOPHER).clues(STUDY, 1)
    scene.do("investigate", f"use:{DR_MILAN_CHRISTOPHER}", "investigate", f"use:{DR_MILAN_CHRISTOPHER}")
    assert (scene.who().resources, scene.who().clues) == (7, 1)


def test_dr_milan_christopher_gives_nothing_for_a_failure_or_another_test() -> None:
    scene = daisy(DR_MILAN_CHRISTOPHER, MEDICAL_TEXTS).do(f"activate:{MEDICAL_TEXTS}")
    assert not scene.offers(f"use:{DR_MILAN_CHRISTOPHER}")
    assert not scene.bag("auto-fail").do("investigate").offers(f"use:{DR_MILAN_CHRISTOPHER}")


# Hyperawareness


def test_hyperawareness_buys_intellect() -> None:
    scene = daisy(HYPERAWARENESS).has(resources=2).do("investigate", *[f"use:{HYPERAWARENESS}"] * 2)
    assert (last_test(scene).value, scene.who().resources) == (7, 0)


def test_hyperawareness_buys_agility_and_no_combat() -> None:
    scene = daisy(HYPERAWARENESS).enemy(GHOUL_PRIEST, engaged=0).has(resources=1)
    assert not scene.do(f"fight:{GHOUL_PRIEST}").offers(f"use:{HYPERAWARENESS}")
    scene.do(f"evade:{GHOUL_PRIEST}", f"use:{HYPERAWARENESS}")
    assert last_test(scene).value == 3


# Medical Texts


def test_medical_texts_heal_a_damage_of_somebody_here_if_the_test_of_intellect_2_succeeds() -> None:
    scene = pair().asset(0, MEDICAL_TEXTS).has(1, damage=2).do(f"activate:{MEDICAL_TEXTS}", f"helped:{ROLAND}")
    assert (last_test(scene).value, last_test(scene).difficulty, harm(scene, 1)) == (5, 2, (1, 0))


def test_medical_texts_hurt_if_the_test_fails() -> None:
    scene = pair().asset(0, MEDICAL_TEXTS).has(1, damage=2).bag("-4")
    scene.do(f"activate:{MEDICAL_TEXTS}", f"helped:{ROLAND}")
    assert harm(scene, 1) == (3, 0)


# Mind over Matter


def over_matter() -> Scene:
    scene = daisy().house().hand(0, MIND_OVER_MATTER).enemy(GHOUL_PRIEST, engaged=0)
    return scene.do(f"play:{MIND_OVER_MATTER}")


@pytest.mark.parametrize("act", ["fight", "evade"])
def test_mind_over_matter_lets_intellect_stand_for_combat_and_agility(act: str) -> None:
    scene = over_matter()
    assert (scene.who().actions, scene.who().resources) == (3, 4)
    scene.do(f"{act}:{GHOUL_PRIEST}", "test:intellect")
    assert last_test(scene).value == 5


def test_mind_over_matter_may_be_left_unused() -> None:
    scene = over_matter().do(f"fight:{GHOUL_PRIEST}", "test:combat")
    assert last_test(scene).value == 2


def test_mind_over_matter_takes_icons_of_intellect_only() -> None:
    scene = over_matter().hand(0, OVERPOWER, MANUAL_DEXTERITY, PERCEPTION).do(f"fight:{GHOUL_PRIEST}", "test:intellect")
    assert scene.keys() == [f"commit:{PERCEPTION}", "done"]


def test_mind_over_matter_leaves_out_the_combat_bonus_of_a_weapon() -> None:
    scene = over_matter().asset(0, KNIFE).do(f"activate:{KNIFE}", "test:intellect")
    assert last_test(scene).value == 5


def test_mind_over_matter_lasts_for_the_round() -> None:
    scene = over_matter().do("end-turn").pass_all()
    assert (scene.state.round, scene.state.lasting) == (2, [])


def test_mind_over_matter_is_played_in_ones_own_turn_only() -> None:
    scene = pair().hand(0, MIND_OVER_MATTER).turn(1)
    assert (scene.seat(), scene.offers(f"play:{MIND_OVER_MATTER}")) == (1, False)


# Working a Hunch


def test_working_a_hunch_discovers_a_clue_without_a_test_or_an_action() -> None:
    scene = daisy().hand(0, WORKING_A_HUNCH).do(f"play:{WORKING_A_HUNCH}")
    assert (scene.who().clues, scene.who().actions, scene.who().resources) == (1, 3, 3)
    assert scene.events("test-began") == []


def test_working_a_hunch_needs_a_clue() -> None:
    assert not daisy().hand(0, WORKING_A_HUNCH).clues(STUDY, 0).offers(f"play:{WORKING_A_HUNCH}")


def test_working_a_hunch_is_played_in_ones_own_turn_only() -> None:
    scene = pair().hand(0, WORKING_A_HUNCH).turn(1)
    assert (scene.seat(), scene.offers(f"play:{WORKING_A_HUNCH}")) == (1, False)


# Barricade


def barricade() -> Scene:
    return given(DAISY, ROLAND).house().attached(BARRICADE, HALLWAY, owner=0)


def test_barricade_is_attached_to_the_location() -> None:
    scene = daisy().hand(0, BARRICADE).do(f"play:{BARRICADE}")
    assert (scene.entry(BARRICADE).attached, scene.who().actions) == (scene.place(STUDY), 2)


def test_barricade_keeps_enemies_out_that_are_not_elite() -> None:
    scene = given(DAISY).house().attached(BARRICADE, HALLWAY, owner=0)
    scene.enemy(SWARM_OF_RATS, at=ATTIC).enemy(GHOUL_PRIEST, at=CELLAR)
    scene.run(move_hunters(scene.table))
    assert scene.entry(SWARM_OF_RATS).location == scene.place(ATTIC)
    assert scene.entry(GHOUL_PRIEST).engaged == 0


def test_barricade_falls_apart_when_anybody_leaves() -> None:
    scene = barricade()
    scene.run(move(scene.table, 1, scene.place(ATTIC)))
    assert (scene.in_play(BARRICADE), pile(scene)) == (False, [BARRICADE])


def test_barricade_stays_when_somebody_leaves_elsewhere() -> None:
    scene = barricade().at(1, ATTIC)
    scene.run(move(scene.table, 1, scene.place(HALLWAY)))
    assert scene.in_play(BARRICADE)


# Deduction


def test_deduction_finds_another_clue() -> None:
    scene = daisy().hand(0, DEDUCTION).do("investigate", f"commit:{DEDUCTION}")
    assert (scene.who().clues, scene.entry(STUDY).clues) == (2, 0)


def test_deduction_finds_no_more_clues_than_there_are() -> None:
    scene = daisy().hand(0, DEDUCTION).clues(STUDY, 1).do("investigate", f"commit:{DEDUCTION}")
    assert scene.who().clues == 1


def test_deduction_finds_nothing_in_another_test() -> None:
    scene = daisy(MEDICAL_TEXTS).hand(0, DEDUCTION).do(f"activate:{MEDICAL_TEXTS}", f"commit:{DEDUCTION}")
    assert (last_test(scene).value, scene.who().clues) == (6, 0)


# Disc of Itzamna


def test_the_disc_of_itzamna_discards_an_enemy_that_spawns_here() -> None:
    scene = given(DAISY).house().asset(0, DISC_OF_ITZAMNA).encounter(GHOUL_MINION)
    scene.run(draw_encounter_card(scene.table, 0), f"use:{DISC_OF_ITZAMNA}")
    assert (scene.in_play(GHOUL_MINION), scene.codes(scene.state.encounter.discard)[-1]) == (False, GHOUL_MINION)
    assert pile(scene) == [DISC_OF_ITZAMNA]


def test_the_disc_of_itzamna_does_nothing_about_elite_enemies() -> None:
    scene = given(DAISY).house().asset(0, DISC_OF_ITZAMNA).encounter(GHOUL_PRIEST)
    assert offered(draw_encounter_card(scene.table, 0)) == []


def test_the_disc_of_itzamna_does_nothing_about_enemies_that_spawn_elsewhere() -> None:
    scene = given(DAISY, ROLAND).house().at(1, ATTIC).asset(0, DISC_OF_ITZAMNA).encounter(RAVENOUS_GHOUL)
    assert offered(draw_encounter_card(scene.table, 1)) == []


# Encyclopedia


@pytest.mark.parametrize("skill", [WILLPOWER, INTELLECT, COMBAT, AGILITY])
def test_the_encyclopedia_gives_somebody_here_2_of_a_skill_until_the_end_of_the_phase(skill: str) -> None:
    scene = given(DAISY, AGNES).asset(0, ENCYCLOPEDIA)
    skills = (WILLPOWER, INTELLECT, COMBAT, AGILITY)
    before = [skill_value(scene.table, 1, each) for each in skills]
    scene.do(f"activate:{ENCYCLOPEDIA}", f"helped:{AGNES}", f"skill:{skill}")
    now = [skill_value(scene.table, 1, each) for each in skills]
    assert [new - old for new, old in zip(now, before, strict=True)] == [2 * (each == skill) for each in skills]
    scene.run(end_phase(scene.table, "investigation"))
    assert ([skill_value(scene.table, 1, each) for each in skills], scene.entry(ENCYCLOPEDIA).exhausted) == (
        before,
        True,
    )


# Cryptic Research


def test_cryptic_research_lets_somebody_here_draw_3_cards() -> None:
    scene = pair().hand(0, CRYPTIC_RESEARCH).deck(1, *[KNIFE] * 4).do(f"play:{CRYPTIC_RESEARCH}", f"helped:{ROLAND}")
    assert (hand(scene, 1), scene.who().actions, scene.who().resources) == ([KNIFE] * 3, 3, 5)


def test_cryptic_research_needs_a_card_to_draw() -> None:
    assert not daisy().hand(0, CRYPTIC_RESEARCH).deck(0).offers(f"play:{CRYPTIC_RESEARCH}")


def test_cryptic_research_is_played_in_ones_own_turn_only() -> None:
    scene = pair().hand(0, CRYPTIC_RESEARCH).turn(1)
    assert (scene.seat(), scene.offers(f"play:{CRYPTIC_RESEARCH}")) == (1, False)
