"""A server as anybody starts it, attacked from one address while two people play on: they hardly notice.

The machine may be busy with other things. So at a second server, which nobody attacks, two others do the same: where
they have to wait too, only that time counts in which the attacked server was at work. And who was held up once is asked
again.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import pytest
from websockets.frames import Frame, Opcode

from bench.serving import Served

from .attacker import Attack, Attacker, ask, frame, receive, request
from .bystanders import Bystanders, Wait

SECONDS = 1.5
MOST_WAIT = 0.25
BUSY = 0.05
"""Whoever waits as long at a server that nobody attacks waits for the machine."""
TRIES = 4
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """The server that is attacked, and one that is left alone."""
    attacked = Served(tmp_path_factory.mktemp("attacked"), options=()).start()
    calm = Served(tmp_path_factory.mktemp("calm"), options=()).start()
    yield attacked, calm
    attacked.stop()
    calm.stop()


@pytest.fixture
def served(both: tuple[Served, Served]) -> Served:
    return both[0]


@pytest.fixture
def attacker(served: Served) -> Attacker:
    return Attacker(served.port)


class Company:
    """Those who play at the server that is attacked, and those who play elsewhere."""

    def __init__(self, here: Bystanders, elsewhere: Bystanders) -> None:
        self.code = here.code
        self._here = here
        self._elsewhere = elsewhere

    async def is_unharmed(self) -> None:
        """Whoever plays here does not have to wait because of the attack."""
        waits: list[tuple[Wait, Wait]] = []
        for _ in range(TRIES):
            here, elsewhere = await asyncio.gather(self._here.play(SECONDS), self._elsewhere.play(SECONDS))
            if (here.at_work if elsewhere.seconds > BUSY else here.seconds) < MOST_WAIT:
                return
            waits.append((here, elsewhere))
        raise AssertionError(f"they had to wait each time, unlike those elsewhere: {waits}")


@pytest.fixture
async def company(both: tuple[Served, Served]) -> AsyncIterator[Company]:
    here, elsewhere = [await Bystanders.sit(server) for server in both]
    yield Company(here, elsewhere)
    await here.leave()
    await elsewhere.leave()
    assert both[0].complaints() == [], "an attack leaves no warning and no traceback in the log"


async def test_a_flood_of_pings(served: Served, company: Company, attacker: Attacker) -> None:
    before = served.memory()
    pings = Frame(Opcode.PING, b"." * 100).serialize(mask=True) * 1000

    def flood(attack: Attack) -> None:
        with attacker.open(company.code) as connection:
            while attack.goes_on:
                connection.sendall(pings)

    with Attack(flood, threads=3) as attack:
        await company.is_unharmed()
        await attack.until_turned_away()
    assert served.memory() - before < 40 * MEGABYTE


async def test_floods_of_frames_that_mean_nothing(company: Company, attacker: Attacker) -> None:
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

    def flood(attack: Attack) -> None:
        with attacker.open(company.code) as connection:
            frames = next(floods)
            while attack.goes_on:
                connection.sendall(frames)

    with Attack(flood, threads=3) as attack:
        await company.is_unharmed()
        await attack.until_turned_away()


async def test_connections_that_say_nothing(company: Company, attacker: Attacker) -> None:
    held = [attacker.connect() for _ in range(300)]
    for connection in held[::2]:
        with suppress(OSError):  # where it was turned away
            connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    await company.is_unharmed()
    left = sum(map(is_open, held))
    for connection in held:
        connection.close()
    assert left <= 250, "one address has only so many connections"


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


async def test_watchers_who_never_read(served: Served, company: Company, attacker: Attacker) -> None:
    before = served.memory()
    held = [attacker.open(company.code) for _ in range(30)]
    await company.is_unharmed()
    assert served.memory() - before < 40 * MEGABYTE
    for each in held:
        each.close()


async def test_a_workshop_without_a_pause(company: Company, attacker: Attacker) -> None:
    cards = {f"{number:05}": 2 for number in range(1001, 1116)}
    decks = [{"investigator": "01001", "name": "x", "cards": cards} for _ in range(100)]
    check = request("/api/games/arkham-lcg/workshop/check", {"decks": decks})
    answers: list[tuple[int, int]] = []

    def work(attack: Attack) -> None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, answer = ask(connection, check)
                answers.append((status, len(answer)))

    with Attack(work, threads=4):
        await company.is_unharmed()
    assert {status for status, _ in answers} <= {200, 429}
    assert max(size for _, size in answers) < MEGABYTE, "no answer is much larger than what was asked"


async def test_whatever_costs_much_at_once(company: Company, attacker: Attacker) -> None:
    """Replays, tables, figures, pages, texts: what one can ask for without a seat."""
    visitor = attacker.cookie()
    big = {"game": "mansions", "seats": [{"kind": "mine"}] * 5}
    asked = itertools.cycle(
        [
            request(f"/api/tables/{company.code}/replay"),
            request(f"/api/tables/{company.code}/replay?face=plain"),
            request("/api/tables", big, visitor),
            request("/metrics"),
            request("/"),
            request("/api/games/arkham-lcg/reference"),
            request("/api/openapi/openapi.json"),
            request("/api/protocol"),
        ]
    )
    statuses: Counter[int] = Counter()

    def work(attack: Attack) -> None:
        with attacker.connect() as connection:
            while attack.goes_on:
                status, _ = ask(connection, next(asked))
                statuses[status] += 1

    with Attack(work, threads=4):
        await company.is_unharmed()
    assert statuses and set(statuses) <= {200, 201, 404, 429}, statuses


async def test_coming_and_going(company: Company, attacker: Attacker) -> None:
    """Every greeting is answered with the whole table, and everybody is told who is there."""

    def come_and_go(_: Attack) -> None:
        with attacker.open(company.code) as connection:
            receive(connection)

    with Attack(come_and_go, threads=4) as attack:
        await company.is_unharmed()
        await attack.until_turned_away()


async def test_talk_without_a_pause(served: Served, company: Company, attacker: Attacker) -> None:
    visitor = attacker.cookie()
    code = attacker.make(visitor, game="final-hour", seats=[{"kind": "mine"}, {"kind": "bot"}], talk="free")
    numbers = itertools.count()
    before = served.stored()

    def talk(attack: Attack) -> None:
        with attacker.open(code, visitor) as connection:
            while attack.goes_on:
                for _ in range(10):
                    said = {"type": "say", "id": f"words-{next(numbers)}", "seat": 0, "text": "Ы" * 500}
                    connection.sendall(frame(said))
                time.sleep(0.05)

    with Attack(talk, threads=4):
        await company.is_unharmed()
    assert served.stored() - before < 8 * MEGABYTE
