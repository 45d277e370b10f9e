"""Puzzles and what is done with their pieces."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.events import HighlightKind, Tone

from .. import things
from .base import BAD, GOOD, RESULT, Event


class PuzzleLaidOut(Event, frozen=True, tag="puzzle-laid-out"):
    card: str
    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)


class PuzzleLacksPieces(Event, frozen=True, tag="puzzle-lacks-pieces"):
    """Other puzzles hold so many pieces that this one cannot be laid out."""

    card: str
    tone: ClassVar[Tone] = BAD


class PuzzleBegan(Event, frozen=True, tag="puzzle-began"):
    who: str
    card: str
    actions: int
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)


class PiecesSwapped(Event, frozen=True, tag="pieces-swapped"):
    who: str
    one: int
    two: int

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.piece(self.one), things.piece(self.two)]


class PieceRotated(Event, frozen=True, tag="piece-rotated"):
    who: str
    place: int
    way: str
    """left or right"""

    def variant(self) -> str:
        return f"-{self.way}"

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.piece(self.place)]


class PieceDrawn(Event, frozen=True, tag="piece-drawn"):
    who: str
    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)


class PieceReplaced(Event, frozen=True, tag="piece-replaced"):
    who: str
    place: int

    def touches(self) -> list[Thing]:
        return [*super().touches(), things.piece(self.place)]


class PuzzleSolved(Event, frozen=True, tag="puzzle-solved"):
    who: str
    card: str
    tone: ClassVar[Tone] = GOOD
    highlight: ClassVar[HighlightKind | None] = RESULT
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)


class PuzzleLeft(Event, frozen=True, tag="puzzle-left"):
    who: str
    card: str
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)


class PuzzleScrambled(Event, frozen=True, tag="puzzle-scrambled"):
    card: str
    tone: ClassVar[Tone] = BAD
    reveals: ClassVar[bool] = True
    also: ClassVar[tuple[Thing, ...]] = (things.PUZZLE,)
