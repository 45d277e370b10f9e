"""Puzzle pieces and layouts as printed, and what can be told from them alone: what touches, what fits, what is solved.

Everything here is pure. A piece has marks (symbols, ends of wires) on its sides; turning it by one increment to the
right moves each mark to a later side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from miskatonic.kernel import content

from .components import Printed
from .puzzle_places import COMPASS, FORMS, Form, PieceShape, Pile, Place, Point, PuzzleType, Side
from .state import Piece
from .words import FOLDER


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A wire on a piece, from one side to another, as it lies at the start."""

    colour: Literal["red", "blue"]
    sides: tuple[int, int]


class PieceFace(Printed, frozen=True, kw_only=True, dict=True):
    """A puzzle piece as printed, in its start orientation."""

    number: int
    shape: PieceShape
    marks: tuple[str, ...]
    """By side, clockwise; nothing where a side has none."""
    wires: tuple[Wire, ...] = ()
    picture: str = ""
    """Of a rune piece: the layout it belongs to."""
    home: int = -1
    """Of a rune piece: the place it belongs to."""

    @cached_property
    def form(self) -> Form:
        return FORMS[self.shape]

    @cached_property
    def turned(self) -> tuple[tuple[str, ...], ...]:
        """The marks by side for every number of increments."""
        return tuple(self._turned_by(turns) for turns in range(self.form.turns))

    def _turned_by(self, turns: int) -> tuple[str, ...]:
        count, by = len(self.marks), turns * self.form.increments
        return tuple(self.marks[(side - by) % count] for side in range(count))

    @cached_property
    def lines(self) -> tuple[dict[int, tuple[str, int]], ...]:
        """For every number of increments: where the wire at a side leads, and its colour."""
        return tuple(self._lines_turned_by(turns) for turns in range(self.form.turns))

    def _lines_turned_by(self, turns: int) -> dict[int, tuple[str, int]]:
        found: dict[int, tuple[str, int]] = {}
        for wire in self.wires:
            one, other = ((side + turns) % 4 for side in wire.sides)
            found[one], found[other] = (wire.colour, other), (wire.colour, one)
        return found

    @cached_property
    def looks(self) -> tuple[int, ...]:
        """For every number of increments the least number of them that looks the same."""
        seen = [(marks, tuple(sorted(lines.items()))) for marks, lines in zip(self.turned, self.lines, strict=True)]
        return tuple(seen.index(each) for each in seen)


class End(NamedTuple):
    """What the setup tile shows at its border: a mark against a side of a place."""

    place: int
    side: int
    mark: str


