"""The house of a story: rooms, spaces, doors and features, and who can go where (rules mom.map.*, mom.move.*)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel.atlas import Atlas, Edge, Routes, routes

from .floor_plan import Border, FloorPlan, Ground, Line, Point, StoryMap, lay_out, story_maps
from .state import Mansions
from .words import DoorId, Feature, RoomId, SpaceId, room_of

Mover = Literal["investigator", "humanoid", "beast", "eldritch"]

LINE: Final = "line"
DOOR: Final = "door"
LADDER: Final = "ladder"
VENT: Final = "vent"

WAYS: Final[dict[Mover, tuple[str, ...]]] = {
    "investigator": (LINE, DOOR, LADDER),
    "humanoid": (LINE, DOOR, LADDER),
    "beast": (LINE, DOOR, VENT),
    "eldritch": (LINE, DOOR),
}
"""Who goes by what (rules mom.ladder.1, mom.ladder.3, mom.vent.1, mom.vent.3)."""


class Door(Struct, frozen=True):
    """A door (rule mom.map.5). Without another side it leads out of the house, or meets a wall and is sealed."""

    id: DoorId
    one: SpaceId
    other: SpaceId | None
    outer: bool
    """It leads out of the house: investigators escape by such doors (rule mom.escape.5)."""
    sealed: bool
    """It has a sealed door marker in set-up; `Mansions.sealed` says how it stands (rule mom.setup-investigator.9)."""
    at: Point
    wall: Line
    """The stretch of wall it is in, for drawing."""

    @property
    def rooms(self) -> tuple[RoomId, ...]:
        return tuple(room_of(space) for space in (self.one, self.other) if space is not None)

    def beyond(self, space: SpaceId) -> SpaceId | None:
        """Where it leads from one of its sides."""
        return self.other if space == self.one else self.one


class Shape(Struct, frozen=True):
    """A space to be drawn, or to be looked at."""

    outline: list[Point]
    dots: list[Point]
    """Where lines of sight begin and end; none in a space without dots (rule mom.line-of-sight.5)."""
    center: Point
    ground: Ground


class House:
    """The map of a story as it is set up."""

    def __init__(self, setup: StoryMap) -> None:
        self.story = setup.story
        self.plan: FloorPlan = lay_out(setup)
        self.start: SpaceId = setup.start
        self.spaces: tuple[SpaceId, ...] = tuple(self.plan.outlines)
        self.rooms: dict[RoomId, tuple[SpaceId, ...]] = {}
        for space in self.spaces:
            self.rooms[room_of(space)] = (*self.rooms.get(room_of(space), ()), space)
        self.doors: list[Door] = [
            Door(number, door.one, door.other, door.outer, door.sealed, door.at, door.wall)
            for number, door in enumerate(self.plan.doors, start=1)
        ]
        self.doors_at: dict[SpaceId, list[Door]] = {space: [] for space in self.spaces}
        """The doors of each space, on either side (rule mom.barrier.1)."""
        for door in self.doors:
            self.doors_at[door.one].append(door)
            if door.other is not None:
                self.doors_at[door.other].append(door)
        self.features: dict[Feature, tuple[SpaceId, ...]] = {
            kind: tuple(setup.features.get(kind, ())) for kind in Feature
        }
        self.features[Feature.LADDER] = tuple(space for pair in setup.ladders for space in pair)
        self.features[Feature.VENT] = tuple(setup.vents)
        self.atlas: Atlas[SpaceId] = Atlas(self.spaces, self._edges(setup))
        self.range_atlas: Atlas[SpaceId] = self.atlas.only(LINE)
        """What counts for range: neither doors nor ladders nor vents (rules mom.range.5, mom.ladder.2)."""
        self._ways = {mover: self._ways_of(mover) for mover in WAYS}

    def _edges(self, setup: StoryMap) -> list[Edge[SpaceId]]:
        lines = [Edge(one, other, LINE) for one, other in self.plan.touching]
        doors = [Edge(door.one, door.other, DOOR) for door in self.doors if door.other is not None]
        ladders = [Edge(one, other, LADDER) for one, other in setup.ladders]
        vents = [Edge(one, other, VENT) for n, one in enumerate(setup.vents) for other in setup.vents[n + 1 :]]
        return [*lines, *doors, *ladders, *vents]

    def _ways_of(self, mover: Mover) -> dict[SpaceId, list[tuple[SpaceId, DoorId | None]]]:
        """Where a mover can go from each space, and through which door."""
        ways: dict[SpaceId, list[tuple[SpaceId, DoorId | None]]] = {space: [] for space in self.spaces}
        for edge in self.atlas.edges:
            if edge.kind in WAYS[mover] and edge.kind != DOOR:
                ways[edge.one].append((edge.other, None))
                ways[edge.other].append((edge.one, None))
        for door in self.doors:
            if door.other is not None:
                ways[door.one].append((door.other, door.id))
                ways[door.other].append((door.one, door.id))
        return ways

    def ways(self, mover: Mover, space: SpaceId) -> list[tuple[SpaceId, DoorId | None]]:
        """The spaces next to one for a mover, each with the door that leads there, whatever blocks it."""
        return self._ways[mover][space]

    def door(self, id: DoorId) -> Door:
        return self.doors[id - 1]

    def outside_doors(self, room: RoomId) -> list[Door]:
        """The doors of a room that lead out of the house (rule mom.escape.5)."""
        return [door for door in self.doors if door.outer and room_of(door.one) == room]

    def sealed_doors(self) -> list[DoorId]:
        """The doors with a sealed door marker in set-up (rule mom.setup-investigator.9)."""
        return [door.id for door in self.doors if door.sealed]

    def rooms_next_to(self, room: RoomId) -> list[RoomId]:
        """The rooms that a door or a white line joins to a room."""
        joined = [(room_of(edge.one), room_of(edge.other)) for edge in self.atlas.edges if edge.kind in (LINE, DOOR)]
        near = [other if one == room else one for one, other in joined if room in (one, other)]
        return [each for each in dict.fromkeys(near) if each != room]

    def rooms_with(self, feature: Feature) -> list[RoomId]:
        return list(dict.fromkeys(room_of(space) for space in self.features[feature]))

    def shape(self, space: SpaceId) -> Shape:
        outline = self.plan.outlines[space]
        return Shape(outline, self.plan.dots[space], center_of(outline), self.plan.ground[room_of(space)])

    def borders(self) -> list[Border]:
        """All walls and white lines, for drawing; doors are in walls, at `Door.at`."""
        return self.plan.borders

    def box(self) -> tuple[float, float, float, float]:
        """The west, north, east and south end of the map."""
        points = [point for outline in self.plan.outlines.values() for point in outline]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


@cache
def house_of(story: str) -> House:
    return House(story_maps()[story])


def stories() -> list[str]:
    """The stories that have a map."""
    return list(story_maps())


def neighbours(state: Mansions, space: SpaceId, mover: Mover) -> list[SpaceId]:
    """The spaces a mover can go to; sealed and barred doors block (rules mom.move.2, mom.move.8, mom.barrier.3)."""
    shut = state.sealed
    barred = [barrier.door for barrier in state.barriers if barrier.door is not None]
    if barred:
        shut = [*shut, *barred]
    return [there for there, door in house_of(state.story).ways(mover, space) if door is None or door not in shut]


def doors_out(state: Mansions, space: SpaceId) -> list[DoorId]:
    """The unsealed doors of a space that lead out of the house, those without a barrier first (rule mom.escape.5)."""
    doors = house_of(state.story).doors_at[space]
    barred = [barrier.door for barrier in state.barriers]
    return sorted((door.id for door in doors if door.outer and door.id not in state.sealed), key=barred.__contains__)


def past_barriers(state: Mansions, space: SpaceId, mover: Mover) -> list[tuple[SpaceId, DoorId]]:
    """Where a monster could go if the barrier on the door gave way (rule mom.monster-vs-barrier.1)."""
    barred = {barrier.door for barrier in state.barriers}
    ways = house_of(state.story).ways(mover, space)
    return [(there, door) for there, door in ways if door is not None and door in barred and door not in state.sealed]


def routes_from(state: Mansions, space: SpaceId, mover: Mover) -> Routes[SpaceId]:
    """The shortest ways of a mover as things stand, Locks aside."""
    return routes(space, lambda here: neighbours(state, here, mover))


def door_between(story: str, a: SpaceId, b: SpaceId) -> Door | None:
    """The door between two spaces, sealed or not."""
    return next((door for door in house_of(story).doors_at[a] if door.beyond(a) == b), None)


def center_of(outline: list[Point]) -> Point:
    """The centre of gravity of a space: where figures stand."""
    twice = x = y = 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        cross = ax * by - bx * ay
        twice, x, y = twice + cross, x + (ax + bx) * cross, y + (ay + by) * cross
    return x / (3 * twice), y / (3 * twice)
