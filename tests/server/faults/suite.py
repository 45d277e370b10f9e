"""One run: nodes, people, faults, and what came of it."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from .checker import check
from .faults import Faults
from .players import Nodes, Player, TableRecord
from .postgres import NODES, AuditedPostgres
from .processes import NodeProcess

HEALING_SECONDS = 30.0
"""When all is healed every game goes on within this time."""


class Outcome(Struct):
    """What happened in a run."""

    seed: int
    wrong: list[str]
    takeovers: list[float]
    """Seconds from the death of a node to the next choice at each table it ran, where nothing else was broken."""
    faults: dict[str, int]
    tables: int
    acknowledged: int
    reconnects: int

    def __str__(self) -> str:
        taken = sorted(self.takeovers)
        lines = [f"seed {self.seed}"]
        lines += [f"{name}: {count}" for name, count in sorted(self.faults.items())]
        lines += [
            f"{self.tables} tables, {self.acknowledged} choices acknowledged, {self.reconnects} connections",
            f"{len(taken)} takeovers: median {taken[len(taken) // 2]:.1f} s, longest {taken[-1]:.1f} s"
            if taken
            else "",
            f"{len(self.wrong)} violations",
            *self.wrong,
        ]
        return "\n".join(line for line in lines if line)


class Company:
    """People at one table: one who plays two seats, or two with one each; a new table when a game is over."""

    def __init__(self, nodes: Nodes, dice: random.Random, *, alone: bool, game: str) -> None:
        seats = "mine mine" if alone else "mine human bot"
        self.people = [Player(name, nodes, dice, game, seats) for name in (("Ada",) if alone else ("Ada", "Bert"))]

    @property
    def records(self) -> list[TableRecord]:
        return [record for player in self.people for record in player.records]

    @property
    def code(self) -> str:
        return self.people[0].record.code

    def last_progress(self) -> float:
        return max((record.progress[-1] for record in self.records if record.progress), default=0.0)

    async def run(self) -> None:
        host, *guests = self.people
        for player in self.people:
            await player.arrive()
        while host.playing:
            code = await host.make()
            if guests:
                links = await host.links()
                await guests[0].join(code, links[1])
            await asyncio.gather(*(player.play() for player in self.people))


class Run:
    """Everything that runs."""

    def __init__(self, folder: Path, seed: int, tables: int) -> None:
        self.dice = random.Random(seed)
        self.postgres = AuditedPostgres(folder)
        self.nodes = [NodeProcess(name, self.postgres, folder, self.dice) for name in NODES]
        found = Nodes(self.nodes, self.dice)
        games = ("final-hour", "final-hour", "arkham-lcg")
        self.companies = [
            Company(found, random.Random(seed * 1000 + number), alone=number % 2 == 0, game=games[number % 3])
            for number in range(tables)
        ]
        self.faults = Faults(self.postgres, self.nodes, self.dice)
        self.takeovers: list[float] = []
        self._playing: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.postgres.start()
        await self.postgres.prepare()
        await self.postgres.audit()
        for node in self.nodes:
            await node.open_wires()
            await node.start()
        assert all([await node.started() for node in self.nodes]), "a node did not start"
        self._playing = [asyncio.create_task(company.run()) for company in self.companies]

    async def stop(self) -> None:
        for node in self.nodes:
            if node.running:
                node.send(signal.SIGCONT)
                node.send(signal.SIGKILL)
                await node.ended()
            await node.front.close()
            await node.back.close()
        if self.postgres.running:
            await asyncio.to_thread(self.postgres.stop, signal.SIGKILL)

    async def under_way(self) -> None:
        """Everybody has made a choice since now."""
        began = time.monotonic()
        while late := [company for company in self.companies if company.last_progress() < began]:
            self._nobody_failed()
            if time.monotonic() - began > HEALING_SECONDS:
                raise AssertionError(f"games do not go on: {[str(player) for each in late for player in each.people]}")
            await asyncio.sleep(0.05)

    def _nobody_failed(self) -> None:
        for task in self._playing:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def owned(self, node: NodeProcess) -> set[str]:
        """The tables a node runs."""
        address = node.address.removeprefix("http://")
        query = f"SELECT code FROM tables JOIN nodes ON node = id WHERE address = '{address}'"
        return {row["code"] for row in await self.postgres.rows(query)}

    async def take_over(self) -> None:
        """Kill one node and measure how long its games wait; afterwards it is there again."""
        node = self.dice.choice(self.nodes)
        owned = await self.owned(node)
        waiting = [company for company in self.companies if company.code in owned]
        began = time.monotonic()
        node.send(signal.SIGKILL)
        for company in waiting:
            while company.last_progress() < began + 0.2:
                self._nobody_failed()
                assert time.monotonic() - began < HEALING_SECONDS, (
                    f"nobody took over: {[str(each) for each in company.people]}"
                )
                await asyncio.sleep(0.02)
            self.takeovers.append(min(t for r in company.records for t in r.progress if t >= began + 0.2) - began)
        await node.ended()
        await self.faults.revive(node)
        await self.under_way()

    async def finish(self) -> list[str]:
        """Everybody stops to play and looks once more."""
        for company in self.companies:
            for player in company.people:
                player.playing = False
        await asyncio.wait(self._playing, timeout=HEALING_SECONDS)
        self._nobody_failed()
        for task in self._playing:
            task.cancel()
        await self.look_once_more()
        for node in self.nodes:
            node.send(signal.SIGTERM)
            await node.ended()
        return await check(self.postgres, [record for company in self.companies for record in company.records])

    async def look_once_more(self) -> None:
        """What everybody sees at the end, at whichever node, when no bot has anything left to do."""
        for company in self.companies:
            seats = [await player.sit_again() for player in company.people]
            for seat in seats:
                await seat.until(lambda each: each.over or 2 not in each.waiting)
                await seat.until(lambda each, seats=seats: each.choices == max(other.choices for other in seats))
            for player, seat in zip(company.people, seats, strict=True):
                player.look(seat)
                await seat.close()


@asynccontextmanager
async def running(folder: Path, seed: int, tables: int) -> AsyncIterator[Run]:
    run = Run(folder, seed, tables)
    try:
        await run.start()
        yield run
    finally:
        await run.stop()


async def endure(folder: Path, *, seconds: float, takeovers: int, seed: int, tables: int = 6) -> Outcome:
    """Take over some nodes in peace, then break whatever there is for so long, then heal and compare."""
    async with running(folder, seed, tables) as run:
        await run.under_way()
        for _ in range(takeovers):
            await run.take_over()
        await run.faults.run(asyncio.get_running_loop().time() + seconds)
        await run.under_way()
        wrong = await run.finish()
        wrong += run.faults.failed
        wrong += [line for node in run.nodes for line in node.complaints()]
        records = [record for company in run.companies for record in company.records]
        return Outcome(
            seed,
            wrong,
            run.takeovers,
            dict(run.faults.count),
            tables=len({record.code for record in records}),
            acknowledged=sum(len(record.acknowledged) for record in records),
            reconnects=sum(player.reconnects for company in run.companies for player in company.people),
        )
