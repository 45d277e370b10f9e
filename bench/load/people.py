"""People who cost little: real sockets, but of what they are sent only what a choice needs is read.

They share the machine with the server they load, so they are callbacks instead of tasks, and the views they are sent
are skipped over. A seat of `bench.player`, which knows everything it is told, would take much more of the processor.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from typing import Any, cast

import httpx
import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.player import PATIENCE, PROTOCOL, Json, Refused

AT_ONCE = 8
"""So many tables are being made at the same time."""


class Offered(Struct):
    key: str


class Asked(Struct):
    seat: int
    number: int
    options: list[Offered]


class TableState(Struct):
    status: str


class Problem(Struct):
    code: str


class Heard(Struct):
    """Of any message what matters for the next choice."""

    type: str
    choices: int | None = None
    questions: list[Asked] | None = None
    table: TableState | None = None
    problem: Problem | None = None


decoder = msgspec.json.Decoder(Heard)
encoder = msgspec.json.Encoder()
HELLO = encoder.encode({"type": "hello", "protocol": PROTOCOL})


class Tally:
    """What happened since it was last read."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """Seconds from sending a choice to the arrival of the update at the last of the table."""
        self.errors: Counter[str] = Counter()
        self.games = 0
        """So many were over, and another was begun."""
        self.received = 0
        self.sent = 0
        """Bytes, as they are sent on a socket."""


class Balancer:
    """Sends everybody to any of the nodes, whoever they are and wherever their table is."""

    def __init__(self, addresses: Sequence[str], dice: random.Random) -> None:
        self._places = [httpx.URL(address) for address in addresses]
        self._dice = dice
        # Everybody brings a cookie of their own, so none is kept here.
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=()))
        self._http = httpx.AsyncClient(
            timeout=PATIENCE, cookies=nobodys, limits=httpx.Limits(keepalive_expiry=2), trust_env=False
        )

    def place(self) -> httpx.URL:
        return self._dice.choice(self._places)

    async def ask(self, person: Person, method: str, path: str, body: Json | None = None) -> Any:
        """What the server answers; it may change the cookie."""
        answer = await self._http.request(
            method, self.place().join(path), headers=person.headers, json=body, cookies=None
        )
        if answer.is_error:
            raise Refused(answer.json())
        if "set-cookie" in answer.headers:
            person.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return answer.json()

    async def close(self) -> None:
        await self._http.aclose()


class Socket(asyncio.Protocol):
    """An open socket of one person at a table."""

    def __init__(self, url: httpx.URL, person: Person, tally: Callable[[], Tally]) -> None:
        self._protocol = ClientProtocol(parse_uri(str(url.copy_with(scheme="ws"))), max_size=None)
        self._person = person
        self._tally = tally
        self._transport: asyncio.Transport | None = None
        self.left = False
        """Closed from this side."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        request.headers.update(self._person.headers)
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._tally().received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.send(HELLO)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT and not self.left:
                self._person.hear(decoder.decode(event.data))
        self._flush()

    def send(self, data: bytes) -> None:
        self._protocol.send_text(data)
        self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data and not self._transport.is_closing():
                self._tally().sent += len(data)
                self._transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.left:
            self._person.cut_off()

    def close(self) -> None:
        self.left = True
        if self._transport is not None:
            self._transport.close()


class Person:
    """Somebody at a table: what they are asked, and how far they know the game."""

    def __init__(self, company: Company, address: str) -> None:
        self.headers = {"x-forwarded-for": address}
        """A balancer tells so where somebody comes from."""
        self.questions: Sequence[Asked] = ()
        self.choices = 0
        self.over = False
        self.socket: Socket | None = None
        self._company = company
        self._welcome: asyncio.Future[None] | None = None

    async def sit(self, url: httpx.URL, tally: Callable[[], Tally]) -> None:
        """Open the socket of a table and wait for the greeting."""
        loop = asyncio.get_running_loop()
        self._welcome = loop.create_future()
        self.socket = Socket(url, self, tally)
        await loop.create_connection(self._given, url.host, url.port or 80)
        await asyncio.wait_for(self._welcome, PATIENCE)

    def _given(self) -> Socket:
        assert self.socket is not None
        return self.socket

    def hear(self, heard: Heard) -> None:
        if heard.choices is not None:
            self.choices = heard.choices
        if heard.questions is not None:
            self.questions = heard.questions
        if heard.table is not None:
            self.over = heard.table.status == "over"
        if heard.problem is not None:
            self._company.refused(heard.problem.code)
        elif heard.type == "welcome" and self._welcome is not None and not self._welcome.done():
            self._welcome.set_result(None)
        elif heard.type == "update":
            self._company.told()

    def cut_off(self) -> None:
        if self._welcome is not None and not self._welcome.done():
            self._welcome.set_exception(ConnectionError("closed instead of a greeting"))
        else:
            self._company.refused("closed")

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()


