"""Views, whichever game is played: what is kept of earlier ones is never out of date."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import miskatonic

DECISIONS = 150
SEEDS = (1, 2)
TABLES = [
    (name, players) for name, game in miskatonic.GAMES.items() for players in (1, 2, 4) if players in game.players
]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_view_is_as_if_it_were_the_first(game: str, players: int, seed: int) -> None:
    table = miskatonic.new_game(game, players=players, seed=seed, events=False)
    chance = Random(seed)
    for _ in range(DECISIONS):
        if table.decision is None:
            break
        for seat in (*range(players), None):
            fresh = table.game.decode(table.game.encode(table.state))
            assert table.view(seat) == table.game.view(fresh, seat)
        table.choose(chance.randrange(len(table.decision.options)))


@pytest.mark.parametrize("game", miskatonic.games())
def test_a_view_stays_as_it_is_while_the_game_goes_on(game: str) -> None:
    table = miskatonic.new_game(game, players=2, seed=5, events=False)
    chance = Random(5)
    seen: list[tuple[object, bytes]] = []
    while table.decision is not None and len(seen) < DECISIONS:
        view = table.view(table.decision.seat)
        seen.append((view, msgspec.json.encode(view)))
        table.choose(chance.randrange(len(table.decision.options)))
    assert all(msgspec.json.encode(view) == then for view, then in seen)
