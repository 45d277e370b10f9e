"""The rogue cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import PER_TURN
from miskatonic.games.arkham_lcg.enemies import evade_enemy
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.words import AGILITY, NOBODY

from .given import ATTIC, CELLAR, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .names import (
    BACKSTAB,
    BURGLARY,
    CAT_BURGLAR,
    DR_MILAN_CHRISTOPHER,
    ELUSIVE,
    FLESH_EATER,
    FORTY_ONE_DERRINGER,
    GHOUL_MINION,
    GHOUL_PRIEST,
    HARD_KNOCKS,
    HOT_STREAK,
    KNIFE,
    LEO_DE_LUCA,
    LEO_DE_LUCA_1,
    OPPORTUNIST,
    PICKPOCKETING,
    SNEAK_ATTACK,
    SURE_GAMBLE,
    SWARM_OF_RATS,
    SWITCHBLADE,
    UNEXPECTED_COURAGE,
)
from .player_cards import draws, hand, offered, pile
from .scenes import harm, last_test


def skids(*assets: str) -> Scene:
    scene = hurried(given(SKIDS)).house().bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


def pair() -> Scene:
    return hurried(given(SKIDS, ROLAND)).house().bag("0")


def hurried(scene: Scene) -> Scene:
    """Skids has used his own ability this turn, so that nothing but the cards is asked about."""
    scene.state.uses.spend(f"{scene.who().card}:hurry:0", PER_TURN)
    return scene


# Switchblade and .41 Derringer


def test_the_switchblade_is_fast() -> None:
    scene = skids().hand(0, SWITCHBLADE).enemy(SWARM_OF_RATS, engaged=0).do(f"play:{SWITCHBLADE}")
    assert (scene.in_play(SWITCHBLADE), scene.who().actions, scene.who().resources, harm(scene)) == (True, 3, 4, (0, 0))


@pytest.mark.parametrize(
    ("weapon", "skill", "token", "damage"),
    [
        (SWITCHBLADE, 3, "+1", 2),
        (SWITCHBLADE, 3, "0", 1),
        (FORTY_ONE_DERRINGER, 5, "-1", 2),
        (FORTY_ONE_DERRINGER, 5, "-2", 1),
    ],
)
def test_a_switchblade_or_derringer_deals_more_if_the_attack_succeeds_by_2(
    weapon: str, skill: int, token: str, damage: int
) -> None:
    scene = skids(weapon).enemy(GHOUL_MINION, engaged=0).bag(token).do(f"activate:{weapon}")
    assert last_test(scene).value == skill + int(token)
    assert sum(each.damage for each in scene.events("enemy-damaged")) == damage


@pytest.mark.parametrize("weapon", [SWITCHBLADE, FORTY_ONE_DERRINGER])
def test_a_wide_miss_with_a_switchblade_or_derringer_deals_1_damage_to_the_colleague(weapon: str) -> None:
    scene = pair().asset(0, weapon).enemy(GHOUL_MINION, engaged=1).bag("auto-fail").do(f"activate:{weapon}")
    assert harm(scene, 1) == (1, 0)


def test_the_derringer_spends_ammo() -> None:
    scene = skids(FORTY_ONE_DERRINGER).enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{FORTY_ONE_DERRINGER}")
    assert scene.entry(FORTY_ONE_DERRINGER).uses == 2


# Burglary


def test_burglary_brings_3_resources_instead_of_a_clue() -> None:
    scene = hurried(given(SKIDS)).bag("0").asset(0, BURGLARY).do(f"activate:{BURGLARY}")
    assert (scene.who().resources, scene.who().clues, scene.entry(STUDY).clues) == (8, 0, 2)
    assert (scene.entry(BURGLARY).exhausted, scene.offers(f"activate:{BURGLARY}")) == (True, False)


def test_burglary_works_without_clues() -> None:
    scene = skids(BURGLARY).do(f"activate:{BURGLARY}")
    assert scene.who().resources == 8


def test_burglary_that_fails_brings_nothing() -> None:
    assert skids(BURGLARY).bag("auto-fail").do(f"activate:{BURGLARY}").who().resources == 5


def test_burglary_is_an_investigation_and_provokes() -> None:
    scene = skids(BURGLARY, DR_MILAN_CHRISTOPHER).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"activate:{BURGLARY}", "done")
    assert (harm(scene), scene.offers(f"use:{DR_MILAN_CHRISTOPHER}")) == ((1, 0), True)


# Pickpocketing


def test_pickpocketing_draws_a_card_after_you_evade_an_enemy() -> None:
    scene = skids(PICKPOCKETING).top(0, KNIFE).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"evade:{GHOUL_MINION}", f"use:{PICKPOCKETING}")
    assert (hand(scene), scene.entry(PICKPOCKETING).exhausted) == ([KNIFE], True)


def test_pickpocketing_needs_you_to_evade() -> None:
    scene = pair().asset(0, PICKPOCKETING).enemy(GHOUL_MINION, engaged=1)
    assert offered(evade_enemy(scene.table, scene.card(GHOUL_MINION), 1)) == []


# Leo De Luca


@pytest.mark.parametrize("leo", [LEO_DE_LUCA, LEO_DE_LUCA_1])
def test_leo_de_luca_gives_an_action_more(leo: str) -> None:
    scene = skids(leo).do(*["resource"] * 3)
    assert (scene.state.round, scene.who().actions, scene.offers("resource")) == (1, 1, True)


@pytest.mark.parametrize(("leo", "cost"), [(LEO_DE_LUCA, 6), (LEO_DE_LUCA_1, 5)])
def test_leo_de_luca_works_in_the_turn_he_comes(leo: str, cost: int) -> None:
    scene = skids().hand(0, leo).has(resources=cost).do(f"play:{leo}", "resource")
    assert (scene.who().resources, scene.who().actions) == (1, 2)


def test_leo_de_lucas_action_is_used_first() -> None:
    assert skids(LEO_DE_LUCA).do("resource").who().actions == 3


# Hard Knocks


def test_hard_knocks_buy_combat_and_agility() -> None:
    scene = skids(HARD_KNOCKS).enemy(GHOUL_PRIEST, engaged=0).has(resources=3)
    scene.do(f"fight:{GHOUL_PRIEST}", *[f"use:{HARD_KNOCKS}"] * 2, "pass", "pass")
    assert last_test(scene).value == 5
    scene.do(f"evade:{GHOUL_PRIEST}", f"use:{HARD_KNOCKS}")
    assert (last_test(scene).value, scene.who().resources) == (5, 0)


def test_hard_knocks_buy_no_intellect() -> None:
    assert not skids(HARD_KNOCKS).do("investigate").offers(f"use:{HARD_KNOCKS}")


# Elusive


def elusive() -> Scene:
    return skids().at(0, PARLOR).at(0, CELLAR).at(0, ATTIC).hand(0, ELUSIVE)


def test_elusive_leaves_the_enemies_and_moves_to_any_revealed_location_without_enemies() -> None:
    scene = elusive().enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, at=HALLWAY)
    scene.do(f"play:{ELUSIVE}")
    offered_places = scene.keys()
    assert sorted(key.partition("#")[0] for key in offered_places) == [f"slip-away:{CELLAR}", f"slip-away:{PARLOR}"]
    scene.do(f"slip-away:{PARLOR}")
    entry = scene.entry(GHOUL_MINION)
    assert (entry.engaged, entry.exhausted, entry.location) == (NOBODY, False, scene.place(ATTIC))
    assert (scene.who().location, scene.who().actions, scene.who().resources) == (scene.place(PARLOR), 3, 3)


def test_elusive_does_not_reach_unrevealed_locations() -> None:
    scene = skids().hand(0, ELUSIVE)
    assert not scene.offers(f"play:{ELUSIVE}")


def test_elusive_without_a_place_to_go_may_still_shake_off_enemies() -> None:
    scene = skids().hand(0, ELUSIVE).enemy(GHOUL_MINION, engaged=0, exhausted=True).do(f"play:{ELUSIVE}")
    assert (scene.entry(GHOUL_MINION).engaged, scene.who().location) == (NOBODY, scene.place(HALLWAY))


def test_elusive_is_played_in_ones_own_turn_only() -> None:
    scene = pair().at(1, ATTIC).hand(0, ELUSIVE).turn(1)
    assert (scene.seat(), scene.offers(f"play:{ELUSIVE}")) == (1, False)


# Backstab and Sneak Attack


def test_backstab_attacks_with_agility_for_3_damage_and_provokes_nobody() -> None:
    scene = skids().hand(0, BACKSTAB).enemy(FLESH_EATER, engaged=0).do(f"play:{BACKSTAB}")
    assert (last_test(scene).value, last_test(scene).difficulty, scene.harm(FLESH_EATER)) == (4, 4, 3)
    assert (scene.who().resources, scene.who().actions, harm(scene)) == (2, 2, (0, 0))


def test_sneak_attack_deals_2_damage_to_an_exhausted_enemy_here() -> None:
    scene = pair().hand(0, SNEAK_ATTACK).enemy(GHOUL_PRIEST, engaged=1, exhausted=True).do(f"play:{SNEAK_ATTACK}")
    assert (scene.harm(GHOUL_PRIEST), scene.who().resources, scene.who().actions) == (2, 3, 2)


def test_sneak_attack_needs_an_exhausted_enemy() -> None:
    scene = skids().hand(0, SNEAK_ATTACK).enemy(GHOUL_PRIEST, engaged=0).enemy(GHOUL_MINION, at=ATTIC, exhausted=True)
    assert not scene.offers(f"play:{SNEAK_ATTACK}")


def test_sneak_attack_provokes() -> None:
    scene = skids().hand(0, SNEAK_ATTACK).enemy(GHOUL_PRIEST, exhausted=True).enemy(SWARM_OF_RATS, engaged=0)
    assert harm(scene.do(f"play:{SNEAK_ATTACK}")) == (1, 0)


# Opportunist


@pytest.mark.parametrize(("token", "returns"), [("0", True), ("-1", False)])
def test_opportunist_returns_to_the_hand_after_a_success_by_3(token: str, returns: bool) -> None:
    scene = skids().hand(0, OPPORTUNIST).bag(token).do("investigate", f"commit:{OPPORTUNIST}")
    assert (hand(scene), pile(scene)) == (([OPPORTUNIST], []) if returns else ([], [OPPORTUNIST]))


def test_opportunist_does_not_return_after_a_failure_by_3() -> None:
    scene = skids().hand(0, OPPORTUNIST).at(0, CELLAR).bag("auto-fail").do("investigate", f"commit:{OPPORTUNIST}")
    assert (hand(scene), pile(scene)) == ([], [OPPORTUNIST])


def test_opportunist_is_for_ones_own_tests_only() -> None:
    scene = pair().hand(0, OPPORTUNIST, UNEXPECTED_COURAGE).turn(1).do("investigate")
    assert scene.keys() == [f"commit:{UNEXPECTED_COURAGE}", "done"]


# Cat Burglar


def test_the_cat_burglar_gives_1_agility() -> None:
    scene = pair().asset(0, CAT_BURGLAR)
    assert [skill_value(scene.table, who, AGILITY) for who in (0, 1)] == [5, 2]


def test_the_cat_burglar_leads_away_from_enemies_to_a_connected_location_without_provoking() -> None:
    scene = skids(CAT_BURGLAR).enemy(GHOUL_MINION, engaged=0).do(f"activate:{CAT_BURGLAR}")
    scene.do(f"slip-away:{CELLAR}", "done")
    assert (scene.who().location, scene.entry(GHOUL_MINION).engaged) == (scene.place(CELLAR), NOBODY)
    assert (scene.events("attacked"), scene.who().actions, scene.entry(CAT_BURGLAR).exhausted) == ([], 2, True)


def test_the_cat_burglar_needs_somewhere_to_go_or_somebody_to_leave() -> None:
    assert not hurried(given(SKIDS)).asset(0, CAT_BURGLAR).offers(f"activate:{CAT_BURGLAR}")


# Sure Gamble


def test_sure_gamble_turns_a_minus_into_a_plus() -> None:
    scene = skids().hand(0, SURE_GAMBLE).bag("-3").do("investigate", f"use:{SURE_GAMBLE}")
    assert (last_test(scene).value, scene.who().resources) == (3 + 3, 3)


@pytest.mark.parametrize("token", ["0", "+1", "auto-fail", "elder-sign"])
def test_sure_gamble_needs_a_negative_modifier(token: str) -> None:
    assert not skids().hand(0, SURE_GAMBLE).bag(token).do("investigate").offers(f"use:{SURE_GAMBLE}")


def test_sure_gamble_turns_a_symbol_and_leaves_what_else_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tablet of The Gathering is -2, and 1 damage with a ghoul at the location."""
    scene = draws(monkeypatch, skids().hand(0, SURE_GAMBLE).enemy(GHOUL_MINION, engaged=0, exhausted=True), "tablet")
    scene.do("investigate", f"use:{SURE_GAMBLE}")
    assert (last_test(scene).value, harm(scene)) == (3 + 2, (1, 0))


def test_sure_gamble_is_for_ones_own_tokens() -> None:
    assert not pair().hand(0, SURE_GAMBLE).turn(1).bag("-1").do("investigate").offers(f"use:{SURE_GAMBLE}")


# Hot Streak


def test_hot_streak_brings_10_resources() -> None:
    scene = skids().hand(0, HOT_STREAK).has(resources=3).do(f"play:{HOT_STREAK}")
    assert (scene.who().resources, scene.who().actions) == (10, 2)
