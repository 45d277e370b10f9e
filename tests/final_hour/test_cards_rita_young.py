"""The action cards of Rita Young."""

import pytest

from .card_play import (
    ONE_LEFT,
    alone_on_campus,
    crowd,
    crowds,
    damaged_at,
    health,
    lower,
    sealed,
    spawned_at,
    upper,
    whereabouts,
)

RITA = "rita-young"


def test_hurdles_moves_twice_and_seals_a_walkway_there() -> None:
    table = alone_on_campus(RITA).table()
    upper(table, 0, "hurdles", "move:7", "move:6", "seal:2-6")
    assert (whereabouts(table), sealed(table)) == (6, [(2, 6)])


@pytest.mark.parametrize("copy", [0, 1])
def test_the_pursuit_spawns_a_monster_here_and_one_at_each_gate(copy: int) -> None:
    table = alone_on_campus(RITA).stand(0, 7).table()
    lower(table, 0, "hurdles", copy)
    assert spawned_at(table) == {7: 1, 8: 1, 15: 1, 1: 1}


@pytest.mark.parametrize(("title", "wounds"), [("passing-the-baton", 3), ("long-haul", 4)])
def test_relay_and_the_long_haul_move_up_to_3_times_and_attack_there(title: str, wounds: int) -> None:
    table = crowd(alone_on_campus(RITA), wounds, 9).table()
    upper(table, 0, title, "move:7", "move:3", "move:9")
    assert (whereabouts(table), crowds(table, 9)) == (9, [ONE_LEFT])


def test_second_wind_moves_twice_recovers_1_and_repairs_1() -> None:
    table = alone_on_campus(RITA).health(0, 3).damage(3, 2).damage(4).table()
    upper(table, 0, "second-wind", "move:7", "move:3")
    assert (whereabouts(table), health(table), damaged_at(table)) == (3, 4, {3: 1, 4: 1})


def test_cross_country_attacks_for_2_in_each_of_up_to_3_locations_entered() -> None:
    table = crowd(alone_on_campus(RITA), 2, 7, 3, 2).table()
    upper(table, 0, "hedge-and-ditch", "move:7", "move:3", "move:2")
    assert crowds(table, 7, 3, 2) == [ONE_LEFT, ONE_LEFT, ONE_LEFT]


def test_cross_country_enters_no_location_twice_and_may_stop() -> None:
    table = crowd(alone_on_campus(RITA), 2, 8).table()
    asked = upper(table, 0, "hedge-and-ditch", "move:7", "move:8", "stay")
    assert "move:7" not in asked.keys[2]
    assert (whereabouts(table), crowds(table, 8)) == (8, [ONE_LEFT])
