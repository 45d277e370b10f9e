"""The hall: all tables of a server. It makes them, finds them, and lets the idle ones leave the memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from time import monotonic
from typing import Final

import structlog
from msgspec.structs import asdict

from miskatonic.games import GAMES
from miskatonic.kernel.errors import Defect, IllegalChoice
from miskatonic.kernel.table import Table
from miskatonic.kernel.version import VERSION

from . import messages as wire
from .course import Course, standing
from .identity import Visitor, new_code
from .limits import Turnstile
from .live import LiveTable
from .problems import Refusal
from .seating import BY_BOT
from .services import Services, now, stored
from .stops import BY_STOPS
from .storage import Conflict, JournalEntry, StorageError, StoredTable, TableChange, TableRow
from .tables import new_row, read_seed, seat_rows, set_up, setup_of

DAY: Final = timedelta(days=1)

log = structlog.get_logger("miskatonic.hall")


class Hall:
    """Finds the table of a code, in memory or in the database."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.showing = asyncio.Lock()
        """Replays are made one at a time, beside the games."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        made = services.config.limits.tables_from_address
        self._made = Turnstile(made / DAY.total_seconds(), made)
        self.connections: Counter[str] = Counter()
        """Open sockets, by the address they come from."""
        """Sockets open at all tables."""

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def find(self, code: str) -> LiveTable:
        """The table of a code; it is loaded once, however many ask for it at the same time."""
        table = self._tables.get(code)
        if table is not None and not table.closed:
            return table
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable:
        found = await stored(self.services.storage.load(code))
        if found is None:
            raise Refusal("no-table")
        course = await self._resume(found)
        stamps = [entry.stamp for entry in found.journal if entry.stamp]
        table = LiveTable(self.services, found.table, course, found.holders, found.said, stamps)
        self._add(table)
        return table

    async def _resume(self, found: StoredTable) -> Course:
        """The game exactly where it was; of another version of the rules, from the last step it understands."""
        row = found.table
        if row.game not in GAMES:
            raise Refusal("not-resumable")
        journal = [entry for entry in found.journal if entry.number >= row.origin_entry]
        try:
            course = retrace(row, row.origin, journal)
            if course.table.hash() == row.hash:
                return course
        except Exception as error:
            log.warning("a game does not replay", table=row.code, error=str(error))
        return await self._continue(row, journal)

    async def _continue(self, row: TableRow, journal: Sequence[JournalEntry]) -> Course:
        """Go on from the last checkpoint with the choices after it that are still legal; that is the new origin."""
        game = GAMES[row.game]
        if row.engine == VERSION and row.content == game.content_digest:
            log.error("a game does not replay to where it was", table=row.code)
            raise Refusal("not-resumable")
        entries = journal[-1].number + 1 if journal else row.origin_entry
        try:
            course = Course(Table(game, setup_of(row), origin=row.checkpoint), entries)
        except Exception as error:
            log.error("a game cannot be continued", table=row.code, error=str(error))
            raise Refusal("not-resumable") from None
        kept: list[JournalEntry] = []
        for entry in effective(journal)[row.checkpoint_choices :]:
            again = JournalEntry(course.entries, "choice", entry.seat, entry.key, 0, entry.by, None, now())
            try:
                choose_again(course, entry)
            except (IllegalChoice, Defect):
                break
            kept.append(again)
        log.info("a game goes on with other rules", table=row.code, made_by=row.engine, kept=len(kept))
        await self._rebase(row, course, kept, entries)
        return course

    async def _rebase(self, row: TableRow, course: Course, kept: Sequence[JournalEntry], entries: int) -> None:
        """From now on the journal is played from the checkpoint; what was before it stays, but is not played again."""
        table = course.table
        progress = standing(course, now())
        change = TableChange(
            engine=VERSION, content=table.game.content_digest, origin=table.origin, origin_entry=entries
        )
        if row.status == "gathering":
            change["status"] = "gathering"
        await stored(self.services.storage.append(row.code, kept, progress, **change))
        for name, value in (asdict(progress) | change).items():
            setattr(row, name, value)

    async def make(self, request: wire.TableRequest, maker: Visitor, address: str) -> LiveTable:
        """A new table as somebody requests it."""
        await self._must_be_allowed(maker, address)
        if request.game not in GAMES:
            raise Refusal("no-game")
        seats = seat_rows(request.game, request.seats, maker)
        game = set_up(request.game, len(seats), read_seed(request.seed), request.options)
        return await self._open(Course(game), request.seats, maker, request, ())

    async def go_on(self, source: LiveTable, request: wire.Continuation, maker: Visitor, address: str) -> LiveTable:
        """A new table that goes on from a moment of a finished game."""
        await self._must_be_allowed(maker, address)
        if source.row.status != "over":
            raise Refusal("not-over")
        if len(request.seats) != source.row.players:
            raise Refusal("no-seat")
        if request.at > source.course.length:
            raise Refusal("no-way-back")
        old = source.course.table
        course = Course(Table(old.game, old.setup, origin=old.origin))
        journal: list[JournalEntry] = []
        for (seat, key), mark in zip(old.choices[: request.at], source.course.marks[1:], strict=False):
            by = BY_BOT if mark.bot else BY_STOPS if mark.passed else maker.id
            journal.append(JournalEntry(course.entries, "choice", seat, key, 0, by, None, now()))
            choose_again(course, journal[-1])
        return await self._open(course, request.seats, maker, source.row, journal)

    async def _open(
        self,
        course: Course,
        requests: Sequence[wire.SeatRequest],
        maker: Visitor,
        like: wire.TableRequest | TableRow,
        journal: Sequence[JournalEntry],
    ) -> LiveTable:
        table = course.table
        seats = seat_rows(table.game.name, requests, maker)
        holders = {number: {maker.id} for number, request in enumerate(requests) if request.kind == "mine"}
        waits = any(request.kind in ("human", "open") for request in requests)
        status: wire.Status = "over" if course.over else "gathering" if waits else "playing"
        while True:
            row = new_row(new_code(), table, seats, maker, status, like)
            try:
                await self.services.storage.add_table(row, journal, holders)
            except Conflict:
                continue
            except StorageError as error:
                log.error("cannot store a table", error=str(error))
                raise Refusal("storage") from None
            break
        live = LiveTable(self.services, row, course, holders)
        self._add(live)
        log.info("a table was made", table=row.code, game=row.game, players=row.players, status=status)
        return live

    async def _must_be_allowed(self, maker: Visitor, address: str) -> None:
        made = await stored(self.services.storage.count_made_by(maker.id, now() - DAY))
        if made >= self.services.config.limits.tables_per_day or not self._made.take(address):
            raise Refusal("too-many-tables")

    def _add(self, table: LiveTable) -> None:
        self._tables[table.code] = table
        self.services.metrics.tables.set(len(self._tables))

    async def sweep(self) -> None:
        """Let tables nobody listens to leave the memory."""
        idle = self.services.config.idle_seconds
        for table in self.tables:
            if table.closed or (not table.busy and monotonic() - table.quiet_since > idle):
                await table.close(Refusal("closing"), again=True)
                self._tables.pop(table.code, None)
        self.services.metrics.tables.set(len(self._tables))

    async def close(self) -> None:
        for table in self.tables:
            await table.close(Refusal("closing"), again=True)
        self._tables.clear()


def effective(journal: Sequence[JournalEntry]) -> list[JournalEntry]:
    """The choices that count: those not taken back."""
    kept: list[JournalEntry] = []
    for entry in journal:
        if entry.kind == "undo":
            del kept[entry.to :]
        else:
            kept.append(entry)
    return kept


def choose_again(course: Course, entry: JournalEntry) -> None:
    course.choose(entry.seat, entry.key, bot=entry.by == BY_BOT, passed=entry.by == BY_STOPS)


def retrace(row: TableRow, origin: bytes | None, journal: Sequence[JournalEntry]) -> Course:
    """Play a journal again."""
    course = Course(Table(GAMES[row.game], setup_of(row), origin=origin), row.origin_entry)
    again = asked_again(journal)
    for entry in effective(journal):
        if course.length in again:
            course.ask_again(again[course.length])
        course.entries = entry.number
        choose_again(course, entry)
    if course.length in again:
        course.ask_again(again[course.length])
    if journal:
        course.entries = journal[-1].number + 1
    return course


def asked_again(journal: Sequence[JournalEntry]) -> dict[int, int]:
    """The positions one went back to and on from: under which number their question was asked anew."""
    numbers: dict[int, int] = {}
    for entry in journal:
        if entry.kind == "undo":
            numbers = {place: number for place, number in numbers.items() if place < entry.to}
            numbers[entry.to] = entry.number + 1
    return numbers
