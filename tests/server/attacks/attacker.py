"""Somebody with bad manners: bare connections from an address of their own, in threads that mostly wait."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import socket
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any, NamedTuple

from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

PATIENCE = 10.0
HELLO = {"type": "hello", "protocol": 2}
numbers = itertools.count(2)


class Ending(NamedTuple):
    """How a connection ended, or was not let in."""

    code: int
    """Of a refused request, or with which a socket was closed; 0 where nothing was heard of it."""
    why: str = ""


BROKEN_OFF = Ending(0)
"""Whoever is still sending when the other end closes may not hear why."""
TOO_MANY = Ending(429)
"""The address has made as many connections as it may."""
NOT_LET_IN = Ending(403)
"""The address has opened sockets as often as it may."""


class TurnedAway(ConnectionError):
    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


class Attacker:
    """Comes from an address that nobody else has, not those who play and no other attacker."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"127.0.0.{next(numbers)}"

    def connect(self) -> socket.socket:
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.address, 0))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made

    def cookie(self) -> str:
        """The header by which a new visitor is known."""
        with self.connect() as connection:
            _, answer = ask(connection, request("/api/me"))
        return "Cookie: " + re.findall(rb"set-cookie: ([^;]+)", answer, re.IGNORECASE)[0].decode()

    def make(self, cookie: str, **wanted: Any) -> str:
        """The code of a new table."""
        with self.connect() as connection:
            _, answer = ask(connection, request("/api/tables", wanted, cookie))
        return re.findall(rb'"code":"(\w+)"', answer)[0].decode()

    def open(self, code: str, *more: str) -> socket.socket:
        """A socket of a table, with the greeting sent."""
        connection = self.connect()
        key = b64encode(b"a stone elephant").decode()
        upgrade = [
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        lines = [f"GET /api/tables/{code}/socket HTTP/1.1", "Host: 127.0.0.1", *upgrade, *more]
        connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        status = int(receive(connection).split()[1])
        if status != 101:
            connection.close()
            raise TurnedAway(Ending(status))
        connection.sendall(frame(HELLO))
        return connection


def request(path: str, body: Any = None, *more: str) -> bytes:
    """The bytes of a request."""
    data = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *more,
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + data


def ask(connection: socket.socket, data: bytes) -> tuple[int, bytes]:
    """Send a request; its status, and the whole answer."""
    connection.sendall(data)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += receive(connection)
    head, _, body = answer.partition(b"\r\n\r\n")
    found = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    length = int(found[1]) if found else 0
    while len(body) < length:
        body += receive(connection)
    return int(head.split()[1]), head + b"\r\n\r\n" + body


def receive(connection: socket.socket) -> bytes:
    data = connection.recv(1 << 20)
    if not data:
        raise ConnectionError("closed")
    return data


def read_to_the_end(connection: socket.socket) -> bytes:
    """What was said before the other end closed the connection, or broke it off."""
    said = b""
    with suppress(OSError):
        while data := connection.recv(1 << 20):
            said += data
    return said


def refusal(status: int, answer: bytes) -> Ending:
    """What a refused request was told: one code with its sentence, and nothing from inside the server."""
    problem = json.loads(answer.partition(b"\r\n\r\n")[2])
    code = problem["code"]
    assert problem == {
        "code": code, "say": {"domain": "server", "id": f"problem-{code}"}, "detail": None, "about": None
    }  # fmt: skip
    return Ending(status, code)


def farewell(connection: socket.socket, said: bytes = b"") -> Ending:
    """Read all that is told over a socket, after what was `said` before; with what it ended."""
    protocol = Protocol(CLIENT, max_size=None)
    protocol.receive_data(said + read_to_the_end(connection))
    frames = [each for each in protocol.events_received() if isinstance(each, Frame)]
    texts = [json.loads(bytes(each.data)) for each in frames if each.opcode is Opcode.TEXT]
    byes = [text["problem"]["code"] for text in texts if text["type"] == "bye"]
    closed = protocol.close_rcvd
    return Ending(closed.code, closed.reason or "".join(byes)) if closed else Ending(0, "".join(byes))


def frame(message: Any) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


class Attack:
    """Something done again and again in threads, until it is enough. It tells how it ended each time, if it did."""

    def __init__(self, act: Callable[[Attack], Ending | None], threads: int = 1) -> None:
        self._act = act
        self._enough = Event()
        self.endings: list[Ending] = []
        self._threads = [Thread(target=self._run, daemon=True) for _ in range(threads)]

    @property
    def goes_on(self) -> bool:
        return not self._enough.is_set()

    def _run(self) -> None:
        while self.goes_on:
            try:
                ending = self._act(self)
            except TurnedAway as turned_away:
                ending = turned_away.ending
                self._enough.wait(0.01)
            except OSError:
                ending = BROKEN_OFF
                self._enough.wait(0.01)
            if ending is not None:
                self.endings.append(ending)

    async def until(self, what: Callable[[], Any]) -> None:
        """Wait until something came of it."""
        async with asyncio.timeout(3 * PATIENCE):
            while not what():
                await asyncio.sleep(0.02)

    def __enter__(self) -> Attack:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        for thread in self._threads:
            thread.join(PATIENCE)
