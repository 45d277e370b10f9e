"""Encounters, headlines, Mythos tokens and the codex."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.text import Message

from ..scenes import outcome, situation, title
from ..state import Face
from ..texts import archive_lines, headline_lines, part_lines, together
from ..words import archive_name, headline_name, say, space_name
from .base import BAD, CARD, GOOD, PAGE, RESULT, UNCANNY, Event


class EncounterBegan(Event, frozen=True, tag="encounter-began"):
    who: str
    deck: str
    number: str
    section: str
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, title(self.number, self.section), situation(self.number, self.section))

    def variant(self) -> str:
        return f"-{self.deck}" if self.deck in ("street", "anomaly") else ""

    def say(self) -> Message:
        """A space of a neighbourhood is named."""
        told = super().say()
        return told if self.variant() else say(told.id, **told.args, where=space_name(self.section))


class OutcomeTold(Event, frozen=True, tag="outcome-told"):
    who: str
    number: str
    section: str
    test: int
    result: int
    passed: bool
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def feels(self) -> Tone:
        return GOOD if self.passed else BAD

    def highlighted(self) -> Highlight | None:
        text = outcome(self.number, self.section, Tried(self.test, self.result, self.passed))
        return None if text is None else Highlight(RESULT, text=text)


class TokenDrawn(Event, frozen=True, tag="token-drawn"):
    who: str
    token: str
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class CupRefilled(Event, frozen=True, tag="cup-refilled"):
    pass


class CupChanged(Event, frozen=True, tag="cup-changed"):
    token: str


class HeadlineRead(Event, frozen=True, tag="headline-read"):
    who: str
    headline: str
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, headline_name(self.headline), together(headline_lines(self.headline)))


class RumorEnded(Event, frozen=True, tag="rumor-ended"):
    headline: str


class ArchivePage(Event, frozen=True):
    """A side of an archive card comes up and is read."""

    archive: int
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.GRAVE


class ArchiveAdded(ArchivePage, frozen=True, tag="archive-added"):
    face: Face = "front"

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, self._name(), together(archive_lines(self.archive, self.face)))

    def say(self) -> Message:
        """By the side that lies open."""
        return say("event-archive-added", archive=self._name())

    def _name(self) -> Message:
        return archive_name(self.archive, self.face)


class ArchiveTurned(ArchivePage, frozen=True, tag="archive-turned"):
    part: str | None = None
    """What is read of its back, where that is not all of it."""

    def highlighted(self) -> Highlight:
        lines = archive_lines(self.archive, "back") if self.part is None else part_lines(self.archive, self.part)
        return Highlight(PAGE, self._read(), together(lines))

    def say(self) -> Message:
        """By what stands on the back."""
        return say(f"event-{self.__struct_config__.tag}", archive=self._read())

    def _read(self) -> Message:
        return archive_name(self.archive, "back") if self.part is None else say(f"part-{self.part}")


class ArchiveRead(ArchiveTurned, frozen=True, tag="archive-read"):
    """Its back is read, but the card is not turned over in the codex."""


class ArchiveReturned(Event, frozen=True, tag="archive-returned"):
    archive: int


class ArchiveAttached(ArchivePage, frozen=True, tag="archive-attached"):
    neighborhood: str

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, archive_name(self.archive), together(archive_lines(self.archive, "front")))
