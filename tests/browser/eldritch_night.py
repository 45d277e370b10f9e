"""Games of Eldritch Horror played beforehand by two, so that two people can play them at their browsers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.eldritch.events import (
    AncientOneAwoke,
    CardTurned,
    CombatBegan,
    DieRerolled,
    EncounterBegan,
    InvestigatorDefeated,
    InvestigatorMoved,
    MysterySolved,
)
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table

from .rehearsal import Choice

GAME: Final = "eldritch"
SEATS: Final = 2
SHORT: Final = 100
"""So many decisions are a whole game, and few enough to be clicked."""
ALL_KINDS: Final = {AncientOneAwoke, CardTurned, CombatBegan, DieRerolled, InvestigatorDefeated, InvestigatorMoved}
OTHER_WORLD: Final = "other-world"
LOST, WON = 654, 5
"""The first nights of each sort; before them nobody has to look."""


class Night(NamedTuple):
    """A game from its seed to its end: what everybody decides."""

    seed: str
    options: dict[str, Any]
    choices: list[Choice]
    pauses: list[int]
    """The decisions about the dice of an encounter: what they lead to nobody knows yet."""

    def begin(self) -> Table[Any]:
        return miskatonic.new_game(GAME, SEATS, self.seed, **self.options)


@cache
def a_lost_night() -> Night:
    """The first short one with everything in it: fights, another world, turned cards, the awakening, the end."""
    for number in count(LOST):
        night, table = play(f"night-{number}", "random", ancient_one="cthulhu")
        if len(night.choices) <= SHORT and night.pauses and has_everything(table.events):
            return night
    raise AssertionError


@cache
def a_won_night() -> Night:
    """The first one in which two sensible players solve the mysteries."""
    for number in count(WON):
        night, table = play(f"night-{number}", "greedy", ancient_one="cthulhu", difficulty="easy")
        if sum(isinstance(event, MysterySolved) for event in table.events) == 3:
            return night
    raise AssertionError


def has_everything(events: Iterable[Event]) -> bool:
    worlds = any(isinstance(event, EncounterBegan) and event.deck == OTHER_WORLD for event in events)
    return worlds and {type(event) for event in events} >= ALL_KINDS


def play(seed: str, agent: str, **options: Any) -> tuple[Night, Table[Any]]:
    night = Night(seed, options, [], [])
    table = night.begin()
    players = [make_agent(agent, GAME, f"{seed}-{seat}") for seat in range(SEATS)]
    while decision := table.decision:
        seat = decision.seat
        option = players[seat].choose(decision, lambda seat=seat: table.view(seat))
        if table.state.scene is not None and table.state.test is not None:
            night.pauses.append(len(night.choices))
        night.choices.append(Choice(seat, option.key))
        table.choose(option.key, seat)
    return night, table
