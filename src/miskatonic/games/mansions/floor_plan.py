"""The floor plan of a story: its tiles as they are laid out, cut into spaces, walls, white lines and doors.

Units and directions are those of the content files: x runs to the east, y to the south, and a medium tile is 2 by 2.
All coordinates are multiples of 1/16, so that floats compare exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise
from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel.content import read
from miskatonic.kernel.errors import ContentError

from .components import Origin
from .words import FOLDER, Feature, RoomId, SpaceId, room_of

Point = tuple[float, float]
Line = tuple[Point, Point]
Ground = Literal["inside", "outside", "cave"]
Meeting = Literal["open", "door", "wall"]
"""How a tile meets what lies beyond its edge."""

WHOLE: Final = "all"
"""The part of a room that is one space."""
COMPASS: Final = ("n", "nw", "w", "sw", "s", "se", "e", "ne")
"""Counter-clockwise, as tiles are turned."""


class RoomShape(Struct, frozen=True, forbid_unknown_fields=True):
    """A room of a tile: the outline of each space by the part of the room (rules mom.map.2, mom.map.4)."""

    id: RoomId
    ground: Ground
    spaces: dict[str, list[Point]]


class TileSide(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a map tile (rule mom.map.1)."""

    id: str
    tile: str
    size: tuple[int, int]
    origin: Origin
    rooms: list[RoomShape]
    doors: list[Point] = []
    open: list[Line] = []
    walls: list[Line] = []
    dots: dict[SpaceId, list[Point]] = {}


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in its place: its north-west corner, and by how many degrees it is turned counter-clockwise."""

    side: str
    at: tuple[int, int]
    turned: Literal[0, 90, 180, 270] = 0


class StoryMap(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The map set-up of a story; spaces are named as they lie on the map, not on their tile."""

    story: str
    origin: Origin
    tiles: list[Laid]
    start: SpaceId
    exits: list[Point] = []
    """Doors that lead out of the house; other doors at its edge lead nowhere and count as walls."""
    sealed: list[Point] = []
    """Doors between rooms with a sealed door marker; one that meets a wall has it anyway."""
    features: dict[Feature, list[SpaceId]] = {}
    """All but ladders and vents."""
    ladders: list[tuple[SpaceId, SpaceId]] = []
    vents: list[SpaceId] = []


class Border(Struct, frozen=True):
    """A straight stretch between two spaces, or between a space and what is no space."""

    line: Line
    one: SpaceId
    other: SpaceId | None
    kind: Literal["line", "wall"]
    """A white line can be crossed and seen across; a wall cannot, and doors are in walls."""


class Opening(Struct, frozen=True):
    """A door in a wall. One without another side leads out of the house, or it meets a wall and is sealed."""

    at: Point
    wall: Line
    one: SpaceId
    other: SpaceId | None
    outer: bool
    sealed: bool


class FloorPlan(Struct, frozen=True):
    outlines: dict[SpaceId, list[Point]]
    dots: dict[SpaceId, list[Point]]
    ground: dict[RoomId, Ground]
    tile_of: dict[RoomId, Laid]
    borders: list[Border]
    doors: list[Opening]
    touching: list[tuple[SpaceId, SpaceId]]
    """Spaces across a white line from each other, then those that meet at a corner (rules mom.move.2, mom.move.4)."""


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    sides: list[TileSide]


class Maps(Struct, frozen=True, forbid_unknown_fields=True):
    maps: list[StoryMap]


@cache
def tile_sides() -> dict[str, TileSide]:
    return {side.id: side for side in read(FOLDER / "content" / "tiles.yaml", Sides).sides}


@cache
def story_maps() -> dict[str, StoryMap]:
    return {each.story: each for each in read(FOLDER / "content" / "maps.yaml", Maps).maps}


