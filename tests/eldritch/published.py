"""The published figures of the game, kept beside the tests in a notation of our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.kernel.content import parse

FACTS = Path(__file__).parent / "facts"


@cache
def facts(name: str) -> Any:
    """The facts of one kind, such as the Mythos cards."""
    return parse(FACTS / f"{name}.yaml")
