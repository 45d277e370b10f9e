"""Sends the updates of a table to everybody connected.

All who hold the same seats and are shown the table in the same way get the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.kernel.turning_points import turning_points

from .history import History
from .messages import Face, Happening, OptionInfo, Question, SeatChange, SeatView, TurningPoint
from .patch import changes

UPDATES_KEPT: Final = 64
"""So many updates can be sent again to somebody who reconnects."""

Seats = tuple[int, ...]
"""The seats somebody holds; none for a spectator."""


class AudienceKey(NamedTuple):
    """What everybody in an audience has in common: the seats they hold, and how they are shown the table."""

    seats: Seats
    face: Face


class Listener(Protocol):
    """A connection. `send` never waits; a connection that cannot keep up closes itself."""

    def send(self, data: bytes) -> None: ...

    def close(self, data: bytes) -> None: ...


class LastSent(Struct):
    """What was last sent to those who look through one seat (None: the public)."""

    seat: int | None
    face: Face
    view: Any
    events: int
    """How many events of the game were gone through, those the seat may not know included."""
    log_lines: int
    """How many of them it was told."""


class Audience:
    """All connections that hold the same seats and are shown the table in the same way."""

    def __init__(self, key: AudienceKey, history: History, number: int) -> None:
        self.key = key
        self.seats = key.seats
        self.listeners: set[Listener] = set()
        self.before_kept = number
        """The number of the update before the first one kept."""
        self._recent: deque[bytes] = deque(maxlen=UPDATES_KEPT)
        self._unheard = 0
        self._last_sent = [everything(seat, key.face, history) for seat in (key.seats or (None,))]

    def full_views(self, history: History) -> list[SeatView]:
        """Everything each seat sees, and its whole log."""
        log = Log(history)
        return [SeatView(last.seat, last.view, log.lines(last.seat, 0, last.events)) for last in self._last_sent]

    def view_changes(self, history: History, log: Log) -> list[SeatChange]:
        """What changed for each seat since something was last sent to it."""
        return [send_changes(last, history, log) for last in self._last_sent]

    def send(self, data: bytes) -> None:
        """Send an update to everybody here, and keep it."""
        if len(self._recent) == UPDATES_KEPT:
            self.before_kept += 1
        self._recent.append(data)
        self._unheard = 0 if self.listeners else self._unheard + 1
        for listener in tuple(self.listeners):
            listener.send(data)

    @property
    def forgotten(self) -> bool:
        """True where everybody left so long ago that whoever comes back gets everything anyway."""
        return self._unheard > UPDATES_KEPT

    def updates_after(self, number: int) -> list[bytes] | None:
        """The updates after one already seen, or None where they are not all kept."""
        missed = self.before_kept + len(self._recent) - number
        if number < self.before_kept or missed < 0:
            return None
        return list(self._recent)[len(self._recent) - missed :]

    def questions(self, history: History) -> list[Question]:
        """What the seats here have to decide."""
        found: list[Question] = []
        if history.stopped:
            return found
        for seat, decision in history.table.pending.items():
            if seat in self.seats:
                found.append(question(history, seat, decision))
        return found


def question(history: History, seat: int, decision: Decision) -> Question:
    """A decision as its seat is told of it."""
    return Question(
        seat=seat,
        number=history.question_number,
        prompt=decision.prompt,
        options=[offered(history, seat, option) for option in decision.options],
        rule=decision.rule,
        cause=decision.cause,
        window=decision.window,
        kind=decision.kind,
        topic=decision.topic,
        amount=decision.amount,
        together=list(asked) if len(asked := history.table.asked) > 1 else [],
        hint=history.table.game.hint(decision.topic),
    )


def offered(history: History, seat: int, option: Option) -> OptionInfo:
    """An option with everything that matters about it."""
    details = history.table.details(option, seat)
    return OptionInfo(
        key=option.key,
        say=option.say,
        apart=list(option.apart),
        verb=option.verb,
        about=list(option.about),
        word=option.word,
        role=option.role,
        amount=option.amount,
        also=list(details.also),
        costs=list(details.costs),
        chances=dict(details.chances),
    )


def shown(table: Table[Any], seat: int | None, face: Face) -> Any:
    """What a seat sees of the table: its view, or for the plain face the overview made from that view."""
    view = table.view(seat)
    return table.game.overview(view) if face == "plain" else view


def everything(seat: int | None, face: Face, history: History) -> LastSent:
    """What a seat is sent first: all it sees and may know now."""
    table = history.table
    log_lines = sum(event.seen_by(seat) for event in table.events)
    return LastSent(seat, face, shown(table, seat, face), len(table.events), log_lines)


def send_changes(last: LastSent, history: History, log: Log) -> SeatChange:
    """What changed for a seat since; from now on this is what was last sent."""
    table = history.table
    view = shown(table, last.seat, last.face)
    made = changes(last.view, view)
    last.view = view
    if len(table.events) < last.events:
        last.events = len(table.events)
        last.log_lines = sum(event.seen_by(last.seat) for event in table.events)
    keep = last.log_lines
    fresh = log.lines(last.seat, last.events, len(table.events))
    last.events = len(table.events)
    last.log_lines += len(fresh)
    return SeatChange(last.seat, made, keep, fresh)


class Log:
    """The events of a game as they are told; one that several seats may know of is put into words once."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._told: dict[int, Happening] = {}

    def lines(self, seat: int | None, start: int, stop: int) -> list[Happening]:
        """The events a seat may know of, among those from `start` to `stop`."""
        events: Sequence[Event] = self._history.table.events
        return [
            self._told.get(place) or self._tell(place, event)
            for place, event in enumerate(events[start:stop], start)
            if event.seen_by(seat)
        ]

    def _tell(self, place: int, event: Event) -> Happening:
        told = self._told[place] = happening(event, self._history.choices_before(place))
        return told


