"""What investigators lose, recover and become."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight

from ..scenes import heading, situation
from .base import BAD, GOOD, PAGE, RESULT, UNCANNY, Event


class InvestigatorJoined(Event, frozen=True, tag="investigator-joined"):
    who: str
    at: str


class Lost(Event, frozen=True, tag="lost"):
    who: str
    what: str
    count: int

    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return f"-{self.what}"


class Recovered(Lost, frozen=True, tag="recovered"):
    tone: ClassVar[Tone] = GOOD


class Spent(Lost, frozen=True, tag="spent"):
    tone: ClassVar[Tone] = Tone.PLAIN
    highlight: ClassVar[HighlightKind | None] = None


class Prevented(Lost, frozen=True, tag="prevented"):
    tone: ClassVar[Tone] = GOOD


class InvestigatorDefeated(Event, frozen=True, tag="investigator-defeated"):
    who: str
    what: str

    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE

    def variant(self) -> str:
        return f"-{self.what}"


class Devoured(Event, frozen=True, tag="devoured"):
    who: str

    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE


class PlayerEliminated(Event, frozen=True, tag="player-eliminated"):
    who: str

    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE


class FallenFound(Event, frozen=True, tag="fallen-found"):
    who: str
    other: str
    by: str
    """What the other one had lost."""

    def highlighted(self) -> Highlight:
        where = ("fallen", self.other, self.by)
        return Highlight(PAGE, heading(*where), situation(*where))


class Improved(Event, frozen=True, tag="improved"):
    who: str
    skill: str

    tone: ClassVar[Tone] = GOOD
