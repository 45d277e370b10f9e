"""Cards that change hands."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, Tone

from ..texts import back_lines, card_lines, together
from ..words import card_name
from .base import CARD, GOOD, UNCANNY, Event


class CardGained(Event, frozen=True, tag="card-gained"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(card_lines(self.card)))


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    who: str
    card: str


class CardTurned(Event, frozen=True, tag="card-turned"):
    who: str
    card: str
    back: int
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(back_lines(f"{self.card}#{self.back + 1}")))


class DisplayRefilled(Event, frozen=True, tag="display-refilled"):
    card: list[str]
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Traded(Event, frozen=True, tag="traded"):
    who: str
    other: str
    what: str
    card: str | None = None
    count: int = 1

    def variant(self) -> str:
        return f"-{self.what}"
