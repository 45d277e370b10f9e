"""What can happen in Eldritch Horror, as the log tells it.

Fields are called as the vocabulary says: `who` is an investigator, `at` a space, `kind` a kind of monster.
"""

from __future__ import annotations

from typing import ClassVar, Final

from miskatonic.kernel import events
from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import Named, Tone, Vocabulary

from . import things
from .words import (
    ancient_one_name,
    card_name,
    investigator_name,
    monster_name,
    mystery_name,
    mythos_name,
    say,
    skill_name,
    space_name,
)

GOOD, BAD, UNCANNY = Tone.GOOD, Tone.BAD, Tone.UNCANNY


class Event(events.Event, frozen=True):
    """The base of them all."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={
            "who": investigator_name,
            "other": investigator_name,
            "at": Named("where", space_name),
            "origin": space_name,
            "to": space_name,
            "kind": Named("monster", monster_name),
            "card": card_name,
            "mythos": mythos_name,
            "mystery": mystery_name,
            "ancient_one": ancient_one_name,
            "skill": skill_name,
        },
        things={
            "who": things.investigator,
            "other": things.investigator,
            "at": things.space,
            "origin": things.space,
            "to": things.space,
            "monster": things.monster,
            "mythos": things.mythos,
        },
        silent=("monster", "back"),
    )


class CardEvent(Event, frozen=True):
    """Something that happens to a card of an investigator."""

    who: str
    card: str

    def touches(self) -> list[Thing]:
        return [things.investigator(self.who), things.card(self.card, self.who)]


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


class InvestigatorJoined(Event, frozen=True, tag="investigator-joined"):
    who: str
    at: str


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


class TestBegan(Event, frozen=True, tag="test-began"):
    __test__: ClassVar[bool] = False

    who: str
    skill: str
    dice: int

    quiet: ClassVar[bool] = True


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    who: str
    dice: list[int]

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """A die that is no test."""

    who: str
    die: int

    reveals: ClassVar[bool] = True


class DieRerolled(Event, frozen=True, tag="die-rerolled"):
    who: str
    old: int
    new: int

    reveals: ClassVar[bool] = True


class DieRaised(Event, frozen=True, tag="die-raised"):
    who: str
    old: int


class TestEnded(Event, frozen=True, tag="test-ended"):
    __test__: ClassVar[bool] = False

    who: str
    skill: str
    result: int


class Lost(Event, frozen=True, tag="lost"):
    who: str
    what: str
    count: int

    tone: ClassVar[Tone] = BAD

    def variant(self) -> str:
        return f"-{self.what}"


class Recovered(Lost, frozen=True, tag="recovered"):
    tone: ClassVar[Tone] = GOOD


class Spent(Lost, frozen=True, tag="spent"):
    tone: ClassVar[Tone] = Tone.PLAIN


class Prevented(Lost, frozen=True, tag="prevented"):
    tone: ClassVar[Tone] = GOOD


class InvestigatorDefeated(Event, frozen=True, tag="investigator-defeated"):
    who: str
    what: str

    tone: ClassVar[Tone] = BAD

    def variant(self) -> str:
        return f"-{self.what}"


class Devoured(Event, frozen=True, tag="devoured"):
    who: str

    tone: ClassVar[Tone] = UNCANNY


class PlayerEliminated(Event, frozen=True, tag="player-eliminated"):
    who: str

    tone: ClassVar[Tone] = BAD


class LeadPassed(Event, frozen=True, tag="lead-passed"):
    who: str


class FallenFound(Event, frozen=True, tag="fallen-found"):
    who: str
    other: str


class ClueSpawned(Event, frozen=True, tag="clue-spawned"):
    at: str

    reveals: ClassVar[bool] = True


class ClueGained(Event, frozen=True, tag="clue-gained"):
    who: str

    tone: ClassVar[Tone] = GOOD
    reveals: ClassVar[bool] = True


class CluesSpent(Event, frozen=True, tag="clues-spent"):
    who: str
    count: int


class ClueDiscarded(Event, frozen=True, tag="clue-discarded"):
    """By an investigator, or from a space."""

    who: str | None = None
    at: str | None = None

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return "-board" if self.who is None else ""


class ClueMoved(Event, frozen=True, tag="clue-moved"):
    origin: str
    to: str


class CardGained(CardEvent, frozen=True, tag="card-gained"):
    reveals: ClassVar[bool] = True


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


class BackRead(Event, frozen=True, tag="back-read"):
    """Somebody looks at the back of a card of somebody else."""

    who: str
    card: str
    back: str

    reveals: ClassVar[bool] = True


class SpellCast(CardEvent, frozen=True, tag="spell-cast"):
    """Its test comes next."""


class Improved(Event, frozen=True, tag="improved"):
    who: str
    skill: str

    tone: ClassVar[Tone] = GOOD


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


class DoomAdvanced(Event, frozen=True, tag="doom-advanced"):
    doom: int

    tone: ClassVar[Tone] = UNCANNY


class DoomRetreated(Event, frozen=True, tag="doom-retreated"):
    count: int
    doom: int

    tone: ClassVar[Tone] = GOOD


class OmenAdvanced(Event, frozen=True, tag="omen-advanced"):
    omen: str

    def variant(self) -> str:
        return f"-{self.omen}"


class OmenMoved(OmenAdvanced, frozen=True, tag="omen-moved"):
    """The omen is put elsewhere, and doom does not advance."""


class AncientOneAwoke(Event, frozen=True, tag="ancient-one-awoke"):
    ancient_one: str

    tone: ClassVar[Tone] = UNCANNY


class GateOpened(Event, frozen=True, tag="gate-opened"):
    at: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True


class GateClosed(Event, frozen=True, tag="gate-closed"):
    who: str
    at: str

    tone: ClassVar[Tone] = GOOD


class GateDiscarded(Event, frozen=True, tag="gate-discarded"):
    at: str


class MonsterEvent(Event, frozen=True):
    """Something that happens to a monster."""

    kind: str
    monster: int


class MonsterSpawned(MonsterEvent, frozen=True, tag="monster-spawned"):
    at: str

    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True


class MonsterHurt(MonsterEvent, frozen=True, tag="monster-hurt"):
    count: int


class MonsterRecovered(MonsterEvent, frozen=True, tag="monster-recovered"):
    count: int


class MonsterDefeated(MonsterEvent, frozen=True, tag="monster-defeated"):
    at: str

    tone: ClassVar[Tone] = GOOD


class MonsterDiscarded(MonsterEvent, frozen=True, tag="monster-discarded"):
    at: str


class MonsterMoved(MonsterEvent, frozen=True, tag="monster-moved"):
    origin: str
    to: str


class CombatBegan(Event, frozen=True, tag="combat-began"):
    who: str
    kind: str
    monster: int


class AmbushBegan(Event, frozen=True, tag="ambush-began"):
    who: str
    kind: str

    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True


class EncounterBegan(Event, frozen=True, tag="encounter-began"):
    who: str
    deck: str
    scene: str
    section: str

    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return f"-{self.deck.partition('-')[0] if self.deck.startswith('special') else self.deck}"


class MythosDrawn(Event, frozen=True, tag="mythos-drawn"):
    mythos: str

    tone: ClassVar[Tone] = UNCANNY
    reveals: ClassVar[bool] = True


class CardEntered(Event, frozen=True, tag="card-entered"):
    mythos: str


class CardLeft(Event, frozen=True, tag="card-left"):
    mythos: str

    quiet: ClassVar[bool] = True


class RumorSolved(Event, frozen=True, tag="rumor-solved"):
    mythos: str

    tone: ClassVar[Tone] = GOOD


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """An Eldritch token is put on a space."""

    at: str

    tone: ClassVar[Tone] = UNCANNY


class TokenLeft(Event, frozen=True, tag="token-left"):
    """Eldritch tokens leave a Mythos card."""

    mythos: str
    count: int
    left: int

    tone: ClassVar[Tone] = UNCANNY


class ReckoningBegan(Event, frozen=True, tag="reckoning-began"):
    tone: ClassVar[Tone] = UNCANNY


class MysteryDrawn(Event, frozen=True, tag="mystery-drawn"):
    mystery: str

    reveals: ClassVar[bool] = True


class MysteryAdvanced(Event, frozen=True, tag="mystery-advanced"):
    mystery: str

    tone: ClassVar[Tone] = GOOD


class MysterySolved(Event, frozen=True, tag="mystery-solved"):
    mystery: str
    count: int

    tone: ClassVar[Tone] = GOOD


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    def variant(self) -> str:
        return f"-{self.reason}"


def _all(base: type[Event]) -> list[type[Event]]:
    """Every class with a tag, in the order in which they are defined."""
    found: list[type[Event]] = []
    for each in base.__subclasses__():
        if each not in (MonsterEvent, CardEvent, ReserveEvent):
            found.append(each)
        found += _all(each)
    return found


EVENTS: Final = tuple(_all(Event))
