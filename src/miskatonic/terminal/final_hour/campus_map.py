"""The campus drawn in seventy-eight columns and twenty rows, as it lies on the board.

    10      7       9
     8      6       3       4
     1      2      12      11
    15     13      14       5

In this grid every walkway joins neighbours, except 14 and 15, whose walkway passes under 13.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.final_hour.campus import BOARD, LOCATIONS
from miskatonic.games.final_hour.view import LocationView, View
from miskatonic.games.final_hour.words import Colour
from miskatonic.kernel.text import Message

from ..canvas import Canvas
from ..face import Frame
from .marks import (
    CLUE,
    COLOUR_SIGNS,
    FRESH,
    GATE,
    USED,
    ZONE_SIGNS,
    Piece,
    initial,
    short_name,
    space_mark,
)
from .targets import by_location, by_walkway, span
from .words import say

GRID: Final = ((10, 7, 9, None), (8, 6, 3, 4), (1, 2, 12, 11), (15, 13, 14, 5))
CELLS: Final = {number: (column, row) for row, line in enumerate(GRID) for column, number in enumerate(line) if number}

BOX, GAP, BOX_ROWS, GAP_ROWS = 17, 3, 4, 1
INSIDE: Final = BOX - 2
WIDTH: Final = 4 * BOX + 3 * GAP + 3
HEIGHT: Final = 4 * (BOX_ROWS + GAP_ROWS)
SPECIAL_LEGEND: Final = 51
"""The column right of the underpass."""
NAME_WIDTH: Final = BOX - 2 - len("12 ♣ ")

PLAIN_BORDER: Final = "╭╮╰╯─│"
RITUAL_BORDER: Final = "╔╗╚╝═║"


def draw_campus(frame: Frame, width: int) -> RenderableType:
    """The map, or where it does not fit a line for each location."""
    return draw_map(frame) if width >= WIDTH else Group(*location_lines(frame))


def draw_map(frame: Frame) -> Text:
    canvas = Canvas(WIDTH, HEIGHT)
    view: View = frame.view
    options = by_location(frame.decision)
    draw_walkways(canvas, frame)
    for location in view.locations:
        draw_location(canvas, location, frame, options.get(location.number, []))
    draw_legend(canvas, frame)
    return canvas.text()


def corner(number: int) -> tuple[int, int]:
    """The upper left corner of a location's box."""
    column, row = CELLS[number]
    return column * (BOX + GAP), row * (BOX_ROWS + GAP_ROWS)


def draw_location(canvas: Canvas, location: LocationView, frame: Frame, options: list[int]) -> None:
    """The box: number, zone and name; the monster spaces; what lies there and who stands there; the arrows."""
    x, y = corner(location.number)
    printed = LOCATIONS[location.number]
    style = "legal" if options else f"zone-{printed.zone}"
    edge = "danger" if location.ritual_site else style
    left_up, right_up, left_down, right_down, across, down = RITUAL_BORDER if location.ritual_site else PLAIN_BORDER
    canvas.put(x, y, left_up + across * INSIDE + right_up, edge)
    for row in (1, 2):
        canvas.put(x, y + row, down, edge)
        canvas.put(x + BOX - 1, y + row, down, edge)
    canvas.put(x, y + BOX_ROWS - 1, left_down + across * INSIDE + right_down, edge)

    name = frame.say(short_name(location.number))
    canvas.put(x + 1, y, f"{location.number} {ZONE_SIGNS[printed.zone]} {name}", style)
    for place, space in enumerate(location.spaces):
        canvas.put_all(x + 1 + 4 * place, y + 1, [space_mark(space, frame.locale)])
    canvas.put_all(x + 1, y + 2, contents(location, frame))
    arrows = arrow_pieces(location.number)
    canvas.put_all(x + BOX - 1 - sum(len(text) for text, _ in arrows), y + 2, arrows)
    tag = foot(location)
    if tag is not None:
        canvas.put(x + 1, y + BOX_ROWS - 1, frame.say(tag), "danger" if location.ritual_site else "uncanny")
    if options:
        mark = f"[{span(options)}]"
        canvas.put(x + BOX - 1 - len(mark), y + BOX_ROWS - 1, mark, "who")


def contents(location: LocationView, frame: Frame) -> list[Piece]:
    """The clue or the gate, then the investigators by their initials."""
    pieces: list[Piece] = []
    if location.clue:
        pieces += [(CLUE, "information"), (" ", "")]
    if location.gate:
        pieces += [(f"{GATE}{location.gate_tokens}", "uncanny"), (" ", "")]
    return [*pieces, *((frame.say(initial(each)), "who") for each in location.investigators)]


def arrow_pieces(number: int) -> list[Piece]:
    """Where the red and the blue arrow lead."""
    at = LOCATIONS[number]
    return [
        ("→", "muted"),
        (f"{COLOUR_SIGNS[Colour.RED]}{at.red}", "arrow-red"),
        (" ", ""),
        (f"{COLOUR_SIGNS[Colour.BLUE]}{at.blue}", "arrow-blue"),
    ]


