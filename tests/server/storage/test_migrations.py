"""From an empty database to this version, and back."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, inspect, text

from miskatonic.server.storage import Storage, StorageError, migrate
from miskatonic.server.storage.database import connect
from miskatonic.server.storage.schema import metadata

from .builders import a_seat

OLD_TABLE = """
    INSERT INTO tables (code, game, players, seed, options, undo, talk, pace, status, host, made_at, touched_at, engine,
        content, origin_entry, choices, waiting, hash, checkpoint_choices, checkpoint)
    VALUES ('ARKHAM', 'final-hour', 2, '1', '{}', 'free', 'rules', 'fast', 'playing', 'ann', '2031-05-04 12:00:00',
        '2031-05-04 12:00:00', '1', 'a', 0, 0, '[]', 'h', 0, '')
"""
OLD_SEAT = """
    INSERT INTO seats (code, number, kind, name, stand_in, generation)
    VALUES ('ARKHAM', {}, 'human', 'Дженни', false, 1)
"""


def names(address: str) -> set[str]:
    async def ask() -> set[str]:
        database = connect(address)
        found = await database.read(lambda connection: set(inspect(connection).get_table_names()))
        await database.close()
        return found

    return asyncio.run(ask())


def test_the_migrations_make_what_the_schema_says(address: str) -> None:
    migrate.upgrade(address)
    migrate.check(address)
    assert names(address) == {*metadata.tables, "alembic_version"}


def test_the_migrations_go_down_and_up_again(address: str) -> None:
    migrate.upgrade(address)
    migrate.downgrade(address)
    assert names(address) == {"alembic_version"}
    migrate.upgrade(address)
    migrate.check(address)


async def test_the_seats_of_an_older_database_are_asked_as_the_game_does(address: str) -> None:
    await asyncio.to_thread(migrate.upgrade, address)
    await asyncio.to_thread(migrate.downgrade, address, "0001")
    for statement in (OLD_TABLE, OLD_SEAT.format(0), OLD_SEAT.format(1)):
        await asyncio.to_thread(run, address, statement)
    storage = await Storage.open(address)
    stored = await storage.load("ARKHAM")
    await storage.close()
    assert stored is not None and stored.table.seats == [a_seat(0), a_seat(1)]


async def test_seats_that_chose_their_windows_before_are_still_asked_for_orders_and_in_the_tests_of_others(
    address: str,
) -> None:
    await asyncio.to_thread(migrate.upgrade, address)
    await asyncio.to_thread(migrate.downgrade, address, "0002")
    chosen = "UPDATE seats SET stops = '[\"mythos\"]' WHERE number = 0"
    for statement in (OLD_TABLE, OLD_SEAT.format(0), OLD_SEAT.format(1), chosen):
        await asyncio.to_thread(run, address, statement)
    storage = await Storage.open(address)
    stored = await storage.load("ARKHAM")
    await storage.close()
    assert stored is not None
    assert [seat.stops for seat in stored.table.seats] == [["mythos", "orders", "others-test"], None]


def test_a_missing_migration_is_found(address: str) -> None:
    migrate.upgrade(address)
    run(address, "ALTER TABLE said DROP COLUMN name")
    with pytest.raises(StorageError, match="said"):
        migrate.check(address)


async def test_a_database_of_a_newer_version_is_refused(address: str) -> None:
    await (await Storage.open(address)).close()
    await asyncio.to_thread(run, address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="another version"):
        await Storage.open(address)


def test_a_migration_that_fails_leaves_nothing_behind(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(config: object, revision: str) -> None:
        upgrade(config, revision)
        raise RuntimeError("the power went")

    upgrade = migrate.command.upgrade
    monkeypatch.setattr(migrate.command, "upgrade", broken)
    with pytest.raises(RuntimeError):
        migrate.upgrade(address)
    assert names(address) == set()


def run(address: str, statement: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text(statement))

    async def do() -> None:
        database = connect(address)
        await database.write(work)
        await database.close()

    asyncio.run(do())
