"""The server under load: many tables, everybody connected, a decision every few seconds at each.

    python -m bench.load --tables 200 --seconds 60

Measured is the time from sending a choice to the arrival of the update at the last client of the table, all through
real sockets, with the server and the clients on the same machine; and the memory of tables that only lie there.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

from .player import Refused, Seat, Visitor
from .serving import Served

console = Console()


class Gauge:
    """The waiting times of one run, and what went wrong."""

    def __init__(self) -> None:
        self.milliseconds: list[float] = []
        self.errors: list[str] = []

    def share(self, part: float) -> float:
        return statistics.quantiles(self.milliseconds, n=1000)[round(part * 1000) - 1]


async def open_table(address: str) -> tuple[Seat, Seat]:
    """Two people at a table of their own."""
    one, other = await Visitor.arrive(address, "Ada"), await Visitor.arrive(address, "Bert")
    code = await one.make("mine human")
    await other.claim(code, token=(await one.links(code))[1])
    seats = await one.sit(code), await other.sit(code)
    await one.leave()
    await other.leave()
    return seats


async def play(seats: tuple[Seat, Seat], every: float, until: float, gauge: Gauge, dice: random.Random) -> None:
    """Choose at random, again and again; a finished game goes back to the beginning of its last round."""
    await asyncio.sleep(dice.uniform(0, every))
    while time.monotonic() < until:
        began = time.monotonic()
        asked = next((seat for seat in seats if seat.questions), None)
        try:
            if asked is None:
                await go_back(seats)
            else:
                await one_choice(seats, asked, gauge, dice)
        except (Refused, TimeoutError, AssertionError) as error:
            gauge.errors.append(f"{type(error).__name__}: {error}")
        await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))


async def one_choice(seats: tuple[Seat, Seat], asked: Seat, gauge: Gauge, dice: random.Random) -> None:
    question = asked.questions[0]
    option = dice.choice(question["options"])
    goal = asked.choices + 1
    began = time.perf_counter()
    await asked.choose(option["key"], question)
    for seat in seats:
        await seat.until(lambda each: each.choices >= goal)
    gauge.milliseconds.append((time.perf_counter() - began) * 1000)


async def go_back(seats: tuple[Seat, Seat]) -> None:
    """Both agree to play the last round again."""
    asking, asked = seats
    length = asking.choices
    await asking.send("undo", seat=0, back=asking.undo[-1]["back"], at=length)
    await asked.until(lambda each: each.vote is not None or each.choices < length)
    if asked.vote is not None:
        await asked.send("vote", seat=1, vote=asked.vote["number"], agree=True)
    for seat in seats:
        await seat.until(lambda each: each.choices < length)


async def idle_memory(served: Served, count: int) -> float:
    """The bytes one more table takes, in the middle of its game, with nobody there."""
    visitor = await Visitor.arrive(served.address)
    before = served.memory()
    for number in track(range(count), "Idle tables", console=console, transient=True):
        code = await visitor.make("mine bot", seed=str(number))
        seat = await visitor.sit(code)
        for _ in range(12):
            await seat.until(lambda each: each.questions or each.over)
            if seat.over:
                break
            await seat.choose()
        await seat.close()
    await visitor.leave()
    return (served.memory() - before) / count


async def undo_time(served: Served, choices: int) -> list[float]:
    """How long one step back takes in a long game, in milliseconds, told to whoever asked."""
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


async def measure(served: Served, tables: int, every: float, seconds: float, idle: int) -> bool:
    gauge = Gauge()
    memory = await idle_memory(served, idle)
    seated = [await open_table(served.address) for _ in track(range(tables), "Tables", console=console, transient=True)]
    console.print(f"{tables} tables with 2 clients each, a decision every {every:g} s, for {seconds:g} s ...")
    until = time.monotonic() + seconds
    await asyncio.gather(
        *(play(pair, every, until, gauge, random.Random(number)) for number, pair in enumerate(seated))
    )
    for pair in seated:
        for seat in pair:
            await seat.close()
    console.print(
        f"decisions {len(gauge.milliseconds)}, "
        f"click to everybody's update: median {gauge.share(0.5):.1f} ms, "
        f"90 % {gauge.share(0.9):.1f} ms, 99 % {gauge.share(0.99):.1f} ms, "
        f"slowest {max(gauge.milliseconds):.1f} ms"
    )
    complaints = served.complaints()
    console.print(f"errors {len(gauge.errors)}, warnings of the server {len(complaints)}")
    for line in [*gauge.errors[:5], *complaints[:5]]:
        console.print(f"  {line}", markup=False)
    console.print(f"an idle table: {memory / 1024:.0f} kB of memory")
    undone = await undo_time(served, 200)
    console.print(
        f"one step back in a long game: median {statistics.median(undone):.1f} ms, slowest {max(undone):.1f} ms"
    )
    return gauge.share(0.99) < 150 and not gauge.errors and memory < 1024 * 1024


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--idle", type=int, default=100, help="tables to measure the memory of")
    parser.add_argument("--data", help="the address of a PostgreSQL database instead of an SQLite file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), wanted.data).start()
        try:
            held = asyncio.run(measure(served, wanted.tables, wanted.every, wanted.seconds, wanted.idle))
        finally:
            served.stop()
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
