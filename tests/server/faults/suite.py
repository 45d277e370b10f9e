"""One run: nodes, people, faults, and what came of it."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

from msgspec import Struct

from miskatonic.server.forwarding import RETRY_SECONDS
from miskatonic.server.storage.leases import ENDED_SECONDS

from .checker import check
from .faults import Faults
from .players import Nodes, Player, TableRecord
from .postgres import NODES, AuditedPostgres
from .processes import NodeProcess

HEALING_SECONDS = 30.0
"""When all is healed every game goes on within this time."""
PROMISE_SECONDS = 5.0
"""So long after the death of a node everybody is back at its tables."""
NOTICING_SECONDS = ENDED_SECONDS + RETRY_SECONDS
WORK_OF_TAKEOVER = 3.0
"""The rest of a takeover is what a handover is too, and may take so many times as long."""


class Outcome(Struct):
    """What happened in a run."""

    seed: int
    wrong: list[str]
    takeovers: list[float]
    """Seconds from the death of a node until everybody was back at each table it ran, where nothing else was broken."""
    handovers: list[float]
    """The same where the node was asked to stop, so that nobody has to find out that it is dead."""
    faults: dict[str, int]
    tables: int
    acknowledged: int
    reconnects: int

    @property
    def limit(self) -> float:
        """How long a takeover may last: as promised, or longer where the machine has other things to do."""
        return max(PROMISE_SECONDS, NOTICING_SECONDS + WORK_OF_TAKEOVER * max(self.handovers, default=0.0))

    @property
    def complaints(self) -> list[str]:
        """Everything that was not as it has to be."""
        late = [f"a takeover took {seconds:.1f} s" for seconds in self.takeovers if seconds > self.limit]
        return self.wrong + late + ([] if self.takeovers else ["no table was taken over in peace"])

    def __str__(self) -> str:
        lines = [f"seed {self.seed}"]
        lines += [f"{name}: {count}" for name, count in sorted(self.faults.items())]
        lines += [
            f"{self.tables} tables, {self.acknowledged} choices acknowledged, {self.reconnects} connections",
            f"takeovers: {told(self.takeovers)}; allowed are {self.limit:.1f} s",
            f"handovers: {told(self.handovers)}",
            f"{len(self.complaints)} violations",
            *self.complaints,
        ]
        return "\n".join(lines)


def told(seconds: Sequence[float]) -> str:
    return f"{len(seconds)}, median {median(seconds):.1f} s, longest {max(seconds):.1f} s" if seconds else "none"


class Company:
    """People at one table: one who plays two seats, or two with one each, and one who watches; then at the next."""

    def __init__(self, nodes: Nodes, dice: random.Random, *, alone: bool, game: str) -> None:
        seats = "mine mine" if alone else "mine human bot"
        self.players = [Player(name, nodes, dice, game, seats) for name in (("Ada",) if alone else ("Ada", "Bert"))]
        self.watcher = Player("Wanda", nodes, dice, game, seats="")
        self.people = [*self.players, self.watcher]

    @property
    def records(self) -> list[TableRecord]:
        return [record for player in self.people for record in player.records]

    @property
    def code(self) -> str:
        return self.people[0].record.code

    def last_progress(self) -> float:
        return max((record.progress[-1] for record in self.records if record.progress), default=0.0)

    async def run(self) -> None:
        host, *guests = self.players
        for player in self.people:
            await player.arrive()
        while host.playing:
            code = await host.make()
            if guests:
                links = await host.links()
                await guests[0].join(code, links[1])
            self.watcher.begin(code)
            await asyncio.gather(*(player.play() for player in self.people))


class Run:
    """Everything that runs."""

    def __init__(self, folder: Path, seed: int, tables: int) -> None:
        self.dice = random.Random(seed)
        self.postgres = AuditedPostgres(folder)
        self.nodes = [NodeProcess(name, self.postgres, folder, self.dice) for name in NODES]
        found = Nodes(self.nodes, self.dice)
        games = ("final-hour", "final-hour", "arkham-lcg", "eldritch")
        self.companies = [
            Company(found, random.Random(seed * 1000 + number), alone=number % 2 == 0, game=games[number % len(games)])
            for number in range(tables)
        ]
        self.faults = Faults(self.postgres, self.nodes, self.dice)
        self.takeovers: list[float] = []
        self.handovers: list[float] = []
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
        """Kill a node and measure how long its tables are away; afterwards it is there again."""
        self.takeovers += await self._end(signal.SIGKILL)

    async def hand_over(self) -> None:
        """The same with a node that is asked to stop."""
        self.handovers += await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> list[float]:
        """End a node that runs tables; the seconds until everybody was greeted by another, for each of them."""
        owned = {node: await self.owned(node) for node in self.nodes}
        at = {node: [each for each in self.companies if each.code in codes] for node, codes in owned.items()}
        node = self.dice.choice([node for node in self.nodes if at[node]])
        before = {player: player.epoch for company in at[node] for player in company.people}
        codes = {company: company.code for company in at[node]}
        seconds: list[float] = []
        began = time.monotonic()
        node.send(how)
        for company, code in codes.items():
            while company.code == code and any(player.epoch == before[player] for player in company.people):
                self._nobody_failed()
                assert time.monotonic() - began < HEALING_SECONDS, (
                    f"nobody took over: {[str(each) for each in company.people]}"
                )
                await asyncio.sleep(0.02)
            if company.code == code:
                seconds.append(max(player.greeted for player in company.people) - began)
        await node.ended()
        await self.faults.revive(node)
        await self.under_way()
        return seconds

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
        await run.hand_over()
        for _ in range(takeovers):
            await run.take_over()
        await run.hand_over()
        await run.faults.run(asyncio.get_running_loop().time() + seconds)
        await run.under_way()
        wrong = await run.finish()
        wrong += run.faults.complaints
        wrong += [line for node in run.nodes for line in node.complaints()]
        records = [record for company in run.companies for record in company.records]
        return Outcome(
            seed,
            wrong,
            run.takeovers,
            run.handovers,
            dict(run.faults.count),
            tables=len({record.code for record in records}),
            acknowledged=sum(len(record.acknowledged) for record in records),
            reconnects=sum(player.reconnects for company in run.companies for player in company.people),
        )
