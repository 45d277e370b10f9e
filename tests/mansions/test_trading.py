"""The trading step (rules mom.trade)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions.components import ITEMS
from tests.mansions.given import given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("trade.1", "trade.2", "keeper-turn.1")
def test_investigators_in_one_space_give_each_other_any_number_of_cards() -> None:
    game = given(players=3).card(1, "axe", "silver-key").card(2, "whiskey").keeper_turn("keeper.trading")
    game.do("give:axe:jenny-barnes", "give:silver-key:jenny-barnes")
    assert game.seat == 2
    game.do("give:whiskey:joe-diamond", "done")
    assert game[1].cards == ["whiskey"] and game[2].cards == ["axe", "silver-key"]
    joe, jenny = game[1].id, game[2].id
    assert [(told.who, told.other, told.card) for told in game.told("card-traded")] == [
        (joe, jenny, "axe"),
        (joe, jenny, "silver-key"),
        (jenny, joe, "whiskey"),
    ]


@rule("trade.1")
def test_the_same_room_is_not_enough() -> None:
    game = given(players=3).card(1, "axe").stand(2, "foyer.n").keeper_turn("keeper.trading")
    assert game.topic != "trade"


@rule("trade.2")
def test_cards_of_all_six_types_can_be_handed_over() -> None:
    cards = [next(id for id, item in ITEMS.items() if type in item.types) for type in ("key", "equipment", "weapon")]
    cards += [next(id for id, item in ITEMS.items() if type in item.types) for type in ("artifact", "ally", "tome")]
    game = given(players=3).card(1, *dict.fromkeys(cards)).keeper_turn("keeper.trading")
    assert {f"give:{card}:jenny-barnes" for card in cards} <= set(game.keys)


@rule("trade.3", "trade.4")
def test_clues_spells_and_trauma_stay_and_nothing_is_dropped() -> None:
    game = given(players=3).card(1, "axe", "clue-fall-of-house-lynch-2a").spell(1, "shriveling")
    game.trauma(1, "panic", "insanity").keeper_turn("keeper.trading")
    assert game.keys == ["give:axe:jenny-barnes", "done"]


@rule("insane.6")
def test_an_insane_investigator_trades_as_well() -> None:
    game = given(players=3).card(1, "axe").hurt(1, horror=8).keeper_turn("keeper.trading")
    assert game.topic == "trade" and game.seat == 1


@rule("trade.5")
def test_stun_goes_after_trading() -> None:
    game = given(players=3).card(1, "axe").stun(1).keeper_turn("keeper.trading")
    assert game.topic == "trade"
    game.do("done")
    assert game.topic == "shake-off"


@rule("trade.4")
def test_nobody_is_given_what_they_would_have_to_drop() -> None:
    game = given(players=3).card(1, "axe", "silver-key").card(2, "knife").trauma(2, "back-injury", "injury")
    assert game.keeper_turn("keeper.trading").keys == ["give:silver-key:jenny-barnes", "done"]
    game[2].cards.clear()
    assert "give:axe:jenny-barnes" in game.keeper_turn("keeper.trading").keys
