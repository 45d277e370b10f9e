"""What the terminal says about Mansions of Madness."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..words import TerminalVoice

say: Final = TerminalVoice("terminal-mansions", Path(__file__).parent / "locale")
