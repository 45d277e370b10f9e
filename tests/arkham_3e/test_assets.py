"""Gaining, buying and losing assets; costs; conditions.

Rules ah3.400, 401, 411, 414, 436, 454, 462, 463, 474, 478, 488.
"""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import assets
from miskatonic.games.arkham_3e.components import CARDS, ENCOUNTERS, card_of
from miskatonic.games.arkham_3e.state import Rumor
from tests.arkham_3e.given import given


@pytest.mark.rule("ah3.436.5", "ah3.484.3", "ah3.005.2", "ah3.005.2-ex")
@pytest.mark.parametrize(("verb", "pile"), [("gain-spell", "spells"), ("gain-ally", "allies")])
def test_a_spell_or_an_ally_is_the_top_of_its_deck_or_nothing(verb: str, pile: str) -> None:
    game = given()
    deck = getattr(game.state, pile)
    deck[:] = [card for card in deck if card != "leland-williams"]
    top = deck[-1]
    game.effect({"do": verb})
    assert game.held(0) == [top]
    deck.clear()
    game.effect({"do": verb})
    assert game.held(0) == [top]


@pytest.mark.rule("ah3.478.5", "ah3.414.2", "ah3.414.4")
def test_an_item_is_one_of_the_display_or_the_top_of_the_deck() -> None:
    game = given().display("knife", "dynamite")
    asked = game.effect({"do": "gain-item"}, "gain:knife")
    assert asked.keys == [["gain:knife", "gain:dynamite", "deck"]]
    assert len(game.state.display) == 5
    game = given().display("knife")
    top = game.state.items[-1]
    game.effect({"do": "gain-item"}, "deck")
    assert game.held(0) == [top]


@pytest.mark.rule("ah3.478.6", "ah3.478.6-2", "ah3.462.3", "ah3.462.3a", "ah3.436.6", "ah3.436.6-2", "ah3.400.1b")
def test_an_item_with_a_trait_is_searched_from_the_top_and_the_others_go_under_the_deck() -> None:
    game = given().display("knife", "mystic-tome")
    items = game.state.items
    game.top(items, "pain-killers", "dynamite", "mystic-scroll")
    rest = items[:-3]
    asked = game.effect({"do": "gain-item", "trait": "tome"}, "deck")
    assert asked.keys == [["gain:mystic-tome", "deck"]]
    assert game.held(0) == ["mystic-scroll"]
    assert items[2:] == rest
    assert set(items[:2]) == {"pain-killers", "dynamite"}


@pytest.mark.rule("ah3.462.3-2", "ah3.003")
def test_where_no_card_has_the_trait_nothing_is_gained() -> None:
    game = given().display("knife")
    count = len(game.state.items)
    game.effect({"do": "gain-item", "trait": "nonsense"})
    assert game.held(0) == []
    assert len(game.state.items) == count
    assert assets.search(game.state, game.state.items, lambda card: False) is None
    assert len(game.state.items) == count


@pytest.mark.rule("ah3.414.4-2")
def test_without_items_the_display_stays_short() -> None:
    game = given().display("knife", "dynamite")
    game.state.items = []
    game.effect({"do": "gain-item"}, "gain:knife")
    assert game.state.display == ["dynamite"]


@pytest.mark.rule("ah3.463.4", "ah3.463.4-ex", "ah3.463.5", "ah3.401.10-2")
def test_a_special_card_is_found_by_its_name_while_it_is_there() -> None:
    game = given(players=2)
    game.effect({"do": "gain-special", "name": "ezra-graves"})
    assert game.held(0) == ["ezra-graves"]
    game.effect({"do": "gain-special", "name": "ezra-graves"}, who=1)
    assert game.held(1) == []
    assets.discard(game.table, 0, "ezra-graves")
    game.effect({"do": "gain-special", "name": "ezra-graves"}, who=1)
    assert game.held(1) == ["ezra-graves"]


# Buying.


@pytest.mark.rule("ah3.454.1", "ah3.478.7", "ah3.414.2")
def test_buying_costs_the_price_and_only_what_can_be_paid_is_offered() -> None:
    game = given().display("knife", "45-thompson", "mystic-tome").has(0, money=5)
    asked = game.effect({"do": "buy", "trait": "common"}, "buy:45-thompson")
    assert asked.keys[0] == ["buy:knife", "buy:45-thompson", "clear", "done"]
    assert (game.held(0), game[0].money) == (["45-thompson"], 0)


