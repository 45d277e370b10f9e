"""What investigators do, find, lose and recover."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Tone

from .. import things
from .base import BAD, GOOD, Event


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: int
    to: int


class ClueFound(Event, frozen=True, tag="clue-found"):
    who: str
    at: int
    symbol: str

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.symbol(self.symbol)]

    def pictured(self) -> str:
        return f"symbol-{self.symbol}"


class ItemFound(Event, frozen=True, tag="item-found"):
    who: str
    item: str

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD

    def pictured(self) -> str:
        return f"item-{self.item}"


class ItemUsed(Event, frozen=True, tag="item-used"):
    who: str
    item: str

    tone: ClassVar[Tone] = GOOD

    def pictured(self) -> str:
        return f"item-{self.item}"


class Sealed(Event, frozen=True, tag="sealed"):
    one: int
    other: int

    tone: ClassVar[Tone] = GOOD

    def touches(self) -> list[Thing]:
        return [things.walkway(self.one, self.other)]


class SealRemoved(Event, frozen=True, tag="seal-removed"):
    one: int
    other: int

    tone: ClassVar[Tone] = BAD

    def touches(self) -> list[Thing]:
        return [things.walkway(self.one, self.other)]


class HealthLost(Event, frozen=True, tag="health-lost"):
    who: str
    count: int
    left: int

    tone: ClassVar[Tone] = BAD


class HealthRecovered(Event, frozen=True, tag="health-recovered"):
    who: str
    count: int
    left: int

    tone: ClassVar[Tone] = GOOD


class Repaired(Event, frozen=True, tag="repaired"):
    at: int

    tone: ClassVar[Tone] = GOOD
