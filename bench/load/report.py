"""What was measured, as tables, as one file in JSON, and as pictures."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from miskatonic.sim.figures import BRASS, MOONLIGHT, OXBLOOD, PAPER, UNCANNY, VERDIGRIS, pyplot, save_figure

from .knee import Ramp
from .measure import LIMIT_MS, Measurement
from .paper import SIZES, THINKING_SECONDS, USED, on_paper
from .soak import Soak

KB = 1024
MB = 1024 * 1024
GB = 1024 * MB
LINES = cycle(((VERDIGRIS, "o"), (UNCANNY, "s"), (MOONLIGHT, "^"), (BRASS, "D"), (PAPER, "v"), (OXBLOOD, "P")))


def table_of(title: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", header_style=BRASS)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right")
    return table


def steps_table(ramp: Ramp) -> Table:
    """Every load that was tried; shares are of one core, `others` is what had nothing to do with it."""
    columns = ["tables", "decisions/s", "p50 ms", "p99 ms", "server", "database", "clients", "others", "errors"]
    table = table_of(f"{ramp.game}, {ramp.setup}", columns)
    for step in sorted(ramp.steps, key=lambda each: each.tables):
        table.add_row(
            f"{step.tables}",
            f"{step.rate:.0f}",
            f"{step.p50:.1f}",
            f"{step.p99:.1f}",
            f"{step.server_share:.0%}",
            f"{step.database_share:.0%}",
            f"{step.client_share:.0%}",
            f"{step.others_share:.0%}",
            f"{sum(step.errors.values())}",
            style=None if step.holds else OXBLOOD,
        )
    return table


def knee_figures(ramp: Ramp) -> dict[str, str]:
    """The knee of a ramp, and what a decision costs there."""
    knee = ramp.knee
    if knee is None:
        return {"tables": "none held"}
    return {
        "tables": f"{knee.tables}" if ramp.reached else f"{knee.tables} or more",
        "decisions a second": f"{knee.rate:.0f}",
        "click to update, median, ms": f"{knee.p50:.1f}",
        "click to update, 99 %, ms": f"{knee.p99:.1f}",
        "server, ms of processor a decision": f"{knee.server_ms:.2f}",
        "database, ms of processor a decision": f"{knee.database_ms:.2f}",
        "clients, ms of processor a decision": f"{knee.client_ms:.2f}",
        "server, of one core": f"{knee.server_share:.0%}",
        "database, of one core": f"{knee.database_share:.0%}",
        "clients, of one core": f"{knee.client_share:.0%}",
        "others on this machine, of one core": f"{knee.others_share:.0%}",
        "server, kB of memory a table": f"{ramp.memory_per_table(knee) / KB:.0f}",
        "files, bytes a choice": f"{knee.files:.0f}",
        "log of PostgreSQL, bytes a choice": f"{knee.log:.0f}",
        "transactions of PostgreSQL a choice": f"{knee.commits:.2f}",
        "sent to all clients, bytes a decision": f"{knee.received:.0f}",
    }


def knees_table(ramps: Sequence[Ramp]) -> Table:
    """The knees side by side."""
    table = table_of("The knee", ["", *(f"{ramp.game}, {ramp.setup}" for ramp in ramps)])
    figures = [knee_figures(ramp) for ramp in ramps]
    for name in dict.fromkeys(name for each in figures for name in each):
        table.add_row(name, *(each.get(name, "") for each in figures))
    return table


def paper_table(ramp: Ramp) -> Table:
    """What many more tables would take, reckoned from the knee."""
    found = [on_paper(ramp, tables) for tables in SIZES]
    title = f"On paper: {ramp.game}, {ramp.setup}, a decision every {THINKING_SECONDS:g} s at a table"
    table = table_of(title, ["tables at once", *(f"{each.tables:,}" for each in found)])
    table.add_row("decisions a second", *(f"{each.decisions:,.0f}" for each in found))
    table.add_row(f"cores for nodes, each used to {USED:.0%}", *(f"{each.node_cores:.1f}" for each in found))
    table.add_row("nodes, for their cores and sockets", *(f"{each.nodes}" for each in found))
    table.add_row("cores for the database", *(f"{each.database_cores:.1f}" for each in found))
    table.add_row("memory of all nodes, GB", *(f"{each.memory / GB:.1f}" for each in found))
    table.add_row("sent to visitors, MB a second", *(f"{each.sent / MB:.1f}" for each in found))
    table.add_row("files, GB a day", *(f"{each.stored / GB:.1f}" for each in found))
    table.add_row("log of PostgreSQL, MB a second", *(f"{each.log / MB:.1f}" for each in found))
    return table


def costs_table(costs: dict[str, Measurement]) -> Table:
    """What a decision of each game costs."""
    columns = ["game", "server ms/decision", "p50 ms", "p99 ms", "B sent/decision", "B files/choice", "errors"]
    table = table_of("A decision of each game, one process with SQLite, little load", columns)
    for game, each in costs.items():
        table.add_row(
            game,
            f"{each.server_ms:.2f}",
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            f"{each.received:.0f}",
            f"{each.files:.0f}",
            f"{sum(each.errors.values())}",
        )
    return table


def minute_line(number: int, minute: Measurement) -> str:
    told = f"minute {number}: {minute.rate:.0f} decisions/s, 50 % {minute.p50:.1f} ms, 99 % {minute.p99:.1f} ms, "
    told += f"{minute.memory / MB:.1f} MB for {minute.tables_in_memory} tables in memory, "
    told += f"{minute.files * minute.decisions / MB:.1f} MB more on the disk, {minute.games} games ended, "
    told += f"server {minute.server_share:.0%}, clients {minute.client_share:.0%}, "
    told += f"others {minute.others_share:.0%} of a core"
    return told + (f", errors {minute.errors}" if minute.errors else "")


def soak_lines(soak: Soak) -> list[str]:
    first = soak.warm[0][0] if soak.warm else 1
    decisions = sum(each.decisions for each in soak.minutes)
    worst = max((each.p99 for each in soak.minutes), default=0.0)
    return [
        f"{soak.game}, {soak.setup}: {len(soak.minutes)} minutes, {decisions} decisions, "
        f"{soak.errors} errors, {len(soak.complaints)} warnings of the server",
        f"from minute {first} on: memory {soak.memory_growth / KB:+.0f} kB a minute with "
        f"{soak.table_growth:+.1f} tables in memory a minute, files {soak.files_growth / MB:+.2f} MB a minute, "
        f"99th percentile {soak.wait_growth:+.2f} ms a minute; the worst minute had {worst:.1f} ms",
        *soak.complaints[:5],
    ]


def write_json(path: Path, found: Any) -> None:
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.platform()}
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"machine": machine, "found": found})))


def draw_ramps(path: Path, ramps: Sequence[Ramp]) -> None:
    """How long people wait at how many decisions a second, for every set-up and game."""
    figure, axes = pyplot().subplots(figsize=(9, 5), layout="constrained")
    for ramp, (colour, mark) in zip(ramps, LINES, strict=False):
        steps = sorted(ramp.steps, key=lambda each: each.tables)
        at, waits = [step.rate for step in steps], [max(step.p99, 1.0) for step in steps]
        axes.plot(at, waits, color=colour, marker=mark, label=f"{ramp.game}, {ramp.setup}")
    axes.axhline(LIMIT_MS, color=OXBLOOD, linestyle="--")
    axes.set_yscale("log")
    axes.set_xlabel("decisions a second")
    axes.set_ylabel("from a click to everybody's update, 99 %, ms")
    axes.legend(labelcolor=PAPER)
    save_figure(figure, path)


def draw_soak(path: Path, soak: Soak) -> None:
    """Memory, files and waiting times, minute by minute."""
    figure, places = pyplot().subplots(3, 1, figsize=(9, 8), layout="constrained", sharex=True)
    minutes = range(1, len(soak.minutes) + 1)
    files = 0.0
    stored = [files := files + each.files * each.decisions / MB for each in soak.minutes]
    panels = (
        ("memory, MB", [each.memory / MB for each in soak.minutes], VERDIGRIS),
        ("grown on the disk, MB", stored, MOONLIGHT),
        ("99 % of waits, ms", [each.p99 for each in soak.minutes], BRASS),
    )
    for axes, (title, values, colour) in zip(places, panels, strict=True):
        axes.plot(minutes, values, color=colour, marker="o")
        axes.set_title(title)
        axes.set_ylim(bottom=0)
    places[-1].set_xlabel("minute")
    save_figure(figure, path)
