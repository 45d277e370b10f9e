"""What the terminal says about the card game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..words import TerminalVoice

say: Final = TerminalVoice("terminal-arkham-lcg", Path(__file__).parent / "locale")
