"""What the terminal says about Final Hour."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..words import TerminalVoice

say: Final = TerminalVoice("terminal-final-hour", Path(__file__).parent / "locale")
