"""How it is measured: in one process, the contenders taking turns, so that all run under the same conditions."""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter_ns

from msgspec import Struct

from miskatonic.kernel.version import VERSION

from .contenders import Contender, Tally, stretch

GAMES_FOR_OPERATIONS = 12
CALLS = 40
COLD_STARTS = 10

OnProgress = Callable[[str], None]


class Speed(Struct, frozen=True):
    """Decisions per second over whole games."""

    name: str
    about: str
    best: float
    median: float
    runs: list[float]
    decisions_per_game: float
    games_per_second: float
    chance_per_second: float
    """Chance nodes sampled in the same time, where a library has them; they are not counted as decisions."""
    ours: bool


class ColdStart(Struct, frozen=True):
    """From nothing to a game at its first decision, in milliseconds."""

    inside: float
    """From the first statement of the program."""
    whole: float
    """From the start of the process to its end."""
    interpreter: float
    """What a process that does nothing takes."""


class Measurements(Struct, frozen=True):
    """One run of the benchmark."""

    engine: str
    python: str
    system: str
    processor: str
    repeats: int
    seconds: float
    speed: list[Speed]
    microseconds: dict[str, dict[str, float]]
    """By contender and operation, the median in the middle of games."""
    cold_start: dict[str, ColdStart]


def measure(contenders: Sequence[Contender], repeats: int, seconds: float, on_progress: OnProgress) -> Measurements:
    """Everything; `on_progress` is called with what is done next, once for each of `steps`."""
    return Measurements(
        engine=VERSION,
        python=platform.python_version(),
        system=platform.platform(),
        processor=processor(),
        repeats=repeats,
        seconds=seconds,
        speed=speeds(contenders, repeats, seconds, on_progress),
        microseconds=operations(contenders, on_progress),
        cold_start=cold_starts(contenders, on_progress),
    )


def steps(contenders: Sequence[Contender], repeats: int) -> int:
    """How many things there are to measure."""
    able = sum(1 for each in contenders if each.operations)
    return len(contenders) * repeats + able + sum(1 for each in contenders if each.start)


def speeds(contenders: Sequence[Contender], repeats: int, seconds: float, on_progress: OnProgress) -> list[Speed]:
    """Every contender plays a stretch, then all play the next, and so on."""
    for each in contenders:
        each.play(0)
    # Nobody pays for looking through what the others have loaded.
    gc.freeze()
    tallies: dict[str, list[Tally]] = {each.name: [] for each in contenders}
    for repeat in range(repeats):
        for each in contenders:
            on_progress(f"{each.name}, run {repeat + 1}")
            tallies[each.name].append(stretch(each.play, repeat * 1_000_000, seconds))
    gc.unfreeze()
    found: list[Speed] = []
    for each in contenders:
        runs = [tally.decisions / tally.seconds for tally in tallies[each.name]]
        total = sum(tally.seconds for tally in tallies[each.name])
        games = sum(tally.games for tally in tallies[each.name])
        found.append(
            Speed(
                each.name,
                each.about,
                max(runs),
                median(runs),
                runs,
                sum(tally.decisions for tally in tallies[each.name]) / games,
                games / total,
                sum(tally.chance for tally in tallies[each.name]) / total,
                each.ours,
            )
        )
    return found


def operations(contenders: Sequence[Contender], on_progress: OnProgress) -> dict[str, dict[str, float]]:
    """The median time of one call, over positions in the middle of several games."""
    found: dict[str, dict[str, float]] = {}
    for each in contenders:
        if each.operations is None:
            continue
        on_progress(f"{each.name}, operations")
        times: dict[str, list[int]] = {}
        for number in range(GAMES_FOR_OPERATIONS):
            for position in each.operations(number):
                for name, (prepare, act) in position.items():
                    for _ in range(CALLS):
                        given = prepare()
                        began = perf_counter_ns()
                        act(given)
                        times.setdefault(name, []).append(perf_counter_ns() - began)
        found[each.name] = {name: median(taken) / 1000 for name, taken in times.items()}
    return found


def cold_starts(contenders: Sequence[Contender], on_progress: OnProgress) -> dict[str, ColdStart]:
    """Fresh processes, one after the other."""
    bare = median(process("")[1] for _ in range(COLD_STARTS))
    found: dict[str, ColdStart] = {}
    for each in contenders:
        if each.start:
            on_progress(f"{each.name}, cold start")
            timed = [process(each.start) for _ in range(COLD_STARTS)]
            inside, whole = median(t for t, _ in timed), median(t for _, t in timed)
            found[each.name] = ColdStart(inside, whole, bare)
    return found


def process(program: str) -> tuple[float, float]:
    """Run a program in a fresh interpreter: milliseconds inside it, and of the whole process."""
    code = f"from time import perf_counter as now; began = now()\n{program}\nprint('TOOK', now() - began)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    # What players have: bytecode and parsed content from the time before.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = perf_counter_ns()
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    whole = (perf_counter_ns() - began) / 1e6
    return float(run.stdout.split("TOOK")[-1]) * 1000, whole


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
