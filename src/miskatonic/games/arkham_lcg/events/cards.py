"""Cards that are played, drawn, discarded, and the encounter deck."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, Tone

from .. import things
from ..words import card_name, say
from .base import BAD, CARD, GOOD, DeckEvent, Event


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    who: str
    card: str
    id: int
    ability: str

    icon: ClassVar[str] = "ability-free"

    def variant(self) -> str:
        return "-own" if self.card == self.who else ""

    def touches(self) -> list[Thing]:
        who = things.investigator(self.who)
        return [who] if self.card == self.who else [who, things.card(self.id)]


class AssetPlayed(Event, frozen=True, tag="asset-played"):
    who: str
    card: str
    id: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-asset"


class EventPlayed(Event, frozen=True, tag="event-played"):
    who: str
    card: str
    id: int

    icon: ClassVar[str] = "kind-event"


class Attached(Event, frozen=True, tag="attached"):
    card: str
    id: int
    to: str
    to_id: int

    icon: ClassVar[str] = "action-card"


class PutIntoPlay(Event, frozen=True, tag="put-into-play"):
    card: str
    id: int

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "action-card"


class Discarded(Event, frozen=True, tag="discarded"):
    card: str
    id: int

    icon: ClassVar[str] = "discard"


class DiscardedAtRandom(Event, frozen=True, tag="discarded-at-random"):
    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "discard"


class RemovedFromGame(Event, frozen=True, tag="removed-from-game"):
    card: str
    id: int

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "close"

    def touches(self) -> list[Thing]:
        return [things.copy(self.card, self.id)]


class SentToVictoryDisplay(Event, frozen=True, tag="sent-to-victory-display"):
    card: str
    id: int
    victory: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "trophy"
    also: ClassVar[tuple[Thing, ...]] = (things.VICTORY,)


class ReturnedToHand(Event, frozen=True, tag="returned-to-hand"):
    card: str
    id: int

    icon: ClassVar[str] = "hand"


class ShuffledIntoEncounterDeck(Event, frozen=True, tag="shuffled-into-encounter-deck"):
    card: str
    id: int

    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "deck"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK,)


class RevealedFromHand(Event, frozen=True, tag="revealed-from-hand"):
    who: str
    card: str
    id: int

    icon: ClassVar[str] = "watch"


class CardsWereDrawn(DeckEvent, frozen=True, tag="cards-were-drawn"):
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "event-action-card-drawn"


class CardAddedToHand(Event, frozen=True, tag="card-added-to-hand"):
    """Told to whoever drew or found it."""

    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hand"


class DeckReset(DeckEvent, frozen=True, tag="deck-reset"):
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "deck"


class CardsSeen(Event, frozen=True, tag="cards-seen"):
    """Somebody looked at hidden cards."""

    who: str
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "watch"


class UsesAdded(Event, frozen=True, tag="uses-added"):
    card: str
    id: int
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "plus"


class Exhausted(Event, frozen=True, tag="exhausted"):
    card: str
    id: int

    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "exhausted"


class Readied(Event, frozen=True, tag="readied"):
    card: str
    id: int

    icon: ClassVar[str] = "replay"


class CardsReadied(Event, frozen=True, tag="cards-readied"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "replay"


class EncounterDeckReshuffled(Event, frozen=True, tag="encounter-deck-reshuffled"):
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "deck"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK, things.ENCOUNTER_DISCARD)


class EncounterCardWasDrawn(Event, frozen=True, tag="encounter-card-was-drawn"):
    who: str
    card: str
    id: int

    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "kind-treachery"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK,)

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), say(f"card-{self.card}-text"))


class RevelationCancelled(Event, frozen=True, tag="revelation-cancelled"):
    card: str
    id: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "event-seal-held"


class CardsTurnedOver(Event, frozen=True, tag="cards-turned-over"):
    """Cards discarded from the top of the encounter deck."""

    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "discard"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK, things.ENCOUNTER_DISCARD)
