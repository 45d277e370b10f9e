"""Lines drawn with characters: stretches between points that join where they meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from .canvas import Canvas

Cell = tuple[int, int]
"""A column and a row."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""By the directions in which a line goes on."""
DOTTED: Final = " ┊┄┊┊┊┄┊┄┄┄┄┊┊┄┊"


class LineArt:
    """Which way lines go on from each cell."""

    def __init__(self) -> None:
        self.ways: dict[Cell, int] = {}

    def line(self, one: Cell, other: Cell) -> None:
        """A line between two cells; one that slants goes in steps."""
        way = list(steps(one, other))
        for here, there in pairwise(way):
            self._join(here, there)

    def _join(self, here: Cell, there: Cell) -> None:
        (x, y), (to_x, to_y) = here, there
        out, back = (
            (EAST, WEST) if to_x > x else (WEST, EAST) if to_x < x else (SOUTH, NORTH) if to_y > y else (NORTH, SOUTH)
        )
        self.ways[here] = self.ways.get(here, 0) | out
        self.ways[there] = self.ways.get(there, 0) | back

    def draw(self, canvas: Canvas, signs: str = LIGHT, style: str = "") -> None:
        for (x, y), ways in self.ways.items():
            canvas.put(x, y, signs[ways], style)


def steps(one: Cell, other: Cell) -> Iterator[Cell]:
    """The cells from one to the other, each beside the one before it."""
    (x, y), (to_x, to_y) = one, other
    wide, high = abs(to_x - x), abs(to_y - y)
    by_x, by_y = (1 if to_x > x else -1), (1 if to_y > y else -1)
    yield x, y
    across = down = 0
    while across < wide or down < high:
        if down >= high or (across < wide and (2 * across + 1) * high <= (2 * down + 1) * wide):
            across, x = across + 1, x + by_x
        else:
            down, y = down + 1, y + by_y
        yield x, y
