"""Cards of investigators and of the reserve."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, Tone

from .. import things
from ..texts import back_lines, card_lines, together
from ..words import card_name
from .base import BAD, CARD, UNCANNY, Event


class CardEvent(Event, frozen=True):
    """Something that happens to a card of an investigator."""

    who: str
    card: str

    def touches(self) -> list[Thing]:
        return [things.investigator(self.who), things.card(self.card, self.who)]


class CardGained(CardEvent, frozen=True, tag="card-gained"):
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(card_lines(self.card)))


class CardDiscarded(CardEvent, frozen=True, tag="card-discarded"):
    """To the discard pile, or into the deck."""


class CardGiven(Event, frozen=True, tag="card-given"):
    who: str
    other: str
    card: str

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.card(self.card, self.other)]


class CardTurned(CardEvent, frozen=True, tag="card-turned"):
    """A card shows its back: now everybody knows which copy it is."""

    back: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), together(back_lines(self.back)))


class BackRead(Event, frozen=True, tag="back-read"):
    """Somebody looks at the back of a card of somebody else."""

    who: str
    card: str
    back: str

    reveals: ClassVar[bool] = True


class SpellCast(CardEvent, frozen=True, tag="spell-cast"):
    """Its test comes next."""


class ReserveEvent(Event, frozen=True):
    """Something that happens to a card of the reserve."""

    card: str

    def touches(self) -> list[Thing]:
        return [things.card(self.card)]


class ReserveRefilled(ReserveEvent, frozen=True, tag="reserve-refilled"):
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class ReserveDiscarded(ReserveEvent, frozen=True, tag="reserve-discarded"):
    """To make room for others."""


class AssetsBoxed(Event, frozen=True, tag="assets-boxed"):
    """Assets of deck, discard pile and reserve leave the game."""

    count: int

    tone: ClassVar[Tone] = BAD
