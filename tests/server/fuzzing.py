"""Requests and messages of every kind, most of them wrong, drawn from a seed: the server refuses and never fails.

python -m tests.server.fuzzing --count 20000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import httpx
import structlog
from websockets.exceptions import ConnectionClosed

from bench.player import Seat, Visitor

from .running import Running, running

FAILED: Final = 500

METHODS: Final = ("GET", "POST", "PUT", "HEAD", "DELETE", "PATCH", "OPTIONS")
PATHS: Final = (
    ("GET", "/api/games"), ("GET", "/api/games/{game}/reference"), ("GET", "/api/games/{game}/rules"),
    ("POST", "/api/games/{game}/workshop/{tool}"), ("GET", "/api/texts/{domain}/{locale}"), ("GET", "/api/me"),
    ("PUT", "/api/me"), ("GET", "/api/me/tables"), ("POST", "/api/tables"), ("POST", "/api/tables"),
    ("POST", "/api/tables"), ("GET", "/api/tables/{code}"), ("GET", "/api/tables/{code}/options"),
    ("POST", "/api/tables/{code}/claim"),
    ("GET", "/api/tables/{code}/links"), ("GET", "/api/tables/{code}/links/{token}"),
    ("POST", "/api/tables/{code}/seats/{seat}/link"), ("GET", "/api/tables/{code}/why-not"),
    ("GET", "/api/tables/{code}/not-now"), ("GET", "/api/tables/{code}/primer"), ("GET", "/api/tables/{code}/replay"),
    ("POST", "/api/tables/{code}/continue"), ("POST", "/api/tables/{code}/again"),
    ("POST", "/api/tables/{code}/report"), ("GET", "/api/tables/{code}/reports/{name}"),
    ("GET", "/api/tables/{code}/socket"), ("GET", "/api/protocol"), ("GET", "/api/openapi/openapi.json"),
    ("GET", "/health"), ("GET", "/metrics"), ("GET", "/"), ("GET", "/table/{code}"), ("GET", "/assets/{odd}"),
    ("GET", "/{odd}"), ("GET", "/api/{odd}"), ("GET", "/replay/{code}"),
)  # fmt: skip
ODD_PATHS: Final = (
    "%00", "..%2f..%2fetc%2fpasswd", "%ff%fe", "..", "%2e%2e%2f", "a" * 3000, "%", "%zz", "%C3%A9", "index.html%00.js",
    "//", ";", "?", "%0d%0aset-cookie:x=1", "CON", "{}", "%F0%9F%A6%91",
)  # fmt: skip
QUERIES: Final = ("seat", "thing", "face", "locale", "at", "nothing")
BODY_FIELDS: Final = (
    "game", "seats", "options", "seed", "undo", "talk", "pace", "open_seats", "at", "token", "seat", "words", "name",
    "locale", "decks", "investigator", "kind", "form", "core_sets", "leave_out", "standalone",
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, 2, 15, 16, -1, 1.5, 10**9, 10**30, "", "0", "x", "free", "strict", "one", "several", "bot",
    "a" * 300, "\0", "\ud83e\udd91", [], [0], [[]], {}, {"a": 1}, "greedy", "fast", "en", "public", "plain", [None],
    [{"kind": "mine"}], [{"kind": "mine"}, {"kind": "bot"}], [{"kind": "bot", "agent": []}], {"decks": [[]]}, "card:43",
    {"originals": [[]]}, {"investigators": [{}]}, {"ancient_one": []}, {"difficulty": {}}, {"scenario": [1]}, "\ud800",
)  # fmt: skip
HEADERS: Final = (
    ("origin", "null"), ("origin", "http://elsewhere.example"), ("origin", "\u00e9"), ("cookie", "miskatonic=x.y"),
    ("cookie", "miskatonic"), ("content-type", "text/plain"), ("content-type", "application/json; charset=x"),
    ("content-type", "multipart/form-data"), ("content-type", "application/msgpack"), ("accept", "image/png"),
    ("if-none-match", '"x'), ("range", "bytes=0-1,5-"), ("accept-encoding", "gzip;q=x"),
    ("sec-fetch-site", "cross-site"),
    ("x-forwarded-for", "1.2.3.4, x"), ("expect", "y"), ("upgrade", "websocket"),
)  # fmt: skip


class RequestFuzzer:
    """Somebody with a table of their own who asks for anything."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.chance = Random(seed)
        self.answers: Counter[int] = Counter()
        self.slowest = (0.0, "")
        """How long the slowest answer took, and to what."""

    async def open(self) -> None:
        self.visitor = await self.server.visitor("Eve")
        self.code = await self.visitor.make("mine open", seed=str(self.chance.random()))
        self.token = (await self.visitor.links(self.code))[1]

    async def leave(self) -> None:
        await self.visitor.leave()

    async def step(self) -> None:
        """Send one request; an answer of a server that failed is an error here."""
        request = self.request()
        began = monotonic()
        try:
            answer = await self.visitor.http.send(request)
        except (httpx.RemoteProtocolError, httpx.ReadError):
            self.answers[0] += 1  # not HTTP any more: the connection was closed
            return
        self.answers[answer.status_code] += 1
        self.slowest = max(self.slowest, (monotonic() - began, f"{request.method} {request.extensions['target']!r}"))
        assert answer.status_code < FAILED, (request.method, request.extensions["target"], request.content[:300])

    def request(self) -> httpx.Request:
        content = self.body() if self.chance.random() < 0.7 else b""
        headers = dict(self.chance.sample(HEADERS, self.chance.choice((0, 0, 0, 1, 2))))
        if content and "content-type" not in headers:
            headers["content-type"] = "application/json"
        method, path = self.chance.choice(PATHS)
        return self.visitor.http.build_request(
            method if self.chance.random() < 0.85 else self.chance.choice(METHODS),
            "/",
            content=content,
            headers={name: value.encode("utf-8") for name, value in headers.items()},
            extensions={"target": self.filled(path).encode("utf-8")},
        )

    def filled(self, path: str) -> str:
        chance = self.chance
        path = path.format(
            game=chance.choice(("final-hour", "arkham-lcg", "eldritch", "chess", *ODD_PATHS)),
            tool=chance.choice(("check", "cards", "starter", "export", "investigators", *ODD_PATHS)),
            domain=chance.choice(("server", "web", "final-hour", *ODD_PATHS)),
            locale=chance.choice(("en", "ru", "xx", *ODD_PATHS)),
            code=chance.choice((self.code, self.code, self.code, "AAAAAA", "aaaaaa", *ODD_PATHS)),
            token=chance.choice((self.token, self.token[:-3], *ODD_PATHS)),
            seat=chance.choice(("0", "1", "15", "16", "-1", "x", "1" * 40)),
            name=chance.choice((f"{self.code}-000000.json", *ODD_PATHS)),
            odd=chance.choice(ODD_PATHS),
        )
        if chance.random() < 0.4:
            given = chance.sample(QUERIES, chance.randrange(1, 4))
            path += "?" + "&".join(f"{name}={chance.choice((*ODD_PATHS, '0', '1', 'ru', 'card:43'))}" for name in given)
        return "".join(letter for letter in path if letter > " ")

    def body(self) -> bytes:
        chance = self.chance
        fields = {name: self.value() for name in chance.sample(BODY_FIELDS, chance.randrange(6))}
        if chance.random() < 0.5:
            fields |= {"game": chance.choice(("final-hour", "arkham-lcg", "mansions")), "seats": [{"kind": "mine"}] * 2}
        text = json.dumps(fields).encode()
        match chance.randrange(8):
            case 0:
                return text[: chance.randrange(len(text))]
            case 1:
                return chance.randbytes(chance.randrange(60))
            case 2:
                return b"[" * chance.randrange(1, 4000)
            case 3:
                return json.dumps(self.value()).encode()
            case 4:
                return b'{"words": "' + b"x" * chance.choice((100, 5000, 70_000)) + b'"}'
            case _:
                return text

    def value(self) -> Any:
        value = self.chance.choice(VALUES)
        return {self.chance.choice(BODY_FIELDS): value} if self.chance.random() < 0.15 else value


MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "choose": {"seat": 0, "decision": 0, "key": "x"},
    "undo": {"seat": 0, "back": "step", "at": 0},
    "vote": {"seat": 0, "vote": 1, "agree": True},
    "say": {"seat": 0, "text": "Ia!"},
    "point": {"seat": 0, "thing": "location:3"},
    "set-seat": {"seat": 1, "kind": "open", "agent": "greedy"},
    "block": {"seat": 1},
    "unblock": {},
    "set-stops": {"seat": 0, "windows": ["orders"]},
    "ask-once": {"seat": 0, "once": True},
    "begin": {},
    "set-pace": {"pace": "fast"},
    "still-there": {},
    "hello": {"protocol": 2, "epoch": "x", "since": 0, "face": "plain"},
    "welcome": {},
}


class MessageFuzzer:
    """Somebody at a table of their own who says anything over its socket."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.chance = Random(seed)
        self.answers: Counter[str] = Counter()
        self.sent = 0

    async def open(self) -> None:
        self.visitor: Visitor = await self.server.visitor("Eve")
        await self._sit()

    async def _sit(self) -> None:
        self.code = await self.visitor.make("mine open bot", seed=str(self.chance.random()))
        self.seat: Seat = await self.visitor.sit(self.code)

    async def leave(self) -> None:
        await self.seat.close()
        await self.visitor.leave()

    async def step(self) -> None:
        """Send one message; it is answered, and not as one that the server failed at."""
        self.sent += 1
        answer = await self.answer_to(self.message())
        code = answer.get("problem", {}).get("code", answer["type"])
        self.answers[code] += 1
        assert code != "broken", answer
        if self.seat.closed or answer["type"] in ("bye", "closed"):
            await self.seat.close()
            await self._sit()

    async def answer_to(self, message: str | bytes) -> dict[str, Any]:
        """What comes back; `closed` where the line broke, which a machine under load may do to both ends."""
        known = len(self.seat.answers)
        try:
            await self.seat.socket.send(message)
            await self.seat.until(lambda each: len(each.answers) > known or each.closed)
        except ConnectionClosed:
            await self.seat.until_closed()
        farewell = self.seat.bye or {"type": "closed"}
        return self.seat.answers[known] if len(self.seat.answers) > known else farewell

    def message(self) -> str | bytes:
        chance = self.chance
        text = json.dumps(self.legal() if chance.random() < 0.4 else self.invented())
        match chance.randrange(12):
            case 0:
                return text[: chance.randrange(len(text) + 1)]
            case 1:
                return chance.randbytes(chance.randrange(40))
            case 2:
                return "[" * chance.randrange(1, 3000)
            case _:
                return text

    def legal(self) -> dict[str, Any]:
        seat, id = self.seat, f"fuzz-{self.sent:07}"
        if seat.questions and self.chance.random() < 0.7:
            question = self.chance.choice(seat.questions)
            key = self.chance.choice(question["options"])["key"]
            return {"type": "choose", "id": id, "seat": question["seat"], "decision": question["number"], "key": key}
        if seat.undo and self.chance.random() < 0.5:
            back = self.chance.choice(seat.undo)["back"]
            return {"type": "undo", "id": id, "seat": 0, "back": back, "at": seat.choices}
        return {"type": self.chance.choice(("begin", "unblock")), "id": id}

    def invented(self) -> dict[str, Any]:
        """A message of some type, with up to two fields that are others, or too many."""
        chance = self.chance
        type = chance.choice(list(MESSAGES))
        message = {"type": type, "id": f"fuzz-{self.sent:07}", **MESSAGES[type]}
        for _ in range(chance.choice((0, 0, 1, 1, 2))):
            message[chance.choice((*message, "seat", "nothing"))] = chance.choice(VALUES)
        return message


def make_pages(folder: Path) -> None:
    """Pages as if they were built, so that their addresses can be asked for, too."""
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<!doctype html>")
    (folder / "client" / "assets" / "index.js").write_text("0")


class Answers(NamedTuple):
    """How requests and messages were answered, and which request took longest."""

    requests: Counter[int]
    messages: Counter[str]
    slowest: tuple[float, str]


async def fuzz(server: Running, count: int, seed: int, at_a_time: int = 4) -> Answers:
    """Send so many requests and messages, half of each."""
    requesting = [RequestFuzzer(server, seed * 1000 + number) for number in range(at_a_time)]
    talking = [MessageFuzzer(server, seed * 1000 + 500 + number) for number in range(at_a_time)]

    async def run(fuzzer: RequestFuzzer | MessageFuzzer) -> None:
        await fuzzer.open()
        for _ in range(count // (2 * at_a_time)):
            await fuzzer.step()
        await fuzzer.leave()

    await asyncio.gather(*(run(each) for each in (*requesting, *talking)))
    return Answers(
        sum((each.answers for each in requesting), Counter[int]()),
        sum((each.answers for each in talking), Counter[str]()),
        max(each.slowest for each in requesting),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    errors: list[Any] = []

    def listen(logger: Any, level: str, said: Any) -> Any:
        if level == "error":
            errors.append(said)
        raise structlog.DropEvent

    structlog.configure(processors=[listen])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_pages(folder)
        with running(f"sqlite:///{folder}/tables.db", folder) as server:
            requests, messages, slowest = asyncio.run(fuzz(server, wanted.count, wanted.seed))
    print(f"requests: {requests.total()}", dict(sorted(requests.items())))
    print(f"messages: {messages.total()}", dict(messages.most_common()))
    print(f"slowest: {slowest[0]:.2f} s, {slowest[1]}")
    print(f"errors in the log: {len(errors)}", *errors[:5], sep="\n")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
