"""What cards and conditions do to dice: which count, which are raised or rolled again, and where."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec.structs import replace

from miskatonic.games.eldritch.abilities import Reroll
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import HAVING, card_of
from miskatonic.games.eldritch.encounters import available, encounter
from miskatonic.games.eldritch.events import DieRaised
from miskatonic.games.eldritch.monsters import heal
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import (
    _for_tests,  # pyright: ignore[reportPrivateUsage]
    prepare,
    raise_die,
    skill_test,
)
from miskatonic.games.eldritch.verbs.costs import Loss
from miskatonic.games.eldritch.words import LORE, STRENGTH, WILL, Harm
from miskatonic.kernel.effects import Together
from tests.asking import Asked

from .given import Situation, given


def fought(game: Situation, *answers: str, dice: str) -> Asked:
    return game.run(fight(game.table, 0, game.monsters()[0]), *answers, dice=dice)


@pytest.mark.rule("eh.test.11")
@pytest.mark.parametrize(("condition", "result"), [(None, 2), ("blessed", 3), ("cursed", 1)])
def test_a_blessing_and_a_curse_change_which_dice_count(condition: str | None, result: int) -> None:
    game = given("lily-chen").stand(0, "rome")
    if condition is not None:
        game.card(0, condition)
    assert game.run(skill_test(game.table, Me(who=0), STRENGTH), dice="3 4 5 6").value.result == result


def test_with_a_shotgun_each_6_of_the_strength_test_counts_twice() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "double-barreled-shotgun")
    fought(game, dice="6 1 1 6 5 1 1 1 1")
    assert game[0].sanity.left == 5
    assert game.monsters()[0].lost == 3


def test_a_derringer_raises_one_die_but_no_6() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "18-derringer")
    asked = fought(game, "raise:18-derringer:4", dice="6 6 1 4 6")
    assert asked.keys == [["raise:18-derringer:4", "keep"]]
    assert game.monsters()[0].lost == 2


def test_an_axe_rolls_any_dice_again() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "axe")
    fought(game, "reroll-any:axe", "die:1", "die:4", "done", dice="6 6 1 1 4 5 6 6 6")
    assert game.monsters() == []
    assert game[0].sanity.left == 4


@pytest.mark.rule("eh.reroll.2")
def test_what_may_be_used_once_a_round_is_offered_in_one_test_of_it() -> None:
    game = given("lily-chen").stand(0, "rome").card(0, "lucky-rabbits-foot")
    game.run(skill_test(game.table, Me(who=0), WILL), "reroll:lucky-rabbits-foot:1", dice="1 2 3 4")
    assert game.run(skill_test(game.table, Me(who=0), WILL), dice="1 2 3").decisions == []


@pytest.mark.rule("eh.reroll.2")
def test_wither_may_give_a_reroll_of_the_strength_test() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "wither#2")
    asked = fought(game, "cast:wither", "reroll:wither:1", dice="6 6 6 6 1 1 1 1 1 1 6")
    assert len(asked.decisions) == 2
    assert game.monsters()[0].lost == 1


@pytest.mark.rule("eh.test.5")
def test_a_combat_encounter_is_over_once_it_is_resolved() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome").card(0, "45-automatic")
    fought(game, dice="6 6 1 1 1 1 1 1")
    game.run(skill_test(game.table, Me(who=0), STRENGTH), dice="1 1 1 1")


@pytest.mark.rule("eh.ambush.9.ltp", "eh.test.5")
def test_a_combat_encounter_goes_on_after_an_ambush_in_its_midst() -> None:
    game = given("lily-chen").stand(0, "rome").monster("witch", "rome").card(0, "cursed#1", "38-revolver")
    game.next_monster("skeleton")
    witch, ambusher, strength = "1 1", "6 6 1 6 1 1 1", "6 1 1 1 1"
    fought(game, dice=f"{witch} {ambusher} {strength}")
    assert not game.monsters()


@pytest.mark.rule("eh.encounter.4", "eh.combat.14")
def test_a_gug_that_was_not_defeated_forbids_no_other_encounter() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london")
    game.monster("gug", "rome").monster("goat-spawn", "rome", lost=1).encounter(0)
    game.do(f"fight:{game.monsters()[0].token}", dice="6 6 1 1 1 6 1 1 6 1")
    game.do("pay")
    assert not game.monsters()
    assert game.keys == ["encounter:general", "encounter:europe", "no"]
    assert game.state.turn == 0


def test_a_monster_recovers_no_more_than_it_is_told() -> None:
    game = given("lily-chen").stand(0, "rome").monster("gug", "rome", lost=3)
    heal(game.table, game.monsters()[0], 2)
    assert game.monsters()[0].lost == 1


# In the midst of what a test is made.


@pytest.mark.rule("eh.other-world.4")
def test_a_guide_through_cities_is_no_help_in_other_worlds() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").gate("rome").card(0, "urban-guide")
    game.run(skill_test(game.table, Me(who=0), WILL), dice="1 1 1 1")
    game.top_encounter("other-world", "other-world-2")
    game.run(encounter(game.table, 0, "other-world", "other-world"), dice="1 1 6 1")


def test_the_silver_key_turns_a_die_in_other_worlds_alone() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").gate("rome").card(0, "the-silver-key")
    assert game.run(skill_test(game.table, Me(who=0), WILL), dice="1 1 1").decisions == []
    game.top_encounter("other-world", "other-world-2")
    asked = game.run(encounter(game.table, 0, "other-world", "other-world"), "keep", "keep", dice="1 1 6 1")
    assert "reroll:the-silver-key:1" in asked.keys[0]


def test_the_pallid_mask_hides_from_monsters_where_there_are_some() -> None:
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").card(0, "pallid-mask")
    assert game.encounter(0).keys == ["encounter:general", "encounter:europe"]
    game = given("lily-chen", "leo-anderson").stand(0, "rome").stand(1, "london").card(0, "pallid-mask")
    game.monster("gug", "rome").encounter(0)
    assert game.keys == ["unseen", "fight"]
    assert game.do("unseen").keys == ["encounter:general", "encounter:europe"]


@pytest.mark.rule("eh.expedition.7")
def test_a_mythos_card_may_forbid_expeditions() -> None:
    game = given("lily-chen").stand(0, "amazon").top_encounter("expedition", "expedition-amazon-1")
    game.ongoing("secrets-of-the-past")
    assert "encounter:expedition" not in [option.key for option in available(game.table, 0)]


def test_a_die_is_raised_by_one() -> None:
    game = given("leo-anderson").stand(0, "rome")
    test = prepare(game.state, 0, LORE)
    test.dice = [3, 1]
    raise_die(game.table, test, 3)
    assert test.dice == [4, 1]
    assert [(each.who, each.old) for each in game.table.events if isinstance(each, DieRaised)] == [("leo-anderson", 3)]


def test_a_die_can_be_rolled_again_at_several_prices_together() -> None:
    price = Together([Loss(Harm.HEALTH, 1), Loss(Harm.SANITY, 1)])
    able = replace(card_of("18-derringer").able, raises=[], reroll=[Reroll(skill=STRENGTH, cost=price)])
    game = given("lily-chen").stand(0, "rome").card(0, "18-derringer")
    before = game[0].health.left, game[0].sanity.left
    with patch.dict(HAVING["reroll"], {"18-derringer": able}):
        _for_tests.cache_clear()
        game.run(skill_test(game.table, Me(who=0), STRENGTH), "reroll:18-derringer:1", dice="1 2 3 4 5")
    _for_tests.cache_clear()
    assert (game[0].health.left, game[0].sanity.left) == (before[0] - 1, before[1] - 1)
