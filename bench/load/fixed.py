"""One load for a while: waiting times, the memory of tables that only lie there, one step back in a long game."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from msgspec import Struct

from bench.player import Visitor
from bench.serving import Served

from .measure import Measurement, settle, watch
from .people import Crowd
from .setups import Setup


class Fixed(Struct, frozen=True):
    """What one load showed."""

    measured: Measurement
    idle_memory: float
    """The bytes one more table takes, in the middle of its game, with nobody there."""
    undo_ms: list[float]
    """How long one step back takes in a long game, told to whoever asked."""

    @property
    def good(self) -> bool:
        return self.measured.holds and self.idle_memory < 1024 * 1024


async def fixed(
    setup: Setup, crowd: Crowd, tables: int, seconds: float, idle: int, tell: Callable[[str], None]
) -> Fixed:
    """Play at so many tables for so long; `tell` is told what goes on."""
    tell(f"{idle} idle tables")
    memory = await idle_memory(setup.nodes[0], crowd.game, idle)
    tell(f"{tables} tables: sitting down")
    await crowd.grow(tables, lambda _: None)
    crowd.play(tables)
    await settle(crowd)
    tell(f"{tables} tables with {crowd.people} people each, a decision every {crowd.every:g} s, for {seconds:g} s")
    measured = await watch(setup, crowd, tables, seconds)
    crowd.play(0)
    await settle(crowd)
    tell("one step back in a long game")
    return Fixed(measured, memory, await undo_times(setup.nodes[0], 200))


async def idle_memory(served: Served, game: str, count: int) -> float:
    """The bytes one more table takes, in the middle of its game, with nobody there."""
    visitor = await Visitor.arrive(served.address)
    before = 0
    for number in range(-1, count):  # the first loads the game
        if number == 0:
            before = served.memory()
        code = await visitor.make("mine mine", game=game, seed=f"{number}")
        seat = await visitor.sit(code)
        for _ in range(12):
            await seat.until(lambda each: each.questions or each.over)
            if seat.over:
                break
            await seat.choose()
        await seat.close()
    await visitor.leave()
    return (served.memory() - before) / count


async def undo_times(served: Served, choices: int) -> list[float]:
    """How long one step back takes in a long game of Final Hour, in milliseconds, told to whoever asked."""
    visitor = await Visitor.arrive(served.address)
    code = await visitor.make("mine mine mine mine", options={"difficulty": "low"}, seed="a long game")
    seat = await visitor.sit(code)
    dice = random.Random(1)
    while seat.choices < choices and not seat.over:
        question = seat.questions[0]
        patient = [option for option in question["options"] if option["key"] != "ready"]
        await seat.choose(dice.choice(patient)["key"], question)
    taken: list[float] = []
    for _ in range(20):
        length = seat.choices
        began = time.perf_counter()
        await seat.go_back()
        await seat.until(lambda each, length=length: each.choices < length)
        taken.append((time.perf_counter() - began) * 1000)
    await seat.close()
    await visitor.leave()
    return taken


def fixed_lines(found: Fixed, complaints: list[str]) -> list[str]:
    it = found.measured
    return [
        f"decisions {it.decisions}, {it.rate:.0f} a second, click to everybody's update: median {it.p50:.1f} ms, "
        f"90 % {it.p90:.1f} ms, 99 % {it.p99:.1f} ms, slowest {it.slowest:.1f} ms",
        f"processor for a decision: server {it.server_ms:.2f} ms, database {it.database_ms:.2f} ms, "
        f"clients {it.client_ms:.2f} ms; of one core the server had {it.server_share:.0%}, "
        f"the clients {it.client_share:.0%}",
        f"errors {sum(it.errors.values())}, warnings of the server {len(complaints)}",
        *(f"  {line}" for line in [*map(str, it.errors.items()), *complaints][:8]),
        f"an idle table: {found.idle_memory / 1024:.0f} kB of memory",
        f"one step back in a long game: median {statistics.median(found.undo_ms):.1f} ms, "
        f"slowest {max(found.undo_ms):.1f} ms",
    ]
