"""Requests: who one is, where they come from, how many, what is answered, and what is measured."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bench.player import Visitor
from bench.serving import Served
from miskatonic.kernel.version import VERSION
from miskatonic.server.gate import HEADERS
from miskatonic.server.messages import PROTOCOL, Problem
from miskatonic.server.problems import STATUS

from .playing import Json, party, refusal
from .running import Running

JSON = {"content-type": "application/json"}
INTERRUPTED = 130


async def stranger(server: Running, **headers: str) -> httpx.AsyncClient:
    """Somebody without a cookie."""
    return httpx.AsyncClient(base_url=server.address, headers=headers)


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
        known = server.hall.services.signer.read_cookie(real)
        assert known is not None
        elsewhere = serve().hall.services.signer.write_cookie(known)
        changed = server.hall.services.signer.write_cookie(msgspec.structs.replace(known, name="Eve")).rsplit(".", 1)[0]
        forged = [elsewhere, f"{changed}.{signature}", body, f"{body}.", "nonsense", "", f"{real}x", "a.b.c"]
        forged.append(server.hall.services.signer.seat_token(here.code, 0, 0))
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
    wish = {"game": "final-hour", "seats": [{"kind": "mine"}]}
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/tables/AAAAAA/claim")):
        answer = await visitor.http.request(method, path, json=wish, headers={"origin": origin})
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
    assert (await http.get("/health")).status_code == 200, "only what costs something is counted"
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


# What is answered.


WISH = {"game": "final-hour", "seats": [{"kind": "mine"}, {"kind": "bot"}]}
ODD_WISHES: list[Any] = [
    {},
    [],
    "wish",
    {**WISH, "seats": []},
    {**WISH, "seats": [{"kind": "mine"}] * 17},
    {**WISH, "seats": [{"kind": "mine"}] * 5},
    {**WISH, "seats": [{"kind": "king"}]},
    {**WISH, "game": 5},
    {**WISH, "options": {"ancient_one": "nyarlathotep"}},
    {**WISH, "options": {"ancient_one": {"cthulhu": 1}}},
    {**WISH, "options": {"investigators": [{"a": 1}]}},
    {**WISH, "options": {"investigators": "jenny-barnes"}},
    {**WISH, "options": {"lead": 10**30}},
    {**WISH, "options": {"lead": [[[]]]}},
    {**WISH, "options": {"no-such": 1}},
    {**WISH, "seed": ""},
    {**WISH, "seed": "a" * 81},
    {**WISH, "seed": "a\0b"},
    {**WISH, "seed": 5},
    {**WISH, "undo": "always"},
    {**WISH, "code": "AAAAAA"},
]


@pytest.mark.parametrize("wish", ODD_WISHES, ids=range(len(ODD_WISHES)))
async def test_an_odd_wish_is_refused_in_one_sentence(server: Running, wish: Any) -> None:
    http = await stranger(server)
    answer = await http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) in {(400, "malformed"), (400, "setup")}
    assert "Error" not in answer.text and "/" not in (answer.json()["detail"] or "")
    await http.aclose()


async def test_seeds_are_numbers_and_words(server: Running) -> None:
    visitor = await server.visitor()
    for seed, kept in (("17", 17), ("9" * 40, int("9" * 40)), ("Ia! Ia!", "Ia! Ia!"), ("٣", "٣"), ("-5", "-5")):
        code = await visitor.make("mine bot", seed=seed)
        assert server.table(code).course.table.setup.seed == kept
        await server.forget(code)
        assert (await visitor.info(code))["seed"] is None
        assert server.table(code).course.table.setup.seed == kept, "and after it was stored"
    codes = [await visitor.make("mine bot") for _ in range(2)]
    one, other = [server.table(code).course.table.setup.seed for code in codes]
    assert one != other


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b'{"game":"\xff"}',
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b"\xef\xbb\xbf{}",
        b'{"game":"\\ud800"}',
    ],
    ids=range(8),
)
async def test_a_body_that_cannot_be_read_is_refused(server: Running, body: bytes) -> None:
    http = await stranger(server)
    answer = await http.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    await http.aclose()


NOTHING_HERE = [
    ("GET", "/api/nothing", 404),
    ("GET", "/api/tables/AAAAAA", 404),
    ("GET", "/api/tables/aaaaaa", 400),
    ("GET", "/api/games/chess/reference", 404),
    ("GET", "/api/games/final-hour/rules?locale=de", 400),
    ("GET", "/api/texts/server/de", 404),
    ("GET", "/api/texts/..%2f..%2f/en", 404),
    ("DELETE", "/api/tables", 405),
    ("POST", "/nowhere", 405),
    ("POST", "/api/tables/AAAAAA/seats/16/link", 400),
    ("GET", "/api/tables/AAAAAA/replay?seat=99", 400),
    ("GET", "/assets/nothing.js", 404),
]


@pytest.mark.parametrize(("method", "path", "status"), NOTHING_HERE)
async def test_a_problem_tells_nothing_of_the_inside(server: Running, method: str, path: str, status: int) -> None:
    http = await stranger(server)
    answer = await http.request(method, path)
    assert answer.status_code == status
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.code in STATUS and problem.say.text("en")
    assert set(answer.json()) == {"code", "say", "detail"}
    for inside in ("Traceback", "miskatonic/", ".py", "sqlite", "postgres", str(server.config.folder)):
        assert inside not in answer.text
    await http.aclose()


async def test_an_error_of_the_server_is_a_problem_too(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("secret of the inside")

    monkeypatch.setattr(server.hall, "find", fails)
    http = await stranger(server)
    answer = await http.get("/api/tables/AAAAAA")
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (500, "broken", None)
    assert "secret" not in answer.text and errors[0]["event"] == "a request failed"
    await http.aclose()


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/nowhere", "/health", "/api/openapi/openapi.json"])
async def test_every_answer_says_what_browsers_may_do(server: Running, path: str) -> None:
    http = await stranger(server)
    for answer in (
        await http.get(path),
        await http.delete(path),
        await http.post("/api/tables", headers={"origin": "x"}),
    ):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    await http.aclose()


async def test_what_never_changes_is_sent_once(server: Running) -> None:
    http = await stranger(server)
    for path in ("/api/games/final-hour/reference", "/api/games/final-hour/rules", "/api/texts/final-hour/ru"):
        first = await http.get(path)
        assert first.status_code == 200 and first.content
        again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other = await http.get(path, headers={"if-none-match": '"another"'})
        assert (other.status_code, other.content) == (200, first.content)
    russian, english = [await http.get(f"/api/games/final-hour/rules?locale={each}") for each in ("ru", "en")]
    assert russian.headers["etag"] != english.headers["etag"]
    await http.aclose()


async def test_texts_say_what_they_are(server: Running) -> None:
    http = await stranger(server)
    assert (await http.get("/api/texts/server/uk")).headers["content-type"] == "text/plain; charset=utf-8"
    assert (await http.get("/metrics")).headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert (await http.get("/api/games")).headers["content-type"] == "application/json"
    await http.aclose()


async def test_the_pages_are_one_page_and_its_assets(serve: Callable[..., Running], tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the table</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "index-a1b2.js").write_text("0")
    (tmp_path / "secret.txt").write_text("secret")
    http = await stranger(serve())
    for path in ("/", "/table/AAAAAA", "/join/AAAAAA/token", "/deep/er/still"):
        page = await http.get(path)
        assert (page.status_code, page.text) == (200, "<title>the table</title>")
        assert page.headers["content-type"].startswith("text/html") and page.headers["cache-control"] == "no-cache"
    assert (await http.get("/icon.svg")).text == "<svg/>"
    asset = await http.get("/assets/index-a1b2.js")
    assert asset.text == "0" and "immutable" in asset.headers["cache-control"]
    for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/.%00"):
        answer = await http.get(path)
        assert "secret" not in answer.text and "root:" not in answer.text and answer.status_code in (200, 404), path
    assert (await http.get("/assets/nothing.js")).status_code == 404
    await http.aclose()


async def test_without_pages_the_server_says_so(server: Running) -> None:
    http = await stranger(server)
    answer = await http.get("/")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-built")
    await http.aclose()


async def test_the_command_serves_everything_from_the_first_request_on(tmp_path: Path) -> None:
    """A browser that opens a table asks for the texts of its game before anything else."""
    served = await asyncio.to_thread(Served(tmp_path).start)
    http = httpx.AsyncClient(base_url=served.address)
    try:
        texts = await http.get("/api/texts/final-hour/uk")
        assert texts.status_code == 200 and "investigator-" in texts.text
        assert (await http.get("/health")).json()["status"] == "well"
    finally:
        await http.aclose()
        await asyncio.to_thread(served.stop)
    assert served.process.returncode == INTERRUPTED and served.complaints() == []


async def test_the_five_games_are_told_and_one_can_be_made(server: Running) -> None:
    visitor = await server.visitor()
    games = {game["name"]: game for game in await visitor.ask("GET", "/api/games")}
    assert len(games) == 5 and [name for name, game in games.items() if game["built"]] == ["final-hour"]
    assert all(game["players"] and game["title"]["id"] for game in games.values())
    for game in games.values():
        wish = {"game": game["name"], "seats": [{"kind": "bot"}] * game["players"][0]}
        assert await refusal(visitor.ask("POST", "/api/tables", json=wish)) == ("done" if game["built"] else "no-game")


async def test_health_and_figures(server: Running) -> None:
    async def figures() -> dict[str, float]:
        text = (await visitor.http.get("/metrics")).text
        return {name: float(value) for name, value in re.findall(r"^(miskatonic\S+) (\S+)$", text, re.MULTILINE)}

    visitor = await server.visitor()
    before = await figures()
    async with party(server, people=1, bots=1, seed="figures") as here:
        health = await visitor.ask("GET", "/health")
        assert health == {"status": "well", "version": VERSION, "protocol": PROTOCOL, "tables": len(server.hall.tables)}
        seat = here.seats[0]
        for _ in range(5):
            await seat.until(lambda each: each.questions)
            await seat.choose()
        await seat.until(lambda each: each.questions)
        assert await refusal(seat.choose("nonsense")) == "illegal"
        await seat.go_back()
        during = await figures()
    moved = {name: value - before.get(name, 0) for name, value in during.items()}
    assert moved["miskatonic_tables"] == 1 and moved["miskatonic_connections"] == 1
    assert moved['miskatonic_decisions_total{by="human",game="final-hour"}'] == 5
    assert moved['miskatonic_decisions_total{by="bot",game="final-hour"}'] > 0
    assert moved['miskatonic_undone_total{game="final-hour"}'] > 0
    assert moved['miskatonic_refused_total{code="illegal"}'] == 1
    assert moved["miskatonic_choice_seconds_count"] == 5
    assert moved['miskatonic_request_seconds_count{route="/api/tables",status="201"}'] == 1
    assert here.code not in json.dumps(list(during)), "no code and no token in a label"


async def test_a_server_whose_database_is_gone_is_not_well(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    from miskatonic.server.storage import StorageError

    async def fails() -> None:
        raise StorageError("gone from /secret/place")

    monkeypatch.setattr(server.storage, "ping", fails)
    http = await stranger(server)
    answer = await http.get("/health")
    assert (answer.status_code, answer.json()["code"]) == (500, "storage") and "secret" not in answer.text
    await http.aclose()


async def test_secrets_are_in_no_log(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the gate writes names routes, not what stands in them."""
    lines: list[Any] = []
    monkeypatch.setattr("miskatonic.server.gate.log", _Log(lines))
    host, guest = await server.visitor(), await server.visitor()
    code = await host.make("mine human", seed="not for the log")
    token = (await host.links(code))[1]
    await guest.claim(code, token=token)
    await guest.http.get(f"/join/{code}/{token}")
    written = json.dumps(lines, default=str)
    assert len(lines) >= 5
    secrets = (token, "not for the log", server.id_of(host), host.http.cookies["miskatonic"])
    assert not any(secret in written for secret in secrets)


class _Log:
    def __init__(self, lines: list[Any]) -> None:
        self._lines = lines

    def info(self, event: str, **about: Any) -> None:
        self._lines.append({"event": event, **about})
