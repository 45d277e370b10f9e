"""What a review found: hidden things, races, a lost game, a crowd at the door."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bench.player import Seat, Visitor
from miskatonic.agents import make_agent
from miskatonic.server.storage import StorageError

from .playing import Party, gather, party, refusal, settled
from .running import Running
from .test_resuming import come_back, forget, spoil, write
from .window_game import GAME as VIGIL


@pytest.fixture
def mine(serve: Callable[..., Running]) -> Running:
    """A server of this test alone."""
    return serve()


async def play_to_a_quiet_end(server: Running, **request: Any) -> Party:
    """A finished game whose last choice drew nothing and turned nothing over."""
    here = await gather(server, people=2, game=VIGIL.name, **request)
    await here.until(lambda each: each.seats[0].over, Random(1))
    history = server.table(here.code).history
    assert not any(event.reveals for event in history.table.events[history.positions[-2].events :])
    return here


@pytest.mark.usefixtures("vigil")
async def test_the_end_of_a_game_shows_everything_so_it_is_not_taken_back_freely(mine: Running) -> None:
    """When it is over everybody may look through all eyes and knows the seed."""
    here = await play_to_a_quiet_end(mine)
    last = mine.table(here.code).history.positions[-1].seat
    asking = here.seats[last or 0]
    assert not any(offer.get("free") for offer in asking.undo)
    await asking.go_back()
    await here.in_step()
    assert asking.vote and asking.over
    await here.leave()


@pytest.mark.usefixtures("vigil")
async def test_at_a_strict_table_the_end_of_a_game_stays(mine: Running) -> None:
    here = await play_to_a_quiet_end(mine, undo="strict")
    for seat in here.seats:
        assert not any(offer.get("allowed", True) for offer in seat.undo)
        assert await refusal(seat.go_back()) == "no-way-back"
    await here.leave()


async def test_somebody_who_has_not_come_yet_has_not_left(mine: Running) -> None:
    host, guest, late = [await mine.visitor(name) for name in ("Ada", "Bert", "Cora")]
    code = await host.make("mine human human")
    links = await host.links(code)
    await guest.claim(code, token=links[1])
    seat = await guest.sit(code)
    assert await refusal(seat.send("set-seat", seat=2, kind="bot")) == "not-host"
    assert await late.claim(code, token=links[2]) == [2]
    await seat.close()


async def test_a_new_link_ends_the_vote_of_whoever_sat_there(mine: Running) -> None:
    async with party(mine, people=3, seed="new link in a vote") as here:
        asking = here.asked()
        while not asking.undo or asking.undo[0].get("free"):
            await here.choose()
            asking = here.seats[1]
        await asking.go_back()
        await here.in_step()
        assert asking.vote and asking.vote["by"] == 1
        await here.host.ask("POST", f"/api/tables/{here.code}/seats/1/link")
        await here.seats[0].until(lambda each: each.vote is None)
        assert mine.table(here.code).vote is None


async def test_after_a_line_of_another_server_the_chat_goes_on(mine: Running) -> None:
    async with party(mine, people=2, talk="free") as here:
        await write(
            mine,
            "INSERT INTO said (code, number, seat, name, text, at) "
            "VALUES (:code, 0, 1, 'Bert', 'From elsewhere.', '2031-05-04 12:00:00')",
            code=here.code,
        )
        assert await refusal(here.seats[0].send("say", seat=0, text="Hello?")) == "closing"
        for seat in here.seats:
            await seat.until_closed()
        await come_back(here)
        await here.seats[0].send("say", seat=0, text="Hello?")
        assert [line["text"] for line in here.seats[0].said] == ["From elsewhere.", "Hello?"]


async def test_a_game_of_other_rules_survives_a_failure_while_it_is_taken_over(
    mine: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    async with party(mine, people=2, seed="half taken over") as here:
        chance = Random(3)
        while mine.table(here.code).history.table.step_began in (0, here.seats[0].choices):
            await here.choose(chance=chance)
        before = here.seats[0].views[0]
        await forget(mine, here)
        await write(mine, "UPDATE tables SET content = 'other' WHERE code = :code", code=here.code)
        await spoil(mine, here.code, 0)

        async def fails(*_: object, **__: object) -> None:
            raise StorageError("the power is gone")

        with monkeypatch.context() as broken:
            broken.setattr(mine.storage, "append", fails)
            assert await refusal(here.host.info(here.code)) == "storage"
        await come_back(here)
        assert here.seats[0].views[0] == before and errors


async def test_a_table_is_loaded_once_even_if_somebody_stops_waiting(mine: Running) -> None:
    async with party(mine, people=2) as here:
        await forget(mine, here)

        async def crowd() -> list[Any]:
            first, second = [asyncio.create_task(mine.registry.find(here.code)) for _ in range(2)]
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
            third = await mine.registry.find(here.code)
            return [await second, third, mine.registry.tables[0]]

        second, third, kept = await mine.do(crowd())
        assert second is third is kept


async def test_a_table_somebody_sits_down_at_is_not_unloaded(mine: Running) -> None:
    host, one, other = [await mine.visitor(name) for name in ("Ada", "Bert", "Cora")]
    code = await host.make("mine open")
    table = mine.table(code)
    table.idle_since = float("-inf")
    hold, waits = mine.storage.hold_seat, asyncio.Event()

    async def slow(*about: Any) -> None:
        await hold(*about)
        await waits.wait()

    mine.storage.hold_seat = slow  # type: ignore[method-assign]
    first = asyncio.create_task(refusal(one.claim(code, seat=1)))
    while not table._lock.locked():
        await asyncio.sleep(0.01)
    await mine.do(mine.registry.unload_idle())
    mine.storage.hold_seat = hold  # type: ignore[method-assign]
    second = asyncio.create_task(refusal(other.claim(code, seat=1)))
    await asyncio.sleep(0.2)

    async def go_on() -> None:
        waits.set()

    await mine.do(go_on())
    assert sorted([await first, await second]) == ["done", "taken"]


@pytest.mark.parametrize("greeted", [True, False])
async def test_a_message_nested_deeper_than_anything_is_malformed(mine: Running, greeted: bool) -> None:
    visitor = await mine.visitor()
    code = await visitor.make("mine bot", pace="slow")
    deep = '{"a":' + "[" * 4000 + "]" * 4000 + ',"type":"hello"}'
    seat = Seat(await visitor.open(code))
    if greeted:
        await seat.greet()
        await settled(seat)
        assert (await seat.send_raw(deep))["problem"]["code"] == "malformed"
    else:
        await seat.socket.send(deep)
        assert json.loads(await seat.socket.recv())["problem"]["code"] == "malformed"
    await seat.close()


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/..%5C..%5Ctables.db", "/%00", "/C:index.html", "/.."])
async def test_only_files_of_the_client_are_pages(serve: Callable[..., Running], tmp_path: Path, path: str) -> None:
    """A name is looked up among the files there are: on Windows a backslash or a drive would lead elsewhere."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("the page")
    visitor = await serve(client=client).visitor()
    assert (await visitor.http.get(path)).text == "the page"


