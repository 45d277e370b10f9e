"""Every puzzle can be solved from every deal, in about as many actions as it should take; and how puzzles are shown."""

from __future__ import annotations

from functools import partial
from itertools import combinations, pairwise, permutations
from random import Random
from statistics import median

import msgspec
import pytest

from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, PIECES, Layout, apply, moves, solved, usable
from miskatonic.games.mansions.puzzle_places import PuzzleType
from miskatonic.games.mansions.puzzle_solver import (
    actions_needed,
    best_action,
    best_line,
    best_replacement,
    fewest_swaps,
    routings,
)
from miskatonic.games.mansions.puzzle_view import AttemptView, PuzzleView, see_attempt, see_puzzle
from miskatonic.games.mansions.state import Attempt, Piece, Puzzle
from miskatonic.games.mansions.words import say

from ..work import calls
from .given import given

DEALS = 25


def pieces_for(layout: Layout) -> list[int]:
    return usable(layout, [number for number, face in PIECES.items() if face.form.pile == layout.pile])


def deal(layout: Layout, random: Random) -> tuple[list[Piece], list[int]]:
    """Pieces at random in every place, and the pile that is left."""
    pile = pieces_for(layout)
    random.shuffle(pile)
    return [Piece(pile.pop()) for _ in layout.places], pile


def solve(layout: Layout, pieces: list[Piece], pile: list[int]) -> int:
    """Play until it is solved, by the rules; how many puzzle actions that took."""
    spent = 0
    while not solved(layout, pieces):
        doing = best_action(layout, pieces, 9, sorted(pile))
        if doing == "draw":
            drawn = pile.pop()
            place = best_replacement(layout, pieces, drawn, sorted(pile))
            pile.insert(0, pieces[place].id)
            pieces[place] = Piece(drawn)
            spent += 2
        else:
            assert not isinstance(doing, str), "nobody gives up"
            assert doing in moves(layout, pieces)
            apply(pieces, doing)
            spent += 1
        assert spent < 40
    return spent


@pytest.mark.parametrize("id", LAYOUTS)
def test_every_deal_can_be_solved_in_reasonable_time(id: str):
    layout, random = LAYOUTS[id], Random(id)
    spent = [solve(layout, *deal(layout, random)) for _ in range(DEALS)]
    assert 3.5 <= median(spent) <= 9.5
    assert max(spent) <= 16


@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.LOCK])
def test_every_single_deal_of_a_lock_puzzle_has_a_solution(id: str):
    layout = LAYOUTS[id]
    numbers = pieces_for(layout)
    for chosen in combinations(numbers, len(layout.places)):
        left = [number for number in numbers if number not in chosen]
        assert actions_needed(layout, [Piece(number) for number in chosen], left) is not None


@pytest.mark.parametrize("id", ["6a", "6b"])
def test_any_three_crosses_solve_their_puzzles_without_a_draw(id: str):
    """Both may lie there at once, and then no cross is unused."""
    layout = LAYOUTS[id]
    for chosen in combinations(pieces_for(layout), 3):
        for order in permutations(chosen):
            assert actions_needed(layout, [Piece(number) for number in order], ()) is not None


@pytest.mark.parametrize("one", ["1a", "2a", "3a"])
def test_two_wiring_puzzles_of_one_story_have_pieces_enough(one: str):
    sizes = [len(LAYOUTS[id].places) for id in (one, "2a")]
    assert sum(sizes) < 15


@pytest.mark.parametrize("id", LAYOUTS)
def test_a_bot_decides_without_much_work(id: str):
    layout, random = LAYOUTS[id], Random(3)
    needed: list[int] = []
    for _ in range(12):
        pieces, pile = deal(layout, random)
        needed.append(calls(partial(best_action, layout, pieces, 5, sorted(pile))))
    assert median(needed) < 4_000


