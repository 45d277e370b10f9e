"""How hard a game is: the win rates of several batches as tables and as a picture.

    python -m bench.difficulty play GAME FOLDER GAMES PLAYERS BOT [DIFFICULTY ...]
    python -m bench.difficulty show FOLDER PICTURE.svg

The first plays a game against every Ancient One or in every scenario at every difficulty, or at those that are named,
or all stories of a game of two sides, as `miskatonic simulate` does, and writes a report of each batch into the folder.
A batch whose report is there already is not played again. The second prints a table of win rates for each bot and
number of players, and draws those of `greedy`: each row for the usual number of players, and by the number of players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from miskatonic.cli.progress import progress_bar
from miskatonic.sim.batch import Batch, Proportion, Report, simulate
from miskatonic.sim.batch.report import wilson
from miskatonic.sim.figures import HAIRLINE, PAPER, SIDES, counted, pyplot, save_figure

DIFFICULTIES = ("easy", "normal", "hard")
NOBODY = "all lose"
DECIDED = "investigators, if decided"
"""The games that the investigators won among those that anybody won."""


class Rows(Struct, frozen=True):
    """What the win rates of a game are told by: an option with its values, and their names."""

    option: str
    values: tuple[str, ...]
    one: str
    all: str
    columns: tuple[str, ...] = DIFFICULTIES
    """What is drawn side by side: difficulties, or where one side plays against another who has won."""
    players: int = 2
    """With how many players each row is drawn."""

    @property
    def difficulties(self) -> tuple[str, ...]:
        return DIFFICULTIES if self.columns == DIFFICULTIES else ()


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
    "mansions": Rows(
        "story",
        ("fall-of-house-lynch", "inner-sanctum", "blood-ties", "classroom-curses", "green-eyed-boy"),
        "Story",
        "All stories",
        ("investigators", "keeper", NOBODY),
        4,
    ),
}
COLUMNS = tuple(dict.fromkeys(column for rows in ROWS.values() for column in rows.columns))
ALL = "all"
DRAWN = "greedy"
LABEL_WIDTH = 14


class Tally(NamedTuple):
    """So many games out of so many."""

    won: int
    games: int

    @property
    def rate(self) -> Proportion:
        return wilson(self.won, self.games)


Cells = dict[tuple[str, str], Tally]
"""Games by row and column."""


class Group(Struct, frozen=True):
    """The games of one bot with one number of players."""

    rows: Rows
    cells: Cells

    @property
    def names(self) -> list[str]:
        """The rows that were played."""
        return [name for name in self.rows.values if any(row == name for row, _ in self.cells)]

    @property
    def columns(self) -> list[str]:
        """The columns that were played."""
        return [each for each in (*self.rows.columns, DECIDED) if any(column == each for _, column in self.cells)]

    def together(self, column: str) -> Tally:
        """The games of a column, all rows together."""
        found = [tally for (_, each), tally in self.cells.items() if each == column]
        return Tally(sum(each.won for each in found), sum(each.games for each in found))


Groups = Mapping[tuple[str, int], Group]
"""By bot and number of players."""


# Playing.


def batches(
    game: str, games: int, players: int, agent: str, difficulties: Sequence[str]
) -> Iterator[tuple[str, Batch]]:
    """A batch for every row of the table and every difficulty, with the name of its report."""
    rows = ROWS[game]
    for value in rows.values:
        start, options = f"{agent}-{players}-{value}", {rows.option: value}
        levels = difficulties or rows.difficulties
        for name, more in [(f"{start}-{each}", {"difficulty": each}) for each in levels] or [(start, {})]:
            yield f"{name}.json", Batch(game, players, agent, 0, games, {**options, **more})


def play(game: str, folder: Path, games: int, players: int, agent: str, difficulties: Sequence[str]) -> None:
    """All batches, each in one process."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, batch in batches(game, games, players, agent, difficulties):
        path = folder / name
        if not was_played(batch, path):
            with progress_bar(path.stem, games) as advance:
                report = simulate(batch, progress=lambda more, advance=advance: advance(more, ""))
            path.write_bytes(msgspec.json.encode(report))
        told = [f"{column} {line(tally)}" for column, tally in columns_of(read_report(path)).items()]
        print(f"{name}: {'; '.join(told)}", flush=True)


