"""The campus as printed: fifteen locations in three zones, the walkways, the arrows."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.content import read

from .words import FOLDER, Colour, Origin, Zone


class PrintedLocation(Struct, frozen=True, forbid_unknown_fields=True):
    """A location as printed: its zone, its monster spaces, and where its two arrows lead."""

    number: int
    zone: Zone
    spaces: int
    red: int
    blue: int
    placement: Origin
    origin: Origin


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    locations: list[PrintedLocation]
    walkways: list[tuple[int, int]]


BOARD: Final = read(FOLDER / "content" / "board.yaml", Board)
LOCATIONS: Final = {location.number: location for location in BOARD.locations}
NUMBERS: Final = tuple(LOCATIONS)
ZONES: Final = {zone: sorted(at.number for at in BOARD.locations if at.zone is zone) for zone in Zone}
WALKWAY: Final = "walkway"
"""The kind of edge investigators use; the others are the arrows, by their colour."""

_PRINTED: Final = Atlas(
    NUMBERS,
    [
        *(Edge(one, other, WALKWAY) for one, other in BOARD.walkways),
        *(Edge(at.number, at.red, Colour.RED, one_way=True) for at in BOARD.locations),
        *(Edge(at.number, at.blue, Colour.BLUE, one_way=True) for at in BOARD.locations),
    ],
)
CAMPUS: Final = _PRINTED.only(WALKWAY)
"""The locations and the walkways: what is adjacent (rule fh.board.6)."""

WALKWAYS: Final = {here: {there: CAMPUS.edge(here, there) for there in CAMPUS.neighbours[here]} for here in NUMBERS}
"""The number of the walkway from each location to each adjacent one."""

ARROWS: Final = {colour: {here: to for here, [to] in _PRINTED.only(colour).neighbours.items()} for colour in Colour}
"""Where the arrow of a colour leads from each location."""


def _chain(arrows: dict[int, int], start: int) -> tuple[int, ...]:
    way = [start]
    while (following := arrows[way[-1]]) not in way:
        way.append(following)
    return (*way, following)


CHAINS: Final = {colour: {here: _chain(arrows, here) for here in NUMBERS} for colour, arrows in ARROWS.items()}
"""The overflow chain of a colour: a location, where its arrows lead on, and at last the one where it comes round."""
