"""Progress on the error stream, for people only: nothing is drawn when it is not a terminal."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from miskatonic.sim.figures import BRASS, MUTED, VERDIGRIS


@contextmanager
def progress_bar(what: str, total: int) -> Generator[Callable[[int, str], None]]:
    """A bar that is told how many more are done, and what to say beside it."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(f"[{BRASS}]{{task.description}}"),
        BarColumn(bar_width=None, complete_style=BRASS, finished_style=VERDIGRIS),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn(f"[{MUTED}]{{task.fields[note]}}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total, note="")
        yield lambda more, note="": bar.update(task, advance=more, note=note)