def test_a_line_of_play_solves_what_it_can_and_is_no_longer_than_the_actions():
    layout = LAYOUTS["rune-ward"]
    pieces = [Piece(number) for number in (33, 32, 31, 34, 36, 35)]
    line = best_line(layout, pieces, 9)
    for move in line:
        apply(pieces, move)
    assert solved(layout, pieces)
    assert len(line) == 4
    assert len(best_line(layout, [Piece(number) for number in (33, 32, 31, 34, 36, 35)], 2)) == 2


def test_the_fewest_swaps_are_found():
    assert fewest_swaps("rune-ward", (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5)) == ()
    assert len(fewest_swaps("rune-ward", (0, 1), (1, 0))) == 1
    assert len(fewest_swaps("rune-ward", (0,), (5,))) == 3
    assert len(fewest_swaps("rune-star", (0, 8), (8, 0))) == 7


def test_wires_never_need_the_same_side_twice():
    for id, layout in LAYOUTS.items():
        if layout.type is PuzzleType.WIRING:
            assert len(routings(id)) > 1
            for demands in routings(id):
                for wires in demands.values():
                    sides = [side for _, one, other in wires for side in (one, other)]
                    assert len(sides) == len(set(sides))


# How it is shown.


def shown(id: str, turns: int = 0) -> PuzzleView:
    layout = LAYOUTS[id]
    pieces, _ = deal(layout, Random(4))
    for piece in pieces:
        piece.turns = turns
    return see_puzzle("suitcase", Puzzle(id, pieces))


@pytest.mark.parametrize("id", LAYOUTS)
def test_a_puzzle_is_shown_with_all_that_is_needed_to_draw_it(id: str):
    layout, view = LAYOUTS[id], shown(id)
    assert msgspec.json.decode(msgspec.json.encode(view), type=PuzzleView) == view
    assert [piece.place for piece in view.pieces] == list(range(1, len(layout.places) + 1))
    assert all(0 <= x <= view.width and 0 <= y <= view.height for piece in view.pieces for x, y in piece.outline)
    assert len(view.tile) == len(layout.tile)
    assert bool(view.picture) == (layout.type is PuzzleType.RUNE)
    assert all(bool(piece.symbols) == (layout.type is PuzzleType.LOCK) for piece in view.pieces)
    assert all(bool(piece.wires) == (layout.type is PuzzleType.WIRING) for piece in view.pieces)
    assert all(bool(piece.strokes) == (layout.type is PuzzleType.RUNE) for piece in view.pieces)
    assert view.solved == solved(layout, [Piece(piece.number) for piece in view.pieces])


def test_symbols_are_shown_where_they_are_after_turning():
    view = see_puzzle("suitcase", Puzzle("6b", [Piece(25, 1), Piece(26), Piece(27)]))
    assert [symbol.symbol for symbol in view.pieces[0].symbols] == list(PIECES[25].turned[1])
    assert view.pieces[0].turned == 90
    assert view.pieces[0].symbols[0].at == (0.5, 0.0)
    touching = view.pieces[0].symbols[1], view.pieces[1].symbols[3]
    assert touching[0].at == touching[1].at
    assert (touching[0].meets == "match") == (touching[0].symbol == touching[1].symbol)
    assert touching[0].meets == touching[1].meets


def test_a_wire_that_is_complete_is_shown_so():
    layout = LAYOUTS["2a"]
    random = Random(1)
    pieces, pile = deal(layout, random)
    solve(layout, pieces, pile)
    view = see_puzzle("short-circuit", Puzzle("2a", pieces))
    assert view.solved
    assert all(end.met for end in view.tile)
    assert any(wire.joined for piece in view.pieces for wire in piece.wires)


def test_runes_in_their_places_make_up_the_picture():
    for id, layout in LAYOUTS.items():
        if layout.type is PuzzleType.RUNE:
            view = see_puzzle("puzzlebox", Puzzle(id, [Piece(number) for number in pieces_for(layout)]))
            whole = sum(_length(stroke) for stroke in view.picture)
            parts = sum(_length(stroke) for piece in view.pieces for stroke in piece.strokes)
            assert parts == pytest.approx(whole, abs=0.05), f"{id}: part of the picture lies beside its pieces"
            assert all(piece.settled for piece in view.pieces)


