"""The writes, each a function of a connection within a transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from typing import Any, Final, TypeVar

from sqlalchemy import BindParameter, Connection, Insert, Table, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .errors import Conflict, LostTable, UnknownTable
from .schema import holders, journal, nodes, reports, said, seats, secrets, tables

T = TypeVar("T")
Columns = dict[str, Any]

# What every choice executes is put together once: that takes as long as to carry it out.
OF_TABLE: Final[BindParameter[str]] = bindparam("of_table")
CHANGE_TABLE: Final = update(tables).where(tables.c.code == OF_TABLE)
CHANGE_SEAT: Final = update(seats).where(seats.c.code == OF_TABLE, seats.c.number == bindparam("of_seat"))
LOCK_TABLE: Final = select(tables.c.fence).where(tables.c.code == OF_TABLE).with_for_update(key_share=True)


@cache
def add_to(table: Table) -> Insert:
    return insert(table)


def touch_secret(connection: Connection, name: str) -> None:
    """Write what is there already."""
    connection.execute(update(secrets).where(secrets.c.name == name).values(name=name))


def add_table(
    connection: Connection, table: Columns, seated: list[Columns], entries: list[Columns], held: list[Columns]
) -> None:
    code = table["code"]
    add_rows(connection, tables, code, [table])
    add_rows(connection, seats, code, seated)
    add_rows(connection, journal, code, entries)
    add_rows(connection, holders, code, held)


def while_held(connection: Connection, code: str, fence: int, write: Callable[[Connection], T]) -> T:
    """Write to a table as long as its fence is ours; its row is locked, so nobody takes it before this is stored."""
    if connection.execute(LOCK_TABLE, {"of_table": code}).scalar_one_or_none() != fence:
        raise LostTable(f"Another server runs table {code}.")
    return write(connection)


def append(connection: Connection, code: str, entries: list[Columns], progress: Columns, seated: list[Columns]) -> None:
    change_table(connection, code, progress)
    add_rows(connection, journal, code, entries)
    for seat in seated:
        save_seat(connection, code, seat)


def change_table(connection: Connection, code: str, columns: Columns) -> None:
    if not connection.execute(CHANGE_TABLE, {**columns, "of_table": code}).rowcount:
        raise UnknownTable(f"There is no table {code}.")


def forget_tables(connection: Connection, before: datetime, keeping: Collection[str], limit: int) -> int:
    """Delete tables last touched before some moment, with all that belongs to them; how many."""
    running = exists().where(nodes.c.id == tables.c.node)
    old = select(tables.c.code).where(tables.c.touched_at < before, ~running).order_by(tables.c.touched_at)
    codes = [code for code in connection.execute(old.limit(limit + len(keeping))).scalars() if code not in keeping]
    for table in (holders, reports, said, journal, seats, tables):
        connection.execute(delete(table).where(table.c.code.in_(codes[:limit])))
    return len(codes[:limit])


def add_chat_line(connection: Connection, code: str, line: Columns) -> None:
    add_rows(connection, said, code, [line])


def add_report(connection: Connection, code: str, report: Columns, most: int) -> bool:
    """Keep a report of a table, unless it has so many already."""
    of_table = select(func.count()).where(reports.c.code == code)
    if connection.execute(of_table).scalar_one() >= most:
        return False
    add_rows(connection, reports, code, [{"code": code, **report}])
    return True


def save_seat(connection: Connection, code: str, seat: Columns) -> None:
    if not connection.execute(CHANGE_SEAT, {**seat, "of_table": code, "of_seat": seat["number"]}).rowcount:
        raise UnknownTable(f"There is no seat {seat['number']} at a table {code}.")


def hold_seat(connection: Connection, code: str, seat: int, visitor: str) -> None:
    with storage_errors(code):
        add_if_new(connection, holders, {"code": code, "seat": seat, "visitor": visitor})


def release_seat(connection: Connection, code: str, seat: int) -> None:
    connection.execute(delete(holders).where(holders.c.code == code, holders.c.seat == seat))


def keep_secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The secret of that name; the fresh one if there was none."""
    add_if_new(connection, secrets, {"name": name, "value": fresh})
    return connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()


def add_rows(connection: Connection, table: Table, code: str, rows: list[Columns]) -> None:
    if not rows:
        return
    with storage_errors(code):
        connection.execute(add_to(table), rows)


def add_if_new(connection: Connection, table: Table, row: Columns) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), row)


@contextmanager
def storage_errors(code: str) -> Generator[None]:
    """Raise what the database refuses as one of our own errors."""
    try:
        yield
    except IntegrityError as error:
        match database_code(error):
            case "SQLITE_CONSTRAINT_PRIMARYKEY" | "SQLITE_CONSTRAINT_UNIQUE" | "23505":
                raise Conflict(f"Somebody else wrote this of table {code} already.") from error
            case "SQLITE_CONSTRAINT_FOREIGNKEY" | "23503":
                raise UnknownTable(f"There is no table {code} with such a seat.") from error
            case _:
                raise


def database_code(error: IntegrityError) -> str | None:
    """The name SQLite gives to an error, or the number PostgreSQL gives to it."""
    return getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
