"""What people do at a table: who may do it, and how it is carried out.

Sockets and HTTP requests call these functions; they change the table, which stores the change and tells everybody.
"""

from __future__ import annotations

from time import monotonic

from miskatonic.kernel.text import Message

from . import messages as wire
from .broadcast import Seats
from .identity import Visitor
from .live_table import LiveTable
from .plain_words import plain_lines
from .refusals import Refusal
from .stops import expect_opportunities, read_stops
from .voting import new_vote


async def execute(table: LiveTable, command: wire.Command, visitor: Visitor) -> None:
    """Carry out a command of the socket; one with a stamp that was used before has been carried out already."""
    began = monotonic()
    async with table.exclusive():
        check_entitled(table, command, visitor)
        table.must_go_on()
        stamp = f"{visitor.id}/{command.id}"
        if stamp in table.stamps:
            return
        await carry_out(table, command, visitor, stamp)
        table.stamps.add(stamp)
        if isinstance(command, wire.Choose):
            table.services.metrics.latency.observe(monotonic() - began)


async def claim_seat(table: LiveTable, visitor: Visitor, claim: wire.Claim) -> Seats:
    """Sit down; the game begins when everybody invited has come. Returns all seats of the visitor."""
    async with table.exclusive():
        table.must_go_on()
        await table.seating.claim(visitor.name, visitor.id, claim, table.services.signer)
        await table.begin_when_complete()
        table.send_update(table=True)
    return table.seating.seats_of(visitor.id)


async def why_not(table: LiveTable, seat: int, thing: str, visitor: str) -> Message | None:
    """Why a seat of one's own cannot use a thing now; None where it can, or where there is nothing to say about it."""
    async with table.exclusive():
        table.seating.must_hold(seat, visitor)
        return table.history.table.why_not(seat, thing)


async def not_now(table: LiveTable, seat: int, visitor: str) -> wire.NotNowList:
    """What a seat of one's own could do at another time, and why it cannot now."""
    async with table.exclusive():
        table.seating.must_hold(seat, visitor)
        found = table.history.table.not_now(seat)
        entries = [wire.NotNowInfo(each.say, each.reason, each.verb, list(each.about)) for each in found]
        return wire.NotNowList(table.history.question_number, entries)


async def primer(table: LiveTable, seat: int | None, visitor: str) -> wire.PrimerInfo:
    """How one wins and loses, for a seat of one's own; without one, as everybody may know it."""
    async with table.exclusive():
        if seat is not None:
            table.seating.must_hold(seat, visitor)
        game = table.history.table.game
        told = game.primer(table.history.table.view(seat), seat)
        if told is None:
            raise Refusal("no-primer")
        return wire.PrimerInfo(
            *(
                [wire.PrimerLineInfo(line.say, list(line.rules)) for line in lines]
                for lines in (told.goal, told.wins, told.losses, told.round)
            )
        )


async def renew_link(table: LiveTable, seat: int, visitor: str) -> str:
    """A new secret for a seat: the old link opens nothing any more, and whoever sat there has to come again."""
    async with table.exclusive():
        table.seating.must_be_host(visitor)
        table.must_go_on()
        if seat >= len(table.row.seats):
            raise Refusal("no-seat")
        generation = await table.seating.empty(seat, "human")
        table.disconnect_seat(seat)
        await table.count_votes()
        table.send_update(moved=True, table=True)
    return table.services.signer.seat_token(table.code, seat, generation)


def check_entitled(table: LiveTable, command: wire.Command, visitor: Visitor) -> None:
    """Refuse a command that is not this visitor's to give."""
    match command:
        case wire.SetSeat():
            table.seating.must_be_allowed(command, visitor.id, table.presence.gone)
        case wire.Begin() | wire.Block() | wire.Unblock():
            table.seating.must_be_host(visitor.id)
        case wire.SetPace():
            if table.row.host != visitor.id and not table.seating.seats_of(visitor.id):
                raise Refusal("not-yours")
        case _:
            table.seating.must_hold(command.seat, visitor.id)


