"""Cards that are turned up, found, handed over and used."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.text import Message

from ..words import card_name
from .base import CARD, GOOD, PAGE, UNCANNY, Event


def text_of(card: str) -> Message | None:
    """What is printed on a card."""
    from ..texts import card_text

    return card_text(card)


class CardTurned(Event, frozen=True, tag="card-turned"):
    """A Lock, an Obstacle or an Exploration card is turned up and read out (rules mom.lock.2, mom.explore.3)."""

    room: str
    card: str
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), text_of(self.card))


class CardGained(Event, frozen=True, tag="card-gained"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD


class ClueFound(CardGained, frozen=True, tag="clue-found"):
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.GRAVE

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, card_name(self.card), text_of(self.card))


class NothingFound(Event, frozen=True, tag="nothing-found"):
    who: str
    room: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    who: str
    card: str


class FaceDownDiscarded(CardDiscarded, frozen=True, tag="face-down-discarded"):
    """A Mythos card that lay face down is discarded, and all see it (rules mom.mythos.9, mom.secrecy.7)."""

    reveals: ClassVar[bool] = True


class CardDropped(Event, frozen=True, tag="card-dropped"):
    who: str
    card: str
    room: str


class CardTraded(Event, frozen=True, tag="card-traded"):
    who: str
    other: str
    card: str


class SpellGained(Event, frozen=True, tag="spell-gained"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD


class SpellTurned(Event, frozen=True, tag="spell-turned"):
    who: str
    card: str
    back: int
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        from ..texts import spell_back_text

        return Highlight(CARD, card_name(self.card), spell_back_text(self.card, self.back))


class SpellReturned(Event, frozen=True, tag="spell-returned"):
    who: str
    card: str


class LockMet(Event, frozen=True, tag="lock-met"):
    """Also of an Obstacle."""

    who: str
    card: str
    room: str
    tone: ClassVar[Tone] = GOOD


class LockHolds(Event, frozen=True, tag="lock-holds"):
    who: str
    card: str
    room: str


class Explored(Event, frozen=True, tag="explored"):
    who: str
    room: str
    highlight: ClassVar[HighlightKind | None] = None


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    who: str
    card: str


class TraitUsed(Event, frozen=True, tag="trait-used"):
    who: str
    trait: str
