"""Rounds, and the cards of the action phase."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import HighlightKind, Tone
from miskatonic.kernel.text import Message

from .. import things
from ..words import say
from .base import RESULT, UNCANNY, Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    lead: str | None

    def variant(self) -> str:
        return "-alone" if self.lead is None else ""


class FaceDownRound(Event, frozen=True, tag="face-down-round"):
    """The last reckoning hid the priority cards of this round; `alone`, the one that is kept."""

    alone: bool = False

    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return "-alone" if self.alone else ""


class ActionCardDrawn(Event, frozen=True, tag="action-card-drawn"):
    """`card` tells the two copies of a title apart, whose lower effects differ."""

    who: str
    title: str
    card: int

    reveals: ClassVar[bool] = True


class PriorityCardDrawn(Event, frozen=True, tag="priority-card-drawn"):
    who: str
    priority: int

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "priority-card"


class PriorityPlayed(Event, frozen=True, tag="priority-played"):
    who: str
    priority: int


class PriorityPlayedFaceDown(Event, frozen=True, tag="priority-played-face-down"):
    who: str


class PriorityTurned(Event, frozen=True, tag="priority-turned"):
    """A priority card played face down is turned up."""

    who: str
    priority: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "event-priority-played"


class RowDrawn(Event, frozen=True, tag="row-drawn"):
    """Alone: the priority cards of the round. Drawn face down, one of them was `kept` by chance."""

    cards: list[int]
    kept: int | None = None

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "priority-card"

    def say(self) -> Message:
        cards = [say("priority-number", number=number) for number in self.cards]
        if self.kept is None:
            return say("event-row-drawn", cards=cards)
        return say("event-row-drawn-face-down", cards=cards, kept=self.kept)

    def touches(self) -> list[Thing]:
        return [things.priority_card(number) for number in self.cards]


class PriorityKept(Event, frozen=True, tag="priority-kept"):
    priority: int


class ActionRevealed(Event, frozen=True, tag="action-revealed"):
    who: str
    title: str
    card: int
    half: str
    priority: int

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.half}"


class ActionPlaced(ActionRevealed, frozen=True, tag="action-placed"):
    """Alone: a card that was seen when it was drawn is put on the row."""

    reveals: ClassVar[bool] = False
    icon: ClassVar[str] = "event-action-revealed"


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    lead: str
