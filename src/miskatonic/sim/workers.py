"""Work spread over processes in chunks, so that progress can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import TypeVar, cast

from miskatonic.games import GAMES

T = TypeVar("T")

CHUNKS_PER_JOB = 16
LONGEST_CHUNK = 250
WORTH_A_PROCESS = 50
"""Starting a process takes as long as playing some games: below this many for each, fewer are started."""


def cores() -> int:
    """The processors this program may use."""
    from joblib import cpu_count

    return cpu_count()


def spread(work: Callable[[range], T], count: int, jobs: int) -> Iterator[T]:
    """Do the work for the numbers 0 to `count` - 1, range by range; the results come in order."""
    jobs = max(1, min(jobs, count // WORTH_A_PROCESS))
    size = max(1, min(LONGEST_CHUNK, ceil(count / (jobs * CHUNKS_PER_JOB))))
    chunks = [range(start, min(start + size, count)) for start in range(0, count, size)]
    if jobs == 1:
        yield from map(work, chunks)
        return
    from joblib import Parallel, delayed

    run = Parallel(n_jobs=jobs, return_as="generator")
    games = GAMES.registered()
    yield from cast("Iterator[T]", run(delayed(work_elsewhere)(games, work, chunk) for chunk in chunks))


def work_elsewhere(games: list[str], work: Callable[[range], T], numbers: range) -> T:
    """The work in a process that has to hear first which games were registered."""
    GAMES.register_all(games)
    return work(numbers)
