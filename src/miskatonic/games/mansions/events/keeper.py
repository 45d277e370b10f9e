"""What the keeper does and draws, what time brings, and when the Objective is shown."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.text import Message

from .. import things
from ..words import card_name, say
from .base import BAD, CARD, GOOD, PAGE, UNCANNY, Event
from .cards import text_of


class StoryAnswered(Event, frozen=True, tag="story-answered"):
    """Told to the keeper alone (rule mom.setup-keeper.6)."""

    question: int
    letter: str


class ThreatGained(Event, frozen=True, tag="threat-gained"):
    count: int
    threat: int
    also: ClassVar[tuple[str, ...]] = (things.THREAT,)


class ThreatSpent(Event, frozen=True, tag="threat-spent"):
    count: int
    threat: int
    also: ClassVar[tuple[str, ...]] = (things.THREAT,)


class KeeperActionUsed(Event, frozen=True, tag="keeper-action-used"):
    card: str
    tone: ClassVar[Tone] = BAD

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), text_of(self.card))


class KeeperDrew(Event, frozen=True, tag="keeper-drew"):
    """What everybody may know of it: which deck, and how many."""

    deck: str
    count: int

    def variant(self) -> str:
        return f"-{self.deck}"


class KeeperDrewCard(Event, frozen=True, tag="keeper-drew-card"):
    """What only the keeper knows (rule mom.keeper-hand.1)."""

    card: str
    reveals: ClassVar[bool] = True


class KeeperDiscarded(Event, frozen=True, tag="keeper-discarded"):
    card: str
    reveals: ClassVar[bool] = True


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled"):
    deck: str

    def variant(self) -> str:
        return f"-{self.deck}"


class MythosPlayed(Event, frozen=True, tag="mythos-played"):
    who: str
    card: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), text_of(self.card))


class MythosFaceDown(Event, frozen=True, tag="mythos-face-down"):
    """A card was played face down: others know no more (rule mom.secrecy.7)."""

    who: str
    tone: ClassVar[Tone] = UNCANNY


class FaceDownSeen(Event, frozen=True, tag="face-down-seen"):
    """Which card it was, for its investigator and the keeper (rule mom.secrecy.7)."""

    who: str
    card: str
    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), text_of(self.card))


class TraumaPlayed(Event, frozen=True, tag="trauma-played"):
    who: str
    card: str
    sort: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.MINOR

    def variant(self) -> str:
        return f"-{self.sort}"

    def highlighted(self) -> Highlight:
        return Highlight(CARD, card_name(self.card), text_of(self.card))


class TraumaGone(Event, frozen=True, tag="trauma-gone"):
    who: str
    card: str


class TimePassed(Event, frozen=True, tag="time-passed"):
    time: int
    needed: int
    also: ClassVar[tuple[str, ...]] = (things.EVENT_DECK,)


class EventDelayed(Event, frozen=True, tag="event-delayed"):
    """By the variant, the last event does not come yet (rule mom.variant-length.1)."""

    die: int
    delayed: bool
    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = (things.EVENT_DECK,)

    def variant(self) -> str:
        return "" if self.delayed else "-not"


class EventRevealed(Event, frozen=True, tag="event-revealed"):
    card: str
    tone: ClassVar[Tone] = UNCANNY
    highlight: ClassVar[HighlightKind | None] = PAGE
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.NOTABLE
    also: ClassVar[tuple[str, ...]] = (things.EVENT_DECK,)


class EventRead(Event, frozen=True, tag="event-read"):
    """The alternative that holds is read out, and no other (rules mom.event.4, mom.event.8)."""

    card: str
    text_id: str
    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        return say(f"{self.card}-{self.text_id}")

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, card_name(self.card), self.say())


class ObjectiveRevealed(Event, frozen=True, tag="objective-revealed"):
    objective: str
    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True
    weight: ClassVar[Weight] = Weight.GRAVE
    also: ClassVar[tuple[str, ...]] = (things.OBJECTIVE,)

    def say(self) -> Message:
        return say("event-objective-revealed", name=card_name(self.objective))

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, card_name(self.objective), say(f"{self.objective}-reveal"))


class ObjectiveSeen(Event, frozen=True, tag="objective-seen"):
    """An investigator looks at it; it stays secret (rule mom.objective.2)."""

    who: str
    also: ClassVar[tuple[str, ...]] = (things.OBJECTIVE,)


class ObjectiveRead(Event, frozen=True, tag="objective-read"):
    """Which one it is, for whoever looks at it (rule mom.objective.2)."""

    objective: str
    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[str, ...]] = (things.OBJECTIVE,)

    def say(self) -> Message:
        return say("event-objective-read", name=card_name(self.objective))

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, card_name(self.objective), say(f"{self.objective}-reveal"))


class Counted(Event, frozen=True, tag="counted"):
    """What the Objective counts has gone up, or down."""

    count: str
    total: int
    also: ClassVar[tuple[str, ...]] = (things.OBJECTIVE,)

    def say(self) -> Message:
        return say("event-counted", what=say(f"count-{self.count}"), total=self.total)


class SignDrawn(Event, frozen=True, tag="sign-drawn"):
    """A sign at the vent of a room, as an Objective asks for it."""

    room: str
    total: int
    tone: ClassVar[Tone] = GOOD


class SignGone(SignDrawn, frozen=True, tag="sign-gone"):
    tone: ClassVar[Tone] = BAD
