"""The house of a story as a plan, drawn in eighty columns.

A unit of the map is three rows high and as wide as eighty columns allow. Walls are lines with gaps where doors are; the
white lines between the spaces of a room are dotted. A room has its name, what is true of all of it (fire, darkness, its
cards) below the name, and in every space who and what is there.
"""

from __future__ import annotations

from functools import cache
from math import floor
from typing import Final

from msgspec import Struct
from rich.text import Text

from miskatonic.games.mansions.drawing import Drawing, drawing_of
from miskatonic.games.mansions.floor_plan import Line, Point, sides_of
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import room_name, room_of

from ..canvas import Canvas
from ..face import Frame
from ..line_art import DOTTED, EAST, LIGHT, WEST, Cell, LineArt
from ..pieces import Piece
from ..targets import span
from .marks import BARRIER, EXIT, SEALED, features, lying, room_pieces, short_pieces, short_room
from .targets import by_space

WIDTH: Final = 80
TALL: Final = 3
"""The rows of a unit, of which the first is its wall."""

Run = tuple[int, int, int]
"""A row, and the columns from and up to which it is free."""


class Plan(Struct, frozen=True):
    """How the house of a story lies on the screen."""

    wide: int
    """The columns of a unit."""
    width: int
    height: int
    walls: LineArt
    lines: LineArt
    doors: dict[int, list[Cell]]
    """The gaps in the walls."""
    runs: dict[str, list[Run]]
    """The free stretches of each space, from the top."""
    names: dict[str, Run]
    """Where the name of each room stands."""


@cache
def plan_of(story: str) -> Plan:
    drawing = drawing_of(story)
    west, north, east, south = drawing.box
    wide = (WIDTH - 1) // round(east - west)

    def cell(point: Point) -> Cell:
        return floor((point[0] - west) * wide + 0.5), floor((point[1] - north) * TALL + 0.5)

    walls, lines = LineArt(), LineArt()
    for art, stretches in ((walls, drawing.walls), (lines, drawing.lines)):
        for one, other in stretches:
            art.line(cell(one), cell(other))
    width, height = cell((east, south))[0] + 1, cell((east, south))[1] + 1
    doors = {door.id: gap(door.line, walls, cell(middle(door.line))) for door in drawing.doors}
    owners = owners_of(drawing, wide, (width, height))
    free = {at: space for at, space in owners.items() if at not in walls.ways}
    runs = runs_of({at: space for at, space in free.items() if at not in lines.ways})
    rooms = runs_of({at: room_of(space) for at, space in free.items()})
    names = {room: max(found, key=lambda run: (unbroken(run, lines), -run[0])) for room, found in rooms.items()}
    return Plan(wide, width, height, walls, lines, doors, runs, names)


def unbroken(run: Run, lines: LineArt) -> int:
    """How good a stretch is for a name: how long it is, without what lies along a white line."""
    row, first, end = run
    return sum(1 - 2 * bool(lines.ways.get((x, row), 0) & (EAST | WEST)) for x in range(first, end))


def middle(line: Line) -> Point:
    (ax, ay), (bx, by) = line
    return (ax + bx) / 2, (ay + by) / 2


def gap(line: Line, walls: LineArt, at: Cell) -> list[Cell]:
    """The cells of a wall that a door takes: three across, one down."""
    x, y = at
    if line[0][1] == line[1][1]:
        return [(x + by, y) for by in (-1, 0, 1)]
    if line[0][0] == line[1][0]:
        return [at]
    near = sorted(walls.ways, key=lambda each: abs(each[0] - x) + TALL * abs(each[1] - y))
    return near[:1]


def owners_of(drawing: Drawing, wide: int, size: tuple[int, int]) -> dict[Cell, str]:
    """In which space each cell lies."""
    west, north = drawing.box[:2]
    outlines = {space.id: space.outline for room in drawing.rooms for space in room.spaces}
    owners: dict[Cell, str] = {}
    for row in range(size[1]):
        for column in range(size[0]):
            point = west + (column + 0.01) / wide, north + (row + 0.01) / TALL
            found = next((id for id, outline in outlines.items() if inside(outline, point)), None)
            if found is not None:
                owners[column, row] = found
    return owners


