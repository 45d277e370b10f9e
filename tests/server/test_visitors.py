"""Visitors: the cookie that knows them, where their requests come from, and how many there may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from bench.player import Visitor

from .playing import party, refusal, stranger
from .running import Running

JSON = {"content-type": "application/json"}


# Cookies.


async def test_a_new_visitor_gets_a_cookie_and_keeps_it(server: Running) -> None:
    http = await stranger(server)
    first = await http.get("/api/me")
    assert first.json() == {"name": None, "locale": None}
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Max-Age=34560000" in cookie
    assert "set-cookie" not in (await http.get("/api/me")).headers
    await http.aclose()


async def test_only_looking_makes_no_cookie(server: Running) -> None:
    http = await stranger(server)
    for path in ("/api/games", "/api/me/tables", "/health", "/api/tables/AAAAAA"):
        assert "set-cookie" not in (await http.get(path)).headers
    await http.aclose()


async def test_the_cookie_remembers_name_and_language(server: Running) -> None:
    visitor = await server.visitor("Ada")
    id = server.id_of(visitor)
    assert await visitor.ask("PUT", "/api/me", json={"locale": "uk"}) == {"name": "Ada", "locale": "uk"}
    assert await visitor.ask("PUT", "/api/me", json={"name": " Ada  L. "}) == {"name": "Ada L.", "locale": "uk"}
    assert await visitor.ask("PUT", "/api/me", json={"name": " \0 "}) == {"name": "Ada L.", "locale": "uk"}
    assert await visitor.ask("GET", "/api/me") == {"name": "Ada L.", "locale": "uk"}
    assert server.id_of(visitor) == id, "the same person"
    for wrong in ({"name": ""}, {"name": "a" * 41}, {"locale": "de"}, {"id": "x"}, {"name": 5}, []):
        assert await refusal(visitor.ask("PUT", "/api/me", json=wrong)) == "malformed"


async def test_a_cookie_of_ones_own_making_is_nobody(server: Running, serve: Callable[..., Running]) -> None:
    async with party(server, people=1, bots=1) as here:
        real = here.host.http.cookies["miskatonic"]
        body, signature = real.rsplit(".", 1)
        signer = server.registry.services.signer
        known = signer.read_cookie(real)
        assert known is not None
        elsewhere = serve().registry.services.signer.write_cookie(known)
        changed = signer.write_cookie(msgspec.structs.replace(known, name="Eve")).rsplit(".", 1)[0]
        forged = [elsewhere, f"{changed}.{signature}", body, f"{body}.", "nonsense", "", f"{real}x", "a.b.c"]
        forged.append(signer.seat_token(here.code, 0, 0))
        for cookie in forged:
            thief = Visitor(httpx.AsyncClient(base_url=server.address, headers={"cookie": f"miskatonic={cookie}"}))
            assert await thief.ask("GET", "/api/me") == {"name": None, "locale": None}
            assert await refusal(thief.links(here.code)) == "not-host"
            assert await thief.ask("GET", "/api/me/tables") == []
            await thief.leave()


# Where requests come from.


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1"])
async def test_the_page_of_another_site_changes_nothing(server: Running, origin: str) -> None:
    visitor = await server.visitor()
    body = {"game": "final-hour", "seats": [{"kind": "mine"}]}
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/tables/AAAAAA/claim")):
        answer = await visitor.http.request(method, path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert (await visitor.http.get("/api/me", headers={"origin": origin})).status_code == 200


async def test_ones_own_pages_and_named_ones_may(serve: Callable[..., Running]) -> None:
    server = serve(origins=("https://table.example",))
    visitor = await server.visitor()
    for origin in (server.address, "https://table.example"):
        await visitor.ask("PUT", "/api/me", json={"name": "Ada"}, headers={"origin": origin})
    code = await visitor.make("mine bot")
    await (await visitor.open(code, origin="https://table.example")).close()
    wrong = visitor.ask("PUT", "/api/me", json={"name": "Ada"}, headers={"origin": "http://table.example"})
    assert await refusal(wrong) == "origin"


# How many.


async def test_requests_that_come_too_fast_are_refused(serve: Callable[..., Running]) -> None:
    server = serve(limits={"requests_per_second": 0.01, "request_burst": 6})
    http = await stranger(server)
    answers = [await http.get("/api/me") for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2
    assert answers[-1].json()["code"] == "too-fast"
    assert (await http.get("/health")).status_code == 200, "pages and the like are counted by themselves"
    await http.aclose()


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/assets/a.js", "/nowhere"])
async def test_pages_and_figures_that_are_asked_for_too_fast_are_refused(
    serve: Callable[..., Running], path: str
) -> None:
    server = serve(limits={"pages_per_second": 0.01, "page_burst": 3})
    http = await stranger(server)
    answers = [await http.get(path) for _ in range(5)]
    assert [answer.status_code == 429 for answer in answers] == [False] * 3 + [True] * 2
    assert (await http.get("/api/games")).status_code == 200
    await http.aclose()


async def test_so_many_tables_a_day(serve: Callable[..., Running]) -> None:
    server = serve(limits={"tables_per_day": 2})
    visitor, other = await server.visitor(), await server.visitor()
    for _ in range(2):
        await visitor.make("mine bot")
    assert await refusal(visitor.make("mine bot")) == "too-many-tables"
    await other.make("mine bot")


async def test_a_large_body_is_refused(server: Running) -> None:
    http = await stranger(server)
    big = b" " * (server.config.limits.body_bytes + 1)
    answer = await http.post("/api/tables", content=big, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")

    async def drops() -> Any:
        for _ in range(server.config.limits.body_bytes // 1024 + 1):
            yield b" " * 1024

    answer = await http.post("/api/tables", content=drops(), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big"), "also if it does not say how large it is"
    await http.aclose()
