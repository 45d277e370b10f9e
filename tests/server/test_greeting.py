"""Coming in: the first words on a socket, who is let in, and going on where one was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.player import PROTOCOL, Refused
from miskatonic.server.broadcast import UPDATES_KEPT
from miskatonic.server.limits import Limits
from miskatonic.server.socket import Connection

from .playing import in_step, party, refusal, settled
from .running import Running

POLICY, TRY_AGAIN = 1008, 1013


async def test_everything_is_told_at_once(server: Running) -> None:
    async with party(server, people=2) as here:
        for number, seat in enumerate(here.seats):
            welcome = seat.welcome
            assert (welcome["type"], welcome["protocol"], welcome["seats"]) == ("welcome", PROTOCOL, [number])
            assert [view["seat"] for view in welcome["views"]] == [number]
            assert welcome["host"] is (number == 0)
            assert (welcome["choices"], welcome["vote"], welcome["said"]) == (0, None, [])
            assert welcome["table"]["status"] == "playing" and welcome["table"]["seed"] is None
        assert [bool(seat.questions) for seat in here.seats] == [number in here.seats[0].waiting for number in (0, 1)]


async def test_a_stranger_watches_the_public_view_and_is_asked_nothing(server: Running) -> None:
    async with party(server, people=2) as here:
        stranger = await server.visitor()
        seat = await stranger.sit(here.code)
        assert seat.welcome["seats"] == [] and list(seat.views) == [None]
        assert (seat.questions, seat.undo, seat.may_talk, seat.welcome["host"]) == ([], [], [], False)
        await here.choose()
        await seat.until(lambda each: each.choices == 1)
        assert seat.questions == [] and seat.table["watching"] == 1
        await seat.close()
        await here.seats[0].until(lambda each: each.table["watching"] == 0)
        await stranger.leave()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "protocol": PROTOCOL + 1}, "protocol"),
        ({"type": "hello", "protocol": 0}, "protocol"),
        ({"type": "still-there"}, "hello-first"),
        ({"type": "begin", "id": "a-stamp-1"}, "hello-first"),
        ({"type": "hello"}, "malformed"),
        ({"type": "hello", "protocol": "1"}, "malformed"),
        ({"type": "hello", "protocol": PROTOCOL, "since": -1}, "malformed"),
        ({"type": "hello", "protocol": PROTOCOL, "me": "host"}, "malformed"),
        ({"type": "hello", "protocol": PROTOCOL, "face": "other"}, "malformed"),
        ({"type": "nonsense"}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_whoever_does_not_greet_is_sent_away_with_a_reason(server: Running, first: object, code: str) -> None:
    visitor = await server.visitor()
    socket = await visitor.open(await visitor.make("mine bot"))
    await socket.send(json.dumps(first))
    bye = json.loads(await socket.recv())
    assert (bye["type"], bye["problem"]["code"], bye["again"]) == ("bye", code, False)
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert socket.close_code == POLICY
    await visitor.leave()


@pytest.mark.parametrize("code", ["AAAAAA", "aaaaaa", "%00", "%D0%90", "1'OR'1'='1", "A" * 500])
async def test_there_is_nothing_at_an_unknown_table(server: Running, code: str) -> None:
    visitor = await server.visitor()
    socket = await visitor.open(code)
    bye = json.loads(await socket.recv())
    assert (bye["type"], bye["problem"]["code"]) == ("bye", "no-table")
    await socket.close()
    await visitor.leave()


async def test_the_page_of_another_site_opens_no_socket(server: Running) -> None:
    visitor = await server.visitor()
    code = await visitor.make("mine bot")
    for origin in ("http://evil.example", "null", "http://["):
        with pytest.raises(InvalidStatus) as caught:
            await visitor.open(code, origin=origin)
        assert caught.value.response.status_code == 403
    socket = await visitor.open(code, origin=server.address)
    await socket.close()
    await visitor.leave()


async def test_whoever_comes_back_is_told_exactly_what_they_missed(server: Running) -> None:
    async with party(server, people=2) as here:
        gone = here.seats[1]
        await here.choose(2)
        await gone.close()
        here.seats.pop()
        await here.until(lambda party: party.seats[0].choices >= 5 or not party.seats[0].questions, Random(1))
        other = await here.people[1].sit(here.code)
        back = await here.people[1].sit(here.code, after=gone)
        await settled(other)
        await in_step(back, other)
        assert json.loads(back.raw[0])["type"] == "update", "no second welcome"
        assert [update["number"] for update in back.updates] == list(range(gone.number + 1, other.number + 1))
        assert (back.views, back.logs) == (other.views, other.logs)
        assert (back.questions, back.waiting, back.undo) == (other.questions, other.waiting, other.undo)
        await back.close()
        await other.close()


async def test_after_too_long_everything_is_told_again(server: Running) -> None:
    async with party(server, people=2) as here:
        gone = here.seats.pop()
        other = await here.people[1].sit(here.code)
        await gone.close()
        for _ in range(UPDATES_KEPT + 1):
            await here.seats[0].send("set-pace", pace="fast")
        back = await here.people[1].sit(here.code, after=gone)
        assert json.loads(back.raw[0])["type"] == "welcome"
        assert back.welcome["epoch"] == gone.welcome["epoch"] and back.number > gone.number + UPDATES_KEPT
        await back.close()
        await other.close()


async def test_what_another_loading_or_the_future_told_is_not_gone_on_from(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        seat = here.seats[0]
        for epoch, since in (("another", seat.number), (seat.welcome["epoch"], seat.number + 50)):
            socket = await here.host.open(here.code)
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "epoch": epoch, "since": since}))
            assert json.loads(await socket.recv())["type"] == "welcome"
            await socket.close()


async def test_with_other_seats_than_before_everything_is_told_again(server: Running) -> None:
    """Somebody who watched sits down, where the same seat already listens on another device."""
    async with party(server, people=2) as here:
        token = (await here.people[1].links(here.code))[1]
        watcher = await server.visitor()
        watching = await watcher.sit(here.code)
        await watcher.claim(here.code, token=token)
        sitting = await watcher.sit(here.code, after=watching)
        assert sitting.welcome["seats"] == [1] and list(sitting.views) == [1]
        await here.in_step()
        assert sitting.views[1] == here.seats[1].views[1]
        await watching.close()
        await sitting.close()
        await watcher.leave()


async def test_two_devices_of_one_seat_stay_in_step(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        one = here.seats[0]
        other = await here.host.sit(here.code)
        here.seats.append(other)
        for _ in range(8):
            await one.until(lambda each: each.questions or each.over)
            await here.in_step()
            if not one.over:
                await here.choose()
        await one.until(lambda each: each.questions or each.over)
        await here.in_step()
        assert (one.views, one.logs, one.questions) == (other.views, other.logs, other.questions)
        assert one.updates[-len(other.updates) :] == other.updates


async def test_a_greeting_equals_the_view_that_was_patched(server: Running) -> None:
    async with party(server, people=2, seed="patched") as here:
        chance = Random(5)
        while not here.seats[0].over:
            await here.choose(chance=chance)
            if here.seats[0].choices % 10 == 0:
                fresh = await here.people[1].sit(here.code)
                await here.seats[1].until(lambda each, fresh=fresh: each.number >= fresh.number)
                assert (fresh.views, fresh.logs) == (here.seats[1].views, here.seats[1].logs)
                assert (fresh.questions, fresh.choices) == (here.seats[1].questions, here.seats[1].choices)
                await fresh.close()


async def test_the_plain_face_is_sent_the_overview_of_each_view_and_everything_else_as_always(server: Running) -> None:
    async with party(server, people=2, seed="plain") as here:
        stranger = await server.visitor()
        faces = [await person.sit(here.code, face="plain") for person in (*here.people, stranger)]
        await here.choose(12, Random(3))
        await in_step(*faces, *here.seats)
        table = server.table(here.code).history.table
        for face, seat in zip(faces, (0, 1, None), strict=True):
            overview = table.game.overview(table.view(seat))
            assert overview.zones and face.views == {seat: json.loads(msgspec.json.encode(overview))}
        for face, seat in zip(faces, here.seats, strict=False):
            assert (face.logs, face.questions, face.undo) == (seat.logs, seat.questions, seat.undo)
        await faces[0].until(lambda each: each.table["watching"] == 1)
        for face in faces:
            await face.close()
        await stranger.leave()


async def test_with_another_face_than_before_everything_is_told_again(server: Running) -> None:
    async with party(server, people=1, bots=1) as here:
        plain = await here.host.sit(here.code, after=here.seats[0], face="plain")
        assert json.loads(plain.raw[0])["type"] == "welcome"
        await plain.close()
        back = await here.host.sit(here.code, after=plain, face="plain")
        assert json.loads(back.raw[0])["type"] == "update", "no second welcome"
        await back.close()


async def test_whoever_says_nothing_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.server.socket.HELLO_SECONDS", 0.02)
    visitor = await server.visitor()
    socket = await visitor.open(await visitor.make("mine bot"))
    assert json.loads(await socket.recv())["problem"]["code"] == "hello-first"
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    await visitor.leave()


class Stuck:
    """A client that takes nothing until it is let go."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []
        self.code: int | None = None

    async def send_data(self, data: str, **_: object) -> None:
        await self.free.wait()
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.code = code


