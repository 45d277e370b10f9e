"""The action cards of Lily Chen."""

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
from .given import monsters_at

LILY = "lily-chen"


@pytest.mark.parametrize(
    ("answers", "place", "seals", "damage", "left"),
    [
        (("way:1", "move:7", "way:2", "seal:6-7"), 7, [(6, 7)], 2, 3),
        (("way:3", "way:4"), 8, [], 1, 4),
        (("way:2", "seal:1-8", "way:3"), 8, [(1, 8)], 1, 3),
        (("way:4", "way:1", "stay"), 8, [], 2, 4),
    ],
)
def test_stillness_does_two_of_moving_sealing_repairing_and_recovering(
    answers: tuple[str, ...], place: int, seals: list[tuple[int, int]], damage: int, left: int
) -> None:
    table = alone_on_campus(LILY).health(0, 3).damage(8, 2).damage(1).damage(7).table()
    upper(table, 0, "stillness", *answers)
    assert (whereabouts(table), sealed(table)) == (place, seals)
    assert (damaged_at(table), health(table)) == ({8: damage, 1: 1, 7: 1}, left)


def test_stillness_offers_only_what_would_change_something() -> None:
    table = alone_on_campus(LILY).health(0, 5).table()
    asked = upper(table, 0, "stillness", "way:1", "stay", "seal:1-8")
    assert asked.keys[0] == ["way:1", "way:2"]


def test_stillness_does_nothing_twice() -> None:
    table = alone_on_campus(LILY).health(0, 3).damage(8, 2).table()
    asked = upper(table, 0, "stillness", "way:3", "way:4")
    assert asked.keys[1] == ["way:1", "way:2", "way:4"]


@pytest.mark.parametrize("copy", [0, 1])
def test_the_price_of_stillness_is_1_health_and_2_monsters(copy: int) -> None:
    table = alone_on_campus(LILY).table()
    lower(table, 0, "stillness", copy)
    assert (health(table), health(table, 1), spawned_at(table)) == (3, 5, {8: 2})


def test_open_palm_moves_once_and_attacks_there_for_4() -> None:
    table = crowd(alone_on_campus(LILY), 4, 7).table()
    upper(table, 0, "open-palm", "move:7")
    assert (whereabouts(table), crowds(table, 7)) == (7, [ONE_LEFT])


def test_measured_force_moves_destroys_a_monster_of_any_health_and_recovers_1() -> None:
    table = alone_on_campus(LILY).health(0, 3).put("red-destroyer-3", 7).put("red-plain-1", 7).table()
    upper(table, 0, "measured-force", "move:7", "destroy:red-destroyer-3@7")
    assert (whereabouts(table), monsters_at(table, 7), health(table)) == (7, ["red-plain-1"], 4)


@pytest.mark.parametrize("here", [8, 10])
def test_through_the_eye_attacks_near_for_4_and_then_moves_twice(here: int) -> None:
    situation = alone_on_campus(LILY)
    big = "red-destroyer-3" if here == 8 else "red-destroyer-2"
    table = situation.put(big, here).put("red-plain-1", here).put("red-plain-1", 7).table()
    upper(table, 0, "through-the-eye", f"at:{here}", "move:7", "move:3")
    assert (whereabouts(table), monsters_at(table, here), monsters_at(table, 7)) == (3, [], ["red-plain-1"])


def test_through_the_eye_attacks_for_just_4() -> None:
    table = crowd(alone_on_campus(LILY), 4, 7, 3).table()
    asked = upper(table, 0, "through-the-eye", "at:7", "stay")
    assert asked.keys[0] == ["at:7", "hold"]
    assert crowds(table, 7) == [ONE_LEFT]


def test_foretold_strike_moves_and_attacks_for_4_there_and_for_3_next_to_it() -> None:
    table = crowd(crowd(alone_on_campus(LILY), 4, 7), 3, 8).table()
    asked = upper(table, 0, "foretold-strike", "move:7", "at:8")
    assert asked.keys[1] == ["at:8", "hold"]
    assert crowds(table, 7, 8) == [ONE_LEFT, ONE_LEFT]
