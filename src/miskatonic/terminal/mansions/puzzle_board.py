"""A puzzle drawn in characters: its pieces in their places, symbols, wires or parts of a picture, and the border."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import floor
from typing import Final

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.mansions.puzzle_places import Point
from miskatonic.games.mansions.puzzle_view import PieceView, PuzzleView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import card_name
from miskatonic.games.mansions.words import say as say_game

from ..canvas import Canvas
from ..face import Frame
from ..indent import indented
from ..line_art import HEAVY, LIGHT, Cell, LineArt
from ..scene import PASSED
from .words import say

SCALES: Final = {"triangle": (14, 7)}
SCALE: Final = (8, 4)
"""The columns and rows of a piece that is a square; what has slanting sides needs more of them."""
BORDER: Final = (3, 1)
"""The columns and rows around the pieces, for what is on the setup tile."""
SYMBOLS: Final = {"sun": "☼", "moon": "☾", "eye": "◉"}
SYMBOL_STYLES: Final = {"sun": "title", "moon": "blue", "eye": "red"}
WIRE_STYLES: Final = {"red": "red", "blue": "blue"}
WIRE_SIGNS: Final = {"red": LIGHT, "blue": HEAVY}
END_SIGNS: Final = {"red": "○", "blue": "●"}
"""The blue wire is the thick one with full ends: every colour has a shape beside it."""
INWARDS: Final = 0.3
"""How far symbols stand from the side they are at, towards the middle of the piece."""


def draw_puzzle(puzzle: PuzzleView, frame: Frame) -> Iterator[RenderableType]:
    """Its name and how it is solved, then the board; beside it what was drawn, or the picture of runes."""
    view: View = frame.view
    attempt = view.attempt if view.attempt is not None and view.attempt.card == puzzle.card else None
    title = Text(frame.say(card_name(puzzle.card)), "title")
    title.append(f" · {frame.say(say_game(f'puzzle-type-{puzzle.type}'))}", "muted")
    yield title if attempt is None else title.append(f" · {frame.say(say('puzzle-left', count=attempt.actions))}")
    if not frame.brief:
        yield indented(Text(frame.say(say_game(f"puzzle-goal-{puzzle.type}")), "muted"))
    parts: list[RenderableType] = [board(puzzle)]
    if attempt is not None and attempt.drawn is not None:
        parts.append(Group(Text(frame.say(say("puzzle-drawn")), "muted"), lone_piece(attempt.drawn)))
    if puzzle.picture:
        parts.append(Group(Text(frame.say(say("puzzle-picture")), "muted"), picture(puzzle)))
    yield indented(Columns(parts, padding=(0, 3)))


class Grid(Struct, frozen=True):
    """Where the points of a puzzle lie on a canvas."""

    wide: int
    tall: int
    corner: Cell

    def cell(self, point: Point) -> Cell:
        return floor(point[0] * self.wide + 0.5) + self.corner[0], floor(point[1] * self.tall + 0.5) + self.corner[1]


def grid_of(shape: str, corner: Cell = (0, 0)) -> Grid:
    return Grid(*SCALES.get(shape, SCALE), corner)


def board(puzzle: PuzzleView) -> Text:
    grid = grid_of(puzzle.shape, BORDER)
    wide, high = grid.cell((puzzle.width, puzzle.height))
    canvas = Canvas(wide + BORDER[0] + 1, high + BORDER[1] + 1)
    draw_pieces(canvas, puzzle.pieces, grid)
    for end in puzzle.tile:
        x, y = grid.cell(end.at)
        by_x, by_y = end.outwards
        column = x + (2 if by_x > 0.1 else -2 if by_x < -0.1 else 0)
        row = y + (1 if by_y > 0.1 else -1 if by_y < -0.1 else 0)
        sign = SYMBOLS.get(end.mark) or END_SIGNS[end.mark]
        style = SYMBOL_STYLES.get(end.mark) or WIRE_STYLES[end.mark]
        canvas.put(column, min(max(row, 0), high + BORDER[1]), sign + (PASSED if end.met else ""), style)
    return canvas.text()


def lone_piece(piece: PieceView) -> Text:
    """A piece that was drawn and lies beside the puzzle."""
    grid = grid_of(piece.shape)
    wide, high = grid.cell((max(x for x, _ in piece.outline), max(y for _, y in piece.outline)))
    canvas = Canvas(wide + 1, high + 1)
    draw_pieces(canvas, [piece], grid)
    return canvas.text()


def picture(puzzle: PuzzleView) -> Text:
    """What the pieces of a rune puzzle show when they are in their places."""
    grid = grid_of(puzzle.shape)
    wide, high = grid.cell((puzzle.width, puzzle.height))
    canvas = Canvas(wide + 1, high + 1)
    draw_strokes(canvas, puzzle.picture, grid, "uncanny")
    return canvas.text()


def draw_pieces(canvas: Canvas, pieces: Sequence[PieceView], grid: Grid) -> None:
    """Outlines, then what is on the pieces, then their numbers; one that fits is green."""
    outlines = LineArt()
    for piece in pieces:
        for one, other in zip(piece.outline, (*piece.outline[1:], piece.outline[0]), strict=True):
            outlines.line(grid.cell(one), grid.cell(other))
    outlines.draw(canvas, LIGHT, "muted")
    for piece in pieces:
        for wire in piece.wires:
            draw_strokes(canvas, [wire.points], grid, WIRE_STYLES[wire.colour], WIRE_SIGNS[wire.colour])
        draw_strokes(canvas, piece.strokes, grid, "uncanny")
        for symbol in piece.symbols:
            column, row = grid.cell(between(symbol.at, piece.middle))
            clash = symbol.meets == "clash"
            canvas.put(column, row, SYMBOLS[symbol.symbol], "who" if clash else SYMBOL_STYLES[symbol.symbol])
        if piece.place:
            column, row = grid.cell(piece.middle)
            canvas.put(column, row, str(piece.place), "good" if piece.settled else "name")


def draw_strokes(
    canvas: Canvas, strokes: Iterable[Sequence[Point]], grid: Grid, style: str, signs: str = HEAVY
) -> None:
    art = LineArt()
    for points in strokes:
        for one, other in pairwise(points):
            art.line(grid.cell(one), grid.cell(other))
    art.draw(canvas, signs, style)


def between(at: Point, middle: Point) -> Point:
    """A little inside the side something is at."""
    return at[0] + INWARDS * (middle[0] - at[0]), at[1] + INWARDS * (middle[1] - at[1])
