"""Threat: what the keeper pays with (rules mom.threat.*)."""

from __future__ import annotations

from .events import ThreatGained, ThreatSpent
from .play import Table


def gain_threat(table: Table, count: int) -> None:
    """It is kept until it is spent, and there is no limit to it (rule mom.threat.4)."""
    if count > 0:
        table.state.threat += count
        table.tell(ThreatGained, count, table.state.threat)


def spend_threat(table: Table, count: int) -> None:
    if count > 0:
        table.state.threat -= count
        table.tell(ThreatSpent, count, table.state.threat)
