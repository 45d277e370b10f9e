"""A wire that can be cut, delayed and frozen."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    """Passes bytes on from a port of this machine to another one."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.delay = 0.0
        """Seconds that everything takes longer, each way."""
        self.port = 0
        self.passed = 0
        self.delayed = 0
        self.held = 0
        """Pieces that went through, those of them that were late, and those that arrived while it was frozen."""
        self._open: set[asyncio.StreamWriter] = set()
        self._thawed = asyncio.Event()
        self._thawed.set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    @property
    def busy(self) -> bool:
        """Whether somebody is connected."""
        return bool(self._open)

    def cut(self) -> int:
        """Break all connections; how many ends they had."""
        ends = tuple(self._open)
        for writer in ends:
            writer.transport.abort()
        return len(ends)

    def freeze(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._thawed.clear()

    def thaw(self) -> None:
        self._thawed.set()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        other: asyncio.StreamWriter | None = None
        try:
            await self._thawed.wait()
            there, other = await asyncio.open_connection("127.0.0.1", self.to)
            self._open.add(other)
            ways = [asyncio.create_task(self._pass_on(*way)) for way in ((reader, other), (there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        except OSError:
            pass
        finally:
            for each in (writer, other):
                if each is not None:
                    self._open.discard(each)
                    each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                    self.delayed += 1
                self.held += not self._thawed.is_set()
                await self._thawed.wait()
                writer.write(data)
                self.passed += 1
                await writer.drain()
