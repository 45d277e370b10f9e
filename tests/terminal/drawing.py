"""What a face shows, drawn on a screen that is kept as text."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

from rich.console import Console, RenderableType

from miskatonic.kernel.table import Table
from miskatonic.terminal.face import Face, Frame
from miskatonic.terminal.layout import compose
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.palette import THEME
from miskatonic.terminal.screen import Screen


def screen(width: int = 80, height: int = 60, *, interactive: bool = True) -> Screen:
    made = Screen()
    made.interactive = interactive
    made.console = Console(
        file=io.StringIO(), width=width, height=height, theme=THEME, highlight=False, markup=False, emoji=False
    )
    return made


def written(made: Screen) -> str:
    file = made.console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def frame_of(table: Table[Any], locale: str = "en", *, brief: bool = False) -> Frame:
    decision = table.decision
    seat = decision.seat if decision else 0
    details = partial(table.details, seat=seat)
    return Frame(table.setup, table.view(seat), locale, decision=decision, brief=brief, details=details)


def draw(made: Screen, face: Face, table: Table[Any], locale: str = "en", *, events: int = 0) -> str:
    """The table as whoever has to decide sees it, with the last few events."""
    frame = frame_of(table, locale)
    log = table.log(frame.view.seat)
    entries = log_lines(log[max(0, len(log) - events) :], 0, face, locale)
    made.show(*compose(made, face, frame, entries).parts)
    return written(made)


def printed_out(*parts: RenderableType, width: int = 80) -> str:
    made = screen(width)
    made.show(*parts)
    return written(made)
