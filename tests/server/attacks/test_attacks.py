"""A server as anybody starts it, attacked from one address while two people play on: they hardly notice.

The machine may be busy with other things. So at a second server, which nobody attacks, two others do the same: where
they have to wait too, only that time counts in which the attacked server was at work. And who was held up once is asked
again, while somebody else attacks from another address: so what is allowed at once counts each time.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from typing import NamedTuple, TypeVar

import pytest
from websockets.frames import Frame, Opcode

from bench.player import Visitor
from bench.serving import Served

from .attacker import Attack, Attacker, ask, frame, receive, request
from .bystanders import Bystanders, Wait

T = TypeVar("T")

SECONDS = 1.5
MOST_WAIT = 0.25
BUSY = 0.05
"""Whoever waits as long at a server that nobody attacks waits for the machine."""
TRIES = 4
MEGABYTE = 1 << 20


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
    attacked = Served(folder, options=()).start()
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

    def __init__(self, here: Bystanders, elsewhere: Bystanders, port: int) -> None:
        self.code = here.code
        self._port = port
        self._here = here
        self._elsewhere = elsewhere

    async def is_unharmed(
        self,
        attack: Callable[[Attacker], AbstractContextManager[T]],
        afterwards: Callable[[T], Awaitable[None]] = at_ease,
    ) -> None:
        """Whoever plays here does not have to wait because of the attack; `afterwards` it still goes on."""
        waits: list[tuple[Wait, Wait]] = []
        for _ in range(TRIES):
            attacker = Attacker(self._port)
            with attack(attacker) as under_way:
                here, elsewhere = await asyncio.gather(self._here.play(SECONDS), self._elsewhere.play(SECONDS))
                if (here.at_work if elsewhere.seconds > BUSY else here.seconds) < MOST_WAIT:
                    await afterwards(under_way)
                    return
            waits.append((here, elsewhere))
        raise AssertionError(f"they had to wait each time, unlike those elsewhere: {waits}")

    async def is_unharmed_by(
        self, act: Callable[[Attacker, Attack], None], threads: int, *, turned_away: bool = False
    ) -> None:
        """The same while something is done again and again, by somebody who may have to be turned away in the end."""

        def attack(attacker: Attacker) -> Attack:
            return Attack(lambda attack: act(attacker, attack), threads)

        await self.is_unharmed(attack, Attack.until_turned_away if turned_away else at_ease)


@pytest.fixture
async def company(servers: Servers) -> AsyncIterator[Company]:
    here, elsewhere = [await Bystanders.sit(server) for server in (servers.attacked, servers.calm)]
    yield Company(here, elsewhere, servers.attacked.port)
    await here.leave()
    await elsewhere.leave()
    assert servers.attacked.complaints() == [], "an attack leaves no warning and no traceback in the log"


async def test_a_flood_of_pings(served: Served, company: Company) -> None:
    before = served.memory()
    pings = Frame(Opcode.PING, b"." * 100).serialize(mask=True) * 1000

    def flood(attacker: Attacker, attack: Attack) -> None:
        with attacker.open(company.code) as connection:
            while attack.goes_on:
                connection.sendall(pings)

    await company.is_unharmed_by(flood, threads=3, turned_away=True)
    assert served.memory() - before < 40 * MEGABYTE


async def test_floods_of_frames_that_mean_nothing(company: Company) -> None:
    crumb = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    floods = itertools.cycle(
        [
            Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 5000,
            Frame(Opcode.TEXT, b"\xff").serialize(mask=True) * 5000,
            Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + crumb * 5000,
            Frame(Opcode.BINARY, b"[" * 8000).serialize(mask=True) * 50,
            b"\xff" * 50_000,
        ]
    )

    def flood(attacker: Attacker, attack: Attack) -> None:
        with attacker.open(company.code) as connection:
            frames = next(floods)
            while attack.goes_on:
                connection.sendall(frames)

    await company.is_unharmed_by(flood, threads=3, turned_away=True)


async def test_connections_that_say_nothing(company: Company) -> None:
    left: list[int] = []

    @contextmanager
    def hold(attacker: Attacker) -> Generator[None]:
        held = [attacker.connect() for _ in range(300)]
        for connection in held[::2]:
            with suppress(OSError):  # where it was turned away
                connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        yield
        left.append(sum(map(is_open, held)))
        for connection in held:
            connection.close()

    await company.is_unharmed(hold)
    assert max(left) <= 250, "one address has only so many connections"


def is_open(connection: socket.socket) -> bool:
    """True where the other end has neither said anything nor closed the connection."""
    connection.setblocking(False)
    try:
        connection.recv(1000)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


async def test_watchers_who_never_read(served: Served, company: Company) -> None:
    before = served.memory()

    @contextmanager
    def watch(attacker: Attacker) -> Generator[None]:
        with ExitStack() as held:
            for _ in range(30):
                held.enter_context(attacker.open(company.code))
            yield

    await company.is_unharmed(watch)
    assert served.memory() - before < 40 * MEGABYTE


async def test_a_workshop_without_a_pause(company: Company) -> None:
    cards = {f"{number:05}": 2 for number in range(1001, 1116)}
    decks = [{"investigator": "01001", "name": "x", "cards": cards} for _ in range(100)]
    check = request("/api/games/arkham-lcg/workshop/check", {"decks": decks})
    answers: list[tuple[int, int]] = []

    def work(attacker: Attacker, attack: Attack) -> None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, answer = ask(connection, check)
                answers.append((status, len(answer)))

    await company.is_unharmed_by(work, threads=4)
    assert {status for status, _ in answers} <= {200, 429}
    assert max(size for _, size in answers) < MEGABYTE, "no answer is much larger than what was asked"


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
    statuses = await everybody_asks(company, asked, threads=4)
    assert statuses and set(statuses) <= {200, 201, 404, 429}, statuses


async def test_a_crowd_that_asks_at_the_same_moment(company: Company, long_game: LongGame) -> None:
    """A hundred requests are allowed at once; they are answered in turn, and others come in between."""
    asked = itertools.cycle([request("/api/me/tables", None, long_game.cookie)])
    statuses = await everybody_asks(company, asked, threads=100)
    assert statuses and set(statuses) <= {200, 429}, statuses


async def everybody_asks(company: Company, asked: Iterator[bytes], threads: int) -> Counter[int]:
    """Ask again and again, over many connections; the answers by their status."""
    statuses: Counter[int] = Counter()

    def work(attacker: Attacker, attack: Attack) -> None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, _ = ask(connection, next(asked))
                statuses[status] += 1

    await company.is_unharmed_by(work, threads)
    return statuses


async def test_coming_and_going(company: Company) -> None:
    """Every greeting is answered with the whole table, and everybody is told who is there."""

    def come_and_go(attacker: Attacker, _: Attack) -> None:
        with attacker.open(company.code) as connection:
            receive(connection)

    await company.is_unharmed_by(come_and_go, threads=4, turned_away=True)


@pytest.mark.parametrize("extension", ["x-none", "permessage-deflate"])
async def test_greetings_of_megabytes(company: Company, long_game: LongGame, extension: str) -> None:
    """Whoever holds all seats of a long game is told everything eight times, and may ask for it to be packed."""
    extensions = f"Sec-WebSocket-Extensions: {extension}"

    def come_and_go(attacker: Attacker, _: Attack) -> None:
        with attacker.open(long_game.code, long_game.cookie, extensions) as connection:
            connection.settimeout(SECONDS)
            receive(connection)

    await company.is_unharmed_by(come_and_go, threads=20)


async def test_talk_without_a_pause(served: Served, company: Company) -> None:
    numbers = itertools.count()
    before = served.stored()

    @contextmanager
    def talk(attacker: Attacker) -> Generator[None]:
        visitor = attacker.cookie()
        code = attacker.make(visitor, game="final-hour", seats=[{"kind": "mine"}, {"kind": "bot"}], talk="free")

        def say(attack: Attack) -> None:
            with attacker.open(code, visitor) as connection:
                while attack.goes_on:
                    for _ in range(10):
                        said = {"type": "say", "id": f"words-{next(numbers)}", "seat": 0, "text": "Ы" * 500}
                        connection.sendall(frame(said))
                    time.sleep(0.05)

        with Attack(say, threads=4):
            yield

    await company.is_unharmed(talk)
    assert served.stored() - before < 8 * MEGABYTE
