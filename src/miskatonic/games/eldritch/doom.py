"""Doom and the omen: both tracks, and what happens when they move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.kernel.flow import Flow

from . import causes
from .board import GATES
from .causes import caused
from .events import AncientOneAwoke, DoomAdvanced, DoomRetreated, OmenAdvanced, OmenMoved
from .play import Table
from .words import OMEN_TRACK, SpaceId

Awake = Callable[[Table, SpaceId | None], Flow[None]]
"""What a doom advance means once the Ancient One is awake; the gate that caused it, if one did."""

INSTEAD: Final[dict[str, Awake]] = {}
"""By Ancient One, for those who say so on the backs of their sheets (rule eh.doom.6)."""
AWAKENING: Final[dict[str, Callable[[Table], Flow[None]]]] = {}
"""What happens when an Ancient One awakens (rule eh.ancient-one.5)."""


def advance_doom(table: Table, count: int = 1, gate: SpaceId | None = None) -> Flow[None]:
    """Doom moves toward 0, where the Ancient One awakens; what is left then counts as its sheet says.

    Rules eh.doom.1, eh.doom.4, eh.doom.6, eh.doom.7.
    """
    state = table.state
    for _ in range(count):
        if state.awake:
            by = causes.component(state.ancient_one)
            yield from caused(table, by, INSTEAD[state.ancient_one](table, gate))
            continue
        state.doom -= 1
        if table.telling:
            table.tell(DoomAdvanced, state.doom)
        if state.doom == 0:
            yield from awaken(table)


def retreat_doom(table: Table, count: int = 1) -> None:
    """Doom moves away from 0, unless the Ancient One is awake (rules eh.doom.2, eh.doom.5)."""
    state = table.state
    if state.awake:
        return
    state.doom += count
    table.tell(DoomRetreated, count, state.doom)


def awaken(table: Table) -> Flow[None]:
    """The sheet is turned, and what its back says of it happens (rules eh.ancient-one.5, eh.ancient-one.6)."""
    state = table.state
    state.awake = True
    table.tell(AncientOneAwoke, state.ancient_one)
    effect = AWAKENING.get(state.ancient_one)
    if effect is not None:
        yield from effect(table)


def advance_omen(table: Table, count: int = 1) -> Flow[None]:
    """The omen moves clockwise, and doom advances at every space it enters (rules eh.omen.2 to eh.omen.4)."""
    state = table.state
    for _ in range(count):
        state.omen = (state.omen + 1) % len(OMEN_TRACK)
        table.tell(OmenAdvanced, state.current_omen)
        yield from doom_by_omen(table)


def doom_by_omen(table: Table) -> Flow[None]:
    """One doom for each open gate of the current omen, and for each token on its space of the track.

    Rules eh.omen.3, eh.faq.30, eh.faq.31.
    """
    state = table.state
    omen = state.current_omen
    for gate in [gate for gate in state.gates if GATES[gate] is omen]:
        if gate in state.gates:
            yield from advance_doom(table, gate=gate)
    yield from advance_doom(table, state.omen_tokens[state.omen])


def move_omen(table: Table, space: int) -> None:
    """The omen is moved without advancing."""
    table.state.omen = space
    table.tell(OmenMoved, table.state.current_omen)
