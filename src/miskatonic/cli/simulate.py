"""`miskatonic simulate`: many games by bots, and what they tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from miskatonic.games import GAMES
from miskatonic.kernel.errors import MiskatonicError

if TYPE_CHECKING:
    from rich.table import Table

    from miskatonic.sim.batch import Proportion, Report


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    players: int = 2,
    agent: str = "random",
    seed: int | str = 0,
    jobs: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    json: Path | None = None,
    plot: Path | None = None,
) -> None:
    """Let bots play many games, and show how often they win and why they lose.

    Game number N has the seed "SEED:N", so the games are the same whatever the number of jobs.

    Parameters
    ----------
    game
        The game, such as final-hour.
    games
        How many games.
    players
        How many players.
    agent
        The bot at every seat, such as random or greedy.
    seed
        A number or a word; the same seed plays the same games.
    jobs
        How many processes; all cores when nothing is said.
    option
        An option of the set-up, name=value, as often as needed: --option difficulty=high.
    json
        Write all figures and every game to this file.
    plot
        Draw the figures into this PNG file.
    """
    from rich.console import Console

    from miskatonic.sim.batch import Batch, check
    from miskatonic.sim.batch import simulate as play_batch
    from miskatonic.sim.batch.options import parse_options
    from miskatonic.sim.figures import pyplot
    from miskatonic.sim.workers import cores

    from .progress import progress_bar

    described = GAMES.named(game)
    if games < 1 or (jobs is not None and jobs < 1):
        raise MiskatonicError("At least one game and one job are needed.")
    batch = Batch(game, players, agent, seed, games, parse_options(described, option))
    check(batch)
    check_writable(json)
    check_writable(plot)
    if plot:
        pyplot()
    with progress_bar(f"{game}, {agent} bots", games) as advance:
        report = play_batch(batch, jobs or cores(), lambda more: advance(more, ""))
    Console().print(tabulate(report))
    if json:
        import msgspec

        json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    if plot:
        from miskatonic.sim.batch.plot import plot as draw

        draw(report, described.title.text(), plot)


def check_writable(path: Path | None) -> None:
    """Refuse a file that cannot be written before the work is done, not after it."""
    if path is None:
        return
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise MiskatonicError(f"{path} cannot be written: its folder does not exist or it is a folder itself.")


def interval(share: Proportion) -> str:
    return f"95 %: {share.low:.2%} to {share.high:.2%}"


def victories(report: Report) -> list[tuple[str, Proportion]]:
    """How often the game was won: a line, or one for each side where there are several."""
    if not report.sides:
        return [("won", report.wins)]
    return [(f"won by {side.title}", side.wins) for side in report.sides.values()]


def tabulate(report: Report) -> Table:
    """The figures as a table of the terminal."""
    from rich import box
    from rich.table import Table

    from miskatonic.sim.batch.plot import look_of, played_by
    from miskatonic.sim.figures import BRASS, MUTED, OXBLOOD, counted

    table = Table(
        title=f"{GAMES[report.game].title.text()}: {played_by(report)}, {report.agent}",
        title_style=BRASS,
        title_justify="left",
        box=box.SIMPLE_HEAD,
        show_header=False,
        border_style=MUTED,
    )
    table.add_column(style=MUTED)
    table.add_column(justify="right")
    table.add_column(style=MUTED)
    for label, share in victories(report):
        table.add_row(label, f"[bold {BRASS}]{share.share:.2%}", interval(share))
    table.add_section()
    for reason, share in report.reasons.items():
        colour, _ = look_of(reason, report)
        games = f"{interval(share)}, {counted(share.count, 'game')}"
        table.add_row(reason.replace("-", " "), f"[{colour}]{share.share:.2%}", games)
    table.add_section()
    most = max(report.rounds.values(), default=1)
    for rounds, count in report.rounds.items():
        bar = "█" * max(1, round(24 * count / most))
        table.add_row(f"ended in round {rounds}", f"{count / report.games:.2%}", bar)
    table.add_section()
    made = report.decisions
    table.add_row("decisions a game", f"{made.mean:.1f}", f"{made.least} to {made.most}")
    table.add_row("speed", f"{report.decisions_per_second:,.0f}", "decisions per second")
    table.add_row("time", f"{report.seconds:.2f} s", f"{report.games_per_second:,.0f} games per second")
    for defect in report.defects[:5]:
        table.add_row(f"[{OXBLOOD}]defect", "", defect)
    if report.defects:
        table.add_row(f"[{OXBLOOD}]defects", str(len(report.defects)), "run miskatonic fuzz to get replays")
    return table
