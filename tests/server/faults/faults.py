"""What goes wrong, one after the other or at the same time; each fault heals what it broke."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from .postgres import FULL, AuditedPostgres
from .processes import NodeProcess


class Faults:
    """Breaks nodes, wires and the database at random."""

    def __init__(self, postgres: AuditedPostgres, nodes: Sequence[NodeProcess], dice: random.Random) -> None:
        self.count: Counter[str] = Counter()
        self.failed: list[str] = []
        self._postgres = postgres
        self._nodes = nodes
        self._dice = dice
        self._broken: set[object] = set()
        """What is broken now: nothing is broken twice at a time."""
        self._healing: set[asyncio.Task[None]] = set()

    async def run(self, until: float) -> None:
        """Break something every second or two, sometimes several things at once; then heal everything."""
        clock = asyncio.get_running_loop().time
        kinds: list[tuple[str, Callable[[NodeProcess], Awaitable[None]]]] = [
            ("killed", self.kill),
            ("stopped past its lease", self.stop_for_long),
            ("stopped for a moment", self.stop_for_a_moment),
            ("drained", self.drain),
            ("cut from its visitors", self.cut_front),
            ("cut from its database", self.cut_back),
            ("frozen off its database", self.freeze_back),
            ("frozen off its visitors", self.freeze_front),
            ("slow", self.delay),
        ]
        while clock() < until:
            await asyncio.sleep(self._dice.uniform(0.3, 2.0))
            if self._dice.random() < 0.2 and self._postgres not in self._broken:
                name, database = self._dice.choice(
                    [("database restarted", self.restart_database), ("disk full", self.fill_disk)]
                )
                self._break(name, self._postgres, database())
                continue
            whole = [node for node in self._nodes if node not in self._broken]
            if whole:
                node = self._dice.choice(whole)
                name, fault = self._dice.choice(kinds)
                self._break(name, node, fault(node))
        while self._healing:
            await asyncio.wait(self._healing)

    def _break(self, name: str, what: object, fault: Awaitable[None]) -> None:
        async def one() -> None:
            try:
                await fault
            finally:
                self._broken.discard(what)

        self.count[name] += 1
        self._broken.add(what)
        task = asyncio.create_task(one())
        self._healing.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._healing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed.append(f"a fault failed: {error!r}")

    # Nodes.

    async def kill(self, node: NodeProcess) -> None:
        node.send(signal.SIGKILL)
        await node.ended()
        await asyncio.sleep(self._dice.uniform(0, 4))
        await self.revive(node)

    async def drain(self, node: NodeProcess) -> None:
        node.send(signal.SIGTERM)
        await node.ended()
        await asyncio.sleep(self._dice.uniform(0, 1))
        await self.revive(node)

    async def revive(self, node: NodeProcess) -> None:
        """Start a node again; without its database it does not start, and is started once more."""
        while True:
            await node.start()
            if await node.started():
                return
            await asyncio.sleep(0.5)

    async def stop_for_long(self, node: NodeProcess) -> None:
        await self._stop(node, self._dice.uniform(4, 9))

    async def stop_for_a_moment(self, node: NodeProcess) -> None:
        await self._stop(node, self._dice.uniform(0.2, 2.6))

    async def _stop(self, node: NodeProcess, seconds: float) -> None:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        node.send(signal.SIGCONT)

    # Wires.

    async def cut_front(self, node: NodeProcess) -> None:
        node.front.cut()

    async def cut_back(self, node: NodeProcess) -> None:
        for _ in range(self._dice.randrange(1, 5)):
            node.back.cut()
            await asyncio.sleep(self._dice.uniform(0, 0.5))

    async def freeze_back(self, node: NodeProcess) -> None:
        node.back.freeze()
        await asyncio.sleep(self._dice.uniform(0.5, 6))
        node.back.thaw()

    async def freeze_front(self, node: NodeProcess) -> None:
        node.front.freeze()
        await asyncio.sleep(self._dice.uniform(0.5, 6))
        node.front.thaw()

    async def delay(self, node: NodeProcess) -> None:
        node.back.delay = self._dice.uniform(0, 0.15)
        node.front.delay = self._dice.uniform(0, 0.3)
        await asyncio.sleep(self._dice.uniform(1, 5))
        node.back.delay = node.front.delay = 0.0

    # The database.

    async def restart_database(self) -> None:
        how = self._dice.choice([signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
        await asyncio.to_thread(self._postgres.stop, how)
        await asyncio.sleep(self._dice.choice([0.0, 0.5, 4.0]))
        await self._postgres.start()

    async def fill_disk(self) -> None:
        self._postgres.limit_files(FULL)
        await asyncio.sleep(self._dice.uniform(1, 3))
        self._postgres.limit_files(None)
