"""The published numbers of the game, kept beside the tests in a notation of our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.kernel.content import parse

FACTS = Path(__file__).parent / "facts"


@cache
def facts(name: str) -> Any:
    """The facts of one kind, such as the board."""
    return parse(FACTS / f"{name}.yaml")


SHEETS = [(sheet, level) for sheet in facts("ancient_ones") for level in facts("ancient_ones")[sheet]["setups"]]
"""Every set-up that stands on a sheet: an Ancient One and a difficulty."""


def opening(sheet: str, level: str) -> Any:
    """The published set-up of one Ancient One and one difficulty."""
    return facts("ancient_ones")[sheet]["setups"][level]


def gate_sites(sheet: str, level: str) -> dict[str, int]:
    """Where the three gates stand at the start, by symbol."""
    return {symbol: opening(sheet, level)[symbol]["at"] for symbol in facts("tokens")["gates"]}


def other_sites(sheet: str, level: str) -> list[int]:
    """The locations with neither a gate nor the ritual."""
    taken = {opening(sheet, level)["ritual"], *gate_sites(sheet, level).values()}
    return [number for number in facts("board")["locations"] if number not in taken]
