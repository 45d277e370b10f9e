"""Doom, omens, Mythos cards, mysteries and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight

from .. import things
from ..texts import ancient_one_lines, mystery_lines, mythos_lines, together
from ..words import ancient_one_name, mystery_name, mythos_name
from .base import BAD, GOOD, PAGE, RESULT, UNCANNY, Event

WON = ("mysteries-solved", "final-mystery")


class DoomAdvanced(Event, frozen=True, tag="doom-advanced"):
    doom: int

    tone: ClassVar[Tone] = UNCANNY
    also: ClassVar[tuple[Thing, ...]] = (things.DOOM,)
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class DoomRetreated(Event, frozen=True, tag="doom-retreated"):
    count: int
    doom: int

    tone: ClassVar[Tone] = GOOD
    also: ClassVar[tuple[Thing, ...]] = (things.DOOM,)
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class OmenAdvanced(Event, frozen=True, tag="omen-advanced"):
    omen: str

    also: ClassVar[tuple[Thing, ...]] = (things.OMEN,)
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return f"-{self.omen}"


class OmenMoved(OmenAdvanced, frozen=True, tag="omen-moved"):
    """The omen is put elsewhere, and doom does not advance."""


class AncientOneAwoke(Event, frozen=True, tag="ancient-one-awoke"):
    ancient_one: str

    tone: ClassVar[Tone] = UNCANNY
    weight: ClassVar[Weight] = Weight.DECISIVE

    def touches(self) -> list[Thing]:
        return [things.ancient_one(self.ancient_one)]

    def highlighted(self) -> Highlight:
        text = together(ancient_one_lines(self.ancient_one, awake=True))
        return Highlight(PAGE, ancient_one_name(self.ancient_one), text)


class MythosDrawn(Event, frozen=True, tag="mythos-drawn"):
    mythos: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, mythos_name(self.mythos), together(mythos_lines(self.mythos)))


class CardEntered(Event, frozen=True, tag="card-entered"):
    mythos: str


class CardLeft(Event, frozen=True, tag="card-left"):
    mythos: str

    quiet: ClassVar[bool] = True


class RumorSolved(Event, frozen=True, tag="rumor-solved"):
    mythos: str

    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class TokenLeft(Event, frozen=True, tag="token-left"):
    """Eldritch tokens leave a Mythos card."""

    mythos: str
    count: int
    left: int

    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class TokenPutOnSheet(Event, frozen=True, tag="token-put-on-sheet"):
    """Sanity or Eldritch tokens go onto the sheet of the Ancient One."""

    what: str
    count: int
    total: int

    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR

    def variant(self) -> str:
        return f"-{self.what}"


class ReckoningBegan(Event, frozen=True, tag="reckoning-began"):
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT


class MysteryDrawn(Event, frozen=True, tag="mystery-drawn"):
    mystery: str

    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[Thing, ...]] = (things.MYSTERY,)

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, mystery_name(self.mystery), together(mystery_lines(self.mystery)))


class MysteryAdvanced(Event, frozen=True, tag="mystery-advanced"):
    mystery: str

    tone: ClassVar[Tone] = GOOD
    also: ClassVar[tuple[Thing, ...]] = (things.MYSTERY,)
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.NOTABLE


class MysterySolved(Event, frozen=True, tag="mystery-solved"):
    mystery: str
    count: int

    tone: ClassVar[Tone] = GOOD
    also: ClassVar[tuple[Thing, ...]] = (things.MYSTERY,)
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.DECISIVE


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    weight: ClassVar[Weight] = Weight.NONE
    concludes: ClassVar[bool] = True

    def feels(self) -> Tone:
        return GOOD if self.reason in WON else BAD

    def variant(self) -> str:
        return f"-{self.reason}"
