"""Who listens at a table, and what they were told last: everybody with the same seats hears the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event

from .course import Course
from .messages import Happening, Question, SeatChange, SeatView
from .messages import OptionInfo as Offered
from .patch import changes

REMEMBERED: Final = 64
"""So many updates can be told again to somebody who comes back."""

Seats = tuple[int, ...]
"""The seats somebody holds; none for a spectator."""


class Listener(Protocol):
    """A connection. `send` never waits; one that cannot keep up is closed by its owner."""

    def send(self, data: bytes) -> None: ...

    def close(self, data: bytes) -> None: ...


class Sight(Struct):
    """What one seat (None: the public) was last shown."""

    seat: int | None
    view: Any
    events: int
    """How many events of the game it has been told of, or passed over because it may not know them."""
    told: int
    """How many lines its log has."""


class Audience:
    """All connections that hold the same seats."""

    def __init__(self, seats: Seats, course: Course, number: int) -> None:
        self.seats = seats
        self.listeners: set[Listener] = set()
        self.first = number
        """The update before the first one remembered."""
        self._recent: deque[bytes] = deque(maxlen=REMEMBERED)
        self._sights = [look(seat, course) for seat in (seats or (None,))]

    def welcome_views(self, course: Course) -> list[SeatView]:
        """Everything each seat sees, and its whole log."""
        return [
            SeatView(sight.seat, sight.view, happenings(course, sight.seat, 0, sight.events)) for sight in self._sights
        ]

    def look_again(self, course: Course) -> list[SeatChange]:
        """What changed for each seat since it was last shown something."""
        return [_look_again(sight, course) for sight in self._sights]

    def tell(self, data: bytes) -> None:
        """Send an update to everybody here, and remember it."""
        if len(self._recent) == REMEMBERED:
            self.first += 1
        self._recent.append(data)
        for listener in tuple(self.listeners):
            listener.send(data)

    def since(self, number: int) -> list[bytes] | None:
        """The updates after one already seen, or None where they are not all remembered."""
        missed = self.first + len(self._recent) - number
        if number < self.first or missed < 0:
            return None
        return list(self._recent)[len(self._recent) - missed :]

    def questions(self, course: Course) -> list[Question]:
        """What the seats here have to decide."""
        found: list[Question] = []
        for seat, decision in course.table.pending.items():
            if seat in self.seats:
                found.append(question(course, seat, decision))
        return found


def question(course: Course, seat: int, decision: Decision) -> Question:
    """A decision as its seat is told of it."""
    return Question(
        seat=seat,
        number=course.asked,
        prompt=decision.prompt,
        options=[offered(course, seat, option) for option in decision.options],
        rule=decision.rule,
        cause=decision.cause,
        window=decision.window,
        kind=decision.kind,
        topic=decision.topic,
        amount=decision.amount,
    )


def offered(course: Course, seat: int, option: Option) -> Offered:
    details = course.table.details(option, seat)
    return Offered(
        key=option.key,
        say=option.say,
        verb=option.verb,
        about=list(option.about),
        word=option.word,
        role=option.role,
        also=list(details.also),
        costs=list(details.costs),
        chances=dict(details.chances),
    )


def look(seat: int | None, course: Course) -> Sight:
    """The first sight of a seat."""
    table = course.table
    told = sum(event.seen_by(seat) for event in table.events)
    return Sight(seat, msgspec.to_builtins(table.view(seat)), len(table.events), told)


def _look_again(sight: Sight, course: Course) -> SeatChange:
    table = course.table
    view = msgspec.to_builtins(table.view(sight.seat))
    made = changes(sight.view, view)
    sight.view = view
    if len(table.events) < sight.events:
        sight.events = len(table.events)
        sight.told = sum(event.seen_by(sight.seat) for event in table.events)
    keep = sight.told
    fresh = happenings(course, sight.seat, sight.events, len(table.events))
    sight.events = len(table.events)
    sight.told += len(fresh)
    return SeatChange(sight.seat, made, keep, fresh)


def happenings(course: Course, seat: int | None, start: int, stop: int) -> list[Happening]:
    """The events a seat may know of, among those from `start` to `stop`."""
    events: Sequence[Event] = course.table.events
    return [
        Happening(event.say(), event.quiet, course.told_after(place), event)
        for place, event in enumerate(events[start:stop], start)
        if event.seen_by(seat)
    ]


class Gallery:
    """All audiences of a table. Every update has the next number, and every audience hears of every number."""

    def __init__(self) -> None:
        self.epoch = token_hex(8)
        self.number = 0
        self._audiences: dict[Seats, Audience] = {}

    @property
    def listeners(self) -> int:
        return sum(len(audience.listeners) for audience in self._audiences.values())

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        public = self._audiences.get(())
        return len(public.listeners) if public else 0

    def online(self) -> set[int]:
        """The seats somebody listens for."""
        return {seat for audience in self._audiences.values() if audience.listeners for seat in audience.seats}

    def audience(self, seats: Seats, course: Course) -> Audience:
        """Everybody with these seats; the first to come finds the game as it is."""
        if seats not in self._audiences:
            self._audiences[seats] = Audience(seats, course, self.number)
        return self._audiences[seats]

    def epoch_of(self, seats: Seats) -> str:
        """Updates go on from what somebody with the same seats was told since this table was loaded, nothing else."""
        return "-".join([self.epoch, *map(str, seats)])

    def drop(self, listener: Listener, seats: Seats) -> bool:
        """Somebody left; were they here?"""
        audience = self._audiences.get(seats)
        if audience is None or listener not in audience.listeners:
            return False
        audience.listeners.discard(listener)
        return True

    def tell(self, compose: Callable[[int, Audience], bytes]) -> None:
        """Tell everybody the next update, each what is composed for their seats."""
        self.number += 1
        for audience in self._audiences.values():
            audience.tell(compose(self.number, audience))

    def send_away(self, data: bytes, seat: int | None = None) -> None:
        """Close the connections of a seat, or all: they have to come in again, with what they hold then."""
        for seats in [seats for seats in self._audiences if seat is None or seat in seats]:
            for listener in tuple(self._audiences.pop(seats).listeners):
                listener.close(data)
