"""The overview of a table, whichever game is played."""

from __future__ import annotations

from random import Random

import pytest

import miskatonic


@pytest.mark.parametrize("game", miskatonic.games())
def test_what_is_ones_own_differs_from_seat_to_seat_and_nothing_is_the_publics(game: str) -> None:
    table = miskatonic.new_game(game, players=2, seed=3)
    chance = Random(3)
    for _ in range(12):
        assert table.decision is not None
        table.choose(chance.choice(table.decision.options))
    own = [[zone.things for zone in table.game.overview(table.view(seat)).zones if zone.own] for seat in (0, 1, None)]
    assert own[0] and own[1] and own[0] != own[1]
    assert own[2] == []
