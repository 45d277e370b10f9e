"""A server as anybody starts it, attacked from one address while two people play on: they hardly notice.

The machine may be busy with other things. So at a second server, which nobody attacks, two others do the same: where
they have to wait too, or the attacked server has to wait for the processor, only that time counts in which it was at
work. And whoever plays is asked until they were unharmed twice, or harmed twice, each time while somebody else attacks
from another address: so what is allowed at once counts each time.

What becomes of the attacker is asserted too: each is turned away in the way that is meant for it, the memory of the
server does not grow, and its log tells of requests and of nothing else.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
import sys
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from websockets.frames import Frame, Opcode

from bench.player import Visitor
from bench.serving import Served
from miskatonic.server.limits import Limits

from .attacker import (
    BROKEN_OFF,
    NOT_LET_IN,
    TOO_MANY,
    Attack,
    Attacker,
    Ending,
    ask,
    farewell,
    frame,
    read_to_the_end,
    receive,
    refusal,
    request,
)
from .bystanders import BUSY, Bystanders, Wait

T = TypeVar("T")

SECONDS = 1.0
MOST_WAIT = 0.25
MEGABYTE = 1 << 20
MOST_MEMORY = 40 * MEGABYTE
"""What the server may take more while it is attacked: games that are played for the first time are loaded."""
IMPATIENT = (sys.executable, str(Path(__file__).with_name("impatient.py")))
USUAL = Limits()
TOO_FAST = Ending(429, "too-fast")
TOO_FAST_CLOSED = Ending(1008, "too-fast")


class LongGame(NamedTuple):
    """A table whose greeting is megabytes, and the cookie of whoever holds all its seats."""

    code: str
    cookie: str


async def play_long(address: str) -> LongGame:
    visitor = await Visitor.arrive(address)
    code = await visitor.make(" ".join(["mine"] * 8), game="eldritch", seed="9")
    seat = await visitor.sit(code)
    dice = random.Random(3)
    while seat.questions:
        await seat.choose(dice.choice(seat.questions[0]["options"])["key"], seat.questions[0])
    assert sum(map(len, seat.logs.values())) > 5000
    await seat.close()
    await asyncio.gather(*(visitor.make("mine bot") for _ in range(120)))
    cookie = visitor.cookie()["Cookie"]
    await visitor.leave()
    return LongGame(code, f"Cookie: {cookie}")


class Servers(NamedTuple):
    attacked: Served
    calm: Served
    """One that is left alone."""
    long_game: LongGame
    """At the one that is attacked."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Both as anybody starts them, when a long game has been played without haste."""
    folder = tmp_path_factory.mktemp("attacked")
    before = Served(folder).start()
    long_game = asyncio.run(play_long(before.address))
    before.stop()
    attacked = Served(folder, command=IMPATIENT, options=()).start()
    calm = Served(tmp_path_factory.mktemp("calm"), options=()).start()
    yield Servers(attacked, calm, long_game)
    attacked.stop()
    calm.stop()


@pytest.fixture
def served(servers: Servers) -> Served:
    return servers.attacked


@pytest.fixture
def long_game(servers: Servers) -> LongGame:
    return servers.long_game


async def at_ease(_: object) -> None:
    """What is waited for where nothing is."""


