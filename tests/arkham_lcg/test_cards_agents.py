"""The four sets of agents that may come with The Devourer Below."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.engagement import engage
from miskatonic.games.arkham_lcg.harm import damage_enemy
from miskatonic.games.arkham_lcg.values import remaining_sanity, skill_value
from miskatonic.games.arkham_lcg.words import INTELLECT, WILLPOWER

from .given import AGNES, ATTIC, ROLAND, SKIDS, Scene, given
from .names import (
    DREAMS_OF_RLYEH,
    GOAT_SPAWN,
    GUTS,
    KNIFE,
    OBSCURING_FOG,
    OFFER_OF_POWER,
    PARANOIA,
    RELENTLESS_DARK_YOUNG,
    RISE_OF_THE_GHOULS,
    SCREECHING_BYAKHEE,
    SWARM_OF_RATS,
    THE_YELLOW_SIGN,
    WHATS_GOING_ON,
    YITHIAN_OBSERVER,
    YOUNG_DEEP_ONE,
)
from .scenes import harm, last_test


def draw(scene: Scene, code: str, *answers: str, who: int = 0) -> Scene:
    """Somebody draws this encounter card."""
    scene.encounter(code)
    scene.run(draw_encounter_card(scene.table, who), *answers)
    return scene


# Hastur


@pytest.mark.parametrize(("horror", "more"), [(0, 0), (1, 1), (4, 1)])
def test_the_byakhee_is_harder_to_fight_and_evade_with_4_sanity_or_less(horror: int, more: int) -> None:
    scene = given(ROLAND).house().has(horror=horror).enemy(SCREECHING_BYAKHEE, engaged=0).bag("0")
    acts = ("fight", "evade")
    difficulties = [last_test(scene.do(f"{act}:{SCREECHING_BYAKHEE}")).difficulty for act in acts]
    assert difficulties == [3 + more, 3 + more]


def test_only_the_sanity_of_whom_the_byakhee_is_engaged_with_counts() -> None:
    scene = given(ROLAND, AGNES).house().has(0, horror=4).enemy(SCREECHING_BYAKHEE, engaged=1).bag("0")
    assert last_test(scene.do(f"fight:{SCREECHING_BYAKHEE}")).difficulty == 3


def test_who_fails_before_the_yellow_sign_takes_2_horror_and_finds_a_madness_in_their_deck() -> None:
    scene = given(ROLAND).deck(0, KNIFE, PARANOIA, GUTS).has(resources=5).bag("0")
    draw(scene, THE_YELLOW_SIGN)
    assert (last_test(scene).difficulty, harm(scene), scene.who().resources) == (4, (0, 2), 0)
    assert sorted(scene.codes(scene.who().deck)) == [KNIFE, GUTS]


def test_the_yellow_sign_only_frightens_who_has_no_madness_in_the_deck() -> None:
    scene = draw(given(ROLAND).deck(0, KNIFE).bag("0"), THE_YELLOW_SIGN)
    assert (harm(scene), scene.codes(scene.who().deck)) == ((0, 2), [KNIFE])


def test_the_yellow_sign_does_nothing_to_who_passes() -> None:
    scene = draw(given(ROLAND).deck(0, PARANOIA).has(resources=5).bag("+1"), THE_YELLOW_SIGN)
    assert (harm(scene), scene.who().resources) == ((0, 0), 5)


# Yog-Sothoth


@pytest.mark.parametrize(("hand", "taken"), [((KNIFE, GUTS), (1, 1)), ((), (2, 2))])
def test_the_yithian_takes_a_random_card_or_hurts_more(hand: tuple[str, ...], taken: tuple[int, int]) -> None:
    scene = given(ROLAND).house().hand(0, *hand).enemy(YITHIAN_OBSERVER, engaged=0)
    scene.run(attack(scene.table, scene.card(YITHIAN_OBSERVER), 0))
    assert (len(scene.who().hand), harm(scene)) == (max(0, len(hand) - 1), taken)


@pytest.mark.parametrize(("doom", "agenda", "left"), [(0, WHATS_GOING_ON, 2), (1, RISE_OF_THE_GHOULS, 0)])
def test_who_accepts_power_draws_2_cards_for_2_doom_which_may_advance_the_agenda(
    doom: int, agenda: str, left: int
) -> None:
    scene = given(ROLAND).doom(doom).deck(0, KNIFE, GUTS)
    answers = ["whats-going-on:horror"] if doom else []
    draw(scene, OFFER_OF_POWER, "offer:accept", *answers)
    assert (len(scene.who().hand), scene.entry(agenda).doom) == (2, left)


def test_who_refuses_power_takes_2_horror() -> None:
    scene = draw(given(ROLAND), OFFER_OF_POWER, "offer:refuse")
    assert (harm(scene), scene.entry(WHATS_GOING_ON).doom, scene.who().hand) == ((0, 2), 0, [])


def test_an_offer_of_power_has_peril() -> None:
    scene = given(ROLAND, AGNES).encounter(OFFER_OF_POWER).step("mythos.encounters")
    scene.who().turn_taken = False
    scene.keys()
    assert (scene.state.peril, scene.seat()) == (0, 0)


# Shub-Niggurath


@pytest.mark.parametrize(("damage", "left"), [(4, 2), (1, 0)])
def test_the_dark_young_heals_2_damage_when_the_round_ends(damage: int, left: int) -> None:
    scene = given(ROLAND).house().enemy(RELENTLESS_DARK_YOUNG, at=ATTIC, damage=damage)
    scene.encounter_deck(OBSCURING_FOG).step("upkeep.hands").keys()
    assert scene.harm(RELENTLESS_DARK_YOUNG) == left


def test_a_dying_goat_spawn_frightens_everybody_there() -> None:
    scene = given(ROLAND, AGNES, SKIDS).house().at(2, ATTIC).enemy(GOAT_SPAWN, engaged=0)
    scene.run(damage_enemy(scene.table, scene.card(GOAT_SPAWN), 3, by=0))
    assert [harm(scene, who)[1] for who in (0, 1, 2)] == [1, 1, 0]
    assert scene.codes(scene.state.encounter.discard) == [GOAT_SPAWN]


# Cthulhu


def test_the_young_deep_one_chills_whomever_it_engages() -> None:
    scene = given(ROLAND, AGNES).house().enemy(YOUNG_DEEP_ONE, engaged=0)
    scene.run(engage(scene.table, scene.card(YOUNG_DEEP_ONE), 1))
    assert [harm(scene, who) for who in (0, 1)] == [(0, 0), (0, 1)]


def test_the_young_deep_one_chills_who_draws_it() -> None:
    assert harm(draw(given(ROLAND), YOUNG_DEEP_ONE)) == (0, 1)


def test_dreams_of_rlyeh_take_1_willpower_and_1_sanity() -> None:
    scene = draw(given(ROLAND, AGNES), DREAMS_OF_RLYEH)
    assert [skill_value(scene.table, who, WILLPOWER) for who in (0, 1)] == [2, 5]
    assert [remaining_sanity(scene.table, who) for who in (0, 1)] == [4, 8]
    assert skill_value(scene.table, 0, INTELLECT) == 3


def test_dreams_of_rlyeh_may_take_the_last_sanity() -> None:
    scene = draw(given(ROLAND, AGNES).has(0, horror=4), DREAMS_OF_RLYEH)
    assert (str(scene.who().fate), scene.in_play(DREAMS_OF_RLYEH)) == ("defeated", False)


@pytest.mark.parametrize(("token", "stays"), [("+1", False), ("0", True)])
def test_dreams_of_rlyeh_end_with_willpower_3(token: str, stays: bool) -> None:
    scene = given(ROLAND).threat(0, DREAMS_OF_RLYEH).bag(token).enemy(SWARM_OF_RATS, engaged=0)
    scene.do(f"activate:{DREAMS_OF_RLYEH}")
    assert (last_test(scene).difficulty, last_test(scene).value) == (3, 2 + int(token))
    assert (scene.in_play(DREAMS_OF_RLYEH), len(scene.events("attacked"))) == (stays, 1)


def test_two_dreams_weigh_twice() -> None:
    scene = given(ROLAND).threat(0, DREAMS_OF_RLYEH).threat(0, DREAMS_OF_RLYEH)
    assert (skill_value(scene.table, 0, WILLPOWER), remaining_sanity(scene.table, 0)) == (1, 3)
