"""Whole games played by bots, many of them, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from miskatonic import new_game
from miskatonic.agents import Agent, make_agent
from miskatonic.kernel.errors import Defect
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side

from ..workers import spread
from .report import Report, report


class PlayedGame(Struct, frozen=True):
    """One game from set-up to end; `result` is None when a rule failed, and then `defect` says how."""

    seed: int | str
    result: Result | None
    decisions: int
    defect: str | None = None


class Batch(Struct, frozen=True):
    """Many games of the same kind. Game number n has the seed `<seed>:<n>`, whoever plays it and wherever."""

    game: str
    players: int = 2
    agent: str = "random"
    seed: int | str = 0
    games: int = 1000
    options: dict[str, Any] = {}

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"

    def bots(self, number: int) -> list[Agent]:
        """A bot for each seat of a game."""
        seeds = (f"{self.seed_of(number)}:{seat}" for seat in range(self.players))
        return [make_agent(self.agent, self.game, seed) for seed in seeds]


def play(
    game: str,
    players: int,
    agents: Sequence[Agent],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    *,
    events: bool = False,
    checkpoints: bool = False,
) -> PlayedGame:
    """Play one game to its end, with a bot for each seat."""
    table = new_game(game, players, seed, events=events, checkpoints=checkpoints, **(options or {}))
    looks = [partial(table.view, seat) for seat in range(players)]
    choose = [agent.choose for agent in agents]
    try:
        while (decision := table.decision) is not None:
            seat = decision.seat
            table.choose(choose[seat](decision, looks[seat]), seat)
    except Defect as defect:
        return PlayedGame(seed, None, len(table.choices), str(defect))
    return PlayedGame(seed, table.result, len(table.choices))


def simulate(batch: Batch, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play a batch; the same games for any number of jobs. `progress` is called with how many more are done."""
    sides = check(batch)
    began = perf_counter()
    played: list[PlayedGame] = []
    for chunk in spread(partial(play_numbers, batch), batch.games, jobs):
        played += chunk
        if progress:
            progress(len(chunk))
    return report(batch, sides, played, perf_counter() - began)


def check(batch: Batch) -> Sequence[Side]:
    """Refuse a batch that cannot be played, in one sentence, before any process is started; who plays together."""
    table = new_game(batch.game, batch.players, batch.seed, events=False, **batch.options)
    make_agent(batch.agent, batch.game)
    return table.sides


def play_numbers(batch: Batch, numbers: Iterable[int]) -> list[PlayedGame]:
    """Some of the games of a batch."""
    return [
        play(batch.game, batch.players, batch.bots(number), batch.seed_of(number), batch.options) for number in numbers
    ]
