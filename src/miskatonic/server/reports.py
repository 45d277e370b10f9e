"""A bug report in one file: the save of the game, which `miskatonic replay` opens, with what was said about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, cast

import msgspec

MOST_REPORTS: Final = 20
"""So many reports of one table are kept."""
_NAME: Final = re.compile(r"[A-Z0-9]{6}-\d{8}-\d{6}-[0-9a-f]{6}\.json")


def write_report(folder: Path, code: str, save: bytes, about: Mapping[str, Any]) -> str | None:
    """Write a report into the folder and return its name; readers of saves skip what is added to the save.

    None for a table that has `MOST_REPORTS` already: they would fill the disk and say the same.
    """
    reports = folder / "reports"
    if sum(1 for _ in reports.glob(f"{code}-*")) >= MOST_REPORTS:
        return None
    fields = cast("dict[str, Any]", msgspec.json.decode(save))
    fields["report"] = dict(about)
    name = f"{code}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{token_hex(3)}.json"
    reports.mkdir(parents=True, exist_ok=True)
    path = reports / name
    path.touch(mode=0o600)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fields), indent=1))
    return name


def read_report(folder: Path, code: str, name: str) -> bytes | None:
    """The report of a table by its name; None where there is none."""
    if not _NAME.fullmatch(name) or not name.startswith(f"{code}-"):
        return None
    path = folder / "reports" / name
    return path.read_bytes() if path.is_file() else None
