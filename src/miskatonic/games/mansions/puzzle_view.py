"""A puzzle as everybody sees it, with all that is needed to draw it; unused pieces stay hidden but for their number.

Points are in the plane of the puzzle: x to the right, y downwards, a square piece has the side 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from .puzzle_pieces import LAYOUTS, PIECES, End, Layout, mark_at, reached, solved, wire_from
from .puzzle_places import FORMS, Place, Point, PuzzleType
from .state import Attempt, Mansions, Piece, Puzzle
from .words import CardId, front

Meets = Literal["match", "clash", "nothing"]
"""How a symbol stands to what it touches: the same, another one, or there is nothing to match."""

_KNEE: Final = 0.4
"""How far the knee of a bent wire lies from the middle of its piece towards the corner."""


class SymbolView(Struct, frozen=True, gc=False):
    """A symbol of a lock piece, after it was turned."""

    symbol: str
    at: Point
    """The middle of the side it is at."""
    meets: Meets


class WireView(Struct, frozen=True, gc=False):
    """A wire of a wiring piece, after it was turned."""

    colour: str
    points: list[Point]
    """From side to side; a bend keeps to its corner, so that two of them do not meet."""
    joined: bool
    """It hangs together with an end on the setup tile."""


class PieceView(Struct, frozen=True, gc=False):
    """A piece in its place."""

    place: int
    """Counted from 1, row by row; 0 of a piece that was drawn."""
    number: int
    shape: str
    middle: Point
    outline: list[Point]
    upside_down: bool
    turned: int
    """By how many degrees, clockwise, from its start."""
    symbols: list[SymbolView]
    wires: list[WireView]
    strokes: list[list[Point]]
    """Of a rune piece: its part of the picture."""
    settled: bool
    """All it has to fit fits: its symbols, its place in the picture; of wiring, a wire through it is complete."""


class EndView(Struct, frozen=True, gc=False):
    """A symbol or an end of a wire on the border of the setup tile."""

    mark: str
    at: Point
    outwards: Point
    """A step away from the piece beside it."""
    place: int
    met: bool
    """The symbol is matched, the wire runs to its other end."""


class PuzzleView(Struct, frozen=True, gc=False):
    """A puzzle that has been laid out."""

    card: CardId
    layout: str
    type: str
    shape: str
    degrees: int
    """One increment of turning; 0 where pieces may not be turned."""
    width: float
    height: float
    pieces: list[PieceView]
    tile: list[EndView]
    """The border of the setup tile; runes have none."""
    picture: list[list[Point]]
    """What the card of a rune puzzle shows: the solution."""
    adjacent: list[tuple[int, int]]
    """Places whose pieces may be swapped."""
    pile: str
    """The pile of unused pieces that new ones are drawn from; nothing for runes, which have no draws."""
    solved: bool


class AttemptView(Struct, frozen=True, gc=False):
    """Somebody is at a puzzle."""

    who: str
    seat: int
    card: CardId
    actions: int
    point_spent: bool
    drawn: PieceView | None
    """The piece that was drawn and has to replace another, as it lies at its start."""


def see_puzzles(state: Mansions) -> list[PuzzleView]:
    """All puzzles that have been laid out."""
    return [see_puzzle(card, puzzle) for card, puzzle in state.puzzles.items()]


def see_puzzle(card: CardId, puzzle: Puzzle) -> PuzzleView:
    layout = LAYOUTS[puzzle.layout]
    corners = [point for place in layout.places for point in place.outline]
    return PuzzleView(
        card=front(card),
        layout=layout.id,
        type=layout.type,
        shape=layout.shape,
        degrees=layout.form.degrees,
        width=max(x for x, _ in corners),
        height=max(y for _, y in corners),
        pieces=list(_see_pieces(layout, puzzle.pieces)),
        tile=[_see_end(layout, puzzle.pieces, end) for end in layout.ends],
        picture=[list(stroke.points) for stroke in layout.picture],
        adjacent=[(one + 1, other + 1) for one, other in layout.adjacent],
        pile="" if layout.type is PuzzleType.RUNE else layout.pile,
        solved=solved(layout, puzzle.pieces),
    )


def see_attempt(state: Mansions, attempt: Attempt) -> AttemptView:
    drawn = None if attempt.drawn is None else _see_drawn(attempt.drawn)
    who = state.investigators[attempt.who].id
    return AttemptView(who, attempt.who, front(attempt.card), attempt.actions, attempt.point_spent, drawn)


def _see_pieces(layout: Layout, pieces: Sequence[Piece]) -> Iterator[PieceView]:
    joined, complete = _joined_wires(layout, pieces)
    for number, (place, piece) in enumerate(zip(layout.places, pieces, strict=True)):
        face = PIECES[piece.id]
        symbols = list(_see_symbols(layout, pieces, number)) if layout.type is PuzzleType.LOCK else []
        settled = {
            PuzzleType.LOCK: all(symbol.meets != "clash" for symbol in symbols),
            PuzzleType.WIRING: number in complete,
            PuzzleType.RUNE: face.home == number,
        }[layout.type]
        yield PieceView(
            place=number + 1,
            number=piece.id,
            shape=face.shape,
            middle=place.middle,
            outline=list(place.outline),
            upside_down=place.upside_down,
            turned=piece.turns * face.form.degrees,
            symbols=symbols,
            wires=[_see_wire(place, *wire, (number, wire[1]) in joined) for wire in _wires(piece)],
            strokes=list(_strokes_of(layout, face.home, place)) if layout.type is PuzzleType.RUNE else [],
            settled=settled,
        )


def _see_drawn(number: int) -> PieceView:
    """A drawn piece by itself, arrow up (rule mom.puzzle-attempt.9)."""
    face, place, piece = PIECES[number], Place(0, 0, PIECES[number].shape), Piece(number)
    marks = face.turned[0] if not face.wires else ()
    return PieceView(
        place=0,
        number=number,
        shape=face.shape,
        middle=place.middle,
        outline=list(place.outline),
        upside_down=False,
        turned=0,
        symbols=[SymbolView(mark, _side_middle(place, side), "nothing") for side, mark in enumerate(marks)],
        wires=[_see_wire(place, *wire, False) for wire in _wires(piece)],
        strokes=[],
        settled=False,
    )


def _see_symbols(layout: Layout, pieces: Sequence[Piece], place: int) -> Iterator[SymbolView]:
    for side in range(FORMS[layout.shape].sides):
        own = mark_at(pieces, place, side)
        across = layout.touching.get((place, side))
        other = layout.shown_at.get((place, side)) if across is None else mark_at(pieces, *across)
        meets: Meets = "nothing" if other is None else "match" if other == own else "clash"
        yield SymbolView(own, _side_middle(layout.places[place], side), meets)


def _see_end(layout: Layout, pieces: Sequence[Piece], end: End) -> EndView:
    place = layout.places[end.place]
    x, y = _side_middle(place, end.side)
    middle_x, middle_y = place.middle
    if layout.type is PuzzleType.WIRING:
        met = reached(layout, pieces, end) is not None
    else:
        met = mark_at(pieces, end.place, end.side) == end.mark
    outwards = (round(x - middle_x, 4), round(y - middle_y, 4))
    return EndView(end.mark, (x, y), outwards, end.place + 1, met)


def _joined_wires(layout: Layout, pieces: Sequence[Piece]) -> tuple[set[tuple[int, int]], set[int]]:
    """The wires that hang together with an end, by a side each; and the places a complete wire runs through."""
    joined: set[tuple[int, int]] = set()
    complete: set[int] = set()
    if layout.type is PuzzleType.WIRING:
        for end in layout.ends:
            way = list(wire_from(layout, pieces, end))
            joined |= {(place, side) for place, one, other in way for side in (one, other)}
            if reached(layout, pieces, end) is not None:
                complete |= {place for place, _, _ in way}
    return joined, complete


def _wires(piece: Piece) -> Iterator[tuple[str, int, int]]:
    """The wires of a piece as it lies: their colours and sides."""
    for side, (colour, other) in PIECES[piece.id].lines[piece.turns].items():
        if side < other:
            yield colour, side, other


def _see_wire(place: Place, colour: str, one: int, other: int, joined: bool) -> WireView:
    (x, y), begin, end = place.middle, _side_middle(place, one), _side_middle(place, other)
    knee = x + _KNEE * (begin[0] + end[0] - 2 * x), y + _KNEE * (begin[1] + end[1] - 2 * y)
    return WireView(colour, [begin, (round(knee[0], 4), round(knee[1], 4)), end], joined)


def _side_middle(place: Place, side: int) -> Point:
    (x, y), (end_x, end_y) = place.sides[side]
    return round((x + end_x) / 2, 4), round((y + end_y) / 2, 4)


def _strokes_of(layout: Layout, home: int, place: Place) -> Iterator[list[Point]]:
    """The part of the picture that a piece shows, where it lies now."""
    cell = layout.places[home]
    for stroke in layout.picture:
        for one, other in zip(stroke.points, stroke.points[1:], strict=False):
            part = _within(one, other, cell)
            if part is not None:
                by_x, by_y = place.column - cell.column, place.row - cell.row
                yield [(round(x + by_x, 4), round(y + by_y, 4)) for x, y in part]


def _within(one: Point, other: Point, cell: Place) -> tuple[Point, Point] | None:
    """The part of a line that lies within a square cell (Liang and Barsky)."""
    begin, end = 0.0, 1.0
    for start, way, low in ((one[0], other[0] - one[0], cell.column), (one[1], other[1] - one[1], cell.row)):
        for by, room in ((-way, start - low), (way, low + 1 - start)):
            if by == 0:
                if room < 0:
                    return None
            elif by < 0:
                begin = max(begin, room / by)
            else:
                end = min(end, room / by)
    if begin >= end:
        return None
    points = [(one[0] + (other[0] - one[0]) * at, one[1] + (other[1] - one[1]) * at) for at in (begin, end)]
    return points[0], points[1]
