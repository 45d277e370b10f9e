"""Range and line of sight (rules mom.range.*, mom.line-of-sight.*)."""

from __future__ import annotations

from functools import cache

from .floor_plan import Line, Point, turning
from .house import house_of
from .state import Mansions
from .words import SpaceId, room_of


def distance_in_range(story: str, a: SpaceId, b: SpaceId) -> int | None:
    """How many spaces away a space is; None where a door or a wall lies between (rules mom.range.2, .5, .6)."""
    away = house_of(story).range_atlas.routes(a).away.get(b)
    return None if away is None else int(away)


@cache
def sees(story: str, a: SpaceId, b: SpaceId) -> bool:
    """Is there a line of sight between two spaces? One free pair of dots is enough (rules mom.line-of-sight.2, .3)."""
    if a == b:
        return True
    plan = house_of(story).plan
    mine, theirs = plan.dots[a], plan.dots[b]
    if not mine or not theirs:
        return room_of(a) == room_of(b)
    walls = [border.line for border in plan.borders if border.kind == "wall"]
    return any(not any(crosses((one, other), wall) for wall in walls) for one in mine for other in theirs)


def can_target(state: Mansions, space: SpaceId, target: SpaceId, range: int) -> bool:
    """Can something of this range be used on a target? (rules mom.range.4, mom.line-of-sight.1)"""
    away = distance_in_range(state.story, space, target)
    return away is not None and away <= range and sees(state.story, space, target)


def crosses(one: Line, other: Line) -> bool:
    """Do two lines cross or touch?"""
    return _overlap(one, other) and _parts(one, *other) and _parts(other, *one)


def _overlap(one: Line, other: Line) -> bool:
    """Do the upright rectangles around two lines have something in common?"""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *one, *other
    return max(min(ax, bx), min(cx, dx)) <= min(max(ax, bx), max(cx, dx)) and max(min(ay, by), min(cy, dy)) <= min(
        max(ay, by), max(cy, dy)
    )


def _parts(line: Line, one: Point, other: Point) -> bool:
    """Do two points lie on different sides of a line, or on it? Dots lie between the 1/16 of which all else is made."""
    return round(turning(*line, one), 9) * round(turning(*line, other), 9) <= 0
