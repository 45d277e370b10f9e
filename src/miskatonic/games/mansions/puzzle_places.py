"""Where puzzle pieces lie: the shapes they have, their sides, and what that means in the plane.

Places of a layout are numbered from 0, row by row from the upper left; players and keys count them from 1. The sides of
a place go clockwise: of triangles from the base, of the others from the top.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from math import sqrt
from typing import Final, Literal, NamedTuple

from msgspec import Struct


class PuzzleType(StrEnum):
    """The three types of puzzle (rule mom.puzzle.6)."""

    WIRING = "wiring"
    LOCK = "lock"
    RUNE = "rune"


class PieceShape(StrEnum):
    """The shapes of pieces: wiring pieces are squares, runes are stones."""

    SQUARE = "square"
    RECTANGLE = "rectangle"
    TRIANGLE = "triangle"
    CROSS = "cross"
    STONE = "stone"


Pile = Literal["wiring", "rectangle", "triangle", "cross", "rune"]
PILES: Final[tuple[Pile, ...]] = ("wiring", "rectangle", "triangle", "cross", "rune")
"""The five piles of unused pieces (rule mom.setup.6): lock pieces are divided by their shape."""

Point = tuple[float, float]
Side = tuple[int, int]
"""A side of a place: the number of the place, and the number of the side."""


class Form(NamedTuple):
    """What follows from the shape of a piece."""

    pile: Pile
    sides: int
    increments: int
    """By how many sides one increment moves every mark; none where the piece may not be turned."""
    degrees: int
    """What one increment is (rules mom.puzzle-attempt.6, mom.puzzle-attempt.7)."""

    @property
    def turns(self) -> int:
        """How many increments bring a piece back to its start."""
        return 360 // self.degrees if self.degrees else 1


FORMS: Final = {
    PieceShape.SQUARE: Form("wiring", 4, 1, 90),
    PieceShape.RECTANGLE: Form("rectangle", 4, 2, 180),
    PieceShape.TRIANGLE: Form("triangle", 3, 1, 120),
    PieceShape.CROSS: Form("cross", 4, 1, 90),
    PieceShape.STONE: Form("rune", 4, 0, 0),
}

COMPASS: Final = ("n", "e", "s", "w")
_POINTS_UP: Final = ("s", "nw", "ne")
_POINTS_DOWN: Final = ("n", "se", "sw")


class Place(Struct, frozen=True, dict=True):
    """Where a piece lies: its outline, its middle, and which way a triangle points."""

    row: int
    column: int
    shape: PieceShape
    upside_down: bool = False

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of its sides."""
        if self.shape is not PieceShape.TRIANGLE:
            return COMPASS
        return _POINTS_DOWN if self.upside_down else _POINTS_UP

    @cached_property
    def middle(self) -> Point:
        return _middle(self)

    @cached_property
    def sides(self) -> tuple[tuple[Point, Point], ...]:
        """The ends of each side that can touch another piece."""
        return tuple(_sides(self))

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """The polygon of a piece that lies here."""
        if self.shape is PieceShape.CROSS:
            x, y = self.middle
            return tuple((_rounded(x + dx), _rounded(y + dy)) for dx, dy in _CROSS)
        return tuple(start for start, _ in self.sides)


_HEIGHT: Final = sqrt(3) / 2
_ARM: Final = 1 / 6
_CROSS: Final = (
    *((-_ARM, -0.5), (_ARM, -0.5), (_ARM, -_ARM), (0.5, -_ARM), (0.5, _ARM), (_ARM, _ARM)),
    *((_ARM, 0.5), (-_ARM, 0.5), (-_ARM, _ARM), (-0.5, _ARM), (-0.5, -_ARM), (-_ARM, -_ARM)),
)


def _rounded(number: float) -> float:
    return round(number, 4) + 0.0


def _middle(place: Place) -> Point:
    if place.shape is PieceShape.TRIANGLE:
        rise = _HEIGHT / 3 if place.upside_down else 2 * _HEIGHT / 3
        return _rounded((place.column + 1) / 2), _rounded(place.row * _HEIGHT + rise)
    width = 2 if place.shape is PieceShape.RECTANGLE else 1
    return (place.column + 0.5) * width, place.row + 0.5


def _sides(place: Place) -> Iterator[tuple[Point, Point]]:
    """Clockwise, each side from its beginning to its end."""
    if place.shape is PieceShape.TRIANGLE:
        left, top, bottom = place.column / 2, place.row * _HEIGHT, (place.row + 1) * _HEIGHT
        corners = [(left + 1, bottom), (left, bottom), (left + 0.5, top)]
        if place.upside_down:
            corners = [(left, top), (left + 1, top), (left + 0.5, bottom)]
        points = [(_rounded(x), _rounded(y)) for x, y in corners]
        yield from zip(points, (*points[1:], points[0]), strict=True)
        return
    x, y = place.middle
    wide = 1.0 if place.shape is PieceShape.RECTANGLE else 0.5
    half = _ARM if place.shape is PieceShape.CROSS else None
    across, along = half or wide, half or 0.5
    for start, end in (
        ((-across, -0.5), (across, -0.5)),
        ((wide, -along), (wide, along)),
        ((across, 0.5), (-across, 0.5)),
        ((-wide, along), (-wide, -along)),
    ):
        yield (_rounded(x + start[0]), _rounded(y + start[1])), (_rounded(x + end[0]), _rounded(y + end[1]))
