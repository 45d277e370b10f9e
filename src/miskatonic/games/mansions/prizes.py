"""What the killer of a certain monster gains, as an event has promised."""

from __future__ import annotations

from .play import Table
from .possessions import gain
from .state import Mansions
from .words import CardId, MonsterId


def promise(state: Mansions, monster: MonsterId, card: CardId) -> None:
    """Whoever kills the monster gains the card, which lies aside, and a skill point."""
    state.counts[f"prize:{card}"] = monster


def claim(table: Table, monster: MonsterId, who: int) -> None:
    """An investigator has killed a monster: they gain what was promised for it."""
    state = table.state
    for card in list(state.aside):
        if state.counts.get(f"prize:{card}") == monster:
            state.aside.remove(card)
            state.investigators[who].skill_points += 1
            gain(table, who, card)
