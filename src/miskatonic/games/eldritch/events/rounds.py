"""The round, its phases, and what people do in their turns."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import Highlight, HighlightKind, Tone
from miskatonic.kernel.scenes import Tried

from ..scenes import continuation, heading, outcome, situation
from .base import BAD, GOOD, PAGE, RESULT, Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: str

    quiet: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.phase}"


class TurnBegan(Event, frozen=True, tag="turn-began"):
    who: str

    quiet: ClassVar[bool] = True


class ActionBegan(Event, frozen=True, tag="action-began"):
    who: str
    action: str
    card: str | None = None

    def variant(self) -> str:
        return "-card" if self.card else f"-{self.action}"


class StoodUp(Event, frozen=True, tag="stood-up"):
    who: str


class Delayed(Event, frozen=True, tag="delayed"):
    who: str

    tone: ClassVar[Tone] = BAD


class TurnEndedEarly(Event, frozen=True, tag="turn-ended-early"):
    """Delayed in one's own turn: it ends."""

    who: str

    tone: ClassVar[Tone] = BAD


class InvestigatorMoved(Event, frozen=True, tag="investigator-moved"):
    who: str
    origin: str
    to: str


class Rested(Event, frozen=True, tag="rested"):
    who: str

    quiet: ClassVar[bool] = True


class TicketGained(Event, frozen=True, tag="ticket-gained"):
    who: str
    ticket: str


class TicketSpent(Event, frozen=True, tag="ticket-spent"):
    who: str
    ticket: str

    quiet: ClassVar[bool] = True


class TicketDiscarded(Event, frozen=True, tag="ticket-discarded"):
    who: str
    ticket: str


class TicketGiven(Event, frozen=True, tag="ticket-given"):
    who: str
    other: str
    ticket: str


class CluesGiven(Event, frozen=True, tag="clues-given"):
    who: str
    other: str
    count: int


class TradeRefused(Event, frozen=True, tag="trade-refused"):
    who: str


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    who: str


class CombatBegan(Event, frozen=True, tag="combat-began"):
    who: str
    kind: str
    monster: int


class AmbushBegan(Event, frozen=True, tag="ambush-began"):
    who: str
    kind: str

    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class EncounterBegan(Event, frozen=True, tag="encounter-began"):
    who: str
    deck: str
    scene: str
    section: str

    reveals: ClassVar[bool] = True

    def highlighted(self) -> Highlight:
        where = (self.deck, self.scene, self.section)
        return Highlight(PAGE, heading(*where), situation(*where))

    def variant(self) -> str:
        return f"-{self.deck.partition('-')[0] if self.deck.startswith('special') else self.deck}"


class SceneWentOn(Event, frozen=True, tag="scene-went-on"):
    """The second part of a story: where its beginning went well, or where it did not."""

    who: str
    scene: str
    part: str

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.part}"

    def feels(self) -> Tone:
        return GOOD if self.part == "pass" else BAD

    def highlighted(self) -> Highlight:
        return Highlight(PAGE, text=continuation(self.scene, self.part))


class OutcomeTold(Event, frozen=True, tag="outcome-told"):
    """What the test of an encounter leads to."""

    who: str
    deck: str
    scene: str
    section: str
    test: int
    result: int
    passed: bool

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def feels(self) -> Tone:
        return GOOD if self.passed else BAD

    def highlighted(self) -> Highlight | None:
        text = outcome(self.deck, self.scene, self.section, Tried(self.test, self.result, self.passed))
        return None if text is None else Highlight(RESULT, text=text)
