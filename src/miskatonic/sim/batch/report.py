"""What a batch of games tells: how often it was won, why it was lost, how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side
from miskatonic.kernel.version import VERSION

if TYPE_CHECKING:
    from .playing import Batch, PlayedGame

NORMAL_95 = 1.959963984540054
"""The deviation that leaves 5 % of a normal distribution outside."""


class Proportion(Struct, frozen=True):
    """How many games out of all, with the Wilson interval that contains the true share 19 times out of 20."""

    count: int
    share: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """A number that differs from game to game."""

    total: int
    mean: float
    least: int
    most: int


class GameLine(Struct, frozen=True):
    """One game of the batch."""

    seed: int | str
    won: dict[int, bool] | None
    reason: str
    score: float | None
    rounds: int
    decisions: int


class SideLine(Struct, frozen=True):
    """How a side did, where there are several."""

    title: str
    seats: list[int]
    wins: Proportion
    winning: list[str]
    """The ends in which it won."""
    rounds_won: dict[int, int]


class Report(Struct, frozen=True, omit_defaults=True):
    """The figures of a batch. A game that a defect ended counts nowhere but among the defects."""

    game: str
    players: int
    agent: str
    seed: int | str
    options: dict[str, Any]
    engine: str
    games: int
    wins: Proportion
    """Games won by every seat."""
    wins_by_seat: dict[int, Proportion]
    reasons: dict[str, Proportion]
    """How the games ended, the most frequent end first."""
    winning: list[str]
    """The ends among them that are victories."""
    rounds: dict[int, int]
    rounds_won: dict[int, int]
    decisions: Spread
    defects: list[str]
    seconds: float
    games_per_second: float
    decisions_per_second: float
    each: list[GameLine]
    sides: dict[str, SideLine] = {}
    """Where some win and others lose: each side by its name."""


def wilson(count: int, of: int) -> Proportion:
    """The share of `count` in `of` with its 95 % interval after Wilson, which is honest near 0 and 1, too."""
    if not of:
        return Proportion(0, 0.0, 0.0, 1.0)
    share = count / of
    square = NORMAL_95**2
    centre = (share + square / (2 * of)) / (1 + square / of)
    reach = NORMAL_95 * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Proportion(count, share, max(0.0, centre - reach), min(1.0, centre + reach))


def report(batch: Batch, sides: Sequence[Side], played: Sequence[PlayedGame], seconds: float) -> Report:
    """The figures of the games played."""
    results = [game.result for game in played if game.result is not None]
    victories = [result for result in results if all(result.won.values())]
    numbers = [game.decisions for game in played]
    return Report(
        game=batch.game,
        players=batch.players,
        agent=batch.agent,
        seed=batch.seed,
        options=batch.options,
        engine=VERSION,
        games=len(played),
        wins=wilson(len(victories), len(results)),
        wins_by_seat={
            seat: wilson(sum(result.won[seat] for result in results), len(results))
            for seat in sorted({seat for result in results for seat in result.won})
        },
        reasons={
            reason: wilson(count, len(results))
            for reason, count in Counter(result.reason for result in results).most_common()
        },
        winning=sorted({result.reason for result in victories}),
        rounds=rounds_of(results),
        rounds_won=rounds_of(victories),
        decisions=Spread(sum(numbers), sum(numbers) / len(numbers), min(numbers), max(numbers)),
        defects=[f"{game.seed}: {game.defect}" for game in played if game.defect],
        seconds=seconds,
        games_per_second=len(played) / seconds,
        decisions_per_second=sum(numbers) / seconds,
        each=[line(game) for game in played],
        sides={side.name: side_line(side, results) for side in sides} if len(sides) > 1 else {},
    )


def rounds_of(results: Sequence[Result]) -> dict[int, int]:
    """How many games ended in which round."""
    return dict(sorted(Counter(result.rounds for result in results).items()))


def side_line(side: Side, results: Sequence[Result]) -> SideLine:
    won = [result for result in results if side.has_won(result)]
    return SideLine(
        title=side.title.text(),
        seats=list(side.seats),
        wins=wilson(len(won), len(results)),
        winning=sorted({result.reason for result in won}),
        rounds_won=rounds_of(won),
    )


def line(game: PlayedGame) -> GameLine:
    if game.result is None:
        return GameLine(game.seed, None, "defect", None, 0, game.decisions)
    result = game.result
    return GameLine(game.seed, result.won, result.reason, result.score, result.rounds, game.decisions)
