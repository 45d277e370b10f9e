"""Old tables: kept for ever, or for as long as whoever runs the server wants."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from miskatonic.server.services import now

from .playing import party, refusal
from .running import Running


async def age(server: Running, code: str, days: float) -> None:
    await server.do(server.storage.update_table(code, touched_at=now() - timedelta(days=days)))


async def test_a_table_nobody_has_touched_for_long_is_deleted(serve: Callable[..., Running], address: str) -> None:
    server = serve(address, keep_days=30.0)
    visitor = await server.visitor()
    async with party(server, people=2, talk="free") as here:
        await here.choose(3)
        await here.seats[0].send("say", seat=0, text="Good night.")
        reported = await here.host.ask("POST", f"/api/tables/{here.code}/report", json={})
    old, young = here.code, await visitor.make("mine bot")
    for code, days in ((old, 31), (young, 29)):
        await server.forget(code)
        await age(server, code, days)
    await server.do(server.registry.forget_old())
    assert await refusal(visitor.info(old)) == "no-table"
    assert await server.do(server.storage.report(old, reported["number"])) is None
    assert (await visitor.info(young))["code"] == young
    await visitor.leave()


async def test_a_table_in_memory_is_kept(serve: Callable[..., Running]) -> None:
    server = serve(keep_days=30.0)
    async with party(server, people=1, bots=1) as here:
        await age(server, here.code, 31)
        await server.do(server.registry.forget_old())
        await here.choose()


async def test_all_are_deleted_however_many_there_are(serve: Callable[..., Running]) -> None:
    server = serve(keep_days=1.0)
    visitor = await server.visitor()
    for number in range(5):
        code = await visitor.make("mine bot", seed=str(number))
        await server.forget(code)
        await age(server, code, 2)
    assert await server.do(server.storage.forget_tables(now() - timedelta(days=1), limit=2)) == 2
    await server.do(server.registry.forget_old())
    assert await visitor.ask("GET", "/api/me/tables") == []
    await visitor.leave()


async def test_usually_nothing_is_deleted(serve: Callable[..., Running]) -> None:
    server = serve()
    visitor = await server.visitor()
    code = await visitor.make("mine bot")
    await server.forget(code)
    await age(server, code, 10_000)
    await server.do(server.registry.forget_old())
    assert (await visitor.info(code))["code"] == code
    await visitor.leave()