class Company:
    """Those who play at the server that is attacked, and those who play elsewhere."""

    def __init__(self, here: Bystanders, elsewhere: Bystanders, served: Served) -> None:
        self.code = here.code
        self._served = served
        self._here = here
        self._elsewhere = elsewhere
        self._memory = served.memory()
        self._lines = len(served.said())
        self.grown = 0
        """The most bytes of memory that the server took more while it was attacked."""

    def said(self) -> list[str]:
        """The lines of the log since they sat down."""
        return self._served.said()[self._lines :]

    async def is_unharmed(
        self,
        attack: Callable[[Attacker], AbstractContextManager[T]],
        afterwards: Callable[[T], Awaitable[None]] = at_ease,
    ) -> None:
        """Whoever plays here does not have to wait because of the attack, two times of three.

        The last time it goes on until it has had its effect, `afterwards`.
        """
        waits: list[tuple[Wait, Wait]] = []
        unharmed = 0
        while unharmed < 2:
            with attack(Attacker(self._served.port)) as under_way:
                here, elsewhere = await asyncio.gather(self._here.play(SECONDS), self._elsewhere.play(SECONDS))
                disturbed = max(elsewhere.seconds, here.starved) > BUSY
                if (here.at_work if disturbed else here.seconds) < MOST_WAIT:
                    unharmed += 1
                else:
                    waits.append((here, elsewhere))
                assert len(waits) < 2, f"they had to wait, unlike those elsewhere: {waits}"
                if unharmed == 2:
                    await afterwards(under_way)
                self.grown = max(self.grown, self._served.memory() - self._memory)

    async def is_unharmed_by(
        self, act: Callable[[Attacker, Attack], Ending | None], threads: int, *, until: Ending
    ) -> set[Ending]:
        """The same while something is done again and again, `until` it ends so; all the ways in which it ended."""
        attacks: list[Attack] = []

        def attack(attacker: Attacker) -> Attack:
            attacks.append(Attack(lambda attack: act(attacker, attack), threads))
            return attacks[-1]

        await self.is_unharmed(attack, lambda attack: attack.until(lambda: until in attack.endings))
        return {ending for attack in attacks for ending in attack.endings}


@pytest.fixture
async def company(servers: Servers) -> AsyncIterator[Company]:
    here, elsewhere = [await Bystanders.sit(server) for server in (servers.attacked, servers.calm)]
    company = Company(here, elsewhere, servers.attacked)
    yield company
    await here.leave()
    await elsewhere.leave()
    assert servers.attacked.complaints() == [], "an attack leaves no warning and no traceback in the log"
    told = [json.loads(line)["event"] for line in company.said()]
    assert set(told) <= {"request", "a table was made"}
    assert max(map(len, company.said()), default=0) < 300, "nothing of what an attacker sends stands in the log"
    assert company.grown < MOST_MEMORY


def flooding(code: str, frames: bytes) -> Callable[[Attacker, Attack], Ending]:
    """Whoever sends these frames again and again, and reads nothing meanwhile."""

    def flood(attacker: Attacker, attack: Attack) -> Ending:
        with attacker.open(code) as connection:
            with suppress(OSError):
                while attack.goes_on:
                    connection.sendall(frames)
            return farewell(connection) if attack.goes_on else BROKEN_OFF

    return flood


def answer_to(company: Company, served: Served, frames: bytes) -> Ending:
    """What is heard by somebody who sends these frames once, and then reads."""
    with Attacker(served.port).open(company.code) as connection:
        connection.sendall(frames)
        return farewell(connection)


PING = Frame(Opcode.PING, b"." * 10).serialize(mask=True)
CRUMB = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "pings": (b"", PING, Ending(1008, "too-fast")),
    "empty": (b"", Frame(Opcode.TEXT, b"{}").serialize(mask=True), Ending(1008, "too-fast")),
    "no text": (b"", Frame(Opcode.TEXT, b"\xff").serialize(mask=True), Ending(1007)),
    "crumbs": (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True), CRUMB, Ending(1008, "too-fast")),
    "brackets": (b"", Frame(Opcode.BINARY, b"[" * 10).serialize(mask=True), Ending(1008, "too-fast")),
    "no frames": (b"", b"\xff", Ending(1002, "invalid opcode")),
}
"""What is sent first, what again and again, and with what that ends."""


@pytest.mark.parametrize("kind", FLOODS)
async def test_floods_of_frames(served: Served, company: Company, kind: str) -> None:
    first, again, ending = FLOODS[kind]
    endings = await company.is_unharmed_by(flooding(company.code, first + again * 5000), threads=3, until=NOT_LET_IN)
    assert endings <= {ending, BROKEN_OFF, NOT_LET_IN}
    assert await asyncio.to_thread(answer_to, company, served, first + again * (USUAL.frame_burst + 100)) == ending


