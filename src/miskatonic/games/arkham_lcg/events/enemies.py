"""Where everybody goes, and what enemies do."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Tone, Weight

from ..printed import PRINTED
from .base import BAD, GOOD, Event


class Moved(Event, frozen=True, tag="moved"):
    who: str
    origin: str
    origin_id: int
    to: str
    to_id: int


class LocationRevealed(Event, frozen=True, tag="location-revealed"):
    """`back` is what it showed before."""

    location: str
    id: int
    back: str
    clues: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "kind-location"


class Spawned(Event, frozen=True, tag="spawned"):
    enemy: str
    id: int
    location: str
    location_id: int

    tone: ClassVar[Tone] = BAD

    def pictured(self) -> str:
        return "kind-enemy" if PRINTED[self.enemy].is_original else f"enemy-{self.enemy}"

    def weighs(self) -> int:
        return 2 * Weight.NOTABLE if "elite" in PRINTED[self.enemy].traits else Weight.SLIGHT


class Engaged(Event, frozen=True, tag="engaged"):
    enemy: str
    id: int
    who: str

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "engaged"


class Disengaged(Event, frozen=True, tag="disengaged"):
    enemy: str
    id: int
    who: str

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "engaged"


class EnemyMoved(Event, frozen=True, tag="enemy-moved"):
    enemy: str
    id: int
    origin: str
    origin_id: int
    to: str
    to_id: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-monster-moved"


class Attacked(Event, frozen=True, tag="attacked"):
    enemy: str
    id: int
    who: str

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-activated"


class AttackCancelled(Event, frozen=True, tag="attack-cancelled"):
    enemy: str
    id: int
    who: str

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "event-seal-held"


class Evaded(Event, frozen=True, tag="evaded"):
    enemy: str
    id: int
    who: str

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "designator-evade"


class EnemyDamaged(Event, frozen=True, tag="enemy-damaged"):
    enemy: str
    id: int
    damage: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "designator-fight"


class EnemyWasDefeated(Event, frozen=True, tag="enemy-was-defeated"):
    enemy: str
    id: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "skull"

    def weighs(self) -> int:
        if "elite" in PRINTED[self.enemy].traits:
            return Weight.GRAVE + Weight.NOTABLE
        return Weight.NOTABLE if PRINTED[self.enemy].victory else Weight.MINOR
