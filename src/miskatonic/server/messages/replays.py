"""What was played at a table, moment by moment."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel.text import Message

from .play import Change, Happening
from .tables import TableInfo


class ReplayFrame(Struct, frozen=True):
    """One moment of a replay: who chose what to come here, how the view changed, what happened.

    `passed` are the seats the server passed for after it, because of their stops, as far as one may know.
    """

    seat: int | None
    chose: Message | None
    prompt: Message | None
    changes: list[Change]
    log: list[Happening]
    round: int
    passed: list[int] = []


class Replay(Struct, frozen=True):
    """A game from a seat's point of view, moment by moment; frame 0 is the beginning."""

    table: TableInfo
    seat: int | None
    seats: list[int | None]
    """The points of view one may take."""
    frames: list[ReplayFrame]
