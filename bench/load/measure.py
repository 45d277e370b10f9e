"""What is measured of a server while people play at it for a while."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from .people import Crowd, Tally
from .setups import Reading, Setup

LIMIT_MS = 150.0
"""Beyond this, ninety-nine of a hundred decisions being told sooner, people notice that they wait."""
SETTLE_SECONDS = 2.0
"""So long a new load is let be before it is measured."""
DISTURBING_SHARE = 0.25
"""Whatever takes so much of one core beside the server is noticed in the waiting times."""
CALM_SECONDS = 15.0
"""So long at the most one waits for what is still under way after too much load."""


class Measurement(Struct, frozen=True):
    """One load, and how the server bore it."""

    tables: int
    seconds: float
    decisions: int
    p50: float
    p90: float
    p99: float
    slowest: float
    """Milliseconds from a click to everybody's update."""
    server_ms: float
    database_ms: float
    client_ms: float
    """Milliseconds of the processor for a decision."""
    server_share: float
    database_share: float
    client_share: float
    machine_share: float
    """Of one core; the last is what everything on this machine took."""
    memory: int
    tables_in_memory: int
    files: float
    log: float
    commits: float
    """Bytes on the disk, bytes of PostgreSQL's log, and transactions of PostgreSQL, for a decision."""
    received: float
    sent: float
    """Bytes for a decision, by all clients of its table together."""
    games: int
    """So many ended and were followed by another."""
    errors: dict[str, int]

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def others_share(self) -> float:
        """What had nothing to do with it took so much of one core."""
        return max(0.0, self.machine_share - self.server_share - self.database_share - self.client_share)

    @property
    def disturbed(self) -> bool:
        """True where something else on this machine may be why it did not hold."""
        return not self.holds and self.others_share > DISTURBING_SHARE

    @property
    def holds(self) -> bool:
        return self.decisions > 0 and self.p99 <= LIMIT_MS and not self.errors


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that so large a part of them does not exceed; 0 where there are none."""
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)] if values else 0.0


def measurement(
    tables: int, seconds: float, tally: Tally, before: Reading, after: Reading, client: float, machine: float
) -> Measurement:
    """What two readings and a tally between them say; `client` and `machine` are seconds of the processor."""
    decisions = len(tally.waits)
    each = 1 / decisions if decisions else 0.0
    waits = [wait * 1000 for wait in tally.waits]
    server = after.server_seconds - before.server_seconds
    database = after.database_seconds - before.database_seconds
    return Measurement(
        tables=tables,
        seconds=seconds,
        decisions=decisions,
        p50=percentile(waits, 0.5),
        p90=percentile(waits, 0.9),
        p99=percentile(waits, 0.99),
        slowest=max(waits, default=0.0),
        server_ms=server * 1000 * each,
        database_ms=database * 1000 * each,
        client_ms=client * 1000 * each,
        server_share=server / seconds,
        database_share=database / seconds,
        client_share=client / seconds,
        machine_share=machine / seconds,
        memory=after.memory,
        tables_in_memory=after.tables,
        files=(after.files - before.files) * each,
        log=(after.log - before.log) * each,
        commits=(after.commits - before.commits) * each,
        received=tally.received * each,
        sent=tally.sent * each,
        games=tally.games,
        errors=dict(tally.errors),
    )


async def watch(
    setup: Setup, crowd: Crowd, tables: int, seconds: float, progress: Callable[[float], None] = lambda _: None
) -> Measurement:
    """Measure what goes on for some time; `progress` is told how many seconds of it have passed."""
    before = await setup.read()
    crowd.read()
    client, machine, began = time.process_time(), machine_seconds(), time.perf_counter()
    while (left := began + seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(1.0, left))
        progress(min(1.0, left))
    taken = time.perf_counter() - began
    tally = crowd.read()
    tally.waits += crowd.unanswered(LIMIT_MS / 1000)
    client, machine = time.process_time() - client, machine_seconds() - machine
    return measurement(tables, taken, tally, before, await setup.read(), client, machine)


async def settle(crowd: Crowd) -> None:
    """Wait until nothing is under way for long any more."""
    until = time.perf_counter() + CALM_SECONDS
    await asyncio.sleep(SETTLE_SECONDS)
    while crowd.unanswered(LIMIT_MS / 1000) and time.perf_counter() < until:
        await asyncio.sleep(0.5)


def machine_seconds() -> float:
    """The seconds that all cores together have been at work since the machine was started."""
    with open("/proc/stat") as stat:
        user, nice, system, _idle, _waiting, *interrupts = map(int, stat.readline().split()[1:9])
    return (user + nice + system + sum(interrupts[:2])) / os.sysconf("SC_CLK_TCK")
