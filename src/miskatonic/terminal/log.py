"""The log: what happened since a seat last decided, consequences under their cause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table

from .face import Face
from .words import say

RECENT_EVENTS = 12
"""So many events are told again to somebody who resumes a game, or looks on."""


class ReadPosition(Struct, frozen=True):
    """How much of the log a seat had read when it took a decision, and after how many choices that was."""

    choices: int
    seat: int
    read: int


class ReadPositions:
    """Up to where each seat has read the log; taking choices back takes back what was read after them."""

    def __init__(self, *, resumed: bool = False) -> None:
        self._positions: list[ReadPosition] = []
        self._resumed = resumed

    def mark_read(self, table: Table[Any], seat: int) -> None:
        """A seat is about to choose: it has read everything so far."""
        self._positions.append(ReadPosition(len(table.choices), seat, len(table.log(seat))))

    def take_back(self, table: Table[Any]) -> None:
        self._positions = [position for position in self._positions if position.choices < len(table.choices)]

    def first_unread(self, table: Table[Any], seat: int | None) -> int:
        """The first event the seat has not read; of a resumed game only the latest are told again."""
        latest = max(0, len(table.log(seat)) - RECENT_EVENTS) if self._resumed or seat is None else 0
        return next((position.read for position in reversed(self._positions) if position.seat == seat), latest)


class LogLine(Struct, frozen=True):
    """A line of the log: a cause, something that stands alone, or a consequence below its cause."""

    text: str
    style: str = ""
    below: bool = False

    def wrapped(self, console: Console, width: int) -> list[Text]:
        """The line wrapped to a width; a consequence is indented below its cause."""
        text = Text(self.text, self.style)
        if not self.below:
            return list(text.wrap(console, width))
        wrapped = text.wrap(console, max(1, width - len(_FIRST)))
        return [Text.assemble(_NEXT if number else _FIRST, line) for number, line in enumerate(wrapped)]


_FIRST, _NEXT = "  · ", "    "


def log_lines(
    events: Sequence[Event], start: int, face: Face, locale: str, *, after: str | None = None
) -> list[LogLine]:
    """The events from `start` on: a cause as a line, what it led to below it.

    A cause that was named before `start` is named again, unless it is the one the reader is still `after`. An event
    that introduces its own cause begins it anew: the other copy of a card that was played before.
    """
    lines: list[LogLine] = []
    named: set[str] = set()
    current = after
    for place, event in enumerate(events):
        cause = event.cause
        if cause is None:
            named.clear()
        if event.quiet:
            continue
        introduced = face.introduces(event)
        begins = cause is not None and (cause not in named or cause == introduced)
        heads = begins and face.names_cause(event)
        if cause is not None and not heads and cause != current and place >= start:
            goes_on = say("log-goes-on", cause=face.cause_name(cause)) if cause in named else face.cause_name(cause)
            lines.append(LogLine(goes_on.text(locale), "name"))
        named |= {each for each in (cause, introduced) if each is not None}
        if place < start:
            continue
        below = cause is not None and not heads
        lines.append(LogLine(face.told(event).text(locale), "name" if heads else "", below))
        lines += [LogLine(told.text(locale), "uncanny", below=True) for told in face.aloud(event)]
        current = introduced or cause
    return lines


def wrapped_log(lines: Sequence[LogLine], console: Console, width: int) -> list[Text]:
    """The lines of the log wrapped to a width."""
    return [line for each in lines for line in each.wrapped(console, width)]