async def carry_out(table: LiveTable, command: wire.Command, visitor: Visitor, stamp: str) -> None:
    """Do it, or refuse it; nothing is done by halves."""
    match command:
        case wire.Choose():
            await choose(table, command, visitor, stamp)
        case wire.Undo():
            await undo(table, command, visitor, stamp)
        case wire.CastVote():
            await cast_vote(table, command, visitor)
        case wire.Say():
            await say(table, command, stamp)
        case wire.PointAt():
            point_at(table, command)
        case wire.SetSeat():
            await set_seat(table, command)
        case wire.Block():
            await block(table, command)
        case wire.Unblock():
            await unblock(table)
        case wire.SetStops():
            await set_stops(table, command)
        case wire.AskOnce():
            await ask_once(table, command)
        case wire.Begin():
            await begin(table)
        case wire.SetPace():
            await table.set_pace(command.pace)


async def choose(table: LiveTable, command: wire.Choose, visitor: Visitor, stamp: str) -> None:
    """Answer the open question, and no other."""
    if table.row.status == "gathering":
        raise Refusal("gathering")
    if table.history.over:
        raise Refusal("over")
    if table.seating.played_by_bot(command.seat):
        raise Refusal("not-yours")
    if command.decision != table.history.question_number or table.history.question(command.seat) is None:
        raise Refusal("stale")
    await table.choose(command.seat, command.key, visitor.id, stamp)


async def undo(table: LiveTable, command: wire.Undo, visitor: Visitor, stamp: str) -> None:
    """Go back at once where it is free, otherwise ask the others; whoever is gone is not asked."""
    if table.row.status == "gathering":
        raise Refusal("gathering")
    if command.at != table.history.told:
        raise Refusal("stale")
    seats = table.seating.seats_of(visitor.id)
    offer = next((each for each in table.ways_back(seats) if each.back == command.back), None)
    if offer is None or not offer.allowed:
        raise Refusal("no-way-back")
    others = [seat for seat in table.voters() if seat not in seats]
    if offer.free or not others:
        await table.go_back(offer.to, command.seat, visitor.id, stamp)
    else:
        table.start_vote(new_vote(command.seat, table.history.offer(offer), offer.to, others))


async def cast_vote(table: LiveTable, command: wire.CastVote, visitor: Visitor) -> None:
    """Agree for all seats one holds; a single refusal ends the vote."""
    vote = table.vote
    if vote is None or vote.number != command.vote or command.seat not in vote.asked:
        raise Refusal("no-vote")
    if command.agree:
        vote.agree(table.seating.seats_of(visitor.id))
        await table.count_votes()
    else:
        table.refuse_vote()


async def say(table: LiveTable, command: wire.Say, stamp: str) -> None:
    """Talk, where the rules of the game allow it."""
    text = plain_lines(command.text)
    if not text:
        raise Refusal("malformed")
    if command.seat not in table.may_talk((command.seat,)):
        raise Refusal("silence")
    await table.say(command.seat, text, stamp)


def point_at(table: LiveTable, command: wire.PointAt) -> None:
    """Show the others a thing on the board."""
    if command.seat not in table.may_talk((command.seat,)):
        raise Refusal("silence")
    table.send_update(pointed=wire.PointedAt(command.seat, command.thing))


async def set_seat(table: LiveTable, command: wire.SetSeat) -> None:
    """Let a bot play a seat, give it back to its person, or open it to anybody."""
    await table.seating.change(command)
    if command.kind == "open":
        table.disconnect_seat(command.seat)
    await table.begin_when_complete()
    await table.count_votes()
    table.send_update(moved=True, table=True)


async def block(table: LiveTable, command: wire.Block) -> None:
    """Keep out whoever sits on a seat: they hold none any more, and the links they know are worthless."""
    for seat in await table.seating.block(command.seat):
        table.disconnect_seat(seat)
    await table.count_votes()
    table.send_update(moved=True, table=True)


async def unblock(table: LiveTable) -> None:
    """Let everybody in again who was blocked."""
    await table.seating.unblock()
    table.send_update(table=True)


async def set_stops(table: LiveTable, command: wire.SetStops) -> None:
    """In which windows a seat is asked, from the next question on; nobody else is told."""
    await table.seating.set_stops(command.seat, read_stops(table.history.table.game, command.windows))
    table.send_update(stops=[command.seat])


async def ask_once(table: LiveTable, command: wire.AskOnce) -> None:
    """Ask a seat in the next window, whichever that is."""
    expect_opportunities(table.history.table.game)
    await table.seating.ask_once(command.seat, command.once)
    table.send_update(stops=[command.seat])


async def begin(table: LiveTable) -> None:
    """The host does not wait for the empty seats."""
    if table.row.status != "gathering":
        raise Refusal("begun")
    await table.begin()
    table.send_update(moved=True, table=True)
