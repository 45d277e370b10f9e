"""The storage as the server sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from datetime import datetime
from functools import partial
from typing import Any, Self, TypeVar, Unpack

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection

from . import migrate, reads, writes
from .database import Database, connect
from .errors import StorageError
from .group_writer import GroupWriter
from .rows import ChatRow, JournalEntry, Progress, SeatRow, StoredTable, TableChange, TableRow, VisitorTable

T = TypeVar("T")

SECRET = "signing"


class Storage:
    """Open it with `await Storage.open(url)`.

    Every write returns after its commit. It raises `Conflict` if another writer was there first, `UnknownTable` if
    there is nothing to write to, and `StorageError` if the database failed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = GroupWriter(database)
        self._closed = False
        self._fence: int | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """`sqlite:////path/file.db` or `postgresql://user@host/name`; makes the file, brings the tables up to date."""
        await asyncio.to_thread(migrate.upgrade, url)
        return cls(connect(url))

    def fenced(self, fence: int | None) -> Self:
        """The same storage for whoever runs a table with this fence: writes fail as soon as it has another."""
        if fence is None:
            return self
        fenced = copy(self)
        fenced._fence = fence
        return fenced

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Returns where the database can be read and written to; a full disk can only be read."""
        await self._read(reads.ping)
        await self._writer.do(partial(writes.touch_secret, name=SECRET))

    async def signing_secret(self) -> bytes:
        """What cookies and links are signed with: made once, then the same for every server of this database."""
        return await self._writer.do(partial(writes.keep_secret, name=SECRET, fresh=secrets.token_bytes(32)))

    # Writing. The columns are taken out at once: the caller may go on changing a struct.

    async def add_table(
        self,
        table: TableRow,
        journal: Sequence[JournalEntry] = (),
        holders: Mapping[int, Iterable[str]] | None = None,
        node: str | None = None,
    ) -> None:
        """Store a new table, which is run by the `node` from the beginning."""
        code = table.code
        columns = asdict(table) | {"node": node, "fence": self._fence or 0}
        del columns["seats"]
        held = [
            {"code": code, "seat": seat, "visitor": visitor}
            for seat, visitors in (holders or {}).items()
            for visitor in visitors
        ]
        seats, entries = rows(code, table.seats), rows(code, journal)
        await self._writer.do(partial(writes.add_table, table=columns, seated=seats, entries=entries, held=held))

    async def append(
        self,
        code: str,
        entries: Sequence[JournalEntry],
        progress: Progress,
        seats: Sequence[SeatRow] = (),
        **more: Unpack[TableChange],
    ) -> None:
        """Lengthen the journal, move the table along, change some seats and `more` of it, all or nothing."""
        columns = asdict(progress) | more
        if progress.checkpoint is None:
            del columns["checkpoint"], columns["checkpoint_choices"]
        lines, seated = rows(code, entries), [asdict(seat) for seat in seats]
        await self._change(code, partial(writes.append, code=code, entries=lines, progress=columns, seated=seated))

    async def update_table(self, code: str, **columns: Unpack[TableChange]) -> None:
        await self._change(code, partial(writes.change_table, code=code, columns=dict(columns)))

    async def forget_tables(self, before: datetime, keeping: Collection[str] = (), limit: int = 100) -> int:
        """Delete up to so many tables that nobody has touched since, but for some; how many there were."""
        return await self._writer.do(partial(writes.forget_tables, before=before, keeping=set(keeping), limit=limit))

    async def save_seat(self, code: str, seat: SeatRow) -> None:
        await self._change(code, partial(writes.save_seat, code=code, seat=asdict(seat)))

    async def add_chat_line(self, code: str, said: ChatRow) -> None:
        await self._change(code, partial(writes.add_chat_line, code=code, line={"code": code, **asdict(said)}))

    async def add_report(self, code: str, number: str, at: datetime, file: bytes, most: int) -> bool:
        """Keep a report of a table, unless it has so many already; `Conflict` where the number is taken."""
        report = {"number": number, "at": at, "file": file}
        return await self._change(code, partial(writes.add_report, code=code, report=report, most=most))

    async def hold_seat(self, code: str, seat: int, visitor: str) -> None:
        await self._change(code, partial(writes.hold_seat, code=code, seat=seat, visitor=visitor))

    async def release_seat(self, code: str, seat: int) -> None:
        """Nobody holds the seat any more."""
        await self._change(code, partial(writes.release_seat, code=code, seat=seat))

    async def _change(self, code: str, write: Callable[[Connection], T]) -> T:
        if self._fence is not None:
            write = partial(writes.while_held, code=code, fence=self._fence, write=write)
        return await self._writer.do(write)

    # Reading.

    async def load(self, code: str) -> StoredTable | None:
        return await self._read(partial(reads.load, code=code))

    async def report(self, code: str, number: str) -> bytes | None:
        """The file of a report."""
        return await self._read(partial(reads.report, code=code, number=number))

    async def tables_of(self, visitor: str, limit: int) -> list[VisitorTable]:
        """The tables a visitor made or sits at, those last touched first."""
        return await self._read(partial(reads.tables_of, visitor=visitor, limit=limit))

    async def count_made_by(self, visitor: str, since: datetime) -> int:
        return await self._read(partial(reads.count_made_by, visitor=visitor, since=since))

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self._read(reads.count_tables)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StorageError("The storage is closed.")
        return await self._database.read(work)


def rows(code: str, structs: Sequence[Struct]) -> list[dict[str, Any]]:
    return [{"code": code, **asdict(struct)} for struct in structs]
