"""Skill tests: how many dice there are, which count, and what follows."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import acquire_assets
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import SHEETS
from miskatonic.games.eldritch.events import DiceRolled, TestBegan, TestEnded
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.words import INFLUENCE, LORE, OBSERVATION, SKILLS, STRENGTH, WILL, Skill
from miskatonic.kernel.effects import Effect, Outcome, resolve

from .given import Situation, given

ME = Me(who=0)


def outcome_of(game: Situation, skill: Skill, modifier: int = 0, dice: str = "", *answers: str) -> Outcome:
    """The outcome of a test, for which exactly these dice have to be rolled."""
    return game.run(skill_test(game.table, ME, skill, modifier), *answers, dice=dice).value


def resolved(game: Situation, *effects: dict[str, object], dice: str) -> None:
    """Resolve some text."""
    nodes = [LANGUAGE.decode(effect, Effect) for effect in effects]
    game.run(resolve(nodes, game.table, ME), dice=dice)


@pytest.mark.rule("eh.skill.1")
def test_every_investigator_has_five_skills() -> None:
    assert [str(skill) for skill in SKILLS] == ["lore", "influence", "observation", "strength", "will"]
    assert all(len(sheet.skills) == 5 for sheet in SHEETS.values())


@pytest.mark.rule("eh.skill.7", "eh.test.2", "eh.test.8")
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("id", list(SHEETS))
def test_the_number_on_the_sheet_is_the_number_of_dice(id: str, skill: Skill) -> None:
    game = given(id).stand(0, "rome")
    printed = SHEETS[id].skills[SKILLS.index(skill)]
    declined = {"lola-hayes": ["roll"], "norman-withers": ["keep"]}.get(id, [])
    assert outcome_of(game, skill, 0, " ".join(["1"] * printed), *declined).result == 0


@pytest.mark.rule("eh.skill.7", "eh.test.2")
def test_each_skill_has_a_number_of_its_own() -> None:
    game = given("jacqueline-fine").stand(0, "rome")
    for skill, dice in {LORE: "1 1 1 1", INFLUENCE: "1 1", OBSERVATION: "1 1 1", STRENGTH: "1", WILL: "1 1 1"}.items():
        outcome_of(game, skill, 0, dice)


@pytest.mark.rule("eh.skill.3")
def test_assets_are_acquired_with_influence() -> None:
    game = given("charlie-kane").stand(0, "rome").reserve("axe", "whiskey", "bandages", "kerosene")
    game.run(acquire_assets(game.table, 0), "no", "done", dice="1 1 1 1")


@pytest.mark.rule("eh.test.1")
def test_how_many_dice_there_are_is_settled_before_they_are_rolled() -> None:
    game = given("charlie-kane").stand(0, "rome").card(0, "personal-assistant")
    outcome_of(game, INFLUENCE, -1, "1 2 3 4", "keep")
    told = [event for event in game.table.events if isinstance(event, (TestBegan, DiceRolled, TestEnded))]
    assert [type(event) for event in told] == [TestBegan, DiceRolled, TestEnded]
    assert isinstance(told[0], TestBegan)
    assert told[0].dice == 4


@pytest.mark.rule("eh.test.3")
@pytest.mark.parametrize(("modifier", "dice"), [(-2, "1 1"), (-1, "1 1 1"), (0, "1 1 1 1"), (2, "1 1 1 1 1 1")])
def test_the_modifier_is_added_to_the_dice_or_taken_from_them(modifier: int, dice: str) -> None:
    outcome_of(given("lily-chen").stand(0, "rome"), STRENGTH, modifier, dice)


@pytest.mark.rule("eh.test.4")
@pytest.mark.parametrize(("level", "dice"), [(1, "1 1 1"), (2, "1 1 1 1")])
def test_an_improvement_adds_as_many_dice_as_its_token_says(level: int, dice: str) -> None:
    game = given("lily-chen").stand(0, "rome").improve(0, LORE, level)
    outcome_of(game, LORE, 0, dice)
    outcome_of(game, OBSERVATION, 0, "1 1")


@pytest.mark.rule("eh.test.6")
def test_an_improvement_and_a_bonus_are_added_together() -> None:
    game = given("lily-chen").stand(0, "rome").improve(0, LORE, 2).card(0, "arcane-scholar")
    outcome_of(game, LORE, 0, "1 1 1 1 1", "keep")


@pytest.mark.rule("eh.test.5")
def test_only_the_highest_of_several_bonuses_counts() -> None:
    game = given("akachi-onyele").stand(0, "rome").monster("riot", "rome")
    game.card(0, "38-revolver", "45-automatic", "spirit-dagger")
    game.run(fight(game.table, 0, game.monsters()[0]), "no", dice="6 1")
    assert game[0].health.left == 5 - 3 + 1


@pytest.mark.rule("eh.test.5")
@pytest.mark.parametrize("cards", [("38-revolver", "45-automatic"), ("45-automatic", "38-revolver")])
def test_the_order_of_the_cards_does_not_matter_for_the_highest_bonus(cards: tuple[str, str]) -> None:
    game = given("mark-harrigan").stand(0, "rome").monster("skeleton", "rome").card(0, *cards)
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 1 1 1 1 1 6 1")


@pytest.mark.rule("eh.test.7", "eh.test.3", "eh.test.4", "eh.test.5", "eh.test.6")
def test_additional_dice_are_all_added_and_bonuses_are_not() -> None:
    # 2 by the sheet, -2, 1 improvement, the higher bonus of 3, and a die each of Jim and Leo.
    game = given("akachi-onyele", "jim-culver", "leo-anderson").improve(0, STRENGTH)
    game.stand(0, "10").stand(1, "10").stand(2, "10").card(0, "bull-whip", "45-automatic").monster("gug", "10")
    will, strength = "6 6 1 1 1 1", "1 1 1 1 1 1"
    game.run(fight(game.table, 0, game.monsters()[0]), "keep", dice=f"{will} {strength}")


@pytest.mark.rule("eh.test.7", "eh.faq.1")
def test_additional_dice_for_investigators_on_a_space_are_for_nobody_elsewhere() -> None:
    game = given("akachi-onyele", "silas-marsh").stand(0, "3").stand(1, "3")
    outcome_of(game, STRENGTH, 0, "1 1 1")
    game.stand(1, "4")
    outcome_of(game, STRENGTH, 0, "1 1")


@pytest.mark.rule("eh.test.9")
@pytest.mark.parametrize("modifier", [-1, -3])
def test_one_die_is_rolled_where_there_would_be_none(modifier: int) -> None:
    assert outcome_of(given("jacqueline-fine").stand(0, "rome"), STRENGTH, modifier, "6") == Outcome(True, 1)


@pytest.mark.rule("eh.test.10")
def test_there_may_be_more_dice_than_are_in_the_box() -> None:
    game = given("lily-chen").stand(0, "rome").improve(0, STRENGTH, 2).card(0, "lightning-gun")
    game.monster("skeleton", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6 5 5 5 5 5 5 5 5 5 1")
    # 3 for the will test; 4, -2, 2 and 6 make ten for the strength test.
    assert not game.monsters()


@pytest.mark.rule("eh.test.10", "eh.test.12")
def test_every_die_of_a_great_pool_counts() -> None:
    game = given("lily-chen").stand(0, "rome")
    assert outcome_of(game, STRENGTH, 8, " ".join(["5"] * 12)).result == 12


@pytest.mark.rule("eh.test.11", "eh.test.12")
@pytest.mark.parametrize(("dice", "result"), [("1 2 3 4", 0), ("5 4 4 4", 1), ("6 4 4 4", 1), ("5 6 5 1", 3)])
def test_each_5_and_6_is_one_success_and_all_together_are_the_result(dice: str, result: int) -> None:
    assert outcome_of(given("lily-chen").stand(0, "rome"), STRENGTH, 0, dice).result == result


@pytest.mark.rule("eh.test.13")
@pytest.mark.parametrize(("dice", "passed"), [("4 4 4 4", False), ("4 4 4 5", True), ("6 6 6 6", True)])
def test_one_success_passes(dice: str, passed: bool) -> None:
    assert outcome_of(given("lily-chen").stand(0, "rome"), STRENGTH, 0, dice).passed is passed


BOTH = {
    "do": "test",
    "trial": {"try": "skill", "skill": "lore"},
    "pass": [{"do": "advance-doom"}, {"do": "gain-clues"}],
    "fail": [{"do": "retreat-doom"}, {"do": "lose", "what": "health"}],
}


@pytest.mark.rule("eh.test.14", "eh.test.18")
@pytest.mark.parametrize(("dice", "doom", "clues", "health"), [("5 1", 9, 1, 6), ("1 1", 11, 0, 5)])
def test_what_follows_a_success_or_a_failure_is_all_of_its_own_sentence(
    dice: str, doom: int, clues: int, health: int
) -> None:
    game = given("lily-chen").stand(0, "rome").doom(10)
    resolved(game, BOTH, dice=dice)
    assert (game.state.doom, len(game[0].clues), game[0].health.left) == (doom, clues, health)


@pytest.mark.rule("eh.test.15")
def test_a_success_without_a_consequence_does_nothing() -> None:
    game = given("lily-chen").stand(0, "rome").doom(10)
    resolved(game, {key: BOTH[key] for key in ("do", "trial", "fail")}, dice="6 6")
    assert (game.state.doom, len(game[0].clues), game[0].health.left) == (10, 0, 6)


@pytest.mark.rule("eh.test.16")
def test_a_failure_without_a_consequence_does_nothing() -> None:
    game = given("lily-chen").stand(0, "rome").doom(10)
    resolved(game, {key: BOTH[key] for key in ("do", "trial", "pass")}, dice="1 1")
    assert (game.state.doom, len(game[0].clues), game[0].health.left) == (10, 0, 6)


@pytest.mark.rule("eh.test.19")
@pytest.mark.parametrize("dice", ["6 6", "1 1"])
def test_later_sentences_happen_however_the_test_went(dice: str) -> None:
    game = given("lily-chen").stand(0, "rome")
    resolved(game, BOTH, {"do": "lose", "what": "sanity"}, dice=dice)
    assert game[0].sanity.left == 5
