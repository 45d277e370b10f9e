"""This server among others on the same database: which tables it runs, and for how long it may.

A node renews its row in the database again and again. As long as it is sure that the row still counts, the tables it
took are its own; from then on it lets go of all of them. `storage/leases.py` has the rules, decision 13 the reasons.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import Final, Protocol

import structlog
from msgspec import Struct

from .addresses import host_of
from .storage import Owner, StorageError
from .storage import leases as sql
from .storage.database import connect, sqlite_file

RENEW_SECONDS: Final = 0.5
RETRY_SECONDS: Final = 0.2
"""A renewal that failed is repeated sooner: a node whose session has ended has less time."""
SURE_SECONDS: Final = 1.4
"""So long after it began to renew its row a node is sure of its tables, even where its clock is a little slow."""
LOST_SECONDS: Final = 2.8
"""So long it waits for its row to be renewed; then its visitors are sent to others."""
BEGIN_SECONDS: Final = 10.0
"""So long a node that lost everything waits for its database before it tries anew."""
LEAVE_SECONDS: Final = 2.0
TAKERS: Final = 3

log = structlog.get_logger("miskatonic.nodes")

clock: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)
"""Never goes back, and goes on while the machine sleeps."""


async def always() -> bool:
    return True


class Lease(Struct, frozen=True):
    """The right to run a table; what is written to the table carries its `fence`, where there is one."""

    fence: int | None = None
    held: Callable[[], Awaitable[bool]] = always
    """True as long as nobody else can run the table; where that is in doubt, it waits for the next renewal."""


FOREVER: Final = Lease()


class Node(Protocol):
    """What tells a server which tables are its own."""

    @property
    def id(self) -> str | None: ...

    @property
    def hosts(self) -> frozenset[str]: ...

    async def join(self, on_lost: Callable[[], Awaitable[None]]) -> None: ...
    async def leave(self) -> None: ...
    def new_lease(self) -> Lease: ...
    async def take(self, code: str) -> Lease | Owner | None: ...
    async def release(self, code: str, lease: Lease) -> None: ...
    def gone(self, node: str) -> asyncio.Event: ...
    async def use_quota(self, name: str, rate: float, burst: float) -> bool: ...
    async def forget_quotas(self) -> None: ...


class SoleNode:
    """A server that has its database to itself."""

    id = None
    hosts: frozenset[str] = frozenset()

    async def join(self, on_lost: Callable[[], Awaitable[None]]) -> None:
        pass

    async def leave(self) -> None:
        pass

    def new_lease(self) -> Lease:
        return FOREVER

    async def take(self, code: str) -> Lease:
        return FOREVER

    async def release(self, code: str, lease: Lease) -> None:
        pass

    def gone(self, node: str) -> asyncio.Event:
        raise AssertionError("there is no other node")

    async def use_quota(self, name: str, rate: float, burst: float) -> bool:
        return True

    async def forget_quotas(self) -> None:
        pass


class SharedNode:
    """One of several servers on a PostgreSQL database."""

    def __init__(self, url: str, address: str | None, port: int = 0) -> None:
        """Others reach it at the address, `host:port`; without one, on the port where the database sees it."""
        self._address = address
        self._port = port
        self._pulse = connect(url, at_once=True)
        self._takes = connect(url, writers=TAKERS)
        self._renewing: asyncio.Task[None] | None = None
        self._renewed_at = -math.inf
        """When the last renewal that succeeded began."""
        self._renewed = asyncio.Event()
        """Set by every attempt to renew, for those who wait for its outcome."""
        self._gone: dict[str, asyncio.Event] = {}
        self._on_lost: Callable[[], Awaitable[None]] | None = None
        self.id = token_hex(8)
        """Of this life: whoever was given up for dead comes back as another node."""
        self.hosts: frozenset[str] = frozenset()
        """Where the other nodes are."""
        self.term = 0
        """Leases of an earlier term are not held any more."""

    @property
    def alive(self) -> bool:
        """True as long as nobody can have given this node up for dead."""
        return clock() < self._renewed_at + SURE_SECONDS

    async def join(self, on_lost: Callable[[], Awaitable[None]]) -> None:
        """Let the others know of this node; `on_lost` is called when its tables are not its own any more."""
        self._on_lost = on_lost
        await self._begin()
        self._renewing = asyncio.create_task(self._renew_on(), name="node-renewal")

    async def leave(self) -> None:
        """Give up all tables, so that others can run them at once."""
        if self._renewing is None:
            return
        self._renewing.cancel()
        with suppress(asyncio.CancelledError):
            await self._renewing
        self._renewing = None
        self._renewed_at = -math.inf
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._pulse.write(partial(sql.leave, node=self.id))
        await self._pulse.close()
        await self._takes.close()

    async def _begin(self) -> None:
        began = clock()
        join = partial(sql.join, node=self.id, address=self._address, port=self._port)
        address = await self._pulse.write(join)
        self._renewed_at = began
        log.info("joined", node=self.id, address=address)

    async def _renew_on(self) -> None:
        pause = RENEW_SECONDS
        while True:
            await asyncio.sleep(pause)
            try:
                await self._renew()
                pause = RENEW_SECONDS
            except (StorageError, TimeoutError) as error:
                log.warning("cannot renew", node=self.id, error=str(error) or type(error).__name__)
                pause = RETRY_SECONDS
            if clock() >= self._renewed_at + LOST_SECONDS:
                await self._lose()
            self._renewed.set()
            self._renewed = asyncio.Event()

    async def _renew(self) -> None:
        """Live on; who was given up for dead begins anew."""
        began = clock()
        left = self._renewed_at + LOST_SECONDS - began
        async with asyncio.timeout(left if left > 0 else BEGIN_SECONDS):
            alive = await self._pulse.write(partial(sql.renew, node=self.id))
            if alive is None:
                self._renewed_at = -math.inf
                await self._lose()
                self.id = token_hex(8)
                await self._begin()
                return
        self._renewed_at = began
        self.hosts = frozenset(host_of(other.address) for other in alive if other.node != self.id)
        for node in set(self._gone) - {other.node for other in alive}:
            self._gone.pop(node).set()

    async def _lose(self) -> None:
        """Let go of all tables."""
        self.term += 1
        if self._on_lost is not None:
            await self._on_lost()

    def new_lease(self) -> Lease:
        """For a table that nobody else knows yet."""
        return Lease(1, partial(self._holds, self.term))

    async def take(self, code: str) -> Lease | Owner | None:
        """Run a table from now on, unless another node does; None where there is no such table."""
        term = self.term
        owner = await self._takes.read(partial(sql.find_owner, code=code))
        if owner is not None and owner.node != self.id:
            return owner
        taken = await self._takes.write(partial(sql.take, code=code, node=self.id))
        return Lease(taken, partial(self._holds, term)) if isinstance(taken, int) else taken

    async def release(self, code: str, lease: Lease) -> None:
        """Leave a table to whoever wants it next."""
        if lease.fence is not None:
            with suppress(StorageError):
                await self._takes.write(partial(sql.release, code=code, fence=lease.fence))

    async def _holds(self, term: int) -> bool:
        """True where the tables of a term are still ours; a process that had to wait for its turn asks first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOST_SECONDS):
                while self.term == term and not self.alive and self._renewing is not None:
                    await self._renewed.wait()
        return self.term == term and self.alive

    def gone(self, node: str) -> asyncio.Event:
        """Set when another node is dead or has left."""
        return self._gone.setdefault(node, asyncio.Event())

    async def use_quota(self, name: str, rate: float, burst: float) -> bool:
        """Use up one of what somebody may do at all nodes together; False where nothing is left."""
        return await self._takes.write(partial(sql.use_quota, name=name, rate=rate, burst=burst))

    async def forget_quotas(self) -> None:
        """Forget whoever has used up nothing lately."""
        with suppress(StorageError):
            await self._takes.write(sql.forget_quotas)


def make_node(url: str, address: str | None, port: int) -> Node:
    """The node of a server on this database."""
    return SoleNode() if sqlite_file(url) is not None else SharedNode(url, address, port)
