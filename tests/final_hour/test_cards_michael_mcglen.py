"""The action cards of Michael McGlen."""

import pytest

from .card_play import (
    ONE_LEFT,
    alone_on_campus,
    crowd,
    crowds,
    damaged_at,
    lower,
    spawned_at,
    upper,
    whereabouts,
)
from .given import monsters_at

MICHAEL = "michael-mcglen"


def test_hold_the_door_moves_and_attacks_there_for_2() -> None:
    table = crowd(alone_on_campus(MICHAEL), 2, 7).table()
    upper(table, 0, "hold-the-door", "move:7")
    assert (whereabouts(table), crowds(table, 7)) == (7, [ONE_LEFT])


def test_hold_the_door_repairs_1_where_the_move_ends() -> None:
    table = alone_on_campus(MICHAEL).damage(7, 2).damage(8).table()
    upper(table, 0, "hold-the-door", "move:7")
    assert damaged_at(table) == {7: 1, 8: 1}


@pytest.mark.parametrize("copy", [0, 1])
def test_the_brawl_spawns_3_monsters_and_damages_the_own_location(copy: int) -> None:
    table = alone_on_campus(MICHAEL).table()
    lower(table, 0, "hold-the-door", copy)
    assert (spawned_at(table), damaged_at(table)) == ({8: 3}, {8: 1})


def test_unfinished_business_moves_once_and_attacks_there_for_3() -> None:
    table = crowd(alone_on_campus(MICHAEL), 3, 7).table()
    upper(table, 0, "unfinished-business", "move:7")
    assert (whereabouts(table), crowds(table, 7)) == (7, [ONE_LEFT])


def test_dynamite_attacks_the_own_and_every_adjacent_location_for_2() -> None:
    table = crowd(alone_on_campus(MICHAEL), 2, 8, 7).put("blue-plain-1", 10, 2).put("blue-plain-1", 3, 2).table()
    upper(table, 0, "bundle-of-dynamite", "way:1")
    assert crowds(table, 8, 7, 10, 3) == [ONE_LEFT, ONE_LEFT, [], ["blue-plain-1"] * 2]


def test_dynamite_can_be_thrown_at_one_location_within_two_moves() -> None:
    table = crowd(alone_on_campus(MICHAEL), 2, 3, 8, 9).table()
    asked = upper(table, 0, "bundle-of-dynamite", "way:2", "at:3")
    assert asked.keys[1] == ["at:8", "at:3", "hold"]
    assert crowds(table, 3) == [ONE_LEFT]
    assert (len(monsters_at(table, 8)), len(monsters_at(table, 9))) == (3, 3)


def test_dynamite_is_not_offered_for_near_locations_where_it_would_hit_nothing() -> None:
    table = crowd(alone_on_campus(MICHAEL), 2, 3).table()
    asked = upper(table, 0, "bundle-of-dynamite", "at:3")
    assert (asked.keys, crowds(table, 3)) == ([["at:3", "hold"]], [ONE_LEFT])


def test_draw_attention_moves_2_monsters_from_near_and_attacks_here_for_2() -> None:
    table = alone_on_campus(MICHAEL).put("red-plain-1", 10, 2).put("blue-plain-1", 7).put("red-killer-2", 3).table()
    asked = upper(table, 0, "draw-attention", "drive:red-plain-1@10", "drive:blue-plain-1@7", "at:8")
    assert asked.keys[0] == ["drive:blue-plain-1@7", "drive:red-plain-1@10", "done"]
    assert crowds(table, 7, 8, 10) == [[], [], ["red-plain-1"]]


def test_draw_attention_moves_2_monsters_not_one_monster_twice() -> None:
    table = alone_on_campus(MICHAEL).put("blue-wanderer-3", 7).table()
    upper(table, 0, "draw-attention", "drive:blue-wanderer-3@7", "at:8")
    assert monsters_at(table, 8) == ["blue-wanderer-3"]


def test_draw_attention_attacks_for_just_2() -> None:
    table = crowd(alone_on_campus(MICHAEL), 2, 8).table()
    upper(table, 0, "draw-attention", "done")
    assert crowds(table, 8) == [ONE_LEFT]


def test_drum_magazine_moves_and_attacks_for_4_there_and_for_4_next_to_it() -> None:
    table = crowd(alone_on_campus(MICHAEL), 4, 7, 8).table()
    asked = upper(table, 0, "drum-magazine", "move:7", "at:8")
    assert asked.keys[1] == ["at:8", "hold"]
    assert crowds(table, 7, 8) == [ONE_LEFT, ONE_LEFT]
