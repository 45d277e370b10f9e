"""A turn of the card game with more to choose from than any list can show at once."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Any, NamedTuple

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.arkham_lcg.words import NAME
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table

from .campaign import USUAL
from .rehearsal import Choice, seeds

PLAYERS = 4
MANY = 14
SOON = 90
"""So many choices are soon made."""


class BusyTurn(NamedTuple):
    table: Table[Any]
    choices: list[Choice]

    @property
    def decision(self) -> Decision:
        assert self.table.decision is not None
        return self.table.decision


@cache
def busy_turn() -> BusyTurn:
    """Four people, two enemies of one name, and much to play."""
    for seed in seeds():
        table: Table[Any] = miskatonic.new_game(NAME, PLAYERS, seed)
        players = [make_agent("greedy", NAME, f"{seed}-{seat}") for seat in range(PLAYERS)]
        choices: list[Choice] = []
        while (decision := table.decision) is not None and len(choices) < SOON:
            if is_busy(table, decision):
                return BusyTurn(table, choices)
            if decision.window and decision.window not in USUAL:
                table.choose("pass")
                continue
            option = players[decision.seat].choose(decision, partial(table.view, decision.seat))
            choices.append(Choice(decision.seat, option.key))
            table.choose(option)
    raise AssertionError


def is_busy(table: Table[Any], decision: Decision) -> bool:
    verbs = Counter(option.verb for option in decision.options)
    return (
        decision.topic == "turn"
        and len(decision.options) >= MANY
        and {"fight", "play", "activate"} <= verbs.keys()
        and any(option.apart for option in decision.options if option.verb == "fight")
        and sum(bool(table.details(option).costs) for option in decision.options) >= 3
    )
