"""The two databases, each with one connection that writes and some that read.

What is done with a connection is an ordinary function, written once for both. SQLite runs it in a thread of its own:
a whole transaction costs the event loop one errand, where an asynchronous driver would run several per statement.
PostgreSQL runs it on the event loop, over asyncpg.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from .errors import StorageError, Unavailable

T = TypeVar("T")

READERS = 3
TIMEOUT_SECONDS = 10
"""Seconds to wait for a connection, for an answer, or for the lock of another process."""
STALLED_SECONDS = 5.0
"""PostgreSQL ends a transaction that was silent for so long: its server hangs, and others wait for its locks."""


class Database(Protocol):
    """Does work in a transaction; `write` returns when it is committed. When the database fails it is `Unavailable`."""

    async def write(self, work: Callable[[Connection], T]) -> T: ...
    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def close(self) -> None: ...


def connect(url: str, writers: int = 1, *, at_once: bool = False) -> Database:
    """The database of an address; nothing is opened yet, except that the file of SQLite is made.

    PostgreSQL may have several `writers`, whose transactions do not wait for each other; where each statement is to be
    committed `at_once`, it takes a single message to PostgreSQL and back.
    """
    if (name := sqlite_file(url)) is not None:
        return SqliteDatabase(name)
    address = read_address(url)
    match address.get_backend_name():
        case "postgresql" | "postgres":
            return PostgresDatabase(address, writers, at_once)
        case other:
            raise StorageError(f"Tables are kept in sqlite or postgresql, not in {other}.")


def read_address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise StorageError("This is not the address of a database.") from error


def sqlite_file(url: str) -> str | None:
    """The file an address of SQLite names; None for other databases."""
    address = read_address(url)
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database or address.database == ":memory:":
        raise StorageError("SQLite needs a file, as in sqlite:////path/to/tables.db.")
    return address.database


class SqliteDatabase:
    def __init__(self, name: str) -> None:
        self._name = name
        make_private_file(Path(self._name))
        self._writer = sqlite_engine(self._name, "BEGIN IMMEDIATE", connections=1)
        self._reader = sqlite_engine(self._name, "BEGIN", connections=READERS, more=("query_only = ON",))
        self._writing = ThreadPoolExecutor(1, "storage-write")
        self._reading = ThreadPoolExecutor(READERS, "storage-read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._writing, self._writer, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._reading, self._reader, work)

    async def _do(self, threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(threads, transaction)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Unavailable(f"The database {self._name} failed: {reason(error)}") from error

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        for threads, engine in ((self._reading, self._reader), (self._writing, self._writer)):
            await loop.run_in_executor(threads, engine.dispose)
            threads.shutdown(wait=False)


def sqlite_engine(name: str, begin: str, connections: int, more: tuple[str, ...] = ()) -> Engine:
    """An engine that begins its transactions itself: Python's driver would begin them too late for locks and DDL."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=name),
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": TIMEOUT_SECONDS, "check_same_thread": False},
    )

    # WAL lets readers read while the writer writes; FULL makes a commit survive the loss of power too.
    pragmas = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", *more)

    def prepare(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None
        for pragma in pragmas:
            raw.execute(f"PRAGMA {pragma}").close()

    def begin_now(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_now)
    return engine


def make_private_file(path: Path) -> None:
    """Only the owner may read it, for it holds the secret of the links. SQLite gives its side files the same mode."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
    except OSError as error:
        raise StorageError(f"The database {path} cannot be made: {error.strerror}.") from error


class PostgresDatabase:
    def __init__(self, address: URL, writers: int, at_once: bool) -> None:
        self._name = address.render_as_string(hide_password=True)
        driven = asyncpg_address(address)
        settings: dict[str, Any] = {
            "pool_pre_ping": True,
            "pool_timeout": TIMEOUT_SECONDS,
            "connect_args": {
                "timeout": TIMEOUT_SECONDS,
                "command_timeout": TIMEOUT_SECONDS,
                "server_settings": {
                    "application_name": "miskatonic",
                    "idle_in_transaction_session_timeout": f"{STALLED_SECONDS * 1000:.0f}ms",
                },
            },
        }
        try:
            committed = {"isolation_level": "AUTOCOMMIT", "pool_pre_ping": False} if at_once else {}
            self._writer = create_async_engine(driven, pool_size=writers, max_overflow=0, **settings | committed)
        except ImportError as error:
            raise StorageError("PostgreSQL needs one more package: pip install 'miskatonic[postgres]'.") from error
        # All that is read of a table belongs to one moment.
        self._reader = create_async_engine(
            driven, pool_size=READERS, max_overflow=0, isolation_level="REPEATABLE READ", **settings
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._writer.begin() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(f"The database {self._name} failed: {reason(error)}") from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(f"The database {self._name} failed: {reason(error)}") from error

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()


def asyncpg_address(address: URL) -> URL:
    """asyncpg calls `ssl` what everybody else calls `sslmode`."""
    query = {("ssl" if name == "sslmode" else name): value for name, value in address.query.items()}
    return address.set(drivername="postgresql+asyncpg", query=query)


def reason(error: Exception) -> str:
    """What the driver said, without the statement and its values, which are nobody's business."""
    cause = getattr(error, "orig", None) or error
    return f"{cause}" or type(cause).__name__
