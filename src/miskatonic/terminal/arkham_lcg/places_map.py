"""The map of a scenario: boxes joined by lines, as wide as seventy-eight columns."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.view import EnemyView, LocationView, View
from miskatonic.games.arkham_lcg.words import card_name

from ..canvas import Canvas
from ..face import Frame
from .lines import draw_lines, lanes_needed
from .marks import Piece, enemy_mark, initial, location_pieces, number_pieces, place_name
from .plans import WIDE, WIDTH, Spot, lay_out
from .targets import by_location, loose_enemies, own, span

PLAIN: Final = "╭╮╰╯─│"
HERE: Final = "╔╗╚╝═║"
UNREVEALED: Final = "╭╮╰╯┄┆"

FULL_ROWS, BRIEF_ROWS = 4, 3
GAP_ROWS: Final = 1
SHORTEST_NAME: Final = 6
"""An enemy's name is cut, but not below so many characters."""


def draw_places(frame: Frame, width: int) -> RenderableType:
    """The map, or where it does not fit a line for each location."""
    view: View = frame.view
    if width < WIDTH:
        return Group(*location_lines(frame, view.locations))
    spots = lay_out(view.scenario, view.locations)
    elsewhere = [location for location in view.locations if location.id not in spots]
    drawn = [draw_map(frame, spots)] if spots else []
    return Group(*drawn, *location_lines(frame, elsewhere))


def draw_map(frame: Frame, spots: dict[int, Spot]) -> Text:
    view: View = frame.view
    tops, below = row_tops(frame, spots)
    lanes = lanes_needed(view.locations, spots)
    canvas = Canvas(WIDTH, below + lanes)
    draw_lines(canvas, view.locations, spots, tops, below)
    options = by_location(frame.decision, view)
    for location in view.locations:
        if location.id in spots:
            spot = spots[location.id]
            draw_box(canvas, location, spot, tops[spot.row], frame, options.get(location.id, []))
    return canvas.text()


def row_tops(frame: Frame, spots: dict[int, Spot]) -> tuple[dict[int, int], int]:
    """The first line of every row of boxes that is used, and the first line below all of them."""
    tops: dict[int, int] = {}
    y = 0
    for row in sorted({spot.row for spot in spots.values()}):
        tops[row] = y
        y += max(rows_of(spot, frame) for spot in spots.values() if spot.row == row) + GAP_ROWS
    return tops, y - GAP_ROWS


def rows_of(spot: Spot, frame: Frame) -> int:
    return BRIEF_ROWS if frame.brief or spot.width >= WIDE else FULL_ROWS


def draw_box(canvas: Canvas, location: LocationView, spot: Spot, y: int, frame: Frame, options: list[int]) -> None:
    """Name; numbers and investigators; enemies and others; what is attached, and the options about it."""
    view: View = frame.view
    rows, inside = rows_of(spot, frame), spot.width - 2
    you = own(view)
    is_here = you is not None and you.location == location.id and you.seat in location.investigators
    border = UNREVEALED if not location.revealed else HERE if is_here else PLAIN
    style = "legal" if options else "" if location.revealed else "muted"
    left_up, right_up, left_down, right_down, across, down = border
    x = spot.x
    canvas.put(x, y, left_up + across * inside + right_up, style)
    for row in range(1, rows - 1):
        canvas.put(x, y + row, down, style)
        canvas.put(x + spot.width - 1, y + row, down, style)
    canvas.put(x, y + rows - 1, left_down + across * inside + right_down, style)

    number = [(f" {text}", style) for text, style in number_pieces(location, frame)]
    name = cut(frame.say(place_name(location.code)), inside - length(number))
    canvas.put_all(x + 1, y, [(name, style or "name"), *number])
    people = people_pieces(location, frame)
    numbers = spaced(location_pieces(location, frame))
    if rows == BRIEF_ROWS:
        room = inside - length(numbers) - length(people) - 2
        canvas.put_all(x + 1, y + 1, [*numbers, (" ", ""), *content_pieces(location, frame, room)])
    else:
        canvas.put_all(x + 1, y + 1, numbers)
        canvas.put_all(x + 1, y + 2, content_pieces(location, frame, inside))
    canvas.put_all(x + 1 + inside - length(people), y + 1, people)
    mark = f"[{span(options)}]" if options else ""
    attached = ", ".join(frame.say(card_name(card.code)) for card in location.attachments)
    canvas.put(x + 1, y + rows - 1, cut(attached, inside - len(mark)), "uncanny")
    canvas.put(x + 1 + inside - len(mark), y + rows - 1, mark, "who")


def people_pieces(location: LocationView, frame: Frame) -> list[Piece]:
    view: View = frame.view
    return [(frame.say(initial(view.investigators[who].code)), "who") for who in location.investigators]


def content_pieces(location: LocationView, frame: Frame, room: int) -> list[Piece]:
    """The enemies nobody is engaged with, and cards nobody controls; names where there is room, else a count."""
    view: View = frame.view
    enemies = loose_enemies(view, location.id)
    names = [(enemy_mark(enemy), frame.say(card_name(enemy.code))) for enemy in enemies]
    names += [(("+", "good"), frame.say(card_name(card.code))) for card in location.others]
    if not names:
        return []
    each = (room + 1) // len(names) - 2
    if each < SHORTEST_NAME:
        return counted_marks(enemies, len(location.others))
    return spaced([piece for (sign, style), name in names for piece in [(sign + cut(name, each), style)]])


def counted_marks(enemies: list[EnemyView], others: int) -> list[Piece]:
    """A sign for each enemy and each other card."""
    return [*map(enemy_mark, enemies), ("+" * others, "good")]


def spaced(pieces: list[Piece]) -> list[Piece]:
    return [part for place, piece in enumerate(pieces) for part in ([(" ", ""), piece] if place else [piece])]


def length(pieces: list[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


# For narrow screens, and for locations no map knows.


def location_lines(frame: Frame, locations: list[LocationView]) -> list[Text]:
    view: View = frame.view
    options = by_location(frame.decision, view)
    return [location_line(location, frame, options.get(location.id, [])) for location in locations]


def location_line(location: LocationView, frame: Frame, options: list[int]) -> Text:
    """Name, numbers, who and what is there, and where one gets from it."""
    view: View = frame.view
    line = Text(frame.say(place_name(location.code)), "legal" if options else "name")
    parts = [*number_pieces(location, frame), *location_pieces(location, frame), *people_pieces(location, frame)]
    for piece in parts:
        line.append(" ").append(*piece)
    for enemy in loose_enemies(view, location.id):
        line.append(" ").append(*enemy_mark(enemy)).append(frame.say(card_name(enemy.code)))
    for card in location.others:
        line.append(" ").append("+", "good").append(frame.say(card_name(card.code)))
    for card in location.attachments:
        line.append(" ").append(frame.say(card_name(card.code)), "uncanny")
    if options:
        line.append(" ").append(f"[{span(options)}]", "who")
    ways = [other for other in view.locations if other.id in location.connects]
    for place, way in enumerate(ways):
        line.append(" → " if place == 0 else ", ", "muted").append(frame.say(place_name(way.code)), "muted")
        for number, _ in number_pieces(way, frame):
            line.append(" ").append(number, "muted")
    return line
