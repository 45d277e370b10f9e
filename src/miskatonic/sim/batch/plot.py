"""A batch of games as a picture: how often it was won, why it ended, how long it lasted."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from ..figures import BRASS, HAIRLINE, MUTED, OXBLOOD, PAPER, SIDES, VERDIGRIS, counted, pyplot, save_figure
from .report import Proportion, Report


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
    options = "".join(f" · {name.replace('_', ' ')}: {value}" for name, value in report.options.items())
    figure.text(
        0.5,
        0.9,
        f"{played_by(report, ' · ')} · {report.agent} bots · seed {report.seed}{options}",
        ha="center",
        color=MUTED,
    )
    save_figure(figure, path)


def played_by(report: Report, between: str = ", ") -> str:
    """How many games by how many players."""
    return between.join((counted(report.games, "game"), counted(report.players, "player")))


class Series(NamedTuple):
    """The games that ended well for somebody: how they are drawn, by which ends they were won, in which rounds."""

    label: str
    colour: str
    hatch: str
    winning: list[str]
    rounds: dict[int, int]


def series_of(report: Report) -> list[Series]:
    """The games won, or with several sides those that each of them won."""
    if not report.sides:
        return [Series("won", *SIDES[0], report.winning, report.rounds_won)]
    looks = zip(report.sides.values(), cycle(SIDES), strict=False)
    return [Series(f"won by {side.title}", *look, side.winning, side.rounds_won) for side, look in looks]


def show_wins(axes: Any, report: Report) -> None:
    """The win rate as a figure, with the interval the true rate lies in; one below the other for several sides."""
    axes.set_title("Won")
    axes.set(xlim=(0, 1), ylim=(0, 1), yticks=[])
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.grid(visible=False)
    axes.spines["left"].set_visible(False)
    rates = [(side.title, side.wins) for side in report.sides.values()] or [("", report.wins)]
    for place, (title, wins) in enumerate(reversed(rates)):
        show_rate(axes, title, wins, report.games, place / len(rates), 1 / len(rates))


def show_rate(axes: Any, title: str, wins: Proportion, games: int, bottom: float, height: float) -> None:
    """One win rate, in its part of the figure."""

    def write(at: float, text: str, **look: Any) -> None:
        axes.text(0.5, bottom + at * height, text, ha="center", va="center", **look)

    bar = [bottom + 0.25 * height] * 2
    write(0.9, title, color=PAPER)
    write(0.68, f"{wins.share:.1%}", fontsize=8 + 26 * height, color=BRASS)
    write(0.48, f"{wins.count:,} of {games:,}", color=MUTED)
    axes.plot([0, 1], bar, color=HAIRLINE, linewidth=6, solid_capstyle="round")
    axes.plot([wins.low, wins.high], bar, color=VERDIGRIS, linewidth=6, solid_capstyle="round")
    axes.plot([wins.share], bar[:1], marker="o", markersize=9, color=BRASS)
    write(0.11, f"95 %: {wins.low:.1%} to {wins.high:.1%}", color=MUTED, fontsize=9)


def show_reasons(axes: Any, report: Report) -> None:
    """How the games ended: victories with a hatch, so that colour is not the only sign."""
    axes.set_title("How it ended")
    names = list(report.reasons)[::-1]
    counts = [report.reasons[name].count for name in names]
    looks = [look_of(name, report) for name in names]
    bars = axes.barh(
        [name.replace("-", " ") for name in names],
        counts,
        color=[colour for colour, _ in looks],
        hatch=[hatch for _, hatch in looks],
        edgecolor=HAIRLINE,
        height=0.6,
    )
    axes.bar_label(bars, [f"{report.reasons[name].share:.1%}" for name in names], padding=6, color=PAPER)
    axes.set_xlim(0, max(counts, default=1) * 1.22)
    count_in_whole_games(axes.xaxis)
    axes.set_xlabel("games")
    axes.grid(axis="y", visible=False)


def look_of(reason: str, report: Report) -> tuple[str, str]:
    """The colour and the hatch of an end: whose victory it is, if anybody's."""
    return next(((each.colour, each.hatch) for each in series_of(report) if reason in each.winning), (OXBLOOD, ""))


def show_rounds(axes: Any, report: Report) -> None:
    """How many rounds the games lasted, those nobody won and those of each side stacked."""
    axes.set_title("Rounds")
    rounds = list(range(min(report.rounds, default=0), max(report.rounds, default=0) + 1))
    series = series_of(report)
    lost = [report.rounds.get(each, 0) - sum(one.rounds.get(each, 0) for one in series) for each in rounds]
    label = "won by nobody" if report.sides else "lost"
    axes.bar(rounds, lost, color=OXBLOOD, edgecolor=HAIRLINE, width=0.75, label=label)
    below = lost
    for one in series:
        won = [one.rounds.get(each, 0) for each in rounds]
        look = {"color": one.colour, "hatch": one.hatch, "edgecolor": HAIRLINE, "label": one.label}
        axes.bar(rounds, won, bottom=below, width=0.75, **look)
        below = [count + more for count, more in zip(below, won, strict=True)]
    room = 1 + 0.11 * (len(series) + 1)  # for a line of the legend for each
    axes.set_ylim(0, max(report.rounds.values(), default=1) * room)
    axes.set_xticks(rounds)
    count_in_whole_games(axes.yaxis)
    axes.set_xlabel("round in which the game ended")
    axes.set_ylabel("games")
    axes.grid(axis="x", visible=False)
    axes.legend(loc="upper right", labelcolor=PAPER)


def count_in_whole_games(axis: Any) -> None:
    """Marks where there can be so many games, also where there are few."""
    axis.get_major_locator().set_params(integer=True)
    axis.set_major_formatter("{x:,.0f}")
