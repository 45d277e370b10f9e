"""The published figures of the games, kept beside their tests in a notation of our own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.kernel.content import parse


def facts_of(game: Path) -> Callable[[str], Any]:
    """What reads the facts of one kind, such as the encounters of a deck, from beside the tests of a game."""

    @cache
    def facts(name: str) -> Any:
        return parse(game / "facts" / f"{name}.yaml")

    return facts
