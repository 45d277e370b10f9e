"""Pieces of a drawing: a few characters with their style, one after the other where there is room for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

HEALTH, SANITY = "♥", "☾"
LOW: Final = 2
"""Health or sanity that is worth a warning."""

Piece = tuple[str, str]
"""A few characters and their style."""


def text_of(pieces: Iterable[Piece], gap: str = " ") -> Text:
    return Text(gap).join(Text(*piece) for piece in pieces)


def counted_piece(sign: str, count: int, style: str) -> list[Piece]:
    """A sign, with how often where that is more than once."""
    return [(sign if count == 1 else f"{sign}{count}", style)] if count else []


def left(sign: str, remaining: int, most: int) -> Piece:
    """How much is left of health or sanity."""
    style = "danger" if remaining <= LOW else "red" if sign == HEALTH else "blue"
    return f"{sign}{remaining}/{most}", style


def fitting(pieces: Sequence[Piece], width: int) -> list[Piece]:
    """As many pieces as there is room for, with a sign where there are more."""
    if sum(len(text) for text, _ in pieces) <= width:
        return list(pieces)
    kept: list[Piece] = []
    for piece in pieces:
        if sum(len(text) for text, _ in (*kept, piece)) > width - 1:
            break
        kept.append(piece)
    return [*kept, ("…", "")]


def signed(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else f"+{amount}"
