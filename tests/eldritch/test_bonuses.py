"""Bonuses and additional dice: which count, which are asked for, and when."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import STRENGTH, WILL
from tests.asking import Asked

from .given import Situation, given


def dice(*counts: int) -> str:
    """So many dice for each roll, none of which is a success."""
    return " ".join(["1"] * sum(counts))


def fought(game: Situation, *answers: str, dice: str) -> Asked:
    """A combat encounter of the first investigator with the first monster there is."""
    return game.run(fight(game.table, 0, game.monsters()[0]), *answers, dice=dice)


@pytest.mark.rule("eh.faq.2", "eh.faq.3", "eh.faq.4", "eh.test.5")
def test_of_a_whip_and_a_pistol_the_pistol_gives_the_bonus_and_the_whip_its_reroll() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome").card(0, "bull-whip", "45-automatic")
    asked = fought(game, "reroll:bull-whip:1", dice="6 1 1 1 1 1 1 1 1 1 1 6")
    assert not game.monsters()
    assert "reroll:bull-whip:1" in asked.keys[0]


@pytest.mark.rule("eh.faq.2", "eh.test.5")
def test_two_weapons_may_be_used_but_bonuses_are_not_added_together() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome").card(0, "38-revolver", "axe")
    asked = fought(game, "reroll-any:axe", "done", dice=f"{dice(3 + 1)} {dice(4 + 2)} {dice(1)}")
    assert game[0].sanity.left == 6 - 1 - 2
    assert "reroll-any:axe" in asked.keys[0]


@pytest.mark.rule("eh.test.5")
def test_a_bonus_outside_of_its_occasion_does_not_count() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "45-automatic")
    game.run(skill_test(game.table, Me(who=0), STRENGTH), dice=dice(4))


@pytest.mark.rule("eh.test.5")
def test_a_bonus_that_is_used_up_is_the_choice_of_its_owner() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "carbine-rifle", "38-revolver")
    asked = fought(game, "roll", dice=dice(3, 4 - 2 + 2))
    assert asked.keys[0] == ["use:carbine-rifle", "roll"]
    fought(game.health(0, 6).sanity(0, 6), "use:carbine-rifle", dice=dice(3, 4 - 2 + 5))


@pytest.mark.rule("eh.test.5")
def test_a_bonus_for_once_a_round_is_offered_once() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "carbine-rifle", "38-revolver")
    fought(game, "use:carbine-rifle", dice=dice(3, 4 - 2 + 5))
    fought(game.health(0, 6).sanity(0, 6), dice=dice(3, 4 - 2 + 2))


@pytest.mark.rule("eh.test.5")
def test_by_another_reading_the_highest_bonus_counts_by_itself() -> None:
    game = given("lily-chen", bonus="highest").stand(0, "rome").monster("gug", "rome")
    game.card(0, "carbine-rifle", "38-revolver")
    assert fought(game, dice=dice(3, 4 - 2 + 5)).decisions == []
    assert fought(game.health(0, 6).sanity(0, 6), dice=dice(3, 4 - 2 + 2)).decisions == []


@pytest.mark.rule("eh.test.5")
def test_by_another_reading_a_bonus_that_is_not_the_highest_is_not_used_up() -> None:
    game = given("lily-chen", bonus="highest").stand(0, "rome").monster("gug", "rome")
    game.card(0, "carbine-rifle", "lightning-gun")
    fought(game, dice=dice(3, 4 - 2 + 6))
    game[0].cards.remove("lightning-gun")
    fought(game.health(0, 6).sanity(0, 6), dice=dice(3, 4 - 2 + 5))


@pytest.mark.rule("eh.test.5")
@pytest.mark.parametrize("bonus", ["optional", "highest"])
def test_nothing_is_given_up_for_a_bonus_without_being_asked(bonus: str) -> None:
    game = given("lily-chen", bonus=bonus).stand(0, "rome").monster("gug", "rome").card(0, "kerosene")
    asked = fought(game, "roll", dice=dice(3, 4 - 2))
    assert asked.keys == [["use:kerosene", "roll"]]
    assert game.held(0) == ["kerosene"]
    fought(game.health(0, 6).sanity(0, 6), "use:kerosene", dice=dice(3, 4 - 2 + 5))
    assert game.held(0) == []


@pytest.mark.rule("eh.test.5")
@pytest.mark.parametrize(("weapon", "will", "strength"), [("lightning-gun", 0, 6), ("sword-of-saint-jerome", 2, 5)])
def test_a_bonus_that_would_not_count_is_not_offered(weapon: str, will: int, strength: int) -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "kerosene", weapon)
    assert fought(game, dice=dice(3 + will, 4 - 2 + strength)).decisions == []


@pytest.mark.rule("eh.test.5")
def test_holy_water_lasts_for_both_tests_of_a_combat_encounter_and_not_for_the_next_one() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "holy-water")
    fought(game, "use:holy-water", dice=dice(3 + 5, 4 - 2 + 5))
    fought(game.health(0, 6).sanity(0, 6), dice=dice(3, 4 - 2))


@pytest.mark.rule("eh.test.7", "eh.test.5")
def test_a_bonus_and_additional_dice_are_kept_apart() -> None:
    game = given("lily-chen", "jim-culver", "lola-hayes").monster("gug", "rome").card(0, "protective-amulet")
    game.stand(0, "rome").stand(1, "rome").stand(2, "rome")
    asked = fought(game, "use:lola-hayes", dice=dice(3 + 1 + 1 + 1, 4 - 2 + 1))
    assert asked.decisions[0].seat == 2


@pytest.mark.rule("eh.faq.9")
def test_additional_dice_are_asked_for_before_the_roll_and_not_after_it() -> None:
    game = given("lily-chen", "lola-hayes").stand(0, "rome").stand(1, "rome").clues(0, 1)
    asked = game.run(skill_test(game.table, Me(who=0), WILL), "roll", "keep", dice=dice(3))
    before, after = asked.keys
    assert before == ["use:lola-hayes", "roll"]
    assert after == ["reroll:1", "keep"]


@pytest.mark.rule("eh.faq.9", "eh.test.7")
def test_additional_dice_that_are_used_are_rolled_with_the_others() -> None:
    game = given("lily-chen", "lola-hayes").stand(0, "rome").stand(1, "rome")
    game.run(skill_test(game.table, Me(who=0), WILL), "use:lola-hayes", dice=dice(4))
    game.run(skill_test(game.table, Me(who=0), WILL), dice=dice(3))


@pytest.mark.rule("eh.test.7")
def test_a_test_that_a_monster_adds_belongs_to_its_combat_encounter() -> None:
    game = given("lily-chen", "jim-culver").stand(0, "rome").stand(1, "rome").monster("riot", "rome")
    fought(game, "yes", dice=dice(2 - 1 + 1, 4 - 3 + 1))


COMBAT_BONUSES = [
    (card.id, bonus.skill, bonus.n)
    for card in CARDS.values()
    for bonus in card.able.bonus
    if bonus.during == "combat" and bonus.cost is None and not bonus.limited
]


@pytest.mark.rule("eh.test.5")
@pytest.mark.parametrize(("card", "skill", "n"), COMBAT_BONUSES)
def test_every_bonus_for_combat_counts_there_and_nowhere_else(card: str, skill: str, n: int) -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, card)
    will = n if skill == WILL else next((each[2] for each in COMBAT_BONUSES if each[:2] == (card, WILL)), 0)
    strength = n if skill == STRENGTH else next((each[2] for each in COMBAT_BONUSES if each[:2] == (card, STRENGTH)), 0)
    game.run(skill_test(game.table, Me(who=0), WILL), dice=dice(3))
    keeps = ["keep"] if CARDS[card].able.reroll else []
    fought(game, *keeps, dice=dice(3 + will, 4 - 2 + strength))
