"""The cards of The Devourer Below: agendas, acts, the woods, the ritual site, and Umôrdhoth."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_act, advance_agenda
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.places import connected
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.values import health
from miskatonic.games.arkham_lcg.words import AGILITY, COMBAT, NOBODY, WILLPOWER

from .given import AGNES, DAISY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    ACOLYTE,
    CLIFFSIDE,
    DARK_MEMORY,
    DISRUPTING_THE_RITUAL,
    FLASHLIGHT,
    GHOUL_MINION,
    HERMAN_COLLINS,
    INTO_THE_DARKNESS,
    INVESTIGATING_THE_TRAIL,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    MAIN_PATH,
    OBSCURING_FOG,
    OLD_HOUSE,
    QUIET_GLADE,
    RAVENOUS_GHOUL,
    RITUAL_SITE,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    TANGLED_THICKET,
    THE_ARKHAM_WOODS,
    THE_MASKED_HUNTER,
    THE_RITUAL_BEGINS,
    TWISTING_PATHS,
    UMORDHOTH,
    UMORDHOTHS_WRATH,
    UNHALLOWED_GROUND,
    VENGEANCE_AWAITS,
)
from .scenes import harm, last_test

WOODS = (UNHALLOWED_GROUND, TWISTING_PATHS, OLD_HOUSE, CLIFFSIDE, TANGLED_THICKET, QUIET_GLADE)


def woods(*investigators: str, at: str = MAIN_PATH) -> Scene:
    """The Devourer Below with the whole forest in play, everybody unhurt at a location."""
    scene = given(*investigators, adventure="devourer-below")
    for code in {*WOODS, at} - set(scene.codes(scene.state.locations)):
        scene.location(code)
    for who in range(len(investigators)):
        scene.at(who, at).has(who, horror=0, damage=0)
    return scene


# The agenda


@pytest.mark.parametrize(
    ("stage", "doom", "code"), [(1, 4, THE_ARKHAM_WOODS), (2, 5, THE_RITUAL_BEGINS), (3, 5, VENGEANCE_AWAITS)]
)
def test_the_agendas_need_4_5_and_5_doom(stage: int, doom: int, code: str) -> None:
    scene = woods(ROLAND).agenda(stage).doom(doom - 2).bag("0").encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.events("agenda-advanced") == []
    scene.step("round.begin").keys()
    assert [each.card for each in scene.events("agenda-advanced")] == [code]


def test_a_monster_comes_down_the_main_path_with_a_doom_on_it() -> None:
    scene = woods(ROLAND, at=QUIET_GLADE).encounter_deck(SWARM_OF_RATS, GHOUL_MINION, OBSCURING_FOG).doom(3)
    scene.run(advance_agenda(scene.table))
    assert (scene.entry(GHOUL_MINION).location, scene.entry(GHOUL_MINION).doom) == (scene.place(MAIN_PATH), 1)
    assert scene.codes(scene.state.encounter.discard) == [SWARM_OF_RATS]
    assert scene.in_play(THE_RITUAL_BEGINS)


def test_the_monster_may_lie_in_the_discard_pile() -> None:
    scene = woods(ROLAND, at=QUIET_GLADE).encounter_deck(OBSCURING_FOG)
    scene.state.encounter.discard.append(scene.take(GHOUL_MINION))
    scene.run(advance_agenda(scene.table))
    assert scene.in_play(GHOUL_MINION)


def test_without_a_monster_nothing_comes() -> None:
    scene = woods(ROLAND).encounter_deck(SWARM_OF_RATS, OBSCURING_FOG)
    scene.run(advance_agenda(scene.table))
    assert scene.state.enemies == []


@pytest.mark.parametrize(("stage", "more"), [(1, 0), (2, 1), (3, 0)])
def test_while_the_ritual_begins_every_enemy_is_harder_to_fight_and_evade(stage: int, more: int) -> None:
    scene = woods(ROLAND).agenda(stage).enemy(RAVENOUS_GHOUL, engaged=0).bag("0")
    difficulties = [last_test(scene.do(f"{act}:{RAVENOUS_GHOUL}")).difficulty for act in ("fight", "evade")]
    assert difficulties == [3 + more, 3 + more]


def test_who_fails_willpower_6_as_the_ritual_goes_on_gains_a_madness() -> None:
    scene = woods(ROLAND, AGNES)
    decks = [sum(sheet.deck.weaknesses.values()) for sheet in scene.state.sheets]
    scene.agenda(2).bag("+1")
    scene.run(advance_agenda(scene.table))
    tests = [(each.who, each.difficulty, each.succeeded) for each in scene.events("test-ended")]
    assert tests == [(ROLAND, 6, False), (AGNES, 6, True)]
    gained = [sum(sheet.deck.weaknesses.values()) - had for sheet, had in zip(scene.state.sheets, decks, strict=True)]
    assert gained == [1, 0]


def test_the_madness_resolves_as_if_drawn() -> None:
    """Every Madness weakness of the core set stays in the threat area or acts at once."""
    scene = woods(ROLAND).agenda(2).bag("0").hand(0, KNIFE, KNIFE).has(resources=5)
    scene.run(advance_agenda(scene.table))
    (drawn,) = scene.events("encounter-card-was-drawn")
    assert "madness" in PRINTED[drawn.card].traits


def test_vengeance_comes_in_the_first_act_with_the_ritual_site() -> None:
    scene = woods(ROLAND).agenda(3)
    scene.run(advance_agenda(scene.table))
    assert scene.entry(UMORDHOTH).location == scene.place(RITUAL_SITE)


@pytest.mark.parametrize("act", [2, 3])
def test_vengeance_drives_all_enemies_from_the_ritual_site(act: int) -> None:
    scene = woods(ROLAND, AGNES).location(RITUAL_SITE).act(act).agenda(3).at(0, RITUAL_SITE)
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, at=MAIN_PATH).enemy(ACOLYTE, at=RITUAL_SITE)
    scene.run(advance_agenda(scene.table))
    assert set(scene.codes(scene.state.enemies)) == {SWARM_OF_RATS, UMORDHOTH}


def test_then_only_umordhoth_is_left_to_beat() -> None:
    scene = woods(ROLAND).location(RITUAL_SITE).act(3).agenda(3).has(clues=5)
    scene.run(advance_agenda(scene.table))
    scene.turn(0)
    assert scene.state.acts == scene.state.agendas == [scene.card(VENGEANCE_AWAITS)]
    assert not scene.offers(f"activate:{DISRUPTING_THE_RITUAL}")


def test_there_is_no_doom_threshold_any_more() -> None:
    scene = woods(ROLAND).agenda(3)
    scene.run(advance_agenda(scene.table))
    scene.doom(20).encounter_deck(OBSCURING_FOG).step("round.begin").keys()
    assert (scene.in_play(VENGEANCE_AWAITS), scene.state.resolution) == (True, "")


@pytest.mark.parametrize(("damage", "resolution"), [(9, "r2"), (8, "")])
def test_umordhoth_is_repelled_with_6_health_and_4_more_an_investigator(damage: int, resolution: str) -> None:
    scene = woods(ROLAND).agenda(3)
    scene.run(advance_agenda(scene.table))
    scene.at(0, RITUAL_SITE).turn(0).bag("+1")
    scene.entry(UMORDHOTH).damage = damage
    assert health(scene.table, scene.card(UMORDHOTH)) == 10
    scene.do(f"fight:{UMORDHOTH}")
    assert scene.state.resolution == resolution


# The act


def test_the_trail_costs_3_clues_an_investigator_in_anybodys_turn() -> None:
    scene = woods(ROLAND, AGNES).has(0, clues=5)
    assert not scene.offers(f"use:{INVESTIGATING_THE_TRAIL}")
    scene.has(1, clues=1).do(f"use:{INVESTIGATING_THE_TRAIL}")
    assert (scene.in_play(INTO_THE_DARKNESS), scene.in_play(RITUAL_SITE)) == (True, True)
    assert [scene.who(who).clues for who in (0, 1)] == [0, 0]


def test_on_the_trail_everybody_who_got_away_waits_on_the_main_path() -> None:
    scene = woods(ROLAND, at=QUIET_GLADE)
    scene.state.log.got_away = [HERMAN_COLLINS, THE_MASKED_HUNTER]
    scene.state.set_aside += [scene.take(code) for code in scene.state.log.got_away]
    scene.run(advance_act(scene.table))
    places = [scene.entry(code).location for code in (HERMAN_COLLINS, THE_MASKED_HUNTER)]
    assert places == [scene.place(MAIN_PATH)] * 2, "whatever their own spawn lines say"
    assert not scene.entry(RITUAL_SITE).revealed


@pytest.mark.parametrize(
    ("investigators", "count"), [((ROLAND,), 1), ((ROLAND, AGNES), 1), ((ROLAND, AGNES, SKIDS), 2)]
)
def test_who_enters_the_ritual_site_finds_1_enemy_or_2(investigators: tuple[str, ...], count: int) -> None:
    scene = woods(*investigators).location(RITUAL_SITE).act(2)
    scene.encounter_deck(ROTTING_REMAINS, SWARM_OF_RATS, OBSCURING_FOG, GHOUL_MINION, RAVENOUS_GHOUL)
    scene.do(f"move:{RITUAL_SITE}")
    assert scene.in_play(DISRUPTING_THE_RITUAL)
    assert scene.codes(scene.state.enemies) == [SWARM_OF_RATS, GHOUL_MINION][:count]
    assert scene.entry(SWARM_OF_RATS).engaged == 0


def test_the_discard_pile_is_shuffled_in_before_the_ritual_is_found() -> None:
    scene = woods(ROLAND).location(RITUAL_SITE).act(2).encounter_deck(OBSCURING_FOG)
    scene.state.encounter.discard.append(scene.take(GHOUL_MINION))
    scene.do(f"move:{RITUAL_SITE}")
    assert scene.codes(scene.state.enemies) == [GHOUL_MINION]


def ritual(*investigators: str, token: str = "0") -> Scene:
    """The last act, everybody on the Main Path with 3 clues."""
    scene = woods(*investigators).location(RITUAL_SITE).act(3).bag(token)
    for who in range(len(investigators)):
        scene.has(who, clues=3)
    return scene


@pytest.mark.parametrize("skill", [WILLPOWER, AGILITY])
def test_the_ritual_is_disrupted_with_willpower_3_or_agility_3(skill: str) -> None:
    scene = ritual(WENDY).do(f"activate:{DISRUPTING_THE_RITUAL}", f"test:{skill}")
    (began,) = scene.events("test-began")
    assert (began.skill, began.difficulty, scene.entry(DISRUPTING_THE_RITUAL).clues) == (skill, 3, 1)
    assert scene.who().clues == 2


def test_disrupting_the_ritual_provokes() -> None:
    scene = ritual(WENDY).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{DISRUPTING_THE_RITUAL}")
    assert len(scene.events("attacked")) == 1


@pytest.mark.parametrize(("clues", "resolution"), [(3, "r1"), (2, "")])
def test_with_2_clues_an_investigator_on_it_the_ritual_is_broken(clues: int, resolution: str) -> None:
    scene = ritual(WENDY, ROLAND)
    scene.entry(DISRUPTING_THE_RITUAL).clues = clues
    scene.turn(0).do(f"activate:{DISRUPTING_THE_RITUAL}", f"test:{WILLPOWER}")
    assert scene.state.resolution == resolution


# The woods


@pytest.mark.parametrize(
    ("code", "shroud", "clues", "ways"),
    [
        (MAIN_PATH, 2, 0, {*WOODS, RITUAL_SITE}),
        (UNHALLOWED_GROUND, 4, 1, {MAIN_PATH, OLD_HOUSE, CLIFFSIDE}),
        (TWISTING_PATHS, 3, 1, {MAIN_PATH, OLD_HOUSE, TANGLED_THICKET}),
        (OLD_HOUSE, 2, 1, {MAIN_PATH, UNHALLOWED_GROUND, TWISTING_PATHS}),
        (CLIFFSIDE, 2, 1, {MAIN_PATH, UNHALLOWED_GROUND, QUIET_GLADE}),
        (TANGLED_THICKET, 2, 1, {MAIN_PATH, TWISTING_PATHS, QUIET_GLADE}),
        (QUIET_GLADE, 1, 0, {MAIN_PATH, CLIFFSIDE, TANGLED_THICKET}),
        (RITUAL_SITE, 3, 2, {MAIN_PATH}),
    ],
)
def test_every_place_has_its_shroud_clues_and_ways(code: str, shroud: int, clues: int, ways: set[str]) -> None:
    scene = woods(ROLAND, AGNES).location(RITUAL_SITE)
    for at in (*WOODS, RITUAL_SITE, code):
        scene.at(0, at)
    assert scene.entry(code).clues == 2 * clues
    assert set(scene.codes(connected(scene.table, scene.place(code)))) == ways
    assert last_test(scene.bag("0").do("investigate")).difficulty == shroud


def test_unrevealed_woods_are_all_alike_and_lead_to_the_main_path() -> None:
    scene = woods(ROLAND)
    keys = scene.keys()
    assert {key.split("#")[0] for key in keys if key.startswith("move:")} == {"move:arkham-woods"}
    assert {*scene.codes(connected(scene.table, scene.place(OLD_HOUSE)))} == {MAIN_PATH}


def test_one_may_resign_on_the_main_path() -> None:
    scene = woods(ROLAND, AGNES).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{MAIN_PATH}")
    assert (str(scene.who().fate), scene.events("attacked")) == ("resigned", [])


def enter(scene: Scene, code: str) -> Scene:
    """Move to a place in the woods that nobody has seen."""
    return scene.do(f"move:arkham-woods#{scene.place(code)}")


@pytest.mark.parametrize(("token", "taken"), [("+1", (0, 0)), ("0", (1, 1))])
def test_unhallowed_ground_hurts_who_fails_willpower_4(token: str, taken: tuple[int, int]) -> None:
    scene = enter(woods(ROLAND).bag(token), UNHALLOWED_GROUND)
    assert (last_test(scene).difficulty, harm(scene)) == (4, taken)


@pytest.mark.parametrize(("token", "at"), [("0", MAIN_PATH), ("-1", TWISTING_PATHS)])
def test_who_fails_intellect_3_does_not_find_the_way_out_of_the_twisting_paths(token: str, at: str) -> None:
    scene = woods(ROLAND, at=TWISTING_PATHS).bag(token).enemy(SWARM_OF_RATS, engaged=0).do(f"move:{MAIN_PATH}")
    assert (last_test(scene).difficulty, scene.who().location) == (3, scene.place(at))
    assert (scene.who().actions, len(scene.events("attacked"))) == (2, 1)


@pytest.mark.parametrize("code", [UNHALLOWED_GROUND, TWISTING_PATHS])
def test_other_ways_are_safe(code: str) -> None:
    scene = woods(ROLAND).at(0, code).at(0, QUIET_GLADE).do(f"move:{MAIN_PATH}")
    assert (scene.who().location, scene.events("test-began")) == (scene.place(MAIN_PATH), [])


@pytest.mark.parametrize(("at", "skill"), [(OLD_HOUSE, WILLPOWER), (CLIFFSIDE, AGILITY), (TANGLED_THICKET, COMBAT)])
@pytest.mark.parametrize("act", ["investigate", f"activate:{FLASHLIGHT}"])
def test_some_places_are_investigated_with_another_skill(at: str, skill: str, act: str) -> None:
    scene = woods(DAISY, at=at).asset(0, FLASHLIGHT).bag("0").do(act)
    (began,) = scene.events("test-began")
    assert began.skill == skill


@pytest.mark.parametrize(("kind", "left"), [("damage", (1, 2)), ("horror", (2, 1))])
def test_the_quiet_glade_heals_1_damage_or_1_horror_once_a_turn(kind: str, left: tuple[int, int]) -> None:
    scene = woods(ROLAND, AGNES, at=QUIET_GLADE).has(0, damage=2, horror=2).has(1, damage=1)
    scene.do(f"activate:{QUIET_GLADE}", f"heal:{kind}")
    assert harm(scene) == left
    assert not scene.offers(f"activate:{QUIET_GLADE}")
    assert scene.do("end-turn").offers(f"activate:{QUIET_GLADE}")


def test_resting_in_the_quiet_glade_provokes() -> None:
    scene = woods(ROLAND, at=QUIET_GLADE).has(horror=1).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{QUIET_GLADE}")
    assert len(scene.events("attacked")) == 1


@pytest.mark.parametrize(("clues", "then"), [(0, 4), (3, 4), (4, 4), (5, 5)])
def test_the_ritual_site_is_filled_up_to_2_clues_an_investigator_when_the_round_ends(clues: int, then: int) -> None:
    scene = woods(ROLAND, AGNES).location(RITUAL_SITE).at(0, RITUAL_SITE).clues(RITUAL_SITE, clues)
    scene.encounter_deck(OBSCURING_FOG, OBSCURING_FOG).step("upkeep.hands").keys()
    assert scene.entry(RITUAL_SITE).clues == then


def test_the_ritual_site_enters_play_unrevealed_and_is_not_filled_up_before_somebody_comes() -> None:
    scene = woods(ROLAND).encounter_deck(OBSCURING_FOG)
    scene.run(advance_act(scene.table))
    scene.step("upkeep.hands").keys()
    assert (scene.entry(RITUAL_SITE).revealed, scene.entry(RITUAL_SITE).clues) == (False, 0)


# Umôrdhoth


def test_umordhoth_hunts_attacks_for_3_and_3_and_is_massive() -> None:
    scene = woods(ROLAND, at=QUIET_GLADE).enemy(UMORDHOTH, at=MAIN_PATH)
    scene.run(move_hunters(scene.table))
    assert (scene.entry(UMORDHOTH).location, scene.entry(UMORDHOTH).engaged) == (scene.place(QUIET_GLADE), NOBODY)
    scene.turn(0).do("resource")
    assert harm(scene) == (3, 3)


def test_umordhoth_readies_at_the_end_of_every_turn() -> None:
    scene = woods(ROLAND, AGNES).enemy(UMORDHOTH, exhausted=True).do("end-turn")
    assert not scene.entry(UMORDHOTH).exhausted


@pytest.mark.parametrize("at", [MAIN_PATH, QUIET_GLADE])
def test_whoever_has_lita_beside_umordhoth_may_give_her_up(at: str) -> None:
    scene = woods(ROLAND, AGNES).enemy(UMORDHOTH).asset(0, LITA_CHANTLER).at(0, at)
    assert scene.offers(f"activate:{UMORDHOTH}") == (at == MAIN_PATH)
    assert not scene.turn(1).offers(f"activate:{UMORDHOTH}"), "Agnes does not control her"


def test_giving_lita_up_ends_the_scenario_and_provokes_first() -> None:
    scene = woods(ROLAND).enemy(UMORDHOTH).asset(0, LITA_CHANTLER).do(f"activate:{UMORDHOTH}")
    scene.pass_all()
    assert (scene.state.resolution, len(scene.events("attacked"))) == ("r3", 1)


def test_umordhoths_wrath_costs_a_card_or_damage_and_horror_for_each_point() -> None:
    scene = woods(ROLAND).hand(0, KNIFE, MACHETE).bag("-1").encounter(UMORDHOTHS_WRATH)
    scene.run(draw_encounter_card(scene.table, 0), "wrath:discard", f"discard:{KNIFE}", "wrath:harm", "wrath:harm")
    assert (last_test(scene).difficulty, scene.codes(scene.who().hand), harm(scene)) == (5, [MACHETE], (2, 2))


def test_umordhoths_wrath_does_nothing_to_who_passes() -> None:
    scene = woods(AGNES).hand(0, KNIFE).bag("0").encounter(UMORDHOTHS_WRATH)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (len(scene.who().hand), harm(scene)) == (1, (0, 0))


def test_umordhoths_wrath_hurts_who_has_no_card_to_discard() -> None:
    """A weakness cannot be chosen for discarding."""
    scene = woods(AGNES).hand(0, DARK_MEMORY).bag("-2").encounter(UMORDHOTHS_WRATH)
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.who().hand), harm(scene)) == ([DARK_MEMORY], (2, 2))
