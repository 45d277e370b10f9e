"""Requests: what is answered, what never is, and what is measured."""

from __future__ import annotations

import asyncio
import json
import re
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bench.serving import Served
from miskatonic.kernel.version import VERSION
from miskatonic.server.messages import PROTOCOL, Problem
from miskatonic.server.middleware import HEADERS
from miskatonic.server.refusals import STATUS

from .playing import Json, party, refusal, stranger
from .running import Running

JSON = {"content-type": "application/json"}


WISH = {"game": "final-hour", "seats": [{"kind": "mine"}, {"kind": "bot"}]}
ODD_REQUESTS: list[Any] = [
    {},
    [],
    "body",
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
    {**WISH, "game": "arkham-lcg", "options": {"originals": [[]]}},
    {**WISH, "seed": ""},
    {**WISH, "seed": "a" * 81},
    {**WISH, "seed": "a\0b"},
    {**WISH, "seed": 5},
    {**WISH, "undo": "always"},
    {**WISH, "code": "AAAAAA"},
]


@pytest.mark.parametrize("body", ODD_REQUESTS, ids=range(len(ODD_REQUESTS)))
async def test_an_odd_request_is_refused_in_one_sentence(server: Running, body: Any) -> None:
    http = await stranger(server)
    answer = await http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) in {(400, "malformed"), (400, "setup")}
    assert "Error" not in answer.text and "/" not in (answer.json()["detail"] or "")
    await http.aclose()


@pytest.mark.parametrize(
    ("wrong", "about"),
    [
        ({"options": {"ancient_one": "nyarlathotep"}}, "ancient_one"),
        ({"options": {"investigators": ["jenny-barnes", "jenny-barnes"]}}, "investigators"),
        ({"options": {"lead": 9}}, "lead"),
        ({"game": "arkham-lcg", "options": {"originals": [[]]}}, "originals"),
        ({"seats": [{"kind": "mine"}] * 5}, "players"),
        ({"seed": ".hidden"}, "seed"),
        ({"options": {"no-such": 1}}, None),
    ],
)
async def test_a_refused_set_up_says_what_it_is_about(server: Running, wrong: Any, about: str | None) -> None:
    http = await stranger(server)
    answer = await http.post("/api/tables", json={**WISH, **wrong})
    assert (answer.json()["code"], answer.json()["about"]) == ("setup", about)
    await http.aclose()


async def test_seeds_are_numbers_and_words(server: Running) -> None:
    visitor = await server.visitor()
    for seed, kept in (("17", 17), ("9" * 40, int("9" * 40)), ("Ia! Ia!", "Ia! Ia!"), ("٣", "٣"), ("-5", "-5")):
        code = await visitor.make("mine bot", seed=seed)
        assert server.table(code).history.table.setup.seed == kept
        await server.forget(code)
        assert (await visitor.info(code))["seed"] is None
        assert server.table(code).history.table.setup.seed == kept, "and after it was stored"
    codes = [await visitor.make("mine bot") for _ in range(2)]
    one, other = [server.table(code).history.table.setup.seed for code in codes]
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
    assert set(answer.json()) == {"code", "say", "detail", "about"}
    for inside in ("Traceback", "miskatonic/", ".py", "sqlite", "postgres", str(server.config.client.parent)):
        assert inside not in answer.text
    await http.aclose()


async def test_an_error_of_the_server_is_a_problem_too(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("secret of the inside")

    monkeypatch.setattr(server.registry, "find", fails)
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


async def test_the_five_games_are_told_and_one_can_be_made(server: Running) -> None:
    visitor = await server.visitor()
    games = {game["name"]: game for game in await visitor.ask("GET", "/api/games")}
    built = [name for name, game in games.items() if game["built"]]
    assert built == sorted(games) == ["arkham-3e", "arkham-lcg", "eldritch", "final-hour", "mansions"]
    assert all(game["players"] and game["title"]["id"] for game in games.values())
    assert [name for name, game in games.items() if game["rules"]] == built
    for game in games.values():
        body = {"game": game["name"], "seats": [{"kind": "bot"}] * game["players"][0]}
        assert await refusal(visitor.ask("POST", "/api/tables", json=body)) == "done"


async def test_health_and_figures(server: Running) -> None:
    async def figures() -> dict[str, float]:
        text = (await visitor.http.get("/metrics")).text
        return {name: float(value) for name, value in re.findall(r"^(miskatonic\S+) (\S+)$", text, re.MULTILINE)}

    visitor = await server.visitor()
    before = await figures()
    async with party(server, people=1, bots=1, seed="figures") as here:
        health = await visitor.ask("GET", "/health")
        assert health == {
            "status": "well",
            "version": VERSION,
            "protocol": PROTOCOL,
            "tables": len(server.registry.tables),
        }
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
    assert (answer.status_code, answer.json()["code"]) == (503, "storage") and "secret" not in answer.text
    await http.aclose()


async def test_secrets_are_in_no_log(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the gate writes names routes, not what stands in them."""
    lines: list[Any] = []
    monkeypatch.setattr("miskatonic.server.middleware.log", _Log(lines))
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


async def test_a_server_on_a_full_disk_is_not_well(tmp_path: Path) -> None:
    served = await asyncio.to_thread(Served(tmp_path).start)
    http = httpx.AsyncClient(base_url=served.address)
    _, most = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    try:
        assert (await http.get("/health")).json()["status"] == "well"
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (1, most))
        assert await until_status(http, 503)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert await until_status(http, 200), "and well again when there is room"
    finally:
        await http.aclose()
        await asyncio.to_thread(served.stop)


async def until_status(http: httpx.AsyncClient, status: int) -> bool:
    """True when the server tells soon that it is, or is not, well."""
    async with asyncio.timeout(20):
        while (await http.get("/health")).status_code != status:
            await asyncio.sleep(0.2)
    return True


async def test_figures_are_counted_once_for_all_who_ask(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(check_seconds=1000.0)
    http = await stranger(server)
    counted: list[int] = []
    count = server.storage.count_tables

    async def count_tables() -> dict[str, int]:
        counted.append(1)
        return await count()

    monkeypatch.setattr(server.storage, "count_tables", count_tables)
    answers = await asyncio.gather(*(http.get("/metrics") for _ in range(5)))
    assert len({answer.text for answer in answers}) == 1 == len(counted)
    await http.aclose()
