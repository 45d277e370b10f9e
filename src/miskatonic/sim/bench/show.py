"""The results as tables of the terminal and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..figures import BRASS, HAIRLINE, MOONLIGHT, MUTED, PAPER, UNCANNY, VERDIGRIS, pyplot, save_figure
from .measure import Measurements, Speed

if TYPE_CHECKING:
    from rich.table import Table

SERIES = (VERDIGRIS, BRASS, UNCANNY, MOONLIGHT)
HATCHES = ("", "//", "..", "xx")
"""Colours tell our games apart, and so do hatches."""


def tables(results: Measurements) -> list[Table]:
    """Speed, single operations, cold start."""
    found = [speed_table(results.speed), operation_table(results.microseconds)]
    cold = plain_table("Cold start (milliseconds, median)", "", "import and new game", "whole process", "bare Python")
    for name, start in results.cold_start.items():
        cold.add_row(name, f"{start.inside:,.0f}", f"{start.whole:,.0f}", f"{start.interpreter:,.0f}")
    return [*found, cold]


def plain_table(title: str, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(
        title=title,
        title_style=BRASS,
        title_justify="left",
        header_style=MUTED,
        box=box.SIMPLE_HEAD,
        border_style=MUTED,
    )
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right")
    return table


def speed_table(speed: list[Speed]) -> Table:
    """Decisions per second, and how many times faster than each of the other libraries."""
    peers = [each for each in speed if not each.ours]
    table = plain_table(
        "Random games, set-up included (decisions per second)",
        "",
        *("median", "best", "a game", "chance/s"),
        *(f"to {peer.name}" for peer in peers),
    )
    for each in speed:
        table.add_row(
            f"{each.name}\n[{MUTED}]{each.about}",
            f"{each.median:,.0f}",
            f"{each.best:,.0f}",
            f"{each.decisions_per_game:.0f}",
            f"{each.chance_per_second:,.0f}" if each.chance_per_second else "",
            *("" if each is peer else f"[{VERDIGRIS}]{each.median / peer.median:.2f} x" for peer in peers),
        )
    return table


def operation_table(microseconds: dict[str, dict[str, float]]) -> Table:
    names = list(microseconds)
    table = plain_table("In the middle of a game (microseconds, median)", "", *names)
    for operation in dict.fromkeys(each for taken in microseconds.values() for each in taken):
        taken = [microseconds[name].get(operation) for name in names]
        table.add_row(operation, *("" if each is None else f"{each:,.1f}" for each in taken))
    return table


def plot(results: Measurements, path: Path) -> None:
    """Speed of everybody beside the times of our own operations."""
    figure, axes = pyplot().subplots(
        1, 2, figsize=(14, 7), layout="constrained", gridspec_kw={"width_ratios": [1.2, 1]}
    )
    figure.get_layout_engine().set(w_pad=0.25, rect=(0, 0, 1, 0.86))
    show_speed(axes[0], results.speed)
    own = [each.name for each in results.speed if each.ours and each.name in results.microseconds]
    show_operations(axes[1], {name: results.microseconds[name] for name in own})
    figure.suptitle("How fast Miskatonic plays", x=0.5, y=0.98, fontsize=18, color=PAPER)
    about = f"engine {results.engine} · Python {results.python} · {results.processor}"
    figure.text(0.5, 0.9, about, ha="center", color=MUTED)
    save_figure(figure, path)


def show_speed(axes: Any, speed: list[Speed]) -> None:
    """A bar to the median, and a mark for every run."""
    shown = speed[::-1]
    names = [f"{each.name}\n{each.about}" for each in shown]
    ours = [each.ours for each in shown]
    axes.barh(
        names,
        [each.median for each in shown],
        color=[BRASS if own else MOONLIGHT for own in ours],
        hatch=["" if own else ".." for own in ours],
        edgecolor=HAIRLINE,
        height=0.6,
    )
    room = max(each.best for each in shown) * 0.02
    for place, each in enumerate(shown):
        axes.plot(each.runs, [place] * len(each.runs), "|", color=MUTED, markersize=9)
        axes.text(each.best + room, place, f"{each.median:,.0f}", va="center", color=PAPER)
    axes.set_title("Random games: decisions per second")
    axes.set_xlim(0, max(each.best for each in shown) * 1.2)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.locator_params(axis="x", nbins=5)
    axes.grid(axis="y", visible=False)


def show_operations(axes: Any, microseconds: dict[str, dict[str, float]]) -> None:
    """A group of bars for each operation, one bar for each of our games."""
    first, *others = microseconds.values()
    operations = [each for each in first if all(each in taken for taken in others)][::-1]
    high = 0.8 / len(microseconds)
    for place, (name, taken) in enumerate(microseconds.items()):
        rows = [row + 0.4 - high * (place + 0.5) for row in range(len(operations))]
        bars = axes.barh(
            rows,
            [taken[operation] for operation in operations],
            color=SERIES[place % len(SERIES)],
            hatch=HATCHES[place % len(HATCHES)],
            edgecolor=HAIRLINE,
            height=high,
            label=name,
        )
        axes.bar_label(bars, [f"{taken[each]:,.1f}" for each in operations], padding=6, color=PAPER, fontsize=8)
    every = [taken[each] for taken in microseconds.values() for each in operations]
    axes.set_yticks(range(len(operations)), operations)
    axes.set_xscale("log")
    axes.set_xlim(min(every) / 2, max(every) * 4)
    axes.set_title("Single operations: microseconds")
    axes.grid(axis="y", visible=False)
    axes.legend(loc="upper right", labelcolor=PAPER)
