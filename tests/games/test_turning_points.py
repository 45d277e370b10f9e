"""Every game has turning points: three, out of what happened before everybody's eyes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.kernel.turning_points import turning_points


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", miskatonic.games())
def test_a_game_played_to_its_end_has_three_turning_points(game: str, seed: int) -> None:
    table: Any = miskatonic.new_game(game, seed=seed)
    chance = Random(seed)
    while table.decision is not None:
        table.choose(chance.choice(table.decision.options))
    points = turning_points(table.events)
    assert len(points) == 3
    assert all(point.event in table.log(None) and point.round <= table.result.rounds for point in points)
    assert all(not point.event.text(locale).startswith("event-") for point in points for locale in ("en", "ru", "uk"))
