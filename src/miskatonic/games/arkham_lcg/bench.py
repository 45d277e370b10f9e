"""What the benchmark plays of the card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

BENCHMARKS: Final[Mapping[str, Mapping[str, Any]]] = {
    "The Gathering, Roland alone": {"players": 1, "adventure": "gathering", "investigators": ["01001"]},
}
"""What is measured, by its name: the set-up as `new_game` takes it."""

FULL_TABLE: Final[tuple[Mapping[str, Any], int]] = ({"adventure": "midnight-masks"}, 3)
"""Where a view has much to show: a set-up for any number of players, and the round to which bots play it."""

CALLS: Final = 154
"""How many Python calls a random decision may take on average."""
