"""Where everybody goes, and what enemies do."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from ..printed import PRINTED
from .base import BAD, GOOD, RESULT, Event


class EnemyEvent(Event, frozen=True):
    """Something about an enemy."""

    enemy: str
    id: int


class EnemyAndInvestigator(EnemyEvent, frozen=True):
    """Something between an enemy and an investigator."""

    who: str


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


class Spawned(EnemyEvent, frozen=True, tag="spawned"):
    location: str
    location_id: int

    tone: ClassVar[Tone] = BAD

    def pictured(self) -> str:
        return "kind-enemy" if PRINTED[self.enemy].is_original else f"enemy-{self.enemy}"

    def weighs(self) -> int:
        return 2 * Weight.NOTABLE if "elite" in PRINTED[self.enemy].traits else Weight.SLIGHT


class Engaged(EnemyAndInvestigator, frozen=True, tag="engaged"):
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "engaged"


class Disengaged(EnemyAndInvestigator, frozen=True, tag="disengaged"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "engaged"


class EnemyMoved(EnemyEvent, frozen=True, tag="enemy-moved"):
    origin: str
    origin_id: int
    to: str
    to_id: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-monster-moved"


class Attacked(EnemyAndInvestigator, frozen=True, tag="attacked"):
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "kind-enemy"
    highlight: ClassVar[HighlightKind | None] = RESULT


class AttackCancelled(EnemyAndInvestigator, frozen=True, tag="attack-cancelled"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "event-seal-held"


class Evaded(EnemyAndInvestigator, frozen=True, tag="evaded"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "designator-evade"


class EnemyDamaged(EnemyEvent, frozen=True, tag="enemy-damaged"):
    damage: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "designator-fight"


class EnemyWasDefeated(EnemyEvent, frozen=True, tag="enemy-was-defeated"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "skull"

    def weighs(self) -> int:
        if "elite" in PRINTED[self.enemy].traits:
            return Weight.GRAVE + Weight.NOTABLE
        return Weight.NOTABLE if PRINTED[self.enemy].victory else Weight.MINOR
