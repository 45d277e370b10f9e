"""Attempts at puzzles: puzzle actions, what they cost, and skill points."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import puzzles
from miskatonic.games.mansions.puzzle_pieces import (
    LAYOUTS,
    PIECES,
    Rotate,
    Swap,
    apply,
    reached,
)
from miskatonic.games.mansions.puzzle_places import FORMS, PieceShape, PuzzleType
from miskatonic.games.mansions.state import Piece, Turn

from .puzzling import CARD, JENNY, JOE, all_pieces, attempt, complete, ids, jenny, lay, one_turn_away, rule

# Puzzle actions.


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
