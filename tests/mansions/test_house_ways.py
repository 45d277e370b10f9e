"""Who can go where in the house."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.mansions.floor_plan import lay_out, story_maps
from miskatonic.games.mansions.house import (
    WAYS,
    door_between,
    house_of,
    neighbours,
    past_barriers,
    stories,
)
from miskatonic.games.mansions.sight import distance_in_range
from miskatonic.games.mansions.state import Barrier
from miskatonic.games.mansions.words import Feature, room_of
from miskatonic.kernel.errors import ContentError

LYNCH, SANCTUM, TIES, CURSES, BOY = (
    "fall-of-house-lynch",
    "inner-sanctum",
    "blood-ties",
    "classroom-curses",
    "green-eyed-boy",
)


def standing(story: str, *, sealed: list[int] | None = None, barriers: list[Barrier] | None = None) -> Any:
    """As much of a state as moving asks for."""
    marked = house_of(story).sealed_doors() if sealed is None else sealed
    return SimpleNamespace(story=story, sealed=marked, barriers=barriers or [])


def door_id(story: str, a: str, b: str) -> int:
    door = door_between(story, a, b)
    assert door is not None
    return door.id


@pytest.mark.rule("mom.move.2")
def test_spaces_across_a_white_line_or_a_door_are_adjacent():
    near = neighbours(standing(LYNCH), "foyer.ne", "investigator")
    assert "foyer.n" in near
    assert "hallway-4.e" in near and "laboratory.n" in near
    assert "foyer.sw" not in near


@pytest.mark.rule("mom.map.5")
def test_a_door_lets_everybody_pass_both_ways():
    for mover in WAYS:
        assert "laboratory.n" in neighbours(standing(LYNCH), "foyer.ne", mover)
        assert "foyer.ne" in neighbours(standing(LYNCH), "laboratory.n", mover)


@pytest.mark.rule("mom.map.2")
def test_between_two_rooms_of_a_tile_runs_a_wall():
    borders = house_of(LYNCH).borders()
    between = [
        b for b in borders if b.other is not None and {room_of(b.one), room_of(b.other)} == {"laboratory", "freezer"}
    ]
    assert between and all(border.kind == "wall" for border in between)


@pytest.mark.rule("mom.move.3")
def test_spaces_with_a_wall_between_them_are_not_adjacent():
    assert "freezer.all" not in neighbours(standing(LYNCH), "laboratory.n", "investigator")
    assert "hallway-4.w" not in neighbours(standing(LYNCH), "foyer.n", "investigator")


@pytest.mark.rule("mom.move.3")
def test_a_wall_parts_two_spaces_even_if_its_end_can_be_gone_round():
    """The garden and the patio lie along a wall that ends where both meet the backyard."""
    wall = [b for b in house_of(TIES).borders() if {b.one, b.other} == {"garden.ne", "patio.nw"}]
    assert [border.kind for border in wall] == ["wall"]
    assert "patio.nw" not in neighbours(standing(TIES), "garden.ne", "investigator")


@pytest.mark.rule("mom.move.3")
def test_the_fence_of_the_tomb_has_one_gate():
    assert set(house_of(TIES).atlas.only("line").neighbours["graveyard.c"]) == {"graveyard.sw", "graveyard.se"}


@pytest.mark.rule("mom.move.4")
def test_spaces_that_meet_at_a_corner_are_adjacent():
    assert "foyer.s" in neighbours(standing(LYNCH), "foyer.ne", "investigator")
    assert "patio.se" in neighbours(standing(TIES), "patio.nw", "investigator")


@pytest.mark.rule("mom.move.4")
def test_a_corner_with_walls_on_both_sides_parts_the_spaces():
    """The laboratory and the freezer are diagonal to the operating room and the laboratory: walls and doors between."""
    assert "operating-room.all" not in neighbours(standing(LYNCH), "laboratory.n", "investigator")
    assert "freezer.all" not in neighbours(standing(LYNCH), "laboratory.s", "investigator")


@pytest.mark.rule("mom.move.5")
def test_spaces_that_meet_at_a_corner_across_two_tiles_are_adjacent():
    near = neighbours(standing(TIES), "front-yard.n", "investigator")
    assert "graveyard.sw" in near
    assert "graveyard.se" in near
    assert "patio.se" in near


@pytest.mark.rule("mom.move.8")
@pytest.mark.parametrize("mover", WAYS)
def test_nobody_passes_a_sealed_door(mover: Any):
    door = door_id(LYNCH, "foyer.ne", "laboratory.n")
    assert "laboratory.n" in neighbours(standing(LYNCH, sealed=[]), "foyer.ne", mover)
    assert "laboratory.n" not in neighbours(standing(LYNCH, sealed=[door]), "foyer.ne", mover)
    assert "foyer.ne" not in neighbours(standing(LYNCH, sealed=[door]), "laboratory.n", mover)


@pytest.mark.rule("mom.barrier.3")
@pytest.mark.parametrize("mover", WAYS)
def test_nobody_passes_a_barred_door(mover: Any):
    one, other = "basement-landing.w", "basement-storage.all"
    free = standing(LYNCH, barriers=[Barrier(one)])
    barred = standing(LYNCH, barriers=[Barrier(one, door_id(LYNCH, one, other))])
    assert other in neighbours(free, one, mover)
    assert other not in neighbours(barred, one, mover)
    assert one not in neighbours(barred, other, mover)
    assert past_barriers(free, one, mover) == []
    assert past_barriers(barred, one, mover) == [(other, door_id(LYNCH, one, other))]


@pytest.mark.rule("mom.barrier.3")
def test_a_barred_door_leaves_the_other_doors_of_the_space_open():
    barred = standing(LYNCH, barriers=[Barrier("foyer.ne", door_id(LYNCH, "foyer.ne", "laboratory.n"))])
    assert "hallway-4.e" in neighbours(barred, "foyer.ne", "investigator")


@pytest.mark.rule("mom.ladder.1")
@pytest.mark.parametrize("mover", ["investigator", "humanoid"])
def test_investigators_and_humanoids_climb_ladders_both_ways(mover: Any):
    assert "cave-1.w" in neighbours(standing(SANCTUM), "chapel.se", mover)
    assert "chapel.se" in neighbours(standing(SANCTUM), "cave-1.w", mover)


@pytest.mark.rule("mom.ladder.3")
@pytest.mark.parametrize("mover", ["beast", "eldritch"])
def test_beasts_and_eldritch_monsters_do_not_climb(mover: Any):
    assert "cave-1.w" not in neighbours(standing(SANCTUM), "chapel.se", mover)


@pytest.mark.rule("mom.ladder.2")
def test_a_ladder_does_not_shorten_range():
    assert distance_in_range(SANCTUM, "chapel.se", "cave-1.w") is None


@pytest.mark.rule("mom.vent.1")
def test_beasts_use_vents_both_ways():
    one, other = house_of(CURSES).features[Feature.VENT]
    assert other in neighbours(standing(CURSES), one, "beast")
    assert one in neighbours(standing(CURSES), other, "beast")


@pytest.mark.rule("mom.vent.3")
@pytest.mark.parametrize("mover", ["investigator", "humanoid", "eldritch"])
def test_nobody_else_uses_vents(mover: Any):
    one, other = house_of(CURSES).features[Feature.VENT]
    assert other not in neighbours(standing(CURSES), one, mover)


@pytest.mark.rule("mom.vent.2")
def test_vents_do_not_shorten_range():
    one, other = house_of(CURSES).features[Feature.VENT]
    assert distance_in_range(CURSES, one, other) is None
    assert room_of(other) not in house_of(CURSES).rooms_next_to(room_of(one))


@pytest.mark.rule("mom.escape.5")
def test_one_escapes_by_a_door_of_the_room_that_leads_to_no_other_room():
    house = house_of(LYNCH)
    (front_door,) = house.outside_doors("foyer")
    assert front_door.one == "foyer.s" and front_door.other is None and not front_door.sealed
    assert house.outside_doors("laboratory") == []
    assert front_door.id not in house.sealed_doors()


@pytest.mark.parametrize("story", stories())
def test_tiles_that_lie_on_each_other_are_refused(story: str):
    house = story_maps()[story]
    first, *others = house.tiles
    for place, tile in enumerate(others, 1):
        tiles = [*house.tiles[:place], replace(tile, at=first.at), *house.tiles[place + 1 :]]
        with pytest.raises(ContentError, match="Spaces lie on each other"):
            lay_out(replace(house, tiles=tiles))
