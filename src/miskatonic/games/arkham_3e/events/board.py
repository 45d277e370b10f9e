"""Doom, clues, anomalies and markers."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .base import BAD, GOOD, RESULT, UNCANNY, Event


class DoomPlaced(Event, frozen=True, tag="doom-placed"):
    at: str
    count: int
    tone: ClassVar[Tone] = BAD


class DoomRemoved(Event, frozen=True, tag="doom-removed"):
    at: str
    count: int
    tone: ClassVar[Tone] = GOOD


class SheetDoom(Event, frozen=True, tag="sheet-doom"):
    count: int
    total: int
    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.MINOR


class CluePlaced(Event, frozen=True, tag="clue-placed"):
    neighborhood: str
    reveals: ClassVar[bool] = True


class SheetClues(Event, frozen=True, tag="sheet-clues"):
    """Clues on the scenario sheet that came or went otherwise than by research."""

    count: int
    total: int


class AnomalyAppeared(Event, frozen=True, tag="anomaly-appeared"):
    neighborhood: str
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class AnomalyClosed(Event, frozen=True, tag="anomaly-closed"):
    neighborhood: str
    tone: ClassVar[Tone] = GOOD
    weight: ClassVar[Weight] = Weight.NOTABLE


class Outbreak(Event, frozen=True, tag="outbreak"):
    at: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT


class MarkerPlaced(Event, frozen=True, tag="marker-placed"):
    at: str
    colour: str


class MarkerTurned(MarkerPlaced, frozen=True, tag="marker-turned"):
    reveals: ClassVar[bool] = True


class MarkerRemoved(MarkerPlaced, frozen=True, tag="marker-removed"):
    pass


class SheetMarker(Event, frozen=True, tag="sheet-marker"):
    total: int


class EventDiscarded(Event, frozen=True, tag="event-discarded"):
    number: str
    spaces: list[str]
    reveals: ClassVar[bool] = True


class EventDeckEmpty(Event, frozen=True, tag="event-deck-empty"):
    tone: ClassVar[Tone] = BAD
