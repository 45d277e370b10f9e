"""What monsters do, what happens to them, and the combats they are in."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.events import Highlight, HighlightKind, Tone, Weight
from miskatonic.kernel.text import Message

from ..components import COMBAT, Half
from ..words import half_name, say
from .base import BAD, CARD, GOOD, RESULT, Event


class MonsterPlaced(Event, frozen=True, tag="monster-placed"):
    monster: int
    kind: str
    at: str
    tone: ClassVar[Tone] = BAD
    highlight: ClassVar[HighlightKind | None] = RESULT
    reveals: ClassVar[bool] = True


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    monster: int
    kind: str
    origin: str
    to: str


class MonsterLeft(Event, frozen=True, tag="monster-left"):
    """It leaves the house, as the Objective lets it."""

    monster: int
    kind: str
    at: str
    tone: ClassVar[Tone] = BAD
    weight: ClassVar[Weight] = Weight.GRAVE


class MonsterHurt(Event, frozen=True, tag="monster-hurt"):
    """Whatever is wounded shows its back (rule mom.secrecy.4)."""

    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = GOOD
    reveals: ClassVar[bool] = True


class MonsterHealed(Event, frozen=True, tag="monster-healed"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = BAD


class MonsterStunned(Event, frozen=True, tag="monster-stunned"):
    monster: int
    kind: str
    tone: ClassVar[Tone] = GOOD


class MonsterRecovered(Event, frozen=True, tag="monster-recovered"):
    """It loses a stun token; so many are left."""

    monster: int
    kind: str
    left: int


class MonsterSeen(Event, frozen=True, tag="monster-seen"):
    """From now on investigators know the back of its token (rule mom.secrecy.5)."""

    monster: int
    kind: str
    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class MonsterKilled(Event, frozen=True, tag="monster-killed"):
    monster: int
    kind: str
    at: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    weight: ClassVar[Weight] = Weight.MINOR


class MonsterImmune(Event, frozen=True, tag="monster-immune"):
    """Nothing kills it but damage (rule mom.named-monster.7.ltp)."""

    monster: int
    kind: str


class AttackedMonster(Event, frozen=True, tag="attacked-monster"):
    """An investigator attacks a monster, bare-handed or with a weapon."""

    who: str
    monster: int
    kind: str
    card: str | None = None

    def variant(self) -> str:
        return "-bare" if self.card is None else ""


class MonsterAttacked(Event, frozen=True, tag="monster-attacked"):
    monster: int
    kind: str
    who: str
    hidden: bool = False
    tone: ClassVar[Tone] = BAD

    def variant(self) -> str:
        return "-hidden" if self.hidden else ""


class BarrierAttacked(Event, frozen=True, tag="barrier-attacked"):
    monster: int
    kind: str
    door: int


class BarrierHeld(Event, frozen=True, tag="barrier-held"):
    """The monster does not come through and is not moved again this turn (rule mom.monster-vs-barrier.5)."""

    monster: int
    kind: str
    tone: ClassVar[Tone] = GOOD


class CombatDrawn(Event, frozen=True, tag="combat-drawn"):
    """Cards are turned up one after the other; the half that counts is read out before anything else.

    Rules mom.combat.2, mom.secrecy.1.
    """

    combat: str
    upper: bool
    passed_over: list[str]
    """The cards that did not fit, in their order."""
    reveals: ClassVar[bool] = True

    def say(self) -> Message:
        if not self.passed_over:
            return say("event-combat-drawn-first")
        types = dict.fromkeys(self._half(card).type for card in self.passed_over)
        halves = [say("half-passed-over", half=half_name(type)) for type in types]
        return say("event-combat-drawn", passed_over=len(self.passed_over), halves=halves)

    def highlighted(self) -> Highlight:
        half = self._half(self.combat)
        return Highlight(CARD, half_name(half.type), say_effects(half.then))

    def _half(self, card: str) -> Half:
        return COMBAT[card].top if self.upper else COMBAT[card].bottom


class CombatEmpty(Event, frozen=True, tag="combat-empty"):
    """No card of the deck fits."""


class SpecialAttack(Event, frozen=True, tag="special-attack"):
    """The back of the token is read out before anything else (rule mom.secrecy.2)."""

    monster: int
    kind: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
