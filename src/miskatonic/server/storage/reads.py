"""The reads, each a function of a connection within a transaction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import Column, Connection, Select, Table, func, or_, select

from .rows import ChatRow, JournalEntry, SeatRow, StoredTable, TableRow, TableSummary, VisitorTable
from .schema import holders, journal, reports, said, seats, tables

S = TypeVar("S", bound=Struct)

LINES_READ = 200
"""Of the talk at a table."""


def load(connection: Connection, code: str) -> StoredTable | None:
    row = (
        connection.execute(select(*columns_of(tables, TableRow)).where(tables.c.code == code)).mappings().one_or_none()
    )
    if row is None:
        return None
    held: dict[int, set[str]] = {}
    for seat, visitor in connection.execute(select(holders.c.seat, holders.c.visitor).where(holders.c.code == code)):
        held.setdefault(seat, set()).add(visitor)
    return StoredTable(
        TableRow(**row, seats=rows_of(connection, seats, SeatRow, code)),
        rows_of(connection, journal, JournalEntry, code),
        latest_said(connection, code),
        held,
    )


def latest_said(connection: Connection, code: str) -> list[ChatRow]:
    """The end of the talk; all of it is kept, but nobody reads it from the beginning."""
    newest = select(*columns_of(said, ChatRow)).where(said.c.code == code).order_by(said.c.number.desc())
    found = connection.execute(newest.limit(LINES_READ)).mappings().all()
    return [ChatRow(**row) for row in reversed(found)]


def tables_of(connection: Connection, visitor: str, limit: int) -> list[VisitorTable]:
    """The tables a visitor made or sits at, those last touched first."""
    held = select(holders.c.code).where(holders.c.visitor == visitor)
    mine = (
        select(*columns_of(tables, TableSummary))
        .where(or_(tables.c.host == visitor, tables.c.code.in_(held)))
        .order_by(tables.c.touched_at.desc(), tables.c.code)
        .limit(limit)
    )
    heads = connection.execute(mine).mappings().all()
    codes = [head["code"] for head in heads]
    seated = seats_of(connection, codes)
    sits = seats_held(connection, codes, visitor)
    return [VisitorTable(TableSummary(**head, seats=seated[head["code"]]), sits[head["code"]]) for head in heads]


def seats_of(connection: Connection, codes: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: defaultdict[str, list[SeatRow]] = defaultdict(list)
    asked = select(seats.c.code, *columns_of(seats, SeatRow)).where(seats.c.code.in_(codes)).order_by(seats.c.number)
    for code, *columns in connection.execute(asked):
        found[code].append(SeatRow(*columns))
    return found


def seats_held(connection: Connection, codes: Sequence[str], visitor: str) -> dict[str, list[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    asked = select(holders.c.code, holders.c.seat).where(holders.c.visitor == visitor, holders.c.code.in_(codes))
    for code, seat in connection.execute(asked.order_by(holders.c.seat)):
        found[code].append(seat)
    return found


def report(connection: Connection, code: str, number: str) -> bytes | None:
    found = select(reports.c.file).where(reports.c.code == code, reports.c.number == number)
    return connection.execute(found).scalar_one_or_none()


def count_made_by(connection: Connection, visitor: str, since: datetime) -> int:
    made: Select[int] = select(func.count()).where(tables.c.host == visitor, tables.c.made_at >= since)
    return connection.execute(made).scalar_one()


def count_tables(connection: Connection) -> dict[str, int]:
    counted = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {status: count for status, count in connection.execute(counted)}


def ping(connection: Connection) -> None:
    connection.execute(select(1))


def rows_of(connection: Connection, table: Table, kind: type[S], code: str) -> list[S]:
    """The numbered rows of a table, in order."""
    numbered = select(*columns_of(table, kind)).where(table.c.code == code).order_by(table.c.number)
    return [kind(*row) for row in connection.execute(numbered)]


def columns_of(table: Table, kind: type[Struct]) -> list[Column[object]]:
    """The columns that fill a struct, in its order; the seats of a table are rows of their own."""
    return [table.c[name] for name in kind.__struct_fields__ if name != "seats"]
