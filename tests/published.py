"""Published figures, kept beside the tests of a game in a notation of our own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.kernel.content import parse


def facts_in(folder: Path) -> Callable[[str], Any]:
    """Reads the facts of one kind, such as the monsters, from a folder."""

    @cache
    def facts(name: str) -> Any:
        return parse(folder / f"{name}.yaml")

    return facts
