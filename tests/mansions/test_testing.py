"""Skill tests and skill points (rules mom.skill-test, mom.skill-point)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import state as states
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.testing import chance_of, monster_test, prepare, skill_test
from miskatonic.games.mansions.threat import gain_threat, spend_threat
from miskatonic.games.mansions.words import During, Skill
from tests.mansions.given import Situation, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def passes(game: Situation, skill: Skill, dice: str, modifier: int = 0, *answers: str) -> bool:
    return game.run(skill_test(game.table, Me(who=1), skill, modifier), *answers, dice=dice).value.passed


@rule("skill-test.2", "component.3")
@pytest.mark.parametrize(("die", "passed"), [(3, True), (4, True), (5, False), (9, False)])
def test_the_skill_or_less_passes(die: int, passed: bool) -> None:
    assert passes(given().skill(1, strength=4), Skill.STRENGTH, str(die)) is passed


@rule("component.3")
def test_the_die_has_ten_faces() -> None:
    from miskatonic.kernel import dice

    game = given()
    assert {dice.roll(game.state, 1, 10)[0] for _ in range(400)} == set(range(1, 11))


@rule("skill-test.5", "skill-test.9")
def test_a_one_passes_even_with_nothing_left_of_the_skill() -> None:
    assert passes(given().skill(1, lore=1), Skill.LORE, "1", -4)


@rule("skill-test.6", "skill-test.9")
def test_a_ten_fails_whatever_the_skill() -> None:
    assert not passes(given().skill(1, lore=9), Skill.LORE, "10", 3)


@rule("skill-test.7", "skill-test.8")
def test_joe_needs_five_or_less_with_dexterity_four_and_plus_one() -> None:
    game = given("joe-diamond").skill(1, dexterity=4)
    assert passes(game, Skill.DEXTERITY, "5", 1) and not passes(game, Skill.DEXTERITY, "6", 1)
    assert passes(game, Skill.DEXTERITY, "1", 1)


@rule("skill-test.3", "skill-test.4", "combat-term.12")
@pytest.mark.parametrize(("die", "damage"), [("2", 0), ("9", 1)])
def test_what_has_no_text_has_no_effect(die: str, damage: int) -> None:
    game = given().skill(1, strength=4)
    words = {"do": "test", "trial": {"try": "skill", "skill": "strength"}, "fail": [{"do": "take", "damage": 1}]}
    game.effect(words, dice=die, who=1)
    assert game[1].damage == damage


@rule("skill-point.1", "skill-point.3", "definition.8")
def test_a_skill_point_adds_luck_before_the_roll() -> None:
    game = given().skill(1, strength=4, luck=3).points(1, 2)
    flow = skill_test(game.table, Me(who=1), Skill.STRENGTH)
    asked = game.run(flow, "skill-point", dice="7")
    assert asked.value.passed and game[1].skill_points == 1
    assert [decision.topic for decision in asked.decisions] == ["skill-point"]


@rule("skill-point.2")
def test_only_one_skill_point_is_spent_on_a_test() -> None:
    game = given().skill(1, strength=2, luck=3).points(1, 3)
    assert not passes(game, Skill.STRENGTH, "6", 0, "skill-point")
    assert game[1].skill_points == 2


@rule("skill-point.4")
def test_no_skill_point_on_a_luck_test() -> None:
    game = given().skill(1, luck=3).points(1, 3)
    assert not game.run(skill_test(game.table, Me(who=1), Skill.LUCK), dice="3").decisions


def test_chances_are_between_one_and_nine_in_ten() -> None:
    game = given().skill(1, lore=4)
    for modifier, chance in ((0, 0.4), (-9, 0.1), (9, 0.9)):
        test = prepare(game.table, Me(who=1), Skill.LORE, modifier)
        assert chance_of(game.state, test) == chance


@rule("stun.4", "stun.5", "darkness.3", "darkness.4")
@pytest.mark.parametrize(
    ("stun", "dark", "during", "penalty"),
    [
        (1, False, During.COMBAT, 2),
        (2, False, During.COMBAT, 2),
        (1, False, During.HORROR_CHECK, 2),
        (1, False, During.EVADE, 2),
        (0, True, During.COMBAT, 2),
        (0, True, During.EVADE, 0),
        (0, True, During.HORROR_CHECK, 0),
        (1, True, During.COMBAT, 4),
        (1, True, During.EVADE, 2),
    ],
)
def test_stun_and_darkness_add_up(stun: int, dark: bool, during: During, penalty: int) -> None:
    game = given().stun(1, stun)
    if dark:
        game.darkness("foyer")
    assert prepare(game.table, Me(who=1), Skill.STRENGTH, 0, during).penalties == penalty


@rule("darkness.5", "darkness.6")
def test_the_lantern_ignores_darkness() -> None:
    from miskatonic.games.mansions.vitals import in_darkness

    game = given().darkness("foyer")
    assert in_darkness(game.state, 1)
    game.card(1, "lantern")
    assert not in_darkness(game.state, 1)
    assert not prepare(game.table, Me(who=1), Skill.STRENGTH, 0, During.COMBAT).penalties


def test_a_roll_for_a_monster_in_the_midst_of_a_test_leaves_the_test_as_it_was() -> None:
    game = given().monster("zombie", "foyer.s")
    under_way = game.state.test = states.Testing(1, Skill.WILLPOWER, 4, 0, During.CARD)
    game.run(monster_test(game.table, game.the("zombie"), 3), dice="2")
    assert game.state.test is under_way and not under_way.die


def test_nothing_is_told_of_threat_that_costs_nothing() -> None:
    game = given().threat(2)
    spend_threat(game.table, 0)
    gain_threat(game.table, 0)
    assert game.state.threat == 2 and not game.told("threat-spent") and not game.told("threat-gained")
