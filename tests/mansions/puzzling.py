"""Words for situations with puzzles: what lies there, and attempts at it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from miskatonic.games.mansions import puzzles
from miskatonic.games.mansions.components import HURDLES
from miskatonic.games.mansions.puzzle_pieces import (
    LAYOUTS,
    PIECES,
    Rotate,
    apply,
    moves,
    solved,
)
from miskatonic.games.mansions.puzzle_solver import best_line
from miskatonic.games.mansions.state import Mansions, Piece, Puzzle, Turn

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


def exploring(pieces: Sequence[Piece]) -> Situation:
    """Jenny stands where an Obstacle with a puzzle lies on a card."""
    game = given("jenny-barnes", "joe-diamond").skill(JENNY, intellect=4, luck=2)
    assert HURDLES[CARD].puzzle == "2a"
    room = game[JENNY].space.partition(".")[0]
    game.pile(room, "axe", CARD)
    lay(game, "2a", *pieces)
    return game.turn(JENNY)
