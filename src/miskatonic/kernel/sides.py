"""Sides: the seats that win and lose together, such as the investigators against a keeper."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from .flow import Result
from .text import Message, plain


class Side(Struct, frozen=True):
    """The seats of one side, and what they are called together."""

    name: str
    title: Message
    seats: tuple[int, ...]

    def has_won(self, result: Result) -> bool:
        return all(result.won[seat] for seat in self.seats)


def one_side(players: int) -> tuple[Side, ...]:
    """All seats together: the investigators of a cooperative game."""
    return (Side("investigators", plain("side-investigators"), tuple(range(players))),)


def winners(result: Result, sides: Sequence[Side]) -> list[Side]:
    """The sides that have won: none, one or several."""
    return [side for side in sides if side.has_won(result)]


def has_won(result: Result, sides: Sequence[Side], seats: Collection[int]) -> bool | None:
    """Have those who hold these seats won? None where they stand on no side or on several.

    Where there is only one side, everybody stands on it, with and without a seat.
    """
    own = sides if len(sides) == 1 else [side for side in sides if not set(seats).isdisjoint(side.seats)]
    return own[0].has_won(result) if len(own) == 1 else None
