"""The round: each investigator takes a turn, then the keeper (rules mom.round)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.game import Step

from . import investigator_turn, keeper_turn, setup
from .events import RoundBegan
from .occasions import new_round
from .play import Table, investigator_options
from .state import Mansions, Turn
from .team import agree
from .words import say


def begin_round(table: Table) -> Flow[str]:
    """Everybody who is not out has a turn to take (rules mom.round.1, mom.elimination.2, mom.escape.6)."""
    state = table.state
    state.round += 1
    state.phase = "investigators"
    new_round(state)
    state.to_act = clockwise(state)
    state.order = []
    table.tell(RoundBegan, state.round)
    if state.readings.turn_order == "each-round":
        left = list(state.to_act)
        while left:
            state.order.append((yield from name_next(table, left)))
            left.remove(state.order[-1])
    return "investigators.next"


def clockwise(state: Mansions) -> list[int]:
    """The seats that have turns, from the keeper's left (rule mom.round.4)."""
    return [seat for seat in state.clockwise() if state.investigators[seat].fate in ("in-play", "waiting")]


def next_investigator(table: Table) -> Flow[str]:
    """Before each turn the team names who goes next; after the last one it is the keeper's turn (mom.round.2, .6)."""
    state = table.state
    if not state.to_act:
        return "keeper.begin"
    ordered = [seat for seat in state.order if seat in state.to_act]
    who = ordered[0] if ordered else (yield from name_next(table, state.to_act))
    state.to_act.remove(who)
    state.turn = Turn(who)
    return "turn.begin"


def name_next(table: Table, left: list[int]) -> Flow[int]:
    """The investigators choose together; where they do not agree it goes clockwise (rules mom.round.3, mom.round.4)."""
    options = investigator_options(table.state, left, "next")
    voters = clockwise(table.state)
    return (yield from agree(table, voters, say("prompt-next"), options, "mom.round.3", "next"))


STEPS: Final[Mapping[str, Step]] = {
    **setup.STEPS,
    "round.begin": begin_round,
    "investigators.next": next_investigator,
    "turn.begin": investigator_turn.begin_turn,
    "turn.choose": investigator_turn.choose_step,
    "turn.end": investigator_turn.end_turn,
    **keeper_turn.STEPS,
}
