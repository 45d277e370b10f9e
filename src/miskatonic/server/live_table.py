"""A table that is being played: one change at a time, and each is stored before anybody is told.

Commands and bots act on a table within `exclusive()`; the table calls neither of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, thread_time
from typing import Any, Final, NamedTuple, Protocol

import msgspec
import structlog
from msgspec.structs import replace

from miskatonic.kernel.errors import Defect, IllegalChoice

from . import messages as wire
from .broadcast import (
    Audience,
    AudienceKey,
    Broadcaster,
    Listener,
    Seats,
    asked_of,
    question,
    told_turning_points,
)
from .history import History, WayBack, progress_of
from .identity import Visitor
from .nodes import FOREVER, Lease
from .presence import Presence
from .refusals import Refusal, refuse_storage_errors
from .replays import ReplayData, replay_data
from .reports import keep_report, report_file
from .seating import BY_BOT, Seating
from .services import Services, now
from .stamps import Stamps
from .stops import AutoPasses, auto_pass, seat_stops, window_infos
from .storage import ChatRow, JournalEntry, SeatRow, StorageError, TableRow
from .table_info import table_info
from .voting import UndoVote

CHAT_LINES_SENT: Final = 200
"""So many lines of the chat are sent to somebody who connects."""
OUT_OF_DATE: Final = frozenset({"closing", "unsure"})
"""Refusals of the storage after which a table has to be loaded anew."""

log = structlog.get_logger("miskatonic.table")
encoder = msgspec.json.Encoder()


class TableObserver(Protocol):
    """Told by a table when something was done at it, and when it closes; neither may wait."""

    def on_change(self) -> None: ...

    def on_close(self) -> None: ...


class Greeting(NamedTuple):
    """How somebody was greeted who connected: the audience they belong to, and what it cost to tell them."""

    audience: AudienceKey
    seconds: float
    size: int


class LiveTable:
    """One game with its seats, its connections and its chat."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        history: History,
        holders: dict[int, set[str]],
        chat: Iterable[ChatRow] = (),
        stamps: Iterable[str] = (),
        lease: Lease = FOREVER,
    ) -> None:
        self.services = services
        self.lease = lease
        self.storage = services.storage.fenced(lease.fence)
        self.row = row
        self.history = history
        self.seating = Seating(row, holders, self.storage, services.config.limits.holders_per_seat)
        self.presence = Presence(len(row.seats), services.config.grace_seconds)
        self.broadcaster = Broadcaster()
        self.stamps = Stamps(stamps)
        self.vote: UndoVote | None = None
        self.idle_since = monotonic()
        self.closed = False
        self._lock = asyncio.Lock()
        self._chat = deque(chat, CHAT_LINES_SENT)
        self._chat_length = self._chat[-1].number + 1 if self._chat else 0
        self._checkpoint = row.checkpoint_choices
        self._observers: list[TableObserver] = []
        self._background: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None

    @property
    def code(self) -> str:
        return self.row.code

    def info(self) -> wire.TableInfo:
        broadcaster = self.broadcaster
        info = table_info(self.row, broadcaster.seats_online(), broadcaster.connections_of(()), self.seating.holders)
        seats = [self._with_absence(seat) for seat in info.seats]
        info = replace(info, seats=seats, stopped=self.history.stopped)
        return replace(info, turning_points=told_turning_points(self.history)) if self.history.over else info

    def _with_absence(self, seat: wire.SeatInfo) -> wire.SeatInfo:
        since = self.presence.away_since(seat.number)
        told = since.isoformat(timespec="seconds") if since else None
        return replace(seat, away_since=told, gone=self.presence.gone(seat.number))

    @property
    def busy(self) -> bool:
        """True while somebody is connected or something is being done."""
        return self.broadcaster.listener_count > 0 or self._lock.locked()

    @property
    def bots_may_play(self) -> bool:
        """Bots wait while nobody is connected, while the seats fill, and while the table votes."""
        connected = self.broadcaster.listener_count > 0
        playing = self.row.status == "playing" and not self.history.stopped
        return playing and self.vote is None and connected and not self.closed

    def must_go_on(self) -> None:
        """Refuse to change anything at a table whose game cannot go on."""
        if self.history.stopped:
            raise Refusal("not-resumable")

    def observe(self, observer: TableObserver) -> None:
        self._observers.append(observer)

    @asynccontextmanager
    async def exclusive(self) -> AsyncGenerator[None, None]:
        """Wait for one's turn to change the table; a table that is closed refuses, for it may be out of date.

        Where another server wrote, or nobody knows what was stored, it is.
        """
        async with self._lock:
            if not await self.lease.held() or self.closed:
                raise Refusal("closing")
            try:
                yield
            except Refusal as refusal:
                if refusal.code in OUT_OF_DATE:
                    self._in_background(self.close(refusal, again=True))
                raise
            for observer in self._observers:
                observer.on_change()

    # Connections.

    async def connect(self, listener: Listener, visitor: Visitor, hello: wire.Hello) -> Greeting:
        """Greet a connection with what it missed, or with everything."""
        async with self.exclusive():
            self.seating.must_be_welcome(visitor.id)
            if not self.history.stopped:
                await self.seating.take_name(visitor.name, visitor.id)
            if self.closed:
                raise Refusal("closing")
            key = AudienceKey(self.seating.seats_of(visitor.id), hello.face)
            if self.broadcaster.connections_of(key.seats) >= self.services.config.limits.connections_per_table:
                raise Refusal("too-many-connections")
            began = thread_time()
            audience = self.broadcaster.audience(key, self.history)
            since = hello.since if hello.epoch == audience.epoch else None
            missed = audience.updates_after(since) if since is not None else None
            if not self.broadcaster.listener_count:
                self.presence.begin_anew()
            told = [encoder.encode(self._welcome(audience, visitor))] if missed is None else missed
            seconds = thread_time() - began
            for data in told:
                listener.send(data)
            audience.listeners.add(listener)
            self._look_around()
            self.send_update(table=True)
        return Greeting(key, seconds, sum(map(len, told)))

    async def disconnect(self, listener: Listener, key: AudienceKey) -> None:
        """A connection was closed by its other end."""
        async with self._lock:
            if not self.broadcaster.remove(listener, key):
                return
            self.idle_since = monotonic()
            self._look_around()
            self.send_update(table=True)

    def disconnect_seat(self, seat: int) -> None:
        """Close the connections that hold a seat: its link is not valid any more."""
        self.broadcaster.disconnect(encoder.encode(wire.Bye(Refusal("bad-link").problem(), again=True)), seat)
        self._look_around()

    def _look_around(self) -> None:
        """Note who is here, and wait for whoever is not to be gone."""
        self.presence.notice(self.broadcaster.seats_online())
        if self._watching is None or self._watching.done():
            self._watching = self._in_background(self._watch_absences())

    async def _watch_absences(self) -> None:
        """Notice who is gone, as long as anybody is here to be told."""
        with suppress(Refusal):
            await self.notice_absences()
            while (seconds := self.presence.seconds_until_news()) is not None and self.broadcaster.listener_count:
                await asyncio.sleep(seconds)
                await self.notice_absences()

    async def notice_absences(self) -> None:
        """Tell everybody who is gone now, and count the votes without them."""
        async with self.exclusive():
            if self.presence.has_news and self.broadcaster.listener_count:
                self.send_update(table=True)
            if self.vote is not None and any(map(self.presence.gone, (self.vote.by, *self.vote.asked))):
                await self.count_votes()

    async def close(self, refusal: Refusal, *, again: bool) -> None:
        """Close all connections and refuse everything from now on, such as at the end of the server."""
        self.closed = True
        for observer in self._observers:
            observer.on_close()
        self.broadcaster.disconnect(encoder.encode(wire.Bye(refusal.problem(), again)))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    # Choosing and going back.

    async def choose(self, seat: int, key: str, by: str, stamp: str | None) -> None:
        """Make a choice, and pass for the seats it leads to that do not want to be asked; all are stored together."""
        history = self.history
        length, number = history.length, history.question_number
        entry = JournalEntry(history.journal_length, "choice", seat, key, 0, by, stamp, now())
        try:
            history.choose(seat, key, bot=by == BY_BOT)
        except IllegalChoice:
            raise Refusal("illegal") from None
        except Defect as defect:
            await self._report(defect)
            raise Refusal("defect") from None
        passes = await self._auto_pass() if history.question_number != number else AutoPasses()
        await self._append(
            [entry, *passes.entries], passes.asked_once, lambda: history.roll_back(history.length - length)
        )
        self.services.metrics.decisions.labels(self.row.game, "bot" if by == BY_BOT else "human").inc()
        vote_over = self._drop_vote()
        chosen = [wire.Chosen(seat, by == BY_BOT), *passes.chosen()]
        stops = numbers(passes.asked_once)
        self.send_update(moved=True, table=history.over, vote_over=vote_over, chosen=chosen, stops=stops)

    async def go_back(self, to: int, seat: int, by: str, stamp: str | None) -> None:
        """Return to a choice, which is made anew; only a seat that passed by itself there may do so again."""
        history = self.history
        taken = history.positions[to + 1 :]
        entry = JournalEntry(history.journal_length, "undo", seat, "", to, by, stamp, now())
        choose_again = history.go_back(to)
        passes = await self._auto_pass() if taken[0].passed else AutoPasses()

        def roll_back() -> None:
            if passes.entries:
                history.roll_back(len(passes.entries))
            choose_again()

        await self._append([entry, *passes.entries], passes.asked_once, roll_back)
        count = sum(not position.passed for position in taken)
        self.services.metrics.undone.labels(self.row.game).inc(count)
        self._drop_vote()
        self.send_update(moved=True, table=True, vote_over=True, taken_back=count, stops=numbers(passes.asked_once))

    def ways_back(self, seats: Seats) -> list[WayBack]:
        too_long = self.history.journal_length >= self.services.config.limits.journal_entries
        if not seats or self.history.stopped or too_long:
            return []
        return self.history.ways_back(seats, strict=self.row.undo == "strict")

    def undo_offers(self, seats: Seats) -> list[wire.UndoOffer]:
        return [self.history.offer(way) for way in self.ways_back(seats)]

    async def _auto_pass(self) -> AutoPasses:
        passes = auto_pass(self.history, self.row.seats)
        if passes.defect is not None:
            await self._report(passes.defect)
        return passes

    async def _report(self, defect: Defect) -> None:
        async def write(number: str) -> bytes:
            return report_file(defect.report, number, {"words": str(defect)})

        number = None
        with suppress(StorageError):
            number = await keep_report(self.storage, self.code, write)
        log.error("a rule failed", table=self.code, defect=str(defect), report=number)

    # Voting.

    def start_vote(self, vote: UndoVote) -> None:
        """Ask the others whether to go back; a vote under way ends."""
        self.vote = vote
        self.send_update(vote=True)

    def refuse_vote(self) -> None:
        """Somebody does not agree to go back."""
        self.vote = None
        self.send_update(vote_over=True)

    async def count_votes(self) -> None:
        """Go back where everybody agrees who is not gone. A vote ends when whoever asked for it is gone."""
        vote = self.vote
        if vote is None:
            return
        vote.keep_only(self.voters())
        if self.presence.gone(vote.by):
            self.refuse_vote()
        elif vote.passed:
            await self.go_back(vote.to, vote.by, "vote", None)
        else:
            self.send_update(vote=True)

    def voters(self) -> list[int]:
        """The seats of people who are here, or away for no longer than a moment."""
        return [seat for seat in self.seating.people() if not self.presence.gone(seat)]

    def _drop_vote(self) -> bool:
        """End a vote because the game went on; True where there was one."""
        under_way = self.vote is not None
        self.vote = None
        return under_way

    # Talking.

    @property
    def chat_length(self) -> int:
        """How many lines were ever said here."""
        return self._chat_length

    def may_talk(self, seats: Seats) -> list[int]:
        """Which of these seats may talk now."""
        may_talk = self.history.table.game.may_talk
        if may_talk is None or self.row.talk == "free" or self.row.status != "playing":
            return list(seats)
        return [seat for seat in seats if may_talk(self.history.table.state, seat)]

    async def say(self, seat: int, text: str, stamp: str) -> None:
        """Store a line of the chat, then send it."""
        line = ChatRow(self._chat_length, seat, self.row.seats[seat].name, text, now(), stamp)
        await refuse_storage_errors(self.storage.add_chat_line(self.code, line))
        self._chat_length += 1
        self._chat.append(line)
        self.send_update(said=[chat_line(line)])

    # How the table is run.

    async def begin_when_complete(self) -> None:
        if self.row.status == "gathering" and self.seating.complete:
            await self.begin()

    async def begin(self) -> None:
        await refuse_storage_errors(self.storage.update_table(self.code, status="playing"))
        self.row.status = "playing"

    async def lead_on_to(self, code: str) -> None:
        """The same company plays again at another table, and everybody here is told of it."""
        await refuse_storage_errors(self.storage.update_table(self.code, next_code=code))
        self.row.next_code = code
        self.send_update(table=True)

    async def set_pace(self, pace: wire.Pace) -> None:
        """How long bots wait before they act."""
        await refuse_storage_errors(self.storage.update_table(self.code, pace=pace))
        self.row.pace = pace
        self.send_update(table=True)

    def seat_stops(self, seats: Collection[int]) -> list[wire.SeatStops]:
        """In which windows these seats are asked, where the game has any."""
        game = self.history.table.game
        return [seat_stops(game, self.row.seats[seat]) for seat in seats] if game.windows else []

    async def replay_data(self, visitor: str, seat: int | None, face: wire.Face = "board") -> ReplayData:
        """What happened so far, for a replay; nothing that is not stored yet."""
        async with self.exclusive():
            return replay_data(self.info(), self.history, self.seating.seats_of(visitor), seat, face)

    # Storing.

    async def _append(
        self, entries: Sequence[JournalEntry], seats: Sequence[SeatRow], roll_back: Callable[[], None]
    ) -> None:
        """Store entries, the seats that changed with them, and the progress of the game; if that fails, roll back."""
        began = self.history.table.step_start().choices
        progress = progress_of(self.history, now(), checkpoint=began != self._checkpoint)
        try:
            await refuse_storage_errors(self.storage.append(self.code, entries, progress, seats))
        except Refusal:
            roll_back()
            raise
        self._checkpoint = began
        self.stamps.add_stored(entry.stamp for entry in entries if entry.stamp)
        row = self.row
        for seat in seats:
            row.seats[seat.number] = seat
        row.status, row.result, row.touched_at = progress.status, progress.result, progress.touched_at
        row.choices, row.waiting, row.hash = progress.choices, progress.waiting, progress.hash
        row.engine, row.content = progress.engine, progress.content

    # Sending.

    def _welcome(self, audience: Audience, visitor: Visitor) -> wire.Welcome:
        history = self.history
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            epoch=audience.epoch,
            number=audience.number,
            seats=list(audience.seats),
            host=self.row.host == visitor.id,
            table=self.info(),
            views=audience.full_views(history),
            questions=[question(history, *asked) for asked in asked_of(history, audience.seats).items()],
            choices=history.told,
            waiting=list(history.table.pending),
            undo=self.undo_offers(audience.seats),
            vote=self.vote.info() if self.vote else None,
            said=[chat_line(line) for line in self._chat],
            may_talk=self.may_talk(audience.seats),
            windows=window_infos(history.table.game),
            stops=self.seat_stops(audience.seats),
        )

    def send_update(
        self,
        *,
        moved: bool = False,
        table: bool = False,
        vote: bool = False,
        vote_over: bool = False,
        chosen: list[wire.Chosen] | None = None,
        said: list[wire.ChatLine] | None = None,
        pointed: wire.PointedAt | None = None,
        taken_back: int | None = None,
        stops: Collection[int] = (),
    ) -> None:
        """Send everybody what is new, each what their seats may know; `stops` are seats whose stops changed."""
        history = self.history
        info = self.info() if table else None
        if table:
            self.presence.tell()
        waiting = list(history.table.pending) if moved else None
        news = self.broadcaster.news(history) if moved else None

        def compose(audience: Audience) -> bytes | None:
            number = audience.number + 1
            update = wire.Update(
                number=number,
                views=news.changes(audience) if news else [],
                chosen=[each for each in chosen or [] if not each.passed or each.seat in audience.seats],
                choices=history.told if moved else None,
                questions=news.questions(audience) if news else None,
                waiting=waiting,
                undo=self.undo_offers(audience.seats) if moved else None,
                may_talk=self.may_talk(audience.seats) if moved or table else None,
                table=info,
                vote=self.vote.info() if vote and self.vote else None,
                vote_over=vote_over,
                said=said or [],
                pointed=pointed,
                taken_back=taken_back,
                stops=self.seat_stops([seat for seat in stops if seat in audience.seats]),
            )
            return encoder.encode(update) if update != wire.Update(number) else None

        self.broadcaster.send(compose)


def numbers(seats: Iterable[SeatRow]) -> list[int]:
    return [seat.number for seat in seats]


def chat_line(line: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(line.number, line.seat, line.name, line.text, line.at.isoformat(timespec="seconds"))
