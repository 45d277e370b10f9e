"""Stops: the windows in which a seat wants to be asked. In the others the server passes for it.

Orders are such a window: whoever does not want to be asked what comes first takes the order shown.

The server passes in the moment a choice leads to the question, and stores the passes with that choice, all or nothing.
A question that is open already stays open: nobody loses one by reconnecting, by going back to it or by changing stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.errors import Defect
from miskatonic.kernel.game import Game, Window

from . import messages as wire
from .history import History
from .refusals import Refusal
from .services import now
from .storage import JournalEntry, SeatRow

BY_STOPS: Final = "stops"
"""The `by` of a journal entry where the server passed for a seat that did not want to be asked."""


def window_infos(game: Game[Any]) -> list[wire.WindowInfo]:
    return [wire.WindowInfo(window.name, window.about, window.asks) for window in game.windows]


def wants_to_be_asked(seat: SeatRow, window: Window) -> bool:
    """True where the seat chose this window, or chose none and the game asks in it by default."""
    return window.asks if seat.stops is None else window.name in seat.stops


def seat_stops(game: Game[Any], seat: SeatRow) -> wire.SeatStops:
    windows = [window.name for window in game.windows if wants_to_be_asked(seat, window)]
    return wire.SeatStops(seat.number, windows, seat.ask_once)


def read_stops(game: Game[Any], names: Sequence[str] | None) -> list[str] | None:
    """The windows of these names, in the order of the game; refuses a window the game does not have."""
    known = [window.name for window in game.windows]
    if not known or not set(names or ()) <= set(known):
        raise Refusal("no-window")
    return None if names is None else [name for name in known if name in names]


def expect_opportunities(game: Game[Any]) -> None:
    """Refuse to ask once in a game that has no windows to do something in."""
    if not game.has_opportunities:
        raise Refusal("no-window")


class AutoPasses(Struct):
    """The passes that followed a choice, and the seats that are asked after them because they wanted to be, once."""

    entries: list[JournalEntry] = field(default_factory=list[JournalEntry])
    asked_once: list[SeatRow] = field(default_factory=list[SeatRow])
    """The rows of those seats with `ask_once` turned off again."""
    defect: Defect | None = None
    """A rule failed on a pass; then the seat is asked after all."""

    def chosen(self) -> list[wire.Chosen]:
        return [wire.Chosen(entry.seat, bot=False, passed=True) for entry in self.entries]


def auto_pass(history: History, seats: Sequence[SeatRow]) -> AutoPasses:
    """Pass for every seat that does not want to be asked, until a seat is asked something it wants to be."""
    passes = AutoPasses()
    while (seat := seat_to_pass_for(history, seats)) is not None:
        key = history.table.pending[seat].passing.key
        entry = JournalEntry(history.journal_length, "choice", seat, key, 0, BY_STOPS, None, now())
        try:
            history.choose(seat, key, bot=False, passed=True)
        except Defect as defect:
            passes.defect = defect
            break
        passes.entries.append(entry)
    passes.asked_once = [
        replace(seats[seat], ask_once=False)
        for seat, decision in history.table.pending.items()
        if decision.is_opportunity and seats[seat].ask_once and seats[seat].kind != "bot"
    ]
    return passes


def seat_to_pass_for(history: History, seats: Sequence[SeatRow]) -> int | None:
    """The first seat that is asked in a window and does not want to be; bots decide for themselves."""
    windows = {window.name: window for window in history.table.game.windows}
    for seat, decision in history.table.pending.items():
        row = seats[seat]
        window = windows.get(decision.window or "")
        if window is None or row.kind == "bot" or wants_to_be_asked(row, window):
            continue
        if not (row.ask_once and decision.is_opportunity):
            return seat
    return None
