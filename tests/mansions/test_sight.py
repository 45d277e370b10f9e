"""Range and line of sight."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.games.mansions.floor_plan import Laid, RoomShape, StoryMap, TileSide, story_maps, tile_sides
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.sight import can_target, crosses, distance_in_range, sees
from miskatonic.games.mansions.state import Monster
from tests.recorded.mansions import SIGHTS, sights

LYNCH, SANCTUM, TIES, CURSES, BOY = (
    "fall-of-house-lynch",
    "inner-sanctum",
    "blood-ties",
    "classroom-curses",
    "green-eyed-boy",
)


def test_the_pages_are_compared_with_what_is_reckoned_here() -> None:
    """They reckon lines of sight to draw them; `python -m tests.recorded mansions` writes what they are to find."""
    assert SIGHTS.read_text(encoding="utf-8") == sights()


def standing(story: str, monsters: list[Monster] | None = None) -> Any:
    return SimpleNamespace(story=story, monsters=monsters or [])


def free_pairs(story: str, one: str, other: str) -> list[bool]:
    """Of each pair of dots: is the line between them free?"""
    house = house_of(story)
    walls = [border.line for border in house.borders() if border.kind == "wall"]
    return [
        not any(crosses((a, b), wall) for wall in walls) for a in house.shape(one).dots for b in house.shape(other).dots
    ]


# Range.


@pytest.mark.rule("mom.range.2")
def test_range_is_counted_in_spaces():
    assert distance_in_range(LYNCH, "foyer.sw", "foyer.s") == 1
    assert distance_in_range(LYNCH, "foyer.sw", "foyer.se") == 2


@pytest.mark.rule("mom.range.2")
def test_a_diagonal_step_counts_as_one():
    assert distance_in_range(LYNCH, "foyer.sw", "foyer.n") == 1


@pytest.mark.rule("mom.range.3.ltp")
def test_the_own_space_is_at_range_nought():
    assert distance_in_range(LYNCH, "foyer.s", "foyer.s") == 0
    assert can_target(standing(LYNCH), "foyer.s", "foyer.s", 0)


@pytest.mark.rule("mom.range.4")
@pytest.mark.parametrize(("target", "reached"), [("foyer.sw", True), ("foyer.s", True), ("foyer.se", True)])
def test_a_range_is_a_maximum(target: str, reached: bool):
    assert can_target(standing(LYNCH), "foyer.sw", target, 2) is reached


@pytest.mark.rule("mom.range.4")
def test_what_is_farther_than_the_range_is_out_of_reach():
    """Seen, but three spaces away: like the second monster of the example in the rulebook."""
    assert distance_in_range(CURSES, "hallway-3.w", "hallway-1.e") == 3
    assert sees(CURSES, "hallway-3.w", "hallway-1.e")
    assert can_target(standing(CURSES), "hallway-3.w", "hallway-1.e", 3)
    assert not can_target(standing(CURSES), "hallway-3.w", "hallway-1.e", 2)


@pytest.mark.rule("mom.range.5")
def test_a_door_puts_the_space_behind_it_out_of_range():
    assert house_of(LYNCH).atlas.adjacent("foyer.ne", "laboratory.n")
    assert distance_in_range(LYNCH, "foyer.ne", "laboratory.n") is None
    assert not can_target(standing(LYNCH), "foyer.ne", "laboratory.n", 2)


@pytest.mark.rule("mom.range.6")
def test_range_is_the_number_of_moves_also_across_tiles():
    assert distance_in_range(LYNCH, "hallway-4.w", "hallway-2.e") == 3
    assert distance_in_range(TIES, "front-yard.sw", "graveyard.sw") == 3


@pytest.mark.rule("mom.range.6")
def test_range_goes_round_walls():
    """The tomb is entered from the south: what stands before its fence in the north is two moves away."""
    assert distance_in_range(TIES, "graveyard.nw", "graveyard.c") == 2


# Line of sight.


@pytest.mark.rule("mom.line-of-sight.1")
def test_what_is_in_range_has_to_be_seen_as_well():
    assert distance_in_range(TIES, "graveyard.nw", "graveyard.c") == 2
    assert not sees(TIES, "graveyard.nw", "graveyard.c")
    assert not can_target(standing(TIES), "graveyard.nw", "graveyard.c", 2)


@pytest.mark.rule("mom.line-of-sight.2")
def test_a_wall_blocks_the_view():
    assert not sees(LYNCH, "laboratory.n", "freezer.all")
    assert not sees(TIES, "front-path.se", "patio.sw")


@pytest.mark.rule("mom.line-of-sight.2")
def test_the_very_end_of_a_wall_blocks_the_view():
    house = house_of(TIES)
    wall = (7.0, 4.0), (8.0, 4.0)
    line = (9.9, 5.1), (6.1, 2.9)
    assert line[0] in house.shape("front-yard.se").dots and line[1] in house.shape("patio.nw").dots
    assert crosses(line, wall)
    assert not sees(TIES, "front-yard.se", "patio.nw")


@pytest.mark.rule("mom.line-of-sight.2")
def test_a_door_blocks_the_view_even_where_one_may_walk_through():
    assert not sees(LYNCH, "foyer.ne", "laboratory.n")
    assert not sees(LYNCH, "guest-bedroom.all", "storage-closet.all")


@pytest.mark.rule("mom.line-of-sight.2")
def test_white_lines_and_open_joints_of_tiles_do_not_block_the_view():
    assert sees(LYNCH, "foyer.nw", "foyer.se")
    assert sees(LYNCH, "hallway-4.w", "hallway-2.e")


@pytest.mark.rule("mom.line-of-sight.2")
@pytest.mark.parametrize("story", [LYNCH, SANCTUM, TIES, CURSES, BOY])
def test_sight_is_mutual(story: str):
    spaces = house_of(story).spaces[::3]
    assert all(sees(story, one, other) == sees(story, other, one) for one in spaces for other in spaces)


@pytest.mark.rule("mom.line-of-sight.3")
def test_one_free_pair_of_dots_is_enough():
    pairs = free_pairs(TIES, "front-path.nw", "graveyard.nw")
    assert pairs.count(True) == 1
    assert sees(TIES, "front-path.nw", "graveyard.nw")


@pytest.mark.rule("mom.line-of-sight.3")
def test_no_free_pair_of_dots_is_not_enough():
    assert not any(free_pairs(TIES, "front-path.se", "patio.sw"))


@pytest.mark.rule("mom.line-of-sight.4")
def test_figures_do_not_block_the_view():
    between = [Monster(1, "shoggoth", 1, "foyer.s"), Monster(2, "zombie", 2, "foyer.n")]
    assert can_target(standing(LYNCH, between), "foyer.sw", "foyer.se", 2)


@pytest.mark.rule("mom.line-of-sight.8")
@pytest.mark.rule("mom.line-of-sight.9")
def test_a_spell_of_range_two_around_the_corner_of_a_wall():
    """As in Harvey's example: two spaces away, one corner looks at a wall and another past it."""
    one, other = "front-path.sw", "garden.se"
    assert distance_in_range(TIES, one, other) == 2
    assert set(free_pairs(TIES, one, other)) == {True, False}
    assert can_target(standing(TIES), one, other, 2)


