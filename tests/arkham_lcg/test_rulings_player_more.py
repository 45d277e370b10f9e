"""Official rulings on player cards, by their number: rogue, mystic and survivor cards, weaknesses, and general ones."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.decks import offers, problems, starter
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.phases.framework import begin_phase
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.scenarios.devourer_below import draw_madness
from miskatonic.games.arkham_lcg.values import doom_in_play, is_blank

from .deck_given import exchanged, faults
from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    ACOLYTE,
    AMNESIA,
    ANCIENT_EVILS,
    ARCANE_INITIATE,
    BACKSTAB,
    BEAT_COP_2,
    BLINDING_LIGHT,
    BLINDING_LIGHT_2,
    CUNNING_DISTRACTION,
    DAISYS_TOTE_BAG,
    DARK_MEMORY,
    DRAWN_TO_THE_FLAME,
    ELUSIVE,
    FEARLESS,
    FLASHLIGHT,
    FLESH_EATER,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRAVEYARD,
    GROTESQUE_STATUE,
    GUTS,
    HEIRLOOM_OF_HYPERBOREA,
    HUNTING_NIGHTGAUNT,
    HYPOCHONDRIA,
    KNIFE,
    LEO_DE_LUCA,
    LOOK_WHAT_I_FOUND,
    LUCKY,
    MANUAL_DEXTERITY,
    MIND_WIPE,
    MOB_ENFORCER,
    ON_THE_LAM,
    ON_WINGS_OF_DARKNESS,
    OVERPOWER,
    PARANOIA,
    PERCEPTION,
    PICKPOCKETING,
    PSYCHOSIS,
    RABBITS_FOOT,
    RISE_OF_THE_GHOULS,
    RIVERTOWN,
    ROLANDS_38_SPECIAL,
    ROTTING_REMAINS,
    STRAY_CAT,
    STUBBORN_DETECTIVE,
    SURE_GAMBLE,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    WENDYS_AMULET,
    WHATS_GOING_ON,
    WILL_TO_SURVIVE,
)
from .player_cards import draws, hand, pile, tokens_revealed
from .scenes import harm, last_test

# Rogue


def test_r057_pickpocketing_triggers_on_an_enemy_evaded_without_a_test() -> None:
    scene = given(ROLAND).asset(0, PICKPOCKETING).asset(0, STRAY_CAT).enemy(GHOUL_MINION, engaged=0)
    assert scene.do(f"use:{STRAY_CAT}").offers(f"use:{PICKPOCKETING}")


def test_r058_leo_who_falls_after_the_first_action_costs_none_and_a_second_leo_brings_another() -> None:
    scene = given(ROLAND).asset(0, LEO_DE_LUCA).hand(0, LEO_DE_LUCA).do("resource")
    scene.run(take(scene.table, 0, damage=2), *[f"assign-damage:{LEO_DE_LUCA}"] * 2)
    assert (scene.who().actions, scene.in_play(LEO_DE_LUCA)) == (3, False)
    scene.has(resources=6).do(f"play:{LEO_DE_LUCA}", "resource")
    assert scene.who().actions == 2


def test_r059_elusive_is_legal_unengaged() -> None:
    scene = given(ROLAND).house().at(0, CELLAR).at(0, HALLWAY).hand(0, ELUSIVE).do(f"play:{ELUSIVE}")
    assert scene.who().location == scene.place(CELLAR)


def test_r061_backstab_tests_agility_against_the_fight_value() -> None:
    scene = given(SKIDS).hand(0, BACKSTAB).has(resources=4).enemy(FLESH_EATER, engaged=0).bag("0")
    scene.do(f"play:{BACKSTAB}")
    assert (last_test(scene).value, last_test(scene).difficulty) == (4, 4)


def test_r062_a_minus_that_sure_gamble_turned_is_not_doubled_by_the_nightgaunt() -> None:
    scene = given(ROLAND).hand(0, SURE_GAMBLE).enemy(HUNTING_NIGHTGAUNT, engaged=0).bag("-2")
    scene.do(f"evade:{HUNTING_NIGHTGAUNT}", f"use:{SURE_GAMBLE}")
    assert last_test(scene).value == 2 + 2


def test_r063_a_skull_worth_minus_3_is_minus_6_when_the_nightgaunt_is_evaded() -> None:
    scene = given(WENDY).house().enemy(HUNTING_NIGHTGAUNT, engaged=0).bag("skull")
    for _ in range(3):
        scene.enemy(GHOUL_MINION, exhausted=True)
    scene.hand(0, MANUAL_DEXTERITY).do(f"evade:{HUNTING_NIGHTGAUNT}", f"commit:{MANUAL_DEXTERITY}")
    assert last_test(scene).value == 4 + 2 - 6


# Mystic


def test_r065_drawn_to_the_flame_discovers_where_the_drawn_card_moved_you() -> None:
    scene = given(AGNES, adventure="midnight-masks").at(0, GRAVEYARD).at(0, GRAVEYARD).clues(RIVERTOWN, 2)
    scene.hand(0, DRAWN_TO_THE_FLAME).encounter(ON_WINGS_OF_DARKNESS).bag("auto-fail")
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.who().location, scene.who().clues, scene.entry(RIVERTOWN).clues) == (scene.place(RIVERTOWN), 2, 0)


@pytest.mark.parametrize("skill", [GUTS, PERCEPTION, OVERPOWER, MANUAL_DEXTERITY])
def test_r066_whoever_committed_a_skill_draws(skill: str) -> None:
    scene = given(ROLAND, DAISY).hand(1, skill).enemy(GHOUL_MINION, engaged=0, exhausted=True).bag("0")
    scene.top(1, KNIFE).encounter(ROTTING_REMAINS)
    if skill == GUTS:
        scene.run(draw_encounter_card(scene.table, 0), f"commit:{GUTS}")
    else:
        acts = {PERCEPTION: "investigate", OVERPOWER: "fight:", MANUAL_DEXTERITY: "evade:"}
        scene.do(acts[skill], f"commit:{skill}", "as-listed")
    assert (hand(scene), hand(scene, 1)) == ([], [KNIFE])


def test_r066_whoever_committed_fearless_is_healed() -> None:
    scene = given(ROLAND, DAISY).hand(1, FEARLESS).has(horror=1).has(1, horror=1).bag("0").encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), f"commit:{FEARLESS}")
    assert (harm(scene), harm(scene, 1)) == ((0, 1), (0, 0))


def test_r067_one_copy_of_guts_a_test_among_all_players() -> None:
    scene = given(ROLAND, DAISY).hand(0, GUTS).hand(1, GUTS).bag("0").encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), f"commit:{GUTS}")
    assert (last_test(scene).value, len(scene.events("committed"))) == (5, 1)


def test_r069_a_mind_wiped_enemy_deals_what_is_printed() -> None:
    scene = given(AGNES).hand(0, MIND_WIPE).enemy(GHOUL_MINION, engaged=0)
    scene.run(begin_phase(scene.table, "enemy"), f"use:{MIND_WIPE}")
    assert is_blank(scene.table, scene.card(GHOUL_MINION))
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 0))
    assert harm(scene) == (1, 1)


def test_r070_a_skull_the_statue_ignores_takes_no_action_from_blinding_light(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = given(AGNES).asset(0, GROTESQUE_STATUE).hand(0, BLINDING_LIGHT).enemy(GHOUL_PRIEST, engaged=0)
    draws(monkeypatch, scene, "skull", "0")
    scene.do(f"play:{BLINDING_LIGHT}", f"use:{GROTESQUE_STATUE}", "resolve:0")
    assert (scene.who().actions, sorted(scene.state.bag)) == (2, ["0", "skull"])


def test_r071_the_statue_is_used_once_for_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = draws(monkeypatch, given(AGNES).asset(0, GROTESQUE_STATUE), "-1", "0")
    scene.do("investigate", f"use:{GROTESQUE_STATUE}")
    assert scene.keys() == ["resolve:-1", "resolve:0"]
    scene.do("resolve:0")
    assert (scene.entry(GROTESQUE_STATUE).uses, tokens_revealed(scene)) == (3, ["-1", "0"])


# Survivor


def test_r073_look_what_i_found_drawn_by_the_rabbits_foot_may_be_played_at_once() -> None:
    scene = given(ROLAND).asset(0, RABBITS_FOOT).top(0, LOOK_WHAT_I_FOUND).bag("-2")
    scene.do("investigate", f"use:{RABBITS_FOOT}", f"use:{LOOK_WHAT_I_FOUND}")
    assert scene.who().clues == 2


@pytest.mark.parametrize("card", [STRAY_CAT, CUNNING_DISTRACTION])
def test_r074_an_enemy_engaged_with_another_is_evaded_without_a_test(card: str) -> None:
    scene = given(ROLAND, AGNES).enemy(GHOUL_MINION, engaged=1)
    if card == STRAY_CAT:
        scene.asset(0, STRAY_CAT).do(f"use:{STRAY_CAT}")
    else:
        scene.hand(0, CUNNING_DISTRACTION).do(f"play:{CUNNING_DISTRACTION}")
    assert (scene.entry(GHOUL_MINION).exhausted, scene.events("test-began")) == (True, [])


def test_r075_after_the_rabbits_foot_it_is_too_late_for_lucky() -> None:
    scene = given(ROLAND).asset(0, RABBITS_FOOT).hand(0, LUCKY).bag("-2").do("investigate")
    assert (scene.offers(f"use:{LUCKY}"), scene.offers(f"use:{RABBITS_FOOT}")) == (True, False)
    scene.do("pass")
    assert (scene.offers(f"use:{LUCKY}"), scene.offers(f"use:{RABBITS_FOOT}")) == (False, True)


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 2)])
def test_r077_survival_instinct_leaves_all_other_enemies_or_none_and_the_move_is_another_choice(
    answer: str, left: int
) -> None:
    scene = given(ROLAND).house().hand(0, SURVIVAL_INSTINCT).enemy(GHOUL_MINION, engaged=0).bag("0")
    scene.enemy(SWARM_OF_RATS, engaged=0).enemy(FLESH_EATER, engaged=0)
    scene.do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}", "as-listed", f"disengage:{answer}")
    assert "done" in scene.keys()  # noqa: SIM118
    scene.do(f"slip-away:{ATTIC}")
    assert len(scene.who().threats) == left


@pytest.mark.parametrize(("token", "succeeded"), [("-8", True), ("auto-fail", False)])
def test_r078_against_shroud_0_any_minus_succeeds_and_an_automatic_failure_does_not(
    token: str, succeeded: bool
) -> None:
    scene = given(ROLAND).asset(0, FLASHLIGHT).bag(token).do(f"activate:{FLASHLIGHT}")
    assert (last_test(scene).difficulty, last_test(scene).value, last_test(scene).succeeded) == (0, 0, succeeded)


# Weaknesses


def test_r079_paranoia_in_the_upkeep_phase_leaves_the_resource_gained_after_it() -> None:
    scene = given(ROLAND).top(0, PARANOIA).has(resources=6).encounter(ANCIENT_EVILS).step("upkeep.begin")
    scene.keys()
    assert scene.who().resources == 1


def test_r081_damage_that_the_beat_cop_takes_as_a_cost_counts_for_hypochondria() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP_2).threat(0, HYPOCHONDRIA).enemy(GHOUL_PRIEST, engaged=0)
    assert harm(scene.do(f"use:{BEAT_COP_2}")) == (0, 1)


def test_r082_a_mob_enforcer_who_is_bought_off_is_not_defeated() -> None:
    scene = given(ROLAND).enemy(MOB_ENFORCER, engaged=0, owner=0).do(f"activate:{MOB_ENFORCER}")
    assert (scene.events("enemy-was-defeated"), scene.offers(f"use:{ROLAND}")) == ([], False)
    assert pile(scene) == [MOB_ENFORCER]


def test_r083_the_stubborn_detective_blanks_every_investigator_at_the_location() -> None:
    scene = given(ROLAND, SKIDS, AGNES).house().at(2, ATTIC).enemy(STUBBORN_DETECTIVE, engaged=0, owner=0)
    assert [is_blank(scene.table, scene.who(who).card) for who in range(3)] == [True, True, False]


# General rulings


SIGNATURES = {
    ROLAND: ROLANDS_38_SPECIAL,
    DAISY: DAISYS_TOTE_BAG,
    SKIDS: ON_THE_LAM,
    AGNES: HEIRLOOM_OF_HYPERBOREA,
    WENDY: WENDYS_AMULET,
}


@pytest.mark.parametrize(("investigator", "signature"), SIGNATURES.items())
def test_r117_a_signature_has_no_level_comes_once_and_cannot_be_bought(investigator: str, signature: str) -> None:
    deck = starter(investigator)
    assert (PRINTED[signature].level, deck.totals[signature]) == (None, 1)
    assert signature not in {offer.code for offer in offers(deck, 99)}
    other = next(code for code, count in deck.cards.items() if PRINTED[code].level == 0 and count)
    assert faults(problems(exchanged(deck, other, signature)))


def test_r118_with_will_to_survive_the_value_is_compared_without_a_token() -> None:
    scene = given(ROLAND).hand(0, WILL_TO_SURVIVE).bag("auto-fail").do(f"play:{WILL_TO_SURVIVE}", "investigate")
    assert (tokens_revealed(scene), last_test(scene).value, last_test(scene).succeeded) == ([], 3, True)


def test_r121_doom_of_a_card_that_may_advance_the_agenda_does_so_at_once_and_other_doom_does_not() -> None:
    scene = given(AGNES).doom(2).hand(0, ARCANE_INITIATE, DARK_MEMORY).do(f"play:{ARCANE_INITIATE}")
    assert (doom_in_play(scene.table), scene.in_play(WHATS_GOING_ON)) == (3, True)
    scene.do(f"play:{DARK_MEMORY}").pass_all()
    assert scene.in_play(RISE_OF_THE_GHOULS)


def test_r122_all_doom_in_play_goes_when_the_agenda_advances() -> None:
    scene = given(AGNES).house().doom(1).asset(0, ARCANE_INITIATE, doom=1).enemy(ACOLYTE, at=ATTIC, doom=1)
    scene.hand(0, DARK_MEMORY).do(f"play:{DARK_MEMORY}").pass_all()
    assert (scene.in_play(RISE_OF_THE_GHOULS), scene.in_play(ARCANE_INITIATE), scene.in_play(ACOLYTE)) == (True,) * 3
    assert doom_in_play(scene.table) == 0


@pytest.mark.parametrize("light", [BLINDING_LIGHT, BLINDING_LIGHT_2])
def test_r123_without_an_action_left_a_symbol_takes_none(light: str) -> None:
    scene = given(DAISY, ROLAND).hand(0, light).has(actions=1).has(1, turn_taken=False).bag("skull")
    scene.enemy(FLESH_EATER, engaged=0).do(f"play:{light}")
    assert scene.who().actions == 0


def test_r125_a_weakness_gained_in_a_scenario_stays_in_the_deck_for_the_campaign() -> None:
    scene: Scene = given(ROLAND, adventure="night-of-the-zealot")
    had = sum(scene.state.sheets[0].deck.totals.values())
    gained = draw_madness(scene.table, 0)
    assert gained in (AMNESIA, PARANOIA, PSYCHOSIS, HYPOCHONDRIA)
    assert sum(scene.state.sheets[0].deck.totals.values()) == had + 1
