"""What is written down between the scenarios, and the players who come and go."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Tone, Weight

from .. import things
from .base import BAD, GOOD, UNCANNY, Event


class LogEntryWritten(Event, frozen=True, tag="log-entry-written"):
    note: str

    icon: ClassVar[str] = "log"


class LogEntryCrossedOut(Event, frozen=True, tag="log-entry-crossed-out"):
    note: str

    icon: ClassVar[str] = "log"


class StoryAssetEarned(Event, frozen=True, tag="story-asset-earned"):
    who: str
    card: str

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-asset"

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.printed(self.card)]


class InvestigatorLost(Event, frozen=True, tag="investigator-lost"):
    who: str
    end: str

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "skull"
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


class CardBought(Event, frozen=True, tag="card-bought"):
    who: str
    card: str
    removed: str
    price: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "action-card"
    weight: ClassVar[Weight] = Weight.NONE

    def variant(self) -> str:
        return "" if self.removed else "-permanent"

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.printed(self.card)]


class CardUpgraded(Event, frozen=True, tag="card-upgraded"):
    who: str
    source: str
    card: str
    price: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-skill"
    weight: ClassVar[Weight] = Weight.NONE

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.printed(self.card)]


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
