"""How much work a decision takes, counted and not timed: what makes random play slower is seen here first."""

from __future__ import annotations

import pytest

from miskatonic.games import GAMES
from miskatonic.sim.bench.ours import OurGame, benchmarks

from ..work import calls

SEEDS = range(10)


def calls_and_decisions(ours: OurGame) -> tuple[int, int]:
    """The Python calls of some random games, and the decisions in them."""
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = sum(ours.play(seed).decisions for seed in SEEDS)

    return calls(play), decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_random_decision_takes_no_more_calls_than_the_game_says(game: str) -> None:
    described = GAMES[game].part("bench")
    assert described is not None, f"{game} does not say what is measured of it: it has no bench.py"
    for name, setup in benchmarks(game).items():
        ours = OurGame(game, setup)
        calls_and_decisions(ours)  # What is kept from one game to the next is made here.
        called, decisions = calls_and_decisions(ours)
        assert called / decisions <= described.CALLS, f"{name}: {called / decisions:.0f} calls for each decision"
