"""Puzzles: laid out once, then attempted with as many puzzle actions as Intellect allows (rules mom.puzzle)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import things
from .events import (
    PieceDrawn,
    PieceReplaced,
    PieceRotated,
    PiecesSwapped,
    PuzzleBegan,
    PuzzleLaidOut,
    PuzzleLeft,
    PuzzleScrambled,
    PuzzleSolved,
    SkillPointSpent,
)
from .events.puzzles import PuzzleLacksPieces
from .play import Table
from .puzzle_pieces import (
    LAYOUTS,
    PIECES,
    Layout,
    Move,
    Rotate,
    Swap,
    apply,
    moves,
    solved,
    usable,
)
from .puzzle_places import PILES, PuzzleType
from .state import Attempt, Mansions, Piece, Puzzle
from .vitals import skill_value
from .words import CardId, Skill, card_name, front, say

DRAW_COST: Final = 2
"""What drawing a new piece costs (rule mom.puzzle-attempt.11)."""
TOPIC: Final = "puzzle"
REPLACING: Final = "puzzle-replace"

Doing = Move | Literal["draw", "stop", "spend-skill-point"]

_STOP: Final = Option("stop", say("option-puzzle-stop"), "stop", role=Role.DONE)


def deal_pieces(state: Mansions) -> None:
    """The pieces lie face down in five piles (rule mom.setup.6)."""
    state.pieces = {pile: [] for pile in PILES}
    for number, face in PIECES.items():
        state.pieces[face.form.pile].append(number)
    for pile in state.pieces.values():
        rng.shuffle(state, pile)


def may_attempt(state: Mansions, who: int, card: CardId) -> bool:
    """Each investigator may attempt a puzzle only once per turn (rules mom.puzzle-attempt.15, .16)."""
    return state.turn is None or (who, card) not in state.turn.puzzles


def attempt_puzzle(table: Table, who: int, card: CardId, layout: str) -> Flow[bool]:
    """One attempt at the puzzle of a card; True where it is solved (rules mom.puzzle.3, mom.puzzle.4)."""
    state = table.state
    if not may_attempt(state, who, card):
        return False
    if card not in state.puzzles and not set_up_puzzle(table, card, LAYOUTS[layout]):
        return False
    if state.turn is not None:
        state.turn.puzzles.append((who, card))
    investigator, puzzle = state.investigators[who], state.puzzles[card]
    attempt = state.attempt = Attempt(who, card, skill_value(state, who, Skill.INTELLECT))
    table.tell(PuzzleBegan, investigator.id, front(card), attempt.actions)
    yield from _take_puzzle_actions(table, attempt, puzzle)
    state.attempt = None
    if not is_solved(puzzle):
        table.tell(PuzzleLeft, investigator.id, front(card))
        return False
    put_away(state, card)
    table.tell(PuzzleSolved, investigator.id, front(card))
    return True


def is_solved(puzzle: Puzzle) -> bool:
    return solved(LAYOUTS[puzzle.layout], puzzle.pieces)


# Setting up.


def set_up_puzzle(table: Table, card: CardId, layout: Layout) -> bool:
    """Only the first time it is met; False where too few pieces are unused (rules mom.puzzle-setup.2 to .6)."""
    if not _lay_out(table.state, card, layout):
        table.tell(PuzzleLacksPieces, front(card))
        return False
    table.tell(PuzzleLaidOut, front(card))
    return True


def _lay_out(state: Mansions, card: CardId, layout: Layout) -> bool:
    """Shuffle the unused pieces, then fill the places one by one, row by row from the upper left, arrow up."""
    pile = state.pieces[layout.pile]
    rng.shuffle(state, pile)
    drawn = usable(layout, pile)[::-1][: len(layout.places)]
    if len(drawn) < len(layout.places):
        return False
    for number in drawn:
        pile.remove(number)
    state.puzzles[card] = Puzzle(layout.id, [Piece(number) for number in drawn])
    return True


def put_away(state: Mansions, card: CardId) -> None:
    """Its pieces go face down under the unused ones, if it has been laid out (rule mom.puzzle-solved.7)."""
    puzzle = state.puzzles.pop(card, None)
    if puzzle is not None:
        pile = state.pieces[LAYOUTS[puzzle.layout].pile]
        pile[:0] = [piece.id for piece in puzzle.pieces]


def scramble(table: Table, card: CardId) -> None:
    """All its pieces are shuffled back, and it is set up anew (rule mom.puzzle-other.4)."""
    state = table.state
    puzzle = state.puzzles.get(card)
    if puzzle is None:
        return
    put_away(state, card)
    _lay_out(state, card, LAYOUTS[puzzle.layout])
    table.tell(PuzzleScrambled, front(card))


# Puzzle actions.


def _take_puzzle_actions(table: Table, attempt: Attempt, puzzle: Puzzle) -> Flow[None]:
    """Until it is solved, the puzzle actions are used up or the player stops (rules mom.puzzle-attempt.12, .13)."""
    while not is_solved(puzzle):
        options = puzzle_options(table.state, attempt, puzzle)
        if options == [_STOP]:
            return
        doing: Doing = yield from _ask_for_action(table, attempt, options)
        if doing == "stop":
            return
        if doing == "spend-skill-point":
            spend_skill_point(table, attempt)
        elif doing == "draw":
            yield from draw_new(table, attempt, puzzle)
        else:
            make_move(table, attempt, puzzle, doing)


def _ask_for_action(table: Table, attempt: Attempt, options: list[Option]) -> Flow[Doing]:
    only_swaps = {option.verb for option in options if option.role is None} == {"swap"}
    prompt_id = "prompt-puzzle-swap" if only_swaps else "prompt-puzzle"
    prompt = say(prompt_id, card=card_name(attempt.card), n=attempt.actions)
    kind, left = QuestionKind.ACT, attempt.actions
    return (yield from ask(attempt.who, prompt, options, "mom.puzzle-attempt.1", table.cause, kind, TOPIC, left))


def puzzle_options(state: Mansions, attempt: Attempt, puzzle: Puzzle) -> list[Option]:
    """What can be done now; to stop is always among it."""
    layout = LAYOUTS[puzzle.layout]
    found = list(map(_move_option, moves(layout, puzzle.pieces))) if attempt.actions else []
    if may_draw(state, attempt, layout):
        found.append(_draw_option(len(state.pieces[layout.pile])))
    if may_spend_skill_point(state, attempt):
        found.append(_skill_point_option(skill_value(state, attempt.who, Skill.LUCK)))
    return [*found, _STOP]


def may_draw(state: Mansions, attempt: Attempt, layout: Layout) -> bool:
    """With two puzzle actions and an unused piece; never in a rune puzzle (rules mom.limits.6, puzzle-attempt.4)."""
    return layout.type is not PuzzleType.RUNE and attempt.actions >= DRAW_COST and bool(state.pieces[layout.pile])


def may_spend_skill_point(state: Mansions, attempt: Attempt) -> bool:
    """At any moment of the attempt, also without puzzle actions, but only once (rule mom.puzzle-other.5)."""
    return not attempt.point_spent and state.investigators[attempt.who].skill_points > 0


@cache
def _move_option(move: Move) -> Option:
    if isinstance(move, Swap):
        one, two = move.one + 1, move.other + 1
        about = (things.piece(one), things.piece(two))
        return Option(f"swap:{one}:{two}", say("option-puzzle-swap", one=one, two=two), move, "swap", about, amount=1)
    place = move.place + 1
    text = say(f"option-puzzle-turn-{move.way}", place=place)
    about = (things.piece(place),)
    return Option(f"turn:{place}:{move.way}", text, move, "turn", about, word=move.way, amount=1)


@cache
def _draw_option(unused: int) -> Option:
    text = say("option-puzzle-draw", n=unused)
    return Option("draw", text, "draw", "draw", (things.PUZZLE,), amount=DRAW_COST)


@cache
def _skill_point_option(luck: int) -> Option:
    text = say("option-puzzle-skill-point", n=luck)
    return Option("spend-skill-point", text, "spend-skill-point", "skill-point", amount=luck)


def make_move(table: Table, attempt: Attempt, puzzle: Puzzle, move: Move) -> None:
    """Swap two adjacent pieces or rotate one: a puzzle action each (rules mom.puzzle-attempt.2, .5)."""
    attempt.actions -= 1
    apply(puzzle.pieces, move)
    who = table.state.investigators[attempt.who].id
    if isinstance(move, Rotate):
        table.tell(PieceRotated, who, move.place + 1, move.way)
    else:
        table.tell(PiecesSwapped, who, move.one + 1, move.other + 1)


def draw_new(table: Table, attempt: Attempt, puzzle: Puzzle) -> Flow[None]:
    """Draw an unused piece, look at it, and replace any one piece by it (rules mom.puzzle-attempt.8 to .11)."""
    state = table.state
    pile = state.pieces[LAYOUTS[puzzle.layout].pile]
    who = state.investigators[attempt.who].id
    attempt.actions -= DRAW_COST
    attempt.drawn = pile.pop()
    table.tell(PieceDrawn, who)
    options = [_replace_option(place) for place in range(1, len(puzzle.pieces) + 1)]
    prompt, rule = say("prompt-puzzle-replace"), "mom.puzzle-attempt.8"
    place: int = yield from ask(attempt.who, prompt, options, rule, table.cause, QuestionKind.PICK, REPLACING)
    replaced, puzzle.pieces[place - 1] = puzzle.pieces[place - 1], Piece(attempt.drawn)
    attempt.drawn = None
    pile.insert(0, replaced.id)
    table.tell(PieceReplaced, who, place)


@cache
def _replace_option(place: int) -> Option:
    return Option(
        f"replace:{place}", say("option-puzzle-replace", place=place), place, "replace", (things.piece(place),)
    )


def spend_skill_point(table: Table, attempt: Attempt) -> None:
    """Add Luck to Intellect: so many more puzzle actions (rules mom.puzzle-other.5, mom.puzzle-other.6)."""
    state = table.state
    investigator, luck = state.investigators[attempt.who], skill_value(state, attempt.who, Skill.LUCK)
    investigator.skill_points -= 1
    attempt.point_spent = True
    attempt.actions += luck
    table.tell(SkillPointSpent, investigator.id, luck, investigator.skill_points)