def was_played(batch: Batch, path: Path) -> bool:
    """Is there a report of this very batch?"""
    if not path.exists():
        return False
    report = read_report(path)
    return all(getattr(report, field) == getattr(batch, field) for field in batch.__struct_fields__)


# Reading.


def read_report(path: Path) -> Report:
    return msgspec.json.decode(path.read_bytes(), type=Report)


def columns_of(report: Report) -> dict[str, Tally]:
    """How often a batch was won at its difficulty, or by which side."""
    games = report.games - len(report.defects)
    if not report.sides:
        return {report.options["difficulty"]: Tally(report.wins.count, games)}
    won = {name: side.wins.count for name, side in report.sides.items()}
    decided = sum(won.values())
    tallies = {name: Tally(count, games) for name, count in won.items()}
    return {**tallies, NOBODY: Tally(games - decided, games), DECIDED: Tally(won["investigators"], decided)}


def read(folder: Path) -> Groups:
    """The reports of a folder, by bot and number of players; they are all of one game."""
    found: dict[tuple[str, int], Group] = {}
    for path in sorted(folder.glob("*.json")):
        report = read_report(path)
        rows = ROWS[report.game]
        group = found.setdefault((report.agent, report.players), Group(rows, {}))
        for column, tally in columns_of(report).items():
            group.cells[report.options[rows.option], column] = tally
    return dict(sorted(found.items()))


# Telling.


def line(tally: Tally) -> str:
    share = tally.rate
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}), {tally.games}".replace("%", " %")


def table(group: Group) -> str:
    """Win rates as a table in Markdown, each with its 95 % interval and the number of games."""
    columns = group.columns
    lines = [f"| {group.rows.one} | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    for name in group.names:
        tallies = [group.cells.get((name, column)) for column in columns]
        told = ["" if tally is None else line(tally) for tally in tallies]
        lines.append(f"| {name} | {' | '.join(told)} |")
    told = [line(group.together(column)) for column in columns]
    return "\n".join([*lines, f"| {ALL} | {' | '.join(told)} |"])


Panel = dict[str, dict[str, Proportion]]
"""Win rates by what stands below the bars, and by column."""


def by_row(group: Group) -> Panel:
    return {
        name: {each: group.cells[name, each].rate for each in group.rows.columns if (name, each) in group.cells}
        for name in group.names
    }


def by_players(groups: Groups) -> Panel:
    """All rows together, for each number of players."""
    return {
        counted(players, "player"): {
            each: group.together(each).rate for each in group.columns if each in group.rows.columns
        }
        for (agent, players), group in groups.items()
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
    places[0][0].set_ylim(top=1.2 * places[0][0].get_ylim()[1])  # room for the legend above the bars
    places[0][-1].legend(loc="upper left", labelcolor=PAPER)
    save_figure(figure, path)


def show(axes: Any, title: str, panel: Panel) -> None:
    axes.set_title(title)
    columns = [each for each in COLUMNS if any(each in rates for rates in panel.values())]
    width = 0.8 / max(1, len(columns))
    for place, (column, (colour, hatch)) in enumerate(zip(columns, cycle(SIDES), strict=False)):
        rates = {number: rates[column] for number, rates in enumerate(panel.values()) if column in rates}
        at = [number + (place - (len(columns) - 1) / 2) * width for number in rates]
        shares = [rate.share for rate in rates.values()]
        below = [max(0.0, rate.share - rate.low) for rate in rates.values()]
        above = [max(0.0, rate.high - rate.share) for rate in rates.values()]
        axes.bar(at, shares, width=width * 0.9, color=colour, hatch=hatch, edgecolor=HAIRLINE, label=column)
        axes.errorbar(at, shares, yerr=[below, above], fmt="none", ecolor=PAPER, capsize=3)
    axes.set_xticks(range(len(panel)), [fill(name.replace("-", " "), LABEL_WIDTH) for name in panel])
    axes.grid(axis="x", visible=False)


def tell(folder: Path, picture: Path) -> None:
    groups = read(folder)
    for (agent, players), group in groups.items():
        print(f"\n{agent}, {counted(players, 'player')}\n\n{table(group)}")
    rows = next(iter(groups.values())).rows
    usual = groups.get((DRAWN, rows.players), Group(rows, {}))
    draw([(counted(rows.players, "player"), by_row(usual)), (rows.all, by_players(groups))], picture)


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
