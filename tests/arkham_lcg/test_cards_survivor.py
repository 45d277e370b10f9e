"""The survivor cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.words import NOBODY

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, Scene, given
from .names import (
    AQUINNAH,
    BASEBALL_BAT,
    CLOSE_CALL,
    CUNNING_DISTRACTION,
    DIG_DEEP,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    FLESH_EATER,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    KNIFE,
    LEATHER_COAT,
    LOOK_WHAT_I_FOUND,
    LUCKY,
    LUCKY_2,
    MANUAL_DEXTERITY,
    MOB_ENFORCER,
    RABBITS_FOOT,
    ROTTING_REMAINS,
    SCAVENGING,
    STRAY_CAT,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    WILL_TO_SURVIVE,
)
from .player_cards import hand, offered, offers_among, pile, tokens_revealed
from .scenes import harm, last_test

# Roland plays most of these: nothing of his own is asked about in a test.


def roland(*assets: str) -> Scene:
    scene = given(ROLAND).house().bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


def pair() -> Scene:
    return given(ROLAND, AGNES).house().bag("0")


# Leather Coat


def test_the_leather_coat_bears_2_damage_and_no_horror() -> None:
    scene = roland(LEATHER_COAT)
    keys = offered(take(scene.table, 0, horror=1))
    assert keys == []
    scene.run(take(scene.table, 0, damage=3), *[f"assign-damage:{LEATHER_COAT}"] * 2)
    assert (harm(scene), pile(scene)) == ((1, 1), [LEATHER_COAT])


# Scavenging


def scavenging(token: str) -> Scene:
    scene = roland(SCAVENGING).discarded(0, KNIFE, GUTS, EMERGENCY_CACHE).bag(token)
    return scene.do("investigate")


def test_scavenging_takes_an_item_from_the_discard_pile_after_a_success_by_2() -> None:
    scene = scavenging("0").do(f"use:{SCAVENGING}")
    assert (hand(scene), pile(scene)) == ([KNIFE], [GUTS, EMERGENCY_CACHE])
    assert scene.entry(SCAVENGING).exhausted


@pytest.mark.parametrize("token", ["-1", "auto-fail"])
def test_scavenging_needs_a_success_by_2(token: str) -> None:
    assert not scavenging(token).offers(f"use:{SCAVENGING}")


def test_scavenging_needs_an_item() -> None:
    scene = roland(SCAVENGING).discarded(0, GUTS).do("investigate")
    assert not scene.offers(f"use:{SCAVENGING}")


def test_scavenging_does_not_find_a_card_committed_to_the_same_test() -> None:
    scene = roland(SCAVENGING).hand(0, FLASHLIGHT).do("investigate", f"commit:{FLASHLIGHT}")
    assert (scene.offers(f"use:{SCAVENGING}"), pile(scene)) == (False, [FLASHLIGHT])


# Baseball Bat


@pytest.mark.parametrize(("token", "stays"), [("0", True), ("cultist", True), ("skull", False), ("auto-fail", False)])
def test_the_baseball_bat_hits_hard_and_breaks_on_a_skull_or_a_failure(token: str, stays: bool) -> None:
    scene = roland(BASEBALL_BAT).enemy(GHOUL_PRIEST, engaged=0).bag(token).do(f"activate:{BASEBALL_BAT}")
    assert scene.in_play(BASEBALL_BAT) is stays
    assert scene.harm(GHOUL_PRIEST) == (0 if token == "auto-fail" else 2)


def test_the_baseball_bat_gives_2_combat() -> None:
    scene = roland(BASEBALL_BAT).enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{BASEBALL_BAT}")
    assert last_test(scene).value == 6


def test_the_baseball_bat_takes_both_hands() -> None:
    scene = roland(KNIFE).hand(0, BASEBALL_BAT).do(f"play:{BASEBALL_BAT}")
    assert pile(scene) == [KNIFE]


# Rabbit's Foot


def test_the_rabbits_foot_draws_a_card_after_you_fail() -> None:
    scene = roland(RABBITS_FOOT).top(0, KNIFE).bag("auto-fail").do("investigate", f"use:{RABBITS_FOOT}")
    assert (hand(scene), scene.entry(RABBITS_FOOT).exhausted) == ([KNIFE], True)
    assert not scene.do("investigate").offers(f"use:{RABBITS_FOOT}")


def test_the_rabbits_foot_does_nothing_after_a_success_or_the_failure_of_another() -> None:
    assert not roland(RABBITS_FOOT).do("investigate").offers(f"use:{RABBITS_FOOT}")
    scene = pair().asset(0, RABBITS_FOOT).turn(1).bag("auto-fail").do("investigate")
    assert not scene.offers(f"use:{RABBITS_FOOT}")


# Stray Cat


def test_the_stray_cat_evades_an_enemy_here_without_a_test() -> None:
    scene = pair().asset(0, STRAY_CAT).enemy(GHOUL_MINION, engaged=1).do(f"use:{STRAY_CAT}")
    assert (scene.entry(GHOUL_MINION).exhausted, scene.entry(GHOUL_MINION).engaged) == (True, NOBODY)
    assert (pile(scene), scene.events("test-began")) == ([STRAY_CAT], [])


def test_the_stray_cat_does_nothing_about_elite_enemies_or_far_ones() -> None:
    assert not roland(STRAY_CAT).enemy(GHOUL_PRIEST, engaged=0).enemy(GHOUL_MINION, at=ATTIC).offers(f"use:{STRAY_CAT}")


# Dig Deep


def test_dig_deep_buys_agility() -> None:
    scene = roland(DIG_DEEP).enemy(GHOUL_PRIEST, engaged=0).has(resources=2)
    scene.do(f"evade:{GHOUL_PRIEST}", *[f"use:{DIG_DEEP}"] * 2)
    assert (last_test(scene).value, scene.who().resources) == (4, 0)


def test_dig_deep_buys_willpower() -> None:
    scene = roland(DIG_DEEP).encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), f"use:{DIG_DEEP}")
    assert (last_test(scene).value, scene.who().resources) == (4, 4)


def test_dig_deep_buys_no_combat() -> None:
    assert not roland(DIG_DEEP).enemy(GHOUL_PRIEST, engaged=0).do(f"fight:{GHOUL_PRIEST}").offers(f"use:{DIG_DEEP}")


# Cunning Distraction


def test_cunning_distraction_evades_every_enemy_here_elite_or_engaged_with_others() -> None:
    scene = pair().hand(0, CUNNING_DISTRACTION).enemy(GHOUL_PRIEST, engaged=0).enemy(GHOUL_MINION, engaged=1)
    scene.enemy(SWARM_OF_RATS, at=ATTIC).do(f"play:{CUNNING_DISTRACTION}")
    assert [(scene.entry(each).exhausted, scene.entry(each).engaged) for each in (GHOUL_PRIEST, GHOUL_MINION)] == [
        (True, NOBODY),
        (True, NOBODY),
    ]
    assert not scene.entry(SWARM_OF_RATS).exhausted
    assert (scene.who().resources, scene.events("attacked"), scene.events("test-began")) == (0, [], [])


# "Look what I found!"


def look(token: str, clues: int = 2) -> Scene:
    """Intellect 3 against shroud 4."""
    scene = roland().at(0, CELLAR).clues(CELLAR, clues).hand(0, LOOK_WHAT_I_FOUND).bag(token)
    return scene.do("investigate", "done")


@pytest.mark.parametrize(("token", "offered_"), [("-1", True), ("-2", False), ("auto-fail", False), ("+1", False)])
def test_look_what_i_found_needs_a_failure_by_2_or_less(token: str, offered_: bool) -> None:
    assert look(token).offers(f"use:{LOOK_WHAT_I_FOUND}") is offered_


def test_look_what_i_found_discovers_two_clues() -> None:
    scene = look("-1", clues=3).do(f"use:{LOOK_WHAT_I_FOUND}")
    assert (scene.who().clues, scene.who().resources) == (2, 3)


def test_look_what_i_found_needs_a_clue() -> None:
    assert not look("-1", 0).offers(f"use:{LOOK_WHAT_I_FOUND}")


def test_look_what_i_found_is_for_investigations() -> None:
    scene = given(ROLAND).hand(0, LOOK_WHAT_I_FOUND).enemy(GHOUL_PRIEST, engaged=0).bag("-1")
    assert not scene.do(f"fight:{GHOUL_PRIEST}").offers(f"use:{LOOK_WHAT_I_FOUND}")


# Lucky!


@pytest.mark.parametrize("lucky", [LUCKY, LUCKY_2])
def test_lucky_adds_2_when_you_would_fail(lucky: str) -> None:
    scene = given(ROLAND).hand(0, lucky).bag("-3").do("investigate", f"use:{lucky}")
    assert (last_test(scene).value, last_test(scene).succeeded, scene.who().clues) == (2, True, 1)
    assert scene.who().resources == 4


@pytest.mark.parametrize(("lucky", "drawn"), [(LUCKY, []), (LUCKY_2, [KNIFE])])
def test_the_better_lucky_draws_a_card(lucky: str, drawn: list[str]) -> None:
    scene = given(ROLAND).hand(0, lucky).top(0, KNIFE).bag("-3").do("investigate", f"use:{lucky}")
    assert hand(scene) == drawn


@pytest.mark.parametrize(("lucky", "token"), [(LUCKY, "0"), (LUCKY_2, "0"), (LUCKY, "auto-fail")])
def test_lucky_is_not_for_a_success_and_useless_against_an_automatic_failure(lucky: str, token: str) -> None:
    assert not given(ROLAND).hand(0, lucky).bag(token).do("investigate").offers(f"use:{lucky}")


def test_the_better_lucky_saves_nobody_from_an_automatic_failure_but_draws_its_card() -> None:
    scene = given(ROLAND).hand(0, LUCKY_2).top(0, KNIFE).bag("auto-fail").do("investigate", f"use:{LUCKY_2}")
    assert (last_test(scene).value, last_test(scene).succeeded, hand(scene)) == (0, False, [KNIFE])


def test_the_better_lucky_changes_nothing_at_an_automatic_failure_without_a_card_to_draw() -> None:
    scene = given(ROLAND).hand(0, LUCKY_2).deck(0).bag("auto-fail").do("investigate")
    assert not scene.offers(f"use:{LUCKY_2}")


def test_one_lucky_is_enough() -> None:
    scene = given(ROLAND).hand(0, LUCKY, LUCKY_2).bag("-3").do("investigate", f"use:{LUCKY}")
    assert (last_test(scene).succeeded, scene.offers(f"use:{LUCKY_2}")) == (True, False)


def test_lucky_is_for_ones_own_tests() -> None:
    assert not pair().hand(0, LUCKY).turn(1).bag("-3").do("investigate").offers(f"use:{LUCKY}")


def test_lucky_comes_before_what_follows_a_failure() -> None:
    scene = given(ROLAND).hand(0, LUCKY).asset(0, RABBITS_FOOT).bag("-3").do("investigate")
    assert not scene.offers(f"use:{RABBITS_FOOT}")
    assert not scene.do(f"use:{LUCKY}").offers(f"use:{RABBITS_FOOT}")


# Survival Instinct


def instinct() -> Scene:
    scene = roland().hand(0, SURVIVAL_INSTINCT).enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0)
    return scene.do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}", "as-listed")


def test_survival_instinct_leaves_the_other_enemies_and_moves_after_an_evasion() -> None:
    scene = instinct().do("disengage:yes", f"slip-away:{ATTIC}")
    assert (scene.who().location, scene.entry(SWARM_OF_RATS).engaged) == (scene.place(ATTIC), NOBODY)


def test_survival_instinct_may_be_used_to_move_alone_with_the_enemies_following() -> None:
    scene = instinct().do("disengage:no", f"slip-away:{ATTIC}")
    assert (scene.who().location, scene.entry(SWARM_OF_RATS).engaged) == (scene.place(ATTIC), 0)


def test_survival_instinct_may_be_used_for_nothing() -> None:
    scene = instinct().do("disengage:no", "done")
    assert (scene.who().location, scene.entry(SWARM_OF_RATS).engaged) == (scene.place(HALLWAY), 0)


def test_survival_instinct_does_nothing_after_a_failure() -> None:
    scene = roland().hand(0, SURVIVAL_INSTINCT).enemy(GHOUL_MINION, engaged=0).bag("auto-fail")
    scene.do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}")
    assert scene.offers("end-turn")


def test_survival_instinct_moves_whoever_evades_and_not_whoever_committed_it() -> None:
    scene = pair().hand(1, SURVIVAL_INSTINCT).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"evade:{GHOUL_MINION}", f"commit:{SURVIVAL_INSTINCT}", "as-listed", f"slip-away:{ATTIC}")
    assert (scene.who().location, scene.who(1).location) == (scene.place(ATTIC), scene.place(HALLWAY))


# Aquinnah


def test_aquinnah_turns_the_damage_of_an_attack_on_another_enemy() -> None:
    scene = roland(AQUINNAH).enemy(GHOUL_PRIEST, engaged=0).enemy(FLESH_EATER, engaged=0)
    scene.run(attack(scene.table, scene.card(GHOUL_PRIEST), 0), f"use:{AQUINNAH}")
    assert (scene.harm(FLESH_EATER), scene.harm(GHOUL_PRIEST), harm(scene)) == (2, 0, (0, 2))
    assert (scene.entry(AQUINNAH).horror, scene.entry(AQUINNAH).exhausted) == (1, True)


def test_aquinnah_needs_another_enemy_here() -> None:
    scene = roland(AQUINNAH).enemy(GHOUL_PRIEST, engaged=0).enemy(FLESH_EATER, at=ATTIC)
    assert not offers_among(offered(attack(scene.table, scene.card(GHOUL_PRIEST), 0)), f"use:{AQUINNAH}")


def test_aquinnah_helps_only_whom_she_belongs_to() -> None:
    scene = pair().asset(0, AQUINNAH).enemy(SWARM_OF_RATS, engaged=1).enemy(FLESH_EATER, engaged=0)
    assert not offers_among(offered(attack(scene.table, scene.card(SWARM_OF_RATS), 1)), f"use:{AQUINNAH}")


# Close Call


def close_call(enemy: str, owner: int = NOBODY) -> Scene:
    """Roland evades an enemy with Agnes looking on, who has the card."""
    scene = pair().hand(1, CLOSE_CALL).enemy(enemy, engaged=0, owner=owner).bag("+1", "+1")
    return scene.hand(0, MANUAL_DEXTERITY).do(f"evade:{enemy}", f"commit:{MANUAL_DEXTERITY}", "done", "as-listed")


def test_close_call_shuffles_an_evaded_enemy_into_the_encounter_deck() -> None:
    scene = close_call(GHOUL_MINION)
    before = len(scene.state.encounter.cards)
    scene.do(f"use:{CLOSE_CALL}")
    assert (scene.in_play(GHOUL_MINION), len(scene.state.encounter.cards)) == (False, before + 1)
    assert scene.who(1).resources == 3


@pytest.mark.parametrize(("enemy", "owner"), [(GHOUL_PRIEST, NOBODY), (MOB_ENFORCER, 0)])
def test_close_call_is_not_for_elite_enemies_and_weaknesses(enemy: str, owner: int) -> None:
    scene = close_call(enemy, owner)
    assert (scene.entry(enemy).exhausted, scene.offers(f"use:{CLOSE_CALL}")) == (True, False)


def test_close_call_needs_an_encounter_deck() -> None:
    scene = pair().hand(1, CLOSE_CALL).enemy(GHOUL_MINION, engaged=0).encounter_deck().asset(0, STRAY_CAT)
    assert not scene.do(f"use:{STRAY_CAT}").offers(f"use:{CLOSE_CALL}")


# Will to Survive


def test_will_to_survive_reveals_no_tokens_until_the_end_of_the_turn() -> None:
    scene = roland().hand(0, WILL_TO_SURVIVE).bag("-8").do(f"play:{WILL_TO_SURVIVE}", "investigate")
    assert (tokens_revealed(scene), last_test(scene).value, scene.who().resources) == ([], 3, 1)
    scene.do("end-turn").pass_all()
    assert scene.state.lasting == []


def test_will_to_survive_is_played_in_ones_own_turn_only() -> None:
    scene = pair().hand(0, WILL_TO_SURVIVE).turn(1)
    assert (scene.seat(), scene.offers(f"play:{WILL_TO_SURVIVE}")) == (1, False)
