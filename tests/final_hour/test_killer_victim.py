"""Whom a killer strikes: the option killer_victim."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.words import Half, Zone

from .given import given, keys, play_out
from .phases import health
from .scenes import resolving


@pytest.mark.rule("fh.activate.6")
@pytest.mark.parametrize(("victim", "left"), [("jenny-barnes", [3, 4, 4]), ("michael-mcglen", [4, 4, 3])])
def test_by_our_reading_the_resolver_chooses_one_investigator_in_the_location(victim: str, left: list[int]) -> None:
    table = given(3).put("red-killer-1", 6).stand(0, 6).stand(2, 6).table()
    asked = play_out(activate_zone(table, 1, Zone.PURPLE), f"victim:{victim}")
    assert asked.keys == [["victim:jenny-barnes", "victim:michael-mcglen"]]
    assert [decision.seat for decision in asked.decisions] == [1]
    assert health(table) == left


@pytest.mark.rule("fh.activate.6")
def test_by_our_reading_every_killer_strikes_for_itself() -> None:
    table = given(2).put("red-killer-1", 6, 2).stand(0, 6).stand(1, 6).table()
    play_out(activate_zone(table, 0, Zone.PURPLE), "victim:lily-chen", "victim:lily-chen")
    assert health(table) == [5, 3]


@pytest.mark.rule("fh.activate.6")
def test_by_the_other_reading_every_investigator_in_the_location_is_struck() -> None:
    table = given(3, killer_victim="each").put("red-killer-1", 6).stand(0, 6).stand(2, 6).table()
    asked = play_out(activate_zone(table, 1, Zone.PURPLE))
    assert asked.decisions == []
    assert health(table) == [3, 4, 3]


@pytest.mark.rule("fh.activate.6")
@pytest.mark.parametrize("reading", ["one", "each"])
def test_by_both_readings_a_single_investigator_is_struck_without_a_question(reading: str) -> None:
    table = given(2, killer_victim=reading).put("red-killer-1", 6).stand(1, 6).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE))
    assert asked.decisions == []
    assert health(table) == [5, 4]


@pytest.mark.rule("fh.activate.6")
def test_the_one_who_resolves_the_card_chooses_the_victim() -> None:
    situation = given(2).lead(0).put("red-killer-1", 6).stand(0, 6).stand(1, 6)
    table = resolving(situation, 1, "through-the-eye", Half.LOWER, copy=1)
    table.choose("stay")
    assert table.decision is not None
    assert table.decision.seat == 1
    assert keys(table) == ["victim:jenny-barnes", "victim:lily-chen"]
