"""The world drawn in eighty columns and seventeen rows.

Every space has a cell of two lines, its name above what lies there, in a grid in which no two paths cross:

     1    4    9       13      14        16        Tunguska
     SF   5    Arkham  London  Rome      Istanbul  Himalayas  19
     2    6    8       10      Pyramids  17        Shanghai   Tokyo
          7                    Africa              20         21
          Amaz B.Aires 11      15        18        Sydney
          3            12                Antarctica

Railways are double lines, ship lines single ones, uncharted paths dotted. Three ship lines lead around the world.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.text import Text

from miskatonic.games.eldritch.board import BOARD
from miskatonic.games.eldritch.words import PathKind

from ..canvas import Canvas
from ..face import Frame
from ..pieces import fitting
from ..targets import span
from .marks import Lying, lying, short_pieces, space_piece
from .targets import by_space

Cell = tuple[int, int]
"""Column and row."""

GRID: Final = (
    ("1", "4", "9", "13", "14", "16", "tunguska", ""),
    ("san-francisco", "5", "arkham", "london", "rome", "istanbul", "himalayas", "19"),
    ("2", "6", "8", "10", "pyramids", "17", "shanghai", "tokyo"),
    ("", "7", "", "", "heart-of-africa", "", "20", "21"),
    ("", "amazon", "buenos-aires", "11", "15", "18", "sydney", ""),
    ("", "3", "", "12", "", "antarctica", "", ""),
)
CELLS: Final[dict[str, Cell]] = {
    id: (column, row) for row, line in enumerate(GRID) for column, id in enumerate(line) if id
}
BENT: Final[dict[tuple[str, str], Cell]] = {("10", "15"): (3, 3), ("15", "17"): (5, 3)}
"""The paths with a bend, and the empty cell it is in."""
AROUND: Final = frozenset({("1", "19"), ("tokyo", "2"), ("sydney", "3")})
"""The ship lines that leave the map on one side and come back on the other."""
WEST, EAST = "‹", "›"

MARGIN, WIDE, GAP, ROWS = 1, 8, 2, 3
"""The edge of the map, the columns of a cell, those between cells, and the lines of a cell with the one below it."""
WIDTH: Final = 2 * MARGIN + len(GRID[0]) * (WIDE + GAP) - GAP
HEIGHT: Final = len(GRID) * ROWS - 1
STALK: Final = 2
"""In which column of a cell paths go up and down."""

ACROSS: Final = {PathKind.TRAIN: "═", PathKind.SHIP: "─", PathKind.UNCHARTED: "┄"}
DOWN: Final = {PathKind.TRAIN: "║", PathKind.SHIP: "│", PathKind.UNCHARTED: "┆"}
FALLING: Final = {PathKind.TRAIN: "╲╲", PathKind.SHIP: "╲", PathKind.UNCHARTED: "⋱"}
RISING: Final = {PathKind.TRAIN: "╱╱", PathKind.SHIP: "╱", PathKind.UNCHARTED: "⋰"}
STYLES: Final = {PathKind.TRAIN: "walkway", PathKind.SHIP: "arrow-blue", PathKind.UNCHARTED: "muted"}


def draw_map(frame: Frame) -> Text:
    canvas = Canvas(WIDTH, HEIGHT)
    for path in BOARD.paths:
        draw_path(canvas, path.one, path.other, path.kind)
    options = by_space(frame)
    for id, there in lying(frame.view).items():
        draw_space(canvas, id, there, options.get(id, []), frame)
    return canvas.text()


def corner(cell: Cell) -> tuple[int, int]:
    column, row = cell
    return MARGIN + column * (WIDE + GAP), row * ROWS


# Spaces.


def draw_space(canvas: Canvas, id: str, there: Lying, options: list[int], frame: Frame) -> None:
    """The name, with the numbers of the options there; below it what lies there."""
    x, y = corner(CELLS[id])
    name, style = space_piece(id, frame)
    if options:
        mark = f"[{span(options)}]"
        name = name[: WIDE - len(mark)]
        canvas.put(x + len(name), y, mark, "who")
        canvas.put(x, y, name, "legal")
    else:
        canvas.put(x, y, f"{name} "[:WIDE], style)
    canvas.put_all(x, y + 1, fitting(short_pieces(there, frame), WIDE))


# Paths.


def draw_path(canvas: Canvas, one: str, other: str, kind: PathKind) -> None:
    if is_around(one, other):
        draw_around(canvas, one, other, kind)
        return
    ends = (CELLS[one], CELLS[other])
    bend = BENT.get((one, other)) or BENT.get((other, one))
    stops = (ends[0], bend, ends[1]) if bend else ends
    for start, end in pairwise(stops):
        draw_straight(canvas, min(start, end), max(start, end), kind)
    if bend:
        draw_bend(canvas, bend, kind, to_the_east=max(ends)[0] > bend[0])


def is_around(one: str, other: str) -> bool:
    return (one, other) in AROUND or (other, one) in AROUND


def draw_around(canvas: Canvas, one: str, other: str, kind: PathKind) -> None:
    """A line to either edge of the map."""
    west, east = sorted((one, other), key=lambda id: CELLS[id])
    x, y = corner(CELLS[west])
    canvas.put(0, y, WEST + ACROSS[kind] * (x - MARGIN), STYLES[kind])
    x, y = corner(CELLS[east])
    canvas.put(x, y, ACROSS[kind] * (WIDTH - 1 - x) + EAST, STYLES[kind])


def draw_bend(canvas: Canvas, cell: Cell, kind: PathKind, *, to_the_east: bool) -> None:
    """From above to the lower corner on one side."""
    x, y = corner(cell)
    across = ACROSS[kind]
    canvas.put(x + STALK, y, DOWN[kind], STYLES[kind])
    if to_the_east:
        canvas.put(x + STALK, y + 1, "╰" + across * (WIDE - STALK - 1), STYLES[kind])
    else:
        canvas.put(x - 1, y + 1, across * (STALK + 1) + "╯", STYLES[kind])


def draw_straight(canvas: Canvas, start: Cell, end: Cell, kind: PathKind) -> None:
    """Between cells of one row, of one column, or of corners that touch; `start` is not right of `end`."""
    (column, row), (to_column, to_row) = start, end
    x, y = corner(start)
    to_x, to_y = corner(end)
    style = STYLES[kind]
    if row == to_row:
        canvas.put(x, y, ACROSS[kind] * (to_x - x), style)
    elif column == to_column:
        for line in range(y + 1, to_y):
            canvas.put(x + STALK, line, DOWN[kind], style)
    elif to_row - row == 2:
        for line in range(y + 2, to_y - 1):
            canvas.put(x + WIDE, line, DOWN[kind], style)
        canvas.put(x + WIDE, to_y - 1, FALLING[kind], style)
    elif to_row > row:
        canvas.put(x + WIDE, to_y - 1, FALLING[kind].rjust(GAP), style)
    else:
        canvas.put(x + WIDE, y - 1, RISING[kind], style)
