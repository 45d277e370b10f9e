"""`miskatonic fuzz`: many games under examination."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from miskatonic.games import GAMES
from miskatonic.kernel.errors import MiskatonicError

if TYPE_CHECKING:
    from rich.console import Console

    from miskatonic.sim.playtest.fuzz import FuzzResult

SHOWN = 20


def fuzz(
    game: str | None = None,
    /,
    *,
    games: int = 1000,
    players: int | None = None,
    seed: int | str = 0,
    jobs: int | None = None,
    thoroughness: float | None = None,
    out: Path = Path("fuzz-failures"),
) -> int:
    """Play random games of all kinds and check at every decision what the engine promises.

    Components are conserved; clone, undo, save and replay lead to the same position; nobody is shown, asked or told
    what is hidden; illegal choices change nothing; all texts exist; the game ends. Violations with the same cause are
    told once and leave one replay file, and the exit code is 1. What of the state was never hidden from anybody is
    listed: a secret in that list was forgotten in `determinize`.

    Parameters
    ----------
    game
        The game, such as final-hour; every game in turn when nothing is said.
    games
        How many games.
    players
        How many players; all seat counts in turn when nothing is said.
    seed
        A number or a word; the same seed plays the same games.
    jobs
        How many processes; all cores when nothing is said.
    thoroughness
        The share of decisions at which costly checks are made, up to 1.
    out
        The folder for the replays of violations.
    """
    from rich.console import Console

    from miskatonic.sim.playtest.fuzz import THOROUGHNESS, FuzzPlan, fuzz_games
    from miskatonic.sim.workers import cores

    from .progress import progress_bar

    names = list(GAMES) if game is None else [game]
    for described in map(GAMES.named, names):
        if players is not None:
            described.check_players(players)
    if games < 1 or (jobs is not None and jobs < 1):
        raise MiskatonicError("At least one game and one job are needed.")
    share = THOROUGHNESS if thoroughness is None else thoroughness
    if not 0 < share <= 1:
        raise MiskatonicError(f"Thoroughness is a share between 0 and 1, not {share}.")
    violations = 0
    for name in names:
        plan = FuzzPlan(name, players, seed, games, share)
        with progress_bar(f"fuzzing {name}", games) as advance:
            fuzzed = fuzz_games(plan, jobs or cores(), lambda more, found: advance(more, f"{found} violations"))
        tell(name, fuzzed, out, Console())
        violations += len(fuzzed.violations)
    return 1 if violations else 0


def tell(game: str, fuzzed: FuzzResult, out: Path, console: Console) -> None:
    """What was played, what was checked, what was found."""
    from rich import box
    from rich.table import Table

    from miskatonic.sim.figures import BRASS, MUTED, OXBLOOD, VERDIGRIS
    from miskatonic.sim.playtest.fuzz import write_replay

    table = Table(title=game, title_style=BRASS, box=box.SIMPLE_HEAD, border_style=MUTED, header_style=BRASS)
    for column in ("players", "games", "decisions"):
        table.add_column(column, justify="right")
    for players, count in sorted(fuzzed.games.items()):
        table.add_row(str(players), f"{count:,}", f"{fuzzed.decisions[players]:,}")
    table.add_section()
    table.add_row("all", f"{fuzzed.games.total():,}", f"{fuzzed.decisions.total():,}")
    console.print(table)
    console.print(f"[{MUTED}]checks: " + ", ".join(f"{name} {count:,}" for name, count in fuzzed.checks.items()))
    console.print(f"[{MUTED}]ends: " + ", ".join(f"{name} {count:,}" for name, count in fuzzed.endings.most_common()))
    console.print(f"[{MUTED}]never hidden from anybody: " + ", ".join(fuzzed.never_hidden))
    if not fuzzed.violations:
        console.print(f"[{VERDIGRIS}]no violation")
        return
    causes = fuzzed.causes
    console.print(f"[{OXBLOOD}]violations: {len(fuzzed.violations):,}, causes: {len(causes):,}")
    for violation, count in causes[:SHOWN]:
        times = f"{count:,} times, first: " if count > 1 else ""
        where = write_replay(violation, out)
        console.print(f"{times}{violation}\n  {where}", markup=False, highlight=False, soft_wrap=True)
    if len(causes) > SHOWN:
        console.print(f"... and {len(causes) - SHOWN:,} more causes", markup=False)
