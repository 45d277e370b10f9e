"""A table that is being played: one writer at a time, and every choice is stored before anybody is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Final

import msgspec
import structlog

from miskatonic.kernel.errors import Defect, IllegalChoice

from . import messages as wire
from .acts import carry_out, must_be_entitled
from .audience import Audience, Gallery, Listener, Seats
from .bots import Bots
from .course import Course, standing
from .identity import Visitor
from .problems import Refusal
from .replays import Film, film
from .reports import write_report
from .seating import BY_BOT, Seating
from .services import Services, now, stored
from .stops import Passing, pass_on, stops_of, windows
from .storage import ChatRow, JournalEntry, SeatRow, TableRow
from .tables import table_info
from .voting import Ballot

SAID_REMEMBERED: Final = 200
STAMPS_REMEMBERED: Final = 512

log = structlog.get_logger("miskatonic.table")
encoder = msgspec.json.Encoder()


class LiveTable:
    """One game with its seats, its listeners, its bots and its chat."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        course: Course,
        holders: dict[int, set[str]],
        said: Iterable[ChatRow] = (),
        stamps: Iterable[str] = (),
    ) -> None:
        self.services = services
        self.row = row
        self.course = course
        self.seating = Seating(row, holders, services.storage)
        self.gallery = Gallery()
        self.ballot: Ballot | None = None
        self.quiet_since = monotonic()
        self.closed = False
        self._turn = asyncio.Lock()
        self._said = deque(said, SAID_REMEMBERED)
        self._said_count = self._said[-1].number + 1 if self._said else 0
        self._stamps = set(stamps)
        self._light_stamps: deque[str] = deque(maxlen=STAMPS_REMEMBERED)
        """Of what was carried out and is not in the journal."""
        self._checkpoint = row.checkpoint_choices
        self._bots = Bots(self)

    @property
    def code(self) -> str:
        return self.row.code

    def info(self) -> wire.TableInfo:
        return table_info(self.row, self.gallery.online(), self.gallery.watching, self.seating.holders)

    @property
    def busy(self) -> bool:
        """Is somebody here, or is something being done?"""
        return self.gallery.listeners > 0 or self._turn.locked()

    @property
    def bots_may_play(self) -> bool:
        """Bots wait while nobody looks on, while the seats fill, and while the table votes."""
        return self.row.status == "playing" and self.ballot is None and self.gallery.listeners > 0 and not self.closed

    # Coming and going.

    async def enter(self, listener: Listener, visitor: Visitor, hello: wire.Hello) -> Seats:
        """Greet a connection: what it missed, or everything."""
        async with self.acting():
            await self.seating.take_name(visitor.name, visitor.id)
            if self.closed:
                raise Refusal("closing")
            seats = self.seating.of(visitor.id)
            audience = self.gallery.audience(seats, self.course)
            if len(audience.listeners) >= self.services.config.limits.connections_per_table:
                raise Refusal("too-many-connections")
            since = hello.since if hello.epoch == self.gallery.epoch_of(seats) else None
            missed = audience.since(since) if since is not None else None
            for data in [encoder.encode(self._welcome(audience, visitor))] if missed is None else missed:
                listener.send(data)
            audience.listeners.add(listener)
            self.tell(table=True)
        self._bots.wake()
        return seats

    async def leave(self, listener: Listener, seats: Seats) -> None:
        async with self._turn:
            if not self.gallery.drop(listener, seats):
                return
            self.quiet_since = monotonic()
            self.tell(table=True)
            if self.ballot is not None:
                self._bots.later(self._count_later())

    async def _count_later(self) -> None:
        """Who is gone for a moment only still has a vote."""
        await asyncio.sleep(self.services.config.grace_seconds)
        with suppress(Refusal):
            async with self.acting():
                await self.count_votes()
        self._bots.wake()

    async def close(self, problem: Refusal, *, again: bool) -> None:
        """Send everybody away, such as at the end of the server."""
        self.closed = True
        self._bots.stop()
        self.gallery.send_away(encoder.encode(wire.Bye(problem.problem(), again)))

    def _welcome(self, audience: Audience, visitor: Visitor) -> wire.Welcome:
        course = self.course
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            epoch=self.gallery.epoch_of(audience.seats),
            number=self.gallery.number,
            seats=list(audience.seats),
            host=self.row.host == visitor.id,
            table=self.info(),
            views=audience.welcome_views(course),
            questions=audience.questions(course),
            choices=course.length,
            waiting=list(course.table.pending),
            undo=self.offers(audience.seats),
            vote=self.ballot.shown() if self.ballot else None,
            said=[shown(said) for said in self._said],
            may_talk=self.talkers(audience.seats),
            windows=windows(course.table.game),
            stops=self.stops(audience.seats),
        )

    # What seats do.

    async def act(self, message: wire.Command, visitor: Visitor) -> None:
        """Carry out what somebody asks for; under a stamp that was used before it has been done already."""
        began = monotonic()
        async with self.acting():
            must_be_entitled(self, message, visitor)
            stamp = f"{visitor.id}/{message.id}"
            if stamp not in self._stamps and stamp not in self._light_stamps:
                await carry_out(self, message, visitor, stamp)
                if stamp not in self._stamps:
                    self._light_stamps.append(stamp)
                if isinstance(message, wire.Choose):
                    self.services.metrics.latency.observe(monotonic() - began)
        self._bots.wake()

    async def choose_for(self, seat: int) -> None:
        """Let the bot of a seat decide, if it is still asked."""
        async with self.acting():
            decision = self.course.question(seat)
            if decision is None or not self.seating.played_by_bot(seat) or not self.bots_may_play:
                return
            view = self.course.table.view(seat)
            option = await self._bots.decide(seat, decision, view)
            await self.decide(seat, option.key, BY_BOT, None)

    async def decide(self, seat: int, key: str, by: str, stamp: str | None) -> None:
        """Make a choice, and pass for whom it leads to and who does not want to be asked; both are stored together."""
        course = self.course
        length, number = course.length, course.asked
        entry = JournalEntry(course.entries, "choice", seat, key, 0, by, stamp, now())
        try:
            course.choose(seat, key, bot=by == BY_BOT)
        except IllegalChoice:
            raise Refusal("illegal") from None
        except Defect as defect:
            self._report(defect)
            raise Refusal("defect") from None
        passing = self._pass_on() if course.asked != number else Passing()
        await self._store(
            [entry, *passing.entries], passing.asked, undone=lambda: course.take_back(course.length - length)
        )
        self.services.metrics.decisions.labels(self.row.game, "bot" if by == BY_BOT else "human").inc()
        vote_over = self._end_vote()
        chosen = [wire.Chosen(seat, by == BY_BOT), *passing.chosen()]
        self.tell(moved=True, table=course.over, vote_over=vote_over, chosen=chosen, stops=numbers(passing.asked))

    def _pass_on(self) -> Passing:
        passing = pass_on(self.course, self.row.seats)
        if passing.defect is not None:
            self._report(passing.defect)
        return passing

    def _report(self, defect: Defect) -> None:
        name = write_report(self.services.config.folder, self.code, defect.report, {"words": str(defect)})
        log.error("a rule failed", table=self.code, defect=str(defect), report=name)

    async def count_votes(self) -> None:
        """Does the vote still stand, and is it carried? It ends when whoever asked for it leaves."""
        ballot = self.ballot
        if ballot is None:
            return
        here = self.gallery.online()
        ballot.keep_only(self.seating.people(here))
        if ballot.by not in here:
            self.ballot = None
            self.tell(vote_over=True)
        elif ballot.carried:
            await self.go_back(ballot.to, ballot.by, "vote", None)
        else:
            self.tell(vote=True)

    async def go_back(self, to: int, seat: int, by: str, stamp: str | None) -> None:
        """Return to a choice, which is made anew; only a seat that passed by itself there may do so again."""
        course = self.course
        taken = course.marks[to + 1 :]
        entry = JournalEntry(course.entries, "undo", seat, "", to, by, stamp, now())
        stay = course.go_back(to)
        passing = self._pass_on() if taken[0].passed else Passing()

        def undone() -> None:
            if passing.entries:
                course.take_back(len(passing.entries))
            stay()

        await self._store([entry, *passing.entries], passing.asked, undone)
        count = sum(not mark.passed for mark in taken)
        self.services.metrics.undone.labels(self.row.game).inc(count)
        self._end_vote()
        self.tell(moved=True, table=True, vote_over=True, taken_back=count, stops=numbers(passing.asked))

    async def keep_said(self, seat: int, text: str) -> None:
        """A line of the chat: stored, then told."""
        said = ChatRow(self._said_count, seat, self.row.seats[seat].name, text, now())
        await self._kept(self.services.storage.add_chat_line(self.code, said))
        self._said_count += 1
        self._said.append(said)
        self.tell(said=[shown(said)])

    # Who sits where.

    async def film(self, visitor: str, seat: int | None) -> Film:
        """What happened so far, for a replay; nothing that is not stored yet."""
        async with self.acting():
            return film(self.info(), self.course, self.seating.of(visitor), seat)

    async def claim(self, visitor: Visitor, claim: wire.Claim) -> Seats:
        """Sit down; the game begins when everybody invited has come."""
        async with self.acting():
            await self.seating.claim(visitor.name, visitor.id, claim, self.services.signer)
            await self.begin_when_complete()
            self.tell(table=True)
        self._bots.wake()
        return self.seating.of(visitor.id)

    async def new_link(self, seat: int, visitor: str) -> str:
        """A fresh secret for a seat: the old link opens nothing any more, and whoever sat there has to come again."""
        async with self.acting():
            self.seating.must_be_host(visitor)
            if seat >= len(self.row.seats):
                raise Refusal("no-seat")
            generation = await self.seating.empty(seat, "human")
            self.send_away(seat)
            await self.count_votes()
            self.tell(moved=True, table=True)
        self._bots.wake()
        return self.services.signer.seat_token(self.code, seat, generation)

    async def begin_when_complete(self) -> None:
        if self.row.status == "gathering" and self.seating.complete:
            await self.start()

    async def start(self) -> None:
        await stored(self.services.storage.update_table(self.code, status="playing"))
        self.row.status = "playing"

    def send_away(self, seat: int) -> None:
        self.gallery.send_away(encoder.encode(wire.Bye(Refusal("bad-link").problem(), again=True)), seat)

    # What is checked, stored and told.

    @asynccontextmanager
    async def acting(self) -> AsyncGenerator[None, None]:
        """One after the other; and nobody at a table that was given up, for what it remembers may be out of date."""
        async with self._turn:
            if self.closed:
                raise Refusal("closing")
            yield

    def offers(self, seats: Seats) -> list[wire.UndoOffer]:
        return self.course.offers(seats, strict=self.row.undo == "strict") if seats else []

    def talkers(self, seats: Seats) -> list[int]:
        """Which of these seats may talk now."""
        may_talk = self.course.table.game.may_talk
        if may_talk is None or self.row.talk == "free" or self.row.status != "playing":
            return list(seats)
        return [seat for seat in seats if may_talk(self.course.table.state, seat)]

    def stops(self, seats: Collection[int]) -> list[wire.SeatStops]:
        """In which windows these seats are asked, where the game has any."""
        game = self.course.table.game
        return [stops_of(game, self.row.seats[seat]) for seat in seats] if game.windows else []

    async def _store(
        self, entries: Sequence[JournalEntry], seats: Sequence[SeatRow], undone: Callable[[], None]
    ) -> None:
        """Write entries, seats that changed with them, and where the game stands; if that fails it is put back."""
        began = self.course.table.step_start().choices
        progress = standing(self.course, now(), checkpoint=began != self._checkpoint)
        try:
            await self._kept(self.services.storage.append(self.code, entries, progress, seats))
        except Refusal:
            undone()
            raise
        self._checkpoint = began
        self._stamps.update(entry.stamp for entry in entries if entry.stamp)
        row = self.row
        for seat in seats:
            row.seats[seat.number] = seat
        row.status, row.result, row.touched_at = progress.status, progress.result, progress.touched_at
        row.choices, row.waiting, row.hash = progress.choices, progress.waiting, progress.hash

    async def _kept(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait for the storage; where another wrote, or nobody knows what was kept, the table is loaded anew."""
        try:
            await stored(writing)
        except Refusal as refusal:
            if refusal.code in ("closing", "unsure"):
                self._bots.later(self.close(refusal, again=True))
            raise

    def _end_vote(self) -> bool:
        """Is a vote broken off by this?"""
        under_way = self.ballot is not None
        self.ballot = None
        return under_way

    def tell(
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
        """Tell everybody what is new, each what their seats may know; `stops` are seats whose stops changed."""
        course = self.course
        info = self.info() if table else None
        waiting = list(course.table.pending) if moved else None

        def compose(number: int, audience: Audience) -> bytes:
            update = wire.Update(
                number=number,
                views=audience.look_again(course) if moved else [],
                chosen=[each for each in chosen or [] if not each.passed or each.seat in audience.seats],
                choices=course.length if moved else None,
                questions=audience.questions(course) if moved else None,
                waiting=waiting,
                undo=self.offers(audience.seats) if moved else None,
                may_talk=self.talkers(audience.seats) if moved or table else None,
                table=info,
                vote=self.ballot.shown() if vote and self.ballot else None,
                vote_over=vote_over,
                said=said or [],
                pointed=pointed,
                taken_back=taken_back,
                stops=self.stops([seat for seat in stops if seat in audience.seats]),
            )
            return encoder.encode(update)

        self.gallery.tell(compose)


def numbers(seats: Iterable[SeatRow]) -> list[int]:
    return [seat.number for seat in seats]


def shown(said: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(said.number, said.seat, said.name, said.text, said.at.isoformat(timespec="seconds"))
