"""Whole games by chance, for what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.play import Table
from miskatonic.kernel.table import Table as KernelTable

VOTE = "fh.ritual.6"


def whole_game(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """The table of a new game at every decision and at the end."""
    return play_on(KernelTable(GAME, GAME.setup(players, seed, options), checkpoints=False), seed)


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """The table at every decision and at the end; nobody attempts the ritual before the last gate."""
    chance = Random(seed)
    yield table
    while table.decision is not None:
        decision = table.decision
        if decision.rule == VOTE:
            table.choose("wait", decision.seat)
        else:
            table.choose(chance.choice(decision.options), decision.seat)
        yield table
