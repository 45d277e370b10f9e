"""What somebody does at a table: every message of the socket, and how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import messages as wire
from . import voting
from .identity import Visitor
from .problems import Refusal
from .services import stored
from .stops import read_stops

if TYPE_CHECKING:
    from .live import LiveTable


def must_be_entitled(table: LiveTable, message: wire.Command, visitor: Visitor) -> None:
    """Is it theirs to ask for?"""
    match message:
        case wire.SetSeat():
            table.seating.must_be_allowed(message, visitor.id, table.gallery.online())
        case wire.Begin():
            table.seating.must_be_host(visitor.id)
        case wire.SetPace():
            if table.row.host != visitor.id and not table.seating.of(visitor.id):
                raise Refusal("not-yours")
        case _:
            table.seating.must_hold(message.seat, visitor.id)


async def carry_out(table: LiveTable, message: wire.Command, visitor: Visitor, stamp: str) -> None:
    """Do it, or refuse it; nothing is done by halves."""
    match message:
        case wire.Choose():
            await choose(table, message, visitor, stamp)
        case wire.Undo():
            await undo(table, message, visitor, stamp)
        case wire.CastVote():
            await vote(table, message, visitor)
        case wire.Say():
            await speak(table, message)
        case wire.PointAt():
            point(table, message)
        case wire.SetSeat():
            await set_seat(table, message)
        case wire.SetStops():
            await set_stops(table, message)
        case wire.AskOnce():
            await ask_once(table, message)
        case wire.Begin():
            await begin(table)
        case wire.SetPace():
            await set_pace(table, message)


async def choose(table: LiveTable, message: wire.Choose, visitor: Visitor, stamp: str) -> None:
    """Answer the open question, and no other."""
    if table.row.status == "gathering":
        raise Refusal("gathering")
    if table.course.over:
        raise Refusal("over")
    if table.seating.played_by_bot(message.seat):
        raise Refusal("not-yours")
    if message.decision != table.course.asked or table.course.question(message.seat) is None:
        raise Refusal("stale")
    await table.decide(message.seat, message.key, visitor.id, stamp)


async def undo(table: LiveTable, message: wire.Undo, visitor: Visitor, stamp: str) -> None:
    """Go back at once where it is free, otherwise ask the others who are here."""
    if table.row.status == "gathering":
        raise Refusal("gathering")
    if message.at != table.course.length:
        raise Refusal("stale")
    seats = table.seating.of(visitor.id)
    offer = next((each for each in table.offers(seats) if each.back == message.back), None)
    if offer is None or not offer.allowed:
        raise Refusal("no-way-back")
    others = [seat for seat in table.seating.people(table.gallery.online()) if seat not in seats]
    if offer.free or not others:
        await table.go_back(offer.to, message.seat, visitor.id, stamp)
    else:
        table.ballot = voting.call(message.seat, offer.back, offer.to, others)
        table.tell(vote=True)


async def vote(table: LiveTable, message: wire.CastVote, visitor: Visitor) -> None:
    """Agree for all seats one holds; a single refusal ends the vote."""
    ballot = table.ballot
    if ballot is None or ballot.number != message.vote or message.seat not in ballot.asked:
        raise Refusal("no-vote")
    if message.agree:
        ballot.agree(table.seating.of(visitor.id))
        await table.count_votes()
    else:
        table.ballot = None
        table.tell(vote_over=True)


async def speak(table: LiveTable, message: wire.Say) -> None:
    """Talk, where the rules of the game allow it."""
    text = "".join(letter for letter in message.text if letter.isprintable() or letter == "\n").strip()
    if not text:
        raise Refusal("malformed")
    if message.seat not in table.talkers((message.seat,)):
        raise Refusal("silence")
    await table.keep_said(message.seat, text)


def point(table: LiveTable, message: wire.PointAt) -> None:
    """Show the others a thing on the board."""
    if message.seat not in table.talkers((message.seat,)):
        raise Refusal("silence")
    table.tell(pointed=wire.PointedAt(message.seat, message.thing))


async def set_seat(table: LiveTable, message: wire.SetSeat) -> None:
    """Let a bot play a seat, give it back to its person, or open it to anybody."""
    await table.seating.change(message)
    if message.kind == "open":
        table.send_away(message.seat)
    await table.begin_when_complete()
    await table.count_votes()
    table.tell(moved=True, table=True)


async def set_stops(table: LiveTable, message: wire.SetStops) -> None:
    """In which windows a seat is asked, from the next question on; nobody else is told."""
    await table.seating.set_stops(message.seat, read_stops(table.course.table.game, message.windows))
    table.tell(stops=[message.seat])


async def ask_once(table: LiveTable, message: wire.AskOnce) -> None:
    """Ask a seat in the next window, whichever that is."""
    read_stops(table.course.table.game, None)
    await table.seating.ask_once(message.seat, message.once)
    table.tell(stops=[message.seat])


async def begin(table: LiveTable) -> None:
    """The host does not wait for the empty seats."""
    if table.row.status != "gathering":
        raise Refusal("begun")
    await table.start()
    table.tell(moved=True, table=True)


async def set_pace(table: LiveTable, message: wire.SetPace) -> None:
    """How long bots wait."""
    await stored(table.services.storage.update_table(table.code, pace=message.pace))
    table.row.pace = message.pace
    table.tell(table=True)