class Stroke(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a rune picture, in places from its upper left corner."""

    points: list[Point]


class Layout(Printed, frozen=True, kw_only=True, dict=True):
    """A puzzle as its card and its setup tile show it."""

    type: PuzzleType
    shape: PieceShape
    rows: list[str]
    """A letter for every place: `x`, of triangles `^` and `v`; a dot where there is none."""
    tile: dict[str, str] = {}
    """The border of the setup tile: what it shows against a side of a place, as in `1:w: red`."""
    picture: list[Stroke] = []
    """Of a rune puzzle: what the card shows."""

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Row by row from the upper left (rule mom.puzzle-setup.5)."""
        return tuple(
            Place(row, column, self.shape, letter == "v")
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter != "."
        )

    @cached_property
    def ends(self) -> tuple[End, ...]:
        found: list[End] = []
        for where, mark in self.tile.items():
            number, _, name = where.partition(":")
            place = int(number) - 1
            found.append(End(place, self.places[place].names.index(name), mark))
        return tuple(found)

    @cached_property
    def shown_at(self) -> dict[Side, str]:
        """What the setup tile shows against the sides of places."""
        return {(end.place, end.side): end.mark for end in self.ends}

    @cached_property
    def touching(self) -> dict[Side, Side]:
        """Which sides of places touch (rule mom.puzzle-other.1): corners do not count."""
        found: dict[Side, Side] = {}
        starts = {
            segment: (number, side)
            for number, place in enumerate(self.places)
            for side, segment in enumerate(place.sides)
        }
        for (start, end), one in starts.items():
            other = starts.get((end, start))
            if other is not None:
                found[one] = other
        return found

    @cached_property
    def adjacent(self) -> tuple[tuple[int, int], ...]:
        """Pairs of places whose pieces may be swapped, in the order of the places."""
        return tuple(sorted({(one, other) for (one, _), (other, _) in self.touching.items() if one < other}))

    @cached_property
    def joints(self) -> tuple[tuple[Side, Side], ...]:
        """The pairs of touching sides, each once."""
        return tuple((one, other) for one, other in sorted(self.touching.items()) if one < other)

    @property
    def form(self) -> Form:
        return FORMS[self.shape]

    @property
    def pile(self) -> Pile:
        return self.form.pile


class WiringPiece(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """As written in the content file: wires as in `red: [ns]`."""

    number: int
    red: list[str] = []
    blue: list[str] = []


class LockPiece(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    shape: PieceShape
    marks: list[str]


class RuneSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pieces of a picture, numbered from the upper left: the first lies in the first place of the picture."""

    picture: str
    first: int
    count: int


class PuzzleContent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    wiring: list[WiringPiece]
    lock: list[LockPiece]
    rune: list[RuneSet]
    layouts: list[Layout]


def _wiring_face(piece: WiringPiece) -> PieceFace:
    marks = ["", "", "", ""]
    wires: list[Wire] = []
    for colour, ways in (("red", piece.red), ("blue", piece.blue)):
        for way in ways:
            one, other = (COMPASS.index(letter) for letter in way)
            marks[one] = marks[other] = colour
            wires.append(Wire("red" if colour == "red" else "blue", (one, other)))
    return PieceFace(
        id=f"wiring-{piece.number}",
        origin="original",
        number=piece.number,
        shape=PieceShape.SQUARE,
        marks=tuple(marks),
        wires=tuple(wires),
    )


def _lock_face(piece: LockPiece) -> PieceFace:
    return PieceFace(
        id=f"lock-{piece.number}",
        origin="original",
        number=piece.number,
        shape=piece.shape,
        marks=tuple(piece.marks),
    )


def _rune_faces(runes: RuneSet) -> Iterator[PieceFace]:
    for home in range(runes.count):
        number = runes.first + home
        yield PieceFace(
            id=f"rune-{number}",
            origin="original",
            number=number,
            shape=PieceShape.STONE,
            marks=(),
            picture=runes.picture,
            home=home,
        )


def _faces(printed: PuzzleContent) -> Iterator[PieceFace]:
    yield from map(_wiring_face, printed.wiring)
    yield from map(_lock_face, printed.lock)
    for runes in printed.rune:
        yield from _rune_faces(runes)


_PRINTED: Final = content.read(FOLDER / "content" / "puzzles.yaml", PuzzleContent)

PIECES: Final[dict[int, PieceFace]] = {face.number: face for face in _faces(_PRINTED)}
"""All puzzle pieces by number (rule mom.component.11)."""
LAYOUTS: Final[dict[str, Layout]] = {layout.id: layout for layout in _PRINTED.layouts}
"""All puzzles, by the name of the setup tile (`2a`) or of the picture."""


def usable(layout: Layout, numbers: Sequence[int]) -> list[int]:
    """Those of some unused pieces that a puzzle may use: a rune puzzle only those of its picture."""
    if layout.type is not PuzzleType.RUNE:
        return list(numbers)
    return [number for number in numbers if PIECES[number].picture == layout.id]


def mark_at(pieces: Sequence[Piece], place: int, side: int) -> str:
    """What a piece shows at a side of its place."""
    piece = pieces[place]
    return PIECES[piece.id].turned[piece.turns][side]


def solved(layout: Layout, pieces: Sequence[Piece]) -> bool:
    """Whether the goal of a puzzle is met, which depends on its type (rules mom.puzzle-solved.1 to .5)."""
    return _GOALS[layout.type](layout, pieces)


def picture_complete(layout: Layout, pieces: Sequence[Piece]) -> bool:
    """Each piece is in the place that the card shows (rule mom.puzzle-solved.1)."""
    return all(PIECES[piece.id].home == place for place, piece in enumerate(pieces))


def symbols_match(layout: Layout, pieces: Sequence[Piece]) -> bool:
    """Every symbol matches each adjacent one, also on the setup tile (rule mom.puzzle-solved.5)."""
    return all(mark_at(pieces, end.place, end.side) == end.mark for end in layout.ends) and all(
        mark_at(pieces, *one) == mark_at(pieces, *other) for one, other in layout.joints
    )


def wires_run(layout: Layout, pieces: Sequence[Piece]) -> bool:
    """The red and the blue wires run unbroken from start to end (rule mom.puzzle-solved.3)."""
    return all(reached(layout, pieces, end) is not None for end in layout.ends)


def reached(layout: Layout, pieces: Sequence[Piece], start: End) -> End | None:
    """Where the wire from an end on the setup tile leads: to another end of its colour, or nowhere."""
    way = list(wire_from(layout, pieces, start))
    if not way:
        return None
    place, _, out = way[-1]
    mark = layout.shown_at.get((place, out))
    return End(place, out, start.mark) if mark == start.mark else None


def wire_from(layout: Layout, pieces: Sequence[Piece], start: End) -> Iterator[tuple[int, int, int]]:
    """The places a wire runs through, each with the side it comes in by and the one it leaves by.

    It goes on only where the next piece has the same colour at the touching side (rule mom.puzzle-solved.4).
    """
    place, side = start.place, start.side
    while True:
        piece = pieces[place]
        leads = PIECES[piece.id].lines[piece.turns].get(side)
        if leads is None or leads[0] != start.mark:
            return
        out = leads[1]
        yield place, side, out
        across = layout.touching.get((place, out))
        if across is None:
            return
        place, side = across


_GOALS: Final = {
    PuzzleType.RUNE: picture_complete,
    PuzzleType.WIRING: wires_run,
    PuzzleType.LOCK: symbols_match,
}


class Swap(NamedTuple):
    """Two adjacent pieces change places (rule mom.puzzle-attempt.2)."""

    one: int
    other: int


class Rotate(NamedTuple):
    """A piece is turned by one increment (rule mom.puzzle-attempt.5)."""

    place: int
    way: Literal["left", "right"]


Move = Swap | Rotate


def moves(layout: Layout, pieces: Sequence[Piece]) -> list[Move]:
    """The swaps and turns there are; a rune puzzle has swaps only (rule mom.puzzle-attempt.4).

    Where turning left and right come to the same, there is one turn.
    """
    found: list[Move] = [Swap(*pair) for pair in layout.adjacent]
    for place, piece in enumerate(pieces):
        looks, turns = PIECES[piece.id].looks, len(PIECES[piece.id].looks)
        left, right = looks[(piece.turns - 1) % turns], looks[(piece.turns + 1) % turns]
        if left != looks[piece.turns] and left != right:
            found.append(Rotate(place, "left"))
        if right != looks[piece.turns]:
            found.append(Rotate(place, "right"))
    return found


def apply(pieces: list[Piece], move: Move) -> None:
    """Make a swap, which keeps both orientations (rule mom.puzzle-attempt.3), or a turn."""
    if isinstance(move, Swap):
        pieces[move.one], pieces[move.other] = pieces[move.other], pieces[move.one]
        return
    piece = pieces[move.place]
    by = 1 if move.way == "right" else -1
    piece.turns = (piece.turns + by) % PIECES[piece.id].form.turns
