"""Losing and recovering health."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half, Zone

from .given import choose, given, play_out
from .scenes import resolving

RITA = ["rita-young", "lily-chen"]


def health(table: Table) -> list[tuple[int, int]]:
    """Red tokens and all tokens of every investigator."""
    return [(each.health, each.most_health) for each in table.view().investigators]


@pytest.mark.rule("fh.health.1")
def test_a_killer_turns_one_health_token_of_its_victim_grey() -> None:
    table = given().stand(0, 7).stand(1, 7).put("blue-killer-2", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE), "victim:lily-chen")
    assert health(table) == [(5, 5), (4, 5)]


@pytest.mark.rule("fh.health.1")
@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 3)])
def test_losing_one_health_turns_one_of_the_own_tokens_grey(players: int, most: int) -> None:
    table = resolving(given(players=players).stand(1, 7), 1, "stillness", Half.LOWER)
    assert health(table) == [(most - (who == 1), most) for who in range(players)]


@pytest.mark.rule("fh.health.4")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_recovering_one_health_turns_one_own_grey_token_red(left: int) -> None:
    table = resolving(given(investigators=RITA).health(0, left).health(1, 2), 0, "second-wind", Half.UPPER)
    choose(table, "stay")
    assert health(table) == [(left + 1, 5), (2, 5)]


@pytest.mark.rule("fh.health.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_health_does_not_rise_above_the_tokens_dealt(players: int) -> None:
    situation = given(
        players=players, investigators=["rita-young", "lily-chen", "jenny-barnes", "ashcan-pete"][:players]
    )
    dealt = situation.state.investigators[0].health.most
    table = resolving(situation, 0, "second-wind", Half.UPPER)
    choose(table, "stay")
    assert (dealt, health(table)[0]) == ({2: 5, 3: 4, 4: 3}[players], (dealt, dealt))


@pytest.mark.rule("fh.health.5")
def test_of_two_health_only_the_one_that_was_lost_is_recovered() -> None:
    table = resolving(given().stand(1, 7).item(1, "doctors-bag"), 1, "stillness", Half.LOWER)
    choose(table, "use:doctors-bag")
    assert health(table)[1] == (5, 5)
