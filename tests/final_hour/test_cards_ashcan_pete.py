"""The action cards of "Ashcan" Pete."""

import pytest

from .card_play import (
    ONE_LEFT,
    alone_on_campus,
    crowd,
    crowds,
    damaged_at,
    health,
    lower,
    spawned_at,
    upper,
    whereabouts,
)
from .given import kinds_at, monsters_at

PETE = "ashcan-pete"


def test_campfire_visions_moves_repairs_2_near_and_recovers_1() -> None:
    table = alone_on_campus(PETE).health(0, 3).damage(7, 2).damage(8).damage(2).table()
    asked = upper(table, 0, "campfire-visions", "move:7", "at:7", "at:8")
    assert asked.keys[1] == ["at:7", "at:8"]
    assert [kinds_at(table, at).count("damage") for at in (7, 8, 2)] == [1, 0, 1]
    assert health(table) == 4


@pytest.mark.parametrize("copy", [0, 1])
def test_the_rubble_damages_the_own_location_twice_and_spawns_a_monster(copy: int) -> None:
    table = alone_on_campus(PETE).table()
    lower(table, 0, "campfire-visions", copy)
    assert (damaged_at(table), spawned_at(table)) == ({8: 2}, {8: 1})


@pytest.mark.parametrize("target", [8, 7, 3])
def test_duke_attacks_within_two_moves_for_4_and_then_pete_moves_once(target: int) -> None:
    table = crowd(alone_on_campus(PETE), 4, target).put("blue-plain-1", 9).put("blue-plain-1", 1).table()
    asked = upper(table, 0, "good-boy-duke", f"at:{target}", "move:10")
    assert "at:9" not in asked.keys[0]
    assert (whereabouts(table), crowds(table, target)) == (10, [ONE_LEFT])


def test_odd_jobs_moves_attacks_for_3_and_repairs_1() -> None:
    table = crowd(alone_on_campus(PETE).stand(0, 8).damage(7), 3, 1).damage(8).table()
    upper(table, 0, "odd-jobs", "move:1")
    assert (whereabouts(table), crowds(table, 1)) == (1, [ONE_LEFT])


def test_odd_jobs_repairs_where_the_move_ends() -> None:
    table = alone_on_campus(PETE).stand(0, 7).damage(8).damage(7).table()
    upper(table, 0, "odd-jobs", "move:8")
    assert ("damage" in kinds_at(table, 8), "damage" in kinds_at(table, 7)) == (False, True)


def test_odd_jobs_repairs_just_1() -> None:
    table = alone_on_campus(PETE).damage(8, 3).table()
    upper(table, 0, "odd-jobs", "stay")
    assert kinds_at(table, 8).count("damage") == 2


def test_fetch_moves_a_monster_within_two_moves_and_attacks_within_two_moves_for_3() -> None:
    table = crowd(alone_on_campus(PETE), 3, 7).put("blue-plain-1", 3).put("blue-plain-1", 9).table()
    asked = upper(table, 0, "fetch", "drive:blue-plain-1@3", "at:2", "at:7")
    assert "drive:blue-plain-1@9" not in asked.keys[0]
    assert asked.keys[2] == ["at:7", "at:2", "hold"]
    assert (monsters_at(table, 2), crowds(table, 7)) == (["blue-plain-1"], [ONE_LEFT])


def test_half_remembered_dream_attacks_here_for_4_and_within_two_moves_for_3() -> None:
    table = crowd(crowd(alone_on_campus(PETE), 4, 8), 3, 3).table()
    asked = upper(table, 0, "half-remembered-dream", "at:3")
    assert asked.keys == [["at:8", "at:3", "hold"]]
    assert crowds(table, 8, 3) == [ONE_LEFT, ONE_LEFT]
