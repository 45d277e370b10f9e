"""What the benchmark plays of Mansions of Madness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

BENCHMARKS: Final[Mapping[str, Mapping[str, Any]]] = {"Mansions of Madness, 3 players": {"players": 3}}
"""What is measured, by its name: the set-up as `new_game` takes it."""

FULL_TABLE: Final[tuple[Mapping[str, Any], int]] = ({}, 6)
"""Where a view has much to show: a set-up for any number of players, and the round to which bots play it."""

CALLS: Final = 97
"""How many Python calls a random decision may take on average."""
