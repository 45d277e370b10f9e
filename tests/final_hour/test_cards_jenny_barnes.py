"""The action cards of Jenny Barnes."""

import pytest

from miskatonic.games.final_hour.events import MonsterDestroyed
from miskatonic.kernel.errors import IllegalChoice

from .card_play import ONE_LEFT, alone_on_campus, crowd, crowds, lower, sealed, spawned_at, upper, whereabouts
from .given import given, monsters_at

JENNY = "jenny-barnes"


def test_parasol_and_poise_moves_once_and_seals_a_walkway_there() -> None:
    table = alone_on_campus(JENNY).table()
    asked = upper(table, 0, "parasol-and-poise", "move:7", "seal:6-7")
    assert asked.keys[1] == ["seal:3-7", "seal:6-7", "seal:7-8"]
    assert (whereabouts(table), sealed(table)) == (7, [(6, 7)])


@pytest.mark.parametrize("copy", [0, 1])
def test_the_fateful_walk_spawns_a_monster_in_each_of_four_locations(copy: int) -> None:
    table = alone_on_campus(JENNY).clue(7, "key").table()
    asked = lower(table, 0, "parasol-and-poise", copy, "move:7", "move:6", "move:13")
    assert spawned_at(table) == {7: 1, 6: 1, 2: 1, 13: 1}
    assert asked.keys == [
        ["move:1", "move:7", "move:10"],
        ["move:3", "move:6", "move:8"],
        ["move:1", "move:3", "move:13"],
    ]
    assert table.state.locations[7].clue == "key"


def test_the_fateful_walk_never_enters_a_location_twice() -> None:
    table = alone_on_campus(JENNY).table()
    with pytest.raises(IllegalChoice):
        lower(table, 0, "parasol-and-poise", 0, "move:7", "move:6", "move:7")


@pytest.mark.rule("fh.effects.3")
def test_the_fateful_walk_may_not_be_cut_short_by_a_dead_end() -> None:
    table = alone_on_campus(JENNY).stand(0, 4).table()
    asked = lower(table, 0, "parasol-and-poise", 0, "move:11", "move:12", "move:13", "move:2")
    assert asked.keys[1] == ["move:4", "move:12"]


def test_well_connected_attacks_for_4_here_and_for_4_where_another_investigator_is() -> None:
    table = crowd(alone_on_campus(JENNY).stand(1, 9), 4, 7, 9).table()
    upper(table, 0, "well-connected", "move:7")
    assert crowds(table, 7, 9) == [ONE_LEFT, ONE_LEFT]


def test_well_connected_attacks_at_one_of_several_friends() -> None:
    situation = given(players=3).stand(0, 8).stand(1, 9).stand(2, 3)
    table = crowd(situation, 4, 9, 3).table()
    asked = upper(table, 0, "well-connected", "stay", "at:3")
    assert asked.keys[1] == ["at:9", "at:3"]
    assert crowds(table, 3) == [ONE_LEFT]
    assert len(monsters_at(table, 9)) == 3


@pytest.mark.parametrize(("first", "second"), [("at:7", "at:8"), ("at:8", "at:7")])
def test_matched_pair_attacks_twice_for_2_near(first: str, second: str) -> None:
    table = crowd(alone_on_campus(JENNY), 2, 7, 8, 3).table()
    asked = upper(table, 0, "matched-pair", first, second)
    assert asked.keys == [["at:8", "at:7", "hold"]] * 2
    assert [*crowds(table, 7, 8), len(monsters_at(table, 3))] == [ONE_LEFT, ONE_LEFT, 3]


@pytest.mark.parametrize(("friend", "left"), [(9, 1), (3, 3)])
def test_evening_company_attacks_for_2_here_and_for_2_at_a_friend_of_the_same_zone(friend: int, left: int) -> None:
    table = crowd(alone_on_campus(JENNY).stand(1, friend), 2, 7, friend).table()
    upper(table, 0, "evening-company", "move:7")
    assert crowds(table, 7) == [ONE_LEFT]
    assert len(monsters_at(table, friend)) == left


def test_grand_gala_lets_everybody_attack_for_2_per_priority_card_played() -> None:
    situation = given(players=3).stand(0, 8).stand(1, 9).stand(2, 3)
    situation.play(0, "grand-gala", 2).play(1, "open-palm", 6).play(2, "hold-the-door", 11)
    table = crowd(crowd(situation.play(0, "matched-pair", 13), 4, 7), 2, 9, 3).table()
    upper(table, 0, "grand-gala", "move:7")
    assert crowds(table, 7, 9, 3) == [ONE_LEFT, ONE_LEFT, ONE_LEFT]


def test_grand_gala_goes_in_turn_order_from_the_lead() -> None:
    situation = given(players=3).stand(0, 8).stand(1, 9).stand(2, 3).lead(1)
    situation.put("red-plain-1", 8).put("red-plain-1", 9).put("red-plain-1", 3)
    situation.play(1, "open-palm", 2).play(2, "hold-the-door", 6).play(0, "grand-gala", 11)
    table = situation.play(1, "stillness", 13).table()
    upper(table, 0, "grand-gala", "stay")
    assert [event.at for event in table.events if isinstance(event, MonsterDestroyed)] == [9, 3, 8]
