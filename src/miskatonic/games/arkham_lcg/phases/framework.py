"""What all phases share: their beginning and end, and effects that last for a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..card import Table
from ..events import PhaseBegan
from ..moments import PhaseBegins, PhaseEnds
from ..timing import announce


def begin_phase(table: Table, phase: str) -> Iterable[Any]:
    """The start of a phase is a moment (rule lcg.round.4)."""
    renew_limits(table, "phase")
    table.state.phase = phase
    if table.telling:
        table.tell(PhaseBegan, phase)
    return announce(table, PhaseBegins, phase=phase)


def end_phase(table: Table, phase: str) -> Iterable[Any]:
    """What lasts until now has ended before anything happens at the end (rules lcg.round.4, lcg.lasting-effect.5)."""
    expire(table, "phase")
    return announce(table, PhaseEnds, phase=phase)


def expire(table: Table, period: str) -> None:
    """Lasting effects end with their period (rule lcg.lasting-effect.4)."""
    state = table.state
    if state.lasting:
        state.lasting = [effect for effect in state.lasting if effect.until != period]


def renew_limits(table: Table, period: str) -> None:
    """A limit holds to the very end of its period, so it is lifted when the next one begins (rule lcg.limit.2)."""
    if table.state.uses.counts:
        table.state.uses.new(period)
