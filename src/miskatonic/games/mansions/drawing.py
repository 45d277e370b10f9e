"""The house of a story as a drawing: outlines, walls, white lines, doors and features, for boards on a screen.

Nothing here changes in play: what is sealed, barred, burning or dark is in the view of the state, by the same ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct

from .floor_plan import Ground, Line, Point, area, turning
from .house import Door, house_of
from .words import DoorId, Feature, RoomId, SpaceId

HALF_DOOR: Final = 0.2
"""Half the width of a door, in units."""


class DrawnSpace(Struct, frozen=True):
    id: SpaceId
    outline: list[Point]
    center: Point
    """Where figures stand."""
    dots: list[Point]


class DrawnRoom(Struct, frozen=True):
    id: RoomId
    ground: Ground
    name_at: Point
    """Where its name and its cards lie (rule mom.map.3): in its largest space."""
    spaces: list[DrawnSpace]


class DrawnDoor(Struct, frozen=True):
    id: DoorId
    line: Line
    outer: bool
    """It leads out of the house."""


class DrawnFeature(Struct, frozen=True):
    kind: Feature
    space: SpaceId
    leads_to: list[SpaceId]
    """Of a ladder or a vent: where one comes out."""


class Drawing(Struct, frozen=True):
    box: tuple[float, float, float, float]
    """West, north, east and south end, in units; y runs to the south, as on screens."""
    start: SpaceId
    rooms: list[DrawnRoom]
    walls: list[Line]
    lines: list[Line]
    """White lines between spaces."""
    touching: list[tuple[SpaceId, SpaceId]]
    """Spaces with only a white line between them, by which range is counted (rule mom.range.2)."""
    doors: list[DrawnDoor]
    features: list[DrawnFeature]


@cache
def drawing_of(story: str) -> Drawing:
    """The drawing of a story's house."""
    house = house_of(story)
    borders = house.borders()
    return Drawing(
        house.box(),
        house.start,
        [_room(story, room) for room in house.rooms],
        joined(border.line for border in borders if border.kind == "wall"),
        joined(border.line for border in borders if border.kind == "line"),
        house.plan.touching,
        [DrawnDoor(door.id, door_line(door), door.outer) for door in house.doors],
        [
            DrawnFeature(kind, space, _leads_to(story, kind, space))
            for kind, spaces in house.features.items()
            for space in spaces
        ],
    )


def _room(story: str, room: RoomId) -> DrawnRoom:
    house = house_of(story)
    shapes = {space: house.shape(space) for space in house.rooms[room]}
    largest = max(shapes.values(), key=lambda shape: area(shape.outline))
    spaces = [DrawnSpace(id, shape.outline, shape.center, shape.dots) for id, shape in shapes.items()]
    return DrawnRoom(room, largest.ground, largest.center, spaces)


def _leads_to(story: str, kind: Feature, space: SpaceId) -> list[SpaceId]:
    if kind not in (Feature.LADDER, Feature.VENT):
        return []
    return house_of(story).atlas.only(kind).neighbours[space]


def door_line(door: Door) -> Line:
    """The opening in the wall."""
    (ax, ay), (bx, by) = door.wall
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (bx - ax) / far * HALF_DOOR, (by - ay) / far * HALF_DOOR
    (x, y) = door.at
    return (x - dx, y - dy), (x + dx, y + dy)


def joined(lines: Iterable[Line]) -> list[Line]:
    """The same lines with those made one that go straight on; the ends of each in order."""
    left = sorted(lines)
    made: list[Line] = []
    for line in left:
        before = next((each for each in made if each[1] == line[0] and turning(*each, line[1]) == 0), None)
        if before is None:
            made.append(line)
        else:
            made[made.index(before)] = (before[0], line[1])
    return made
