"""The terminal as a place to show things and to ask."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console, RenderableType

from .palette import THEME

_CLEAR = "\x1b[2J\x1b[H"
_CLEAR_WITH_HISTORY = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """Shows and asks. Away from a terminal it prints plain lines and clears nothing."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            reconfigure: Any = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.console = Console(theme=THEME, highlight=False, emoji=False, markup=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _load_line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def gap(self) -> None:
        self.console.print()

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines the parts would take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def clear(self, *, history: bool = False) -> None:
        """An empty screen; with `history` the lines scrolled away are gone too."""
        if self.interactive:
            self.console.file.write(_CLEAR_WITH_HISTORY if history else _CLEAR)
            self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """One line from the player; None when there are no more."""
        if not self.interactive:
            self.console.print(prompt)
            line = sys.stdin.readline()
            return line.strip() if line else None
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            return None


def _load_line_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    try:
        import readline  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        return
