"""What is written down between the scenarios, and the players who come and go."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .. import things
from .base import BAD, CARD, GOOD, UNCANNY, Event, PrintedCardEvent


class LogEntryWritten(Event, frozen=True, tag="log-entry-written"):
    note: str

    icon: ClassVar[str] = "log"


class LogEntryCrossedOut(Event, frozen=True, tag="log-entry-crossed-out"):
    note: str

    icon: ClassVar[str] = "log"


class StoryAssetEarned(PrintedCardEvent, frozen=True, tag="story-asset-earned"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-asset"


class InvestigatorLost(Event, frozen=True, tag="investigator-lost"):
    who: str
    end: str

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "skull"
    highlight: ClassVar[HighlightKind | None] = CARD
    weight: ClassVar[Weight] = Weight.DECISIVE

    def variant(self) -> str:
        return f"-{self.end}"


class ExperienceEarned(Event, frozen=True, tag="experience-earned"):
    who: str
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "trophy"
    also: ClassVar[tuple[Thing, ...]] = (things.VICTORY,)
    weight: ClassVar[Weight] = Weight.NONE


class CardBought(PrintedCardEvent, frozen=True, tag="card-bought"):
    removed: str
    price: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "action-card"
    weight: ClassVar[Weight] = Weight.NONE

    def variant(self) -> str:
        return "" if self.removed else "-permanent"


class CardUpgraded(PrintedCardEvent, frozen=True, tag="card-upgraded"):
    source: str
    price: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-skill"
    weight: ClassVar[Weight] = Weight.NONE


class PlayerLeft(Event, frozen=True, tag="player-left"):
    seat: int

    icon: ClassVar[str] = "empty-chair"


class PlayerReturned(Event, frozen=True, tag="player-returned"):
    seat: int

    icon: ClassVar[str] = "person"


class InvestigatorChosen(Event, frozen=True, tag="investigator-chosen"):
    seat: int
    who: str

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "kind-investigator"


class CampaignEnded(Event, frozen=True, tag="campaign-ended"):
    reason: str

    icon: ClassVar[str] = "event-game-ended"
    weight: ClassVar[Weight] = Weight.NONE

    def variant(self) -> str:
        return f"-{self.reason}"

    def feels(self) -> Tone:
        return BAD if self.reason == "no-investigators-left" else UNCANNY