class _Tile:
    """A tile in its place, in the coordinates of the map."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.side = tile_sides()[laid.side]
        self.doors = [self.turn(point) for point in self.side.doors]
        self.open = [self.turn_line(line) for line in self.side.open]
        self.walls = [self.turn_line(line) for line in self.side.walls]

    def turn(self, point: Point) -> Point:
        (x, y), (wide, high) = point, self.side.size
        turned = {0: (x, y), 90: (y, wide - x), 180: (wide - x, high - y), 270: (high - y, x)}[self.laid.turned]
        return turned[0] + self.laid.at[0], turned[1] + self.laid.at[1]

    def turn_line(self, line: Line) -> Line:
        return self.turn(line[0]), self.turn(line[1])

    def turn_part(self, part: str) -> str:
        """What a part is called once the tile is turned: its north may be the map's west."""
        if part not in COMPASS:
            return part
        return COMPASS[(COMPASS.index(part) + self.laid.turned // 45) % 8]

    def spaces(self) -> Iterator[tuple[SpaceId, list[Point], list[Point]]]:
        """Its spaces as they are called on the map, with their outlines and the corners that have dots."""
        for room in self.side.rooms:
            for part, outline in room.spaces.items():
                dots = self.side.dots.get(f"{room.id}.{part}", corners(outline))
                turned = [self.turn(point) for point in outline]
                yield f"{room.id}.{self.turn_part(part)}", turned, [self.turn(point) for point in dots]

    def meets(self, stretch: Line) -> Meeting:
        """How it meets what lies beyond a stretch of its edge."""
        if any(covers(line, stretch) for line in self.open):
            return "open"
        return "door" if self.door_on(stretch) else "wall"

    def door_on(self, stretch: Line) -> Point | None:
        return next((point for point in self.doors if within(stretch, point)), None)


def lay_out(setup: StoryMap) -> FloorPlan:
    """Put the tiles of a story together (rules mom.map.1 to mom.map.5)."""
    tiles = [_Tile(laid) for laid in setup.tiles]
    outlines: dict[SpaceId, list[Point]] = {}
    dots: dict[SpaceId, list[Point]] = {}
    tile_of: dict[SpaceId, _Tile] = {}
    for tile in tiles:
        for space, outline, marked in tile.spaces():
            outlines[space], tile_of[space] = outline, tile
            dots[space] = [inside_corner(outline, corner) for corner in marked]
    borders: list[Border] = []
    doors: list[Opening] = []
    for stretch, (one, *rest) in _stretches(outlines).items():
        other = rest[0] if rest else None
        kind, door = _border(stretch, one, other, tile_of, setup)
        borders.append(Border(stretch, one, other, kind))
        doors += [door] if door else []
    return FloorPlan(
        outlines,
        dots,
        {room.id: room.ground for tile in tiles for room in tile.side.rooms},
        {room.id: tile.laid for tile in tiles for room in tile.side.rooms},
        borders,
        sorted(doors, key=lambda door: (door.at[1], door.at[0])),
        _touching(borders),
    )


def _stretches(outlines: dict[SpaceId, list[Point]]) -> dict[Line, list[SpaceId]]:
    """All outlines cut where a corner of any lies on them, and whose outlines each stretch belongs to."""
    points = {point for outline in outlines.values() for point in outline}
    stretches: dict[Line, list[SpaceId]] = {}
    for space, outline in outlines.items():
        for line in sides_of(outline):
            cuts = sorted({line[0], line[1], *(point for point in points if within(line, point))})
            for stretch in pairwise(cuts):
                stretches.setdefault(stretch, []).append(space)
    crowded = [owners for owners in stretches.values() if len(owners) > 2]
    if crowded:
        raise ContentError(f"Spaces lie on each other: {', '.join(crowded[0])}.")
    return stretches


def _border(
    stretch: Line, one: SpaceId, other: SpaceId | None, tile_of: dict[SpaceId, _Tile], setup: StoryMap
) -> tuple[Literal["line", "wall"], Opening | None]:
    """What lies between two spaces."""
    if other is None:
        exit = next((point for point in setup.exits if within(stretch, point)), None)
        return "wall", exit and Opening(exit, stretch, one, None, outer=True, sealed=False)
    here, there = tile_of[one], tile_of[other]
    if here is there:
        if room_of(one) == room_of(other):
            return "wall" if any(covers(wall, stretch) for wall in here.walls) else "line", None
        at = here.door_on(stretch)
        return "wall", at and Opening(at, stretch, one, other, outer=False, sealed=at in setup.sealed)
    meeting = {here.meets(stretch), there.meets(stretch)}
    if meeting == {"open"}:
        return "line", None
    at = here.door_on(stretch) or there.door_on(stretch)
    if at is None:
        return "wall", None
    if "wall" in meeting:
        behind = one if here.door_on(stretch) else other
        return "wall", Opening(at, stretch, behind, None, outer=False, sealed=True)
    return "wall", Opening(at, stretch, one, other, outer=False, sealed=at in setup.sealed)


def _touching(borders: Iterable[Border]) -> list[tuple[SpaceId, SpaceId]]:
    """Which spaces share a white line, and which meet at a corner with nothing but white lines between them.

    Going round the corner on one side without crossing a wall is enough: a wall that ends there does not part them. A
    wall along which they lie does (rule mom.move.3).
    """
    lines = [(border.one, border.other, border.line) for border in borders if border.kind == "line" and border.other]
    touching = dict.fromkeys((one, other) for one, other, _ in lines)
    parted = {frozenset((border.one, border.other)) for border in borders}
    at_corner: dict[Point, list[set[SpaceId]]] = {}
    for one, other, ends in lines:
        for end in ends:
            groups = at_corner.setdefault(end, [])
            joined = [group for group in groups if one in group or other in group]
            groups[:] = [group for group in groups if group not in joined] + [{one, other}.union(*joined)]
    for groups in at_corner.values():
        for group in groups:
            across = [pair for pair in combinations(sorted(group), 2) if frozenset(pair) not in parted]
            touching.update(dict.fromkeys(across))
    return list(touching)


def sides_of(outline: list[Point]) -> list[Line]:
    return list(zip(outline, outline[1:] + outline[:1], strict=True))


def turning(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b c lies; nothing where it lies on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def within(line: Line, point: Point) -> bool:
    """Does a point lie on a line, its ends left out?"""
    (ax, ay), (bx, by) = line
    return turning(*line, point) == 0 and 0 < (point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay) < (
        (bx - ax) ** 2 + (by - ay) ** 2
    )


def covers(line: Line, stretch: Line) -> bool:
    return all(point in line or within(line, point) for point in stretch)


def area(outline: list[Point]) -> float:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in sides_of(outline)) / 2


def corners(outline: list[Point]) -> list[Point]:
    """The corners of a space that point outwards."""
    way = area(outline)
    around = zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1], strict=True)
    return [here for before, here, after in around if turning(before, here, after) * way > 0]


def inside_corner(outline: list[Point], corner: Point) -> Point:
    """Where the dot of a corner lies: a little inside."""
    place = outline.index(corner)
    ways: list[Point] = []
    for point in (outline[place - 1], outline[(place + 1) % len(outline)]):
        dx, dy = point[0] - corner[0], point[1] - corner[1]
        far = (dx * dx + dy * dy) ** 0.5
        ways.append((dx / far, dy / far))
    (ax, ay), (bx, by) = ways
    return corner[0] + (ax + bx) / 10, corner[1] + (ay + by) / 10