async def test_strangers_who_crowd_around_keep_nobody_from_their_seat(serve: Callable[..., Running]) -> None:
    server = serve(limits={"connections_per_table": 2})
    host, stranger = await server.visitor(), await server.visitor()
    code = await host.make("mine bot", pace="slow")
    crowd = [await stranger.sit(code) for _ in range(2)]
    assert await refusal(stranger.sit(code)) == "too-many-connections"
    seat = await host.sit(code)
    for each in (*crowd, seat):
        await each.close()


async def test_sockets_are_counted_like_other_requests(serve: Callable[..., Running]) -> None:
    server = serve(limits={"requests_per_second": 0.001, "request_burst": 6})
    visitor = await server.visitor()
    code = await visitor.make("mine bot", pace="slow")
    opened = 0
    for _ in range(10):
        with suppress(InvalidStatus):
            seat = await visitor.sit(code)
            opened += 1
            await seat.close()
    assert opened == 4


async def test_what_is_secret_is_kept_in_no_cache(mine: Running) -> None:
    visitor: Visitor = await mine.visitor()
    code = await visitor.make("mine human")
    for path in (f"/api/tables/{code}/links", "/api/me/tables", f"/api/tables/{code}/replay"):
        assert (await visitor.http.get(path)).headers["cache-control"] == "no-store", path


async def test_a_table_that_cannot_be_stored_is_not_made(
    mine: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    visitor = await mine.visitor()

    async def fails(*_: object) -> None:
        raise StorageError("full")

    monkeypatch.setattr(mine.storage, "add_table", fails)
    assert await refusal(visitor.make("mine bot")) == "storage"
    assert errors


async def test_reports_of_a_table_are_counted(mine: Running) -> None:
    async with party(mine, people=1, bots=1) as here:
        made = [await refusal(here.host.ask("POST", f"/api/tables/{here.code}/report", json={})) for _ in range(60)]
        assert made[:10] == ["done"] * 10 and made[-1] == "too-many-reports"


async def test_whoever_forgets_their_cookie_makes_no_more_tables(serve: Callable[..., Running]) -> None:
    server = serve(limits={"tables_from_address": 3})
    made = [await refusal((await server.visitor()).make("mine bot")) for _ in range(4)]
    assert made == ["done"] * 3 + ["too-many-tables"]


async def test_what_comes_too_fast_is_refused_by_its_name(serve: Callable[..., Running]) -> None:
    """Whoever waits for the answer to a message learns that there will be none."""
    server = serve(limits={"messages_per_second": 0.001, "message_burst": 1})
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("mine bot", pace="slow"))
    assert [await refusal(seat.send("set-pace", pace="slow")) for _ in range(2)] == ["done", "too-fast"]
    await seat.close()


async def test_nobody_can_tell_from_the_code_what_a_bot_will_draw(mine: Running) -> None:
    async with party(mine, people=1, bots=1, seed="known to nobody") as here:
        seat = here.seats[0]
        await seat.until(lambda each: each.questions)
        while not mine.table(here.code)._observers[0]._agents:
            await seat.choose()
            await seat.until(lambda each: each.questions or each.over)
        (agent,) = mine.table(here.code)._observers[0]._agents.values()
        assert agent._taste != make_agent("greedy", "final-hour", f"{here.code}-1")._taste  # type: ignore[attr-defined]


async def test_with_other_rules_a_table_still_waits_for_the_invited(mine: Running) -> None:
    host = await mine.visitor()
    code = await host.make("mine human")
    await mine.forget(code)
    await write(mine, "UPDATE tables SET content = 'other', hash = 'x' WHERE code = :code", code=code)
    assert (await host.info(code))["status"] == "gathering"
    assert (await mine.stored(code)).table.status == "gathering"
