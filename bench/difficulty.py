"""How hard a game is: the win rates of several batches as tables and as a picture.

    python -m bench.difficulty play GAME FOLDER GAMES PLAYERS BOT [DIFFICULTY ...]
    python -m bench.difficulty show FOLDER PICTURE.svg

The first plays a game against every Ancient One or in every scenario at every difficulty, or at those that are named,
as `miskatonic simulate` does, and writes a report of each batch into the folder. The second prints a table of win rates
for each bot and number of players, and draws those of `greedy`: with two players one by one, and by the number of
players.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.sim.batch import Batch, Proportion, Report, simulate
from miskatonic.sim.batch.report import wilson
from miskatonic.sim.figures import HAIRLINE, PAPER, SIDES, pyplot, save_figure


class Rows(Struct, frozen=True):
    """What the win rates of a game are told by: an option with its values, and their names."""

    option: str
    values: tuple[str, ...]
    one: str
    all: str


ROWS = {
    "eldritch": Rows(
        "ancient_one",
        ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"),
        "Ancient One",
        "All Ancient Ones",
    ),
    "arkham-3e": Rows(
        "scenario",
        ("approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"),
        "Scenario",
        "All scenarios",
    ),
}
DIFFICULTIES = ("easy", "normal", "hard")
ALL = "all"
DRAWN = "greedy"

Cells = Mapping[tuple[str, str], Report]
"""Reports by Ancient One or scenario, and difficulty."""

Groups = Mapping[tuple[str, int], Cells]
"""The same by bot and number of players."""


def play(game: str, folder: Path, games: int, players: int, agent: str, difficulties: Sequence[str]) -> None:
    """A batch for every row of the table and every difficulty, each in one process."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = ROWS[game]
    for value, difficulty in product(rows.values, difficulties or DIFFICULTIES):
        options = {rows.option: value, "difficulty": difficulty}
        report = simulate(Batch(game, players, agent, 0, games, options))
        path = folder / f"{agent}-{players}-{value}-{difficulty}.json"
        path.write_bytes(msgspec.json.encode(report))
        print(f"{path.name}: {line(report.wins, report.games)}", flush=True)


def rows_of(cells: Cells) -> Rows:
    """What the reports are told by; they are all of one game."""
    return ROWS[next(iter(cells.values())).game]


def read(folder: Path) -> Groups:
    """The reports of a folder, by bot and number of players."""
    found: dict[tuple[str, int], dict[tuple[str, str], Report]] = defaultdict(dict)
    for path in sorted(folder.glob("*.json")):
        report = msgspec.json.decode(path.read_bytes(), type=Report)
        cell = report.options[ROWS[report.game].option], report.options["difficulty"]
        found[report.agent, report.players][cell] = report
    return dict(sorted(found.items()))


def together(cells: Cells, difficulty: str) -> Proportion:
    """The games of a difficulty, all rows together."""
    reports = [report for (_, each), report in cells.items() if each == difficulty]
    return wilson(sum(report.wins.count for report in reports), sum(report.games for report in reports))


def line(share: Proportion, games: int) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}), {games}".replace("%", " %")


def used(cells: Cells) -> list[str]:
    """The difficulties that were played."""
    return [each for each in DIFFICULTIES if any(difficulty == each for _, difficulty in cells)]


def table(cells: Cells) -> str:
    """Win rates as a table in Markdown, each with its 95 % interval and the number of games."""
    levels = used(cells)
    rows = [f"| {rows_of(cells).one} | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for name in sorted({name for name, _ in cells}):
        reports = [cells.get((name, difficulty)) for difficulty in levels]
        told = ["" if report is None else line(report.wins, report.games) for report in reports]
        rows.append(f"| {name} | {' | '.join(told)} |")
    sums = [sum(report.games for (_, each), report in cells.items() if each == difficulty) for difficulty in levels]
    told = [line(together(cells, difficulty), games) for difficulty, games in zip(levels, sums, strict=True)]
    rows.append(f"| {ALL} | {' | '.join(told)} |")
    return "\n".join(rows)


Panel = dict[str, dict[str, Proportion]]
"""Win rates by what stands below the bars, and by difficulty."""


def by_row(cells: Cells) -> Panel:
    names = sorted({name for name, _ in cells})
    return {name: {each: cells[name, each].wins for each in DIFFICULTIES if (name, each) in cells} for name in names}


def by_players(groups: Groups) -> Panel:
    """All rows together, for each number of players."""
    return {
        f"{players} player{'s' if players > 1 else ''}": {each: together(cells, each) for each in used(cells)}
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
    levels = [each for each in DIFFICULTIES if any(each in rates for rates in panel.values())]
    width = 0.8 / max(1, len(levels))
    for place, (difficulty, (colour, hatch)) in enumerate(zip(levels, cycle(SIDES), strict=False)):
        rates = {number: rates[difficulty] for number, rates in enumerate(panel.values()) if difficulty in rates}
        at = [number + (place - (len(levels) - 1) / 2) * width for number in rates]
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
    draw([("Two players", by_row(two)), (rows_of(two).all, by_players(groups))], picture)


def main(task: str, *more: str) -> None:
    match task, more:
        case "play", (game, folder, games, players, agent, *difficulties):
            play(game, Path(folder), int(games), int(players), agent, difficulties)
        case "show", (folder, picture):
            tell(Path(folder), Path(picture))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
