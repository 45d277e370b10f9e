"""When a puzzle is solved, and what becomes of its pieces."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import puzzles
from miskatonic.games.mansions.puzzle_pieces import (
    LAYOUTS,
    PIECES,
    End,
    Layout,
    Swap,
    apply,
    reached,
    solved,
)
from miskatonic.games.mansions.puzzle_places import PieceShape, PuzzleType
from miskatonic.games.mansions.state import Piece

from .given import given
from .puzzling import CARD, all_pieces, attempt, complete, ids, jenny, lay, one_turn_away, rule


@rule("puzzle-solved.1")
@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.RUNE])
def test_a_rune_puzzle_is_solved_when_every_piece_is_where_the_picture_shows_it(id: str):
    layout = LAYOUTS[id]
    pieces = [Piece(face.number) for face in PIECES.values() if face.picture == id]
    assert solved(layout, pieces)
    apply(pieces, Swap(*layout.adjacent[0]))
    assert not solved(layout, pieces)


@rule("puzzle-solved.2")
def test_only_cards_of_rune_puzzles_show_the_solution():
    assert all(bool(layout.picture) == (layout.type is PuzzleType.RUNE) for layout in LAYOUTS.values())


def wiring(**tile: str) -> Layout:
    """Two squares side by side, red from west to east, blue through the first from north to south."""
    ends = {"1:w": "red", "2:e": "red", "1:n": "blue", "1:s": "blue"} | tile
    return Layout(id="test", type=PuzzleType.WIRING, shape=PieceShape.SQUARE, rows=["xx"], tile=ends)


@rule("puzzle-solved.3", "puzzle-solved.4")
def test_a_wiring_puzzle_needs_both_wires_from_start_to_end():
    crossing, red_straight, blue_straight = Piece(9), Piece(12), Piece(13)
    layout = wiring()
    assert solved(layout, [crossing, red_straight])
    assert not solved(layout, [red_straight, crossing]), "the blue wire is missing"
    assert not solved(layout, [crossing, blue_straight]), "the next piece goes on in another colour"
    assert not solved(layout, [crossing, Piece(12, 1)]), "the next piece does not go on at all"
    assert not solved(layout, [Piece(9, 1), red_straight]), "the colours of the tile do not match"


@rule("puzzle-solved.4")
def test_a_wire_leads_from_one_end_of_its_colour_to_the_other():
    layout = wiring()
    pieces = [Piece(9), Piece(12)]
    start, goal = End(0, 3, "red"), End(1, 1, "red")
    assert reached(layout, pieces, start) == goal
    assert reached(layout, pieces, goal) == start
    assert reached(layout, [Piece(9), Piece(13)], start) is None


def lock(*rows: str, **tile: str) -> Layout:
    ends = {f"{name[1]}:{name[2]}": symbol for name, symbol in tile.items()}
    return Layout(id="test", type=PuzzleType.LOCK, shape=PieceShape.RECTANGLE, rows=list(rows), tile=ends)


@rule("puzzle-solved.5", "puzzle-other.3")
def test_a_yellow_symbol_against_a_blue_one_of_the_setup_tile_is_no_solution():
    pieces = complete("4a")
    assert LAYOUTS["4a"].shown_at[0, 0] == "moon"
    assert PIECES[pieces[0].id].turned[pieces[0].turns][0] == "moon"
    alone = lock("x", a1n="moon")
    assert solved(alone, [Piece(16)])
    assert PIECES[16].turned[1][0] == "sun"
    assert not solved(alone, [Piece(16, 1)])


@rule("puzzle-solved.5")
def test_every_symbol_has_to_match_each_one_it_touches():
    side_by_side = lock("xx")
    assert PIECES[17].marks[1] == "moon"
    assert PIECES[17].turned[1][3] == "moon"
    assert solved(side_by_side, [Piece(17), Piece(17, 1)])
    assert PIECES[16].marks[3] == "sun"
    assert not solved(side_by_side, [Piece(17), Piece(16)])


@rule("puzzle-other.1", "puzzle-other.2")
def test_symbols_of_pieces_that_do_not_touch_need_not_match():
    apart = lock("x.", ".x")
    assert not apart.adjacent
    for turns in (0, 1):
        assert solved(apart, [Piece(16), Piece(17, turns)])
    gap = lock("x.x")
    assert not gap.adjacent
    assert solved(gap, [Piece(17), Piece(16)])


@rule("puzzle-other.12")
@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.WIRING])
def test_a_wiring_puzzle_has_more_than_one_solution(id: str):
    layout, pieces = LAYOUTS[id], complete(id)
    others = set(PIECES) - {piece.id for piece in pieces}
    same = [
        (place, other)
        for place in range(len(pieces))
        for other in others
        for turns in range(4)
        if PIECES[other].shape is layout.shape
        and solved(layout, [*pieces[:place], Piece(other, turns), *pieces[place + 1 :]])
    ]
    assert same


@rule("puzzle-solved.7")
def test_pieces_of_a_solved_puzzle_go_back_under_the_unused_ones():
    game = jenny()
    pieces, key = one_turn_away("2a")
    lay(game, "2a", *pieces)
    unused = list(game.state.pieces["wiring"])
    attempt(game, key)
    assert game.state.puzzles == {}
    pile = game.state.pieces["wiring"]
    assert pile[len(pieces) :] == unused
    assert sorted(pile[: len(pieces)]) == sorted(ids(pieces))
    assert all_pieces(game.state) == sorted(PIECES)


@rule("puzzle-other.4")
@pytest.mark.parametrize("id", ["2a", "4a", "6a", "rune-star"])
def test_a_scrambled_puzzle_is_set_up_anew_from_all_unused_pieces(id: str):
    layouts = set[tuple[int, ...]]()
    for seed in range(6):
        game = given("jenny-barnes", seed=seed)
        puzzles.set_up_puzzle(game.table, CARD, LAYOUTS[id])
        for piece in game.state.puzzles[CARD].pieces:
            piece.turns = len(PIECES[piece.id].turned) - 1
        puzzles.scramble(game.table, CARD)
        again = game.state.puzzles[CARD]
        assert again.layout == id
        assert all(piece.turns == 0 for piece in again.pieces)
        assert all_pieces(game.state) == sorted(PIECES)
        layouts.add(tuple(ids(again.pieces)))
    assert len(layouts) > 1


@rule("puzzle-other.4")
def test_there_is_nothing_to_scramble_before_a_puzzle_is_met():
    game = jenny()
    puzzles.scramble(game.table, CARD)
    assert game.state.puzzles == {}
