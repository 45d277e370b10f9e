"""Nobody has an unseen advantage, and nothing is decided over the head of somebody who is gone for a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.server.storage import Unavailable

from .playing import party, refusal
from .running import Running
from .test_going_back import agree, others, until_offered
from .test_resuming import come_back


@pytest.fixture
def mine(serve: Callable[..., Running]) -> Running:
    """A server of this test alone."""
    return serve()


async def test_everybody_sees_how_many_browsers_hold_a_seat(mine: Running) -> None:
    async with party(mine, people=2) as here:
        assert [seat["devices"] for seat in here.seats[0].table["seats"]] == [1, 1]
        second = await mine.visitor()
        await second.claim(here.code, token=(await here.people[1].links(here.code))[1])
        await here.seats[1].until(lambda each: each.table["seats"][1]["devices"] == 2)


async def test_everybody_sees_that_the_seed_was_named(mine: Running) -> None:
    host = await mine.visitor()
    named, secret = await host.make("mine bot", seed="7"), await host.make("mine bot")
    assert [(await host.info(code))["seed_named"] for code in (named, secret)] == [True, False]
    assert await refusal(host.make("mine bot", seed=".hidden")) == "setup"


async def test_a_vote_waits_for_somebody_who_is_gone_for_a_moment(serve: Callable[..., Running]) -> None:
    server = serve(grace_seconds=30.0)
    async with party(server, people=2, seed="gone for a moment") as here:
        asking = await until_offered(here, free=False)
        before = asking.choices
        await asking.go_back()
        (asked,) = others(here, asking)
        await asked.close()
        await asking.until(lambda each: not all(seat["online"] for seat in each.table["seats"]))
        back = await here.people[asked.welcome["seats"][0]].sit(here.code)
        await agree(back, yes=False)
        await asking.until(lambda each: each.vote is None)
        assert asking.choices == before
        await back.close()


async def test_a_choice_the_database_may_have_kept_is_not_called_undone(
    mine: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Any]
) -> None:
    """It was written, and then the line broke: the table is loaded again, and the choice is there."""
    async with party(mine, people=2, seed="unsure") as here:
        append = mine.storage.append

        async def kept_and_failed(*args: Any, **more: Any) -> None:
            await append(*args, **more)
            raise Unavailable("the line broke")

        monkeypatch.setattr(mine.storage, "append", kept_and_failed)
        assert await refusal(here.asked().choose(id="perhaps-kept")) == "unsure"
        for seat in here.seats:
            await seat.until_closed()
        monkeypatch.setattr(mine.storage, "append", append)
        await come_back(here)
        assert [seat.choices for seat in here.seats] == [1, 1]
        assert errors


async def test_to_ask_twice_for_any_seat_gives_the_same(mine: Running) -> None:
    host, guest = await mine.visitor(), await mine.visitor()
    code = await host.make("mine open open")
    assert [await guest.claim(code), await guest.claim(code)] == [[1], [1]]


async def test_one_address_opens_only_so_many_sockets(serve: Callable[..., Running]) -> None:
    server = serve(limits={"sockets_from_address": 2})
    visitor = await server.visitor()
    code = await visitor.make("mine bot", pace="slow")
    opened = [await visitor.sit(code) for _ in range(2)]
    assert await refusal(visitor.sit(code)) == "too-many-connections"
    await opened.pop().close()
    await opened[0].until(lambda each: server.registry.connections.total() == 1 or each.closed)
    opened.append(await visitor.sit(code))
    for seat in opened:
        await seat.close()


async def test_a_request_of_another_site_is_refused_even_without_its_origin(mine: Running) -> None:
    visitor = await mine.visitor()
    answer = await visitor.http.put("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


async def test_who_comes_too_fast_is_told_when_to_come_again(serve: Callable[..., Running]) -> None:
    server = serve(limits={"requests_per_second": 0.001, "request_burst": 1})
    visitor = await server.visitor()
    answer = await visitor.http.get("/api/games")
    assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
