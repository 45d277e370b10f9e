"""Short ways to say what is stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from miskatonic.server.storage import ChatRow, JournalEntry, Progress, SeatRow, TableRow

NOON = datetime(2031, 5, 4, 12, 0, 0, 123456, UTC)
CODE = "ARKHAM"


def later(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)


def a_table(code: str = CODE, **other: Any) -> TableRow:
    columns: dict[str, Any] = {
        "code": code,
        "game": "final-hour",
        "players": 2,
        "seed": '"Ia! Ia!"',
        "options": {"ancient_one": "cthulhu", "investigators": [None, "jenny"], "odd": "a\0b"},
        "undo": "free",
        "talk": "rules",
        "pace": "normal",
        "status": "playing",
        "host": "host",
        "made_at": NOON,
        "touched_at": NOON,
        "from_code": None,
        "engine": "1.2",
        "content": "abc",
        "choices": 0,
        "waiting": [0, 1],
        "result": None,
        "seats": [a_seat(0), SeatRow(1, "bot", "greedy", None, False, 1)],
        "origin": None,
        "origin_entry": 0,
        "hash": "h0",
        "checkpoint": b"\x00\xffstart",
        "checkpoint_choices": 0,
    }
    return TableRow(**{**columns, **other})


def a_seat(number: int, name: str | None = "Дженни") -> SeatRow:
    return SeatRow(number, "human", None, name, False, 1)


def a_choice(number: int, stamp: str | None = None) -> JournalEntry:
    return JournalEntry(number, "choice", 0, f"move:{number}", 0, "visitor", stamp, later(number))


def an_undo(number: int, to: int) -> JournalEntry:
    return JournalEntry(number, "undo", 1, "", to, "visitor", None, later(number))


def progress(choices: int, **other: Any) -> Progress:
    columns: dict[str, Any] = {
        "status": "playing",
        "choices": choices,
        "waiting": [1],
        "hash": f"h{choices}",
        "checkpoint": None,
        "checkpoint_choices": 0,
        "result": None,
        "touched_at": later(choices),
        "engine": "2",
        "content": "b",
    }
    return Progress(**{**columns, **other})


def a_line(number: int, text: str = "Ходу!") -> ChatRow:
    return ChatRow(number, 0, "Дженни", text, later(number))
