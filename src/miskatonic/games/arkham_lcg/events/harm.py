"""Damage and horror, and those who are out of the game by them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, Tone, Weight

from .. import things
from ..words import card_name
from .base import BAD, CARD, GOOD, CardEvent, Event, InvestigatorAndCard


def _harm_icon(damage: int) -> str:
    return "harm-damage" if damage else "harm-horror"


class Harmed(Event, frozen=True, tag="harmed"):
    who: str
    damage: int
    horror: int

    tone: ClassVar[Tone] = BAD

    def pictured(self) -> str:
        return _harm_icon(self.damage)

    def weighs(self) -> int:
        return Weight.MINOR * (self.damage + self.horror)


class AssetHarmed(CardEvent, frozen=True, tag="asset-harmed"):
    damage: int
    horror: int

    tone: ClassVar[Tone] = BAD

    def pictured(self) -> str:
        return _harm_icon(self.damage)


class Healed(CardEvent, frozen=True, tag="healed"):
    damage: int
    horror: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "event-health-recovered"

    def touches(self) -> list[Thing]:
        return [things.copy(self.card, self.id)]


class HorrorMoved(InvestigatorAndCard, frozen=True, tag="horror-moved"):
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "harm-horror"


class InvestigatorDefeated(Event, frozen=True, tag="investigator-defeated"):
    who: str
    by: str

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "skull"
    weight: ClassVar[Weight] = Weight.DECISIVE

    def variant(self) -> str:
        return f"-{self.by}"

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.who))


class Resigned(Event, frozen=True, tag="resigned"):
    who: str

    icon: ClassVar[str] = "designator-resign"
    weight: ClassVar[Weight] = Weight.NOTABLE


class TraumaSuffered(Event, frozen=True, tag="trauma-suffered"):
    who: str
    physical: int
    mental: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "event-health-lost"
