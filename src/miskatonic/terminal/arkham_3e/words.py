"""What the terminal says about Arkham Horror, third edition."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..words import TerminalVoice

say: Final = TerminalVoice("terminal-arkham-3e", Path(__file__).parent / "locale")
