"""Puzzles and what is done with their pieces."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.events import HighlightKind, Tone

from .base import GOOD, RESULT, Event


class PuzzleLaidOut(Event, frozen=True, tag="puzzle-laid-out"):
    card: str
    reveals: ClassVar[bool] = True


class PuzzleBegan(Event, frozen=True, tag="puzzle-began"):
    who: str
    card: str
    actions: int


class PiecesSwapped(Event, frozen=True, tag="pieces-swapped"):
    who: str
    one: int
    two: int


class PieceRotated(Event, frozen=True, tag="piece-rotated"):
    who: str
    place: int
    turns: int


class PieceDrawn(Event, frozen=True, tag="piece-drawn"):
    who: str
    reveals: ClassVar[bool] = True


class PieceReplaced(Event, frozen=True, tag="piece-replaced"):
    who: str
    place: int


class PuzzleSolved(Event, frozen=True, tag="puzzle-solved"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT


class PuzzleLeft(Event, frozen=True, tag="puzzle-left"):
    who: str
    card: str


class PuzzleScrambled(Event, frozen=True, tag="puzzle-scrambled"):
    card: str
    reveals: ClassVar[bool] = True
