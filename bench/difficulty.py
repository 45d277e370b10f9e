"""How hard a game is: the win rates of several batches as tables and as a picture.

    miskatonic simulate eldritch --agent greedy --option difficulty=easy --option ancient_one=cthulhu --json one.json
    python -m bench.difficulty FOLDER PICTURE.svg

reads the reports of a folder, prints a table of win rates for each number of players and bot, and draws those of the
bots that win at all.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.sim.batch import Proportion, Report
from miskatonic.sim.batch.report import wilson
from miskatonic.sim.figures import MUTED, PAPER, SIDES, pyplot, save_figure

DIFFICULTIES = ("easy", "normal", "hard")
ALL = "all"

Cells = Mapping[tuple[str, str], Report]
"""Reports by Ancient One and difficulty."""


def read(folder: Path) -> dict[tuple[str, int], dict[tuple[str, str], Report]]:
    """The reports of a folder, by bot and number of players."""
    found: dict[tuple[str, int], dict[tuple[str, str], Report]] = defaultdict(dict)
    for path in sorted(folder.glob("*.json")):
        report = msgspec.json.decode(path.read_bytes(), type=Report)
        cell = report.options["ancient_one"], report.options["difficulty"]
        found[report.agent, report.players][cell] = report
    return dict(sorted(found.items()))


def together(cells: Cells, difficulty: str) -> Proportion:
    """The games of a difficulty against all Ancient Ones."""
    reports = [report for (_, each), report in cells.items() if each == difficulty]
    return wilson(sum(report.wins.count for report in reports), sum(report.games for report in reports))


def line(share: Proportion, games: int) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}), {games}".replace("%", " %")


def table(cells: Cells) -> str:
    """Win rates as a table in Markdown, each with its 95 % interval and the number of games."""
    used = [each for each in DIFFICULTIES if any(difficulty == each for _, difficulty in cells)]
    rows = [f"| Ancient One | {' | '.join(used)} |", "|---" * (len(used) + 1) + "|"]
    for ancient_one in sorted({ancient_one for ancient_one, _ in cells}):
        reports = [cells.get((ancient_one, difficulty)) for difficulty in used]
        told = ["" if report is None else line(report.wins, report.games) for report in reports]
        rows.append(f"| {ancient_one} | {' | '.join(told)} |")
    sums = [sum(report.games for (_, each), report in cells.items() if each == difficulty) for difficulty in used]
    told = [line(together(cells, difficulty), games) for difficulty, games in zip(used, sums, strict=True)]
    rows.append(f"| {ALL} | {' | '.join(told)} |")
    return "\n".join(rows)


def draw(groups: Sequence[tuple[str, Cells]], path: Path) -> None:
    """A panel for each group: the win rate of every cell with its interval."""
    figure, panels = pyplot().subplots(
        1, len(groups), figsize=(5.2 * len(groups), 4.6), layout="constrained", sharey=True, squeeze=False
    )
    for axes, (title, cells) in zip(panels[0], groups, strict=True):
        show(axes, title, cells)
    panels[0][0].set_ylabel("games won")
    panels[0][0].yaxis.set_major_formatter("{x:.0%}")
    panels[0][-1].legend(loc="upper right", labelcolor=PAPER)
    save_figure(figure, path)


def show(axes: Any, title: str, cells: Cells) -> None:
    axes.set_title(title)
    names = [*sorted({ancient_one for ancient_one, _ in cells}), ALL]
    width = 0.8 / len(DIFFICULTIES)
    for place, (difficulty, (colour, hatch)) in enumerate(zip(DIFFICULTIES, cycle(SIDES), strict=False)):
        rates = {
            number: together(cells, difficulty) if name == ALL else cells[name, difficulty].wins
            for number, name in enumerate(names)
            if name == ALL or (name, difficulty) in cells
        }
        if not any(difficulty == each for _, each in cells):
            continue
        at = [number + (place - 1) * width for number in rates]
        shares = [rate.share for rate in rates.values()]
        reach = [
            [rate.share - rate.low for rate in rates.values()],
            [rate.high - rate.share for rate in rates.values()],
        ]
        axes.bar(at, shares, width=width * 0.9, color=colour, hatch=hatch, label=difficulty)
        axes.errorbar(at, shares, yerr=reach, fmt="none", ecolor=MUTED, capsize=3)
    axes.set_xticks(range(len(names)), [name.replace("-", "\n") for name in names])
    axes.grid(axis="x", visible=False)


def main(folder: str, picture: str) -> None:
    groups = read(Path(folder))
    for (agent, players), cells in groups.items():
        print(f"\n{agent}, {players} players\n\n{table(cells)}")
    drawn = [
        (f"{agent}, {players} player{'s' if players > 1 else ''}", cells)
        for (agent, players), cells in groups.items()
        if agent != "random"
    ]
    draw(drawn, Path(picture))


if __name__ == "__main__":
    main(*sys.argv[1:])
