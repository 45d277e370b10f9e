"""What the benchmark plays of Final Hour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

BENCHMARKS: Final[Mapping[str, Mapping[str, Any]]] = {"Final Hour, 2 players": {"players": 2}}
"""What is measured, by its name: the set-up as `new_game` takes it."""
