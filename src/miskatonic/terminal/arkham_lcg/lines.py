"""The lines of a map: every connection between locations, beside, below, across a corner or round the others."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.arkham_lcg.view import LocationView

from ..canvas import Canvas
from .plans import Spot

STYLE = "walkway"

Line = tuple[Spot, Spot]


def connections(locations: Iterable[LocationView], spots: dict[int, Spot]) -> list[Line]:
    """Every two boxes that are connected, the upper or left one first."""
    found: set[tuple[int, int, int, int]] = set()
    lines: list[Line] = []
    for location in locations:
        for other in location.connects:
            if location.id not in spots or other not in spots:
                continue
            one, two = sorted([spots[location.id], spots[other]], key=reading_order)
            key = (one.row, one.x, two.row, two.x)
            if key not in found:
                found.add(key)
                lines.append((one, two))
    return lines


def reading_order(spot: Spot) -> tuple[int, int]:
    return spot.row, spot.x


def is_detour(line: Line, spots: Iterable[Spot]) -> bool:
    """Two boxes of a row with others between them."""
    one, two = line
    return one.row == two.row and any(spot.row == one.row and one.x < spot.x < two.x for spot in spots)


def lanes_needed(locations: Iterable[LocationView], spots: dict[int, Spot]) -> int:
    """The lines below the map that detours take."""
    return sum(is_detour(line, spots.values()) for line in connections(locations, spots))


def draw_lines(
    canvas: Canvas, locations: Iterable[LocationView], spots: dict[int, Spot], tops: dict[int, int], below: int
) -> None:
    """All connections; detours last, the shortest nearest to the boxes."""
    lines = connections(locations, spots)
    detours = [line for line in lines if is_detour(line, spots.values())]
    for line in lines:
        if line not in detours:
            draw_line(canvas, line, tops)
    for lane, (one, two) in enumerate(sorted(detours, key=lambda line: line[1].x - line[0].x)):
        draw_detour(canvas, one.middle - 2 * lane, two.middle + 2 * lane, below, lane)


def draw_line(canvas: Canvas, line: Line, tops: dict[int, int]) -> None:
    """To the neighbour beside, below, or across the corner."""
    one, two = line
    if one.row == two.row:
        canvas.put(one.end, tops[one.row] + 1, "═" * (two.x - one.end), STYLE)
        return
    gap = tops[two.row] - 1
    if one.x < two.end and two.x < one.end:
        canvas.put(min(one, two, key=lambda spot: spot.width).middle, gap, "║", STYLE)
    elif one.end <= two.x:
        canvas.put(one.end + 1, gap, "╲", STYLE)
    else:
        canvas.put(two.end + 1, gap, "╱", STYLE)


def draw_detour(canvas: Canvas, start: int, end: int, below: int, lane: int) -> None:
    """Down from one box, along below the others, and up to the other box."""
    for y in range(below, below + lane):
        canvas.put(start, y, "║", STYLE)
        canvas.put(end, y, "║", STYLE)
    canvas.put(start, below + lane, "╚" + "═" * (end - start - 1) + "╝", STYLE)
