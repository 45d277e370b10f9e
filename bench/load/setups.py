"""What is measured: one process with SQLite, one node or three with PostgreSQL, each started as users start it."""

from __future__ import annotations

import asyncio
import re
import signal
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from msgspec import Struct

from bench.player import PATIENCE
from bench.postgres import Postgres
from bench.serving import Served, processor_seconds

BEHIND_A_BALANCER = ("--forwarded-from", "127.0.0.1")
"""Everybody has an address of their own, as a balancer tells it, so that the usual limits hold."""


class Reading(Struct, frozen=True):
    """What a set-up has used since it was started."""

    server_seconds: float
    """Of the processor, all nodes together."""
    database_seconds: float
    memory: int
    """The bytes that all nodes hold now."""
    tables: int
    """Those in memory."""
    files: int
    """The bytes of the games on the disk."""
    log: int
    """The bytes PostgreSQL has written to its log."""
    commits: int
    """The transactions of PostgreSQL."""


class Setup:
    """A running server: its nodes, and PostgreSQL where it is not SQLite."""

    def __init__(self, nodes: list[Served], postgres: Postgres | None) -> None:
        self.nodes = nodes
        self.postgres = postgres

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]

    async def read(self) -> Reading:
        files, log, commits = await self._stored()
        return Reading(
            server_seconds=sum(node.processor_time() for node in self.nodes),
            database_seconds=self._database_seconds(),
            memory=sum(node.memory() for node in self.nodes),
            tables=await self._tables(),
            files=files,
            log=log,
            commits=commits,
        )

    def _database_seconds(self) -> float:
        if self.postgres is None:
            return 0.0
        parent, *others = self.postgres.processes()
        seconds = processor_seconds(parent, with_ended=True)
        for process in others:
            with suppress(OSError):  # it has ended meanwhile
                seconds += processor_seconds(process)
        return seconds

    async def _tables(self) -> int:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            told = [(await http.get(f"{address}metrics")).text for address in self.addresses]
        counts = (re.findall(r"^miskatonic_tables (\S+)$", text, re.MULTILINE) for text in told)
        return sum(int(float(count)) for found in counts for count in found)

    async def _stored(self) -> tuple[int, int, int]:
        """The bytes of the games, those of PostgreSQL's log, its transactions."""
        if self.postgres is None:
            return sum(file.stat().st_size for file in self.nodes[0].folder.glob("tables.db*")), 0, 0
        (row,) = await self.postgres.rows(
            "SELECT pg_database_size(current_database()) AS files, pg_current_wal_lsn() - '0/0' AS log, "
            "xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()"
        )
        return int(row["files"]), int(row["log"]), int(row["commits"])

    def complaints(self) -> list[str]:
        """The warnings and errors in the logs of its nodes."""
        return [line for node in self.nodes for line in node.complaints()]


class Kind(Struct, frozen=True):
    """How a server can be set up."""

    title: str
    nodes: int
    postgres: bool


KINDS = {
    "sqlite": Kind("one process, SQLite", 1, postgres=False),
    "postgres": Kind("one node, PostgreSQL", 1, postgres=True),
    "nodes": Kind("three nodes, PostgreSQL", 3, postgres=True),
}


@asynccontextmanager
async def running(kind: Kind, data: str | None = None) -> AsyncGenerator[Setup]:
    """A set-up of this kind; it is stopped and forgotten afterwards. `data` is a database that is there already."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        postgres = Postgres(folder) if kind.postgres and data is None else None
        nodes: list[Served] = []
        try:
            if postgres is not None:
                await postgres.start()
            for number in range(kind.nodes):
                place = postgres.address() if postgres else data
                node = Served(folder / f"node{number}", place, options=BEHIND_A_BALANCER)
                nodes.append(await asyncio.to_thread(node.start))
            yield Setup(nodes, postgres)
        finally:
            for node in nodes:
                await asyncio.to_thread(node.kill)
            if postgres is not None and postgres.running:
                await asyncio.to_thread(postgres.stop, signal.SIGINT)
