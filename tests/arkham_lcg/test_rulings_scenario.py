"""Official rulings about scenario cards, by their number in the list of rulings."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_agenda
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import place_doom
from miskatonic.games.arkham_lcg.scenarios.devourer_below import go_mad
from miskatonic.games.arkham_lcg.values import remaining_sanity, skill_value
from miskatonic.games.arkham_lcg.words import COMBAT, WILLPOWER
from miskatonic.games.arkham_lcg.zones import discard, place_asset

from .campaigns import ended, set_up
from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    ACOLYTE,
    ANCIENT_EVILS,
    ARCANE_INITIATE,
    BEAT_COP,
    CRYPT_CHILL,
    DARK_MEMORY,
    DISRUPTING_THE_RITUAL,
    DREAMS_OF_RLYEH,
    EASTTOWN,
    ELUSIVE,
    EMERGENCY_CACHE,
    FLESH_EATER,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GRASPING_HANDS,
    GRAVEYARD,
    HERMAN_COLLINS,
    ICY_GHOUL,
    KNIFE,
    LITA_CHANTLER,
    LOCKED_DOOR,
    MACHETE,
    MAIN_PATH,
    NORTHSIDE,
    OBSCURING_FOG,
    OFFER_OF_POWER,
    ON_WINGS_OF_DARKNESS,
    PETER_WARREN,
    QUIET_GLADE,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    ROTTING_REMAINS,
    RUTH_TURNER,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    THE_BARRIER,
    THEYRE_GETTING_OUT,
    TWISTING_PATHS,
    UMORDHOTH,
    UMORDHOTHS_WRATH,
    UNCOVERING_THE_CONSPIRACY,
    UNHALLOWED_GROUND,
    VICTORIA_DEVEREUX,
    WHATS_GOING_ON,
    WOLF_MAN_DREW,
    YITHIAN_OBSERVER,
)
from .scenes import CAMPAIGN, harm, last_test, tags


def draw(scene: Scene, code: str, *answers: str, who: int = 0) -> Scene:
    """Somebody draws this encounter card."""
    scene.encounter(code)
    scene.run(draw_encounter_card(scene.table, who), *answers)
    return scene


def arkham(*investigators: str) -> Scene:
    return given(*investigators, adventure="midnight-masks").has(horror=0)


def woods(*investigators: str) -> Scene:
    return given(*investigators, adventure="devourer-below").has(horror=0)


def wood(scene: Scene, code: str) -> Scene:
    """This part of the woods is in play, unrevealed."""
    return scene if scene.in_play(code) else scene.location(code)


# The Gathering


def test_r085_the_discard_may_be_chosen_if_anybody_has_a_card() -> None:
    scene = given(ROLAND, AGNES).hand(1, KNIFE)
    scene.run(advance_agenda(scene.table), "whats-going-on:discard")
    assert (harm(scene), scene.who(1).hand) == ((0, 0), [])


def test_r086_an_exhausted_unengaged_ghoul_moves_towards_the_parlor_too() -> None:
    scene = given(ROLAND).house().agenda(3).at(0, CELLAR).enemy(GHOUL_MINION, at=ATTIC, exhausted=True)
    scene.step("enemy.begin").keys()
    assert scene.entry(GHOUL_MINION).location == scene.place(HALLWAY)


def test_r087_the_barrier_is_offered_before_the_ghouls_put_doom_on_the_agenda() -> None:
    scene = given(ROLAND).house().agenda(3).has(clues=3).enemy(GHOUL_MINION, engaged=0).step("upkeep.hands")
    assert (scene.offers(f"use:{THE_BARRIER}"), scene.entry(THEYRE_GETTING_OUT).doom) == (True, 0)
    scene.encounter_deck(OBSCURING_FOG).step("upkeep.hands").do("pass")
    assert scene.entry(THEYRE_GETTING_OUT).doom == 1 + 1


@pytest.mark.parametrize(("at", "taken"), [(ATTIC, (0, 2)), (CELLAR, (2, 0))])
def test_r089_attic_and_cellar_hurt_on_every_entry(at: str, taken: tuple[int, int]) -> None:
    scene = given(ROLAND).house().do(f"move:{at}", f"move:{HALLWAY}", f"move:{at}")
    assert harm(scene) == taken


def test_r090_a_ghoul_enters_the_parlor_through_the_barrier() -> None:
    scene = given(ROLAND).house().agenda(3).at(0, CELLAR).enemy(GHOUL_MINION, at=HALLWAY).step("enemy.begin")
    scene.keys()
    assert scene.entry(GHOUL_MINION).location == scene.place(PARLOR)
    assert not scene.entry(PARLOR).revealed


def test_r091_lita_leaving_play_in_the_gathering_leaves_the_game_and_is_earned_all_the_same() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().act(3)
    lita = scene.take(LITA_CHANTLER)
    place_asset(scene.table, lita, 0)
    discard(scene.table, lita)
    assert (lita in scene.state.removed, scene.who().discard) == (True, [])
    assert LITA_CHANTLER in ended(scene, "r1").do("lita:yes").state.sheets[0].deck.story


@pytest.mark.parametrize("code", [FLESH_EATER, ICY_GHOUL])
def test_r093_with_only_the_study_in_play_they_are_discarded_without_effect(code: str) -> None:
    scene = draw(given(ROLAND), code)
    assert (scene.in_play(code), scene.codes(scene.state.encounter.discard)) == (False, [code])
    assert scene.state.victory == []


# The Midnight Masks


def test_r094_only_unique_cultists_uncover_the_conspiracy() -> None:
    scene = arkham(ROLAND).has(resources=5).enemy(VICTORIA_DEVEREUX)
    others = (WOLF_MAN_DREW, HERMAN_COLLINS, PETER_WARREN, RUTH_TURNER, ACOLYTE)
    scene.state.victory += [scene.take(code) for code in others]
    scene.turn(0).do(f"activate:{VICTORIA_DEVEREUX}")
    assert (len(scene.state.victory), scene.in_play(UNCOVERING_THE_CONSPIRACY)) == (6, True)


def test_r095_a_ready_enemy_in_the_graveyard_engages_first_and_flees_along() -> None:
    scene = arkham(ROLAND).enemy(GHOUL_MINION, at=GRAVEYARD).bag("-1")
    scene.do(f"move:{GRAVEYARD}", "graveyard:flee")
    assert (scene.entry(GHOUL_MINION).engaged, scene.who().location) == (0, scene.place(RIVERTOWN))
    assert (scene.who().actions, scene.events("attacked")) == (2, [])


# The Devourer Below


@pytest.mark.parametrize(("token", "placed"), [("0", 1), ("auto-fail", 0)])
def test_r097_the_ritual_is_disrupted_from_anywhere_and_the_clue_is_lost_even_on_failure(
    token: str, placed: int
) -> None:
    scene = wood(woods(AGNES), QUIET_GLADE).at(0, QUIET_GLADE).act(3).has(clues=1).bag(token)
    scene.do(f"activate:{DISRUPTING_THE_RITUAL}", f"test:{WILLPOWER}")
    assert (scene.who().clues, scene.entry(DISRUPTING_THE_RITUAL).clues) == (0, placed)
    assert not scene.offers(f"activate:{DISRUPTING_THE_RITUAL}"), "no clue is left to pay with"


@pytest.mark.parametrize(("token", "at"), [("0", MAIN_PATH), ("-1", TWISTING_PATHS)])
def test_r098_elusive_out_of_the_twisting_paths_needs_the_test_too(token: str, at: str) -> None:
    scene = wood(woods(ROLAND), TWISTING_PATHS).at(0, TWISTING_PATHS).hand(0, ELUSIVE).has(resources=5).bag(token)
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"play:{ELUSIVE}")
    assert (last_test(scene).difficulty, scene.who().location) == (3, scene.place(at))


def test_r099_lita_adds_combat_but_no_damage_against_umordhoth() -> None:
    scene = woods(ROLAND).enemy(UMORDHOTH).asset(0, LITA_CHANTLER).bag("0").do(f"fight:{UMORDHOTH}")
    assert (skill_value(scene.table, 0, COMBAT), scene.harm(UMORDHOTH)) == (5, 1)
    assert not scene.offers(f"use:{LITA_CHANTLER}")


def test_r101_leaving_a_massive_enemy_provokes_it_and_it_does_not_follow() -> None:
    scene = wood(woods(ROLAND), QUIET_GLADE).at(0, QUIET_GLADE).at(0, MAIN_PATH).enemy(UMORDHOTH)
    scene.do(f"move:{QUIET_GLADE}")
    assert (harm(scene), scene.entry(UMORDHOTH).location) == ((3, 3), scene.place(MAIN_PATH))
    assert scene.who().location == scene.place(QUIET_GLADE)


def test_r102_a_missed_attack_on_a_massive_enemy_hurts_no_colleague() -> None:
    scene = woods(ROLAND, AGNES).enemy(UMORDHOTH).bag("auto-fail").do(f"fight:{UMORDHOTH}")
    assert harm(scene, 1) == (0, 0)


# Encounter sets


def test_r103_two_copies_of_frozen_in_fear_cost_2_more_and_are_tested_separately() -> None:
    scene = given(ROLAND, DAISY).house().threat(0, FROZEN_IN_FEAR).threat(0, FROZEN_IN_FEAR).bag("-8")
    scene.do(f"move:{ATTIC}")
    assert scene.who().actions == 0
    assert [each.cause for each in scene.events("test-ended")].count(FROZEN_IN_FEAR) == 2


def test_r105_crypt_chill_asks_for_an_asset_in_play() -> None:
    assert harm(draw(given(ROLAND).house().hand(0, MACHETE, BEAT_COP).bag("-8"), CRYPT_CHILL)) == (2, 0)


def test_r106_a_second_fog_at_the_same_location_is_discarded() -> None:
    scene = draw(draw(given(ROLAND), OBSCURING_FOG), OBSCURING_FOG)
    fogs = [card for card in scene.state.play if scene.state.codes[card] == OBSCURING_FOG]
    assert (len(fogs), scene.codes(scene.state.encounter.discard)) == (1, [OBSCURING_FOG])


def test_r107_acolytes_of_the_set_up_have_their_doom() -> None:
    scene = set_up("midnight-masks", ROLAND, AGNES, SKIDS, notes=["house-standing"])
    assert [scene.state.play[enemy].doom for enemy in scene.state.enemies] == [1, 1]


def test_r109_who_passes_the_test_of_on_wings_of_darkness_is_left_alone() -> None:
    scene = arkham(WENDY).at(0, NORTHSIDE).enemy(SWARM_OF_RATS, engaged=0).bag("0")
    draw(scene, ON_WINGS_OF_DARKNESS)
    assert (harm(scene), scene.who().location, scene.entry(SWARM_OF_RATS).engaged) == (
        (0, 0),
        scene.place(NORTHSIDE),
        0,
    )


def test_r110_of_several_locations_with_most_clues_the_lead_picks_for_the_locked_door() -> None:
    scene = arkham(ROLAND, AGNES)
    for code in (RIVERTOWN, EASTTOWN, GRAVEYARD):
        scene.at(0, code).clues(code, 2)
    draw(scene, LOCKED_DOOR, f"attach:{GRAVEYARD}", who=1)
    assert scene.entry(LOCKED_DOOR).attached == scene.place(GRAVEYARD)


def test_r111_without_clues_on_revealed_locations_a_door_may_be_locked_at_an_unrevealed_one() -> None:
    scene = arkham(ROLAND).clues(RIVERTOWN, 0)
    draw(scene, LOCKED_DOOR, f"attach:{NORTHSIDE}")
    assert scene.entry(LOCKED_DOOR).attached == scene.place(NORTHSIDE)
    assert not scene.entry(NORTHSIDE).revealed


@pytest.mark.parametrize("code", [KNIFE, EMERGENCY_CACHE])
def test_r113_the_card_being_played_may_be_the_one_the_yithian_takes(code: str) -> None:
    scene = given(ROLAND).house().hand(0, code).has(resources=3).enemy(YITHIAN_OBSERVER, engaged=0)
    scene.do(f"play:{code}")
    assert (scene.who().resources, scene.codes(scene.who().discard)) == (3 - (code == KNIFE), [code])
    assert harm(scene) == (1, 1)


def test_r114_a_colleague_may_end_the_dreams_and_the_penalty_stays_with_the_bearer() -> None:
    scene = given(AGNES, ROLAND).threat(1, DREAMS_OF_RLYEH).bag("0")
    assert [skill_value(scene.table, who, WILLPOWER) for who in (0, 1)] == [5, 2]
    assert remaining_sanity(scene.table, 0) == 8
    scene.do(f"activate:{DREAMS_OF_RLYEH}")
    assert (last_test(scene).value, scene.in_play(DREAMS_OF_RLYEH)) == (5, False)


# General ones


@pytest.mark.parametrize("code", [GRASPING_HANDS, ROTTING_REMAINS])
def test_r115_pure_harm_for_each_point_comes_as_one_lump(code: str) -> None:
    scene = draw(given(ROLAND).bag("auto-fail"), code)
    assert len(scene.events("harmed")) == 1
    assert sum(harm(scene)) == 3


def test_r115_with_a_choice_every_point_is_resolved_separately() -> None:
    scene = draw(woods(ROLAND).bag("0"), UMORDHOTHS_WRATH)
    assert [(each.damage, each.horror) for each in scene.events("harmed")] == [(1, 1), (1, 1)]


def slip_away(scene: Scene, to: int) -> Scene:
    """Wendy evades the rats with Survival Instinct and slips away during that test."""
    scene.enemy(SWARM_OF_RATS, engaged=0).hand(0, SURVIVAL_INSTINCT).bag("0")
    scene.do(f"evade:{SWARM_OF_RATS}", f"commit:{SURVIVAL_INSTINCT}")
    while not scene.offers("slip-away:"):
        scene.do("as-listed" if scene.offers("as-listed") else "done")
    keys = scene.keys()
    return scene.do(next(key for key in keys if key.endswith(f"#{to}")))


def test_r119_the_test_of_the_graveyard_waits_for_the_test_under_way() -> None:
    scene = arkham(WENDY)
    slip_away(scene, scene.place(GRAVEYARD))
    told = tags(scene, "test-began", "test-ended", "moved", "discarded")
    assert told == ["test-began", "test-ended", "moved", "discarded", "test-began", "test-ended"]


def test_r119_the_test_of_unhallowed_ground_waits_for_the_test_under_way() -> None:
    scene = wood(woods(WENDY), UNHALLOWED_GROUND)
    slip_away(scene, scene.place(UNHALLOWED_GROUND))
    told = tags(scene, "test-began", "test-ended", "moved", "discarded")
    assert told == ["test-began", "test-ended", "moved", "discarded", "test-began", "test-ended"]


def test_r119_the_way_out_of_the_twisting_paths_waits_for_the_test_under_way() -> None:
    scene = wood(woods(WENDY), TWISTING_PATHS).at(0, TWISTING_PATHS)
    slip_away(scene, scene.place(MAIN_PATH))
    told = tags(scene, "test-began", "test-ended", "moved", "discarded")
    assert told == ["test-began", "test-ended", "discarded", "test-began", "test-ended", "moved"]


@pytest.mark.parametrize(("code", "doom"), [(ANCIENT_EVILS, 2), (OFFER_OF_POWER, 1), (DARK_MEMORY, 2)])
def test_r121_doom_from_a_card_that_may_advance_the_agenda_advances_it_at_once(code: str, doom: int) -> None:
    scene = given(AGNES).doom(doom)
    if code == DARK_MEMORY:
        scene.hand(0, code).has(resources=5).do(f"play:{code}")
    else:
        draw(scene, code, *["offer:accept", "whats-going-on:horror"] * (code == OFFER_OF_POWER))
    assert scene.in_play(RISE_OF_THE_GHOULS)


def test_r121_other_doom_waits_for_the_mythos_phase() -> None:
    scene = given(ROLAND).house().doom(2).enemy(ACOLYTE, at=ATTIC)
    place_doom(scene.table, scene.card(ACOLYTE))
    scene.turn(0).do("resource")
    assert scene.in_play(WHATS_GOING_ON)


def test_r122_all_doom_in_play_goes_when_the_agenda_advances() -> None:
    scene = given(AGNES).house().doom(1).asset(0, ARCANE_INITIATE, doom=1).enemy(ACOLYTE, at=ATTIC, doom=1)
    scene.run(advance_agenda(scene.table))
    assert sum(entry.doom for entry in scene.state.play.values()) == 0


def test_r125_a_weakness_gained_in_a_scenario_stays_in_the_deck_for_the_campaign() -> None:
    scene = set_up("midnight-masks", ROLAND).has(hand=[])
    had = sum(scene.state.sheets[0].deck.weaknesses.values())
    scene.run(go_mad(scene.table, 0))
    ended(scene, "r1")
    assert sum(scene.state.sheets[0].deck.weaknesses.values()) == had + 1
