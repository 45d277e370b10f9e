"""The house as a drawing."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions.drawing import drawing_of, joined
from miskatonic.games.mansions.floor_plan import Line, Point, covers
from miskatonic.games.mansions.house import house_of, stories
from miskatonic.games.mansions.words import Feature

every_story = pytest.mark.parametrize("story", stories())


def length(lines: list[Line]) -> float:
    return sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in lines)


def inside(point: Point, outline: list[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


@every_story
def test_nothing_is_lost_where_walls_are_made_one(story: str):
    drawing, borders = drawing_of(story), house_of(story).borders()
    for lines, kind in ((drawing.walls, "wall"), (drawing.lines, "line")):
        parts = [border.line for border in borders if border.kind == kind]
        assert length(lines) == pytest.approx(length(parts))
        assert all(any(covers(line, part) for line in lines) for part in parts)


def test_lines_that_go_straight_on_are_one():
    assert joined([((1, 0), (2, 0)), ((0, 0), (1, 0)), ((2, 0), (2, 1))]) == [((0, 0), (2, 0)), ((2, 0), (2, 1))]


@every_story
def test_figures_stand_inside_their_space(story: str):
    for room in drawing_of(story).rooms:
        assert all(inside(space.center, space.outline) for space in room.spaces)


@every_story
def test_doors_are_drawn_in_walls(story: str):
    house = house_of(story)
    for door in drawing_of(story).doors:
        (ax, ay), (bx, by) = door.line
        assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(house.door(door.id).at)
        assert length([door.line]) == pytest.approx(0.4)
        assert length([house.door(door.id).wall]) >= 0.4


@every_story
def test_rooms_and_features_are_those_of_the_house(story: str):
    drawing, house = drawing_of(story), house_of(story)
    assert {room.id: tuple(space.id for space in room.spaces) for room in drawing.rooms} == house.rooms
    for kind in Feature:
        assert tuple(each.space for each in drawing.features if each.kind == kind) == house.features[kind]


def test_a_ladder_says_where_it_leads():
    (up, down) = (each for each in drawing_of("inner-sanctum").features if each.kind is Feature.LADDER)
    assert (up.space, up.leads_to) == ("chapel.se", ["cave-1.w"])
    assert (down.space, down.leads_to) == ("cave-1.w", ["chapel.se"])