class Company:
    """Some people at a table of their own: a decision every few seconds, and another game when one is over."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._dice = random.Random(number)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.people = [Person(self, address) for _ in range(crowd.people)]
        self._code = ""
        self._stamps = count()
        self._goal: int | None = None
        """Everybody is to be told that so many choices were made."""
        self._began = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._moving: asyncio.Task[None] | None = None
        self.playing = False

    async def gather(self) -> None:
        """Make a table and sit down at it."""
        ask, (host, *guests) = self._crowd.balancer.ask, self.people
        seats = [{"kind": "mine"}, *({"kind": "human"} for _ in guests)]
        request = {"game": self._crowd.game, "seats": seats, "pace": "fast"}
        self._code = (await ask(host, "POST", "/api/tables", request))["code"]
        links = {
            link["seat"]: link["token"] for link in (await ask(host, "GET", f"/api/tables/{self._code}/links"))["seats"]
        }
        for seat, guest in enumerate(guests, 1):
            await ask(guest, "POST", f"/api/tables/{self._code}/claim", {"token": links[seat]})
        await self._sit()

    async def _sit(self) -> None:
        for person in self.people:
            url = self._crowd.balancer.place().join(f"/api/tables/{self._code}/socket")
            await person.sit(url, lambda: self._crowd.tally)

    def play(self) -> None:
        """Begin to take decisions, at some moment of the interval."""
        if not self.playing:
            self.playing = True
            self._decide_in(self._dice.uniform(0, self._crowd.every))

    def pause(self) -> None:
        """Take no further decision."""
        self.playing = False

    def _decide_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._decide)

    def _decide(self) -> None:
        if not self.playing or self._moving is not None:
            return
        asked = next((person for person in self.people if person.questions), None)
        if asked is None or asked.over:
            self._move(self._again())
            return
        question = asked.questions[0]
        assert asked.socket is not None
        message = {
            "type": "choose",
            "id": f"choice-{next(self._stamps)}",
            "seat": question.seat,
            "decision": question.number,
            "key": self._dice.choice(question.options).key,
        }
        self.await_choice(asked.choices + 1)
        asked.socket.send(encoder.encode(message))

    def await_choice(self, number: int) -> None:
        """From now on everybody waits to be told that so many choices were made."""
        self._goal, self._began = number, time.perf_counter()

    def told(self) -> None:
        """Somebody was told something; when all know of the choice, the next one is thought about."""
        goal = self._goal
        if goal is None or any(person.choices < goal for person in self.people):
            return
        self._goal = None
        taken = time.perf_counter() - self._began
        self._crowd.tally.waits.append(taken)
        if self.playing:
            self._decide_in(max(0.0, self._crowd.every - taken))

    def waiting_for(self) -> float:
        """The seconds a choice under way has taken so far."""
        return 0.0 if self._goal is None else time.perf_counter() - self._began

    def refused(self, code: str) -> None:
        """Something went wrong: it counts, and the company begins anew at another table."""
        self._crowd.tally.errors[code] += 1
        self._goal = None
        if self._moving is None and not self._crowd.closed:
            self._move(self._anew())

    def _move(self, work: Any) -> None:
        async def moving() -> None:
            try:
                await work
            except (Refused, OSError, TimeoutError, httpx.HTTPError) as error:
                self._crowd.tally.errors[f"{type(error).__name__}: {error}"] += 1
                await asyncio.sleep(1)
            finally:
                self._moving = None
            if self.playing:
                self._decide_in(self._crowd.every)

        self._moving = asyncio.create_task(moving())

    async def _again(self) -> None:
        """Play again, as the button at the end of a game does."""
        made = await self._crowd.balancer.ask(self.people[0], "POST", f"/api/tables/{self._code}/again")
        self._crowd.tally.games += 1
        self._code = made["code"]
        await self._leave_and_sit()

    async def _anew(self) -> None:
        await asyncio.sleep(1)
        self.leave()
        await self.gather()

    async def _leave_and_sit(self) -> None:
        self.leave()
        await self._sit()

    def leave(self) -> None:
        for person in self.people:
            person.leave()


class Crowd:
    """Everybody who plays: so many tables, of which the first ones are being played at."""

    def __init__(self, addresses: Sequence[str], game: str, every: float, people: int) -> None:
        self.balancer = Balancer(addresses, random.Random(1))
        self.game = game
        self.every = every
        self.people = people
        self.tally = Tally()
        self.closed = False
        self._companies: list[Company] = []

    @property
    def tables(self) -> int:
        return len(self._companies)

    async def grow(self, tables: int, progress: Callable[[int], None]) -> None:
        """Have at least so many tables; `progress` is told of every new one."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def gather(company: Company) -> None:
            async with turns:
                await company.gather()
                progress(1)

        more = [Company(self, number) for number in range(self.tables, tables)]
        await asyncio.gather(*map(gather, more))
        self._companies += more

    def play(self, tables: int) -> None:
        """Let the first so many tables play, and the others wait."""
        for company in self._companies[:tables]:
            company.play()
        for company in self._companies[tables:]:
            company.pause()

    def read(self) -> Tally:
        """What happened since this was last asked; a choice that takes long already counts with what it took so far."""
        tally, self.tally = self.tally, Tally()
        return tally

    def unanswered(self, seconds: float) -> list[float]:
        """How long the choices have taken so far that take longer than this and are under way."""
        waits = (company.waiting_for() for company in self._companies)
        return [wait for wait in waits if wait > seconds]

    async def close(self) -> None:
        self.closed = True
        for company in self._companies:
            company.pause()
            company.leave()
        await self.balancer.close()
