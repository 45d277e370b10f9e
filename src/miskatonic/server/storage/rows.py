"""What goes in and out of the storage: plain structs, named field by field as the columns of the database."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, TypedDict

from msgspec import Struct

from ..messages import OpenSeats, Pace, SeatKind, Status, TalkRule, UndoRule


class SeatRow(Struct):
    """One seat of a table."""

    number: int
    kind: SeatKind
    agent: str | None
    name: str | None
    stand_in: bool
    generation: int
    """Of its link: a higher one makes the older links worthless."""
    stops: list[str] | None = None
    """The windows it wants to be asked in; None are those the game asks in by itself."""
    ask_once: bool = False
    """It wants to be asked in the next window, whichever that is."""


class TableSummary(Struct, kw_only=True):
    """A table as lists show it, without the encoded positions."""

    code: str
    game: str
    players: int
    seed: str
    """JSON of a number or a text."""
    options: dict[str, Any]
    undo: UndoRule
    talk: TalkRule
    pace: Pace
    open_seats: OpenSeats = "one"
    blocked: list[str] = []
    """The visitors the host does not want here."""
    status: Status
    host: str
    """The visitor who made the table."""
    made_at: datetime
    touched_at: datetime
    from_code: str | None
    next_code: str | None = None
    """The table where the same company plays again."""
    engine: str
    content: str
    choices: int
    waiting: list[int]
    """The seats the game waits for."""
    result: bytes | None
    """JSON of how the game ended."""
    seats: list[SeatRow]


class TableRow(TableSummary, kw_only=True):
    """A table with what is needed to go on: `origin` is the position from which the journal is played.

    The journal counts from the entry numbered `origin_entry`; `checkpoint` is the position after
    `checkpoint_choices` choices, from which the rest is replayed; `hash` is that of the position now.
    """

    origin: bytes | None
    origin_entry: int
    hash: str
    checkpoint: bytes
    checkpoint_choices: int


class JournalEntry(Struct, frozen=True):
    """One line of the journal, which only grows: an undo is an entry too."""

    number: int
    kind: Literal["choice", "undo"]
    seat: int
    key: str
    """The key of the chosen option; empty for an undo."""
    to: int
    """How many choices remain after an undo; 0 for a choice."""
    by: str
    """The visitor, `bot`, `vote`, or `stops` where a seat passed without being asked."""
    stamp: str | None
    at: datetime


class ChatRow(Struct, frozen=True):
    """One line of the chat."""

    number: int
    seat: int
    name: str | None
    text: str
    at: datetime
    stamp: str | None = None
    """The idempotency key it came with."""


class Progress(Struct, frozen=True, kw_only=True):
    """Where the game is after an append; `checkpoint` None keeps the one before, with its number of choices."""

    status: Status
    choices: int
    waiting: list[int]
    hash: str
    checkpoint: bytes | None
    checkpoint_choices: int
    result: bytes | None
    touched_at: datetime
    engine: str
    content: str
    """By which rules the game came there."""


class TableChange(TypedDict, total=False):
    """The columns of a table that may be written by themselves."""

    status: Status
    pace: Pace
    blocked: list[str]
    host: str
    touched_at: datetime
    next_code: str
    engine: str
    content: str
    origin: bytes | None
    origin_entry: int
    choices: int
    waiting: list[int]
    hash: str
    checkpoint: bytes
    checkpoint_choices: int
    result: bytes | None


class StoredTable(Struct, frozen=True):
    """All there is of one table; `holders` names the visitors who sit on a seat."""

    table: TableRow
    journal: list[JournalEntry]
    said: list[ChatRow]
    holders: dict[int, set[str]]


class VisitorTable(Struct, frozen=True):
    """A table as the list of a visitor shows it: they made it, or hold `seats_held` there."""

    table: TableSummary
    seats_held: list[int]
