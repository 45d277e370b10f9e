"""Clues, gates, monsters and tokens on the board."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .base import BAD, GOOD, RESULT, UNCANNY, Event


class ClueSpawned(Event, frozen=True, tag="clue-spawned"):
    at: str

    reveals: ClassVar[bool] = True


class ClueGained(Event, frozen=True, tag="clue-gained"):
    who: str

    tone: ClassVar[Tone] = GOOD
    reveals: ClassVar[bool] = True


class CluesSpent(Event, frozen=True, tag="clues-spent"):
    who: str
    count: int


class ClueDiscarded(Event, frozen=True, tag="clue-discarded"):
    """By an investigator, or from a space."""

    who: str | None = None
    at: str | None = None

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return "-board" if self.who is None else ""


class ClueMoved(Event, frozen=True, tag="clue-moved"):
    origin: str
    to: str


class GateOpened(Event, frozen=True, tag="gate-opened"):
    at: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class GateClosed(Event, frozen=True, tag="gate-closed"):
    who: str
    at: str

    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class GateDiscarded(Event, frozen=True, tag="gate-discarded"):
    at: str


class GatePutOnSheet(Event, frozen=True, tag="gate-put-on-sheet"):
    """A gate of the board or the stack goes onto the sheet of the Ancient One."""

    at: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class MonsterEvent(Event, frozen=True):
    """Something that happens to a monster."""

    kind: str
    monster: int


class MonsterSpawned(MonsterEvent, frozen=True, tag="monster-spawned"):
    at: str

    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class MonsterHurt(MonsterEvent, frozen=True, tag="monster-hurt"):
    count: int


class MonsterRecovered(MonsterEvent, frozen=True, tag="monster-recovered"):
    count: int


class MonsterDefeated(MonsterEvent, frozen=True, tag="monster-defeated"):
    at: str

    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class MonsterDiscarded(MonsterEvent, frozen=True, tag="monster-discarded"):
    at: str


class MonsterMoved(MonsterEvent, frozen=True, tag="monster-moved"):
    origin: str
    to: str


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """An Eldritch token is put on a space."""

    at: str

    tone: ClassVar[Tone] = UNCANNY
