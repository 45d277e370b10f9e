"""Work that takes the processor long: within a budget, one piece at a time, and not in the way of the games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from time import thread_time

import pytest
from msgspec.structs import replace

from bench.player import Refused
from miskatonic.server.costly import BYTES_A_SECOND, CostlyWork
from miskatonic.server.limits import Limits
from miskatonic.server.refusals import Refusal

from .playing import party, refusal, stranger
from .running import Running

LIMITS = Limits(costly_share=0.0001, costly_seconds=0.05, costly_waiting=2)


def toil() -> bytes:
    until = thread_time() + 0.06
    while thread_time() < until:
        pass
    return b"done"


async def test_whoever_has_had_their_share_waits() -> None:
    costly = CostlyWork(LIMITS)
    assert await costly.do(["ada"], toil) == b"done", "what is begun is finished"
    with pytest.raises(Refusal, match="too-fast"):
        await costly.do(["ada"], toil)
    assert await costly.do(["bert"], toil) == b"done", "everybody has a budget of their own"
    with pytest.raises(Refusal, match="too-fast"):
        await costly.do(["cora", "ada"], toil)


async def test_a_share_comes_back_with_time() -> None:
    costly = CostlyWork(replace(LIMITS, costly_share=1000.0))
    for _ in range(3):
        await costly.do(["ada"], toil)


async def test_what_is_sent_costs_too() -> None:
    costly = CostlyWork(LIMITS)
    await costly.do(["ada"], lambda: b"." * int(BYTES_A_SECOND * LIMITS.costly_seconds * 1.1))
    with pytest.raises(Refusal, match="too-fast"):
        await costly.do(["ada"], toil)


async def test_what_fails_costs_as_much() -> None:
    def fail() -> bytes:
        toil()
        raise Refusal("workshop")

    costly = CostlyWork(LIMITS)
    with pytest.raises(Refusal, match="workshop"):
        await costly.do(["ada"], fail)
    with pytest.raises(Refusal, match="too-fast"):
        await costly.do(["ada"], toil)


async def test_only_so_much_waits_for_its_turn() -> None:
    begun, go_on = Event(), Event()

    def wait() -> bytes:
        begun.set()
        go_on.wait(20)
        return b""

    costly = CostlyWork(LIMITS)
    first = [asyncio.create_task(costly.do(["ada"], wait)) for _ in range(2)]
    await asyncio.to_thread(begun.wait, 20)
    with pytest.raises(Refusal, match="too-fast"):
        await costly.do(["ada"], wait)
    other = asyncio.create_task(costly.do(["bert"], lambda: b"mine"))
    go_on.set()
    assert await asyncio.gather(*first, other) == [b"", b"", b"mine"]
    assert await costly.do(["ada"], lambda: b"again") == b"again"


def refill(server: Running) -> None:
    """Everybody has their whole budget again: whoever sat down was greeted from it."""
    server.registry.costly = CostlyWork(server.config.limits)


async def test_a_game_that_is_continued_is_played_again_within_the_budget(serve: Callable[..., Running]) -> None:
    server = serve(limits={"costly_seconds": 1e-9, "costly_share": 1e-12})
    async with party(server, people=1, seed="end") as here:
        while not here.seats[0].over:
            await here.choose()
        refill(server)
        body = {"at": 3, "seats": [{"kind": "mine"}]}

        async def go_on() -> str:
            return await refusal(here.host.ask("POST", f"/api/tables/{here.code}/continue", json=body))

        assert [await go_on(), await go_on()] == ["done", "too-fast"]


@pytest.mark.parametrize("path", ["replay", "workshop", "report"])
async def test_what_costs_much_is_put_down_to_whoever_asks(serve: Callable[..., Running], path: str) -> None:
    server = serve(limits={"costly_seconds": 1e-9, "costly_share": 1e-12})
    async with party(server, people=1, bots=1) as here:
        refill(server)

        async def ask() -> str:
            if path == "replay":
                return await refusal(here.host.ask("GET", f"/api/tables/{here.code}/replay"))
            if path == "report":
                return await refusal(here.host.ask("POST", f"/api/tables/{here.code}/report", json={"words": "?"}))
            body = {"investigator": "01001"}
            return await refusal(here.host.ask("POST", "/api/games/arkham-lcg/workshop/starter", json=body))

        assert [await ask(), await ask()] == ["done", "too-fast"]
        await here.choose()
    http = await stranger(server)
    answer = await http.get("/api/games")
    assert answer.status_code == 200, "what costs little is not refused"
    await http.aclose()


async def test_what_never_changes_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The schema of the protocol takes a quarter of a second."""
    visitor = await server.visitor()
    first = await visitor.ask("GET", "/api/protocol")

    def again(*_: object) -> None:
        raise Refused({"code": "made again"})

    monkeypatch.setattr("miskatonic.server.http.schemas", again)
    assert await visitor.ask("GET", "/api/protocol") == first
    await visitor.leave()