@pytest.mark.rule("ah3.454.2", "ah3.474.1")
def test_half_a_price_is_rounded_up() -> None:
    game = given().display("38-revolver", "45-automatic").has(0, money=5)
    game.effect({"do": "buy", "trait": "common", "price": "half", "one": True}, "buy:38-revolver")
    assert game[0].money == 5 - 2


@pytest.mark.rule("ah3.454.3", "ah3.474.2")
def test_prices_are_halved_only_once() -> None:
    game = given().display("shotgun").card(0, "fine-clothes", "henry-wan").has(0, money=9)
    asked = game.effect({"do": "buy", "trait": "common", "price": "half", "one": True}, "buy:shotgun")
    assert asked.keys[0] == ["buy:shotgun", "clear", "done"]
    assert game[0].money == 6
    game = given().display("shotgun").card(0, "fine-clothes", "henry-wan").has(0, money=9)
    asked = game.effect({"do": "buy", "trait": "common", "one": True}, "buy:shotgun:half")
    assert asked.keys[0] == ["buy:shotgun", "buy:shotgun:half", "clear", "done"]
    assert game[0].money == 6


@pytest.mark.rule("ah3.414.3", "ah3.414.3-2", "ah3.454.4")
def test_who_buys_nothing_may_discard_up_to_two_cards_of_the_display() -> None:
    game = given().display("knife", "dynamite", "shotgun", "mystic-tome", "secret-page")
    game.effect({"do": "buy", "trait": "common"}, "clear", "discard:dynamite", "discard:shotgun")
    assert {"knife", "mystic-tome", "secret-page"} < set(game.state.display)
    assert len(game.state.display) == 5
    assert set(game.state.items[:2]) == {"dynamite", "shotgun"}
    game = given().display("knife", "liquid-courage").has(0, money=2)
    asked = game.effect({"do": "buy", "trait": "common"}, "buy:knife", "done")
    assert "clear" not in asked.keys[-1]


@pytest.mark.rule("ah3.414.3")
def test_nobody_discards_from_an_empty_display() -> None:
    game = given().display("knife").has(0, money=9)
    game.state.items.clear()
    assert game.effect({"do": "buy", "trait": "common"}, "buy:knife").keys == [["buy:knife", "clear", "done"]]
    assert game.effect({"do": "buy", "trait": "common"}).keys == []


@pytest.mark.rule("ah3.414.5")
def test_the_display_is_not_refilled_between_purchases_of_one_effect() -> None:
    game = given().display("knife", "dynamite", "liquid-courage").has(0, money=2)
    asked = game.effect({"do": "buy", "trait": "common"}, "buy:knife", "buy:liquid-courage")
    offered = {key for keys in asked.keys for key in keys if key.startswith("buy:")}
    assert offered == {"buy:knife", "buy:liquid-courage"}
    assert len(game.state.display) == 5


@pytest.mark.rule("ah3.454.1")
def test_spells_are_bought_of_those_that_are_revealed() -> None:
    game = given().has(0, money=3)
    spells = game.state.spells
    game.top(spells, "wither", "binding", "intervene")
    game.effect({"do": "buy-spells", "n": 3, "one": True}, "buy:binding")
    assert game.held(0) == ["binding"]
    assert set(spells[:2]) == {"wither", "intervene"}


@pytest.mark.parametrize(("answer", "clues"), [("buy:wither", 1), ("done", 0)])
def test_what_follows_a_purchase_comes_only_with_a_spell_that_was_bought(answer: str, clues: int) -> None:
    game = given().has(0, money=5).stand(0, "graveyard").clue("rivertown")
    game.top(game.state.spells, "wither")
    game.effect({"do": "buy-spells", "n": 1, "one": True, "bought": [{"do": "gain-clue"}]}, answer)
    assert game[0].clues == clues


