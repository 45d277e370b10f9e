"""A bug report in one file: the save of the game, which `miskatonic replay` opens, with what was said about it.

It holds the seed and all choices, so it stays in the database until the game is over; who reports gets its number.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from secrets import randbelow
from typing import Any, Final, cast

import msgspec

from .services import now
from .storage import Conflict, Storage

MOST_REPORTS: Final = 20
"""So many reports of one table are kept: more would fill the disk and say the same."""
_NAME: Final = re.compile(r"(?P<code>[A-Z0-9]{6})-(?P<number>\d{6})\.json")


async def keep_report(storage: Storage, code: str, write: Callable[[str], Awaitable[bytes]]) -> str | None:
    """Store what `write` makes of a number, and return that; None for a table that has `MOST_REPORTS` already."""
    while True:
        number = f"{randbelow(1_000_000):06}"
        try:
            kept = await storage.add_report(code, number, now(), await write(number), MOST_REPORTS)
        except Conflict:
            continue
        return number if kept else None


def report_file(save: bytes, number: str, about: Mapping[str, Any]) -> bytes:
    """The save with a report in it; readers of saves skip what is added."""
    fields = cast("dict[str, Any]", msgspec.json.decode(save))
    fields["report"] = {"number": number, **about}
    return msgspec.json.format(msgspec.json.encode(fields), indent=1)


def report_name(code: str, number: str) -> str:
    return f"{code}-{number}.json"


async def read_report(storage: Storage, code: str, name: str) -> bytes | None:
    """The report of a table by the name of its file; None where there is none."""
    named = _NAME.fullmatch(name)
    return await storage.report(code, named["number"]) if named and named["code"] == code else None
