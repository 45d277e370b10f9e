"""Puzzles as they are drawn: where everything lies, and what is shown of it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, PIECES, Layout, mark_at, solved
from miskatonic.games.mansions.puzzle_places import FORMS, PieceShape, Place, PuzzleType
from miskatonic.games.mansions.puzzle_view import AttemptView, PuzzleView, _within, see_attempt, see_puzzle
from miskatonic.games.mansions.state import Attempt, Piece, Puzzle
from miskatonic.games.mansions.words import say

from .given import given
from .test_puzzle_solving import deal, pieces_for, solve


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
    assert all(piece.settled is any(wire.joined for wire in piece.wires) for piece in view.pieces)
    loose = see_puzzle("short-circuit", Puzzle("2a", deal(layout, Random(1))[0]))
    assert not loose.solved and not all(end.met for end in loose.tile)
    assert not all(wire.joined for piece in loose.pieces for wire in piece.wires)
    assert sum(wire.joined for piece in loose.pieces for wire in piece.wires) < sum(
        wire.joined for piece in view.pieces for wire in piece.wires
    )


@pytest.mark.parametrize("id", LAYOUTS)
def test_a_puzzle_names_the_pile_it_draws_from(id: str):
    layout = LAYOUTS[id]
    shown = see_puzzle("suitcase", Puzzle(id, [Piece(number) for number in pieces_for(layout)[: len(layout.places)]]))
    assert shown.pile == ("" if layout.type is PuzzleType.RUNE else layout.pile)


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


# Shapes.


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.places[0].shape is PieceShape.TRIANGLE])
def test_a_triangle_has_equal_sides_and_its_middle_in_the_middle(id: str) -> None:
    for place in LAYOUTS[id].places:
        corners = place.outline
        assert place.middle == pytest.approx((sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3), abs=1e-3)
        for (ax, ay), (bx, by) in place.sides:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 == pytest.approx(1, abs=1e-3)


def dealt(layout: Layout) -> list[Piece]:
    return [Piece(number) for number in pieces_for(layout)[: len(layout.places)]]


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.type is PuzzleType.LOCK])
def test_the_ends_of_a_lock_are_met_by_the_same_symbol_and_a_clash_unsettles(id: str) -> None:
    layout = LAYOUTS[id]
    pieces = dealt(layout)
    view = see_puzzle("suitcase", Puzzle(id, pieces))
    for end, shown in zip(layout.ends, view.tile, strict=True):
        assert shown.met is (mark_at(pieces, end.place, end.side) == end.mark)
    for piece in view.pieces:
        assert piece.settled is all(symbol.meets != "clash" for symbol in piece.symbols)


def test_a_drawn_piece_is_settled_nowhere() -> None:
    view = see_attempt(given("jenny-barnes").state, Attempt(1, "suitcase", 3, drawn=25))
    assert view.drawn is not None and not view.drawn.settled
    wired = see_attempt(given("jenny-barnes").state, Attempt(1, "short-circuit", 3, drawn=1)).drawn
    assert wired is not None and wired.wires and not any(wire.joined for wire in wired.wires)


@pytest.mark.parametrize("shape", PieceShape)
def test_a_piece_comes_back_to_its_start_after_a_whole_turn(shape: PieceShape) -> None:
    form, place = FORMS[shape], Place(0, 0, shape)
    assert form.sides == len(place.sides) == len(place.names)
    assert (form.turns, form.degrees) == (1, 0) or form.turns * form.degrees == 360


def test_a_cross_is_drawn_round_its_middle_from_its_upper_arm() -> None:
    outline = Place(1, 2, PieceShape.CROSS).outline
    assert outline[:4] == ((2.3333, 1.0), (2.6667, 1.0), (2.6667, 1.3333), (3.0, 1.3333))
    assert {(round(5 - x, 4), y) for x, y in outline} == {(x, round(3 - y, 4)) for x, y in outline} == set(outline)


def test_the_middle_of_a_triangle_is_where_its_thirds_meet() -> None:
    up, down = (Place(1, 2, PieceShape.TRIANGLE, upside_down).middle for upside_down in (False, True))
    assert (up, down) == ((1.5, 1.4434), (1.5, 1.1547))


def coordinates(view: PuzzleView) -> list[float]:
    points = [end.at for end in view.tile] + [end.outwards for end in view.tile]
    for piece in view.pieces:
        points += [piece.middle, *piece.outline, *(symbol.at for symbol in piece.symbols)]
        points += [point for wire in piece.wires for point in wire.points]
        points += [point for stroke in piece.strokes for point in stroke]
    return [number for point in points for number in point]


@pytest.mark.parametrize("id", LAYOUTS)
def test_four_decimals_are_enough_on_the_wire(id: str) -> None:
    assert all(number == round(number, 4) for number in coordinates(shown(id)))


@pytest.mark.parametrize("id", [id for id, layout in LAYOUTS.items() if layout.type is PuzzleType.LOCK])
def test_a_symbol_is_drawn_in_the_middle_of_its_side(id: str) -> None:
    layout = LAYOUTS[id]
    for piece, place in zip(shown(id).pieces, layout.places, strict=True):
        for symbol, ((ax, ay), (bx, by)) in zip(piece.symbols, place.sides, strict=True):
            assert symbol.at == pytest.approx(((ax + bx) / 2, (ay + by) / 2), abs=1e-3)


RUNES = [id for id, layout in LAYOUTS.items() if layout.type is PuzzleType.RUNE]


@pytest.mark.parametrize("id", RUNES)
def test_a_rune_shows_its_part_of_the_picture_wherever_it_lies(id: str) -> None:
    layout = LAYOUTS[id]
    numbers = pieces_for(layout)
    home = see_puzzle("puzzlebox", Puzzle(id, [Piece(number) for number in numbers])).pieces
    away = see_puzzle("puzzlebox", Puzzle(id, [Piece(number) for number in reversed(numbers)])).pieces
    for there, here in zip(home, reversed(away), strict=True):
        assert there.number == here.number
        by_x, by_y = here.middle[0] - there.middle[0], here.middle[1] - there.middle[1]
        for stroke, moved in zip(there.strokes, here.strokes, strict=True):
            assert moved == [pytest.approx((x + by_x, y + by_y), abs=1e-3) for x, y in stroke]


@pytest.mark.parametrize("id", RUNES)
def test_the_strokes_of_a_rune_lie_on_the_picture_and_on_its_stone(id: str) -> None:
    layout = LAYOUTS[id]
    view = see_puzzle("puzzlebox", Puzzle(id, [Piece(number) for number in pieces_for(layout)]))
    lines = [line for stroke in view.picture for line in pairwise(stroke)]
    for piece in view.pieces:
        x, y = piece.middle
        for stroke in piece.strokes:
            assert all(abs(px - x) <= 0.5001 and abs(py - y) <= 0.5001 for px, py in stroke)
            assert any(all(_on(point, *line) for point in stroke) for line in lines)


def _on(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Does a point lie between two others?"""
    return _length([one, point, other]) == pytest.approx(_length([one, other]), abs=1e-3)


def test_a_line_along_an_edge_is_drawn_on_both_stones() -> None:
    line = ((0.0, 1.0), (1.0, 1.0))
    assert all(_within(*line, Place(row, 0, PieceShape.STONE)) == line for row in (0, 1))
    assert _within(*line, Place(2, 0, PieceShape.STONE)) is None
