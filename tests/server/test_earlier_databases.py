"""A database that a server of an earlier version wrote: every table of it goes on, and it can be taken back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import inspect

from bench.player import Visitor
from miskatonic.server.storage import migrate
from miskatonic.server.storage.database import connect

from .playing import Party
from .running import Running
from .test_resuming import told

EARLIER = sorted(Path(__file__).parent.glob("earlier/*.sql"))
WHOLE = {"NWL9V5": 24, "DTZGN5": 31}
"""How many choices are left of those whose whole history is kept; an order that made no difference is left out."""

earlier = pytest.mark.parametrize("dump", EARLIER, ids=lambda path: path.stem)
Serve = Callable[[str], Running]


def restored(dump: Path, folder: Path) -> str:
    """The address of the database, as that version left it."""
    file = folder / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript(dump.read_text())
    database.close()
    return f"sqlite:///{file}"


def noted(dump: Path) -> dict[str, Any]:
    """What was noted beside it: the tables with the cookies of the people at them, and where the schema stood."""
    return json.loads(dump.with_suffix(".json").read_text())


async def sat_down(server: Running, table: dict[str, Any]) -> Party:
    """Everybody of a table, with the cookies of that time."""
    people = [
        Visitor(httpx.AsyncClient(base_url=server.address, cookies={"miskatonic": cookie}))
        for cookie in table["cookies"]
    ]
    return Party(table["code"], people, [await person.sit(table["code"]) for person in people])


@earlier
async def test_every_table_of_an_earlier_database_goes_on(dump: Path, tmp_path: Path, serve: Serve) -> None:
    address = restored(dump, tmp_path)
    server = serve(address)
    told_then: dict[str, Any] = {}
    for table in noted(dump)["tables"]:
        here = await sat_down(server, table)
        stood = WHOLE.get(here.code)
        assert stood is None or here.seats[0].choices == stood, "its whole history is kept"
        for _ in range(5):
            if not here.seats[0].over:
                await here.choose()
        told_then[here.code] = [told(seat) for seat in here.seats]
        await here.leave()
    server.stop()
    again = serve(address)
    for table in noted(dump)["tables"]:
        here = await sat_down(again, table)
        assert [told(seat) for seat in here.seats] == told_then[here.code]
        await here.leave()
    again.stop()


@earlier
async def test_what_was_said_and_what_is_over_stays(dump: Path, tmp_path: Path, serve: Serve) -> None:
    server = serve(restored(dump, tmp_path))
    parties = [await sat_down(server, table) for table in noted(dump)["tables"]]
    assert [[line["text"] for line in here.seats[-1].said] for here in parties] == [["Tonight we play."], [], [], []]
    assert [here.seats[0].over for here in parties] == [False, False, True, False]
    for here in parties:
        await here.leave()
    server.stop()


@earlier
async def test_an_earlier_database_is_taken_back_with_all_that_was_in_it(
    dump: Path, tmp_path: Path, serve: Serve
) -> None:
    address = restored(dump, tmp_path)
    before = await contents(address)
    server = serve(address)
    here = await sat_down(server, noted(dump)["tables"][0])
    await here.choose(3)
    await here.leave()
    server.stop()
    assert await asyncio.to_thread(migrate.main, [address, noted(dump)["revision"]]) == 0
    after = await contents(address)
    assert after.keys() == before.keys()
    for name, (columns, rows) in before.items():
        assert after[name][0] == columns
        added = {"journal": 3}.get(name, 0)
        assert len(after[name][1]) == len(rows) + added, name
    assert set(before["journal"][1]) <= set(after["journal"][1])


async def contents(address: str) -> dict[str, tuple[set[str], list[tuple[Any, ...]]]]:
    """The columns and the rows of every table."""

    def read(connection: Any) -> dict[str, tuple[set[str], list[tuple[Any, ...]]]]:
        inspected = inspect(connection)
        found: dict[str, tuple[set[str], list[tuple[Any, ...]]]] = {}
        for name in inspected.get_table_names():
            columns = sorted(column["name"] for column in inspected.get_columns(name))
            chosen = ", ".join(f'"{column}"' for column in columns)
            rows = connection.exec_driver_sql(f'SELECT {chosen} FROM "{name}"').fetchall()
            found[name] = set(columns), [tuple(row) for row in rows]
        return found

    database = connect(address)
    try:
        return await database.read(read)
    finally:
        await database.close()
