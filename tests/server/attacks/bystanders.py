"""Two people who play on while somebody attacks their server, and how long they wait for each other."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Sequence
from typing import NamedTuple, Self

from bench.player import Seat, Visitor, go_back
from bench.serving import Served

EVERY = 0.05
"""Seconds between two decisions: as fast as nobody is refused for it."""


BUSY = 0.05
"""Whoever waits as long for the machine may wait longer for the server than it is to blame for."""


class Wait(NamedTuple):
    """How long somebody waited for a choice to arrive; of that the server was at work, or had to wait itself."""

    seconds: float
    at_work: float
    starved: float
    """The server had something to do, and the processor was busy with something else."""


def longest(waits: Sequence[float]) -> float:
    """Of a hundred, all but the very longest."""
    return sorted(waits)[math.ceil(0.99 * len(waits)) - 1]


class Bystanders:
    """A well-behaved table."""

    def __init__(self, served: Served, code: str, seats: tuple[Seat, Seat]) -> None:
        self._served = served
        self.code = code
        self.seats = seats
        self._dice = random.Random(1)

    @classmethod
    async def sit(cls, served: Served) -> Self:
        address = served.address
        one, other = await Visitor.arrive(address, "Ada"), await Visitor.arrive(address, "Bert")
        code = await one.make("mine human", options={"difficulty": "low"}, talk="free")
        await other.claim(code, token=(await one.links(code))[1])
        made = cls(served, code, (await one.sit(code), await other.sit(code)))
        await one.leave()
        await other.leave()
        return made

    async def play(self, seconds: float) -> Wait:
        """Play for some time; of every hundred decisions, how long all but the slowest took to reach both."""
        waits: list[Wait] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until or not waits:
            before = self._clocks()
            await self._decide()
            waits.append(Wait(*(after - began for after, began in zip(self._clocks(), before, strict=True))))
            await asyncio.sleep(max(0.0, EVERY - waits[-1].seconds))
        return Wait(*(longest(each) for each in zip(*waits, strict=True)))

    def _clocks(self) -> Wait:
        return Wait(time.perf_counter(), self._served.processor_time(), self._served.starved())

    async def _decide(self) -> None:
        asked = next((seat for seat in self.seats if seat.questions), None)
        if asked is None:
            await go_back(self.seats)
            return
        question = asked.questions[0]
        goal = asked.choices + 1
        await asked.choose(self._dice.choice(question["options"])["key"], question)
        for seat in self.seats:
            await seat.until(lambda each: each.choices >= goal)

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.close()
