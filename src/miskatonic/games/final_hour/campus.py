"""The campus as printed: fifteen locations in three zones, the walkways, the arrows."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from miskatonic.kernel.atlas import Atlas
from miskatonic.kernel.content import read

from .words import FOLDER, Colour, Origin, Zone


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A location as printed: its zone, its monster spaces, and where its two arrows lead."""

    number: int
    zone: Zone
    spaces: int
    red: int
    blue: int
    placement: Origin
    origin: Origin


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    locations: list[Location]
    walkways: list[tuple[int, int]]


BOARD: Final = read(FOLDER / "content" / "board.yaml", Board)
LOCATIONS: Final = {location.number: location for location in BOARD.locations}
NUMBERS: Final = tuple(LOCATIONS)
ZONES: Final = {zone: sorted(at.number for at in BOARD.locations if at.zone is zone) for zone in Zone}
CAMPUS: Final = Atlas(NUMBERS, BOARD.walkways)
ARROWS: Final = {
    Colour.RED: {at.number: at.red for at in BOARD.locations},
    Colour.BLUE: {at.number: at.blue for at in BOARD.locations},
}
