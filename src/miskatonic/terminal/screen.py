"""The terminal as a place to show things and to ask."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from miskatonic.kernel.text import without_controls

from .palette import THEME

_CLEAR = "\x1b[2J\x1b[H"
_CLEAR_WITH_HISTORY = "\x1b[2J\x1b[3J\x1b[H"

ROOM_TO_TYPE = 12


class HarmlessConsole(Console):
    """A console that prints words without control characters, wherever they come from; styles are its own affair."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control or text.isprintable() else Segment(without_controls(text), style)


class Screen:
    """Shows and asks. Away from a terminal it prints plain lines and clears nothing."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            reconfigure: Any = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = HarmlessConsole(
            theme=THEME, highlight=False, emoji=False, markup=False, _environ=environment(self.interactive)
        )
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

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence of its own; what has no blank in it, such as a path, is never broken."""
        for line in wrap(sentence, self.width, break_long_words=False, break_on_hyphens=False):
            self.console.print(Text(line, style), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines the parts would take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def clear(self, *, history: bool = False) -> None:
        """An empty screen; with `history` the lines scrolled away are gone too."""
        if self.interactive and not self.console.is_dumb_terminal:
            self.console.file.write(_CLEAR_WITH_HISTORY if history else _CLEAR)
            self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """One line from the player; None when there are no more."""
        if not self.interactive:
            self.console.print(prompt)
            line = sys.stdin.readline()
            return line.strip() if line else None
        if len(prompt) > self.width - ROOM_TO_TYPE:
            self.console.print(prompt)
            prompt = ">"
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            return None


def environment(interactive: bool) -> dict[str, str]:
    """The environment without a size at a terminal, which knows its own, even after it was resized."""
    sizes = ("COLUMNS", "LINES") if interactive else ()
    return {name: value for name, value in os.environ.items() if name not in sizes}


def _load_line_editing() -> None:
    """Arrow keys at the prompt, where the platform has them; no history, for others may sit at the same keyboard."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
