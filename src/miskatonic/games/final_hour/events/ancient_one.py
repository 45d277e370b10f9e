"""The reckoning, the gates, the ritual and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.text import Message

from .. import things
from ..words import gate_name, location_name, row_name, say, symbol_name
from .base import BAD, CARD, GOOD, PAGE, RESULT, UNCANNY, Event


class Reckoning(Event, frozen=True, tag="reckoning"):
    omens: int
    row: str | None

    def variant(self) -> str:
        return "-none" if self.row is None else ""

    def feels(self) -> Tone:
        return GOOD if self.row is None else UNCANNY

    def weighs(self) -> int:
        return Weight.SLIGHT if self.row is None else Weight.MINOR * self.omens

    def highlighted(self) -> Highlight:
        return Highlight(RESULT) if self.row is None else Highlight(PAGE, row_name(self.row))


class GateRevealed(Event, frozen=True, tag="gate-revealed"):
    symbol: str
    at: int
    tokens: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT

    def say(self) -> Message:
        where = location_name(self.at)
        return say("event-gate-revealed", gate=gate_name(self.symbol), where=where, tokens=self.tokens)

    def touches(self) -> list[Thing]:
        return [things.gate(self.symbol), things.location(self.at)]

    def pictured(self) -> str:
        return f"gate-{self.symbol}"

    def weighs(self) -> int:
        return Weight.MINOR * self.tokens


class VoteTaken(Event, frozen=True, tag="vote-taken"):
    ready: list[str]
    waiting: list[str]

    def variant(self) -> str:
        return "-waiting" if self.waiting else ""

    def weighs(self) -> int:
        return Weight.NONE if self.waiting else Weight.MINOR


class RitualCardsRevealed(Event, frozen=True, tag="ritual-cards-revealed"):
    who: str
    cards: list[int]
    symbols: list[str]

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = RESULT

    def touches(self) -> list[Thing]:
        return [*super().touches(), *(things.priority_card(number) for number in self.cards)]


class RitualTokensEvent(Event, frozen=True):
    """The two tokens of the ritual are turned up."""

    one: str
    other: str

    reveals: ClassVar[bool] = True
    concludes: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = PAGE

    def touches(self) -> list[Thing]:
        return [things.symbol(self.one), things.symbol(self.other)]


class RitualTokensRevealed(RitualTokensEvent, frozen=True, tag="ritual-tokens-revealed"):
    matches: int
    target: int

    def say(self) -> Message:
        one, other = symbol_name(self.one), symbol_name(self.other)
        return say("event-ritual-tokens-revealed", one=one, other=other, matches=self.matches, target=self.target)

    def feels(self) -> Tone:
        return GOOD if self.matches >= self.target else BAD


class RitualTokensShown(RitualTokensEvent, frozen=True, tag="ritual-tokens-shown"):
    """A game lost before the attempt: the two tokens are turned all the same."""

    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = CARD

    def say(self) -> Message:
        return say("event-ritual-tokens-shown", one=symbol_name(self.one), other=symbol_name(self.other))


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    weight: ClassVar[Weight] = Weight.NONE

    def say(self) -> Message:
        return say(f"result-{self.reason}")

    def feels(self) -> Tone:
        return GOOD if self.reason == "ritual-reversed" else BAD
