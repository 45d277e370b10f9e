"""Exploring, dropping, Obstacles and cards (rules mom.explore, mom.drop, mom.obstacle, mom.exploration-card)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions.components import CLUES, ITEMS, TRAUMA
from miskatonic.games.mansions.exploring import explore
from tests.mansions.given import given

LIMIT = next(id for id, card in TRAUMA.items() if card.able.carries)
"""A trauma card that limits what one carries."""


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("explore.1", "explore.2", "explore.3", "explore.4")
def test_all_cards_are_turned_over_from_the_top_and_taken() -> None:
    game = given().stand(1, "foyer.nw").pile("foyer", "axe", "whiskey", "lantern").turn()
    game.do("explore")
    assert [event.card for event in game.told("card-turned")] == ["lantern", "whiskey", "axe"]
    assert game[1].cards == ["lantern", "whiskey", "axe"] and not game.state.piles["foyer"].cards
    assert game.state.turn is not None and not game.state.turn.action


@rule("explore.5")
def test_nothing_of_interest_is_discarded_and_the_exploration_goes_on() -> None:
    game = given().pile("foyer", "axe", "nothing-of-interest#1")
    game.run(explore(game.table, 1))
    assert game[1].cards == ["axe"] and "nothing-of-interest#1" in game.state.box


@rule("explore.6")
def test_there_is_no_limit_to_what_one_carries() -> None:
    items = [id for id, item in ITEMS.items() if not item.starting]
    game = given().card(1, *items[:20])
    game.pile("foyer", items[20])
    game.run(explore(game.table, 1))
    assert len(game[1].cards) == 21


@rule("explore.7", "obstacle.2", "exploration-card.5")
def test_an_obstacle_that_is_met_is_discarded_and_the_same_action_goes_on() -> None:
    game = given().card(1, "brass-key").pile("foyer", "axe", "locked-cabinet", "whiskey")
    game.run(explore(game.table, 1))
    assert game[1].cards == ["brass-key", "whiskey", "axe"] and "locked-cabinet" in game.state.box


@rule("explore.8", "lock.7", "definition.4")
def test_an_obstacle_that_holds_ends_the_action_and_lies_face_up() -> None:
    game = given().pile("foyer", "axe", "locked-cabinet", "whiskey")
    game.run(explore(game.table, 1))
    pile = game.state.piles["foyer"]
    assert game[1].cards == ["whiskey"] and pile.cards == ["axe", "locked-cabinet"] and pile.top_known
    assert pile.turned[-1] == "locked-cabinet" and game.told("card-turned")[-1].card == "locked-cabinet"
    assert [(told.who, told.room) for told in game.told("explored")] == [(game[1].id, "foyer")]


@rule("obstacle.1")
def test_an_obstacle_has_a_back_of_its_own() -> None:
    game = given().pile("foyer", "axe", "locked-cabinet").pile("kitchen", "axe", "whiskey")
    piles = game.table.view(1).piles
    assert piles["foyer"].backs != piles["kitchen"].backs
    assert not piles["foyer"].fronts


@rule("obstacle.3")
def test_a_key_of_somebody_else_does_not_count() -> None:
    game = given(players=3).card(2, "brass-key").pile("foyer", "axe", "locked-cabinet")
    game.run(explore(game.table, 1))
    assert not game[1].cards and game.state.piles["foyer"].cards[-1] == "locked-cabinet"


@rule("exploration-card.9")
@pytest.mark.parametrize("keys", ["kept", "taken"])
def test_an_obstacle_never_takes_the_key(keys: str) -> None:
    game = given(keys=keys).card(1, "brass-key").pile("foyer", "locked-cabinet")
    game.run(explore(game.table, 1))
    assert game[1].cards == ["brass-key"] and not game.state.piles["foyer"].cards


@rule("exploration-card.1", "exploration-card.2", "exploration-card.7")
def test_every_item_has_types_and_every_weapon_a_sort() -> None:
    assert all(item.types for item in ITEMS.values())
    assert any(len(item.types) > 1 for item in ITEMS.values())
    for item in ITEMS.values():
        # Dynamite is thrown by its own Action and needs no Combat card.
        assert ("weapon" in item.types) == (item.attack is not None or item.id == "dynamite"), item.id


@rule("exploration-card.3", "exploration-card.4")
def test_clues_are_numbered_down_to_one() -> None:
    for story in {clue.story for clue in CLUES.values()}:
        numbers = {clue.number for clue in CLUES.values() if clue.story == story}
        assert numbers == set(range(1, max(numbers) + 1))


@rule("exploration-card.5", "obstacle.2")
def test_every_key_names_what_it_opens() -> None:
    from miskatonic.games.mansions.components import HURDLES

    for item in ITEMS.values():
        if "key" in item.types:
            assert item.opens is not None and HURDLES[item.opens].key == item.id


@rule("objective.3")
def test_clue_one_reveals_the_objective_and_others_do_not() -> None:
    game = given().pile("foyer", "clue-fall-of-house-lynch-2a")
    game.run(explore(game.table, 1))
    assert not game.state.revealed and game.state.found_clues == ["clue-fall-of-house-lynch-2a"]
    game = given().answer(q1="C").pile("foyer", "clue-fall-of-house-lynch-1c")
    game.finish(explore(game.table, 1))
    assert game.state.revealed


# Dropping.


@rule("drop.1", "drop.2")
def test_any_number_of_cards_is_dropped_in_the_order_of_choice() -> None:
    game = given().card(1, "axe", "whiskey", "lantern").turn()
    game.do("drop", "drop:lantern", "drop:axe", "done")
    assert game.state.piles["foyer"].dropped == ["lantern", "axe"] and game[1].cards == ["whiskey"]
    assert game.state.turn is not None and not game.state.turn.action


@rule("drop.3", "drop.5")
def test_dropped_cards_may_be_taken_or_left_and_do_not_stop_the_exploration() -> None:
    game = given().pile("foyer", "axe").dropped("foyer", "whiskey", "lantern")
    game.run(explore(game.table, 1), "take:whiskey", "done")
    assert game[1].cards == ["whiskey", "axe"] and game.state.piles["foyer"].dropped == ["lantern"]


@rule("drop.5")
def test_by_the_other_reading_dropped_cards_must_be_taken() -> None:
    game = given(dropped_cards="must-take").pile("foyer", "axe").dropped("foyer", "whiskey", "lantern")
    game.run(explore(game.table, 1))
    assert game[1].cards == ["lantern", "whiskey", "axe"]


@rule("drop.5")
def test_who_may_not_carry_so_much_takes_each_dropped_card_only_once() -> None:
    game = given(dropped_cards="must-take").trauma(1, LIMIT, TRAUMA[LIMIT].kind)
    (type, most), *_ = TRAUMA[LIMIT].able.carries.items()
    cards = [id for id, item in ITEMS.items() if type in item.types and not item.starting][: most + 2]
    game.dropped("foyer", *cards)
    game.finish(explore(game.table, 1))
    assert len(game[1].cards) == most and len(game.state.piles["foyer"].dropped) == 2


@rule("drop.4")
def test_dropped_cards_are_reached_before_an_obstacle() -> None:
    game = given().pile("foyer", "axe", "locked-cabinet").dropped("foyer", "brass-key")
    game.run(explore(game.table, 1), "take:brass-key")
    assert game[1].cards == ["brass-key", "axe"]


@rule("combat-term.6")
def test_a_weapon_that_has_to_be_dropped_lies_on_the_cards_of_the_room() -> None:
    from miskatonic.games.mansions.possessions import drop

    game = given().card(1, "axe")
    drop(game.table, 1, "axe")
    drop(game.table, 1, "axe")
    assert game.state.piles["foyer"].dropped == ["axe"]