@pytest.mark.rule("ah3.435.8", "ah3.435.8a")
def test_a_strike_makes_items_dearer_unless_one_talks_the_price_down_for_the_round() -> None:
    game = given("jenny-barnes").display("knife").has(0, money=3)
    game.state.rumor = Rumor("truckers-strike-leads-to-shortages")
    asked = game.effect({"do": "buy", "trait": "common", "one": True}, "no", "buy:knife")
    assert asked.decisions[1].options[0].amount == 3
    assert game[0].money == 0
    game = given("jenny-barnes").display("knife", "pain-killers").has(0, money=3)
    game.state.rumor = Rumor("truckers-strike-leads-to-shortages")
    game.effect({"do": "buy", "trait": "common", "one": True}, "yes", "buy:knife", dice="6 1 1")
    game.effect({"do": "buy", "trait": "common", "one": True}, "buy:pain-killers")
    assert game[0].money == 1


# Costs.


@pytest.mark.rule("ah3.400.1d", "ah3.400.1d-ex", "ah3.400.1f", "ah3.411.1")
@pytest.mark.parametrize(
    ("money", "answers", "left", "gains"), [(3, ("pay",), 0, 1), (3, ("no",), 3, 0), (2, (), 2, 0)]
)
def test_what_is_bought_comes_only_for_the_full_price(
    money: int, answers: tuple[str, ...], left: int, gains: int
) -> None:
    game = given().has(0, money=money)
    words = {"do": "pay-then", "cost": {"pay": "money", "n": 3}, "then": [{"do": "gain-remnants"}]}
    game.effect(words, *answers)
    assert (game[0].money, game[0].remnants) == (left, gains)


@pytest.mark.rule("ah3.400.1e", "ah3.400.1e-ex", "ah3.488.5", "ah3.400.1h")
def test_a_dark_pact_as_the_price_of_a_blessing() -> None:
    words = {
        "do": "pay-then",
        "cost": {"pay": "condition", "name": "dark-pact"},
        "then": [{"do": "become", "name": "blessed"}],
    }
    game = given()
    game.effect(words, "pay")
    assert game.held(0) == ["blessed", "dark-pact"]
    game = given().card(0, "dark-pact")
    game.effect(words)
    assert game.held(0) == ["dark-pact"]


@pytest.mark.rule("ah3.438.3", "ah3.438.5", "ah3.400.1g", "ah3.438.1")
def test_becoming_delayed_is_a_price_once() -> None:
    words = {"do": "pay-then", "cost": {"pay": "delay"}, "then": [{"do": "gain-remnants"}]}
    game = given()
    game.effect(words, "pay")
    assert (game[0].delayed, game[0].remnants) == (True, 1)
    game.effect(words)
    assert game[0].remnants == 1


# Conditions.


@pytest.mark.rule("ah3.488.1", "ah3.488.4", "ah3.488.6", "ah3.488.6-ex")
def test_a_dark_pact_is_one_of_six_by_chance_and_nobody_has_two() -> None:
    found = set()
    for seed in range(40):
        game = given(seed=seed)
        game.effect({"do": "become", "name": "dark-pact"})
        game.effect({"do": "become", "name": "dark-pact"})
        assert len(game[0].conditions) == 1
        found.add(game[0].conditions[0])
    assert len(found) == 6


@pytest.mark.rule("ah3.488.2", "ah3.488.4")
def test_a_blessing_and_a_curse_lift_each_other() -> None:
    game = given().card(0, "blessed")
    game.effect({"do": "become", "name": "blessed"})
    assert game.held(0) == ["blessed"]
    game.effect({"do": "become", "name": "cursed"})
    assert game.held(0) == []
    game.effect({"do": "become", "name": "cursed"})
    assert game.held(0) == ["cursed"]


@pytest.mark.rule("ah3.488.8")
def test_a_discarded_pact_goes_back_among_the_others() -> None:
    game = given().card(0, "dark-pact")
    assets.discard(game.table, 0, game[0].conditions[0])
    assert len(game.state.pacts) == 6


# What the cards say agrees with how they are sorted.


@pytest.mark.rule("ah3.462.1", "ah3.459.8a")
def test_every_special_card_is_handed_out_by_an_encounter() -> None:
    text = repr(list(ENCOUNTERS.values()))
    for card in CARDS.values():
        if card.source == "special" and card.id != "lita-chantler":
            assert f"name='{card.id}'" in text
    assert card_of("lita-chantler").kind == "ally"