def happening(event: Event, after: int) -> Happening:
    """An event as it is told, after so many choices."""
    return Happening(
        say=event.say(),
        after=after,
        event=event,
        quiet=event.quiet,
        touches=event.touches(),
        tone=event.feels(),
        icon=event.pictured(),
        highlight=event.highlighted(),
    )


def told_turning_points(history: History) -> list[TurningPoint]:
    """What turned a finished game, as everybody is told it."""
    return [
        TurningPoint(
            say=point.event.say(),
            round=point.round,
            after=history.choices_before(point.place),
            tone=point.event.feels(),
            icon=point.event.pictured() or f"event-{point.event.__struct_config__.tag}",
        )
        for point in turning_points(history.table.events)
    ]


class Broadcaster:
    """All audiences of a table. Every update has the next number and is sent to every audience."""

    def __init__(self) -> None:
        self.epoch = token_hex(8)
        self.number = 0
        self._audiences: dict[AudienceKey, Audience] = {}

    @property
    def listener_count(self) -> int:
        return sum(len(audience.listeners) for audience in self._audiences.values())

    def connections_of(self, seats: Seats) -> int:
        """How many are connected who hold exactly these seats; without seats, how many watch."""
        return sum(len(audience.listeners) for audience in self._audiences.values() if audience.seats == seats)

    def seats_online(self) -> set[int]:
        """The seats somebody is connected for."""
        return {seat for audience in self._audiences.values() if audience.listeners for seat in audience.seats}

    def audience(self, key: AudienceKey, history: History) -> Audience:
        """The audience somebody belongs to; it is made when the first of them connects."""
        if key not in self._audiences:
            self._audiences[key] = Audience(key, history, self.number)
        return self._audiences[key]

    def epoch_of(self, key: AudienceKey) -> str:
        """Names the sequence of updates that an audience gets; it ends when the table leaves the memory."""
        return "-".join([self.epoch, key.face, *map(str, key.seats)])

    def remove(self, listener: Listener, key: AudienceKey) -> bool:
        """Forget a connection; True where it was known."""
        audience = self._audiences.get(key)
        if audience is None or listener not in audience.listeners:
            return False
        audience.listeners.discard(listener)
        return True

    def send(self, compose: Callable[[int, Audience], bytes]) -> None:
        """Send everybody the next update, as it is composed for their audience."""
        self.number += 1
        for audience in self._audiences.values():
            audience.send(compose(self.number, audience))
        if any(audience.forgotten for audience in self._audiences.values()):
            self._audiences = {key: audience for key, audience in self._audiences.items() if not audience.forgotten}

    def disconnect(self, data: bytes, seat: int | None = None) -> None:
        """Close the connections of a seat, or all, with a last message; who reconnects gets what they hold then."""
        for key in [key for key in self._audiences if seat is None or seat in key.seats]:
            for listener in tuple(self._audiences.pop(key).listeners):
                listener.close(data)
