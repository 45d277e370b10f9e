"""The board: thirty-six spaces of three types, and the paths of three kinds between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct, field

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.content import read

from .words import FOLDER, Omen, PathKind, SpaceId, SpaceType


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space, the symbol of the gate that opens there, and whether expeditions lead to it."""

    id: SpaceId
    type: SpaceType
    gate: Omen | None = None
    expedition: bool = False


class PrintedPath(Struct, frozen=True, forbid_unknown_fields=True):
    one: SpaceId = field(name="from")
    other: SpaceId = field(name="to")
    kind: PathKind


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: list[Space]
    paths: list[PrintedPath]


BOARD: Final = read(FOLDER / "content" / "board.yaml", Board)
SPACES: Final = {space.id: space for space in BOARD.spaces}
GATES: Final = {space.id: space.gate for space in BOARD.spaces if space.gate is not None}
"""The symbol of every gate, by the space it opens on: there is one for each (rule eh.gate.9.ltp)."""
EXPEDITIONS: Final = tuple(space.id for space in BOARD.spaces if space.expedition)
CITIES: Final = tuple(space.id for space in BOARD.spaces if space.type is SpaceType.CITY)

WORLD: Final = Atlas(SPACES, (Edge(path.one, path.other, path.kind) for path in BOARD.paths))
"""Paths of every kind; the one over the edge of the board is a path like others (rules eh.faq.32, eh.faq.33)."""
BY_TICKET: Final = {kind: WORLD.only(kind) for kind in (PathKind.TRAIN, PathKind.SHIP)}

REGIONS: Final = {
    "america": ("arkham", "buenos-aires", "san-francisco"),
    "europe": ("istanbul", "london", "rome"),
    "asia": ("shanghai", "sydney", "tokyo"),
}
"""The decks of the nine named cities (rules eh.location-encounter.2 to 4)."""
REGION_OF: Final = {city: region for region, cities in REGIONS.items() for city in cities}


type_of: Final[Callable[[SpaceId], SpaceType]] = {space.id: space.type for space in BOARD.spaces}.__getitem__


def of_type(type: SpaceType) -> list[SpaceId]:
    return [space.id for space in BOARD.spaces if space.type is type]
