"""Several servers on one PostgreSQL: one of them runs a table, and whoever comes to another is passed on to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from bench.player import Refused, Visitor
from miskatonic.server import nodes
from miskatonic.server.forwarding import HEADER
from miskatonic.server.identity import Signer
from miskatonic.server.nodes import Lease, SharedNode
from miskatonic.server.refusals import Refusal
from miskatonic.server.storage import LostTable, Owner, Storage, StorageError, leases

from .playing import refusal
from .running import Running
from .storage.builders import CODE, a_choice, a_line, a_seat, a_table, progress

pytestmark = pytest.mark.parametrize("address", ["postgresql"], indirect=True)


async def nobody() -> None:
    """What is done by a node that has no tables."""


@asynccontextmanager
async def joined(address: str, port: int = 1) -> AsyncIterator[SharedNode]:
    node = SharedNode(address, f"127.0.0.1:{port}")
    await node.join(nobody)
    try:
        yield node
    finally:
        await node.leave()


@asynccontextmanager
async def two_nodes(address: str) -> AsyncIterator[tuple[SharedNode, SharedNode, Storage]]:
    """Two nodes, and a storage with one table that nobody runs."""
    storage = await Storage.open(address)
    await storage.add_table(a_table())
    async with joined(address, 1) as one, joined(address, 2) as other:
        yield one, other, storage
    await storage.close()


def lease(taken: Lease | Owner | None) -> Lease:
    assert isinstance(taken, Lease)
    return taken


def freeze(node: SharedNode) -> None:
    """The node does nothing any more, as if its process was stopped."""
    assert node._renewing is not None
    node._renewing.cancel()


async def die(node: SharedNode) -> None:
    """The node does nothing any more, and its connection is closed, as if its process was killed."""
    freeze(node)
    await node._pulse.close()


async def until(what: Callable[[], Any], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.02)


# Leases.


async def test_a_table_belongs_to_one_node(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        assert first.fence == 1 and await first.held()
        assert await other.take(CODE) == Owner(one.id, "127.0.0.1:1")
        assert await one.take("NOBODY") is None


async def test_a_node_without_an_address_is_where_the_database_sees_it(address: str) -> None:
    async with two_nodes(address) as (one, _, _storage):
        nameless = SharedNode(address, None, 8026)
        await nameless.join(nobody)
        lease(await nameless.take(CODE))
        assert await one.take(CODE) == Owner(nameless.id, "127.0.0.1:8026")
        await nameless.leave()


async def test_of_many_who_take_a_table_at_once_one_gets_it(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        taken = await asyncio.gather(*(node.take(CODE) for node in (one, other)))
        assert sorted(type(each).__name__ for each in taken) == ["Lease", "Owner"]


async def test_a_table_that_was_released_can_be_taken_by_another(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        await one.release(CODE, first)
        assert lease(await other.take(CODE)).fence == 2
        await one.release(CODE, first)
        assert isinstance(await one.take(CODE), Owner), "an old lease releases nothing any more"


async def test_the_tables_of_a_node_that_leaves_are_free_at_once(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        await one.leave()
        assert not await first.held()
        assert lease(await other.take(CODE)).fence == 2


async def test_the_tables_of_a_node_that_hangs_are_free_after_its_lease(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        gone, began = other.gone(one.id), nodes.clock()
        freeze(one)
        assert isinstance(await other.take(CODE), Owner), "it may still be alive"
        await until(gone.is_set, leases.LEASE_SECONDS + 2)
        assert nodes.clock() - began > leases.LEASE_SECONDS - nodes.RENEW_SECONDS, "it may merely have been slow"
        assert lease(await other.take(CODE)).fence == 2
        assert not await first.held()


async def test_the_tables_of_a_node_that_died_are_free_sooner(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 60.0)
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        gone = other.gone(one.id)
        await die(one)
        assert isinstance(await other.take(CODE), Owner), "it may still be alive, and connect anew"
        await until(gone.is_set)
        assert not one.alive, "nobody takes them while it may be sure of them"
        assert lease(await other.take(CODE)).fence == 2
        assert not await first.held()


async def test_who_is_cut_off_the_database_for_a_moment_keeps_its_tables(address: str, postgres: Any) -> None:
    def session() -> str:
        return postgres.psql(f"SELECT 'session ' || session FROM nodes WHERE id = '{one.id}'").partition("session ")[2]

    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        for _ in range(3):
            before = session()
            postgres.psql(f"SELECT pg_terminate_backend({before.split()[0]})")
            while session() == before:
                await asyncio.sleep(0.05)
            assert await first.held() and one.term == 0
        assert await other.take(CODE) == Owner(one.id, "127.0.0.1:1")


@pytest.mark.parametrize(
    "write",
    [
        lambda storage: storage.append(CODE, [a_choice(1)], progress(1)),
        lambda storage: storage.update_table(CODE, pace="fast"),
        lambda storage: storage.save_seat(CODE, a_seat(0, "Ada")),
        lambda storage: storage.add_chat_line(CODE, a_line(0)),
        lambda storage: storage.hold_seat(CODE, 0, "ada"),
        lambda storage: storage.release_seat(CODE, 0),
    ],
    ids=["choice", "table", "seat", "chat", "holder", "release"],
)
async def test_who_lost_a_table_writes_nothing_to_it(address: str, write: Callable[[Storage], Any]) -> None:
    async with two_nodes(address) as (one, other, storage):
        first = lease(await one.take(CODE))
        await write(storage.fenced(first.fence))
        await one.release(CODE, first)
        await other.take(CODE)
        before = await storage.load(CODE)
        with pytest.raises(LostTable):
            await write(storage.fenced(first.fence))
        assert await storage.load(CODE) == before


async def test_a_lost_table_does_not_keep_others_from_being_stored(address: str) -> None:
    """Writes are committed in groups, and the one that is refused is rolled back alone."""
    async with two_nodes(address) as (one, other, storage):
        await storage.add_table(a_table("OTHERS"))
        mine, lost = lease(await one.take("OTHERS")), lease(await one.take(CODE))
        await one.release(CODE, lost)
        await other.take(CODE)
        outcomes = await asyncio.gather(
            storage.fenced(lost.fence).append(CODE, [a_choice(1)], progress(1)),
            storage.fenced(mine.fence).append("OTHERS", [a_choice(1)], progress(1)),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], LostTable) and outcomes[1] is None


async def test_whoever_takes_a_table_sees_what_is_being_written_to_it(address: str) -> None:
    """A choice under way is stored before the table changes hands, or not at all."""
    async with two_nodes(address) as (one, other, storage):
        for number in range(1, 30):
            holder, taker = (one, other) if number % 2 else (other, one)
            held = lease(await holder.take(CODE))
            await holder.release(CODE, held)
            write = storage.fenced(held.fence).append(CODE, [a_choice(number)], progress(number))
            written, taken = await asyncio.gather(write, taker.take(CODE), return_exceptions=True)
            assert isinstance(taken, Lease)
            stored = await storage.load(CODE)
            assert stored is not None
            there = bool(stored.journal) and stored.journal[-1].number == number
            assert there == (written is None)
            await taker.release(CODE, taken)


async def test_a_node_that_wakes_up_after_its_lease_has_lost_everything(address: str) -> None:
    lost: list[str] = []

    async def on_lost() -> None:
        lost.append("lost")

    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        one._on_lost = on_lost
        before = one.id
        freeze(one)
        await until(lambda: not one.alive)
        await until(other.gone(before).is_set)
        lease(await other.take(CODE))
        one._renewing = asyncio.create_task(one._renew_on())
        await until(lambda: one.alive)
        assert lost and one.id != before and not await first.held()
        assert await one.take(CODE) == Owner(other.id, "127.0.0.1:2"), "it comes back as a new node"


async def test_a_node_that_cannot_reach_its_database_is_not_sure_of_its_tables(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(60)

    async with two_nodes(address) as (one, _, _storage):
        first = lease(await one.take(CODE))
        with monkeypatch.context() as frozen:
            frozen.setattr(one._pulse, "write", never)
            await until(lambda: one.term > 0, leases.LEASE_SECONDS + 1)
            assert not one.alive and not await first.held()
        await until(lambda: one.alive)
        assert not await first.held(), "it may have been taken meanwhile"


async def test_who_could_not_renew_in_time_waits_for_the_next_renewal(address: str) -> None:
    """A process that had to wait for its turn finds its row as it was, and nobody notices."""
    async with two_nodes(address) as (one, _, _storage):
        first = lease(await one.take(CODE))
        one._renewed_at -= nodes.SURE_SECONDS
        assert not one.alive and await first.held() and one.term == 0


async def test_renewals_may_fail_for_a_while(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    async def failed(*_: object) -> None:
        nonlocal tried
        tried += 1
        raise StorageError("gone")

    monkeypatch.setattr(nodes, "LOST_SECONDS", 60.0)
    async with two_nodes(address) as (one, other, _):
        first = lease(await one.take(CODE))
        with monkeypatch.context() as cut:
            cut.setattr(one._pulse, "write", failed)
            await until(lambda: not one.alive)
            held, before = asyncio.create_task(first.held()), tried
            await until(lambda: tried > before + 1)
            assert not held.done(), "it may still be its own"
        assert await held and one.term == 0
        assert isinstance(await other.take(CODE), Owner)


# Visitors.


@pytest.fixture
def pair(address: str, serve: Callable[..., Running]) -> tuple[Running, Running]:
    return serve(address), serve(address)


async def come_to(server: Running, visitor: Visitor) -> Visitor:
    """The same visitor at another node."""
    http = httpx.AsyncClient(base_url=server.address, cookies=visitor.http.cookies, timeout=20)
    return Visitor(http)


async def test_whoever_comes_to_another_node_plays_at_the_same_table(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human", seed="two nodes")
    assert await bert.claim(code, token=(await ada.links(code))[1]) == [1]
    seats = [await ada.sit(code), await bert.sit(code)]
    for _ in range(6):
        asked = next(seat for seat in seats if seat.questions)
        goal = asked.choices + 1
        await asked.choose()
        for seat in seats:
            await seat.until(lambda each, goal=goal: each.choices >= goal)
    assert seats[0].table == seats[1].table
    assert [table.code for table in one.registry.tables] == [code] and other.registry.tables == []
    assert (await bert.info(code))["code"] == code
    replay = await bert.http.get(f"/api/tables/{code}/replay")
    assert replay.headers["content-encoding"] == "gzip" and len(replay.headers.get_list("content-encoding")) == 1
    assert replay.json()["table"] == (await ada.ask("GET", f"/api/tables/{code}/replay"))["table"]
    assert [each["table"]["code"] for each in await bert.ask("GET", "/api/me/tables")] == [code]
    for seat in seats:
        await seat.close()
    await ada.leave()
    await bert.leave()


async def test_a_refusal_is_passed_back_as_it_is(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human")
    assert await refusal(bert.claim(code)) == "taken"
    assert await refusal(bert.claim(code, token="forged")) == "bad-link"
    assert await refusal(bert.info("ZZZZZZ")) == "no-table"
    answer = await bert.http.post(f"/api/tables/{code}/claim", content=b"x" * 100_000)
    assert answer.status_code == 413 and answer.json()["code"] == "too-big"
    await ada.leave()
    await bert.leave()


async def test_who_is_sent_away_at_one_node_is_sent_away_from_all(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human")
    await bert.claim(code, token=(await ada.links(code))[1])
    seat = await bert.sit(code)
    await ada.ask("POST", f"/api/tables/{code}/seats/1/link")
    assert await seat.until_closed() == 1013
    assert seat.bye and seat.bye["problem"]["code"] == "bad-link"
    again = await bert.sit(code)
    assert again.welcome["seats"] == []
    await again.close()
    await ada.leave()
    await bert.leave()


async def test_whoever_is_blocked_is_blocked_at_all_nodes(pair: tuple[Running, Running]) -> None:
    """Also when another node runs the table, and until the host lets them in again."""
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human open")
    link = (await ada.links(code))[1]
    await bert.claim(code, token=link)
    host, guest = await ada.sit(code), await bert.sit(code)
    await host.send("block", seat=1)
    assert await guest.until_closed() == 1013, "they sat at the other node"
    fresh = (await ada.links(code))[1]

    async def is_blocked(*nodes: Running) -> None:
        for node in nodes:
            there = await come_to(node, bert)
            assert await refusal(there.sit(code)) == "blocked"
            for claim in ({"token": link}, {"token": fresh}, {"seat": 2}, {}):
                assert await refusal(there.claim(code, **claim)) == "blocked"
            assert await there.ask("GET", "/api/me/tables") == []
            await there.leave()

    await is_blocked(one, other)
    await asyncio.to_thread(one.stop)
    await host.until_closed()
    ada = await come_to(other, ada)
    host = await ada.sit(code)
    assert [table.code for table in other.registry.tables] == [code]
    await is_blocked(other)
    await host.send("unblock")
    watching = await bert.sit(code)
    assert watching.welcome["seats"] == []
    for seat in (host, watching):
        await seat.close()
    await ada.leave()
    await bert.leave()


async def test_a_visitor_counts_as_who_they_are_wherever_they_are_passed_on_to(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine human")
    signer: Signer = one.registry.services.signer
    headers = {HEADER: signer.pass_on("203.0.113.9", "https")}
    async with httpx.AsyncClient(base_url=one.address) as http:
        assert (await http.get(f"/api/tables/{code}/links", headers=headers)).status_code == 403
        known = await http.get("/api/me", headers=headers)
        assert "Secure" in known.headers["set-cookie"], "they came over https"
        for forged in (
            "forged",
            Signer(b"of their own").pass_on("203.0.113.9", "https"),
            signer.seat_token(code, 0, 0),
        ):
            http.cookies.clear()
            answer = await http.get("/api/me", headers={HEADER: forged})
            assert "Secure" not in answer.headers["set-cookie"]
        misdirected = await http.get(f"{other.address}/api/tables/{code}", headers=headers)
        assert misdirected.status_code == 421, "what comes from a node is not passed on again"
    seat = await (await come_to(other, ada)).sit(code)
    assert dict(one.registry.connections) == {"127.0.0.1": 1} == dict(other.registry.connections)
    await seat.close()
    await ada.leave()


async def test_nobody_who_is_passed_on_is_taken_for_somebody_who_was_before(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine human human")
    links = await ada.links(code)
    cookies: list[str] = []
    for seat in (1, 2):
        async with httpx.AsyncClient(base_url=other.address) as stranger:
            claimed = await stranger.post(f"/api/tables/{code}/claim", json={"token": links[seat]})
            assert claimed.json()["seats"] == [seat], "who has no cookie holds no seat of anybody else"
            cookies += claimed.cookies.values()
    assert len(set(cookies)) == 2, "everybody new is somebody new"
    await ada.leave()


async def test_when_a_node_stops_its_games_go_on_at_another(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human", seed="drained")
    await bert.claim(code, token=(await ada.links(code))[1])
    seats = [await ada.sit(code), await bert.sit(code)]
    asked = next(seat for seat in seats if seat.questions)
    await asked.choose()
    await asyncio.to_thread(one.stop)
    for seat in seats:
        await seat.until_closed()
        assert seat.bye and seat.bye["again"]
    ada = await come_to(other, ada)
    back = [await ada.sit(code), await bert.sit(code)]
    assert [seat.choices for seat in back] == [1, 1]
    await next(seat for seat in back if seat.questions).choose()
    for seat in back:
        await seat.close()
    await ada.leave()
    await bert.leave()


async def test_a_node_that_stops_does_not_wait_for_its_database(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine bot")
    await one.forget(code)
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    async def never(_: str) -> None:
        loop.call_soon_threadsafe(asked.set)
        await asyncio.sleep(60)

    monkeypatch.setattr(node_of(one), "take", never)
    asking = asyncio.create_task(ada.http.get(f"/api/tables/{code}"))
    await asked.wait()
    await asyncio.to_thread(one.stop)
    assert (await asking).json()["code"] == "closing"
    assert not [record for record in caplog.records if record.exc_info]
    await ada.leave()


async def test_a_report_outlives_the_node_that_took_it(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine bot")
    made = await ada.ask("POST", f"/api/tables/{code}/report", json={"words": "The gate did not open."})
    await asyncio.to_thread(one.stop)
    ada = await come_to(other, ada)
    path = f"/api/tables/{code}/reports/{made['name']}"
    assert await refusal(ada.ask("GET", path)) == "not-over"
    seat = await ada.sit(code)
    while not seat.over:
        await seat.until(lambda each: each.questions or each.over)
        if seat.questions:
            known = seat.choices
            await seat.choose()
            await seat.until(lambda each, known=known: each.choices > known)
    assert (await ada.ask("GET", path))["report"]["words"] == "The gate did not open."
    await seat.close()
    await ada.leave()


async def test_a_request_waits_for_a_table_whose_node_is_gone(pair: tuple[Running, Running], address: str) -> None:
    """Its node cannot be reached, but may still be alive: when it is not, the request is carried out as it came."""
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human")
    token = (await ada.links(code))[1]
    async with joined(address, port=9) as dead:
        await one.forget(code)
        lease(await dead.take(code))
        freeze(dead)
        assert await bert.claim(code, token=token) == [1]
    assert [table.code for table in other.registry.tables] == [code]
    await ada.leave()
    await bert.leave()


@asynccontextmanager
async def silent_node(address: str) -> AsyncIterator[SharedNode]:
    """A node that is alive, takes every connection, and answers nobody."""

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1")
    async with server, joined(address, server.sockets[0].getsockname()[1]) as node:
        yield node


async def test_a_socket_waits_for_a_table_whose_node_breaks_off(pair: tuple[Running, Running], address: str) -> None:
    """Its node takes connections and drops them at once, as one that is just being killed."""
    _, other = pair
    bert = await other.visitor("Bert")
    code = await bert.make("mine bot")
    await other.forget(code)
    dropped = asyncio.Event()

    async def drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.abort()
        dropped.set()

    server = await asyncio.start_server(drop, "127.0.0.1")
    async with server, joined(address, server.sockets[0].getsockname()[1]) as dying:
        lease(await dying.take(code))
        sitting = asyncio.create_task(bert.sit(code))
        await dropped.wait()
        await die(dying)
        seat = await sitting
    assert [table.code for table in other.registry.tables] == [code]
    await seat.close()
    await bert.leave()


@pytest.mark.parametrize(("method", "path", "refused"), [("GET", "", "closing"), ("POST", "/claim", "unsure")])
async def test_a_stopping_node_waits_for_no_other(
    pair: tuple[Running, Running], address: str, method: str, path: str, refused: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = pair
    ada, bert = await one.visitor("Ada"), await other.visitor("Bert")
    code = await ada.make("mine human")
    async with silent_node(address) as silent:
        await one.forget(code)
        lease(await silent.take(code))
        asking = asyncio.create_task(bert.http.request(method, f"/api/tables/{code}{path}", json={}))
        await until(lambda: silent.id in node_of(other)._gone)
        await asyncio.to_thread(other.stop)
        assert (await asking).json()["code"] == refused
    assert not [record for record in caplog.records if record.exc_info]
    await ada.leave()
    await bert.leave()


def node_of(server: Running) -> SharedNode:
    node = server.registry.services.node
    assert isinstance(node, SharedNode)
    return node


async def test_an_idle_table_can_be_run_by_another_node(pair: tuple[Running, Running]) -> None:
    one, other = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine bot", seed="idle")
    await one.forget(code)
    elsewhere = await come_to(other, ada)
    seat = await elsewhere.sit(code)
    assert [table.code for table in other.registry.tables] == [code]
    await seat.close()
    await ada.leave()
    await elsewhere.leave()


async def test_a_node_that_lost_its_tables_sends_everybody_away_and_serves_them_again(
    pair: tuple[Running, Running],
) -> None:
    one, _ = pair
    ada = await one.visitor("Ada")
    code = await ada.make("mine bot", seed="lost")
    seat = await ada.sit(code)
    table = one.table(code)
    await one.do(one.registry.services.node._lose())  # type: ignore[attr-defined]
    await seat.until_closed()
    assert seat.bye and (seat.bye["problem"]["code"], seat.bye["again"]) == ("closing", True)
    with pytest.raises(Refusal, match="closing"):
        async with table.exclusive():
            pass
    back = await ada.sit(code, after=seat)
    assert one.table(code) is not table
    await back.close()
    await ada.leave()


async def test_a_stopping_node_is_not_well(pair: tuple[Running, Running]) -> None:
    one, _ = pair
    ada = await one.visitor("Ada")
    assert (await ada.http.get("/health")).status_code == 200
    await one.do(one.registry.close())
    assert (await ada.http.get("/health")).status_code == 503
    with pytest.raises(Refused, match="closing"):
        await ada.make("mine bot")
    await ada.leave()


async def test_a_node_that_is_not_sure_of_a_table_does_nothing_at_it(pair: tuple[Running, Running]) -> None:
    """Not even what is stored nowhere, such as pointing at something: others may play on elsewhere by now."""
    one, _ = pair
    ada = await one.visitor("Ada")
    seat = await ada.sit(await ada.make("mine", talk="free"))
    await one.do(stand_still(node_of(one)))
    assert await refusal(seat.send("point", seat=0, thing="location-3")) == "closing"
    assert not [update for update in seat.updates if "pointed" in update]
    await seat.close()
    await ada.leave()


async def stand_still(node: SharedNode) -> None:
    freeze(node)
    node._renewed_at -= nodes.LOST_SECONDS


# Quotas.


async def test_a_quota_is_used_up_at_all_nodes_together(address: str) -> None:
    async with two_nodes(address) as (one, other, _):
        used = [await node.use_quota("chat of ada", 0.001, 3) for node in (one, other, one, other, one)]
        assert used == [True, True, True, False, False]
        assert await other.use_quota("chat of bert", 0.001, 3), "everybody has their own"


async def test_a_quota_comes_back_with_time_and_is_forgotten_when_it_is_whole(address: str, postgres: Any) -> None:
    def kept() -> list[str]:
        return [line.strip() for line in postgres.psql("SELECT name FROM quotas").splitlines()]

    async with two_nodes(address) as (one, other, _):
        for name in ("swift", "slow"):
            assert [await one.use_quota(name, 0.001, 1) for _ in range(2)] == [True, False]
        postgres.psql("UPDATE quotas SET full_at = full_at - interval '1001 seconds' WHERE name = 'swift'")
        await other.forget_quotas()
        assert "swift" not in kept() and "slow" in kept()
        assert await other.use_quota("swift", 0.001, 1) and not await other.use_quota("slow", 0.001, 1)


async def test_chat_and_new_tables_count_at_all_nodes(address: str, serve: Callable[..., Running]) -> None:
    limits = {"chat_per_second": 0.001, "chat_burst": 3, "tables_from_address": 3}
    one, other = [serve(address, limits=limits) for _ in range(2)]
    ada = await one.visitor("Ada")
    elsewhere = await come_to(other, ada)
    codes = [await ada.make("mine", talk="free"), await elsewhere.make("mine", talk="free")]
    seats = [await ada.sit(codes[0]), await elsewhere.sit(codes[1])]
    said = [await refusal(seats[turn % 2].send("say", seat=0, text="Ia!")) for turn in range(4)]
    assert said == ["done", "done", "done", "too-fast"]
    stranger = await other.visitor()
    assert await refusal(stranger.make("mine")) == "done"
    assert await refusal((await one.visitor()).make("mine")) == "too-many-tables"
    for seat in seats:
        await seat.close()
