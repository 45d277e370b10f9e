"""Puzzles: pieces, setting up, attempts, and when they are solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from miskatonic.games.mansions import puzzles
from miskatonic.games.mansions.components import HURDLES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.puzzle_pieces import (
    LAYOUTS,
    PIECES,
    End,
    Layout,
    Rotate,
    Swap,
    apply,
    moves,
    reached,
    solved,
)
from miskatonic.games.mansions.puzzle_places import FORMS, PILES, PieceShape, PuzzleType
from miskatonic.games.mansions.puzzle_solver import best_line
from miskatonic.games.mansions.state import Mansions, Piece, Puzzle, Turn
from miskatonic.games.mansions.words import room_of
from miskatonic.kernel.text import LOCALES, render
from tests.asking import keys, listed

from .given import Situation, given

CARD = "short-circuit"
JENNY, JOE = 1, 2


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def jenny() -> Situation:
    """Jenny Barnes with Intellect 4 and Luck 2, in her turn, and Joe."""
    game = given("jenny-barnes", "joe-diamond").skill(JENNY, intellect=4, luck=2).skill(JOE, intellect=3, luck=3)
    game.state.turn = Turn(JENNY)
    return game


def lay(game: Situation, layout: str, *pieces: Piece, card: str = CARD) -> Puzzle:
    """A puzzle lies there with exactly these pieces."""
    pile = game.state.pieces[LAYOUTS[layout].pile]
    for piece in pieces:
        pile.remove(piece.id)
    puzzle = game.state.puzzles[card] = Puzzle(layout, list(pieces))
    return puzzle


def complete(id: str) -> list[Piece]:
    """Pieces that solve a puzzle."""
    layout = LAYOUTS[id]
    own = [n for n, face in PIECES.items() if face.form.pile == layout.pile and face.picture in ("", id)]
    for first in range(len(own)):
        numbers = [*own[first:], *own[:first]]
        pieces = [Piece(number) for number in numbers[: len(layout.places)]]
        for move in best_line(layout, pieces, 99):
            apply(pieces, move)
        if solved(layout, pieces):
            return pieces
    raise AssertionError(f"{id} cannot be solved")


def one_turn_away(id: str) -> tuple[list[Piece], str]:
    """Pieces of which one has to be turned, and the key of that."""
    layout, pieces = LAYOUTS[id], complete(id)
    for move in moves(layout, pieces):
        if isinstance(move, Rotate):
            apply(pieces, move)
            if not solved(layout, pieces):
                for back in ("left", "right"):
                    tried = [Piece(piece.id, piece.turns) for piece in pieces]
                    key = f"turn:{move.place + 1}:{back}"
                    apply(tried, Rotate(move.place, back))
                    if solved(layout, tried) and Rotate(move.place, back) in moves(layout, pieces):
                        return pieces, key
            pieces = complete(id)
    raise AssertionError(id)


def attempt(game: Situation, *answers: str, who: int = JENNY, layout: str = "2a", card: str = CARD):
    return game.run(puzzles.attempt_puzzle(game.table, who, card, layout), *answers)


def ids(pieces: Sequence[Piece]) -> list[int]:
    return [piece.id for piece in pieces]


def all_pieces(state: Mansions) -> list[int]:
    used = [piece.id for puzzle in state.puzzles.values() for piece in puzzle.pieces]
    return sorted([*used, *(number for pile in state.pieces.values() for number in pile)])


# Components.


@rule("component.11", "puzzle.6")
def test_there_are_three_types_with_their_tiles_and_pieces():
    types = Counter(layout.type for layout in LAYOUTS.values())
    assert types == {PuzzleType.WIRING: 6, PuzzleType.LOCK: 6, PuzzleType.RUNE: 3}
    kinds = Counter(
        "lock" if face.shape in ("rectangle", "triangle", "cross") else face.shape for face in PIECES.values()
    )
    assert kinds == {"square": 15, "lock": 15, "stone": 23}
    tiles = {layout.id[0] for layout in LAYOUTS.values() if layout.tile}
    assert tiles == set("123456")
    assert all(not layout.tile for layout in LAYOUTS.values() if layout.type is PuzzleType.RUNE)


@rule("setup.6")
def test_the_pieces_lie_in_five_piles():
    state = given("jenny-barnes").state
    assert set(state.pieces) == set(PILES)
    assert {name: len(pile) for name, pile in state.pieces.items()} == {
        "wiring": 15,
        "rectangle": 5,
        "triangle": 4,
        "cross": 6,
        "rune": 23,
    }
    assert all_pieces(state) == sorted(PIECES)


@rule("setup.6")
def test_the_piles_are_shuffled():
    orders = {tuple(given("jenny-barnes", seed=seed).state.pieces["wiring"]) for seed in range(5)}
    assert len(orders) > 1


# Setting up.


@rule("puzzle-setup.3", "puzzle-setup.5", "puzzle-setup.6")
@pytest.mark.parametrize("id", LAYOUTS)
def test_set_up_fills_every_place_in_start_orientation(id: str):
    game = jenny()
    layout = LAYOUTS[id]
    assert puzzles.set_up_puzzle(game.table, CARD, layout)
    puzzle = game.state.puzzles[CARD]
    assert puzzle.layout == id
    assert len(puzzle.pieces) == len(layout.places)
    assert all(piece.turns == 0 for piece in puzzle.pieces)
    assert {PIECES[piece.id].shape for piece in puzzle.pieces} == {layout.shape}
    assert bool(layout.tile) == (layout.type is not PuzzleType.RUNE)
    assert all_pieces(game.state) == sorted(PIECES)


@rule("puzzle-setup.5")
@pytest.mark.parametrize("id", LAYOUTS)
def test_places_are_filled_row_by_row_from_the_upper_left(id: str):
    places = [(place.row, place.column) for place in LAYOUTS[id].places]
    assert places == sorted(places)
    assert places[0][0] == 0


@rule("puzzle-setup.4", "puzzle-setup.5")
def test_pieces_are_drawn_at_random():
    drawn = set[tuple[int, ...]]()
    for seed in range(8):
        game = given("jenny-barnes", seed=seed)
        game.state.pieces["wiring"] = list(range(1, 16))
        puzzles.set_up_puzzle(game.table, CARD, LAYOUTS["2a"])
        drawn.add(tuple(ids(game.state.puzzles[CARD].pieces)))
    assert len(drawn) > 4


@rule("puzzle-setup.7")
def test_wiring_2a_has_four_pieces_then_a_second_row_then_one():
    rows = Counter(place.row for place in LAYOUTS["2a"].places)
    assert sorted(rows) == [0, 1, 2]
    assert rows[0] == 4
    assert rows[2] == 1


@rule("setup.6", "puzzle-setup.4")
@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.RUNE])
def test_a_rune_puzzle_uses_only_the_pieces_of_its_picture(id: str):
    game = jenny()
    puzzles.set_up_puzzle(game.table, CARD, LAYOUTS[id])
    homes = sorted(PIECES[piece.id].home for piece in game.state.puzzles[CARD].pieces)
    assert homes == list(range(len(LAYOUTS[id].places)))
    assert {PIECES[piece.id].picture for piece in game.state.puzzles[CARD].pieces} == {id}


@rule("puzzle-setup.2", "puzzle-attempt.14")
def test_set_up_takes_place_only_the_first_time():
    game = jenny()
    assert attempt(game, "stop").value is False
    before = [Piece(piece.id, piece.turns) for piece in game.state.puzzles[CARD].pieces]
    game.state.turn = Turn(JOE)
    attempt(game, "stop", who=JOE)
    assert game.state.puzzles[CARD].pieces == before
    assert len(game.told("puzzle-laid-out")) == 1


@rule("limits.6")
def test_a_puzzle_whose_pieces_are_in_use_waits():
    game = jenny()
    lay(game, "4a", *(Piece(number) for number in (16, 17, 18, 19)), card="padlocked-door")
    assert attempt(game, layout="4b").value is False
    assert CARD not in game.state.puzzles
    assert game.told("puzzle-lacks-pieces")


# Attempting.


@rule("puzzle-attempt.1", "stun.6")
@pytest.mark.parametrize(("intellect", "stun"), [(4, 0), (4, 2), (3, 1), (6, 0)])
def test_an_attempt_gives_intellect_puzzle_actions_whatever_stuns(intellect: int, stun: int):
    game = jenny().skill(JENNY, intellect=intellect).stun(JENNY, stun)
    pieces, _ = one_turn_away("2a")
    lay(game, "2a", *pieces)
    asked = attempt(game, "stop")
    assert asked.decisions[0].amount == intellect


@rule("puzzle-attempt.2", "puzzle-attempt.3")
def test_a_swap_costs_one_and_keeps_both_orientations():
    game = jenny()
    pieces = [Piece(n) for n in range(1, 8)]
    pieces[0].turns, pieces[1].turns = 1, 3
    puzzle = lay(game, "2a", *pieces)
    asked = attempt(game, "swap:1:2", "stop")
    assert puzzle.pieces[:2] == [Piece(2, 3), Piece(1, 1)]
    assert [each.amount for each in asked.decisions] == [4, 3]


@rule("puzzle-other.1", "puzzle-other.2", "puzzle-attempt.2")
def test_only_pieces_that_touch_along_a_side_can_be_swapped():
    assert LAYOUTS["4a"].adjacent == ((0, 1), (1, 2), (2, 3))
    assert set(LAYOUTS["2a"].adjacent) == {(0, 1), (1, 2), (2, 3), (1, 4), (2, 5), (4, 5), (4, 6)}
    assert LAYOUTS["5b"].adjacent == ((0, 2), (1, 2), (2, 3))
    assert LAYOUTS["6a"].adjacent == ((0, 1), (1, 2))
    game = jenny()
    lay(game, "4a", *(Piece(number) for number in (16, 17, 18, 19)))
    swaps = [key for key in attempt(game, "stop", layout="4a").keys[0] if key.startswith("swap")]
    assert swaps == ["swap:1:2", "swap:2:3", "swap:3:4"]


@rule("puzzle-attempt.4")
@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.RUNE])
def test_a_rune_puzzle_knows_only_swaps(id: str):
    game = jenny()
    asked = attempt(game, "stop", layout=id)
    swaps = [f"swap:{one + 1}:{two + 1}" for one, two in LAYOUTS[id].adjacent]
    assert asked.keys[0] == [*swaps, "stop"]


@rule("puzzle-attempt.5", "puzzle-attempt.6")
def test_a_wiring_piece_turns_by_90_degrees_either_way():
    game = jenny()
    puzzle = lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    asked = attempt(game, "turn:1:left", "turn:2:right", "stop")
    assert [piece.turns for piece in puzzle.pieces[:2]] == [3, 1]
    assert [each.amount for each in asked.decisions] == [4, 3, 2]
    assert FORMS[PieceShape.SQUARE].degrees == 90
    assert PIECES[1].marks == ("red", "red", "blue", "blue")
    assert PIECES[1].turned[1] == ("blue", "red", "red", "blue")
    assert PIECES[1].turned[3] == ("red", "blue", "blue", "red")


@rule("puzzle-attempt.7")
@pytest.mark.parametrize(("id", "degrees"), [("4a", 180), ("5a", 120), ("6a", 90)])
def test_a_lock_piece_turns_by_its_shape(id: str, degrees: int):
    layout = LAYOUTS[id]
    assert layout.form.degrees == degrees
    face = PIECES[complete(id)[0].id]
    assert len(face.turned) == 360 // degrees
    by = len(face.marks) * degrees // 360
    assert face.turned[1] == (*face.marks[-by:], *face.marks[:-by])


@rule("puzzle-attempt.7")
def test_a_rectangle_has_one_way_to_turn():
    game = jenny()
    lay(game, "4a", *(Piece(number) for number in (16, 17, 18, 19)))
    offered = attempt(game, "stop", layout="4a").keys[0]
    assert [key for key in offered if key.startswith("turn:1:")] == ["turn:1:right"]


@rule("puzzle-attempt.8", "puzzle-attempt.9", "puzzle-attempt.10")
def test_a_drawn_piece_must_replace_one_which_goes_under_the_pile():
    game = jenny()
    pieces = [Piece(n, 1) for n in range(1, 8)]
    puzzle = lay(game, "2a", *pieces)
    pile = game.state.pieces["wiring"]
    top, rest = pile[-1], pile[:-1]
    asked = attempt(game, "draw", "replace:5", "stop")
    assert asked.keys[1] == [f"replace:{place}" for place in range(1, 8)]
    assert puzzle.pieces[4] == Piece(top, 0)
    assert game.state.pieces["wiring"] == [5, *rest]
    assert all_pieces(game.state) == sorted(PIECES)


@rule("puzzle-attempt.11")
def test_drawing_costs_two_so_that_one_is_not_enough():
    game = jenny().skill(JENNY, intellect=3)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    asked = attempt(game, "draw", "replace:1", "stop")
    assert [each.amount for each in asked.decisions if each.topic == "puzzle"] == [3, 1]
    assert "draw" in asked.keys[0]
    assert "draw" not in asked.keys[2]


@rule("limits.6")
def test_without_unused_pieces_none_can_be_drawn():
    game = jenny()
    attempt_at_all = attempt(game, "stop", layout="5b")
    assert game.state.pieces["triangle"] == []
    assert "draw" not in attempt_at_all.keys[0]


@rule("puzzle-attempt.12")
def test_the_attempt_ends_when_the_puzzle_is_solved():
    game = jenny()
    pieces, key = one_turn_away("2a")
    lay(game, "2a", *pieces)
    asked = attempt(game, key)
    assert asked.value is True
    assert game.state.attempt is None
    assert game.told("puzzle-solved")


@rule("puzzle-attempt.12")
def test_the_attempt_ends_when_the_puzzle_actions_are_used_up():
    game = jenny()
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    asked = attempt(game, "swap:1:2", "swap:1:2", "swap:1:2", "swap:1:2")
    assert asked.value is False
    assert game.state.attempt is None


@rule("puzzle-attempt.12")
def test_a_puzzle_that_lies_solved_at_once_is_solved():
    game = jenny()
    lay(game, "2a", *complete("2a"))
    assert attempt(game).value is True


@rule("puzzle-attempt.13", "puzzle-attempt.14")
def test_one_may_stop_early_and_the_puzzle_stays_as_it_is():
    game = jenny()
    puzzle = lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    assert attempt(game, "turn:3:left", "stop").value is False
    assert game.state.puzzles[CARD] is puzzle
    assert puzzle.pieces[2] == Piece(3, 3)
    assert game.told("puzzle-left")


@rule("puzzle-attempt.14", "puzzle-attempt.16")
def test_another_investigator_goes_on_in_the_same_round():
    game = jenny()
    pieces, key = one_turn_away("2a")
    lay(game, "2a", *pieces)
    assert attempt(game, "stop").value is False
    game.state.turn = Turn(JOE)
    assert attempt(game, key, who=JOE).value is True


@rule("puzzle-attempt.15")
def test_a_puzzle_is_attempted_once_per_turn_by_an_investigator():
    game = jenny()
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    attempt(game, "stop")
    assert not puzzles.may_attempt(game.state, JENNY, CARD)
    assert attempt(game).value is False
    assert puzzles.may_attempt(game.state, JENNY, "electric-lock")
    game.state.turn = Turn(JENNY)
    assert attempt(game, "stop").decisions


@rule("puzzle-attempt.15")
def test_another_puzzle_can_be_attempted_in_the_same_turn():
    game = jenny()
    attempt(game, "stop")
    assert attempt(game, "stop", layout="rune-ward", card="puzzlebox").decisions


@rule("puzzle-attempt.15", "puzzle-attempt.16")
def test_who_is_moved_to_a_puzzle_in_the_turn_of_another_may_attempt_it_once_too():
    game = jenny()
    for who in (JENNY, JOE):
        assert attempt(game, "stop", who=who).decisions
        assert attempt(game, who=who).decisions == []
    assert game.table.view(JENNY).turn.puzzles == [CARD]


@rule("puzzle-other.9")
def test_taking_a_swap_back_costs_another_action():
    game = jenny()
    puzzle = lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    before = list(puzzle.pieces)
    asked = attempt(game, "swap:1:2", "swap:1:2", "stop")
    assert puzzle.pieces == before
    assert asked.decisions[-1].amount == 2


# Skill points.


@rule("puzzle-other.5", "puzzle-other.6")
def test_jenny_spends_a_skill_point_after_all_four_actions_for_two_more():
    game = jenny().points(JENNY, 2)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    four = ["swap:1:2"] * 4
    asked = attempt(game, *four, "spend-skill-point", "swap:1:2", "swap:1:2")
    assert asked.keys[4] == ["spend-skill-point", "stop"]
    assert [each.amount for each in asked.decisions] == [4, 3, 2, 1, 0, 2, 1]
    assert game[JENNY].skill_points == 1
    assert asked.value is False


@rule("puzzle-other.5")
def test_a_skill_point_may_be_spent_at_the_beginning_and_only_once():
    game = jenny().points(JENNY, 3)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    asked = attempt(game, "spend-skill-point", "stop")
    assert [each.amount for each in asked.decisions] == [4, 6]
    assert "spend-skill-point" not in asked.keys[1]
    assert game[JENNY].skill_points == 2


@rule("puzzle-other.5")
def test_without_a_skill_point_none_can_be_spent():
    game = jenny()
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    assert "spend-skill-point" not in attempt(game, "stop").keys[0]


@rule("puzzle-other.5")
def test_the_next_attempt_allows_another_skill_point():
    game = jenny().points(JENNY, 2)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    attempt(game, "spend-skill-point", "stop")
    game.state.turn = Turn(JENNY)
    attempt(game, "spend-skill-point", "stop")
    assert game[JENNY].skill_points == 0


@rule("puzzle-other.10", "puzzle-other.11")
def test_jenny_rotates_swaps_and_draws_but_her_new_wire_does_not_meet_the_piece_above():
    game = jenny()
    pieces = complete("2a")
    drawn = next(number for number in (12, 14) if number not in ids(pieces))
    apply(pieces, Swap(0, 1))
    apply(pieces, Rotate(3, "left"))
    apply(pieces, Rotate(6, "left"))
    puzzle = lay(game, "2a", *pieces)
    pile = game.state.pieces["wiring"]
    pile.append(pile.pop(pile.index(drawn)))
    asked = attempt(game, "turn:4:right", "swap:1:2", "draw", "replace:7")
    assert [each.amount for each in asked.decisions if each.topic == "puzzle"] == [4, 3, 2]
    assert asked.value is False
    assert game.state.puzzles[CARD] is puzzle
    assert puzzle.pieces[6] == Piece(drawn)
    top, bottom = (end for end in LAYOUTS["2a"].ends if end.mark == "blue")
    assert bottom.place == 6
    assert reached(LAYOUTS["2a"], puzzle.pieces, top) is None


# Solving.


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


# In the midst of a turn.


def exploring(pieces: Sequence[Piece]) -> Situation:
    """Jenny stands where an Obstacle with a puzzle lies on a card."""
    game = given("jenny-barnes", "joe-diamond").skill(JENNY, intellect=4, luck=2)
    assert HURDLES[CARD].puzzle == "2a"
    room = game[JENNY].space.partition(".")[0]
    game.pile(room, "axe", CARD)
    lay(game, "2a", *pieces)
    return game.turn(JENNY)


@rule("puzzle.1", "puzzle.2", "puzzle.3", "puzzle-solved.6")
def test_a_solved_puzzle_lets_the_same_action_go_on():
    pieces, key = one_turn_away("2a")
    game = exploring(pieces)
    game.do("explore")
    assert game.topic == "puzzle"
    game.do(key)
    assert "axe" in game[JENNY].cards
    assert CARD in game.state.box


@rule("puzzle.4", "puzzle-other.11", "puzzle-attempt.14")
def test_an_unsolved_puzzle_ends_the_action():
    pieces, _ = one_turn_away("2a")
    game = exploring(pieces)
    room = game[JENNY].space.partition(".")[0]
    game.do("explore", "stop")
    assert "axe" not in game[JENNY].cards
    assert game.state.piles[room].cards[-1] == CARD
    assert game.state.turn is not None
    assert game.state.turn.action is False
    assert "explore" not in keys(game.table)
    assert ids(game.state.puzzles[CARD].pieces) == ids(pieces)


@rule("puzzle.5")
def test_an_attempt_costs_nothing_beyond_the_action_it_interrupts():
    pieces, key = one_turn_away("2a")
    game = exploring(pieces)
    game.do("explore", key)
    assert game.state.turn is not None
    assert game.state.turn.moves == 2
    assert game.state.turn.action is False


def at_a_lock() -> tuple[Situation, str, str]:
    """Jenny stands before a room with a padlocked door, whose puzzle is nearly solved; the room, and what solves it."""
    game = given("jenny-barnes", "joe-diamond").skill(JENNY, intellect=4, luck=2)
    here, there = next(
        (here, there)
        for here in house_of(game.state.story).spaces
        for there in game.near(here)
        if room_of(here) != room_of(there) and game.state.piles[room_of(there)].lock is None
    )
    pieces, key = one_turn_away("4a")
    game.stand(JENNY, here).pile(room_of(there), "padlocked-door")
    lay(game, "4a", *pieces, card="padlocked-door")
    game.turn(JENNY).do(f"move:{there}")
    assert game.topic == "puzzle"
    return game, there, key


@rule("puzzle.1", "puzzle.2", "puzzle.3", "puzzle.5", "puzzle-solved.6")
def test_a_solved_puzzle_lets_the_move_go_on():
    game, there, key = at_a_lock()
    game.do(key)
    assert game[JENNY].space == there
    assert game.state.piles[room_of(there)].lock is None
    assert game.state.turn is not None
    assert (game.state.turn.moves, game.state.turn.action) == (1, True)


@rule("puzzle.4", "puzzle-attempt.15")
def test_an_unsolved_puzzle_ends_the_move():
    game, there, _ = at_a_lock()
    here = game[JENNY].space
    game.do("stop")
    assert game[JENNY].space == here
    assert game.state.piles[room_of(there)].lock == "padlocked-door"
    assert game.state.turn is not None
    assert game.state.turn.moves == 1
    assert f"move:{there}" not in keys(game.table)


# How it is said.


def test_puzzle_actions_stand_under_what_is_done():
    game = exploring([Piece(n) for n in (8, 1, 2, 3, 4, 5, 6)]).points(JENNY, 1)
    game.turn(JENNY).do("explore")
    words = listed(game.table)
    assert words["Swap"][:2] == ["1 and 2", "2 and 3"]
    assert words["Turn"][:3] == ["1 to the right", "2 to the left", "2 to the right"]
    assert words[None] == [
        "draw a new piece for 2 puzzle actions (8 unused)",
        "spend a skill point: 2 more puzzle actions",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_asked_and_told_is_said_in_every_language(locale: str):
    game = jenny().points(JENNY, 1)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    answers = ("spend-skill-point", "swap:1:2", "turn:1:left", "turn:1:right", "draw", "replace:1", "stop")
    asked = attempt(game, *answers)
    puzzles.scramble(game.table, CARD)
    lay(game, "4a", *(Piece(number) for number in (16, 17, 18, 19)), card="padlocked-door")
    attempt(game, layout="4b", card="lockbox")
    pieces, key = one_turn_away("6a")
    lay(game, "6a", *pieces, card="suitcase")
    attempt(game, key, layout="6a", card="suitcase")
    said = [event.say() for event in game.table.events]
    said += [decision.prompt for decision in asked.decisions]
    said += [option.say for decision in asked.decisions for option in decision.options]
    assert [errors for message in said if (errors := render(message, locale)[1])] == []


def test_what_is_done_with_a_piece_is_shown_at_it():
    game = jenny()
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    asked = attempt(game, "swap:2:5", "turn:4:right", "draw", "replace:3")
    about = {option.key: option.about for option in asked.decisions[0].options}
    assert about["swap:2:5"] == ("piece:2", "piece:5")
    assert about["turn:4:right"] == ("piece:4",)
    touched = [event.touches()[1:] for event in game.table.events if "piece" in str(event.__struct_config__.tag)]
    assert touched == [["piece:2", "piece:5"], ["piece:4"], ["puzzle"], ["piece:3"]]
