"""What the benchmark plays of Eldritch Horror."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

BENCHMARKS: Final[Mapping[str, Mapping[str, Any]]] = {"Eldritch Horror, 2 players": {"players": 2}}
"""What is measured, by its name: the set-up as `new_game` takes it."""

FULL_TABLE: Final[tuple[Mapping[str, Any], int]] = ({}, 6)
"""Where a view has much to show: a set-up for any number of players, and the round to which bots play it."""

CALLS: Final = 78
"""How many Python calls a random decision may take on average."""
