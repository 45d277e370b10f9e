"""How hard a game is: the win rates of several batches as tables and as a picture.

    python -m bench.difficulty play FOLDER GAMES PLAYERS BOT
    python -m bench.difficulty show FOLDER PICTURE.svg

The first plays Eldritch Horror against every Ancient One at every difficulty, as `miskatonic simulate` does, and writes
a report of each batch into the folder. The second prints a table of win rates for each bot and number of players, and
draws those of `greedy`: with two players by Ancient One, and by the number of players.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.sim.batch import Batch, Proportion, Report, simulate
from miskatonic.sim.batch.report import wilson
from miskatonic.sim.figures import HAIRLINE, PAPER, SIDES, pyplot, save_figure

GAME = "eldritch"
ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
DIFFICULTIES = ("easy", "normal", "hard")
ALL = "all"
DRAWN = "greedy"

Cells = Mapping[tuple[str, str], Report]
"""Reports by Ancient One and difficulty."""

Groups = Mapping[tuple[str, int], Cells]
"""The same by bot and number of players."""


def play(folder: Path, games: int, players: int, agent: str) -> None:
    """A batch for every Ancient One and difficulty, each in one process."""
    folder.mkdir(parents=True, exist_ok=True)
    for ancient_one, difficulty in product(ANCIENT_ONES, DIFFICULTIES):
        options = {"ancient_one": ancient_one, "difficulty": difficulty}
        report = simulate(Batch(GAME, players, agent, 0, games, options))
        path = folder / f"{agent}-{players}-{ancient_one}-{difficulty}.json"
        path.write_bytes(msgspec.json.encode(report))
        print(f"{path.name}: {line(report.wins, report.games)}", flush=True)


def read(folder: Path) -> Groups:
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


Panel = dict[str, dict[str, Proportion]]
"""Win rates by what stands below the bars, and by difficulty."""


def by_ancient_one(cells: Cells) -> Panel:
    names = sorted({ancient_one for ancient_one, _ in cells})
    return {name: {each: cells[name, each].wins for each in DIFFICULTIES if (name, each) in cells} for name in names}


def by_players(groups: Groups) -> Panel:
    """All Ancient Ones together, for each number of players."""
    return {
        f"{players} player{'s' if players > 1 else ''}": {each: together(cells, each) for each in DIFFICULTIES}
        for (agent, players), cells in groups.items()
        if agent == DRAWN
    }


def draw(panels: Sequence[tuple[str, Panel]], path: Path) -> None:
    """Panels side by side: every win rate with its interval."""
    widths = [len(panel) for _, panel in panels]
    figure, places = pyplot().subplots(
        1,
        len(panels),
        figsize=(13, 4.8),
        layout="constrained",
        sharey=True,
        squeeze=False,
        gridspec_kw={"width_ratios": widths},
    )
    for axes, (title, panel) in zip(places[0], panels, strict=True):
        show(axes, title, panel)
    places[0][0].set_ylabel("games won, with the 95 % interval")
    places[0][0].yaxis.set_major_formatter("{x:.0%}")
    places[0][-1].legend(loc="upper left", labelcolor=PAPER)
    save_figure(figure, path)


def show(axes: Any, title: str, panel: Panel) -> None:
    axes.set_title(title)
    width = 0.8 / len(DIFFICULTIES)
    for place, (difficulty, (colour, hatch)) in enumerate(zip(DIFFICULTIES, cycle(SIDES), strict=False)):
        rates = {number: rates[difficulty] for number, rates in enumerate(panel.values()) if difficulty in rates}
        at = [number + (place - 1) * width for number in rates]
        shares = [rate.share for rate in rates.values()]
        below = [max(0.0, rate.share - rate.low) for rate in rates.values()]
        above = [max(0.0, rate.high - rate.share) for rate in rates.values()]
        axes.bar(at, shares, width=width * 0.9, color=colour, hatch=hatch, edgecolor=HAIRLINE, label=difficulty)
        axes.errorbar(at, shares, yerr=[below, above], fmt="none", ecolor=PAPER, capsize=3)
    axes.set_xticks(range(len(panel)), list(panel))
    axes.grid(axis="x", visible=False)


def tell(folder: Path, picture: Path) -> None:
    groups = read(folder)
    for (agent, players), cells in groups.items():
        print(f"\n{agent}, {players} players\n\n{table(cells)}")
    two = groups.get((DRAWN, 2), {})
    draw([("Two players", by_ancient_one(two)), ("All Ancient Ones", by_players(groups))], picture)


def main(task: str, folder: str, *more: str) -> None:
    match task, more:
        case "play", (games, players, agent):
            play(Path(folder), int(games), int(players), agent)
        case "show", (picture,):
            tell(Path(folder), Path(picture))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
