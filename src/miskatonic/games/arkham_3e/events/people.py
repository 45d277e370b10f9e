"""What happens to investigators."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .base import BAD, GOOD, PAGE, RESULT, Event


class InvestigatorJoined(Event, frozen=True, tag="investigator-joined"):
    who: str
    at: str


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: str
    to: str


class Suffered(Event, frozen=True, tag="suffered"):
    who: str
    what: str
    count: int
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return f"-{self.what}"


class AssetSuffered(Event, frozen=True, tag="asset-suffered"):
    who: str
    card: str
    what: str
    count: int

    def variant(self) -> str:
        return f"-{self.what}"


class Prevented(Suffered, frozen=True, tag="prevented"):
    tone: ClassVar[Tone] = GOOD


class Recovered(Suffered, frozen=True, tag="recovered"):
    tone: ClassVar[Tone] = GOOD


class AssetRecovered(AssetSuffered, frozen=True, tag="asset-recovered"):
    pass


class InvestigatorDefeated(Event, frozen=True, tag="investigator-defeated"):
    who: str
    how: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.GRAVE

    def variant(self) -> str:
        return f"-{self.how}"


class PlayerOut(Event, frozen=True, tag="player-out"):
    who: str
    tone: ClassVar[Tone] = BAD


class Focused(Event, frozen=True, tag="focused"):
    who: str
    skill: str
    tone: ClassVar[Tone] = GOOD


class FocusLost(Event, frozen=True, tag="focus-lost"):
    who: str
    skill: str


class Gained(Event, frozen=True, tag="gained"):
    """Money, remnants or clues."""

    who: str
    what: str
    count: int
    tone: ClassVar[Tone] = GOOD

    def variant(self) -> str:
        return f"-{self.what}"


class Spent(Gained, frozen=True, tag="spent"):
    tone: ClassVar[Tone] = Tone.PLAIN


class Researched(Event, frozen=True, tag="researched"):
    who: str
    count: int
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
