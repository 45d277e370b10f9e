"""A bug report in one file: the save of the game, which `miskatonic replay` opens, with what was said about it.

It holds the seed and all choices, so it stays on the server until the game is over; who reports gets its number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow
from typing import Any, Final, cast

import msgspec

MOST_REPORTS: Final = 20
"""So many reports of one table are kept."""
_NAME: Final = re.compile(r"[A-Z0-9]{6}-\d{6}\.json")


def write_report(folder: Path, code: str, save: bytes, about: Mapping[str, Any]) -> str | None:
    """Write a report into the folder and return its number; readers of saves skip what is added to the save.

    None for a table that has `MOST_REPORTS` already: they would fill the disk and say the same.
    """
    reports = folder / "reports"
    if sum(1 for _ in reports.glob(f"{code}-*")) >= MOST_REPORTS:
        return None
    reports.mkdir(parents=True, exist_ok=True)
    number = reserve_number(reports, code)
    fields = cast("dict[str, Any]", msgspec.json.decode(save))
    fields["report"] = {"number": number, **about}
    data = msgspec.json.format(msgspec.json.encode(fields), indent=1)
    (reports / report_name(code, number)).write_bytes(data)
    return number


def reserve_number(reports: Path, code: str) -> str:
    """Six digits that no other report of the table has; its file is made at once, for the owner's eyes only."""
    while True:
        number = f"{randbelow(1_000_000):06}"
        try:
            (reports / report_name(code, number)).touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return number


def report_name(code: str, number: str) -> str:
    return f"{code}-{number}.json"


def read_report(folder: Path, code: str, name: str) -> bytes | None:
    """The report of a table by the name of its file; None where there is none."""
    if not _NAME.fullmatch(name) or not name.startswith(f"{code}-"):
        return None
    path = folder / "reports" / name
    return path.read_bytes() if path.is_file() else None
