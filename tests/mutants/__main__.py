"""Make mutants of the rules of a game and tell which of them no test notices."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from miskatonic.cli.progress import progress_bar
from miskatonic.games import GAMES
from miskatonic.kernel.rulebook import rulebook

from .mutations import Mutant, mutants
from .trials import ENOUGH, Court, FailingTests, Verdict

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
UNNOTICED = (Verdict.SURVIVED, Verdict.NOT_REACHED)
SHOWING = frozenset(
    {"census", "check", "details", "hiding", "marks", "not_now", "overview", "reference", "seeing", "view", "why_not"}
)
"""What shows a game or looks at it from outside carries out no rule, even where it names one."""


def rule_modules(folder: Path) -> Iterator[Path]:
    """The modules of a game that name a rule of its rulebook."""
    chapters = {id.split(".")[0] for id in rulebook(folder)}
    named = re.compile(rf"\b({'|'.join(sorted(chapters))})\.[a-z\d]")
    for path in sorted(folder.rglob("*.py")):
        if path.stem not in SHOWING and named.search(path.read_text(encoding="utf-8")):
            yield path


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(GAMES))
    parser.add_argument("--module", nargs="*", default=[], help="only these, such as combat or verbs/gates")
    parser.add_argument("--sample", type=int, help="so many of all mutants, by chance")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=ENOUGH, help="of work before a mutant is said to survive")
    parser.add_argument("--all", action="store_true", help="tell of those that were noticed as well")
    return parser.parse_args()


def wanted(asked: argparse.Namespace) -> list[Mutant]:
    folder = GAMES[asked.game].folder
    modules = [folder / f"{name}.py" for name in asked.module] or rule_modules(folder)
    found = [
        mutant for path in modules for mutant in mutants(path.relative_to(SOURCE), path.read_text(encoding="utf-8"))
    ]
    if asked.sample is None or asked.sample >= len(found):
        return found
    return Random(asked.seed).sample(found, asked.sample)


def main() -> None:
    asked = arguments()
    chosen = wanted(asked)
    court = Court(ROOT, SOURCE, ROOT / "tests" / GAMES[asked.game].folder.name, enough=asked.seconds)
    verdicts: Counter[Verdict] = Counter()
    with progress_bar("mutants", len(chosen)) as done:
        for mutant, verdict in court.judge(chosen, asked.jobs):
            verdicts[verdict] += 1
            if asked.all or verdict in UNNOTICED:
                print(f"{verdict.value}: {mutant}", flush=True)
            done(1, f"{sum(verdicts[verdict] for verdict in UNNOTICED)} survived")
    print(", ".join(f"{verdicts[verdict]} {verdict.value}" for verdict in Verdict))


try:
    main()
except FailingTests as error:
    sys.exit(str(error))
