"""The published figures of the game."""

from __future__ import annotations

from pathlib import Path

from tests.published import facts_in

facts = facts_in(Path(__file__).parent / "facts")
