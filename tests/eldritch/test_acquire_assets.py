"""Acquire Assets, the reserve, and the loan that the bank offers (rules eh.acquire.*, eh.reserve.*, eh.bank-loan.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import acquire_assets
from miskatonic.games.eldritch.board import SPACES
from miskatonic.games.eldritch.components import CARDS, card_of
from miskatonic.games.eldritch.possessions import draw, take_from_reserve
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.setup import set_up
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import INFLUENCE, SpaceType

from .given import Situation, given

GOODS = ("bandages", "whiskey", "axe", "arcane-tome")
"""They cost 1, 1, 2 and 3."""


def shopping(*others: str) -> Situation:
    """Akachi, who rolls two dice for influence, in Rome with a known reserve."""
    return given("akachi-onyele", *others).stand(0, "rome").reserve(*GOODS)


def acquire(game: Situation, *answers: str, dice: str) -> list[list[str]]:
    return game.run(acquire_assets(game.table, 0), *answers, dice=dice).keys


# Who may.


@pytest.mark.rule("eh.acquire.1")
@pytest.mark.parametrize("space", SPACES)
def test_assets_are_acquired_only_in_cities(space: str) -> None:
    game = given("akachi-onyele").stand(0, space).turn()
    assert ("acquire" in game.keys) == (SPACES[space].type is SpaceType.CITY)


@pytest.mark.rule("eh.acquire.5")
def test_a_monster_on_the_space_keeps_anybody_from_acquiring() -> None:
    game = shopping().monster("ghoul", "rome").turn()
    assert "acquire" not in game.keys
    assert "acquire" in shopping().monster("ghoul", "london").turn().keys


@pytest.mark.rule("eh.acquire.1")
def test_the_action_is_an_influence_test() -> None:
    game = shopping().improve(0, "influence", 1)
    acquire(game, "no", "done", dice="1 1 1")


# What one may take.


@pytest.mark.rule("eh.acquire.2", "eh.reserve.2")
def test_as_much_is_gained_as_there_are_successes() -> None:
    game = shopping()
    first, second, third = acquire(game, "no", "buy:bandages", "buy:whiskey", dice="5 6")[0:3]
    assert first == ["loan", "no"]
    assert [key for key in second if key.startswith("buy")] == ["buy:bandages", "buy:whiskey", "buy:axe"]
    assert third == ["buy:whiskey", "done"]
    assert game.held(0) == ["bandages", "whiskey"]


@pytest.mark.rule("eh.acquire.2")
def test_one_card_may_take_all_the_successes() -> None:
    game = shopping()
    keys = acquire(game, "no", "buy:axe", dice="5 6")
    assert len(keys) == 2, "nothing is left to spend"
    assert game.held(0) == ["axe"]


@pytest.mark.rule("eh.acquire.2")
def test_successes_need_not_be_used() -> None:
    game = shopping()
    acquire(game, "no", "buy:bandages", "done", dice="5 6")
    assert game.held(0) == ["bandages"]


@pytest.mark.rule("eh.acquire.3", "eh.discard.1")
@pytest.mark.parametrize("dice", ["1 1", "6 6"])
def test_a_card_of_the_reserve_may_be_discarded_instead(dice: str) -> None:
    game = shopping()
    keys = acquire(game, "no", "discard:arcane-tome", dice=dice)
    assert [key for key in keys[1] if key.startswith("discard")] == [f"discard:{card}" for card in GOODS]
    assert len(keys) == 2, "only one is discarded"
    assert game.state.assets.discard == ["arcane-tome"]
    assert not game.held(0)


@pytest.mark.rule("eh.acquire.3")
def test_nothing_has_to_be_discarded() -> None:
    game = shopping()
    acquire(game, "no", "done", dice="1 1")
    assert game.state.reserve == list(GOODS)


@pytest.mark.rule("eh.acquire.4")
def test_who_has_gained_a_card_cannot_discard_one() -> None:
    game = shopping()
    keys = acquire(game, "no", "buy:bandages", "done", dice="6 6")
    assert not [key for key in keys[2] if key.startswith("discard")]


# The loan.


@pytest.mark.rule("eh.bank-loan.1")
def test_a_loan_adds_two_successes_for_a_debt() -> None:
    game = shopping()
    acquire(game, "loan", "buy:arcane-tome", dice="1 6")
    assert game.held(0) == ["arcane-tome", "debt"]


@pytest.mark.rule("eh.bank-loan.1")
def test_the_dice_lie_before_the_loan_is_offered() -> None:
    game = shopping().clues(0, 1)
    asked = game.run(acquire_assets(game.table, 0), "keep", "loan", "done", dice="1 6")
    assert [decision.topic for decision in asked.decisions] == ["dice", "loan", "buy"]


@pytest.mark.rule("eh.bank-loan.1")
def test_there_is_one_loan_in_an_action() -> None:
    game = shopping()
    keys = acquire(game, "loan", "buy:bandages", "buy:whiskey", dice="1 1")
    assert [each for each in keys if "loan" in each] == [["loan", "no"]]
    assert game.held(0) == ["bandages", "debt", "whiskey"]


@pytest.mark.rule("eh.bank-loan.2")
def test_nobody_in_debt_gets_a_loan() -> None:
    game = shopping().card(0, "debt")
    keys = acquire(game, "done", dice="1 1")
    assert not any("loan" in each for each in keys)


@pytest.mark.rule("eh.bank-loan.2", "eh.component-limit.1")
def test_without_a_debt_to_be_had_there_is_no_loan() -> None:
    game = shopping()
    game.state.conditions = [card for card in game.state.conditions if not card.startswith("debt")]
    keys = acquire(game, "done", dice="1 1")
    assert not any("loan" in each for each in keys)


@pytest.mark.rule("eh.bank-loan.3")
def test_a_loan_may_be_declined_and_is_for_no_other_influence_test() -> None:
    game = shopping()
    acquire(game, "no", "done", dice="1 1")
    assert not game.held(0)
    assert not game.run(skill_test(game.table, Me(who=0), INFLUENCE), dice="1 1").decisions


# The reserve.


@pytest.mark.rule("eh.reserve.1")
def test_four_assets_lie_in_the_reserve_at_the_start() -> None:
    game = given("akachi-onyele")
    game.run(set_up(game.table))
    assert len(game.state.reserve) == 4
    assert {card_of(card).kind for card in game.state.reserve} == {"asset"}


@pytest.mark.rule("eh.reserve.3")
def test_what_leaves_the_reserve_is_replaced_by_the_top_card() -> None:
    game = shopping().top_asset("dynamite", "kerosene")
    game.run(take_from_reserve(game.table, 0, "whiskey"))
    assert game.state.reserve == ["bandages", "axe", "arcane-tome", "dynamite"]
    assert game.state.assets.cards[-1] == "kerosene"


@pytest.mark.rule("eh.reserve.4")
def test_the_reserve_is_refilled_only_after_the_action() -> None:
    game = shopping().top_asset("kerosene", "dynamite")
    keys = acquire(game, "no", "buy:bandages", "done", dice="6 6")
    assert "buy:kerosene" not in keys[2], "it would be affordable"
    assert game.state.reserve == ["whiskey", "axe", "arcane-tome", "kerosene"]


@pytest.mark.rule("eh.reserve.3", "eh.reserve.4")
def test_a_discarded_card_is_replaced_too() -> None:
    game = shopping().top_asset("kerosene")
    acquire(game, "no", "discard:axe", dice="1 1")
    assert game.state.reserve == ["bandages", "whiskey", "arcane-tome", "kerosene"]


@pytest.mark.rule("eh.reserve.3", "eh.component-limit.10")
def test_the_reserve_takes_from_a_deck_made_of_discarded_cards() -> None:
    game = shopping()
    game.state.assets.discard, game.state.assets.cards = game.state.assets.cards, []
    acquire(game, "no", "discard:axe", dice="1 1")
    assert len(game.state.reserve) == 4 and not game.state.assets.discard


@pytest.mark.rule("eh.component-limit.1", "eh.reserve.3")
def test_without_assets_the_reserve_stays_short() -> None:
    game = shopping()
    game.state.assets.cards = []
    game.run(take_from_reserve(game.table, 0, "axe"))
    assert game.state.reserve == ["bandages", "whiskey", "arcane-tome"]
    assert draw(game.state, game.state.assets) is None


def test_a_service_is_paid_for_and_gone() -> None:
    game = given("akachi-onyele").stand(0, "rome").reserve("private-care", "axe").health(0, 1).sanity(0, 1)
    acquire(game, "no", "buy:private-care", dice="6 6")
    assert not game.held(0)
    assert (game[0].health.left, game[0].sanity.left) == (5, 7)
    assert "private-care" in game.state.assets.discard


@pytest.mark.rule("eh.acquire.2")
def test_every_asset_costs_something() -> None:
    assert all(card.value >= 1 for card in CARDS.values() if card.kind == "asset")


# What happens in the middle of it.


def flying(sanity: int) -> Situation:
    """Akachi in San Francisco has four successes to spend, and a token of Cthulhu lies off the coast."""
    game = given("akachi-onyele", "leo-anderson", ancient_one="cthulhu").stand(0, "san-francisco").sanity(0, sanity)
    game.eldritch("2", "cthulhu").reserve("charter-flight", "bandages", "whiskey", "axe")
    return game.improve(0, "influence", 2).turn()


@pytest.mark.rule("eh.delayed.3")
def test_who_becomes_delayed_by_what_they_bought_buys_nothing_more() -> None:
    game = flying(sanity=3).do("acquire", dice="6 6 6 6").do("no", "buy:charter-flight", "move:2")
    assert (game[0].space, game[0].sanity.left, game[0].delayed) == ("2", 2, False)
    assert game.state.turn == 1, "the action is over, and so is the turn"
    assert len(game.state.reserve) == 4 and {"bandages", "whiskey", "axe"} < set(game.state.reserve)


@pytest.mark.rule("eh.defeated.14")
def test_who_is_defeated_by_what_they_bought_buys_nothing_more() -> None:
    game = flying(sanity=1).do("acquire", dice="6 6 6 6")
    game.do("no", "buy:charter-flight", "move:2", "space:tokyo")
    assert (game[0].fate, game.state.turn) == ("defeated", 1)
    assert len(game.state.reserve) == 4 and {"bandages", "whiskey", "axe"} < set(game.state.reserve)
