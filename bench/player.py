"""A player over the wire: makes tables, sits down, chooses, watches. For load, fault and protocol tests."""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

PATIENCE = 30.0
PROTOCOL = 2


@cache
def trusted() -> ssl.SSLContext:
    """The certificates of the machine, read once for all visitors."""
    return ssl.create_default_context()


class Refused(Exception):
    """The server refused a message, or closed the connection instead of answering it."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["code"])
        self.code: str = problem["code"]
        self.problem = problem


class Visitor:
    """Somebody with a cookie. `await Visitor.arrive(address)`."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    @classmethod
    async def arrive(cls, address: str, name: str | None = None) -> Self:
        # A kept connection is dropped before the server drops it, or a request would run into its closing.
        kept = httpx.Limits(keepalive_expiry=2)
        http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=trusted(), limits=kept)
        (await http.get("/api/me")).raise_for_status()
        if name:
            (await http.put("/api/me", json={"name": name})).raise_for_status()
        return cls(http)

    async def make(self, seats: str = "mine bot", **request: Any) -> str:
        """A new table with these seats; its code."""
        request = {"game": "final-hour", "seats": [{"kind": kind} for kind in seats.split()], "pace": "fast"} | request
        return (await self.ask("POST", "/api/tables", json=request))["code"]

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        """What the server answers; a refusal is raised."""
        answer = await self.http.request(method, path, **more)
        if answer.is_error:
            raise Refused(answer.json())
        return answer.json()

    async def links(self, code: str) -> dict[int, str]:
        found = await self.ask("GET", f"/api/tables/{code}/links")
        return {link["seat"]: link["token"] for link in found["seats"]}

    async def claim(self, code: str, **claim: Any) -> list[int]:
        return (await self.ask("POST", f"/api/tables/{code}/claim", json=claim))["seats"]

    async def info(self, code: str) -> Json:
        return await self.ask("GET", f"/api/tables/{code}")

    def socket_address(self, code: str) -> str:
        return f"{str(self.http.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{code}/socket"

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def open(self, code: str, **headers: str) -> ClientConnection:
        """The bare socket of a table."""
        named = {name.capitalize(): value for name, value in headers.items()}
        return await connect(
            self.socket_address(code), additional_headers=self.cookie() | named, max_size=None, compression=None
        )

    async def sit(self, code: str, *, after: Seat | None = None, face: str = "board") -> Seat:
        """Open the socket of a table and wait for the greeting; `after` goes on where an earlier seat was."""
        seat = Seat(await self.open(code), face)
        if after is not None:
            seat.remember(after)
        await seat.greet()
        return seat

    async def leave(self) -> None:
        await self.http.aclose()