def foot(location: LocationView) -> Message | None:
    """What is written on the lower edge: the ritual, or which gate it is."""
    if location.ritual_site:
        return say("map-ritual")
    return say(f"map-gate-{location.gate}") if location.gate else None


def draw_walkways(canvas: Canvas, frame: Frame) -> None:
    """Every walkway, with its seal or with the number of the option to seal it."""
    view: View = frame.view
    seals = {(seal.one, seal.other): FRESH if seal.fresh else USED for seal in view.seals}
    options = by_walkway(frame.decision)
    for one, other in BOARD.walkways:
        option = options.get((one, other))
        if option is not None:
            draw_walkway(canvas, one, other, (str(option), "who"))
        else:
            draw_walkway(canvas, one, other, (seals.get((one, other), ""), "legal"))


def draw_walkway(canvas: Canvas, one: int, other: int, mark: Piece) -> None:
    """A bridge to the neighbour: beside, below, or across the corner."""
    (column, row), (to_column, to_row) = sorted((CELLS[one], CELLS[other]))
    x = column * (BOX + GAP)
    y = row * (BOX_ROWS + GAP_ROWS)
    if row == to_row and to_column - column == 2:
        draw_underpass(canvas, x, y + BOX_ROWS, mark)
    elif row == to_row:
        canvas.put(x + BOX, y + 1, "═" * GAP, "walkway")
        canvas.put(x + BOX + 1, y + 1, *mark)
    elif column == to_column:
        canvas.put(x + BOX // 2, y + BOX_ROWS, mark[0] or "║", mark[1] if mark[0] else "walkway")
    else:
        falls = to_row > row
        line = y + BOX_ROWS if falls else y - GAP_ROWS
        canvas.put(x + BOX + 1, line, "╲" if falls else "╱", "walkway")
        canvas.put(x + BOX + 2, line, *mark)


def draw_underpass(canvas: Canvas, x: int, y: int, mark: Piece) -> None:
    """The walkway between two locations with a third between them."""
    reach = 2 * (BOX + GAP)
    canvas.put(x + BOX // 2, y, "╚" + "═" * (reach - 1) + "╝", "walkway")
    canvas.put(x + BOX // 2 + reach // 2, y, *mark)


def draw_legend(canvas: Canvas, frame: Frame) -> None:
    """What the signs mean, in the corner of the map where nothing stands."""
    x = 3 * (BOX + GAP)
    for row in range(BOX_ROWS + GAP_ROWS):
        canvas.put(x, row, frame.say(say(f"map-legend-{row + 1}")), "muted")
    view: View = frame.view
    canvas.put(SPECIAL_LEGEND, HEIGHT - 1, frame.say(say(f"map-special-{view.ancient_one}")), "muted")


def short_campus(frame: Frame) -> RenderableType:
    """The locations by their numbers in two columns, for screens too short for the map."""
    view: View = frame.view
    options = by_location(frame.decision)
    lines = [short_line(location, frame, options.get(location.number, [])) for location in view.locations]
    half = (len(lines) + 1) // 2
    grid = Table.grid(padding=(0, 2))
    for one, other in zip_longest(lines[:half], lines[half:], fillvalue=Text()):
        grid.add_row(one, other)
    return grid


def short_line(location: LocationView, frame: Frame, options: list[int]) -> Text:
    """Number, monster spaces, what lies there and who stands there, options."""
    zone = LOCATIONS[location.number].zone
    line = Text().append(f"{location.number:>2}{ZONE_SIGNS[zone]} ", f"zone-{zone}")
    for space in location.spaces:
        line.append(*space_mark(space, frame.locale)).append(" ")
    for piece in contents(location, frame):
        line.append(*piece)
    if location.ritual_site:
        line.append(frame.say(say("map-ritual")).rstrip(), "danger")
    if options:
        line.append(" ").append(f"[{span(options)}]", "who")
    return line


def location_lines(frame: Frame) -> list[Text]:
    """A line for each location, for screens too narrow for the map."""
    view: View = frame.view
    options = by_location(frame.decision)
    return [location_line(location, frame, options.get(location.number, [])) for location in view.locations]


def location_line(location: LocationView, frame: Frame, options: list[int]) -> Text:
    printed = LOCATIONS[location.number]
    line = Text()
    line.append(f"{location.number:>2} {ZONE_SIGNS[printed.zone]} ", f"zone-{printed.zone}")
    line.append(f"{frame.say(short_name(location.number)):<{NAME_WIDTH}} ", "legal" if options else "")
    for space in location.spaces:
        line.append(*space_mark(space, frame.locale))
        line.append(" ")
    for piece in [*contents(location, frame), (" ", ""), *arrow_pieces(location.number)]:
        line.append(*piece)
    tag = foot(location)
    if tag is not None:
        line.append(" ").append(frame.say(tag), "uncanny")
    if options:
        line.append(" ").append(f"[{span(options)}]", "who")
    return line
