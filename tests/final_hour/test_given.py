"""The examples every rule test is written after."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.words import Zone

from .given import given, kinds_at, monsters_at, play_out


@pytest.mark.rule("fh.activate-example.2")
def test_a_wanderer_that_moved_does_not_act_again_in_the_next_location() -> None:
    table = given(players=2).put("red-wanderer-2", 6).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert monsters_at(table, 7) == ["red-wanderer-2"]


@pytest.mark.rule("fh.damage.3", "fh.damage.4")
def test_a_destroyer_damages_its_own_space_and_shifts() -> None:
    table = given(players=2).put("red-destroyer-1", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 7) == ["damage", "red-destroyer-1", "empty"]
