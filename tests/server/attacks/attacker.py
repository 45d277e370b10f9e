"""Somebody with bad manners: bare connections from an address of their own, in threads that mostly wait."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import socket
from base64 import b64encode
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from websockets.frames import Frame, Opcode

PATIENCE = 10.0
HELLO = {"type": "hello", "protocol": 2}
numbers = itertools.count(2)


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
        answer = receive(connection)
        if b" 101 " not in answer.split(b"\r\n")[0]:
            connection.close()
            raise ConnectionError(answer.split(b"\r\n")[0].decode())
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


def frame(message: Any) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


class Attack:
    """Something done again and again in threads, until it is enough; that connections are closed is no obstacle."""

    def __init__(self, act: Callable[[Attack], None], threads: int = 1) -> None:
        self._act = act
        self._enough = Event()
        self.turned_away = 0
        self._threads = [Thread(target=self._run, daemon=True) for _ in range(threads)]

    @property
    def goes_on(self) -> bool:
        return not self._enough.is_set()

    def _run(self) -> None:
        while self.goes_on:
            try:
                self._act(self)
            except OSError:
                self.turned_away += 1
                self._enough.wait(0.01)

    async def until_turned_away(self) -> None:
        """Wait until a connection was refused or dropped."""
        async with asyncio.timeout(3 * PATIENCE):
            while not self.turned_away:
                await asyncio.sleep(0.02)

    def __enter__(self) -> Attack:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        for thread in self._threads:
            thread.join(PATIENCE)
