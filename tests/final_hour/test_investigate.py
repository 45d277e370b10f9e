"""Investigating locations."""

import pytest

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.actions import investigate
from miskatonic.games.final_hour.cards import ITEMS
from miskatonic.games.final_hour.events import ClueFound
from miskatonic.games.final_hour.words import Half

from .given import choose, given
from .scenes import resolving, told

LILY = 1
WITHOUT_CLUE = 8


@pytest.mark.rule("fh.investigate.1")
def test_investigating_turns_the_clue_of_the_location_face_up() -> None:
    table = given().stand(LILY, 7).clue(7, "star").table()
    hidden = table.view(LILY).found
    investigate(table, LILY)
    (clue,) = told(table, ClueFound)
    assert (hidden, clue.symbol, clue.at, clue.seen_by(None), table.view().found) == ([], "star", 7, True, ["star"])


@pytest.mark.rule("fh.investigate.1")
def test_only_the_clue_of_the_own_location_is_turned() -> None:
    table = given().stand(LILY, 7).stand(0, 6).table()
    investigate(table, LILY)
    assert [at.number for at in table.view().locations if not at.clue] == [1, 7, 8, 12, 15]


@pytest.mark.rule("fh.investigate.2")
def test_a_key_brings_the_top_item() -> None:
    table = given().stand(LILY, 7).clue(7, "key").table()
    top = table.state.items.cards[-1]
    investigate(table, LILY)
    view = table.view()
    assert (view.investigators[LILY].items, view.investigators[0].items, view.item_deck) == ([top], [], len(ITEMS) - 1)


@pytest.mark.rule("fh.investigate.2")
def test_a_key_is_removed_from_the_game() -> None:
    table = given().stand(LILY, 7).clue(7, "key").table()
    investigate(table, LILY)
    assert (table.view().found, table.view().locations[7 - 1].clue) == ([], False)


@pytest.mark.rule("fh.investigate.3")
def test_a_drawn_item_lies_face_up_beside_the_action_deck_of_its_owner() -> None:
    table = given(players=3).stand(LILY, 7).clue(7, "key").table()
    investigate(table, LILY)
    owned = table.state.investigators[LILY].items
    assert [table.view(seat).investigators[LILY].items for seat in (None, 0, 1, 2)] == [owned] * 4


@pytest.mark.rule("fh.investigate.4")
@pytest.mark.parametrize("symbol", ["clover", "diamond", "star", "moon", "hourglass"])
def test_a_ritual_symbol_goes_face_up_to_the_board_and_brings_no_item(symbol: str) -> None:
    table = given().stand(LILY, 7).clue(7, symbol).table()
    investigate(table, LILY)
    view = table.view(0)
    assert (view.found, view.item_deck, view.investigators[LILY].items) == ([symbol], len(ITEMS), [])


@pytest.mark.rule("fh.investigate.4")
def test_the_second_token_of_a_symbol_lies_beside_the_first() -> None:
    table = given().stand(0, 6).clue(6, "moon").stand(LILY, 7).ritual("star", "clover").table()
    moons = [number for number, location in enumerate(table.state.locations) if location.clue == "moon"]
    for at in moons:
        table.state.investigators[LILY].location = at
        investigate(table, LILY)
    assert table.view().found == ["moon", "moon"]


@pytest.mark.rule("fh.investigate.5")
def test_investigating_without_a_clue_has_no_effect() -> None:
    table = given().stand(LILY, WITHOUT_CLUE).table()
    before = GAME.encode(table.state)
    investigate(table, LILY)
    assert (GAME.encode(table.state), table.events) == (before, [])


@pytest.mark.rule("fh.investigate.6")
@pytest.mark.parametrize("symbol", ["moon", "key"])
def test_a_location_yields_one_clue_only(symbol: str) -> None:
    table = given().stand(LILY, 7).stand(0, 7).clue(7, symbol).table()
    investigate(table, LILY)
    left = table.view().locations[7 - 1].clue
    after_one = GAME.encode(table.state)
    investigate(table, LILY)
    investigate(table, 0)
    assert (left, GAME.encode(table.state)) == (False, after_one)


@pytest.mark.rule("fh.investigate.7")
def test_monsters_do_not_prevent_investigating() -> None:
    table = given().stand(LILY, 7).clue(7, "moon").put("red-killer-1", 7).put("blue-killer-2", 7).fill(7).table()
    investigate(table, LILY)
    assert (table.view().found, table.view().investigators[LILY].health) == (["moon"], 5)


@pytest.mark.rule("fh.investigate.8")
def test_lily_reveals_a_moon_and_puts_it_on_a_moon_space() -> None:
    table = resolving(given().stand(LILY, 6).clue(7, "moon"), LILY, "open-palm", Half.LOWER)
    choose(table, "move:7")
    assert (table.view().found, table.view().locations[7 - 1].clue) == (["moon"], False)
