"""`miskatonic bench`: how fast the engine is, beside the libraries that are installed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

WIDTH: Final = 120
"""Where it is not shown on a screen but written into a file."""


def bench(*, repeats: int = 5, seconds: float = 1.0, out: Path = Path("bench-results")) -> None:
    """Measure the speed of the engine: games, clone, undo, save, cold start.

    RLCard and OpenSpiel play gin rummy beside it where they are installed; all take turns in one process.

    Parameters
    ----------
    repeats
        How many times each contender plays.
    seconds
        For how long it plays each time.
    out
        The folder for the results (JSON) and the picture (PNG).
    """
    import msgspec
    from rich.console import Console

    from miskatonic.kernel.errors import MiskatonicError
    from miskatonic.sim import bench
    from miskatonic.sim.bench.measure import measure, steps
    from miskatonic.sim.bench.show import plot, tables

    from .progress import progress_bar

    if repeats < 1 or seconds <= 0:
        raise MiskatonicError("At least one repeat and some time are needed.")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MiskatonicError(f"{out} cannot be made: {error}.") from None
    ready = bench.contenders()
    with progress_bar("measuring", steps(ready, repeats)) as advance:
        results = measure(ready, repeats, seconds, lambda what: advance(1, what))
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    for table in tables(results):
        console.print(table)
    for module in bench.missing_peers():
        console.print(f"{module} is not installed and was left out.", style="dim")
    (out / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1))
    try:
        plot(results, out / "results.png")
    except MiskatonicError as error:
        console.print(str(error), style="dim")
    console.print(f"written to {out}", style="dim")
