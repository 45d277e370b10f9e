"""Resources, clues and doom, and the act and agenda that advance by them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Tone, Weight

from .base import BAD, GOOD, Event, ResourcesEvent


class ResourcesGained(ResourcesEvent, frozen=True, tag="resources-gained"):
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "resource"


class ResourcesLost(ResourcesEvent, frozen=True, tag="resources-lost"):
    count: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "resource"


class ResourcesMoved(Event, frozen=True, tag="resources-moved"):
    who: str
    card: str
    id: int
    count: int

    icon: ClassVar[str] = "resource"


class ResourcesTaken(ResourcesEvent, frozen=True, tag="resources-taken"):
    """From a card to the pool of an investigator."""

    card: str
    id: int
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "resource"


class CluesDiscoveredEvent(Event, frozen=True, tag="clues-discovered"):
    who: str
    location: str
    id: int
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "clue"

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


class CluesDropped(Event, frozen=True, tag="clues-dropped"):
    who: str
    location: str
    id: int
    count: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "clue"


class CluesPlaced(Event, frozen=True, tag="clues-placed"):
    card: str
    id: int
    count: int

    icon: ClassVar[str] = "clue"


class DoomPlaced(Event, frozen=True, tag="doom-placed"):
    card: str
    id: int
    count: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "doom"


class DoomCleared(Event, frozen=True, tag="doom-cleared"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "doom"


class ActAdvanced(Event, frozen=True, tag="act-advanced"):
    card: str
    id: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-act"
    weight: ClassVar[Weight] = Weight.GRAVE


class AgendaAdvanced(Event, frozen=True, tag="agenda-advanced"):
    card: str
    id: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "kind-agenda"
    weight: ClassVar[Weight] = Weight.GRAVE
