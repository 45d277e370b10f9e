"""What the server says by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from miskatonic.kernel.text import Voice

DOMAIN: Final = "server"

say = Voice(DOMAIN, Path(__file__).parent / "locale")
