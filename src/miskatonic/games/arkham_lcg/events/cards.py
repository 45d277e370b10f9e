"""Cards that are played, drawn, discarded, and the encounter deck."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Highlight, Tone

from .. import things
from ..words import card_name, say
from .base import BAD, CARD, GOOD, CardEvent, DeckEvent, Event, InvestigatorAndCard


class AbilityUsed(InvestigatorAndCard, frozen=True, tag="ability-used"):
    ability: str

    icon: ClassVar[str] = "ability-free"

    def variant(self) -> str:
        return "-own" if self.card == self.who else ""

    def touches(self) -> list[Thing]:
        who = things.investigator(self.who)
        return [who] if self.card == self.who else [who, things.card(self.id)]


class AssetPlayed(InvestigatorAndCard, frozen=True, tag="asset-played"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "kind-asset"


class EventPlayed(InvestigatorAndCard, frozen=True, tag="event-played"):
    icon: ClassVar[str] = "kind-event"


class Attached(CardEvent, frozen=True, tag="attached"):
    to: str
    to_id: int

    icon: ClassVar[str] = "action-card"


class PutIntoPlay(CardEvent, frozen=True, tag="put-into-play"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "action-card"


class Discarded(CardEvent, frozen=True, tag="discarded"):
    icon: ClassVar[str] = "discard"


class DiscardedAtRandom(InvestigatorAndCard, frozen=True, tag="discarded-at-random"):
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "discard"


class RemovedFromGame(CardEvent, frozen=True, tag="removed-from-game"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "close"

    def touches(self) -> list[Thing]:
        return [things.copy(self.card, self.id)]


class SentToVictoryDisplay(CardEvent, frozen=True, tag="sent-to-victory-display"):
    victory: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "trophy"
    also: ClassVar[tuple[Thing, ...]] = (things.VICTORY,)


class ReturnedToHand(CardEvent, frozen=True, tag="returned-to-hand"):
    icon: ClassVar[str] = "hand"


class ShuffledIntoEncounterDeck(CardEvent, frozen=True, tag="shuffled-into-encounter-deck"):
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "deck"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK,)


class RevealedFromHand(InvestigatorAndCard, frozen=True, tag="revealed-from-hand"):
    icon: ClassVar[str] = "watch"


class CardsWereDrawn(DeckEvent, frozen=True, tag="cards-were-drawn"):
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "event-action-card-drawn"


class CardAddedToHand(InvestigatorAndCard, frozen=True, tag="card-added-to-hand"):
    """Told to whoever drew or found it."""

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


class UsesAdded(CardEvent, frozen=True, tag="uses-added"):
    count: int

    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "plus"


class Exhausted(CardEvent, frozen=True, tag="exhausted"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "exhausted"


class Readied(CardEvent, frozen=True, tag="readied"):
    icon: ClassVar[str] = "replay"


class CardsReadied(Event, frozen=True, tag="cards-readied"):
    quiet: ClassVar[bool] = True
    icon: ClassVar[str] = "replay"


class EncounterDeckReshuffled(Event, frozen=True, tag="encounter-deck-reshuffled"):
    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "deck"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK, things.ENCOUNTER_DISCARD)


class EncounterCardWasDrawn(InvestigatorAndCard, frozen=True, tag="encounter-card-was-drawn"):
    reveals: ClassVar[bool] = True
    tone: ClassVar[Tone] = BAD
    icon: ClassVar[str] = "kind-treachery"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK,)

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), say(f"card-{self.card}-text"))


class RevelationCancelled(CardEvent, frozen=True, tag="revelation-cancelled"):
    tone: ClassVar[Tone] = GOOD
    icon: ClassVar[str] = "event-seal-held"


class CardsTurnedOver(Event, frozen=True, tag="cards-turned-over"):
    """Cards discarded from the top of the encounter deck."""

    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "discard"
    also: ClassVar[tuple[Thing, ...]] = (things.ENCOUNTER_DECK, things.ENCOUNTER_DISCARD)
