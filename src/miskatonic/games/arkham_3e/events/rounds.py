"""The round: its phases, turns and actions, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone, Weight

from .base import BAD, PAGE, Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: str

    def variant(self) -> str:
        return f"-{self.phase}"


class TurnBegan(Event, frozen=True, tag="turn-began"):
    who: str


class ActionBegan(Event, frozen=True, tag="action-began"):
    who: str
    verb: str
    card: str | None = None

    def variant(self) -> str:
        return f"-{self.verb}"


class StoodUp(Event, frozen=True, tag="stood-up"):
    who: str


class BecameDelayed(Event, frozen=True, tag="became-delayed"):
    who: str
    tone: ClassVar[Tone] = BAD


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.DECISIVE
    concludes: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.reason}"
