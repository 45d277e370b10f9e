"""What all events of the card game have in common: how their fields are called, and which things they name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from miskatonic.kernel import events
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import HighlightKind, Tone, Vocabulary
from miskatonic.kernel.text import Message

from .. import things
from ..words import card_name, say, skill_name, token_name

GOOD, BAD, UNCANNY = Tone.GOOD, Tone.BAD, Tone.UNCANNY
RESULT, CARD, PAGE = HighlightKind

_CODES = ("who", "card", "enemy", "location", "origin", "to", "source", "removed")
_NUMBERS = ("id", "location_id", "origin_id", "to_id")

_NAMES: Final[dict[str, Callable[[Any], Message]]] = {
    **dict.fromkeys(_CODES, card_name),
    "skill": skill_name,
    "token": token_name,
    "phase": lambda phase: say(f"phase-{phase}"),
    "scenario": lambda scenario: say(f"scenario-{scenario}"),
    "note": lambda note: say(f"log-{note}"),
}
_THINGS: Final[dict[str, Callable[[Any], Thing]]] = {
    "who": things.investigator,
    **dict.fromkeys(_NUMBERS, things.card),
    "token": things.token,
}


class Event(events.Event, frozen=True):
    """The base of them all. It names cards by their code, and copies by their number (`id`)."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(say, names=_NAMES, things=_THINGS, silent=_NUMBERS)


class CardEvent(Event, frozen=True):
    """Something about a copy of a card."""

    card: str
    id: int


class InvestigatorAndCard(Event, frozen=True):
    """Something about an investigator and a copy of a card."""

    who: str
    card: str
    id: int


class PrintedCardEvent(Event, frozen=True):
    """Something about an investigator and a card, whichever copy of it."""

    who: str
    card: str

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.printed(self.card)]


class DeckEvent(Event, frozen=True):
    """Something about the deck of an investigator."""

    who: str

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.deck(self.who)]


class ResourcesEvent(Event, frozen=True):
    """Something about the resources of an investigator."""

    who: str

    icon: ClassVar[str] = "resource"

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.resources(self.who)]