async def test_whoever_cannot_keep_up_is_sent_away_and_may_come_back() -> None:
    client = Stuck()
    connection = Connection(client, "192.0.2.1", Limits(backlog=3, backlog_bytes=1000))  # type: ignore[arg-type]
    writing = asyncio.create_task(connection.write())
    for number in range(9):
        connection.send(str(number).encode())
        await asyncio.sleep(0)
    client.free.set()
    await asyncio.wait_for(writing, 10)
    *told, last = client.sent
    bye = json.loads(last)
    assert told == ["0"] and client.code == TRY_AGAIN, "what came after is in the full view they come back to"
    assert (bye["type"], bye["problem"]["code"], bye["again"]) == ("bye", "too-slow", True)


async def test_not_much_is_kept_for_whoever_cannot_keep_up() -> None:
    client = Stuck()
    connection = Connection(client, "192.0.2.1", Limits(backlog=1000, backlog_bytes=1000))  # type: ignore[arg-type]
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)
    for _ in range(9):
        connection.send(b"." * 300)
    client.free.set()
    await asyncio.wait_for(writing, 10)
    assert [json.loads(each)["problem"]["code"] for each in client.sent] == ["too-slow"]


async def test_a_table_has_room_for_so_many_connections(serve: Callable[..., Running]) -> None:
    server = serve(limits={"connections_per_table": 2, "sockets": 4})
    host, visitor = await server.visitor(), await server.visitor()
    code, other = await host.make("mine bot"), await host.make("mine bot")
    seats = [await visitor.sit(code), await visitor.sit(code)]
    assert await refusal(visitor.sit(code)) == "too-many-connections"
    assert await refusal(visitor.sit(code, face="plain")) == "too-many-connections"
    seats += [await visitor.sit(other), await visitor.sit(other)]
    with pytest.raises(Refused, match="too-many-connections"):
        await visitor.sit(await host.make("mine bot"))
    await seats.pop().close()
    await seats[-1].until(lambda each: len(each.updates) > 1)
    seats.append(await visitor.sit(other))
    for seat in seats:
        await seat.close()


async def test_whoever_left_long_ago_costs_nothing_and_gets_everything(server: Running) -> None:
    async with party(server, people=1, talk="free") as here:
        watcher = await (await server.visitor()).sit(here.code, face="plain")
        await watcher.close()
        broadcaster = server.table(here.code).broadcaster
        for _ in range(UPDATES_KEPT - 1):
            await here.seats[0].send("point", seat=0, thing="location-3")
        assert len(broadcaster._audiences) == 2, "what was missed is kept"
        for _ in range(3):
            await here.seats[0].send("point", seat=0, thing="location-3")
        assert len(broadcaster._audiences) == 1
        again = await (await server.visitor()).sit(here.code, face="plain", after=watcher)
        assert again.welcome["epoch"] != watcher.welcome["epoch"] and again.views
        await here.choose()
        await in_step(again, here.seats[0])
        await again.close()
