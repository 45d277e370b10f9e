"""Resources, clues and doom, and the act and agenda that advance by them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, Tone, Weight

from ..words import say
from .base import BAD, GOOD, PAGE, CardEvent, Event, InvestigatorAndCard, ResourcesEvent


class ResourcesGained(ResourcesEvent, frozen=True, tag="resources-gained"):
    count: int

    tone: ClassVar[Tone] = GOOD


class ResourcesLost(ResourcesEvent, frozen=True, tag="resources-lost"):
    count: int

    tone: ClassVar[Tone] = BAD


class ResourcesMoved(InvestigatorAndCard, frozen=True, tag="resources-moved"):
    count: int

    icon: ClassVar[str] = "resource"


class ResourcesTaken(ResourcesEvent, frozen=True, tag="resources-taken"):
    """From a card to the pool of an investigator."""

    card: str
    id: int
    count: int

    tone: ClassVar[Tone] = GOOD


class LocationClues(Event, frozen=True):
    """Clues that an investigator takes from a location, or leaves there."""

    who: str
    location: str
    id: int
    count: int

    icon: ClassVar[str] = "clue"


class CluesDiscoveredEvent(LocationClues, frozen=True, tag="clues-discovered"):
    tone: ClassVar[Tone] = GOOD

    def weighs(self) -> int:
        return Weight.MINOR * self.count


class CluesGained(Event, frozen=True, tag="clues-gained"):
    who: str
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "clue"


class CluesSpent(Event, frozen=True, tag="clues-spent"):
    who: str
    count: int

    icon: ClassVar[str] = "clue"


class CluesDropped(LocationClues, frozen=True, tag="clues-dropped"):
    tone: ClassVar[Tone] = BAD


class CluesPlaced(CardEvent, frozen=True, tag="clues-placed"):
    count: int

    icon: ClassVar[str] = "clue"


class DoomPlaced(CardEvent, frozen=True, tag="doom-placed"):
    count: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "doom"


class DoomCleared(Event, frozen=True, tag="doom-cleared"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "doom"


class StageAdvanced(Event, frozen=True):
    """An act or agenda is turned over; its other side is to be read."""

    card: str
    id: int

    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, say(f"card-{self.card}-b"), say(f"card-{self.card}-b-text"))


class ActAdvanced(StageAdvanced, frozen=True, tag="act-advanced"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-act"
    weight: ClassVar[Weight] = Weight.GRAVE


class AgendaAdvanced(StageAdvanced, frozen=True, tag="agenda-advanced"):
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "kind-agenda"
    weight: ClassVar[Weight] = Weight.GRAVE