def test_no_two_runes_of_a_picture_look_alike():
    for id, layout in LAYOUTS.items():
        if layout.type is PuzzleType.RUNE:
            view = see_puzzle("puzzlebox", Puzzle(id, [Piece(number) for number in pieces_for(layout)]))
            looks = {
                tuple(sorted((round(x - piece.middle[0], 2), round(y - piece.middle[1], 2)) for x, y in stroke))
                for piece in view.pieces
                for stroke in piece.strokes[:1]
            }
            assert len(looks) == len(view.pieces)


def _length(points: list[tuple[float, float]]) -> float:
    return sum(((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in pairwise(points))


def test_a_drawn_piece_is_shown_and_unused_ones_are_not():
    state = given("jenny-barnes").state
    view = see_attempt(state, Attempt(1, "suitcase", 3, drawn=25))
    assert view.who == "jenny-barnes"
    assert view.drawn is not None
    assert [symbol.symbol for symbol in view.drawn.symbols] == list(PIECES[25].marks)
    assert msgspec.json.decode(msgspec.json.encode(view), type=AttemptView) == view
    hidden = see_attempt(state, Attempt(1, "suitcase", 3))
    assert hidden.drawn is None


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_everything_about_puzzles_has_a_name(locale: str):
    marks = {mark for face in PIECES.values() for mark in face.marks if mark}
    names = [
        *(f"puzzle-{id}" for id in LAYOUTS),
        *(f"puzzle-type-{each}" for each in PuzzleType),
        *(f"puzzle-goal-{each}" for each in PuzzleType),
        *(f"puzzle-pile-{each}" for each in given("jenny-barnes").state.pieces),
        *(f"wire-{mark}" if mark in ("red", "blue") else f"symbol-{mark}" for mark in marks),
    ]
    for name in names:
        assert say(name).text(locale) != name


@pytest.mark.parametrize("id", LAYOUTS)
def test_places_are_counted_from_one_wherever_they_are_shown(id: str):
    layout, view = LAYOUTS[id], shown(id)
    assert view.adjacent == [(one + 1, other + 1) for one, other in layout.adjacent]
    assert [end.place for end in view.tile] == [end.place + 1 for end in layout.ends]


@pytest.mark.parametrize("id", LAYOUTS)
def test_ends_point_out_of_the_piece_they_belong_to(id: str):
    view = shown(id)
    middles = {piece.place: piece.middle for piece in view.pieces}
    for end in view.tile:
        x, y = middles[end.place]
        assert (end.at[0] - x, end.at[1] - y) == pytest.approx(end.outwards, abs=1e-3)


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.type is PuzzleType.WIRING])
def test_a_wire_bends_within_its_piece(id: str):
    for piece in shown(id).pieces:
        x, y = piece.middle
        for wire in piece.wires:
            begin, knee, end = wire.points
            chord = (begin[0] + end[0]) / 2 - x, (begin[1] + end[1]) / 2 - y
            bend = knee[0] - x, knee[1] - y
            assert bend[0] * chord[1] == pytest.approx(bend[1] * chord[0], abs=1e-3), "on the line to the middle"
            assert all(min(0, to) - 1e-3 <= by <= max(0, to) + 1e-3 for by, to in zip(bend, chord, strict=True))


def test_a_wiring_piece_is_turned_clockwise_as_a_lock_piece_is():
    piece = next(face for face in PIECES.values() if face.wires)
    for side, (colour, other) in piece.lines[0].items():
        assert piece.lines[1][(side + 1) % 4] == (colour, (other + 1) % 4)
    lock = PIECES[25]
    assert lock.turned[1] == (lock.marks[-1], *lock.marks[:-1])


def test_a_drawn_piece_lies_as_it_is_printed():
    view = see_attempt(given("jenny-barnes").state, Attempt(1, "suitcase", 3, drawn=25))
    assert view.drawn is not None and (view.drawn.turned, view.drawn.upside_down) == (0, False)
