"""Sends the updates of a table to everybody connected.

All who hold the same seats and are shown the table in the same way get the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
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


PointOfView = tuple[int | None, Face]
"""The seat somebody looks through (None: the public), and how they are shown the table."""


class AudienceKey(NamedTuple):
    """What everybody in an audience has in common: the seats they hold, and how they are shown the table."""

    seats: Seats
    face: Face

    @property
    def points(self) -> list[PointOfView]:
        """What they look through: their seats, or as the public does."""
        return [(seat, self.face) for seat in (self.seats or (None,))]


class Listener(Protocol):
    """A connection. `send` never waits; a connection that cannot keep up closes itself."""

    address: str
    """Where it comes from, as limits count it."""

    def send(self, data: bytes) -> None: ...

    def close(self, data: bytes) -> None: ...


class LastSent(Struct):
    """What was last sent to those who look through one seat (None: the public), shown in one way."""

    seat: int | None
    face: Face
    view: Any
    events: int
    """How many events of the game were gone through, those the seat may not know included."""
    log_lines: int
    """How many of them it was told."""


class Audience:
    """All connections that hold the same seats and are shown the table in the same way.

    What it is sent has numbers of its own, so that nobody can count what others are told.
    """

    def __init__(self, key: AudienceKey, last_sent: Sequence[LastSent]) -> None:
        self.key = key
        self.seats = key.seats
        self.listeners: set[Listener] = set()
        self.epoch = token_hex(8)
        """Names the sequence of updates; it ends when nobody has heard them for long, or with the table in memory."""
        self.number = 0
        """The number of the last update."""
        self._recent: deque[bytes] = deque(maxlen=UPDATES_KEPT)
        self._unheard = 0
        self._last_sent = last_sent

    def full_views(self, history: History) -> list[SeatView]:
        """Everything each seat sees, and its whole log."""
        log = Log(history)
        return [SeatView(last.seat, last.view, log.lines(last.seat, 0, last.events)) for last in self._last_sent]

    def send(self, data: bytes) -> None:
        """Send an update to everybody here, and keep it."""
        self.number += 1
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
        missed = self.number - number
        if not 0 <= missed <= len(self._recent):
            return None
        return list(self._recent)[len(self._recent) - missed :]


def asked_of(history: History, seats: Seats) -> dict[int, Decision]:
    """What some seats have to decide; nothing is asked in a game that cannot go on."""
    pending = {} if history.stopped else history.table.pending
    return {seat: decision for seat, decision in pending.items() if seat in seats}


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


class News:
    """What is new after a choice, or after going back; what several audiences are told is put together once."""

    def __init__(self, history: History, last_sent: Mapping[PointOfView, LastSent]) -> None:
        self._history = history
        log = Log(history)
        self._changes = {point: send_changes(last, history, log) for point, last in last_sent.items()}
        self._questions: dict[int, Question] = {}

    def changes(self, audience: Audience) -> list[SeatChange]:
        """What changed for each seat since something was last sent to it."""
        return [self._changes[point] for point in audience.key.points]

    def questions(self, audience: Audience) -> list[Question]:
        """What the seats of an audience have to decide."""
        asked = asked_of(self._history, audience.seats)
        for seat in asked:
            if seat not in self._questions:
                self._questions[seat] = question(self._history, seat, asked[seat])
        return [self._questions[seat] for seat in asked]


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
    """All audiences of a table. Every update is sent to each audience to which it tells anything."""

    def __init__(self) -> None:
        self._audiences: dict[AudienceKey, Audience] = {}
        self._last_sent: dict[PointOfView, LastSent] = {}

    @property
    def listener_count(self) -> int:
        return sum(len(audience.listeners) for audience in self._audiences.values())

    def connections_of(self, seats: Seats) -> int:
        """How many are connected who hold exactly these seats; without seats, how many watch."""
        return sum(len(audience.listeners) for audience in self._audiences.values() if audience.seats == seats)

    def addresses(self) -> set[str]:
        """Where those come from who are connected."""
        return {listener.address for audience in self._audiences.values() for listener in audience.listeners}

    def seats_online(self) -> set[int]:
        """The seats somebody is connected for."""
        return {seat for audience in self._audiences.values() if audience.listeners for seat in audience.seats}

    def audience(self, key: AudienceKey, history: History) -> Audience:
        """The audience somebody belongs to; it is made when the first of them connects."""
        if key not in self._audiences:
            for point in key.points:
                if point not in self._last_sent:
                    self._last_sent[point] = everything(*point, history)
            self._audiences[key] = Audience(key, [self._last_sent[point] for point in key.points])
        return self._audiences[key]

    def remove(self, listener: Listener, key: AudienceKey) -> bool:
        """Forget a connection; True where it was known."""
        audience = self._audiences.get(key)
        if audience is None or listener not in audience.listeners:
            return False
        audience.listeners.discard(listener)
        return True

    def news(self, history: History) -> News:
        """What is new for everybody: to be sent to all, for it counts as sent."""
        needed = {point for key in self._audiences for point in key.points}
        self._last_sent = {point: last for point, last in self._last_sent.items() if point in needed}
        return News(history, self._last_sent)

    def send(self, compose: Callable[[Audience], bytes | None]) -> None:
        """Send everybody the next update, as it is composed for their audience; None where there is nothing to tell."""
        for audience in self._audiences.values():
            data = compose(audience)
            if data is not None:
                audience.send(data)
        if any(audience.forgotten for audience in self._audiences.values()):
            self._audiences = {key: audience for key, audience in self._audiences.items() if not audience.forgotten}

    def disconnect(self, data: bytes, seat: int | None = None) -> None:
        """Close the connections of a seat, or all, with a last message; who reconnects gets what they hold then."""
        for key in [key for key in self._audiences if seat is None or seat in key.seats]:
            for listener in tuple(self._audiences.pop(key).listeners):
                listener.close(data)
