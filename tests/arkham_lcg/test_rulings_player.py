"""Official rulings on player cards, by their number: investigators, signatures, guardian and seeker cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.actions import actions_left, lose_action
from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.elimination import defeat, resign
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.values import engaged_with

from .given import AGNES, ATTIC, DAISY, HALLWAY, ROLAND, STUDY, WENDY, Scene, given
from .names import (
    ABANDONED_AND_ALONE,
    AMNESIA,
    ARCANE_INITIATE,
    BACKSTAB,
    BARRICADE,
    BASEBALL_BAT,
    BEAT_COP,
    BURGLARY,
    COVER_UP,
    CRYPT_CHILL,
    DARK_MEMORY,
    DEDUCTION,
    DISC_OF_ITZAMNA,
    DODGE,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    EVIDENCE,
    FLESH_EATER,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GOAT_SPAWN,
    GUARD_DOG,
    GUTS,
    HEIRLOOM_OF_HYPERBOREA,
    HOLY_ROSARY,
    HOSPITAL_DEBTS,
    HYPERAWARENESS,
    KNIFE,
    LUCKY,
    MACHETE,
    MIND_OVER_MATTER,
    OLD_BOOK_OF_LORE,
    OVERPOWER,
    PERCEPTION,
    PHYSICAL_TRAINING,
    PSYCHOSIS,
    RAVENOUS_GHOUL,
    RESEARCH_LIBRARIAN,
    SCRYING,
    SILVER_TWILIGHT_ACOLYTE,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    UMORDHOTH,
    UNEXPECTED_COURAGE,
    WENDYS_AMULET,
    WOLF_MAN_DREW,
    WORKING_A_HUNCH,
    YITHIAN_OBSERVER,
)
from .player_cards import draws, hand, pile
from .scenes import CAMPAIGN, harm, last_test, tags

# Investigators and signatures


def test_r001_an_enemy_the_guard_dog_kills_lets_roland_discover_a_clue() -> None:
    scene = given(ROLAND).asset(0, GUARD_DOG).enemy(SWARM_OF_RATS, engaged=0).do("resource")
    scene.do(f"assign-damage:{GUARD_DOG}", f"use:{GUARD_DOG}", f"use:{ROLAND}")
    assert scene.who().clues == 1


def test_r002_without_clues_no_effect_that_only_discovers_can_be_started() -> None:
    scene = given(ROLAND).clues(STUDY, 0).hand(0, EVIDENCE, WORKING_A_HUNCH).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    assert not scene.offers(f"play:{WORKING_A_HUNCH}")
    scene.do(f"fight:{SWARM_OF_RATS}")
    assert not scene.offers("use:")


def test_r003_roland_and_evidence_may_both_use_the_same_defeat() -> None:
    scene = given(ROLAND).hand(0, EVIDENCE).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    scene.do(f"fight:{SWARM_OF_RATS}", f"use:{EVIDENCE}", f"use:{ROLAND}")
    assert scene.who().clues == 2


def test_r005_daisy_who_loses_two_actions_has_one_and_the_one_for_tomes() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE)
    lose_action(scene.table, 0)
    lose_action(scene.table, 0)
    assert [actions_left(scene.table, 0, card) for card in (None, scene.card(OLD_BOOK_OF_LORE))] == [1, 2]


def test_r006_daisys_first_tome_costs_the_action_for_tomes() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).do(f"activate:{OLD_BOOK_OF_LORE}", "take:")
    assert scene.who().actions == 3


def test_r007_agnes_does_not_react_to_an_attack_whose_horror_an_ally_takes() -> None:
    scene = given(AGNES).asset(0, BEAT_COP).enemy(GHOUL_MINION, engaged=0)
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 0), f"assign-horror:{BEAT_COP}", "done")
    assert (scene.harm(GHOUL_MINION), scene.events("ability-used")) == (0, [])


def test_r009_a_cancelled_skull_does_not_break_the_baseball_bat(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = given(WENDY).asset(0, BASEBALL_BAT).hand(0, EMERGENCY_CACHE).enemy(GHOUL_MINION, engaged=0)
    draws(monkeypatch, scene, "skull", "0").do(f"activate:{BASEBALL_BAT}", f"use:{WENDY}")
    assert (scene.in_play(BASEBALL_BAT), len(scene.events("token-was-revealed"))) == (True, 2)


def test_r010_an_elder_sign_with_the_amulet_succeeds_against_difficulty_0() -> None:
    """Combat 1 succeeds by 1 against whatever fight value."""
    scene = given(WENDY).asset(0, WENDYS_AMULET).enemy(GHOUL_PRIEST, engaged=0).bag("elder-sign")
    scene.do(f"fight:{GHOUL_PRIEST}")
    assert (last_test(scene).succeeded, last_test(scene).value, last_test(scene).difficulty) == (True, 1, 0)


def cover_up(clues: int = 3, adventure: str = "gathering") -> Scene:
    return given(ROLAND, AGNES, adventure=adventure).threat(0, COVER_UP, clues=clues).bag("0")


def test_r011_cover_up_loses_a_clue_and_the_location_keeps_its_own() -> None:
    scene = cover_up().clues(STUDY, 1).do("investigate", f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.entry(STUDY).clues) == (2, 1)


def test_r013_cover_up_has_nothing_to_say_where_there_is_no_clue() -> None:
    assert not cover_up().clues(STUDY, 0).do("investigate").offers(f"use:{COVER_UP}")


def test_r014_cover_up_without_clues_stays_and_is_no_trauma() -> None:
    scene = cover_up(1, CAMPAIGN).do("investigate", f"use:{COVER_UP}")
    assert scene.in_play(COVER_UP)
    scene.run(resign(scene.table, 0))
    assert scene.state.sheets[0].mental_trauma == 0


@pytest.mark.parametrize("how", ["resigned", "defeated"])
def test_r015_for_the_eliminated_the_game_ends_at_that_moment_and_the_weakness_is_gone(how: str) -> None:
    scene = cover_up(1, CAMPAIGN).threat(0, HOSPITAL_DEBTS, owner=0, uses=5)
    scene.run(resign(scene.table, 0) if how == "resigned" else defeat(scene.table, 0, "card"), f"use:{COVER_UP}")
    assert (scene.state.sheets[0].mental_trauma, scene.state.sheets[0].penalty) == (1, 2)
    assert {COVER_UP, HOSPITAL_DEBTS} <= set(scene.codes(scene.state.removed))


def test_r017_the_necronomicon_fetched_by_the_librarian_is_revealed_as_if_drawn() -> None:
    scene = given(DAISY).deck(0, THE_NECRONOMICON).hand(0, RESEARCH_LIBRARIAN)
    scene.do(f"play:{RESEARCH_LIBRARIAN}", f"use:{RESEARCH_LIBRARIAN}")
    assert (scene.entry(THE_NECRONOMICON).horror, scene.entry(THE_NECRONOMICON).engaged) == (3, 0)


def test_r018_the_horror_of_the_necronomicon_goes_straight_to_daisy_and_nobody_takes_it() -> None:
    scene = given(DAISY).asset(0, HOLY_ROSARY).threat(0, PSYCHOSIS)
    scene.threat(0, THE_NECRONOMICON, controller=0, horror=3).do(f"activate:{THE_NECRONOMICON}")
    assert (harm(scene), scene.entry(HOLY_ROSARY).horror) == ((0, 1), 0)


def test_r019_crypt_chill_cannot_discard_the_necronomicon_with_horror_on_it() -> None:
    scene = given(DAISY).threat(0, THE_NECRONOMICON, controller=0, horror=2).encounter(CRYPT_CHILL).bag("auto-fail")
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.in_play(THE_NECRONOMICON), harm(scene)) == (True, (2, 0))


def test_r021_the_heirloom_draws_when_a_spell_is_in_play_and_not_when_it_is_used() -> None:
    scene = given(AGNES).asset(0, HEIRLOOM_OF_HYPERBOREA).hand(0, SCRYING).do(f"play:{SCRYING}")
    assert (scene.in_play(SCRYING), scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}")) == (True, True)
    scene.do("pass", f"activate:{SCRYING}", "scry:encounter", "put-on-top:", "put-on-top:")
    assert not scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}")


def test_r022_dark_memory_costs_two_horror_at_the_end_of_every_turn() -> None:
    scene = given(AGNES, ROLAND).hand(0, DARK_MEMORY).has(1, turn_taken=False).do("end-turn")
    scene.turn(0).has(1, turn_taken=False).do("end-turn")
    assert (harm(scene), hand(scene)) == ((0, 4), [DARK_MEMORY])


def test_r023_amnesia_leaves_dark_memory_and_takes_the_other_four() -> None:
    scene = given(AGNES).hand(0, KNIFE, DARK_MEMORY, GUTS, KNIFE, EMERGENCY_CACHE).top(0, AMNESIA)
    scene.run(draw(scene.table, 0))
    assert (hand(scene), len(pile(scene))) == ([DARK_MEMORY], 4 + 1)


def test_r025_the_arcane_initiate_must_draw_dark_memory_if_it_is_the_only_spell() -> None:
    scene = given(AGNES).asset(0, ARCANE_INITIATE).deck(0, KNIFE, DARK_MEMORY, GUTS).do(f"use:{ARCANE_INITIATE}")
    assert hand(scene) == [DARK_MEMORY]


def test_r026_a_discarded_event_may_be_played_with_the_amulet_but_never_committed() -> None:
    scene = given(WENDY).asset(0, WENDYS_AMULET).hand(0, UNEXPECTED_COURAGE).discarded(0, LUCKY, WORKING_A_HUNCH)
    scene.bag("0").do("investigate", "pass")
    assert scene.keys() == [f"commit:{UNEXPECTED_COURAGE}", "done"]


def test_r027_an_event_committed_from_hand_goes_to_the_discard_pile() -> None:
    scene = given(WENDY).asset(0, WENDYS_AMULET).hand(0, WORKING_A_HUNCH).bag("0")
    scene.do("investigate", "pass", f"commit:{WORKING_A_HUNCH}").pass_all()
    assert pile(scene) == [WORKING_A_HUNCH]


def test_r029_an_event_played_with_the_amulet_and_an_empty_deck_is_the_deck() -> None:
    scene = given(WENDY).asset(0, WENDYS_AMULET).deck(0).hand(0, EMERGENCY_CACHE).do(f"play:{EMERGENCY_CACHE}")
    assert (scene.codes(scene.who().deck), pile(scene)) == ([EMERGENCY_CACHE], [])


def test_r030_what_abandoned_and_alone_removed_is_back_in_the_next_scenario() -> None:
    scene = given(WENDY, adventure=CAMPAIGN)
    whole = sorted(scene.codes(scene.who().deck))
    scene.who().discard, scene.who().deck = scene.who().deck, []
    scene.top(0, ABANDONED_AND_ALONE)
    scene.run(draw(scene.table, 0))
    scene.state.resolution = "none"
    scene.step("scenario.end", "resolution")
    while scene.state.scenario == "gathering" or scene.state.phase != "investigation":
        offered_keys = scene.keys()
        scene.do(next((key for key in ("done", "pass", "lita:no") if key in offered_keys), offered_keys[0]))
    assert sorted(scene.codes(scene.who().deck + scene.who().hand)) == whole


# Guardian


@pytest.mark.parametrize("talent", [PHYSICAL_TRAINING, HYPERAWARENESS])
def test_r031_with_four_resources_a_boost_is_bought_four_times_in_one_test(talent: str) -> None:
    scene = given(ROLAND).asset(0, talent).enemy(GHOUL_PRIEST, engaged=0, exhausted=True).has(resources=4).bag("0")
    scene.do("fight:" if talent == PHYSICAL_TRAINING else "investigate", *[f"use:{talent}"] * 4)
    assert (last_test(scene).value, scene.who().resources) == (8 if talent == PHYSICAL_TRAINING else 7, 0)


def machete(*engaged: int, adventure: str = "gathering") -> Scene:
    scene = given(ROLAND, AGNES, adventure=adventure).asset(0, MACHETE).bag("0")
    for who in engaged:
        scene.enemy(FLESH_EATER, engaged=who)
    return scene


def dealt(scene: Scene) -> int:
    return sum(each.damage for each in scene.events("enemy-damaged"))


def test_r033_the_machete_gives_no_bonus_with_two_enemies_engaged() -> None:
    assert dealt(machete(0, 0).do(f"activate:{MACHETE}", "fight:")) == 1


def test_r034_the_machete_gives_no_bonus_against_an_enemy_engaged_with_nobody_or_another() -> None:
    assert dealt(machete(1).do(f"activate:{MACHETE}")) == 1
    assert dealt(machete().enemy(FLESH_EATER, exhausted=True).do(f"activate:{MACHETE}")) == 1


def test_r035_a_ready_massive_enemy_alone_counts_as_engaged_for_the_machete() -> None:
    scene = machete(adventure="devourer-below").enemy(UMORDHOTH).do(f"activate:{MACHETE}")
    assert (engaged_with(scene.table, 0), dealt(scene), scene.events("engaged")) == ([scene.card(UMORDHOTH)], 2, [])


def test_r037_guard_dog_goat_and_agnes_resolve_from_the_inside_out() -> None:
    scene = given(ROLAND, AGNES).asset(0, GUARD_DOG).hand(0, HOLY_ROSARY)
    scene.enemy(GOAT_SPAWN, engaged=0, damage=2).enemy(RAVENOUS_GHOUL, engaged=1)
    scene.do(f"play:{HOLY_ROSARY}", f"assign-damage:{GUARD_DOG}", f"use:{GUARD_DOG}", "done", f"use:{AGNES}")
    scene.do(f"target:{RAVENOUS_GHOUL}").pass_all()
    order = tags(scene, "enemy-damaged", "harmed", "enemy-was-defeated", "asset-harmed", "asset-played")
    assert order == [
        "enemy-damaged",  # the dog bites the goat
        "harmed",  # whose end frightens Roland
        "harmed",  # and Agnes
        "enemy-damaged",  # who lashes out
        "enemy-was-defeated",  # the goat leaves
        "asset-harmed",  # the dog is hurt
        "asset-played",
    ]


def test_r038_dodge_cancels_an_attack_of_opportunity_and_one_in_retaliation() -> None:
    scene = given(ROLAND).hand(0, DODGE, DODGE).enemy(GHOUL_PRIEST, engaged=0).bag("auto-fail")
    scene.do("resource", f"use:{DODGE}", f"fight:{GHOUL_PRIEST}", f"use:{DODGE}")
    assert harm(scene) == (0, 0)


@pytest.mark.parametrize("enemy", [WOLF_MAN_DREW, YITHIAN_OBSERVER, SILVER_TWILIGHT_ACOLYTE])
def test_r039_what_an_attack_triggers_does_not_happen_if_it_is_dodged(enemy: str) -> None:
    scene = given(ROLAND).hand(0, DODGE, GUTS).enemy(enemy, engaged=0, damage=1)
    scene.run(attack(scene.table, scene.card(enemy), 0), f"use:{DODGE}")
    assert (scene.harm(enemy), hand(scene), sum(entry.doom for entry in scene.state.play.values())) == (1, [GUTS], 0)


def test_r041_dodge_cancels_one_of_three_attacks_of_a_massive_enemy() -> None:
    scene = given(ROLAND, AGNES, WENDY, adventure="devourer-below").enemy(UMORDHOTH).hand(0, DODGE)
    scene.step("enemy.begin").do(f"attacks:{AGNES}", f"use:{DODGE}", f"attacks:{ROLAND}").pass_all()
    assert [each.who for each in scene.events("harmed")][:2] == [ROLAND, WENDY]


def test_r042_dynamite_is_paid_for_and_does_nothing_if_the_attack_of_opportunity_defeats_its_owner() -> None:
    scene = given(ROLAND, AGNES).hand(0, DYNAMITE_BLAST).enemy(GHOUL_MINION, engaged=0).has(damage=8)
    scene.do(f"play:{DYNAMITE_BLAST}")
    assert (scene.who().fate, scene.harm(GHOUL_MINION), harm(scene, 1)) == ("defeated", 0, (0, 0))


@pytest.mark.parametrize(("first", "resolution"), [("enemies", "r1"), ("investigators", "none")])
def test_r043_a_blast_that_fells_both_the_priest_and_you_ends_as_you_like_with_a_trauma(
    first: str, resolution: str
) -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().act(3).hand(0, DYNAMITE_BLAST).has(damage=7)
    scene.enemy(GHOUL_PRIEST, exhausted=True, damage=3).do(f"play:{DYNAMITE_BLAST}", f"falls-first:{first}")
    if first == "enemies":
        scene.do("house:burn")
    scene.do("lita:no")
    (chapter,) = scene.state.log.chapters
    assert (chapter.resolution, scene.state.sheets[0].physical_trauma) == (resolution, 1)


def test_r045_two_automatics_never_shoot_together() -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).asset(0, FORTY_FIVE_AUTOMATIC).bag("0")
    scene.enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST)) == (5, 2)


@pytest.mark.parametrize("act", [f"play:{BACKSTAB}", f"activate:{FORTY_FIVE_AUTOMATIC}"])
def test_r046_backstab_and_fight_abilities_provoke_nobody(act: str) -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).hand(0, BACKSTAB).enemy(GHOUL_MINION, engaged=0).bag("0")
    assert scene.do(act).events("attacked") == []


# Seeker


def test_r047_the_reader_of_the_old_book_takes_any_of_the_three_and_the_rest_is_shuffled_in() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE).deck(0, KNIFE, GUTS, MACHETE, DODGE)
    scene.do(f"activate:{OLD_BOOK_OF_LORE}", f"take:{MACHETE}")
    assert (hand(scene), sorted(scene.codes(scene.who().deck))) == ([MACHETE], sorted([KNIFE, GUTS, DODGE]))


def test_r049_with_mind_over_matter_only_bonuses_and_icons_of_intellect_count() -> None:
    scene = given(DAISY).asset(0, MACHETE).hand(0, MIND_OVER_MATTER, OVERPOWER, PERCEPTION, UNEXPECTED_COURAGE)
    scene.enemy(GHOUL_PRIEST, engaged=0).bag("0").do(f"play:{MIND_OVER_MATTER}")
    scene.do(f"activate:{MACHETE}", "test:intellect")
    assert scene.keys() == [f"commit:{PERCEPTION}", f"commit:{UNEXPECTED_COURAGE}", "done"]
    scene.do("done")
    assert last_test(scene).value == 5


def test_r050_mind_over_matter_does_not_change_a_test_that_has_begun() -> None:
    scene = given(DAISY).hand(0, MIND_OVER_MATTER).enemy(GHOUL_PRIEST, engaged=0).bag("0")
    scene.do(f"fight:{GHOUL_PRIEST}", f"play:{MIND_OVER_MATTER}").pass_all()
    assert last_test(scene).value == 2


def test_r051_an_enemy_drawn_behind_a_barricade_spawns_there() -> None:
    scene = given(DAISY).house().attached(BARRICADE, HALLWAY, owner=0).encounter(GHOUL_MINION)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(GHOUL_MINION).engaged == 0


def test_r053_the_clue_of_a_colleagues_deduction_goes_to_whoever_investigates() -> None:
    scene = given(ROLAND, DAISY).hand(1, DEDUCTION).bag("0").do("investigate", f"commit:{DEDUCTION}")
    assert (scene.who().clues, scene.who(1).clues) == (2, 0)


def test_r054_burglary_with_deduction_brings_resources_and_no_clue() -> None:
    scene = given(ROLAND).asset(0, BURGLARY).hand(0, DEDUCTION).bag("0")
    scene.do(f"activate:{BURGLARY}", f"commit:{DEDUCTION}")
    assert (scene.who().resources, scene.who().clues) == (8, 0)


def test_r055_an_enemy_the_disc_discards_is_not_defeated_and_worth_nothing() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).asset(0, DISC_OF_ITZAMNA).encounter(FLESH_EATER)
    scene.run(draw_encounter_card(scene.table, 0), f"use:{DISC_OF_ITZAMNA}")
    assert (scene.state.victory, scene.events("enemy-was-defeated"), scene.in_play(FLESH_EATER)) == ([], [], False)
