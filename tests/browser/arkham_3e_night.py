"""A game of Arkham Horror played beforehand by two, so that two people can play it at their browsers."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.arkham_3e.events import (
    AnomalyAppeared,
    ArchiveTurned,
    DieRerolled,
    HeadlineRead,
    InvestigatorDefeated,
    MonsterDefeated,
    Moved,
    OutcomeTold,
)
from miskatonic.kernel.table import Table

from .rehearsal import Choice

GAME: Final = "arkham-3e"
SEATS: Final = 2
SHORT: Final = 100
"""So many decisions are a whole game, and few enough to be clicked."""
ALL_KINDS: Final = {
    AnomalyAppeared,
    ArchiveTurned,
    DieRerolled,
    HeadlineRead,
    InvestigatorDefeated,
    MonsterDefeated,
    Moved,
}
LOST: Final = 92
"""The first such night; before it nobody has to look."""


class Night(NamedTuple):
    """A game from its seed to its end: what everybody decides."""

    seed: str
    options: dict[str, Any]
    choices: list[Choice]
    pauses: list[int]
    """The last decisions about the dice of an encounter: what they lead to nobody knows yet."""
    fights: list[int]
    """The decisions about the dice of a fight."""

    def begin(self) -> Table[Any]:
        return miskatonic.new_game(GAME, SEATS, self.seed, **self.options)


@cache
def a_lost_night() -> Night:
    """The first short one with everything in it: fights, anomalies, headlines, turned pages of the codex, the end."""
    for number in count(LOST):
        night, table = play(f"night-{number}", "random", scenario="approach-of-azathoth")
        kinds = {type(event) for event in table.events}
        if len(night.choices) <= SHORT and night.pauses and night.fights and kinds >= ALL_KINDS:
            return night
    raise AssertionError


def play(seed: str, agent: str, **options: Any) -> tuple[Night, Table[Any]]:
    night = Night(seed, options, [], [], [])
    table = night.begin()
    players = [make_agent(agent, GAME, f"{seed}-{seat}") for seat in range(SEATS)]
    while decision := table.decision:
        seat = decision.seat
        option = players[seat].choose(decision, lambda seat=seat: table.view(seat))
        before, state = len(table.events), table.state
        fought = state.test is not None and bool(state.test.monsters) and state.scene is None
        tried = state.test is not None and state.scene is not None
        table.choose(option.key, seat)
        if fought:
            night.fights.append(len(night.choices))
        if tried and any(isinstance(event, OutcomeTold) and event.highlighted() for event in table.events[before:]):
            night.pauses.append(len(night.choices))
        night.choices.append(Choice(seat, option.key))
    return night, table
