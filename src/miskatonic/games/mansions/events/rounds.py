"""The round: turns, steps of the keeper's turn, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Weight
from miskatonic.kernel.text import Message

from ..words import say, story_name
from .base import PAGE, Event


class StoryTold(Event, frozen=True, tag="story-told"):
    """The introduction is read out; what it hints at depends on one of the keeper's answers."""

    story: str
    paragraph: str
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        first, rest = say(f"story-{self.story}-prologue"), say(f"story-{self.story}-prologue-{self.paragraph}")
        return Highlight(PAGE, story_name(self.story), say("paragraphs", first=first, rest=rest))


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    who: str


class KeeperTurnBegan(Event, frozen=True, tag="keeper-turn-began"):
    round: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str
    highlight: ClassVar[HighlightKind | None] = PAGE
    weight: ClassVar[Weight] = Weight.DECISIVE
    concludes: ClassVar[bool] = True

    def say(self) -> Message:
        return say(f"result-{self.reason}")