def inside(outline: list[Point], point: Point) -> bool:
    """Does a point lie in a polygon? A ray from it to the east crosses an odd number of sides."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in sides_of(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed = not crossed
    return crossed


def runs_of(owners: dict[Cell, str]) -> dict[str, list[Run]]:
    """The stretches of cells that have one owner, by owner and row."""
    runs: dict[str, list[Run]] = {}
    for (x, y), owner in sorted(owners.items(), key=lambda item: (item[0][1], item[0][0])):
        found = runs.setdefault(owner, [])
        if found and found[-1][0] == y and found[-1][2] == x:
            found[-1] = (y, found[-1][1], x + 1)
        else:
            found.append((y, x, x + 1))
    return runs


# Drawing.


def draw_map(frame: Frame) -> Text:
    view: View = frame.view
    plan = plan_of(view.story)
    canvas = Canvas(WIDTH, plan.height)
    plan.lines.draw(canvas, DOTTED, "muted")
    plan.walls.draw(canvas, LIGHT, "walkway")
    draw_doors(canvas, plan, view)
    there, options = lying(view), by_space(frame)
    for room, run in plan.names.items():
        draw_name(canvas, room, run, frame, burning=room in view.fire)
    for space, runs in plan.runs.items():
        name = plan.names[room_of(space)]
        pieces = [*mark(options.get(space, [])), *short_pieces(there[space], frame)]
        if space == named_space(plan, room_of(space)):
            pieces += room_pieces(room_of(space), view)
        pieces += features(space, view)
        place(canvas, [run for run in runs if run[0] != name[0] or not overlap(run, name)], pieces)
    return canvas.text()


def draw_doors(canvas: Canvas, plan: Plan, view: View) -> None:
    """Open doors are gaps; the others have a sign."""
    barred = {each.door for each in view.barriers}
    outer = {door.id for door in drawing_of(view.story).doors if door.outer}
    for id, cells in plan.doors.items():
        signs = {SEALED: (id in view.sealed, "danger"), BARRIER: (id in barred, "walkway"), EXIT: (id in outer, "good")}
        sign, style = next(((sign, style) for sign, (held, style) in signs.items() if held), (" ", ""))
        for x, y in cells:
            canvas.put(x, y, " ")
        x, y = cells[len(cells) // 2]
        canvas.put(x, y, sign, style)


def draw_name(canvas: Canvas, room: str, run: Run, frame: Frame, *, burning: bool) -> None:
    row, first, end = run
    whole, short = frame.say(room_name(room)), frame.say(short_room(room))
    name = whole if len(whole) <= end - first else short[: end - first]
    canvas.put(first, row, name, "danger" if burning else "title")


def named_space(plan: Plan, room: str) -> str:
    """The space below the beginning of a room's name, where what is true of the whole room is shown."""
    row, first, _ = plan.names[room]
    spaces = [space for space in plan.runs if room_of(space) == room]
    return min(spaces, key=lambda space: min(abs(y - row) + abs(x - first) for y, x, _ in plan.runs[space]))


def overlap(one: Run, other: Run) -> bool:
    return one[1] < other[2] and other[1] < one[2]


def mark(options: list[int]) -> list[Piece]:
    return [(f"[{span(options)}]", "who")] if options else []


def place(canvas: Canvas, runs: list[Run], pieces: list[Piece]) -> None:
    """Pieces where there is room for them, row by row; a sign where there are more."""
    left = list(pieces)
    for number, (row, first, end) in enumerate(runs):
        x = first
        while left and len(left[0][0]) <= end - x - (number == len(runs) - 1 and len(left) > 1):
            text, style = left.pop(0)
            canvas.put(x, row, text, style)
            x += len(text)
        if left and number == len(runs) - 1:
            canvas.put(min(x, end - 1), row, "…", "muted")
