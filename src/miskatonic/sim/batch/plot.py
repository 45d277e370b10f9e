"""A batch of games as a picture: how often it was won, why it ended, how long it lasted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..figures import BRASS, HAIRLINE, MUTED, OXBLOOD, PAPER, VERDIGRIS, pyplot, save_figure
from .report import Report


def plot(report: Report, title: str, path: Path) -> None:
    """Write the figure of a report as PNG (or whatever the name of the file says)."""
    figure, axes = pyplot().subplots(
        1, 3, figsize=(15, 5.2), layout="constrained", gridspec_kw={"width_ratios": [1, 1.7, 1.7]}
    )
    figure.get_layout_engine().set(w_pad=0.25, rect=(0, 0, 1, 0.86))
    show_wins(axes[0], report)
    show_reasons(axes[1], report)
    show_rounds(axes[2], report)
    figure.suptitle(title, x=0.5, y=0.98, fontsize=18, color=PAPER)
    players = "1 player" if report.players == 1 else f"{report.players} players"
    options = "".join(f" · {name.replace('_', ' ')}: {value}" for name, value in report.options.items())
    figure.text(
        0.5,
        0.9,
        f"{report.games:,} games · {players} · {report.agent} bots · seed {report.seed}{options}",
        ha="center",
        color=MUTED,
    )
    save_figure(figure, path)


def show_wins(axes: Any, report: Report) -> None:
    """The win rate as a figure, with the interval the true rate lies in."""
    wins = report.wins
    axes.set_title("Won")
    axes.set(xlim=(0, 1), ylim=(0, 1), yticks=[])
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.grid(visible=False)
    axes.spines["left"].set_visible(False)
    axes.text(0.5, 0.68, f"{wins.share:.1%}", ha="center", va="center", fontsize=34, color=BRASS)
    axes.text(0.5, 0.48, f"{wins.count:,} of {report.games:,}", ha="center", va="center", color=MUTED)
    axes.plot([0, 1], [0.25, 0.25], color=HAIRLINE, linewidth=6, solid_capstyle="round")
    axes.plot([wins.low, wins.high], [0.25, 0.25], color=VERDIGRIS, linewidth=6, solid_capstyle="round")
    axes.plot([wins.share], [0.25], marker="o", markersize=9, color=BRASS)
    axes.text(0.5, 0.11, f"95 %: {wins.low:.1%} to {wins.high:.1%}", ha="center", va="center", color=MUTED, fontsize=9)


def show_reasons(axes: Any, report: Report) -> None:
    """How the games ended: victories with a hatch, so that colour is not the only sign."""
    axes.set_title("How it ended")
    names = list(report.reasons)[::-1]
    counts = [report.reasons[name].count for name in names]
    won = [name in report.winning for name in names]
    bars = axes.barh(
        [name.replace("-", " ") for name in names],
        counts,
        color=[VERDIGRIS if each else OXBLOOD for each in won],
        hatch=["//" if each else "" for each in won],
        edgecolor=HAIRLINE,
        height=0.6,
    )
    axes.bar_label(bars, [f"{report.reasons[name].share:.1%}" for name in names], padding=6, color=PAPER)
    axes.set_xlim(0, max(counts, default=1) * 1.22)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.set_xlabel("games")
    axes.grid(axis="y", visible=False)


def show_rounds(axes: Any, report: Report) -> None:
    """How many rounds the games lasted, won and lost ones stacked."""
    axes.set_title("Rounds")
    rounds = list(range(min(report.rounds, default=0), max(report.rounds, default=0) + 1))
    won = [report.rounds_won.get(each, 0) for each in rounds]
    lost = [report.rounds.get(each, 0) - won for each, won in zip(rounds, won, strict=True)]
    axes.bar(rounds, lost, color=OXBLOOD, edgecolor=HAIRLINE, width=0.75, label="lost")
    axes.bar(rounds, won, bottom=lost, color=VERDIGRIS, hatch="//", edgecolor=HAIRLINE, width=0.75, label="won")
    axes.set_xticks(rounds)
    axes.yaxis.set_major_formatter("{x:,.0f}")
    axes.set_xlabel("round in which the game ended")
    axes.set_ylabel("games")
    axes.grid(axis="x", visible=False)
    axes.legend(loc="upper right", labelcolor=PAPER)
