"""The cards of The Midnight Masks: agendas, the act, Arkham, and its treacheries."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_agenda
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.places import connected, discover
from miskatonic.games.arkham_lcg.values import health

from .given import AGNES, ROLAND, SKIDS, Scene, given
from .names import (
    ARKHAM_ASYLUM,
    BEAT_COP,
    DYNAMITE_BLAST,
    EASTTOWN,
    FALSE_LEAD,
    FIRST_BANK_OF_ARKHAM,
    GHOUL_PRIEST,
    GRAVEYARD,
    GUARD_DOG,
    HERMAN_COLLINS,
    HISTORICAL_SOCIETY,
    HUNTING_SHADOW,
    KNIFE,
    LEO_DE_LUCA,
    LITA_CHANTLER,
    MACHETE,
    MAS_BOARDING_HOUSE,
    MISKATONIC_UNIVERSITY,
    NORTHSIDE,
    OBSCURING_FOG,
    OLD_BOOK_OF_LORE,
    PETER_WARREN,
    PREDATOR_OR_PREY,
    RIVERTOWN,
    RUTH_TURNER,
    SHRIVELLING,
    ST_MARYS_HOSPITAL,
    SWARM_OF_RATS,
    THE_MASKED_HUNTER,
    TIME_IS_RUNNING_SHORT,
    UNCOVERING_THE_CONSPIRACY,
    VICTORIA_DEVEREUX,
    WOLF_MAN_DREW,
    YOUR_HOUSE,
)
from .scenes import harm, last_test

CULT = (WOLF_MAN_DREW, HERMAN_COLLINS, PETER_WARREN, VICTORIA_DEVEREUX, RUTH_TURNER)


def arkham(*investigators: str, at: str = RIVERTOWN) -> Scene:
    """The Midnight Masks, everybody unhurt at a location, which comes into play if it is not there."""
    scene = given(*investigators, adventure="midnight-masks")
    if not scene.in_play(at):
        scene.location(at)
    for who in range(len(investigators)):
        scene.at(who, at).has(who, horror=0, damage=0)
    return scene


# The agenda and the act


@pytest.mark.parametrize(("stage", "code"), [(1, PREDATOR_OR_PREY), (2, TIME_IS_RUNNING_SHORT)])
def test_one_may_resign_from_anywhere_without_being_attacked(stage: int, code: str) -> None:
    scene = arkham(ROLAND, AGNES, at=NORTHSIDE).agenda(stage).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"activate:{code}")
    assert (str(scene.who().fate), scene.events("attacked")) == ("resigned", [])


def test_with_6_doom_the_masked_hunter_comes() -> None:
    scene = arkham(ROLAND, AGNES).has(1, clues=1).doom(4).encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.in_play(PREDATOR_OR_PREY)
    scene.step("round.begin").keys()
    assert (scene.entry(THE_MASKED_HUNTER).engaged, scene.in_play(TIME_IS_RUNNING_SHORT)) == (1, True)


def test_the_lead_investigator_chooses_whom_the_masked_hunter_takes_of_equal_ones() -> None:
    scene = arkham(ROLAND, AGNES).has(0, clues=1).has(1, clues=1)
    scene.run(advance_agenda(scene.table), f"prey:{AGNES}")
    assert scene.entry(THE_MASKED_HUNTER).engaged == 1


def test_the_masked_hunter_has_4_health_and_2_more_an_investigator() -> None:
    scene = arkham(ROLAND, AGNES, SKIDS).enemy(THE_MASKED_HUNTER, engaged=0)
    assert health(scene.table, scene.card(THE_MASKED_HUNTER)) == 4 + 3 * 2


def test_the_masked_hunter_hunts_whoever_has_most_clues_among_the_nearest() -> None:
    scene = arkham(ROLAND, AGNES).at(0, EASTTOWN).at(1, GRAVEYARD).has(1, clues=2).has(0, clues=1)
    scene.enemy(THE_MASKED_HUNTER, at=RIVERTOWN)
    scene.run(move_hunters(scene.table))
    assert scene.entry(THE_MASKED_HUNTER).engaged == 1


def test_engaged_with_the_masked_hunter_one_discovers_no_clues() -> None:
    scene = arkham(ROLAND, AGNES).clues(RIVERTOWN, 2).enemy(THE_MASKED_HUNTER, engaged=0)
    assert [scene.run(discover(scene.table, who)) for who in (0, 1)] == [0, 1]


def test_engaged_with_the_masked_hunter_one_spends_no_clues() -> None:
    scene = arkham(ROLAND, AGNES).has(0, clues=4).enemy(THE_MASKED_HUNTER, engaged=0)
    assert not scene.offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    assert scene.has(1, clues=4).offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")


def test_the_masked_hunter_is_worth_2_and_attacks_for_2_and_1() -> None:
    scene = arkham(ROLAND).enemy(THE_MASKED_HUNTER, engaged=0, damage=5).bag("0").do("resource")
    assert harm(scene) == (2, 1)
    scene.do(f"fight:{THE_MASKED_HUNTER}")
    assert (last_test(scene).difficulty, [each.victory for each in scene.events("sent-to-victory-display")]) == (4, [2])


def test_with_8_doom_on_the_second_agenda_it_is_past_midnight() -> None:
    scene = arkham(ROLAND).agenda(2).doom(6).encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.state.resolution == ""
    scene.step("round.begin").keys()
    assert scene.state.resolution == "r2"


def test_for_2_clues_an_investigator_the_top_cultist_is_drawn_from_anywhere() -> None:
    scene = arkham(ROLAND, AGNES).at(1, GRAVEYARD).has(0, clues=1).has(1, clues=3)
    scene.state.cultists.append(scene.take(PETER_WARREN))
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    assert scene.entry(PETER_WARREN).location == scene.place(MISKATONIC_UNIVERSITY)
    assert ([scene.who(who).clues for who in (0, 1)], len(scene.events("attacked"))) == ([0, 0], 1)
    assert len(scene.state.cultists) == 4


def test_the_act_is_used_as_often_as_there_are_cultists_and_clues() -> None:
    scene = arkham(ROLAND).has(clues=10, actions=3)
    scene.do(f"activate:{UNCOVERING_THE_CONSPIRACY}", f"activate:{UNCOVERING_THE_CONSPIRACY}")
    assert len(scene.state.cultists) == 3
    assert scene.offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    scene.state.cultists.clear()
    assert not scene.turn(0).offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")


def test_3_clues_are_too_few_for_two_investigators() -> None:
    assert not arkham(ROLAND, AGNES).has(0, clues=3).offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")


def test_the_conspiracy_is_uncovered_with_the_sixth_unique_cultist() -> None:
    scene = arkham(ROLAND).has(resources=5).enemy(VICTORIA_DEVEREUX)
    scene.state.victory += [scene.take(code) for code in (*CULT, THE_MASKED_HUNTER) if code != VICTORIA_DEVEREUX]
    scene.turn(0).do(f"activate:{VICTORIA_DEVEREUX}")
    assert scene.state.resolution == "r1"


# Arkham


@pytest.mark.parametrize(
    ("code", "shroud", "clues", "ways"),
    [
        (YOUR_HOUSE, 2, 1, {RIVERTOWN}),
        (RIVERTOWN, 1, 1, {HISTORICAL_SOCIETY, MISKATONIC_UNIVERSITY, EASTTOWN, GRAVEYARD}),
        (HISTORICAL_SOCIETY, 3, 1, {RIVERTOWN, ST_MARYS_HOSPITAL, MISKATONIC_UNIVERSITY}),
        (MAS_BOARDING_HOUSE, 2, 1, {RIVERTOWN, ST_MARYS_HOSPITAL, MISKATONIC_UNIVERSITY}),
        (ST_MARYS_HOSPITAL, 2, 1, {HISTORICAL_SOCIETY, MISKATONIC_UNIVERSITY}),
        (MISKATONIC_UNIVERSITY, 4, 2, {RIVERTOWN, HISTORICAL_SOCIETY, ST_MARYS_HOSPITAL, NORTHSIDE}),
        (FIRST_BANK_OF_ARKHAM, 3, 1, {EASTTOWN, NORTHSIDE}),
        (ARKHAM_ASYLUM, 4, 2, {EASTTOWN, NORTHSIDE}),
        (EASTTOWN, 2, 1, {RIVERTOWN, FIRST_BANK_OF_ARKHAM}),
        (GRAVEYARD, 1, 2, {RIVERTOWN}),
        (NORTHSIDE, 3, 2, {MISKATONIC_UNIVERSITY, FIRST_BANK_OF_ARKHAM}),
    ],
)
def test_every_part_of_arkham_has_its_shroud_clues_and_ways(code: str, shroud: int, clues: int, ways: set[str]) -> None:
    """The ways to Southside and Downtown are named by one of their two versions."""
    same = {MAS_BOARDING_HOUSE: HISTORICAL_SOCIETY, ARKHAM_ASYLUM: FIRST_BANK_OF_ARKHAM}
    scene = arkham(ROLAND, AGNES, at=code).bag("0")
    assert scene.entry(code).clues == 2 * clues
    known = {same.get(each, each) for each in scene.codes(connected(scene.table, scene.place(code)))} - {YOUR_HOUSE}
    assert known == ways
    assert last_test(scene.do("investigate")).difficulty == shroud


def test_the_ghoul_priest_comes_to_your_house() -> None:
    scene = arkham(ROLAND, AGNES, at=YOUR_HOUSE).at(0, RIVERTOWN).encounter(GHOUL_PRIEST)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(GHOUL_PRIEST).engaged == 1


def test_without_your_house_the_ghoul_priest_engages_whoever_draws_it() -> None:
    scene = arkham(ROLAND, AGNES).encounter(GHOUL_PRIEST)
    scene.run(draw_encounter_card(scene.table, 1))
    assert scene.entry(GHOUL_PRIEST).engaged == 1


def test_your_house_gives_a_card_and_a_resource_once_a_turn() -> None:
    scene = arkham(ROLAND, AGNES, at=YOUR_HOUSE).enemy(SWARM_OF_RATS, engaged=0).has(resources=0)
    scene.do(f"activate:{YOUR_HOUSE}")
    assert (len(scene.who().hand), scene.who().resources, len(scene.events("attacked"))) == (1, 1, 1)
    assert not scene.offers(f"activate:{YOUR_HOUSE}")
    scene.do("end-turn").do(f"activate:{YOUR_HOUSE}")
    assert len(scene.who(1).hand) == 1


@pytest.mark.parametrize(
    "code", [HISTORICAL_SOCIETY, MAS_BOARDING_HOUSE, ST_MARYS_HOSPITAL, FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM]
)
def test_help_in_arkham_is_once_a_game_for_each_investigator_and_provokes(code: str) -> None:
    scene = arkham(ROLAND, AGNES, at=code).deck(0, *[KNIFE] * 4).deck(1, *[KNIFE] * 4)
    scene.has(0, damage=4, horror=4).has(1, damage=4, horror=4)
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{code}")
    assert len(scene.events("attacked")) == 1
    assert not scene.offers(f"activate:{code}")
    assert scene.turn(1).offers(f"activate:{code}")
    scene.state.uses.new("turn")
    scene.state.uses.new("round")
    assert not scene.turn(0).offers(f"activate:{code}")


@pytest.mark.parametrize(("code", "kind"), [(ST_MARYS_HOSPITAL, "damage"), (ARKHAM_ASYLUM, "horror")])
def test_only_the_hurt_are_treated(code: str, kind: str) -> None:
    other = "horror" if kind == "damage" else "damage"
    assert not arkham(ROLAND, at=code).has(**{other: 2}).offers(f"activate:{code}")
    assert arkham(ROLAND, at=code).has(**{kind: 1}).offers(f"activate:{code}")


@pytest.mark.parametrize("code", [HISTORICAL_SOCIETY, MAS_BOARDING_HOUSE, MISKATONIC_UNIVERSITY])
def test_without_a_deck_there_is_nothing_to_draw_or_search(code: str) -> None:
    assert not arkham(ROLAND, at=code).deck(0).offers(f"activate:{code}")


def test_the_historical_society_gives_3_cards() -> None:
    scene = arkham(ROLAND, at=HISTORICAL_SOCIETY).do(f"activate:{HISTORICAL_SOCIETY}")
    assert len(scene.who().hand) == 3


def test_mas_boarding_house_finds_an_ally_in_the_deck_once_a_game() -> None:
    scene = arkham(ROLAND, at=MAS_BOARDING_HOUSE).deck(0, MACHETE, KNIFE, BEAT_COP, GUARD_DOG)
    scene.do(f"activate:{MAS_BOARDING_HOUSE}")
    assert set(scene.keys()) == {f"take:{BEAT_COP}", f"take:{GUARD_DOG}"}
    scene.do(f"take:{GUARD_DOG}")
    assert (scene.codes(scene.who().hand), len(scene.who().deck)) == ([GUARD_DOG], 3)
    assert not scene.offers(f"activate:{MAS_BOARDING_HOUSE}")


def test_st_marys_heals_3_damage() -> None:
    scene = arkham(ROLAND, at=ST_MARYS_HOSPITAL).has(damage=4, horror=2).do(f"activate:{ST_MARYS_HOSPITAL}")
    assert harm(scene) == (1, 2)


def test_arkham_asylum_heals_3_horror() -> None:
    scene = arkham(ROLAND, at=ARKHAM_ASYLUM).has(damage=4, horror=4).do(f"activate:{ARKHAM_ASYLUM}")
    assert harm(scene) == (4, 1)


def test_the_bank_gives_3_resources() -> None:
    scene = arkham(ROLAND, at=FIRST_BANK_OF_ARKHAM).has(resources=1).do(f"activate:{FIRST_BANK_OF_ARKHAM}")
    assert scene.who().resources == 4


def test_the_university_finds_a_tome_or_spell_among_6_cards_again_and_again() -> None:
    scene = arkham(AGNES, at=MISKATONIC_UNIVERSITY)
    scene.deck(0, KNIFE, OLD_BOOK_OF_LORE, KNIFE, KNIFE, KNIFE, SHRIVELLING, SHRIVELLING)
    scene.do(f"activate:{MISKATONIC_UNIVERSITY}")
    assert set(scene.keys()) == {f"take:{OLD_BOOK_OF_LORE}", f"take:{SHRIVELLING}"}
    scene.do(f"take:{OLD_BOOK_OF_LORE}")
    assert scene.codes(scene.who().hand) == [OLD_BOOK_OF_LORE]
    assert scene.offers(f"activate:{MISKATONIC_UNIVERSITY}")


def test_the_university_does_not_look_deeper_than_6_cards() -> None:
    scene = arkham(AGNES, at=MISKATONIC_UNIVERSITY).deck(0, *[KNIFE] * 6, SHRIVELLING)
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{MISKATONIC_UNIVERSITY}")
    assert (scene.who().hand, len(scene.who().deck), len(scene.events("attacked"))) == ([], 7, 1)


@pytest.mark.parametrize(
    ("at", "ally", "left"),
    [(EASTTOWN, LEO_DE_LUCA, 9 - 4), (RIVERTOWN, LEO_DE_LUCA, 9 - 6), (EASTTOWN, LITA_CHANTLER, 9)],
)
def test_in_easttown_allies_cost_2_less_but_never_less_than_nothing(at: str, ally: str, left: int) -> None:
    scene = arkham(SKIDS, at=at).hand(0, ally).has(resources=9).do(f"play:{ally}")
    assert (scene.who().resources, scene.in_play(ally)) == (left, True)


def test_easttown_makes_nothing_else_cheaper() -> None:
    scene = arkham(ROLAND, at=EASTTOWN).hand(0, MACHETE).has(resources=9).do(f"play:{MACHETE}")
    assert scene.who().resources == 6


@pytest.mark.parametrize(("choice", "horror", "at"), [("horror", 2, GRAVEYARD), ("flee", 0, RIVERTOWN)])
def test_who_fails_in_the_graveyard_takes_2_horror_or_flees(choice: str, horror: int, at: str) -> None:
    scene = arkham(ROLAND).bag("-1").do(f"move:{GRAVEYARD}", f"graveyard:{choice}")
    assert (last_test(scene).difficulty, harm(scene)[1], scene.who().location) == (3, horror, scene.place(at))


def test_who_passes_the_test_stays_in_the_graveyard_unharmed() -> None:
    scene = arkham(ROLAND).bag("0").do(f"move:{GRAVEYARD}")
    assert (harm(scene), scene.who().location) == ((0, 0), scene.place(GRAVEYARD))


def test_northside_sells_2_clues_for_5_resources_once_a_game() -> None:
    scene = arkham(ROLAND, AGNES, at=NORTHSIDE).has(0, resources=5).has(1, resources=5).clues(NORTHSIDE, 0)
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{NORTHSIDE}")
    assert (scene.who().clues, scene.who().resources, len(scene.events("attacked"))) == (2, 0, 1)
    assert not scene.turn(1).offers(f"activate:{NORTHSIDE}"), "once for the whole group"


def test_northside_gives_nothing_for_4_resources() -> None:
    assert not arkham(ROLAND, at=NORTHSIDE).has(resources=4).offers(f"activate:{NORTHSIDE}")


# Treacheries


@pytest.mark.parametrize(("choice", "clues", "damage"), [("clue", 0, 0), ("damage", 1, 2)])
def test_hunting_shadow_costs_a_clue_or_2_damage(choice: str, clues: int, damage: int) -> None:
    scene = arkham(ROLAND).has(clues=1).encounter(HUNTING_SHADOW)
    scene.run(draw_encounter_card(scene.table, 0), f"hunting-shadow:{choice}")
    assert (scene.who().clues, harm(scene)) == (clues, (damage, 0))


@pytest.mark.parametrize("hunted", [False, True])
def test_hunting_shadow_is_2_damage_without_a_clue_to_spend(hunted: bool) -> None:
    scene = arkham(ROLAND).has(clues=int(hunted)).encounter(HUNTING_SHADOW)
    if hunted:
        scene.enemy(THE_MASKED_HUNTER, engaged=0)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.who().clues, harm(scene)) == (int(hunted), (2, 0))


def test_hunting_shadow_has_peril() -> None:
    scene = arkham(ROLAND, AGNES).has(clues=1).encounter(HUNTING_SHADOW).hand(1, DYNAMITE_BLAST)
    scene.state.investigators[0].turn_taken = False
    scene.step("mythos.encounters").keys()
    assert (scene.state.peril, scene.seat()) == (0, 0)


def test_false_lead_surges_without_clues() -> None:
    scene = arkham(ROLAND).encounter(FALSE_LEAD, OBSCURING_FOG)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.in_play(OBSCURING_FOG), scene.events("test-ended")) == (True, [])


@pytest.mark.parametrize(("token", "kept"), [("+1", 3), ("0", 2), ("-1", 1), ("-8", 0)])
def test_false_lead_puts_a_clue_back_for_each_point_of_failure(token: str, kept: int) -> None:
    scene = arkham(ROLAND).has(clues=3).clues(RIVERTOWN, 0).bag(token).encounter(FALSE_LEAD, OBSCURING_FOG)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.who().clues, scene.entry(RIVERTOWN).clues) == (kept, 3 - kept)
    assert not scene.in_play(OBSCURING_FOG), "no surge with a clue"
