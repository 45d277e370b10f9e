"""All tables of a server: makes them, finds them, resumes them, and lets the idle ones leave the memory."""

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
from miskatonic.kernel.saves import leads_to
from miskatonic.kernel.table import Table
from miskatonic.kernel.version import VERSION

from . import messages as wire
from .bots import Bots
from .checks import Checks
from .costly import CostlyWork
from .history import History, progress_of
from .identity import Visitor, new_code
from .journal import choose_again, replay_as_far_as_possible, replay_journal, standing_choices
from .live_table import LiveTable
from .nodes import Lease
from .quotas import Quotas
from .rate_limiter import RateLimiter
from .refusals import Elsewhere, Refusal, refuse_storage_errors
from .seating import BY_BOT
from .services import Services, now
from .stops import BY_STOPS
from .storage import Conflict, JournalEntry, Owner, SeatRow, Storage, StorageError, StoredTable, TableChange, TableRow
from .table_setup import held_by, new_row, read_seed, seat_rows, seats_as_before, set_up, setup_of
from .turns import Turns

DAY: Final = timedelta(days=1)
ROOM_MADE: Final = 8
"""Where too many tables are idle, so large a part of them leaves as well, so that they are seldom looked for."""

log = structlog.get_logger("miskatonic.registry")


class TableRegistry:
    """Finds the table of a code, in memory or in the database."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.costly = CostlyWork(services.config.limits)
        self.quotas = Quotas(services.config.limits, services.node)
        self.turns = Turns(services.config.limits.at_once)
        self.greetings = Turns(services.config.limits.greetings_at_once)
        self.checks = Checks(services)
        limits = services.config.limits
        self._room = 0
        """With so many tables in memory it is not worth while to look for idle ones."""
        self._bots = RateLimiter(limits.bot_choices_per_second, limits.bot_choice_burst)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.closed = asyncio.Event()
        """Set when no table is run here any more."""
        self.connections: Counter[str] = Counter()
        """Open sockets at all tables, by the address they come from."""

    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._tables.values())

    async def find(self, code: str) -> LiveTable:
        """The table of a code; it is loaded once, however many ask for it at the same time."""
        table = self._tables.get(code)
        if table is not None and await table.lease.held() and not table.closed:
            table.idle_since = monotonic()
            return table
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await self._unless_closed(loading)

    async def _unless_closed(self, loading: asyncio.Task[LiveTable]) -> LiveTable:
        """Wait for a table; a server that stops does not wait for its database."""
        closing = asyncio.create_task(self.closed.wait())
        try:
            await asyncio.wait((loading, closing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            closing.cancel()
        if loading.done():
            return loading.result()
        loading.add_done_callback(lambda task: task.cancelled() or task.exception())
        raise Refusal("closing")

    async def _load(self, code: str) -> LiveTable:
        """Load a table that is in nobody's memory; one that another node runs is `Elsewhere`."""
        if self.closed.is_set():
            raise Refusal("closing")
        if (before := self._tables.pop(code, None)) is not None:
            await before.close(Refusal("closing"), again=True)
        lease = await self._take(code)
        found = await refuse_storage_errors(self.services.storage.load(code))
        if found is None:
            raise Refusal("no-table")
        history = await self._resume(found, self.services.storage.fenced(lease.fence))
        if self.closed.is_set() or not await lease.held():
            raise Refusal("closing")
        stamps = [each.stamp for each in (*found.journal, *found.said) if each.stamp]
        table = LiveTable(self.services, found.table, history, found.holders, found.said, stamps, lease)
        await self._add(table)
        return table

    async def _take(self, code: str) -> Lease:
        taken = await refuse_storage_errors(self.services.node.take(code))
        if taken is None:
            raise Refusal("no-table")
        if isinstance(taken, Owner):
            raise Elsewhere(taken)
        self.services.metrics.taken.inc()
        return taken

    async def _resume(self, found: StoredTable, storage: Storage) -> History:
        """The game exactly where it was; of another version of the rules, from the last step it understands."""
        row = found.table
        if row.game not in GAMES:
            raise Refusal("not-resumable")
        journal = [entry for entry in found.journal if entry.number >= row.origin_entry]
        try:
            history = await asyncio.to_thread(replay_journal, row, journal)
            if history.table.hash() == row.hash or (of_other_rules(row) and leads_to(history.table, row.checkpoint)):
                return history
        except Exception as error:
            log.warning("a game does not replay", table=row.code, error=str(error))
        return await self._continue(row, journal, storage)

    async def _continue(self, row: TableRow, journal: Sequence[JournalEntry], storage: Storage) -> History:
        """Go on from the last checkpoint with the choices after it that are still legal; that is the new origin."""
        if not of_other_rules(row):
            log.error("a game does not replay to where it was", table=row.code)
            raise Refusal("not-resumable")
        if row.status == "over":
            return self._stop(row, journal)
        journal_length = journal[-1].number + 1 if journal else row.origin_entry
        try:
            history = History(Table(GAMES[row.game], setup_of(row), origin=row.checkpoint), journal_length)
        except Exception as error:
            log.error("a game cannot be continued", table=row.code, error=str(error))
            return self._stop(row, journal)
        kept: list[JournalEntry] = []
        for entry in standing_choices(journal)[row.checkpoint_choices :]:
            again = JournalEntry(history.journal_length, "choice", entry.seat, entry.key, 0, entry.by, None, now())
            try:
                choose_again(history, entry)
            except (IllegalChoice, Defect):
                break
            kept.append(again)
        log.info("a game goes on with other rules", table=row.code, made_by=row.engine, kept=len(kept))
        await self._rebase(row, history, kept, journal_length, storage)
        return history

    def _stop(self, row: TableRow, journal: Sequence[JournalEntry]) -> History:
        """A game that cannot go on stays to be watched. Nothing is written: the version that made it can go on yet."""
        try:
            return replay_as_far_as_possible(row, journal)
        except Exception as error:
            log.error("a game cannot be shown", table=row.code, error=str(error))
            raise Refusal("not-resumable") from None

    async def _rebase(
        self, row: TableRow, history: History, kept: Sequence[JournalEntry], origin_entry: int, storage: Storage
    ) -> None:
        """From now on the journal is played from the checkpoint; what was before it stays, but is not played again."""
        table = history.table
        progress = progress_of(history, now())
        change = TableChange(origin=table.origin, origin_entry=origin_entry)
        if row.status == "gathering":
            change["status"] = "gathering"
        await refuse_storage_errors(storage.append(row.code, kept, progress, **change))
        for name, value in (asdict(progress) | change).items():
            setattr(row, name, value)

    async def make(self, request: wire.TableRequest, maker: Visitor, address: str) -> LiveTable:
        """A new table as it was asked for."""
        await self._must_be_allowed(maker.id, address)
        if request.game not in GAMES:
            raise Refusal("no-game")
        seats = seat_rows(request.game, request.seats, maker)
        game = set_up(request.game, len(seats), read_seed(request.seed), request.options)
        return await self._open(History(game), seats, held_by(maker, request.seats), maker.id, request)

    async def continue_from(
        self, source: LiveTable, request: wire.Continuation, maker: Visitor, address: str
    ) -> LiveTable:
        """A new table that goes on from a moment of a finished game."""
        await self._must_be_allowed(maker.id, address)
        if source.row.status != "over":
            raise Refusal("not-over")
        if len(request.seats) != source.row.players:
            raise Refusal("no-seat")
        if request.at > source.history.told:
            raise Refusal("no-way-back")
        place = source.history.place_of(request.at)
        old, positions = source.history.table, source.history.positions[1:]
        choices = old.choices[:place]

        def play_again() -> tuple[History, list[JournalEntry]]:
            history = History(Table(old.game, old.setup, origin=old.origin))
            journal: list[JournalEntry] = []
            for (seat, key), position in zip(choices, positions, strict=False):
                by = BY_BOT if position.bot else BY_STOPS if position.passed else maker.id
                journal.append(JournalEntry(history.journal_length, "choice", seat, key, 0, by, None, now()))
                choose_again(history, journal[-1])
            return history, journal

        history, journal = await self.costly.do([address, maker.id], play_again)
        seats = seat_rows(old.game.name, request.seats, maker)
        return await self._open(history, seats, held_by(maker, request.seats), maker.id, source.row, journal)

    async def play_again(self, source: LiveTable, visitor: Visitor, address: str) -> str:
        """The code of a new table with the settings, seats and host of a finished game; all of them get the same."""
        async with source.exclusive():
            if source.row.host != visitor.id and not source.seating.seats_of(visitor.id):
                raise Refusal("not-yours")
            if source.row.status != "over":
                raise Refusal("not-over")
            if source.row.next_code is None:
                await self._must_be_allowed(source.row.host, address)
                await source.lead_on_to((await self._open_again(source)).code)
            assert source.row.next_code is not None
            return source.row.next_code

    async def _open_again(self, source: LiveTable) -> LiveTable:
        """The same company at a new table; what is hidden is new, also where somebody had named the seed."""
        row = source.row
        game = set_up(row.game, row.players, read_seed(None), row.options)
        holders = {seat: set(who) for seat, who in source.seating.holders.items() if who}
        return await self._open(History(game), seats_as_before(row), holders, row.host, row)

    async def _open(
        self,
        history: History,
        seats: list[SeatRow],
        holders: dict[int, set[str]],
        host: str,
        like: wire.TableRequest | TableRow,
        journal: Sequence[JournalEntry] = (),
    ) -> LiveTable:
        """Store a table under a new code; it is run `like` the request, or the table it goes on from, says."""
        waits = any(seat.kind != "bot" and not holders.get(seat.number) for seat in seats)
        status: wire.Status = "over" if history.over else "gathering" if waits else "playing"
        lease = self.services.node.new_lease()
        if self.closed.is_set() or not await lease.held():
            raise Refusal("closing")
        storage = self.services.storage.fenced(lease.fence)
        while True:
            row = new_row(new_code(), history, seats, host, status, like)
            try:
                await storage.add_table(row, journal, holders, self.services.node.id)
            except Conflict:
                continue
            except StorageError as error:
                log.error("cannot store a table", error=str(error))
                raise Refusal("storage") from None
            break
        live = LiveTable(self.services, row, history, holders, lease=lease)
        await self._add(live)
        log.info("a table was made", table=row.code, game=row.game, players=row.players, status=status)
        return live

    async def _must_be_allowed(self, host: str, address: str) -> None:
        made = await refuse_storage_errors(self.services.storage.count_made_by(host, now() - DAY))
        if made >= self.services.config.limits.tables_per_day or not await self.quotas.may_make_table(address):
            raise Refusal("too-many-tables")

    async def _add(self, table: LiveTable) -> None:
        table.observe(Bots(table, self._bots))
        self._tables[table.code] = table
        await self._make_room()
        self.services.metrics.tables.set(len(self._tables))

    async def unload_idle(self) -> None:
        """Let tables nobody is connected to leave the memory, and whoever has used up nothing lately."""
        idle = self.services.config.idle_seconds
        for table in self.tables:
            if table.closed or (not table.busy and monotonic() - table.idle_since > idle):
                await self._unload(table)
        await self.services.node.forget_quotas()
        self.services.metrics.tables.set(len(self._tables))

    async def _unload(self, table: LiveTable) -> None:
        """Let a table leave the memory."""
        await table.close(Refusal("closing"), again=True)
        if self._tables.get(table.code) is table:
            del self._tables[table.code]
        await self.services.node.release(table.code, table.lease)

    async def _make_room(self) -> None:
        """Let those leave the memory that have been idle longest, where more are idle than may be."""
        if len(self._tables) <= self._room:
            return
        idle = sorted((table for table in self.tables if not table.busy), key=lambda table: -table.idle_since)
        most = self.services.config.limits.idle_tables
        self._room = len(self._tables) - len(idle) + most
        if len(idle) > most:
            for table in idle[most - most // ROOM_MADE :]:
                await self._unload(table)

    async def forget_old(self) -> None:
        """Delete the tables nobody has touched for as long as tables are kept, some at a time."""
        days = self.services.config.keep_days
        while days is not None:
            forgotten = await self.services.storage.forget_tables(now() - days * DAY, self._tables.keys())
            if not forgotten:
                return
            log.info("old tables were deleted", count=forgotten)

    async def let_go(self) -> None:
        """Close all tables: they are not ours any more. Who was connected comes back and finds whoever runs them."""
        tables = self.tables
        self._tables.clear()
        for table in tables:
            await table.close(Refusal("closing"), again=True)
        self.services.metrics.lost.inc(len(tables))
        self.services.metrics.tables.set(0)

    async def close(self) -> None:
        """Close all tables and run none from now on."""
        self.closed.set()
        await self.let_go()


def of_other_rules(row: TableRow) -> bool:
    """True where a table was last played by another version of the program or of its game."""
    return row.engine != VERSION or row.content != GAMES[row.game].content_digest
