"""Tests and the die."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone

from .base import BAD, GOOD, RESULT, Event


class TestBegan(Event, frozen=True, tag="test-began"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    target: int
    quiet: ClassVar[bool] = True


class TestEnded(Event, frozen=True, tag="test-ended"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    die: int
    target: int
    passed: bool
    reveals: ClassVar[bool] = True
    highlight: ClassVar[HighlightKind | None] = RESULT

    def variant(self) -> str:
        return "-passed" if self.passed else "-failed"

    def feels(self) -> Tone:
        return GOOD if self.passed else BAD


class MonsterRolled(Event, frozen=True, tag="monster-rolled"):
    """The keeper rolls for a number of a monster."""

    monster: int
    kind: str
    die: int
    target: int
    passed: bool
    reveals: ClassVar[bool] = True

    def variant(self) -> str:
        return "-passed" if self.passed else "-failed"
