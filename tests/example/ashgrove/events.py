"""What the log can tell. A field is called as the vocabulary says: `who` is a seat, `room` a room, `way` a number."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel import events
from miskatonic.kernel.events import Tone, Vocabulary
from miskatonic.kernel.text import Message

from .house import (
    card_name,
    card_thing,
    investigator_name,
    investigator_thing,
    room_name,
    room_thing,
    say,
    way_name,
    way_thing,
)


class Event(events.Event, frozen=True):
    """The base of them all: the sentence of an event is `event-<tag>` in the locale files."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={"who": investigator_name, "room": room_name, "way": way_name, "card": card_name},
        things={"who": investigator_thing, "room": room_thing, "way": way_thing, "card": card_thing},
    )


class Hidden(Event, frozen=True, tag="hidden"):
    room: str


class HourStruck(Event, frozen=True, tag="hour-struck"):
    hour: int
    left: int

    tone: ClassVar[Tone] = Tone.UNCANNY


class Locked(Event, frozen=True, tag="locked"):
    way: int


class Went(Event, frozen=True, tag="went"):
    who: int
    room: str


class Searched(Event, frozen=True, tag="searched"):
    who: int
    room: str
    found: bool

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return "-found" if self.found else ""


class Heard(Event, frozen=True, tag="heard"):
    """Listening at a room told whether the idol is in it."""

    room: str
    idol: bool

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return "-idol" if self.idol else ""


class CourageLost(Event, frozen=True, tag="courage-lost"):
    who: int
    n: int
    left: int

    tone: ClassVar[Tone] = Tone.BAD


class CourageRecovered(Event, frozen=True, tag="courage-recovered"):
    who: int
    left: int

    tone: ClassVar[Tone] = Tone.GOOD


class Fled(Event, frozen=True, tag="fled"):
    who: int

    tone: ClassVar[Tone] = Tone.BAD


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    card: str

    reveals: ClassVar[bool] = True


class CardPlayed(Event, frozen=True, tag="card-played"):
    card: str
    who: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = Tone.UNCANNY


class Ended(Event, frozen=True, tag="ended"):
    """The last event of every game."""

    reason: str

    def say(self) -> Message:
        return say(f"result-{self.reason}")


class NerveTested(Event, frozen=True, tag="nerve-tested"):
    who: int
    successes: int

    reveals: ClassVar[bool] = True
