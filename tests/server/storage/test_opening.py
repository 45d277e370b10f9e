"""Addresses, files, secrets, and databases that fail."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from miskatonic.server.storage import Storage, StorageError, Unavailable, database
from miskatonic.server.storage.database import asyncpg_address, connect, make_url

from .builders import CODE, a_choice, a_table, progress


async def test_the_secret_is_made_once(address: str) -> None:
    one, two = await asyncio.gather(Storage.open(address), Storage.open(address))
    first, second = await asyncio.gather(one.signing_secret(), two.signing_secret())
    assert first == second and len(first) == 32
    await one.close()
    await two.close()
    again = await Storage.open(address)
    assert await again.signing_secret() == first
    await again.ping()
    await again.close()


async def test_servers_started_together_migrate_one_after_the_other(address: str) -> None:
    program = (
        "import asyncio, sys; from miskatonic.server.storage import Storage; asyncio.run(Storage.open(sys.argv[1]))"
    )
    servers = [await asyncio.create_subprocess_exec(sys.executable, "-c", program, address) for _ in range(2)]
    assert [await server.wait() for server in servers] == [0, 0]


async def test_the_file_is_made_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "100% ours" / "tables.db"
    storage = await Storage.open(f"sqlite:///{file}")
    await storage.add_table(a_table())
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    await storage.close()
    assert [path.name for path in file.parent.iterdir()] == ["tables.db"]


async def test_every_connection_to_sqlite_is_careful(tmp_path: Path) -> None:
    opened = connect(f"sqlite:///{tmp_path}/tables.db")
    for do, query_only in ((opened.write, 0), (opened.read, 1)):
        for pragma, value in {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 10_000,
            "query_only": query_only,
        }.items():
            assert await do(lambda c, p=pragma: c.exec_driver_sql(f"PRAGMA {p}").scalar_one()) == value
    await opened.close()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("nonsense", "not the address"),
        ("mysql://localhost/x", "not in mysql"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////proc/nowhere/tables.db", "cannot be made"),
        ("postgresql://user:hush@127.0.0.1:1/x", r"postgresql://user:\*\*\*@127.0.0.1:1/x failed"),
    ],
)
async def test_a_bad_address_is_explained(url: str, complaint: str) -> None:
    with pytest.raises(StorageError, match=complaint) as caught:
        await Storage.open(url)
    assert "hush" not in str(caught.value)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Randolph, " * 100)
    with pytest.raises(StorageError, match="not a database"):
        await Storage.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Randolph, " * 100


def test_an_address_of_postgresql_gets_our_driver() -> None:
    given = make_url("postgresql://me@/games?host=/run/pg&sslmode=require")
    assert str(asyncpg_address(given)) == "postgresql+asyncpg://me@/games?host=%2Frun%2Fpg&ssl=require"


async def test_a_lock_of_another_process_fails_in_time_and_passes(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = await Storage.open(address)
    await patient.add_table(a_table())
    await patient.close()
    monkeypatch.setattr(database, "TIMEOUT_SECONDS", 0.5)
    storage = Storage(connect(address))
    async with writing_forbidden(address):
        with pytest.raises(Unavailable, match=r"failed: (database is locked|TimeoutError)"):
            await storage.append(CODE, [a_choice(1)], progress(1))
        assert await storage.load(CODE) is not None, "readers do not wait for a writer"
    await storage.append(CODE, [a_choice(1)], progress(1))
    await storage.close()


@asynccontextmanager
async def writing_forbidden(address: str) -> AsyncIterator[None]:
    if address.startswith("sqlite"):
        other = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
        return
    other = await asyncpg.connect(address)
    async with other.transaction():
        await other.execute("LOCK TABLE tables IN SHARE MODE")
        yield
    await other.close()


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_connection_lost_while_writing_fails_the_callers_and_is_made_anew(address: str) -> None:
    storage = await Storage.open(address)
    await storage.add_table(a_table())
    other = await asyncpg.connect(address)
    kill = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND ($1 = '' OR wait_event_type = $1)"
    )
    blocking = other.transaction()
    await blocking.start()
    await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
    append = asyncio.create_task(storage.append(CODE, [a_choice(1)], progress(1)))
    while not await other.fetchval(kill, "Lock"):
        await asyncio.sleep(0.01)
    with pytest.raises(Unavailable):
        await append
    await blocking.rollback()
    await storage.append(CODE, [a_choice(1)], progress(1))

    assert await other.fetchval(kill, ""), "an idle connection that is lost is not even noticed"
    await storage.append(CODE, [a_choice(2)], progress(2))
    stored = await storage.load(CODE)
    assert stored is not None and [entry.number for entry in stored.journal] == [1, 2]
    await other.close()
    await storage.close()