def packed(message: bytes) -> bytes:
    """A frame with the message packed, and another after it as if there was none before."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")
    head, *rest = Frame(Opcode.TEXT, data).serialize(mask=True)
    return bytes([head | 0x40, *rest])


async def test_frames_that_hold_much_more_than_they_weigh(served: Served, company: Company) -> None:
    """A frame of a hundred bytes can be unpacked to as much as a message may be at most; so many may come at once."""
    extension = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=12"
    frames = packed(b" " * (USUAL.frame_bytes - 100)) * (USUAL.frame_burst - 1)
    assert len(frames) < 50_000

    @contextmanager
    def send(attacker: Attacker) -> Generator[list[socket.socket]]:
        with ExitStack() as held:
            opened = [held.enter_context(attacker.open(company.code, extension)) for _ in range(20)]
            for connection in opened:
                with suppress(OSError):
                    connection.sendall(frames)
            yield opened

    async def are_closed(opened: list[socket.socket]) -> None:
        endings = {await asyncio.to_thread(farewell, connection) for connection in opened}
        assert endings <= {TOO_FAST_CLOSED, BROKEN_OFF}

    await company.is_unharmed(send, are_closed)
    with Attacker(served.port).open(company.code, extension) as connection:
        connection.sendall(packed(b" " * 100))
        receive(connection)
        connection.sendall(frames)
        assert await asyncio.to_thread(farewell, connection) in (TOO_FAST_CLOSED, BROKEN_OFF)


async def test_connections_that_say_nothing(company: Company) -> None:
    """One address has only so many connections, and those are dropped without a word."""
    connections = USUAL.connections_from_address + 50

    @contextmanager
    def hold(attacker: Attacker) -> Generator[list[socket.socket]]:
        with ExitStack() as held:
            opened = [held.enter_context(attacker.connect()) for _ in range(connections)]
            for connection in opened[::2]:
                with suppress(OSError):  # where it was turned away
                    connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            yield opened

    async def are_dropped(opened: list[socket.socket]) -> None:
        async with asyncio.timeout(30):
            said = [await asyncio.to_thread(read_to_the_end, connection) for connection in opened]
        assert said.count(b"") == USUAL.connections_from_address
        assert {each.split(b"\r\n")[0] for each in said} == {b"", b"HTTP/1.1 429 Too Many Requests"}

    await company.is_unharmed(hold, are_dropped)


async def test_watchers_who_never_read(served: Served, company: Company) -> None:
    @contextmanager
    def watch(attacker: Attacker) -> Generator[list[socket.socket]]:
        with ExitStack() as held:
            yield [held.enter_context(attacker.open(company.code)) for _ in range(30)]

    async def are_dropped(watchers: list[socket.socket]) -> None:
        async with asyncio.timeout(30):
            while await watching(served, company.code):
                await asyncio.sleep(0.1)
        endings = {await asyncio.to_thread(farewell, connection) for connection in watchers}
        assert endings == {Ending(1011, "keepalive ping timeout")}

    await company.is_unharmed(watch, are_dropped)


async def watching(served: Served, code: str) -> int:
    """How many watch a table."""
    visitor = await Visitor.arrive(served.address)
    watching = (await visitor.info(code))["watching"]
    await visitor.leave()
    return watching


async def test_a_workshop_without_a_pause(company: Company) -> None:
    cards = {f"{number:05}": 2 for number in range(1001, 1116)}
    decks = [{"investigator": "01001", "name": "x", "cards": cards} for _ in range(100)]
    check = request("/api/games/arkham-lcg/workshop/check", {"decks": decks})
    sizes: list[int] = []

    def work(attacker: Attacker, attack: Attack) -> Ending | None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, answer = ask(connection, check)
                sizes.append(len(answer))
                if status != 200:
                    return refusal(status, answer)

    assert await company.is_unharmed_by(work, threads=12, until=TOO_FAST) <= {TOO_FAST, TOO_MANY, BROKEN_OFF}
    assert max(sizes) < MEGABYTE, "no answer is much larger than what was asked"


async def test_whatever_costs_much_at_once(company: Company) -> None:
    """Replays, tables, figures, pages, texts: what one can ask for without a seat."""
    big = {"game": "mansions", "seats": [{"kind": "mine"}] * 5}
    asked = itertools.cycle(
        [
            request(f"/api/tables/{company.code}/replay"),
            request(f"/api/tables/{company.code}/replay?face=plain"),
            request("/api/tables", big),
            request("/metrics"),
            request("/"),
            request("/api/games/arkham-lcg/reference"),
            request("/api/openapi/openapi.json"),
            request("/api/protocol"),
        ]
    )
    answered = await everybody_asks(company, asked, threads=4)
    assert answered <= {200, 201, 404}, answered


async def test_a_crowd_that_asks_at_the_same_moment(company: Company, long_game: LongGame) -> None:
    """A hundred requests are allowed at once; they are answered in turn, and others come in between."""
    asked = itertools.cycle([request("/api/me/tables", None, long_game.cookie)])
    assert await everybody_asks(company, asked, threads=100) == {200}


async def everybody_asks(company: Company, asked: Iterator[bytes], threads: int) -> set[int]:
    """Ask again and again, over many connections, until one is refused; how requests were answered that were not."""
    statuses: set[int] = set()

    def work(attacker: Attacker, attack: Attack) -> Ending | None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, answer = ask(connection, next(asked))
                if status == TOO_FAST.code:
                    return refusal(status, answer) if b'"code"' in answer else TOO_MANY
                statuses.add(status)

    assert await company.is_unharmed_by(work, threads, until=TOO_FAST) <= {TOO_FAST, TOO_MANY, BROKEN_OFF}
    assert any(json.loads(line).get("status") == TOO_FAST.code for line in company.said())
    return statuses


async def test_coming_and_going(company: Company) -> None:
    """Every greeting is answered with the whole table, and everybody is told who is there."""

    def come_and_go(attacker: Attacker, _: Attack) -> None:
        with attacker.open(company.code) as connection:
            receive(connection)

    endings = await company.is_unharmed_by(come_and_go, threads=4, until=NOT_LET_IN)
    assert endings <= {NOT_LET_IN, TOO_MANY, BROKEN_OFF}


@pytest.mark.parametrize("extension", ["x-none", "permessage-deflate"])
async def test_greetings_of_megabytes(served: Served, company: Company, long_game: LongGame, extension: str) -> None:
    """Whoever holds all seats of a long game is told everything eight times, and may ask for it to be packed."""
    extensions = f"Sec-WebSocket-Extensions: {extension}"

    def come_and_go(attacker: Attacker, _: Attack) -> None:
        with attacker.open(long_game.code, long_game.cookie, extensions) as connection:
            connection.settimeout(SECONDS)
            receive(connection)

    endings = await company.is_unharmed_by(come_and_go, threads=20, until=BROKEN_OFF)
    assert endings <= {BROKEN_OFF, NOT_LET_IN, TOO_MANY}, "they wait for their turn until they give up"
    assert await asyncio.to_thread(last_greeting, served, long_game) == Ending(1013, "too-fast")


def last_greeting(served: Served, long_game: LongGame) -> Ending | None:
    """How somebody is turned away who comes to a long game again and again, from many addresses."""
    for _ in range(50):
        with Attacker(served.port).open(long_game.code, long_game.cookie) as connection:
            said = b""
            while b'"type":' not in said:
                said += receive(connection)
            if b'"type":"bye"' in said:
                return farewell(connection, said)
    return None


async def test_talk_without_a_pause(served: Served, company: Company) -> None:
    numbers = itertools.count()
    before = served.stored()

    @contextmanager
    def talk(attacker: Attacker) -> Generator[Attack]:
        visitor = attacker.cookie()
        code = attacker.make(visitor, game="final-hour", seats=[{"kind": "mine"}, {"kind": "bot"}], talk="free")

        def say(attack: Attack) -> Ending:
            with attacker.open(code, visitor) as connection:
                with suppress(OSError):
                    while attack.goes_on:
                        for _ in range(10):
                            said = {"type": "say", "id": f"words-{next(numbers)}", "seat": 0, "text": "Ы" * 500}
                            connection.sendall(frame(said))
                        time.sleep(0.05)
                return farewell(connection) if attack.goes_on else BROKEN_OFF

        with Attack(say, threads=4) as attack:
            yield attack

    async def is_silenced(attack: Attack) -> None:
        await attack.until(lambda: Ending(1008, "too-fast") in attack.endings)
        assert set(attack.endings) <= {Ending(1008, "too-fast"), BROKEN_OFF, NOT_LET_IN}

    await company.is_unharmed(talk, is_silenced)
    assert served.stored() - before < 8 * MEGABYTE
