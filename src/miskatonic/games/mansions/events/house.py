"""Fire, darkness, doors, barriers, corpses and samples."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Tone

from .base import BAD, GOOD, UNCANNY, Event


class FirePlaced(Event, frozen=True, tag="fire-placed"):
    room: str
    tone: ClassVar[Tone] = BAD


class FireGone(Event, frozen=True, tag="fire-gone"):
    room: str
    tone: ClassVar[Tone] = GOOD


class DarknessPlaced(Event, frozen=True, tag="darkness-placed"):
    room: str
    tone: ClassVar[Tone] = UNCANNY


class DarknessGone(Event, frozen=True, tag="darkness-gone"):
    room: str
    tone: ClassVar[Tone] = GOOD


class BarrierPushed(Event, frozen=True, tag="barrier-pushed"):
    who: str
    at: str
    door: int


class BarrierPulled(Event, frozen=True, tag="barrier-pulled"):
    who: str
    at: str


class BarrierBack(Event, frozen=True, tag="barrier-back"):
    """A monster has pushed it away from the door."""

    at: str
    tone: ClassVar[Tone] = BAD


class BarrierDestroyed(Event, frozen=True, tag="barrier-destroyed"):
    at: str
    tone: ClassVar[Tone] = BAD


class LockGone(Event, frozen=True, tag="lock-gone"):
    """The Lock of a room is discarded by an effect."""

    room: str
    card: str | None = None
    reveals: ClassVar[bool] = True


class CorpsePlaced(Event, frozen=True, tag="corpse-placed"):
    at: str
    count: int
    tone: ClassVar[Tone] = BAD


class CorpseDragged(Event, frozen=True, tag="corpse-dragged"):
    who: str
    to: str


class CorpsesGone(Event, frozen=True, tag="corpses-gone"):
    at: str
    count: int


class CorpsesBurnt(CorpsesGone, frozen=True, tag="corpses-burnt"):
    tone: ClassVar[Tone] = GOOD


class SampleTaken(Event, frozen=True, tag="sample-taken"):
    monster: int
    kind: str
    total: int
    tone: ClassVar[Tone] = BAD


class SamplesLaidDown(Event, frozen=True, tag="samples-laid-down"):
    monster: int
    kind: str
    count: int
    total: int
    tone: ClassVar[Tone] = BAD


class SamplesLost(Event, frozen=True, tag="samples-lost"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = GOOD


class SampleOnAltar(Event, frozen=True, tag="sample-on-altar"):
    """A sample that an event puts down."""

    total: int
    tone: ClassVar[Tone] = BAD