class Seat:
    """An open socket, and what was told over it. Views are kept up to date by the updates."""

    def __init__(self, socket: ClientConnection, face: str = "board") -> None:
        self.socket = socket
        self.face = face
        self.welcome: Json = {}
        self.number = 0
        self.views: dict[int | None, Any] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self.questions: list[Json] = []
        self.table: Json = {}
        self.choices = 0
        self.waiting: list[int] = []
        self.undo: list[Json] = []
        self.vote: Json | None = None
        self.said: list[Json] = []
        self.may_talk: list[int] = []
        self.stops: dict[int, Json] = {}
        self.updates: list[Json] = []
        self.answers: list[Json] = []
        """Everything that was no welcome and no update."""
        self.raw: list[str] = []
        """Every message, as it came."""
        self.bye: Json | None = None
        self.closed = False
        self.on_update: Callable[[Json], None] | None = None
        self._awaited: dict[str, asyncio.Future[None]] = {}
        self._changed = asyncio.Condition()
        self._stamps = (f"stamp-{beginning}-{number}" for beginning in [token_hex(6)] for number in itertools.count())
        self._reading: asyncio.Task[None] | None = None

    def remember(self, earlier: Seat) -> None:
        """Know what an earlier connection of the same seats knew; what is still told over that one is its own."""
        for name in ("welcome", "number", "questions", "table", "choices", "waiting"):
            setattr(self, name, getattr(earlier, name))
        self.views, self.logs = dict(earlier.views), dict(earlier.logs)
        self.undo, self.vote, self.may_talk = earlier.undo, earlier.vote, earlier.may_talk
        self.said = list(earlier.said)
        self.stops = dict(earlier.stops)

    async def greet(self) -> None:
        """Say hello and take what comes first; being sent away is raised."""
        known = {"epoch": self.welcome["epoch"], "since": self.number} if self.welcome else {}
        with suppress(ConnectionClosed):  # where one is not let in, the reason came before
            await self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "face": self.face, **known}))
        await self._take(await self.socket.recv())
        if self.bye is not None:
            await self.socket.close()
            raise Refused(self.bye["problem"])
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                await self._take(data)
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            problem = self.bye["problem"] if self.bye else {"code": f"closed-{self.socket.close_code}"}
            for waiting in self._awaited.values():
                if not waiting.done():
                    waiting.set_exception(Refused(problem))
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.raw.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self._start(message)
            case "update":
                self._update(message)
            case _:
                self._hear(message)
        async with self._changed:
            self._changed.notify_all()

    def _hear(self, message: Json) -> None:
        self.answers.append(message)
        if message["type"] == "bye":
            self.bye = message
        waiting = self._awaited.pop(message.get("id") or "", None)
        if waiting is None or waiting.done():
            return
        if message["type"] == "done":
            waiting.set_result(None)
        else:
            waiting.set_exception(Refused(message["problem"]))

    def _start(self, welcome: Json) -> None:
        self.welcome = welcome
        self.views = {each["seat"]: each["view"] for each in welcome["views"]}
        self.logs = {each["seat"]: each["log"] for each in welcome["views"]}
        self.said = list(welcome["said"])
        self.stops = {each["seat"]: each for each in welcome["stops"]}
        for name in ("number", "questions", "table", "choices", "waiting", "undo", "vote", "may_talk"):
            setattr(self, name, welcome[name])

    def _update(self, update: Json) -> None:
        assert update["number"] == self.number + 1, "updates come one after the other"
        self.number = update["number"]
        self.updates.append(update)
        for change in update.get("views", []):
            seat = change["seat"]
            for each in change["changes"]:
                self.views[seat] = put(self.views[seat], each["path"], each["value"])
            self.logs[seat] = self.logs[seat][: change["keep"]] + change["log"]
        for name in ("questions", "table", "choices", "waiting", "undo", "vote", "may_talk"):
            if name in update:
                setattr(self, name, update[name])
        self.said += update.get("said", [])
        self.stops |= {each["seat"]: each for each in update.get("stops", [])}
        if update.get("vote_over"):
            self.vote = None
        if self.on_update:
            self.on_update(update)

    # What a player does.

    def stamp(self) -> str:
        return next(self._stamps)

    async def send(self, type: str, **fields: Any) -> None:
        """Send a message and wait until it is done; a refusal is raised."""
        id = fields.setdefault("id", self.stamp())
        answer = self._awaited[id] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": type, **fields}))
            await asyncio.wait_for(answer, PATIENCE)
        finally:
            self._awaited.pop(id, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # heard, also where sending failed first

    async def send_raw(self, data: str | bytes) -> Json:
        """Send whatever it is and wait for the next answer."""
        known = len(self.answers)
        await self.socket.send(data)
        await self.until(lambda each: len(each.answers) > known or each.closed)
        assert len(self.answers) > known, f"closed with {self.socket.close_code} and no answer"
        return self.answers[known]

    async def choose(self, key: str | None = None, question: Json | None = None, **fields: Any) -> None:
        """Answer a question, the first one with its first option if nothing else is said."""
        question = question or self.questions[0]
        key = key or question["options"][0]["key"]
        await self.send("choose", **{"seat": question["seat"], "decision": question["number"], "key": key} | fields)

    async def go_back(self, back: str = "step", seat: int | None = None, **fields: Any) -> None:
        seat = self.welcome["seats"][0] if seat is None else seat
        await self.send("undo", **{"seat": seat, "back": back, "at": self.choices} | fields)

    async def until(self, what: Callable[[Self], Any], seconds: float = PATIENCE) -> None:
        """Wait until something is true."""

        async def waiting() -> None:
            async with self._changed:
                await self._changed.wait_for(lambda: what(self))

        await asyncio.wait_for(waiting(), seconds)

    async def until_closed(self) -> int:
        """Wait for the end of the connection; the code it was closed with."""
        await self.until(lambda each: each.closed)
        return self.socket.close_code or 0

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    async def close(self) -> None:
        await self.socket.close()
        if self._reading:
            await asyncio.wait([self._reading])


def put(value: Any, path: list[str | int], new: Any) -> Any:
    """A copy of the value with something else at the path."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = put(value[path[0]], path[1:], new)
    return copy


async def go_back(seats: tuple[Seat, Seat]) -> None:
    """Two people agree to play the last round again."""
    asking, asked = seats
    length = asking.choices
    await asking.send("undo", seat=0, back=asking.undo[-1]["back"], at=length)
    await asked.until(lambda each: each.vote is not None or each.choices < length)
    if asked.vote is not None:
        await asked.send("vote", seat=1, vote=asked.vote["number"], agree=True)
    for seat in seats:
        await seat.until(lambda each: each.choices < length)
