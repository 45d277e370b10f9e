"""The basic weaknesses."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.enemies import attack, move_hunters
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.values import skill_value
from miskatonic.games.arkham_lcg.words import AGILITY, COMBAT, INTELLECT, NOBODY, WILLPOWER

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    AMNESIA,
    BEAT_COP,
    DODGE,
    DR_MILAN_CHRISTOPHER,
    EMERGENCY_CACHE,
    FORBIDDEN_KNOWLEDGE,
    GUTS,
    HAUNTED,
    HYPOCHONDRIA,
    KNIFE,
    MOB_ENFORCER,
    OLD_BOOK_OF_LORE,
    PARANOIA,
    PSYCHOSIS,
    SILVER_TWILIGHT_ACOLYTE,
    STUBBORN_DETECTIVE,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WHATS_GOING_ON,
)
from .player_cards import hand, offered, pile
from .scenes import harm, last_test

AFFLICTIONS = [HAUNTED, PSYCHOSIS, HYPOCHONDRIA]
PURSUERS = [MOB_ENFORCER, SILVER_TWILIGHT_ACOLYTE, STUBBORN_DETECTIVE]


def drawn(code: str) -> Scene:
    """Roland with a colleague draws a weakness of his own."""
    scene = given(ROLAND, AGNES).house().top(0, code)
    scene.run(draw(scene.table, 0))
    return scene


# Amnesia and Paranoia


def test_amnesia_leaves_one_card_of_ones_choice() -> None:
    scene = given(ROLAND).hand(0, KNIFE, GUTS, EMERGENCY_CACHE).top(0, AMNESIA)
    scene.run(draw(scene.table, 0), f"keep:{GUTS}")
    assert (hand(scene), sorted(pile(scene))) == ([GUTS], sorted([KNIFE, EMERGENCY_CACHE, AMNESIA]))


def test_amnesia_with_an_empty_hand_does_nothing() -> None:
    assert pile(drawn(AMNESIA)) == [AMNESIA]


def test_paranoia_takes_all_resources() -> None:
    scene = drawn(PARANOIA)
    assert ([scene.who(who).resources for who in (0, 1)], pile(scene)) == ([0, 5], [PARANOIA])


# Haunted, Psychosis and Hypochondria


@pytest.mark.parametrize("code", AFFLICTIONS)
def test_an_affliction_comes_to_the_threat_area(code: str) -> None:
    scene = drawn(code)
    assert scene.entry(code).engaged == 0


@pytest.mark.parametrize("code", AFFLICTIONS)
def test_an_affliction_is_overcome_with_two_actions_by_anybody_here(code: str) -> None:
    scene = drawn(code).turn(1).do(f"activate:{code}")
    assert (scene.in_play(code), scene.who(1).actions, pile(scene)) == (False, 1, [code])


@pytest.mark.parametrize("code", AFFLICTIONS)
def test_an_affliction_is_not_overcome_with_one_action_or_from_elsewhere(code: str) -> None:
    scene = drawn(code).has(actions=1)
    assert not scene.offers(f"activate:{code}")
    assert not scene.at(1, ATTIC).turn(1).offers(f"activate:{code}")


@pytest.mark.parametrize("code", AFFLICTIONS)
def test_overcoming_an_affliction_provokes_once(code: str) -> None:
    scene = given(DAISY).threat(0, code).enemy(SWARM_OF_RATS, engaged=0).do(f"activate:{code}")
    assert len(scene.events("attacked")) == 1


def test_haunted_takes_1_off_all_skills_of_its_bearer() -> None:
    scene = drawn(HAUNTED)
    skills = (WILLPOWER, INTELLECT, COMBAT, AGILITY)
    assert [skill_value(scene.table, 0, skill) for skill in skills] == [2, 2, 3, 1]
    assert [skill_value(scene.table, 1, skill) for skill in skills] == [5, 2, 2, 3]


def test_psychosis_deals_a_direct_damage_after_its_bearer_takes_horror() -> None:
    scene = drawn(PSYCHOSIS)
    scene.run(take(scene.table, 0, horror=2))
    scene.run(take(scene.table, 1, horror=1))
    assert (harm(scene), harm(scene, 1)) == ((1, 2), (0, 1))


def test_hypochondria_deals_a_direct_horror_after_its_bearer_takes_damage() -> None:
    scene = drawn(HYPOCHONDRIA)
    scene.run(take(scene.table, 0, damage=2))
    scene.run(take(scene.table, 1, damage=1))
    assert (harm(scene), harm(scene, 1)) == ((2, 1), (1, 0))


@pytest.mark.parametrize(
    ("code", "kind", "expected"), [(PSYCHOSIS, "horror", (1, 0)), (HYPOCHONDRIA, "damage", (0, 1))]
)
def test_what_an_asset_takes_counts_and_what_follows_is_direct(code: str, kind: str, expected: tuple[int, int]) -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).threat(0, code)
    scene.run(take(scene.table, 0, **{kind: 1}), f"assign-{kind}:{BEAT_COP}")
    assert harm(scene) == expected


def test_nothing_can_take_the_direct_damage_of_psychosis() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).asset(0, FORBIDDEN_KNOWLEDGE).threat(0, PSYCHOSIS)
    scene.do(f"use:{FORBIDDEN_KNOWLEDGE}", f"assign-horror:{BEAT_COP}")
    assert (harm(scene), scene.offers("end-turn")) == ((1, 0), True)


@pytest.mark.parametrize(("code", "kind"), [(PSYCHOSIS, "damage"), (HYPOCHONDRIA, "horror")])
def test_an_affliction_does_not_mind_the_other_harm(code: str, kind: str) -> None:
    scene = given(ROLAND).threat(0, code)
    scene.run(take(scene.table, 0, **{kind: 1}))
    assert sum(harm(scene)) == 1


def test_psychosis_does_not_mind_horror_that_is_moved() -> None:
    scene = given(DAISY).threat(0, PSYCHOSIS).threat(0, THE_NECRONOMICON, controller=0, horror=3)
    assert harm(scene.do(f"activate:{THE_NECRONOMICON}")) == (0, 1)


# Those who pursue their bearer


@pytest.mark.parametrize("code", PURSUERS)
def test_a_pursuer_is_engaged_with_whoever_draws_it(code: str) -> None:
    scene = drawn(code)
    assert scene.entry(code).engaged == 0


@pytest.mark.parametrize("code", PURSUERS)
def test_a_pursuer_hunts_its_bearer_only(code: str) -> None:
    scene = given(ROLAND, AGNES).house().at(0, CELLAR).at(1, ATTIC).enemy(code, at=ATTIC, owner=0)
    scene.run(move_hunters(scene.table))
    assert (scene.entry(code).engaged, scene.entry(code).location) == (NOBODY, scene.place(HALLWAY))


@pytest.mark.parametrize("code", PURSUERS)
def test_a_pursuer_goes_to_its_bearers_discard_pile(code: str) -> None:
    scene = drawn(code).bag("+1").has(actions=9)
    while scene.in_play(code):
        scene.do(f"fight:{code}")
    assert pile(scene) == [code]


def test_the_mob_enforcer_is_bought_off_for_4_resources_without_provoking() -> None:
    scene = drawn(MOB_ENFORCER).turn(0).do(f"activate:{MOB_ENFORCER}")
    assert (scene.who().resources, scene.who().actions, pile(scene)) == (1, 2, [MOB_ENFORCER])
    assert scene.events("attacked") == []


def test_the_mob_enforcer_is_not_bought_off_for_less() -> None:
    assert not drawn(MOB_ENFORCER).has(resources=3).offers(f"activate:{MOB_ENFORCER}")


def test_the_silver_twilight_acolyte_puts_doom_on_the_agenda_after_it_attacks() -> None:
    """The agenda waits for the mythos phase."""
    scene = drawn(SILVER_TWILIGHT_ACOLYTE).doom(2)
    scene.run(attack(scene.table, scene.card(SILVER_TWILIGHT_ACOLYTE), 0))
    assert (scene.entry(WHATS_GOING_ON).doom, harm(scene)) == (3, (1, 0))


def test_the_silver_twilight_acolyte_does_not_mind_the_attacks_of_others() -> None:
    scene = drawn(SILVER_TWILIGHT_ACOLYTE).enemy(SWARM_OF_RATS, engaged=0)
    scene.run(attack(scene.table, scene.card(SWARM_OF_RATS), 0))
    assert scene.entry(WHATS_GOING_ON).doom == 0


def test_the_silver_twilight_acolyte_puts_no_doom_there_if_the_attack_is_cancelled() -> None:
    scene = drawn(SILVER_TWILIGHT_ACOLYTE).hand(0, DODGE)
    scene.run(attack(scene.table, scene.card(SILVER_TWILIGHT_ACOLYTE), 0), f"use:{DODGE}")
    assert scene.entry(WHATS_GOING_ON).doom == 0


# Stubborn Detective


def detective(*investigators: str) -> Scene:
    return given(*investigators).house().enemy(STUBBORN_DETECTIVE, engaged=0, owner=0)


def test_the_stubborn_detective_takes_away_daisys_additional_action() -> None:
    scene = detective(DAISY).asset(0, OLD_BOOK_OF_LORE).do(f"activate:{OLD_BOOK_OF_LORE}")
    assert scene.who().actions == 2


def test_the_stubborn_detective_takes_away_skids_ability() -> None:
    assert not detective(SKIDS).offers(f"use:{SKIDS}")


def test_the_stubborn_detective_takes_away_agnes_reaction() -> None:
    scene = detective(AGNES)
    assert offered(take(scene.table, 0, horror=1)) == []


def test_the_stubborn_detective_takes_away_wendys_second_chance() -> None:
    scene = detective(WENDY).hand(0, EMERGENCY_CACHE).bag("-8").do(f"evade:{STUBBORN_DETECTIVE}")
    assert not scene.offers(f"use:{WENDY}")


def test_the_stubborn_detective_takes_away_the_elder_sign() -> None:
    scene = detective(SKIDS).bag("elder-sign").do(f"evade:{STUBBORN_DETECTIVE}")
    assert (last_test(scene).value, scene.who().resources) == (4, 5)


def test_the_stubborn_detective_does_not_touch_assets_or_those_elsewhere() -> None:
    scene = detective(ROLAND, SKIDS).at(1, ATTIC).asset(0, DR_MILAN_CHRISTOPHER).turn(1)
    assert (skill_value(scene.table, 0, INTELLECT), scene.offers(f"use:{SKIDS}")) == (4, True)


def test_roland_may_react_to_the_defeat_of_the_stubborn_detective() -> None:
    scene = given(ROLAND).enemy(STUBBORN_DETECTIVE, engaged=0, owner=0, damage=1).bag("0")
    assert scene.do(f"fight:{STUBBORN_DETECTIVE}").offers(f"use:{ROLAND}")
