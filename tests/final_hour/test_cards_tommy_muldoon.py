"""The action cards of Tommy Muldoon."""

import pytest

from .card_play import (
    ONE_LEFT,
    alone_on_campus,
    crowd,
    crowds,
    health,
    lower,
    sealed,
    spawned_at,
    upper,
    whereabouts,
)
from .given import kinds_at

TOMMY = "tommy-muldoon"


def test_to_serve_moves_once_seals_a_walkway_there_and_recovers_1() -> None:
    table = alone_on_campus(TOMMY).health(0, 3).table()
    upper(table, 0, "to-serve", "move:7", "seal:7-8")
    assert (whereabouts(table), sealed(table), health(table)) == (7, [(7, 8)], 4)


@pytest.mark.parametrize("copy", [0, 1])
@pytest.mark.parametrize(("place", "damaged"), [(8, 6), (3, 4), (14, 11)])
def test_the_alarm_activates_the_own_zone_and_spawns_a_monster(copy: int, place: int, damaged: int) -> None:
    situation = alone_on_campus(TOMMY).stand(0, place)
    table = situation.put("red-destroyer-1", 6).put("red-destroyer-1", 4).put("red-destroyer-1", 11).table()
    lower(table, 0, "to-serve", copy)
    assert [at for at in (4, 6, 11) if "damage" in kinds_at(table, at)] == [damaged]
    assert spawned_at(table) == {4: 1, 6: 1, 11: 1, place: 1}


def test_trusty_rifle_attacks_twice_for_3_anywhere() -> None:
    table = crowd(alone_on_campus(TOMMY), 3, 3, 14).table()
    upper(table, 0, "trusty-rifle", "at:14", "at:3")
    assert crowds(table, 3, 14) == [ONE_LEFT, ONE_LEFT]


@pytest.mark.parametrize("target", [3, 9])
def test_stakeout_moves_twice_and_attacks_near_for_3(target: int) -> None:
    table = crowd(alone_on_campus(TOMMY), 3, 3, 9, 8).table()
    asked = upper(table, 0, "stakeout", "move:7", "move:3", f"at:{target}")
    assert asked.keys[2] == ["at:3", "at:9", "hold"]
    assert (whereabouts(table), crowds(table, target)) == (3, [ONE_LEFT])


def test_high_ground_moves_once_and_attacks_an_adjacent_location_for_4() -> None:
    table = crowd(alone_on_campus(TOMMY), 4, 7, 8).table()
    asked = upper(table, 0, "rooftop-vantage", "move:7", "at:8")
    assert asked.keys[1] == ["at:8", "hold"]
    assert crowds(table, 8) == [ONE_LEFT]


def test_stand_fast_attacks_here_for_4_repairs_1_and_recovers_1() -> None:
    table = crowd(alone_on_campus(TOMMY).stand(0, 4).health(0, 3), 4, 4).damage(4).damage(3).table()
    upper(table, 0, "stand-fast")
    assert (crowds(table, 4), health(table)) == ([ONE_LEFT], 4)
    assert ("damage" in kinds_at(table, 4), "damage" in kinds_at(table, 3)) == (False, True)


def test_stand_fast_repairs_just_1() -> None:
    table = alone_on_campus(TOMMY).damage(8, 3).table()
    upper(table, 0, "stand-fast")
    assert kinds_at(table, 8).count("damage") == 2
