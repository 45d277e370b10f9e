"""Strangers cannot spoil a game: nothing is decided over the head of somebody who is gone for a moment, nobody takes
all open seats, and the host may block.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bench.player import Seat
from miskatonic.server import presence
from miskatonic.server.config import Config

from .playing import Party, kinds, party, refusal
from .running import Running
from .test_going_back import agree, others, until_offered
from .test_resuming import come_back, forget

MINUTE = 60.0


@pytest.fixture
def patient(serve: Callable[..., Running]) -> Running:
    """A server on which everybody is waited for as long as on any other."""
    return serve(grace_seconds=MINUTE)


async def leaves(here: Party, leaving: Seat, staying: Seat) -> int:
    """Somebody loses the connection, and somebody else sees it; the number of the seat."""
    number: int = leaving.welcome["seats"][0]
    await leaving.close()
    await staying.until(lambda each: not each.table["seats"][number]["online"])
    return number


class Clock:
    """The clock by which servers know how long somebody is away."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        return monotonic() + self.passed

    async def let_pass(self, seconds: float, server: Running, here: Party) -> None:
        """So many seconds pass at a table, as if one had waited."""
        self.passed += seconds
        await server.do(server.table(here.code).notice_absences())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "monotonic", clock)
    return clock


# Away.


async def test_everybody_sees_since_when_somebody_is_away(patient: Running) -> None:
    async with party(patient, people=2) as here:
        assert [(seat["away_since"], seat["gone"]) for seat in here.seats[0].table["seats"]] == [(None, False)] * 2
        before = datetime.now(UTC).replace(microsecond=0)
        await leaves(here, here.seats[1], here.seats[0])
        told = here.seats[0].table["seats"][1]
        assert before <= datetime.fromisoformat(told["away_since"]) <= datetime.now(UTC)
        assert told["gone"] is False
        here.seats[1] = await here.people[1].sit(here.code)
        await here.seats[0].until(lambda each: each.table["seats"][1]["away_since"] is None)


async def test_after_a_minute_everybody_is_told_that_somebody_is_gone(serve: Callable[..., Running]) -> None:
    server = serve(grace_seconds=0.3)
    async with party(server, people=2) as here:
        await leaves(here, here.seats[1], here.seats[0])
        await here.seats[0].until(lambda each: each.table["seats"][1]["gone"])
        told = [update["table"]["seats"][1] for update in here.seats[0].updates if "table" in update]
        assert [seat["gone"] for seat in told if not seat["online"]][-2:] == [False, True], "first away, then gone"
        here.seats[1] = await here.people[1].sit(here.code)
        await here.seats[0].until(lambda each: not each.table["seats"][1]["gone"])


async def test_an_absence_nobody_could_see_does_not_count(patient: Running, clock: Clock) -> None:
    async with party(patient, people=2) as here:
        table = patient.table(here.code)
        for seat in here.seats:
            await seat.close()
        while table.broadcaster.listener_count:
            await patient.do(table.disconnect(None, ()))  # type: ignore[arg-type]
        await clock.let_pass(2 * MINUTE, patient, here)
        here.seats[0] = await here.host.sit(here.code)
        assert here.seats[0].table["seats"][1]["gone"] is False
        await clock.let_pass(MINUTE, patient, here)
        await here.seats[0].until(lambda each: each.table["seats"][1]["gone"])


async def test_an_absence_before_the_table_was_loaded_does_not_count(patient: Running) -> None:
    async with party(patient, people=2) as here:
        await forget(patient, here)
        here.seats[0] = await here.host.sit(here.code)
        assert here.seats[0].table["seats"][1]["gone"] is False
        assert await refusal(here.seats[0].send("set-seat", seat=1, kind="bot")) == "not-gone"


# Going back.


async def test_to_go_back_one_waits_for_whoever_is_gone_for_a_moment(patient: Running) -> None:
    async with party(patient, people=2, seed="gone for a moment") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        (other,) = others(here, asking)
        number = await leaves(here, other, asking)
        await asking.go_back()
        await asking.until(lambda each: each.vote)
        assert (asking.choices, asking.vote and asking.vote["asked"]) == (before, [number]), "they are asked too"
        back = await here.people[number].sit(here.code)
        await agree(back, yes=False)
        await asking.until(lambda each: each.vote is None)
        assert asking.choices == before
        await back.close()


async def test_whoever_is_gone_is_not_asked_any_more(patient: Running, clock: Clock) -> None:
    async with party(patient, people=3, seed="leaving") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        agreeing, leaving = others(here, asking)
        await leaves(here, leaving, asking)
        await asking.go_back()
        await agree(agreeing)
        await clock.let_pass(MINUTE - 1, patient, here)
        assert asking.vote and asking.choices == before
        await clock.let_pass(1, patient, here)
        await asking.until(lambda each: each.choices == before - 1)


async def test_a_vote_waits_for_whoever_asked_for_it_too(patient: Running, clock: Clock) -> None:
    async with party(patient, people=3, seed="asking and gone") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        first, second = others(here, asking)
        await leaves(here, asking, first)
        await agree(first)
        assert first.vote and first.choices == before
        await clock.let_pass(MINUTE, patient, here)
        await second.until(lambda each: each.vote is None)
        assert second.choices == before, "whoever asked is gone"


# Seats for bots.


