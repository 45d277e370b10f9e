"""Something wrong in a file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Finding(NamedTuple):
    """What is wrong, and where."""

    file: Path
    what: str
    line: int | None = None

    def __str__(self) -> str:
        at = f" (line {self.line})" if self.line else ""
        return f"{shown(self.file)}: {self.what}{at}"


def shown(path: Path) -> str:
    """A path as short as it can be written from here."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
