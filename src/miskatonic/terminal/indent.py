"""What belongs to the line above it."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding

INDENT: Final = 2


def indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, INDENT))
