"""A real server in a thread of its own, with its own event loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from bench.player import Visitor
from miskatonic.server.app import drain, make_app
from miskatonic.server.config import Config
from miskatonic.server.limits import Limits
from miskatonic.server.live_table import LiveTable
from miskatonic.server.registry import TableRegistry
from miskatonic.server.storage import Storage, StoredTable
from miskatonic.server.transport import ServerConfig

T = TypeVar("T")

GENEROUS = Limits(
    frames_per_second=1e6,
    frame_burst=1_000_000,
    messages_per_second=1e6,
    message_burst=1_000_000,
    messages_from_address=1e6,
    message_burst_from_address=1_000_000,
    chat_per_second=1e6,
    chat_burst=1_000_000,
    chat_from_address=1e6,
    chat_burst_from_address=1_000_000,
    sockets_per_second=1e6,
    socket_burst=1_000_000,
    bot_choices_per_second=1e6,
    bot_choice_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    pages_per_second=1e6,
    page_burst=1_000_000,
    at_once=1_000_000,
    greetings_at_once=1_000_000,
    costly_share=1e6,
    costly_seconds=1e6,
    costly_waiting=1_000_000,
    tables_per_day=1_000_000,
    tables_from_address=1_000_000,
    connections_per_second=1e6,
    connection_burst=1_000_000,
    sockets_from_address=1_000_000,
    connections_from_address=1_000_000,
)
STARTING_SECONDS = 20.0


def config(database: str, folder: Path, **other: Any) -> Config:
    """A server on which bots do not wait and nobody is too fast."""
    pauses = {"slow": 0.0, "normal": 0.0, "fast": 0.0}
    settings: dict[str, Any] = {"limits": GENEROUS, "pauses": pauses, "grace_seconds": 0.0, "check_seconds": 0.0}
    return Config(**{"database": database, "client": folder / "client", **settings, **other})


class _Server(uvicorn.Server):
    """Knows the loop it runs in, and ends as `miskatonic serve` does."""

    loop: asyncio.AbstractEventLoop
    app: Litestar

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await drain(self.app)
        await super().shutdown(sockets)


class Running:
    """A server that answers at `address` until it is stopped; the tests may look inside."""

    def __init__(self, config: Config) -> None:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        config = replace(config, node_address=f"127.0.0.1:{listening.getsockname()[1]}")
        self.config = config
        self.app = make_app(config)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        run = ServerConfig(self.app, config.limits)
        self.gate = run.gate
        self._server = _Server(run)
        self._server.app = self.app
        self._thread = Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        self._wait_until_started()

    def _wait_until_started(self) -> None:
        waited = 0.0
        while not self._server.started:
            self._thread.join(0.01)
            waited += 0.01
            assert self._thread.is_alive() and waited < STARTING_SECONDS, "the server did not start"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(STARTING_SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"

    # Looking inside.

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    @property
    def storage(self) -> Storage:
        return self.registry.services.storage

    def table(self, code: str) -> LiveTable:
        return next(table for table in self.registry.tables if table.code == code)

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the loop of the server."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._server.loop))

    async def stored(self, code: str) -> StoredTable:
        found = await self.do(self.storage.load(code))
        assert found is not None
        return found

    async def forget(self, code: str) -> None:
        """Let a table leave the memory, as an idle one does."""
        table = self.table(code)
        assert not table.broadcaster.listener_count
        table.idle_since = float("-inf")
        await self.do(self.registry.unload_idle())
        assert code not in [each.code for each in self.registry.tables]

    # Coming in.

    async def visitor(self, name: str | None = None) -> Visitor:
        return await Visitor.arrive(self.address, name)

    def id_of(self, visitor: Visitor) -> str:
        """What the cookie of a visitor says of them; nobody else may ever learn it."""
        known = self.registry.services.signer.read_cookie(visitor.http.cookies["miskatonic"])
        assert known is not None
        return known.id


@contextmanager
def running(database: str, folder: Path, **other: Any) -> Iterator[Running]:
    limits = other.pop("limits", {})
    server = Running(config(database, folder, limits=replace(GENEROUS, **limits), **other))
    try:
        yield server
    finally:
        server.stop()
