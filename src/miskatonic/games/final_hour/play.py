"""What every rule module needs: the table of this game, and how a game ends."""

from __future__ import annotations

from typing import NoReturn

from miskatonic.kernel.flow import GameOver, Result
from miskatonic.kernel.table import Table as KernelTable

from .events import GameEnded, RitualTokensShown
from .state import FinalHour

Table = KernelTable[FinalHour]


def end(table: Table, reason: str, *, won: bool) -> NoReturn:
    """The game is over for all at once, whatever was under way (rules fh.overview.2, fh.defeat.6)."""
    state = table.state
    table.tell(GameEnded, reason)
    seats = sorted({investigator.seat for investigator in state.investigators})
    raise GameOver(Result(dict.fromkeys(seats, won), reason, 1.0 if won else 0.0, state.round))


def lose(table: Table, reason: str) -> NoReturn:
    """Defeat, at the moment it happens (rules fh.defeat.1 to fh.defeat.6); now everybody may see what was right."""
    table.tell(RitualTokensShown, *table.state.ritual_tokens)
    end(table, reason, won=False)


def clockwise(state: FinalHour, first: int) -> list[int]:
    """All investigators, beginning with one of them."""
    count = len(state.investigators)
    return [(first + place) % count for place in range(count)]


def turn_order(state: FinalHour) -> list[int]:
    """The investigators from the lead clockwise (rule fh.lead.3)."""
    return clockwise(state, state.lead)


def forget_marks(table: Table) -> None:
    """Marks of activation end with the effect (rule fh.activate.19)."""
    if table.state.activated:
        table.state.activated = []
    if table.state.horde_victims:
        table.state.horde_victims = []
