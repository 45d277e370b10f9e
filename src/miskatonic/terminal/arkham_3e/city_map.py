"""The city of a scenario, drawn in eighty columns.

Neighbourhoods lie as on the table, in rows that are shifted by half a tile. Each is a frame with its three spaces from
the top to the bottom of the tile; behind a space stand the letters of the streets beside it. A street lies between the
tiles it joins, with its letter and what is on it:

    ╭Northside ?──────╮        ╭Downtown─────────╮
    │Advertiser ●    a│♣a      │Indep. Square   d│
    │Curiosit. Shop   │───A────│Asylum        acd│
    │Train Station  ab│        │Bella Luna    cde│
    ╰──────────┬──────╯        ╰───┬─────────────╯
               │♣b                 │⌂c ▲
           ╭───┴───────────────────┴╮
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from rich.text import Text

from miskatonic.games.arkham_3e.board import Board, board_of
from miskatonic.games.arkham_3e.components import SCENARIOS
from miskatonic.games.arkham_3e.words import space_name
from miskatonic.kernel.text import Message

from ..canvas import Canvas
from ..face import Frame
from ..pieces import Piece, fitting
from ..targets import span
from .marks import (
    Lying,
    centre,
    heading,
    letter,
    lying,
    short_neighborhood,
    short_pieces,
    short_space,
    street_ends,
    street_piece,
    streets_of,
)
from .targets import by_space

WIDTH: Final = 80
GAP: Final = 8
"""The columns between tiles of one row, where a street lies."""
TALL: Final = 5
"""The lines of a tile: its three spaces and the frame."""
ROWS: Final = TALL + 1
LEAST_NAME: Final = 7
"""So much of a name is kept, whatever lies there."""
STALK: Final = 2
"""How far from the corner of a tile a street leaves it downwards."""
STREET: Final = 13
"""The columns for a street between rows of tiles."""

POINTED_WEST: Final = frozenset({"easttown", "rivertown", "uptown"})
"""The tiles with spaces in the north-west, the east and the south-west; the others have them the other way round."""


class Plan(Struct, frozen=True):
    """How the tiles of a scenario lie."""

    corners: dict[str, tuple[int, int]]
    """The upper left corner of each neighbourhood."""
    wide: int
    """The columns of a tile."""
    height: int


def plan_of(scenario: str) -> Plan:
    """As wide as eighty columns allow."""
    tiles = SCENARIOS[scenario].neighborhoods
    halves = max(column for column, _ in tiles.values())
    wide = (2 * WIDTH - halves * GAP) // (2 + halves)
    corners = {id: (column * (wide + GAP) // 2, row * ROWS) for id, (column, row) in tiles.items()}
    return Plan(corners, wide, max(y for _, y in corners.values()) + TALL)


def draw_map(frame: Frame) -> Text:
    view = frame.view
    board, plan = board_of(view.scenario), plan_of(view.scenario)
    canvas = Canvas(WIDTH, plan.height)
    there, options = lying(view), by_space(frame)
    for id in board.neighborhoods:
        draw_tile(canvas, id, plan, options.get(id, []), frame)
        for line, space in enumerate(from_the_top(id, board), 1):
            x, y = plan.corners[id]
            pieces = space_line(space, there[space], options.get(space, []), plan.wide - 2, frame)
            canvas.put_all(x + 1, y + line, pieces)
    for id in board.streets:
        draw_street(canvas, id, plan, there[id], options.get(id, []), frame)
    return canvas.text()


# Neighbourhoods.


def from_the_top(neighborhood: str, board: Board) -> list[str]:
    """The spaces in the order in which they lie on the tile, from the top to the bottom."""
    first, second, third = board.spaces_of[neighborhood]
    return [first, second, third] if neighborhood in POINTED_WEST else [first, third, second]


def draw_tile(canvas: Canvas, id: str, plan: Plan, options: list[int], frame: Frame) -> None:
    """The frame, with the name and what lies in the centre."""
    x, y = plan.corners[id]
    inside = plan.wide - 2
    style = "uncanny" if id in frame.view.anomalies else "muted"
    canvas.put(x, y, f"╭{'─' * inside}╮", style)
    for line in range(1, TALL - 1):
        canvas.put(x, y + line, "│", style)
        canvas.put(x + plan.wide - 1, y + line, "│", style)
    canvas.put(x, y + TALL - 1, f"╰{'─' * inside}╯", style)
    pieces = centre(id, frame.view)
    around = mark(options) + [(f" {text}", style) for text, style in pieces]
    name = best(frame, heading(id), short_neighborhood(id), inside - length(around))
    canvas.put_all(x + 1, y, [(name, "legal" if options else "title"), *around])


def space_line(space: str, there: Lying, options: list[int], room: int, frame: Frame) -> list[Piece]:
    """The name with the numbers of the options there, what lies there, and at the end the streets."""
    letters = "".join(letter(street, frame) for street in streets_of(board_of(frame.view.scenario), space))
    numbers = mark(options)
    free = room - len(letters) - length(numbers) - 1
    pieces = fitting(short_pieces(there, frame), free - LEAST_NAME - 1)
    pieces = [(" ", ""), *pieces] if pieces else []
    name = best(frame, space_name(space), short_space(space), free - length(pieces))
    taken = [(name, "legal" if options else "name" if there.people else ""), *numbers, *pieces]
    return [*taken, (" " * (room - length(taken) - len(letters)), ""), (letters, "muted")]


def mark(options: list[int]) -> list[Piece]:
    return [(f"[{span(options)}]", "who")] if options else []


def length(pieces: list[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def best(frame: Frame, full: Message, short: Message, room: int) -> str:
    """A name as long as there is room for."""
    whole, few = frame.say(full), frame.say(short)
    whole = whole[:1].upper() + whole[1:]
    if len(whole) <= room:
        return whole
    return few if len(few) <= room else f"{few[: room - 1].rstrip(' .')}…"


# Streets.


def draw_street(canvas: Canvas, id: str, plan: Plan, there: Lying, options: list[int], frame: Frame) -> None:
    """Between two tiles of a row, or of rows above each other."""
    ends = [plan.corners[end] for end in street_ends(frame.view.scenario, id)]
    one, other = sorted(ends, key=lambda corner: corner[1])
    label = [street_piece(id, frame), *mark(options)]
    pieces = short_pieces(there, frame)
    if one[1] == other[1]:
        draw_across(canvas, min(one, other), plan, label, pieces)
    else:
        draw_down(canvas, (max(one[0], other[0]) + STALK, other[1] - 1), label, pieces)


def draw_across(canvas: Canvas, west: tuple[int, int], plan: Plan, label: list[Piece], pieces: list[Piece]) -> None:
    """Its label above the line, and on the line what is there."""
    x, y = west[0] + plan.wide, west[1]
    shown = fitting(pieces, GAP - 2)
    canvas.put_all(x + (GAP - length(label)) // 2, y + 1, label)
    canvas.put(x, y + 2, "─" * GAP, "muted")
    canvas.put_all(x + (GAP - length(shown)) // 2, y + 2, shown)


def draw_down(canvas: Canvas, start: tuple[int, int], label: list[Piece], pieces: list[Piece]) -> None:
    """In the line between the tiles, where they lie above each other."""
    x, y = start
    shown = fitting(pieces, STREET - 2 - length(label))
    canvas.put(x, y - 1, "┬", "muted")
    canvas.put_all(x, y, [("│", "muted"), *label, *([(" ", ""), *shown] if shown else [])])
