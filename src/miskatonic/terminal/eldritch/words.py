"""What the terminal says about Eldritch Horror."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..words import TerminalVoice

say: Final = TerminalVoice("terminal-eldritch", Path(__file__).parent / "locale")