def test_the_front_porch_has_no_dots():
    assert house_of(TIES).shape("front-porch.all").dots == []
    assert all(house_of(TIES).shape(space).dots for space in house_of(TIES).spaces if space != "front-porch.all")


def test_the_dots_of_the_first_hallway_are_as_in_its_picture():
    house = house_of(CURSES)
    assert all(x < 2.5 for x, _ in house.shape("hallway-1.w").dots) and len(house.shape("hallway-1.w").dots) == 2
    assert all(x > 3.5 for x, _ in house.shape("hallway-1.e").dots) and len(house.shape("hallway-1.e").dots) == 2


@pytest.fixture
def veranda(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Two tiles end to end without a wall: a room of two spaces, the west one without dots, and a hall beyond."""

    def square(x: float) -> list[tuple[float, float]]:
        return [(x, 0), (x + 1, 0), (x + 1, 1), (x, 1)]

    def side(id: str, open_at: float, dots: dict[str, Any]) -> TileSide:
        rooms = [RoomShape(id, "inside", {"w": square(0), "e": square(1)})]
        edge = ((open_at, 0.0), (open_at, 1.0))
        return TileSide(id=id, tile=id, size=(2, 1), origin="original", rooms=rooms, open=[edge], dots=dots)

    monkeypatch.setitem(tile_sides(), "veranda", side("veranda", 2, {"veranda.w": []}))
    monkeypatch.setitem(tile_sides(), "hall", side("hall", 0, {}))
    laid = [Laid("veranda", (0, 0)), Laid("hall", (2, 0))]
    monkeypatch.setitem(story_maps(), "test", StoryMap(story="test", origin="original", tiles=laid, start="hall.e"))
    yield "test"
    house_of.cache_clear()
    sees.cache_clear()


@pytest.mark.rule("mom.line-of-sight.5")
def test_out_of_a_space_without_dots_one_sees_the_own_room_alone(veranda: str):
    assert sees(veranda, "veranda.w", "veranda.e")
    assert distance_in_range(veranda, "veranda.w", "hall.w") == 2
    assert sees(veranda, "veranda.e", "hall.w")
    assert not sees(veranda, "veranda.w", "hall.w")


@pytest.mark.rule("mom.line-of-sight.6")
def test_into_a_space_without_dots_one_sees_from_its_own_room_alone(veranda: str):
    assert sees(veranda, "veranda.e", "veranda.w")
    assert not sees(veranda, "hall.w", "veranda.w")
    assert not can_target(standing(veranda), "hall.w", "veranda.w", 2)


@pytest.mark.rule("mom.line-of-sight.2")
@pytest.mark.parametrize(
    ("wall", "crossed"),
    [
        (((5, 0), (8, 0)), False),
        (((3, 0), (8, 0)), True),
        (((4, 0), (8, 0)), True),
        (((0, 1), (4, 1)), False),
        (((2, -1), (2, 1)), True),
        (((2, 1), (2, 3)), False),
        (((6, -1), (6, 1)), False),
    ],
)
@pytest.mark.parametrize("upright", [False, True])
def test_a_line_crosses_what_it_meets_between_its_ends(wall: Any, crossed: bool, upright: bool) -> None:
    line = ((0, 0), (4, 0))
    if upright:
        line, wall = (tuple((y, x) for x, y in each) for each in (line, wall))
    assert crosses(line, wall) is crossed and crosses(wall, line) is crossed  # pyright: ignore[reportArgumentType]
