"""Puzzles: their pieces, how they are set up, met in the midst of a turn, and told."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.mansions import puzzles
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.puzzle_pieces import (
    LAYOUTS,
    PIECES,
)
from miskatonic.games.mansions.puzzle_places import PILES, PuzzleType
from miskatonic.games.mansions.state import Piece, Turn
from miskatonic.games.mansions.words import room_of
from miskatonic.kernel.text import LOCALES, render
from tests.asking import keys, listed

from .given import Situation, given
from .puzzling import CARD, JENNY, JOE, all_pieces, attempt, exploring, ids, jenny, lay, one_turn_away, rule

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


# In the midst of a turn.


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


def test_an_option_says_how_many_puzzle_actions_it_costs():
    game = jenny().points(JENNY, 1)
    lay(game, "2a", *(Piece(n) for n in range(1, 8)))
    options = attempt(game, "stop").decisions[0].options
    assert {option.verb: option.amount for option in options if option.role is None} == {
        "swap": 1,
        "turn": 1,
        "draw": 2,
        "skill-point": 2,
    }
