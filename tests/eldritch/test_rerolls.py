"""Rolling dice again: for clues, by cards, in tests only."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import CARDS, MONSTERS
from miskatonic.games.eldritch.events import DieRerolled, TestEnded
from miskatonic.games.eldritch.reckoning import reckon_card, reckon_monsters
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import LORE, OBSERVATION, STRENGTH, Skill
from miskatonic.kernel.effects import Effects, Outcome, Test
from tests.asking import Asked

from .given import Situation, given


def rolled(game: Situation, skill: Skill, *answers: str, dice: str) -> Asked:
    return game.run(skill_test(game.table, Me(who=0), skill), *answers, dice=dice)


@pytest.mark.rule("eh.clue.7")
def test_a_clue_is_spent_for_one_die() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 1)
    spent = game[0].clues[0]
    asked = rolled(game, LORE, "reroll:1", dice="1 2 5")
    assert asked.keys == [["reroll:1", "reroll:2", "keep"]]
    assert asked.value == Outcome(True, 1)
    assert game[0].clues == []
    assert game.state.clue_discard == [spent]


@pytest.mark.rule("eh.clue.7")
def test_without_clues_there_is_nothing_to_reroll_with() -> None:
    game = given("lily-chen").stand(0, "rome")
    assert rolled(game, LORE, dice="1 2").decisions == []


@pytest.mark.rule("eh.clue.7")
def test_nobody_has_to_spend_a_clue() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 1)
    assert rolled(game, LORE, "keep", dice="1 2").value == Outcome(False, 0)
    assert len(game[0].clues) == 1


@pytest.mark.rule("eh.clue.7")
def test_the_clues_of_another_investigator_are_of_no_use() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "rome").clues(1, 3)
    assert rolled(game, LORE, dice="1 2").decisions == []


@pytest.mark.rule("eh.clue.8", "eh.reroll.3")
def test_any_number_of_clues_may_be_spent_even_on_the_same_die() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 5)
    answers = ["reroll:1", "reroll:2", "reroll:3", "reroll:4", "reroll:4"]
    asked = rolled(game, LORE, *answers, dice="1 6 2 3 4 4 6")
    assert asked.value == Outcome(True, 2)
    assert game[0].clues == []


@pytest.mark.rule("eh.reroll.1")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 1)
    assert rolled(game, LORE, "reroll:5", dice="5 4 1").value == Outcome(False, 0)


@pytest.mark.rule("eh.reroll.2")
def test_abilities_and_clues_are_used_one_by_one() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 1).card(0, "hired-muscle", "lucky-rabbits-foot")
    answers = ["reroll:hired-muscle:1", "reroll:lucky-rabbits-foot:1", "reroll:1"]
    asked = rolled(game, STRENGTH, *answers, dice="1 1 1 1 1 6 6 6")
    assert asked.value == Outcome(True, 3)
    assert asked.keys[0] == ["reroll:1", "reroll:hired-muscle:1", "reroll:lucky-rabbits-foot:1", "keep"]


@pytest.mark.rule("eh.reroll.2", "eh.reroll.3")
def test_two_abilities_may_be_used_on_the_same_die() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "hired-muscle", "lucky-rabbits-foot")
    answers = ["reroll:hired-muscle:1", "reroll:lucky-rabbits-foot:2"]
    asked = rolled(game, STRENGTH, *answers, dice="1 4 4 4 4 2 6")
    assert asked.value == Outcome(True, 1)


@pytest.mark.rule("eh.reroll.2")
def test_an_ability_is_used_once_in_a_test_and_again_in_the_next() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "hired-muscle")
    for _ in range(2):
        asked = rolled(game, STRENGTH, "reroll:hired-muscle:1", dice="1 4 4 4 4 2")
        assert len(asked.decisions) == 1


@pytest.mark.rule("eh.test.20")
def test_rerolls_come_after_the_roll_and_before_the_result() -> None:
    game = given("lily-chen").stand(0, "rome").clues(0, 2)
    asked = rolled(game, LORE, "reroll:1", "keep", dice="1 2 6")
    assert asked.value == Outcome(True, 1)
    told = [type(event) for event in game.table.events if isinstance(event, (DieRerolled, TestEnded))]
    assert told == [DieRerolled, TestEnded]
    assert len(game[0].clues) == 1


def rolls_dice(effects: Effects) -> bool:
    return any(isinstance(each, Test) and type(each.trial).__name__ == "Die" for each in effects)


ROLLING_CONDITIONS = [card.id for card in CARDS.values() if rolls_dice(card.able.reckoning)]
ROLLING_MONSTERS = [kind.id for kind in MONSTERS.values() if rolls_dice(kind.reckoning)]


@pytest.mark.rule("eh.reroll.4", "eh.reroll.5", "eh.faq.10", "eh.faq.11")
@pytest.mark.parametrize("condition", ROLLING_CONDITIONS)
def test_dice_that_are_no_test_are_never_rolled_again(condition: str) -> None:
    game = given("lily-chen", "lola-hayes", "trish-scarborough").clues(0, 3).card(0, condition)
    game.stand(0, "rome").stand(1, "rome").stand(2, "rome").card(0, "lucky-rabbits-foot", "lucky-cigarette-case")
    asked = game.run(reckon_card(game.table, 0, game[0].conditions[0]), dice="3")
    assert asked.decisions == []
    assert len(game[0].clues) == 3


@pytest.mark.rule("eh.reroll.4", "eh.reroll.5", "eh.faq.10", "eh.faq.11")
@pytest.mark.parametrize("kind", ROLLING_MONSTERS)
def test_nor_are_the_dice_of_monsters(kind: str) -> None:
    game = given("lily-chen", "lola-hayes").stand(0, "rome").stand(1, "rome").clues(0, 3)
    game.card(0, "lucky-rabbits-foot", "lucky-cigarette-case").monster(kind, "rome")
    assert game.run(reckon_monsters(game.table), dice="3").decisions == []


def test_there_are_such_dice() -> None:
    assert {"blessed", "cursed", "dark-pact"} <= set(ROLLING_CONDITIONS)
    assert {"dark-young", "star-spawn", "warlock", "serpent-people", "zombie-horde"} == set(ROLLING_MONSTERS)


@pytest.mark.rule("eh.faq.11", "eh.reroll.5")
@pytest.mark.parametrize(("die", "stays"), [(1, False), (2, False), (3, True), (4, True), (6, True)])
def test_a_blessing_is_rolled_for_by_the_number_and_not_by_success(die: int, stays: bool) -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "blessed").clues(0, 2)
    game.run(reckon_card(game.table, 0, game[0].conditions[0]), dice=str(die))
    assert bool(game[0].conditions) is stays


@pytest.mark.rule("eh.faq.10")
@pytest.mark.parametrize(("die", "stays"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_curse_is_rolled_for_with_one_die_whatever_the_skills_are(die: int, stays: bool) -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "cursed").improve(0, STRENGTH, 2)
    game.run(reckon_card(game.table, 0, game[0].conditions[0]), dice=str(die))
    assert bool(game[0].conditions) is stays


@pytest.mark.rule("eh.clue.7")
def test_with_trish_a_clue_may_be_spent_on_two_dice() -> None:
    game = given("lily-chen", "trish-scarborough").stand(0, "rome").stand(1, "rome").clues(0, 1)
    assert rolled(game, OBSERVATION, "reroll:1+2", dice="1 2 5 6").value == Outcome(True, 2)
    assert game[0].clues == []
