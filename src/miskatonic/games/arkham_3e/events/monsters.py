"""What monsters do, and what happens to them."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone

from .base import BAD, GOOD, RESULT, Event


class MonsterSpawned(Event, frozen=True, tag="monster-spawned"):
    monster: int
    kind: str
    at: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT


class MonsterMoved(Event, frozen=True, tag="monster-moved"):
    monster: int
    kind: str
    origin: str
    to: str


class MonsterEngaged(Event, frozen=True, tag="monster-engaged"):
    monster: int
    kind: str
    who: str
    tone: ClassVar[Tone] = BAD


class MonsterDisengaged(Event, frozen=True, tag="monster-disengaged"):
    monster: int
    kind: str
    who: str


class MonsterExhausted(Event, frozen=True, tag="monster-exhausted"):
    monster: int
    kind: str


class MonsterReadied(Event, frozen=True, tag="monster-readied"):
    monster: int
    kind: str


class MonsterAttacked(Event, frozen=True, tag="monster-attacked"):
    monster: int
    kind: str
    who: str
    tone: ClassVar[Tone] = BAD


class MonsterHurt(Event, frozen=True, tag="monster-hurt"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = GOOD


class MonsterHealed(Event, frozen=True, tag="monster-healed"):
    monster: int
    kind: str
    count: int
    tone: ClassVar[Tone] = BAD


class MonsterDefeated(Event, frozen=True, tag="monster-defeated"):
    monster: int
    kind: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
