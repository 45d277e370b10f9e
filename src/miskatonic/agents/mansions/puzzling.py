"""Puzzles: what the solver says, from what lies on the table."""

from __future__ import annotations

from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, PIECES, Layout, Rotate, Swap, usable
from miskatonic.games.mansions.puzzle_solver import actions_needed, best_action, best_replacement
from miskatonic.games.mansions.state import Piece
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import Skill
from miskatonic.kernel.decision import Option, Role, id_of

from .people import Person


def laid(view: View) -> tuple[Layout, list[Piece]]:
    """The puzzle that is being attempted."""
    assert view.attempt is not None
    seen = next(each for each in view.puzzles if each.card == view.attempt.card)
    layout = LAYOUTS[seen.layout]
    return layout, [Piece(each.number, each.turned // seen.degrees if seen.degrees else 0) for each in seen.pieces]


def unused(view: View, layout: Layout) -> list[int]:
    """The pieces that may still be drawn: all of the pile that lie in no puzzle."""
    out = {each.number for puzzle in view.puzzles for each in puzzle.pieces}
    if view.attempt is not None and view.attempt.drawn is not None:
        out.add(view.attempt.drawn.number)
    pile = [number for number, face in PIECES.items() if face.form.pile == layout.pile and number not in out]
    return sorted(usable(layout, pile))


def attempt(view: View, person: Person, options: tuple[Option, ...]) -> list[float]:
    """The move of the solver; a skill point where it lets the puzzle be solved now."""
    assert view.attempt is not None
    layout, pieces = laid(view)
    spare = unused(view, layout)
    needed = actions_needed(layout, pieces, spare)
    left = view.attempt.actions
    if needed is not None and left < needed <= left + person.skill(Skill.LUCK):
        point = [1.0 if option.verb == "skill-point" else 0.0 for option in options]
        if any(point):
            return point
    move = best_action(layout, pieces, left, spare)
    return [1.0 if _is(option, move) else -1.0 if option.verb == "skill-point" else 0.0 for option in options]


def _is(option: Option, move: Swap | Rotate | str) -> bool:
    """Is this the option for a move of the solver?"""
    places = [int(id_of(thing)) for thing in option.about if id_of(thing)]
    match move:
        case Swap():
            return option.verb == "swap" and sorted(places) == sorted((move.one + 1, move.other + 1))
        case Rotate():
            return option.verb == "turn" and places == [move.place + 1] and option.word == move.way
        case "draw":
            return option.verb == "draw"
        case _:
            return option.role is Role.DONE


def replacement(view: View, options: tuple[Option, ...]) -> list[float]:
    """Where the drawn piece goes."""
    assert view.attempt is not None and view.attempt.drawn is not None
    layout, pieces = laid(view)
    best = best_replacement(layout, pieces, view.attempt.drawn.number, unused(view, layout))
    return [1.0 if option.about and int(id_of(option.about[0])) == best + 1 else 0.0 for option in options]
