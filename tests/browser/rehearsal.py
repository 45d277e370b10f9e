"""Games played beforehand, so that people can play the very same ones at their browsers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import miskatonic
from miskatonic.agents import Agent, make_agent
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table

WHOLE = range(40, 61)
"""So many choices are a whole game, and few enough to be clicked."""
AT_ONCE = 8
SOON, SOME = 36, 6
"""The most choices of a short game with a bot, and the fewest of the person's own."""
DICE = 12


class Choice(NamedTuple):
    seat: int
    key: str


class Rehearsal(NamedTuple):
    seed: str
    choices: list[Choice]
    players: int = 2

    def after(self, choices: int) -> Table[Any]:
        """The table after so many choices."""
        table = new_game(self.seed, self.players)
        for seat, key in self.choices[:choices]:
            table.choose(key, seat)
        return table


class Hasty:
    """Always takes the last option, which is mostly to leave it at that."""

    def choose(self, decision: Decision, look: object) -> Option:
        return decision.options[-1]


@cache
def rehearse() -> Rehearsal:
    """The first night of ordinary length that two sensible players win."""
    for seed in seeds():
        table = played(seed, sensible(seed), sensible(seed))
        if table.result and any(table.result.won.values()) and len(table.choices) in WHOLE:
            return Rehearsal(seed, choices_of(table))
    raise AssertionError


@cache
def hurry() -> Rehearsal:
    """The first night that two hasty players lose, or win, at once."""
    for seed in seeds():
        table = played(seed, Hasty(), Hasty())
        if len(table.choices) <= AT_ONCE:
            return Rehearsal(seed, choices_of(table))
    raise AssertionError


@cache
def hurry_with_a_bot() -> str:
    """The seed of the first night that is soon over for a hasty player beside a bot, however its dice fall."""
    for seed in seeds():
        ends = [choices_of(played(seed, Hasty(), sensible(dice))) for dice in range(DICE)]
        if all(len(choices) <= SOON and sum(each.seat == 0 for each in choices) >= SOME for choices in ends):
            return seed
    raise AssertionError


def seeds() -> Iterator[str]:
    return (f"night-{night}" for night in count())


def new_game(seed: str, players: int) -> Table[Any]:
    return miskatonic.new_game("final-hour", players=players, seed=seed)


def sensible(seed: int | str) -> Agent:
    return make_agent("greedy", "final-hour", seed)


def played(seed: str, *players: Agent) -> Table[Any]:
    table = new_game(seed, len(players))
    while decision := table.decision:
        seat = decision.seat
        table.choose(players[seat].choose(decision, lambda seat=seat: table.view(seat)))
    return table


def choices_of(table: Table[Any]) -> list[Choice]:
    return [Choice(*choice) for choice in table.choices]
