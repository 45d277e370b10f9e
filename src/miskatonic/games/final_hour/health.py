"""Losing and recovering health."""

from __future__ import annotations

from .events import HealthLost, HealthRecovered
from .play import Table, lose


def lose_health(table: Table, who: int, count: int = 1) -> None:
    """Flip health tokens to grey; an investigator without health loses the game (rules fh.health.1, fh.defeat.4)."""
    investigator = table.state.investigators[who]
    lost = investigator.health.lose(count)
    table.tell(HealthLost, investigator.id, lost, investigator.health.left)
    if investigator.health.empty:
        lose(table, "investigator-lost")


def recover_health(table: Table, who: int, count: int) -> None:
    """Flip grey tokens back, never above the number dealt (rules fh.health.4, fh.health.5)."""
    investigator = table.state.investigators[who]
    recovered = investigator.health.recover(count)
    if recovered:
        table.tell(HealthRecovered, investigator.id, recovered, investigator.health.left)
