"""Conditions: who has them and how often (rules eh.condition.*), and what their fronts say."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import rest
from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.possessions import can_gain_condition, gain_condition, gain_condition_by_trait
from miskatonic.games.eldritch.reckoning import reckon_card
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import LORE, front

from .given import given
from .having_conditions import cost, holding

CONDITIONS = [card.id for card in CARDS.values() if card.kind == "condition"]
TWICE = ("blessed", "cursed")


# One of each.


@pytest.mark.rule("eh.condition.3")
@pytest.mark.parametrize("id", [id for id in CONDITIONS if id not in TWICE])
def test_nobody_has_a_condition_twice(id: str) -> None:
    game = holding(id)
    assert game.run(gain_condition(game.table, 0, id)).value is False
    assert game.held(0) == [id] and cost(game) == (0, 0)


@pytest.mark.rule("eh.condition.3", "eh.condition.4")
@pytest.mark.parametrize("id", [id for id in CONDITIONS if id not in TWICE])
def test_a_condition_one_has_is_no_price(id: str) -> None:
    game = holding(id)
    assert not can_gain_condition(game.state, 0, id)
    price = {"do": "unless", "cost": {"pay": "condition", "name": id}, "then": [{"do": "advance-doom", "n": 2}]}
    assert not game.effect(price).decisions
    assert game.state.doom == 7
    assert not game.effect({"do": "pay-then", "cost": {"pay": "condition", "name": id}, "then": []}).decisions


@pytest.mark.rule("eh.condition.4", "eh.faq.17")
def test_a_way_that_needs_a_condition_one_has_cannot_be_chosen() -> None:
    game = holding("debt")
    ways = [[{"do": "gain-condition", "name": "debt"}], [{"do": "advance-doom"}], [{"do": "gain-clues"}]]
    assert game.effect({"do": "choose", "among": ways}, "way:2").keys == [["way:2", "way:3"]]


@pytest.mark.rule("eh.condition.4")
def test_somebody_without_it_may_choose_it() -> None:
    game = holding("debt")
    ways = [[{"do": "gain-condition", "name": "debt"}], [{"do": "advance-doom"}]]
    assert game.effect({"do": "choose", "among": ways}, "way:1", who=1).keys == [["way:1", "way:2"]]
    assert game.held(1) == ["debt"]


@pytest.mark.rule("eh.condition.3")
def test_all_conditions_of_a_trait_and_no_more() -> None:
    game = holding()
    for _ in range(5):
        game.run(gain_condition_by_trait(game.table, 0, "madness"))
    assert game.held(0) == ["amnesia", "hallucinations", "paranoia"]


# Blessed and Cursed.


@pytest.mark.rule("eh.condition.7.ltp", "eh.golden.2")
def test_who_is_blessed_again_turns_the_card_they_have() -> None:
    game = holding("blessed#2")
    assert game.run(gain_condition(game.table, 0, "blessed")).value is False, "nothing was gained"
    assert game[0].conditions == ["blessed#2"] and len(game[0].clues) == 2


@pytest.mark.rule("eh.condition.7.ltp", "eh.golden.2")
def test_who_is_cursed_again_turns_the_card_they_have() -> None:
    game = holding("cursed#3")
    game.run(gain_condition(game.table, 0, "cursed"))
    assert not game.held(0) and cost(game) == (3, 0)


@pytest.mark.rule("eh.condition.8.ltp", "eh.golden.2")
@pytest.mark.parametrize(("has", "gains"), [("blessed", "cursed"), ("cursed", "blessed")])
def test_the_opposite_takes_both_away(has: str, gains: str) -> None:
    game = holding(has)
    game.run(gain_condition(game.table, 0, gains))
    assert not game.held(0)
    assert sum(front(card) == has for card in game.state.conditions) == 3


@pytest.mark.rule("eh.condition.7.ltp")
@pytest.mark.parametrize("id", TWICE)
def test_being_blessed_again_is_an_effect_that_may_be_chosen(id: str) -> None:
    game = holding(f"{id}#2")
    ways = [[{"do": "gain-condition", "name": id}], [{"do": "advance-doom"}]]
    assert game.effect({"do": "choose", "among": ways}, "way:2").keys == [["way:1", "way:2"]]
    assert not can_gain_condition(game.state, 0, id), "but no price"


@pytest.mark.parametrize(("condition", "result"), [("blessed", 3), ("debt", 2), ("cursed", 1)])
def test_a_blessing_and_a_curse_change_what_a_success_is(condition: str, result: int) -> None:
    game = holding(condition)
    asked = game.run(skill_test(game.table, Me(who=0), LORE), dice="4 5 6")
    assert asked.value.result == result


# The fronts.

RESTS = ["amnesia", "back-injury", "hallucinations", "internal-injury", "leg-injury", "paranoia"]


@pytest.mark.parametrize("id", CONDITIONS)
def test_rest_may_rid_of_injuries_and_madness(id: str) -> None:
    for die in range(1, 7):
        game = holding(id)
        if id in RESTS:
            game.run(rest(game.table, 0), "yes", dice=str(die))
            assert game.held(0) == ([] if die >= 5 else [id])
        else:
            assert not game.run(rest(game.table, 0)).decisions


@pytest.mark.parametrize(("id", "gone"), [("blessed", {1, 2}), ("cursed", {4, 5, 6})])
def test_the_reckoning_of_a_blessing_or_curse(id: str, gone: set[int]) -> None:
    for die in range(1, 7):
        game = holding(f"{id}#2")
        game.run(reckon_card(game.table, 0, f"{id}#2"), dice=str(die))
        assert (not game.held(0)) == (die in gone)


@pytest.mark.parametrize("die", range(1, 7))
def test_the_reckoning_of_a_dark_pact(die: int) -> None:
    game = holding("dark-pact#1").omen(2)
    game.run(reckon_card(game.table, 0, "dark-pact#1"), dice=str(die))
    assert (not game.held(0)) == (die == 1)


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("amnesia#2", 4),
        ("hallucinations#2", 4),
        ("paranoia#3", 4),
        ("back-injury#1", 2),
        ("internal-injury#1", 2),
        ("leg-injury#2", 2),
    ],
)
def test_the_reckoning_of_injuries_and_madness(card: str, pool: int) -> None:
    """Will for madness and strength for injuries; Akachi has 4 and 2."""
    game = holding(card)
    seen = len(game.table.events)
    game.run(reckon_card(game.table, 0, card), dice=" ".join(["1"] * (pool - 1) + ["5"]))
    assert "CardTurned" not in repr(game.table.events[seen:])
    game.run(reckon_card(game.table, 0, card), dice=" ".join(["1"] * pool))
    assert "CardTurned" in repr(game.table.events[seen:])


def test_the_reckoning_of_a_debt_needs_no_dice() -> None:
    game = holding("debt#1")
    game.run(reckon_card(game.table, 0, "debt#1"), dice="5 1")
    assert not game.held(0)


def test_the_detained_have_no_reckoning() -> None:
    assert [id for id in CONDITIONS if not CARDS[id].able.reckoning] == ["detained"]


@pytest.mark.parametrize("id", ["debt", "detained"])
def test_an_influence_test_may_end_a_debt_or_a_detention(id: str) -> None:
    for dice, gone in (("1 5", True), ("1 4", False)):
        game = holding(id).turn(0).do(f"local:{id}", dice=dice)
        assert (not game.held(0)) == gone
    assert [each for each in CONDITIONS if CARDS[each].able.action] == ["debt", "detained"]


@pytest.mark.rule("eh.faq.17")
@pytest.mark.parametrize("price", [{"pay": "condition"}, {"pay": "lead-condition"}], ids=str)
def test_mark_may_choose_to_be_detained(price: dict[str, str]) -> None:
    game = given("mark-harrigan").doom(9)
    words = {"do": "unless", "cost": {**price, "name": "detained"}, "then": [{"do": "advance-doom"}]}
    game.effect(words, "pay")
    assert (game.held(0), game.state.doom) == (["detained"], 9)
