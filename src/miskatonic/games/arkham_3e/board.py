"""The board of a scenario: neighbourhoods of three spaces, and streets between them (rules ah3.444.*, ah3.480.*)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from miskatonic.kernel.atlas import Atlas, Edge, nearest

from .components import SCENARIOS, TILES, Street
from .words import FUTURE, Neighborhood, SpaceId

NOT_ON_THE_MAP: Final = frozenset({FUTURE})
"""Spaces that only an archive card makes."""


class Board:
    """The tiles of a scenario as they are laid out."""

    def __init__(self, scenario: str) -> None:
        sheet = SCENARIOS[scenario]
        self.neighborhoods: tuple[Neighborhood, ...] = tuple(sheet.neighborhoods)
        self.spaces_of: dict[Neighborhood, list[SpaceId]] = {id: TILES[id].spaces for id in sheet.neighborhoods}
        self.neighborhood_of: dict[SpaceId, Neighborhood] = {
            space: id for id, spaces in self.spaces_of.items() for space in spaces
        }
        """The neighbourhood of every space; a street has none."""
        self.streets: dict[SpaceId, Street] = {street.id: street for street in sheet.streets}
        spaces = [*self.neighborhood_of, *self.streets]
        inside = [
            Edge(one, other)
            for group in self.spaces_of.values()
            for place, one in enumerate(group)
            for other in group[place + 1 :]
        ]
        between = [Edge(street.id, space) for street in sheet.streets for space in street.touches]
        self.spaces: tuple[SpaceId, ...] = tuple(spaces)
        self.map: Atlas[SpaceId] = Atlas([*spaces, *NOT_ON_THE_MAP], [*inside, *between])

    def near(self, space: SpaceId) -> list[SpaceId]:
        """The adjacent spaces (rules ah3.489.2, ah3.489.4)."""
        return self.map.neighbours[space]

    @lru_cache(maxsize=2048)  # noqa: B019 (a board is kept as long as the game is there)
    def first_steps(self, start: SpaceId, goal: SpaceId) -> tuple[SpaceId, ...]:
        """The first spaces of all shortest ways from one space to another (rule ah3.202.2d)."""
        return tuple(self.map.routes(start).first_steps(goal))

    @lru_cache(maxsize=2048)  # noqa: B019 (a board is kept as long as the game is there)
    def nearest(self, origin: SpaceId, spaces: tuple[SpaceId, ...]) -> tuple[SpaceId, ...]:
        """The nearest of some spaces, each once; several where they tie (rule ah3.202.2g)."""
        return tuple(nearest(dict.fromkeys(spaces), self.map.routes(origin).away.get))

    def beside_street(self, street: SpaceId) -> list[SpaceId]:
        """The spaces where doom for a street can be placed (rules ah3.416.3, ah3.416.3-2)."""
        return [near for near in self.near(street) if near not in self.streets]


@cache
def board_of(scenario: str) -> Board:
    return Board(scenario)
