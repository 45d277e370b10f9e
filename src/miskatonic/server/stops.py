"""Stops: the windows in which a seat wants to be asked. In the others it passes by itself, so that play flows.

A seat passes in the moment a choice leads to the question, and the passes are stored with that choice, all or nothing.
A question that stands open stays: nobody loses one by coming back, by going back to it or by changing the stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.errors import Defect
from miskatonic.kernel.game import Game, Window

from . import messages as wire
from .course import Course
from .problems import Refusal
from .services import now
from .storage import Entry, SeatRow

BY_STOPS: Final = "stops"
"""Who has passed, where the seat did not want to be asked."""


def windows(game: Game[Any]) -> list[wire.WindowInfo]:
    return [wire.WindowInfo(window.name, window.about, window.asks) for window in game.windows]


def wants(seat: SeatRow, window: Window) -> bool:
    """A seat is asked where it said so, or else where the game asks by itself."""
    return window.asks if seat.stops is None else window.name in seat.stops


def stops_of(game: Game[Any], seat: SeatRow) -> wire.Stops:
    return wire.Stops(seat.number, [window.name for window in game.windows if wants(seat, window)], seat.ask_once)


def read_stops(game: Game[Any], names: Sequence[str] | None) -> list[str] | None:
    """The windows that are meant, in the order of the game."""
    known = [window.name for window in game.windows]
    if not known or not set(names or ()) <= set(known):
        raise Refusal("no-window")
    return None if names is None else [name for name in known if name in names]


class Passing(Struct):
    """What came of a choice: who passed by themselves then, and who is asked because they wished for it once."""

    entries: list[Entry] = field(default_factory=list[Entry])
    asked: list[SeatRow] = field(default_factory=list[SeatRow])
    """Their wish has come true."""
    defect: Defect | None = None
    """A rule failed on a pass; then the seat is asked after all."""

    def chosen(self) -> list[wire.Chosen]:
        return [wire.Chosen(entry.seat, bot=False, passed=True) for entry in self.entries]


def pass_on(course: Course, seats: Sequence[SeatRow]) -> Passing:
    """Let everybody pass who does not want to be asked, until the game asks something else."""
    passing = Passing()
    while (seat := unwilling(course, seats)) is not None:
        key = course.table.pending[seat].passing.key
        entry = Entry(course.entries, "choice", seat, key, 0, BY_STOPS, None, now())
        try:
            course.choose(seat, key, bot=False, passed=True)
        except Defect as defect:
            passing.defect = defect
            break
        passing.entries.append(entry)
    passing.asked = [
        replace(seats[seat], ask_once=False)
        for seat, decision in course.table.pending.items()
        if decision.window is not None and seats[seat].ask_once and seats[seat].kind != "bot"
    ]
    return passing


def unwilling(course: Course, seats: Sequence[SeatRow]) -> int | None:
    """The first seat that is asked in a window and does not want to be; bots decide for themselves."""
    windows = {window.name: window for window in course.table.game.windows}
    for seat, decision in course.table.pending.items():
        row = seats[seat]
        window = windows.get(decision.window or "")
        if window is not None and row.kind != "bot" and not row.ask_once and not wants(row, window):
            return seat
    return None
