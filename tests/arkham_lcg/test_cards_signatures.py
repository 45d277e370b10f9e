"""The cards that are an investigator's alone: one that helps and one that does not."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.drawing import discard_at_random, draw
from miskatonic.games.arkham_lcg.elimination import resign
from miskatonic.games.arkham_lcg.zones import discard

from .given import AGNES, DAISY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .names import (
    ABANDONED_AND_ALONE,
    BARRICADE,
    BEAT_COP,
    COVER_UP,
    DAISYS_TOTE_BAG,
    DARK_MEMORY,
    DEDUCTION,
    DISSONANT_VOICES,
    EMERGENCY_CACHE,
    EVIDENCE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HEIRLOOM_OF_HYPERBOREA,
    HOSPITAL_DEBTS,
    KNIFE,
    LUCKY,
    MACHETE,
    MEDICAL_TEXTS,
    OLD_BOOK_OF_LORE,
    ON_THE_LAM,
    RISE_OF_THE_GHOULS,
    ROLANDS_38_SPECIAL,
    SCRYING,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WENDYS_AMULET,
    WORKING_A_HUNCH,
)
from .player_cards import hand, offered, pile
from .scenes import CAMPAIGN, harm, last_test


def ended(scene: Scene) -> Scene:
    """The scenario ends without a resolution."""
    scene.state.resolution = "none"
    scene.step("scenario.end", "resolution").keys()
    return scene


# Roland's .38 Special


@pytest.mark.parametrize(("clues", "value"), [(0, 5), (1, 7)])
def test_rolands_38_special_is_better_where_there_is_a_clue(clues: int, value: int) -> None:
    scene = given(ROLAND).clues(STUDY, clues).asset(0, ROLANDS_38_SPECIAL).enemy(GHOUL_PRIEST, engaged=0).bag("0")
    scene.do(f"activate:{ROLANDS_38_SPECIAL}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST)) == (value, 2)
    assert scene.entry(ROLANDS_38_SPECIAL).uses == 3


def test_rolands_38_special_needs_ammo() -> None:
    scene = given(ROLAND).asset(0, ROLANDS_38_SPECIAL, uses=0).enemy(GHOUL_MINION, engaged=0)
    assert not scene.offers(f"activate:{ROLANDS_38_SPECIAL}")


# Cover Up


def test_cover_up_comes_to_the_threat_area_with_three_clues() -> None:
    scene = given(ROLAND).top(0, COVER_UP)
    scene.run(draw(scene.table, 0))
    assert (scene.entry(COVER_UP).clues, scene.who().threats) == (3, [scene.card(COVER_UP)])


def cover_up(clues: int, adventure: str = "gathering") -> Scene:
    return given(ROLAND, AGNES, adventure=adventure).threat(0, COVER_UP, clues=clues).bag("0")


def test_cover_up_takes_the_clues_that_would_be_discovered_off_itself() -> None:
    scene = cover_up(3).do("investigate", f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.entry(STUDY).clues, scene.who().clues) == (2, 4, 0)


def test_cover_up_may_be_left_alone() -> None:
    scene = cover_up(3).do("investigate", "pass")
    assert (scene.entry(COVER_UP).clues, scene.who().clues) == (3, 1)


def test_cover_up_without_clues_stays_and_does_nothing() -> None:
    scene = cover_up(1).do("investigate", f"use:{COVER_UP}", "investigate")
    assert (scene.in_play(COVER_UP), scene.offers(f"use:{COVER_UP}"), scene.who().clues) == (True, False, 1)


def test_cover_up_may_be_worked_off_by_a_colleague_at_the_same_location() -> None:
    scene = cover_up(3).turn(1).do("investigate")
    assert scene.seat() == 1
    scene.do(f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.who(1).clues) == (2, 0)


def test_cover_up_replaces_the_whole_discovery_even_if_it_has_fewer_clues() -> None:
    scene = cover_up(1).hand(0, DEDUCTION).do("investigate", f"commit:{DEDUCTION}", f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.entry(STUDY).clues, scene.who().clues) == (0, 4, 0)


@pytest.mark.parametrize(("clues", "trauma"), [(1, 1), (0, 0)])
def test_cover_up_with_a_clue_is_a_mental_trauma_at_the_end(clues: int, trauma: int) -> None:
    scene = ended(cover_up(clues, CAMPAIGN))
    assert [sheet.mental_trauma for sheet in scene.state.sheets] == [trauma, 0]


def test_cover_up_with_a_clue_is_a_mental_trauma_when_its_bearer_is_eliminated() -> None:
    scene = cover_up(1, CAMPAIGN)
    scene.run(resign(scene.table, 0))
    assert (scene.state.sheets[0].mental_trauma, scene.in_play(COVER_UP)) == (1, False)


# Daisy's Tote Bag


def test_daisys_tote_bag_holds_two_more_tomes_and_takes_no_slot() -> None:
    scene = given(DAISY).asset(0, DAISYS_TOTE_BAG).asset(0, KNIFE).asset(0, KNIFE).asset(0, OLD_BOOK_OF_LORE)
    scene.hand(0, MEDICAL_TEXTS).do(f"play:{MEDICAL_TEXTS}")
    assert len(scene.who().assets) == 5


def test_daisys_tote_bag_holds_nothing_but_tomes() -> None:
    scene = given(DAISY).asset(0, DAISYS_TOTE_BAG).asset(0, KNIFE).asset(0, KNIFE).hand(0, MACHETE)
    assert scene.do(f"play:{MACHETE}").offers(f"make-room:{KNIFE}")


def test_two_tomes_and_two_knives_do_not_fit_without_the_bag() -> None:
    scene = given(DAISY).asset(0, KNIFE).asset(0, OLD_BOOK_OF_LORE).hand(0, MEDICAL_TEXTS)
    assert scene.do(f"play:{MEDICAL_TEXTS}").offers("make-room:")


# The Necronomicon


def necronomicon(horror: int) -> Scene:
    return given(DAISY).threat(0, THE_NECRONOMICON, controller=0, horror=horror)


def test_the_necronomicon_comes_to_the_threat_area_with_three_horror() -> None:
    scene = given(DAISY).top(0, THE_NECRONOMICON)
    scene.run(draw(scene.table, 0))
    assert (scene.entry(THE_NECRONOMICON).horror, scene.entry(THE_NECRONOMICON).engaged) == (3, 0)


def test_the_necronomicon_cannot_leave_play_while_there_is_horror_on_it() -> None:
    scene = necronomicon(1)
    assert (discard(scene.table, scene.card(THE_NECRONOMICON)), scene.in_play(THE_NECRONOMICON)) == (False, True)


def test_the_necronomicon_turns_the_elder_sign_into_a_failure() -> None:
    scene = necronomicon(3).bag("elder-sign").do("investigate")
    assert (last_test(scene).succeeded, last_test(scene).value) == (False, 0)


def test_the_elder_signs_of_others_are_what_they_were() -> None:
    scene = given(DAISY, ROLAND).threat(0, THE_NECRONOMICON, controller=0, horror=3).turn(1).bag("elder-sign")
    assert last_test(scene.do("investigate")).succeeded


def test_reading_the_necronomicon_moves_a_horror_to_daisy() -> None:
    scene = necronomicon(3).do(f"activate:{THE_NECRONOMICON}")
    assert (scene.entry(THE_NECRONOMICON).horror, scene.who().horror) == (2, 1)


def test_the_necronomicon_is_discarded_with_its_last_horror() -> None:
    scene = necronomicon(1).do(f"activate:{THE_NECRONOMICON}")
    assert (scene.in_play(THE_NECRONOMICON), pile(scene)) == (False, [THE_NECRONOMICON])


def test_the_necronomicon_is_a_tome_for_daisys_additional_action() -> None:
    scene = necronomicon(3).do(f"activate:{THE_NECRONOMICON}")
    assert (scene.who().horror, scene.who().actions) == (1, 3)


def test_reading_the_necronomicon_provokes() -> None:
    scene = necronomicon(3).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{THE_NECRONOMICON}")
    assert harm(scene) == (1, 1)


def test_the_necronomicon_takes_a_hand_even_in_the_threat_area() -> None:
    scene = given(DAISY).asset(0, KNIFE).asset(0, MACHETE).top(0, THE_NECRONOMICON)
    scene.run(draw(scene.table, 0), f"make-room:{KNIFE}")
    assert (scene.in_play(THE_NECRONOMICON), pile(scene)) == (True, [KNIFE])


def test_the_necronomicon_fits_into_the_tote_bag() -> None:
    scene = given(DAISY).asset(0, KNIFE).asset(0, MACHETE).asset(0, DAISYS_TOTE_BAG).top(0, THE_NECRONOMICON)
    assert offered(draw(scene.table, 0)) == []


# On the Lam


def on_the_lam() -> Scene:
    scene = given(SKIDS).house().hand(0, ON_THE_LAM).enemy(SWARM_OF_RATS, engaged=0)
    return scene.has(turn_taken=False).step("investigation.next").do(f"use:{ON_THE_LAM}")


def test_on_the_lam_keeps_enemies_from_attacking_for_the_round() -> None:
    scene = on_the_lam()
    assert scene.who().resources == 4
    scene.do("resource", "end-turn").pass_all()
    assert (scene.state.round, scene.events("attacked"), scene.state.lasting) == (2, [], [])


def test_on_the_lam_does_not_keep_elite_enemies_off() -> None:
    scene = on_the_lam().enemy(GHOUL_PRIEST, engaged=0).do("resource")
    assert [each.enemy for each in scene.events("attacked")] == [GHOUL_PRIEST]


def test_on_the_lam_is_played_only_after_ones_own_turn_begins() -> None:
    assert not given(SKIDS).hand(0, ON_THE_LAM).offers(f"play:{ON_THE_LAM}")
    scene = given(ROLAND, SKIDS).hand(1, ON_THE_LAM).has(turn_taken=False).has(1, turn_taken=True)
    assert not scene.step("investigation.next").offers(f"use:{ON_THE_LAM}")


# Hospital Debts


def debts(paid: int = 0, adventure: str = "gathering") -> Scene:
    return given(SKIDS, ROLAND, adventure=adventure).threat(0, HOSPITAL_DEBTS, uses=paid).has(resources=6)


def test_hospital_debts_come_to_the_threat_area() -> None:
    scene = given(SKIDS).top(0, HOSPITAL_DEBTS)
    scene.run(draw(scene.table, 0))
    assert scene.entry(HOSPITAL_DEBTS).engaged == 0


def test_hospital_debts_are_paid_off_twice_a_round() -> None:
    scene = debts().has(1, resources=0).do(f"use:{HOSPITAL_DEBTS}", f"use:{HOSPITAL_DEBTS}")
    assert (scene.entry(HOSPITAL_DEBTS).uses, scene.who().resources) == (2, 4)
    assert not scene.offers(f"use:{HOSPITAL_DEBTS}")


def test_hospital_debts_are_paid_by_colleagues_too_each_twice_a_round() -> None:
    scene = debts().do(*[f"use:{HOSPITAL_DEBTS}"] * 4)
    assert (scene.entry(HOSPITAL_DEBTS).uses, scene.who().resources, scene.who(1).resources) == (4, 4, 3)


@pytest.mark.parametrize("resources", [0, 1])
def test_hospital_debts_need_a_resource(resources: int) -> None:
    scene = given(SKIDS).threat(0, HOSPITAL_DEBTS).has(resources=resources)
    assert scene.offers(f"use:{HOSPITAL_DEBTS}") is (resources == 1)


@pytest.mark.parametrize(("paid", "penalty"), [(5, 2), (6, 0)])
def test_hospital_debts_below_six_resources_cost_two_experience(paid: int, penalty: int) -> None:
    scene = ended(debts(paid, CAMPAIGN).do("pass"))
    assert [sheet.penalty for sheet in scene.state.sheets] == [penalty, 0]


# Heirloom of Hyperborea


def heirloom(*cards: str) -> Scene:
    return given(AGNES).asset(0, HEIRLOOM_OF_HYPERBOREA).hand(0, *cards)


@pytest.mark.parametrize(("card", "draws"), [(SCRYING, True), (DARK_MEMORY, True), (KNIFE, False)])
def test_the_heirloom_may_draw_a_card_after_a_spell_was_played(card: str, draws: bool) -> None:
    scene = heirloom(card).do(f"play:{card}")
    assert scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}") is draws


def test_the_heirloom_draws_one_card() -> None:
    scene = heirloom(SCRYING).top(0, GUTS).do(f"play:{SCRYING}", f"use:{HEIRLOOM_OF_HYPERBOREA}")
    assert hand(scene) == [GUTS]


def test_the_heirloom_waits_until_the_event_is_in_the_discard_pile() -> None:
    scene = heirloom(DARK_MEMORY).do(f"play:{DARK_MEMORY}")
    assert (scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}"), pile(scene)) == (True, [DARK_MEMORY])


# Dark Memory


def test_dark_memory_puts_doom_on_the_agenda() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY).do(f"play:{DARK_MEMORY}")
    assert (scene.state.play[scene.state.agendas[-1]].doom, scene.who().resources) == (1, 3)


def test_dark_memory_may_advance_the_agenda() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY).doom(2).do(f"play:{DARK_MEMORY}")
    assert scene.in_play(RISE_OF_THE_GHOULS)


def test_dark_memory_torments_at_the_end_of_the_turn_and_stays_in_hand() -> None:
    scene = given(AGNES, ROLAND).hand(0, DARK_MEMORY).has(1, turn_taken=False).do("end-turn")
    assert (harm(scene), hand(scene), harm(scene, 1)) == ((0, 2), [DARK_MEMORY], (0, 0))


def test_dark_memory_is_shown_to_all_while_it_torments() -> None:
    scene = given(AGNES, ROLAND).hand(0, DARK_MEMORY).asset(0, BEAT_COP).do("end-turn")
    assert scene.offers(f"assign-horror:{BEAT_COP}")
    assert [card.code for card in scene.table.view(1).limbo] == [DARK_MEMORY]
    assert hand(scene.do("done")) == [DARK_MEMORY]


def test_dark_memory_does_not_mind_the_end_of_another_turn() -> None:
    scene = given(AGNES, ROLAND).hand(0, DARK_MEMORY).turn(1).has(turn_taken=False).do("end-turn")
    assert (harm(scene), harm(scene, 1)) == ((0, 0), (0, 0))


def test_dark_memory_can_be_discarded_at_random() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY)
    assert (discard_at_random(scene.table, 0), pile(scene)) == (True, [DARK_MEMORY])


def test_playing_dark_memory_provokes() -> None:
    scene = given(AGNES).hand(0, DARK_MEMORY).enemy(SWARM_OF_RATS, engaged=0).do(f"play:{DARK_MEMORY}")
    assert harm(scene) == (1, 0)


# Wendy's Amulet


def amulet() -> Scene:
    return given(WENDY).asset(0, WENDYS_AMULET)


def test_wendys_amulet_plays_the_topmost_event_of_the_discard_pile() -> None:
    """Cards that are no events may lie above it."""
    scene = amulet().discarded(0, WORKING_A_HUNCH, EMERGENCY_CACHE, GUTS, KNIFE)
    keys = scene.keys()
    assert [key for key in keys if key.startswith("play")] == [f"play-discarded:{EMERGENCY_CACHE}"]


def test_an_event_played_with_the_amulet_goes_to_the_bottom_of_the_deck() -> None:
    scene = amulet().discarded(0, EMERGENCY_CACHE).hand(0, WORKING_A_HUNCH)
    scene.do(f"play-discarded:{EMERGENCY_CACHE}", f"play:{WORKING_A_HUNCH}")
    assert (scene.codes(scene.who().deck)[:2], pile(scene)) == ([WORKING_A_HUNCH, EMERGENCY_CACHE], [])


def test_an_event_discarded_from_play_goes_to_the_bottom_too() -> None:
    scene = amulet().attached(BARRICADE, STUDY, owner=0)
    discard(scene.table, scene.card(BARRICADE))
    assert (scene.codes(scene.who().deck)[0], pile(scene)) == (BARRICADE, [])


def test_the_amulet_obeys_what_forbids_playing() -> None:
    scene = amulet().discarded(0, EMERGENCY_CACHE)
    assert scene.offers(f"play-discarded:{EMERGENCY_CACHE}")
    assert not scene.threat(0, DISSONANT_VOICES).offers(f"play-discarded:{EMERGENCY_CACHE}")


def test_the_amulet_plays_the_discarded_copy_though_another_is_in_hand() -> None:
    scene = amulet().hand(0, EMERGENCY_CACHE).discarded(0, EMERGENCY_CACHE).do(f"play-discarded:{EMERGENCY_CACHE}")
    assert (scene.codes(scene.who().hand), pile(scene)) == ([EMERGENCY_CACHE], [])


def test_the_amulet_leaves_the_choice_between_hand_and_discard_pile_at_a_moment_too() -> None:
    keys = amulet().hand(0, LUCKY).discarded(0, LUCKY).bag("-4").do("investigate", "pass").keys()
    assert sum(key.startswith(f"use:{LUCKY}") for key in keys) == 2


def test_the_amulet_plays_events_at_their_moment() -> None:
    scene = amulet().discarded(0, LUCKY).bag("-2").do("investigate")
    assert scene.offers(f"use:{LUCKY}")


def test_without_the_amulet_an_event_goes_to_the_discard_pile() -> None:
    scene = given(WENDY).discarded(0, EVIDENCE).hand(0, EMERGENCY_CACHE).do(f"play:{EMERGENCY_CACHE}")
    assert (pile(scene), scene.offers(f"play:{EMERGENCY_CACHE}")) == ([EVIDENCE, EMERGENCY_CACHE], False)


# Abandoned and Alone


def test_abandoned_and_alone_costs_two_direct_horror_and_the_discard_pile() -> None:
    scene = given(WENDY).asset(0, BEAT_COP).discarded(0, KNIFE, GUTS).top(0, ABANDONED_AND_ALONE)
    assert offered(draw(scene.table, 0)) == []
    assert (harm(scene), pile(scene)) == ((0, 2), [ABANDONED_AND_ALONE])
    assert {KNIFE, GUTS} <= set(scene.codes(scene.state.removed))
