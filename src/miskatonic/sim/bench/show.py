"""The results as tables of the terminal and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from miskatonic.sim.look import BRASS, HAIRLINE, MOONLIGHT, MUTED, PAPER, VERDIGRIS, pyplot, save_figure

from .contenders import OURS
from .measure import Results, Speed

if TYPE_CHECKING:
    from rich.table import Table


def tables(results: Results) -> list[Table]:
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
        table.add_column(column, justify="left" if place == 0 else "right", no_wrap=place > 0)
    return table


def speed_table(speed: list[Speed]) -> Table:
    """Decisions per second, and how many times faster ours is."""
    table = plain_table(
        "Random games, set-up included (decisions per second)", "", "median", "best", "a game", "chance/s", "ours is"
    )
    ours = next(each for each in speed if each.name == OURS.name)
    for each in speed:
        table.add_row(
            f"{each.name}\n[{MUTED}]{each.about}",
            f"{each.median:,.0f}",
            f"{each.best:,.0f}",
            f"{each.decisions_per_game:.0f}",
            f"{each.chance_per_second:,.0f}" if each.chance_per_second else "",
            "" if each is ours else f"[{VERDIGRIS}]{ours.median / each.median:.2f} x",
        )
    return table


def operation_table(microseconds: dict[str, dict[str, float]]) -> Table:
    names = list(microseconds)
    table = plain_table("In the middle of a game (microseconds, median)", "", *names)
    for operation in microseconds[OURS.name]:
        taken = [microseconds[name].get(operation) for name in names]
        table.add_row(operation, *("" if each is None else f"{each:,.1f}" for each in taken))
    return table


def plot(results: Results, path: Path) -> None:
    """Speed of everybody beside the times of our own operations."""
    figure, axes = pyplot().subplots(
        1, 2, figsize=(14, 5.2), layout="constrained", gridspec_kw={"width_ratios": [1.2, 1]}
    )
    figure.get_layout_engine().set(w_pad=0.25, rect=(0, 0, 1, 0.86))
    show_speed(axes[0], results.speed)
    show_operations(axes[1], results.microseconds[OURS.name])
    figure.suptitle("How fast Miskatonic plays", x=0.5, y=0.98, fontsize=18, color=PAPER)
    about = f"engine {results.engine} · Python {results.python} · {results.processor}"
    figure.text(0.5, 0.9, about, ha="center", color=MUTED)
    save_figure(figure, path)


def show_speed(axes: Any, speed: list[Speed]) -> None:
    """A bar to the median, and a mark for every run."""
    shown = speed[::-1]
    names = [f"{each.name}\n{each.about}" for each in shown]
    ours = [each.name.startswith(OURS.name) for each in shown]
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


def show_operations(axes: Any, microseconds: dict[str, float]) -> None:
    names = list(microseconds)[::-1]
    taken = [microseconds[name] for name in names]
    bars = axes.barh(names, taken, color=VERDIGRIS, edgecolor=HAIRLINE, height=0.6)
    axes.bar_label(bars, [f"{each:,.1f}" for each in taken], padding=6, color=PAPER)
    axes.set_xscale("log")
    axes.set_xlim(min(taken) / 2, max(taken) * 4)
    axes.set_title("Single operations: microseconds")
    axes.grid(axis="y", visible=False)
