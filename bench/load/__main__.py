"""How much the server bears.

    python -m bench.load                              the knee of every set-up, for the lightest and the heaviest game
    python -m bench.load --game arkham-lcg --setup sqlite
    python -m bench.load --tables 200 --seconds 60    one load
    python -m bench.load --soak 60 --tables 300       one load for an hour, minute by minute

Measured is the time from sending a choice to the arrival of the update at the last client of the table, all through
real sockets, with the server, the database and the clients on the same machine. The knee is the most tables with which
the 99th percentile stays below 150 ms. The share of a core that the clients take is told: they must not be what is
measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from miskatonic.cli.serve import allow_many_files
from miskatonic.games import GAMES
from miskatonic.sim.figures import BRASS

from .fixed import fixed, fixed_lines
from .knee import KneeSearch, Ramp, ramp
from .measure import Measurement, settle, watch
from .people import Crowd
from .report import (
    costs_table,
    draw_ramps,
    draw_soak,
    knees_table,
    minute_line,
    paper_table,
    soak_lines,
    steps_table,
    write_json,
)
from .setups import KINDS, running
from .soak import soak

COST_TABLES, COST_EVERY, COST_SECONDS = 40, 1.0, 10.0
"""The load at which a decision of every game is compared."""

console = Console() if sys.stdout.isatty() else Console(width=150)


@contextmanager
def telling(what: str) -> Generator[Callable[[str], None]]:
    """A line that says what goes on, for people only."""
    on_screen = Console(stderr=True)
    bar = Progress(
        TextColumn(f"[{BRASS}]{{task.description}}"),
        BarColumn(bar_width=20, complete_style=BRASS),
        TimeElapsedColumn(),
        TextColumn("{task.fields[note]}"),
        console=on_screen,
        transient=True,
        refresh_per_second=2,
        disable=not on_screen.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=None, note="")
        yield lambda note: bar.update(task, note=note)


async def costs(people: int) -> dict[str, Measurement]:
    """What a decision of each game costs at little load."""
    found: dict[str, Measurement] = {}
    for game in GAMES:
        with telling(f"{game}, little load"):
            async with running(KINDS["sqlite"]) as setup:
                crowd = Crowd(setup.addresses, game, COST_EVERY, people)
                await crowd.grow(COST_TABLES, lambda _: None)
                crowd.play(COST_TABLES)
                await settle(crowd)
                found[game] = await watch(setup, crowd, COST_TABLES, COST_SECONDS)
                await crowd.close()
    return found


async def lightest_and_heaviest(people: int) -> list[str]:
    found = await costs(people)
    console.print(costs_table(found))
    by_cost = sorted(found, key=lambda game: found[game].server_ms)
    return [by_cost[0], by_cost[-1]]


async def find_knee(kind: str, game: str, wanted: argparse.Namespace) -> Ramp:
    async with running(KINDS[kind]) as setup:
        crowd = Crowd(setup.addresses, game, wanted.every, wanted.people)
        with telling(f"{game}, {KINDS[kind].title}") as tell:
            found = await ramp(setup, KINDS[kind].title, crowd, KneeSearch(wanted.start), wanted.seconds or 10.0, tell)
        await crowd.close()
        for line in setup.complaints()[:5]:
            console.print(line, markup=False)
    return found


async def find_knees(wanted: argparse.Namespace) -> bool:
    games = wanted.game or await lightest_and_heaviest(wanted.people)
    found: list[Ramp] = []
    for game in games:
        for kind in wanted.setup or KINDS:
            found.append(await find_knee(kind, game, wanted))
            console.print(steps_table(found[-1]))
    console.print(knees_table(found))
    for each in found:
        if each.knee is not None:
            console.print(paper_table(each))
    if wanted.json:
        write_json(wanted.json, found)
    if wanted.plot:
        draw_ramps(wanted.plot, found)
    return all(each.knee is not None for each in found)


async def play_one_load(wanted: argparse.Namespace) -> bool:
    kind, game = KINDS[(wanted.setup or ["sqlite"])[0]], (wanted.game or ["final-hour"])[0]
    async with running(kind, wanted.data) as setup:
        crowd = Crowd(setup.addresses, game, wanted.every, wanted.people)
        with telling(f"{game}, {kind.title}") as tell:
            found = await fixed(setup, crowd, wanted.tables, wanted.seconds or 60.0, wanted.idle, tell)
        await crowd.close()
        for line in fixed_lines(found, setup.complaints()):
            console.print(line, markup=False)
    if wanted.json:
        write_json(wanted.json, found)
    return found.good


async def play_on(wanted: argparse.Namespace) -> bool:
    kind, game = (wanted.setup or ["sqlite"])[0], (wanted.game or ["final-hour"])[0]
    tables = wanted.tables
    if tables is None:
        knee = (await find_knee(kind, game, wanted)).knee
        if knee is None:
            raise SystemExit("No load held, so there is none to play on with.")
        tables = knee.tables // 2
    console.print(f"{game}, {KINDS[kind].title}: {tables} tables, a decision every {wanted.every:g} s at each")
    minutes = 0

    def tell(minute: Measurement) -> None:
        nonlocal minutes
        minutes += 1
        console.print(minute_line(minutes, minute), markup=False, highlight=False, soft_wrap=True)

    async with running(KINDS[kind], wanted.data) as setup:
        crowd = Crowd(setup.addresses, game, wanted.every, wanted.people)
        with telling(f"{wanted.soak} minutes"):
            found = await soak(setup, KINDS[kind].title, crowd, tables, wanted.soak, tell)
        await crowd.close()
    for line in soak_lines(found):
        console.print(line, markup=False, soft_wrap=True)
    if wanted.json:
        write_json(wanted.json, found)
    if wanted.plot:
        draw_soak(wanted.plot, found)
    return not found.errors and not found.complaints


def count(text: str) -> int:
    """A whole number, at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return number


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError("some time is needed")
    return number


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="instead of the lightest and the heaviest")
    parser.add_argument("--setup", action="append", choices=list(KINDS), help="instead of all")
    parser.add_argument("--tables", type=count, help="one load instead of more and more")
    parser.add_argument("--soak", type=count, metavar="MINUTES", help="one load for so long; half the knee by itself")
    parser.add_argument("--every", type=seconds, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--people", type=count, default=2, help="people at a table, each with a connection")
    parser.add_argument("--seconds", type=seconds, help="for which a load is measured: 10 of each, 60 of a single one")
    parser.add_argument("--start", type=count, default=100, help="the first load that is tried")
    parser.add_argument("--idle", type=count, default=100, help="with --tables: idle tables to measure the memory of")
    parser.add_argument("--data", help="with --tables: the address of a PostgreSQL database of yours")
    parser.add_argument("--json", type=Path, help="write everything that was measured into this file")
    parser.add_argument("--plot", type=Path, help="draw it into this file; needs matplotlib")
    return parser.parse_args()


def main() -> None:
    wanted = read_arguments()
    allow_many_files()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    work = play_on if wanted.soak else play_one_load if wanted.tables else find_knees
    if sys.platform == "win32":
        good = asyncio.run(work(wanted))
    else:
        import uvloop

        good = uvloop.run(work(wanted))
    raise SystemExit(0 if good else 1)


if __name__ == "__main__":
    main()
