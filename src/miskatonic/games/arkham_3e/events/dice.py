"""Tests and their dice."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone

from .base import BAD, GOOD, RESULT, Event


class TestBegan(Event, frozen=True, tag="test-began"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    pool: int


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    who: str
    dice: list[int]
    reveals: ClassVar[bool] = True


class DieRerolled(Event, frozen=True, tag="die-rerolled"):
    who: str
    old: int
    new: int
    reveals: ClassVar[bool] = True


class DieRaised(Event, frozen=True, tag="die-raised"):
    who: str
    die: int


class SuccessesAdded(Event, frozen=True, tag="successes-added"):
    who: str
    count: int


class TestEnded(Event, frozen=True, tag="test-ended"):
    __test__: ClassVar[bool] = False
    who: str
    skill: str
    result: int
    dice: list[int]
    highlight: ClassVar[HighlightKind | None] = RESULT

    def feels(self) -> Tone:
        return GOOD if self.result else BAD
