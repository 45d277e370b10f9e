"""What goes wrong, one after the other or at the same time; each fault heals what it broke."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from miskatonic.server.storage.leases import LEASE_SECONDS

from .postgres import FULL, AuditedPostgres
from .processes import NodeProcess
from .proxy import Proxy

VISIT_SECONDS = 10
MORE_SECONDS = 60.0
"""So much longer things are broken where a fault has not had its effect yet."""


class Faults:
    """Breaks nodes, wires and the database at random. Each fault says whether it had its effect."""

    def __init__(self, postgres: AuditedPostgres, nodes: Sequence[NodeProcess], dice: random.Random) -> None:
        self.count: Counter[str] = Counter()
        """How often each fault had its effect."""
        self.failed: list[str] = []
        self._postgres = postgres
        self._nodes = nodes
        self._dice = dice
        self._broken: set[object] = set()
        """What is broken now: nothing is broken twice at a time."""
        self._healing: set[asyncio.Task[None]] = set()
        self._of_nodes: dict[str, Callable[[NodeProcess], Awaitable[bool]]] = {
            "killed": self.kill,
            "stopped past its lease": self.stop_for_long,
            "stopped for a moment": self.stop_for_a_moment,
            "drained": self.drain,
            "cut from its visitors": self.cut_front,
            "cut from its database": self.cut_back,
            "frozen off its database": self.freeze_back,
            "frozen off its visitors": self.freeze_front,
            "slow": self.delay,
        }
        self._of_database: dict[str, Callable[[], Awaitable[bool]]] = {
            "database restarted": self.restart_database,
            "disk full": self.fill_disk,
        }

    @property
    def _all(self) -> list[str]:
        return [*self._of_nodes, *self._of_database]

    @property
    def missing(self) -> list[str]:
        """The faults that have not had their effect yet."""
        return [name for name in self._all if not self.count[name]]

    @property
    def complaints(self) -> list[str]:
        """What was wrong with the faults themselves."""
        missing = self.missing
        return self.failed + ([f"these faults never had their effect: {', '.join(missing)}"] if missing else [])

    async def run(self, until: float) -> None:
        """Break something every second or two, sometimes several things at once; then heal everything.

        Faults come in turn, each round of them in another order, so that each comes about as often as the others.
        """
        clock = asyncio.get_running_loop().time
        round: list[str] = []
        while clock() < until or (self.missing and clock() < until + MORE_SECONDS):
            await asyncio.sleep(self._dice.uniform(0.3, 2.0))
            round = round or self._shuffled(self.missing if clock() > until else self._all)
            whole = [node for node in self._nodes if node not in self._broken]
            possible = self._of_database if not whole else {**self._of_nodes, **self._of_database}
            if self._postgres in self._broken:
                possible = {name: fault for name, fault in possible.items() if name in self._of_nodes}
            name = next((name for name in round if name in possible), None)
            if name is None:
                continue
            round.remove(name)
            if name in self._of_database:
                self._break(name, self._postgres, self._of_database[name]())
            else:
                node = self._dice.choice(whole)
                self._break(name, node, self._of_nodes[name](node))
        while self._healing:
            await asyncio.wait(self._healing)

    def _shuffled(self, names: Sequence[str]) -> list[str]:
        return self._dice.sample(names, len(names))

    def _break(self, name: str, what: object, fault: Awaitable[bool]) -> None:
        async def one() -> None:
            try:
                self.count[name] += await fault
            finally:
                self._broken.discard(what)

        self._broken.add(what)
        task = asyncio.create_task(one())
        self._healing.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._healing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed.append(f"a fault failed: {error!r}")

    # Nodes.

    async def kill(self, node: NodeProcess) -> bool:
        node.send(signal.SIGKILL)
        how = await node.ended()
        await asyncio.sleep(self._dice.uniform(0, 4))
        await self.revive(node)
        return how == -signal.SIGKILL

    async def drain(self, node: NodeProcess) -> bool:
        node.send(signal.SIGTERM)
        how = await node.ended()
        await asyncio.sleep(self._dice.uniform(0, 1))
        await self.revive(node)
        return how in (0, -signal.SIGTERM)

    async def revive(self, node: NodeProcess) -> None:
        """Start a node again; without its database it does not start, and is started once more."""
        while True:
            await node.start()
            if await node.started():
                return
            await asyncio.sleep(0.5)

    async def stop_for_long(self, node: NodeProcess) -> bool:
        return await self._stop(node, self._dice.uniform(LEASE_SECONDS + 1, LEASE_SECONDS + 6))

    async def stop_for_a_moment(self, node: NodeProcess) -> bool:
        return await self._stop(node, self._dice.uniform(0.2, LEASE_SECONDS - 0.4))

    async def _stop(self, node: NodeProcess, seconds: float) -> bool:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        stopped = node.state() == "T"
        node.send(signal.SIGCONT)
        return stopped

    # Wires.

    async def cut_front(self, node: NodeProcess) -> bool:
        await self._until(lambda: node.front.busy)
        return node.front.cut() > 0

    async def cut_back(self, node: NodeProcess) -> bool:
        ends = 0
        for _ in range(self._dice.randrange(1, 5)):
            ends += node.back.cut()
            await asyncio.sleep(self._dice.uniform(0, 0.5))
        return ends > 0

    async def freeze_back(self, node: NodeProcess) -> bool:
        return await self._freeze(node.back)

    async def freeze_front(self, node: NodeProcess) -> bool:
        return await self._freeze(node.front)

    async def _freeze(self, wire: Proxy) -> bool:
        """Something arrives meanwhile, and nothing goes through."""
        wire.freeze()
        passed, held = wire.passed, wire.held
        await asyncio.sleep(self._dice.uniform(0.5, 6))
        await self._until(lambda: wire.held > held)
        frozen = wire.passed == passed and wire.held > held
        wire.thaw()
        return frozen

    async def _until(self, what: Callable[[], bool]) -> None:
        """Wait a while for somebody to come whom a fault can befall."""
        for _ in range(VISIT_SECONDS * 10):
            if what():
                return
            await asyncio.sleep(0.1)

    async def delay(self, node: NodeProcess) -> bool:
        before = node.back.delayed, node.front.delayed
        node.back.delay = self._dice.uniform(0.01, 0.15)
        node.front.delay = self._dice.uniform(0.01, 0.3)
        await asyncio.sleep(self._dice.uniform(1, 5))
        await self._until(lambda: node.back.delayed > before[0] and node.front.delayed > before[1])
        node.back.delay = node.front.delay = 0.0
        return node.back.delayed > before[0] and node.front.delayed > before[1]

    # The database.

    async def restart_database(self) -> bool:
        how = self._dice.choice([signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
        before, *_ = self._postgres.processes()
        await asyncio.to_thread(self._postgres.stop, how)
        ended = not self._postgres.running
        await asyncio.sleep(self._dice.choice([0.0, 0.5, 4.0]))
        await self._postgres.start()
        return ended and self._postgres.processes()[0] != before

    async def fill_disk(self) -> bool:
        self._postgres.limit_files(FULL)
        full = await self._postgres.is_full()
        await asyncio.sleep(self._dice.uniform(1, 3))
        self._postgres.limit_files(None)
        return full