async def test_a_seat_is_given_to_a_bot_when_everybody_could_see_for_a_minute_that_it_is_empty(
    patient: Running, clock: Clock
) -> None:
    async with party(patient, people=3) as here:
        one, two, three = here.seats
        for seat in (one, two):
            assert await refusal(seat.send("set-seat", seat=2, kind="bot")) == "not-gone", "there they sit"
        await leaves(here, three, one)
        await two.until(lambda each: not each.table["seats"][2]["online"])
        for seat in (one, two):
            assert await refusal(seat.send("set-seat", seat=2, kind="bot")) == "not-gone"
        await clock.let_pass(MINUTE - 1, patient, here)
        assert await refusal(two.send("set-seat", seat=2, kind="bot")) == "not-gone"
        await clock.let_pass(1, patient, here)
        await two.send("set-seat", seat=2, kind="bot")
        await one.until(lambda each: kinds(each.table) == ["human", "human", "bot"])
        assert one.table["seats"][2]["stand_in"] is True


async def test_ones_own_seat_is_given_to_a_bot_at_once_and_so_is_one_nobody_came_to(patient: Running) -> None:
    async with party(patient, people=2) as here:
        await here.seats[1].send("set-seat", seat=1, kind="bot")
        await here.seats[1].send("set-seat", seat=1, kind="human")
    host = await patient.visitor()
    seat = await host.sit(await host.make("mine human open"))
    for number in (1, 2):
        await seat.send("set-seat", seat=number, kind="bot")
    assert kinds(seat.table) == ["human", "bot", "bot"]
    await seat.close()


# Open seats.


async def test_a_visitor_takes_one_open_seat(server: Running) -> None:
    host, guest = await server.visitor(), await server.visitor()
    code = await host.make("mine open open open")
    assert (await host.info(code))["open_seats"] == "one"
    assert await guest.claim(code, seat=1) == [1]
    assert await refusal(guest.claim(code, seat=2)) == "one-seat"
    assert await guest.claim(code) == [1], "to ask for any seat gives them their own"
    assert await host.claim(code, seat=2) == [0, 2], "the host may play several"
    assert kinds(await host.info(code)) == ["human", "human", "human", "open"]


async def test_the_host_may_let_visitors_take_several_open_seats(server: Running) -> None:
    host, guest = await server.visitor(), await server.visitor()
    code = await host.make("mine open open", open_seats="several")
    assert (await host.info(code))["open_seats"] == "several"
    assert [await guest.claim(code, seat=seat) for seat in (1, 2)] == [[1], [1, 2]]


async def test_with_links_one_sits_wherever_the_host_has_invited_one(server: Running) -> None:
    host, guest = await server.visitor(), await server.visitor()
    code = await host.make("mine human human")
    links = await host.links(code)
    assert [await guest.claim(code, token=links[seat]) for seat in (1, 2)] == [[1], [1, 2]]


# Blocking.


async def test_the_host_blocks_whoever_sits_on_a_seat(server: Running) -> None:
    async with party(server, people=3) as here:
        one, two, three = here.seats
        troll, link = here.people[2], (await here.people[2].links(here.code))[2]
        assert await refusal(two.send("block", seat=2)) == "not-host"
        await one.send("block", seat=2)
        assert await three.until_closed() == 1013
        assert await refusal(troll.sit(here.code)) == "blocked"
        fresh = await here.host.links(here.code)
        for claim in ({"token": link}, {"token": fresh[2]}, {"seat": 2}, {}):
            assert await refusal(troll.claim(here.code, **claim)) == "blocked"
        assert (one.table["blocked"], kinds(one.table)) == (1, ["human"] * 3)
        assert one.table["seats"][2]["devices"] == 0
        friend = await server.visitor("Eve")
        assert await friend.claim(here.code, token=fresh[2]) == [2]
        assert (await server.stored(here.code)).table.blocked == [server.id_of(troll)]


async def test_who_is_blocked_stays_so_until_the_host_lets_them_in_again(
    address: str, serve: Callable[..., Running]
) -> None:
    server = serve(address)
    async with party(server, people=2) as here:
        await here.seats[0].send("block", seat=1)
        here.seats.pop()
        troll = here.people.pop()
        await forget(server, here)
        await come_back(here)
        assert await refusal(troll.sit(here.code)) == "blocked"
        await here.seats[0].send("unblock")
        assert here.seats[0].table["blocked"] == 0
        watching = await troll.sit(here.code)
        assert watching.welcome["seats"] == []
        await watching.close()
        await troll.leave()


async def test_nobody_blocks_an_empty_seat_or_the_host(server: Running) -> None:
    async with party(server, people=2) as here:
        for seat, code in ((0, "nobody-there"), (9, "no-seat")):
            assert await refusal(here.seats[0].send("block", seat=seat)) == code
        assert await refusal(here.seats[1].send("unblock")) == "not-host"
        await here.seats[0].send("block", seat=1)
        assert await refusal(here.seats[0].send("block", seat=1)) == "nobody-there"


async def test_a_blocked_visitor_holds_none_of_their_seats_any_more(server: Running) -> None:
    host, troll = await server.visitor(), await server.visitor()
    code = await host.make("mine open open", open_seats="several")
    for seat in (1, 2):
        await troll.claim(code, seat=seat)
    seat = await host.sit(code)
    await seat.send("block", seat=1)
    assert [each["devices"] for each in seat.table["seats"]] == [1, 0, 0]
    mine: list[Any] = await troll.ask("GET", "/api/me/tables")
    assert mine == []
    await seat.close()


def test_everybody_is_waited_for_a_minute_unless_a_server_is_set_otherwise(tmp_path: Path) -> None:
    assert Config(database="").grace_seconds == MINUTE
