"""What investigators do, find, lose and recover."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .. import things
from .base import BAD, CARD, GOOD, RESULT, Event


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
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.symbol(self.symbol)]

    def pictured(self) -> str:
        return f"symbol-{self.symbol}"


class ItemEvent(Event, frozen=True):
    """Something about an item of an investigator."""

    who: str
    item: str

    def pictured(self) -> str:
        return f"item-{self.item}"


class ItemFound(ItemEvent, frozen=True, tag="item-found"):
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = CARD


class ItemUsed(ItemEvent, frozen=True, tag="item-used"):
    tone: ClassVar[Tone] = GOOD
    weight: ClassVar[Weight] = Weight.MINOR


class SealEvent(Event, frozen=True):
    """Something about the seal on a walkway."""

    one: int
    other: int

    def touches(self) -> list[Thing]:
        return [things.walkway(self.one, self.other)]


class Sealed(SealEvent, frozen=True, tag="sealed"):
    tone: ClassVar[Tone] = GOOD


class SealRemoved(SealEvent, frozen=True, tag="seal-removed"):
    tone: ClassVar[Tone] = BAD


class HealthEvent(Event, frozen=True):
    """Something about the health of an investigator."""

    who: str
    count: int
    left: int


class HealthLost(HealthEvent, frozen=True, tag="health-lost"):
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def weighs(self) -> int:
        if self.left > 1:
            return Weight.MINOR * self.count
        return Weight.NOTABLE if self.left else Weight.DECISIVE


class HealthRecovered(HealthEvent, frozen=True, tag="health-recovered"):
    tone: ClassVar[Tone] = GOOD


class Repaired(Event, frozen=True, tag="repaired"):
    at: int

    tone: ClassVar[Tone] = GOOD
