"""The published figures of the game."""

from __future__ import annotations

from pathlib import Path

from tests.published import facts_of

facts = facts_of(Path(__file__).parent)
