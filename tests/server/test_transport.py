"""Connections that flood, dawdle, stay silent or never read: each is dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from bench.player import Seat
from miskatonic.server.transport import Gate, proxy_networks

from .playing import party
from .running import GENEROUS, Running

PATIENCE = 15.0


def raw(server: Running) -> socket.socket:
    """A bare connection, whose other end is given some time to answer."""
    made = socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])))
    made.settimeout(PATIENCE)
    return made


async def until_dropped(connection: socket.socket) -> bytes:
    """What is still said before the other end closes the connection."""

    def read() -> bytes:
        said = b""
        try:
            while data := connection.recv(65536):
                said += data
        except ConnectionError:
            pass
        return said

    with connection:
        return await asyncio.to_thread(read)


@asynccontextmanager
async def watcher(server: Running) -> AsyncIterator[Seat]:
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("mine bot", pace="slow"))
    yield seat
    await seat.close()
    await visitor.leave()


async def answered(server: Running) -> bool:
    visitor = await server.visitor()
    await visitor.leave()
    return True


# Frames.


async def test_a_flood_of_pings_ends_the_connection(serve: Callable[..., Running]) -> None:
    server = serve(limits={"frames_per_second": 1.0, "frame_burst": 50})
    async with watcher(server) as seat:
        ping = Frame(Opcode.PING, b"").serialize(mask=True)
        seat.socket.transport.write(ping * 200)
        assert await seat.until_closed() == 1008


async def test_pings_at_times_are_answered(serve: Callable[..., Running]) -> None:
    server = serve(limits={"frames_per_second": 1.0, "frame_burst": 50})
    async with watcher(server) as seat:
        for _ in range(20):
            await asyncio.wait_for(await seat.socket.ping(), PATIENCE)
        assert not seat.closed


async def test_crumbs_of_a_message_are_frames_too(serve: Callable[..., Running]) -> None:
    server = serve(limits={"frames_per_second": 1.0, "frame_burst": 50})
    async with watcher(server) as seat:
        crumb = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        seat.socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + crumb * 200)
        assert await seat.until_closed() == 1008


async def test_text_that_is_none_closes_the_connection_without_a_line_in_the_log(
    serve: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    async with watcher(server) as seat:
        seat.socket.transport.write(Frame(Opcode.TEXT, b'{"type": "\xff"}').serialize(mask=True))
        assert await seat.until_closed() == 1007
    assert caplog.text == ""


# Requests.


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: local",
        b"PUT /api/me HTTP/1.1\r\nHost: local\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["silent", "headers", "body"],
)
async def test_a_request_has_to_arrive_in_time(serve: Callable[..., Running], begun: bytes) -> None:
    server = serve(limits={"request_seconds": 0.2})
    connection = raw(server)
    connection.sendall(begun)
    await until_dropped(connection)
    assert await answered(server)


async def test_a_second_request_has_to_arrive_in_time_too(serve: Callable[..., Running]) -> None:
    server = serve(limits={"request_seconds": 0.2})
    connection = raw(server)
    connection.sendall(b"GET /health HTTP/1.1\r\nHost: local\r\n\r\n")
    assert b"HTTP/1.1 200" in await asyncio.to_thread(connection.recv, 65536)
    connection.sendall(b"GET /health HTTP/1.1\r\nHo")
    await until_dropped(connection)


async def test_an_answer_nobody_reads_is_not_kept(serve: Callable[..., Running]) -> None:
    server = serve(limits={"stalled_seconds": 1, "connections": 20})
    connection = raw(server)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = b"GET /api/games/arkham-lcg/reference HTTP/1.1\r\nHost: local\r\n\r\n"
    await asyncio.to_thread(connection.sendall, request * 400)
    await until(lambda: server.gate.count)
    await until(lambda: not server.gate.count)
    connection.close()


async def until(what: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.05)


async def test_whoever_never_reads_is_dropped(serve: Callable[..., Running]) -> None:
    """Their answers to pings do not come: they lie behind what is unread."""
    server = serve(limits={"ping_seconds": 0.1, "pong_seconds": 2.0, "backlog_bytes": 100_000_000})
    async with party(server, people=1) as here:
        visitor = await server.visitor()
        sleeper = await visitor.sit(here.code)
        sleeper.socket.transport.pause_reading()
        broadcaster = server.table(here.code).broadcaster

        async def talk_much() -> None:
            for _ in range(20):
                [audience] = [each for each in broadcaster._audiences.values() if not each.seats]
                audience.send(b"." * 1_000_000)

        await server.do(talk_much())
        assert broadcaster.connections_of(()) == 1
        await until(lambda: not broadcaster.connections_of(()))
        await until(lambda: server.registry.connections.total() == 1)
        assert not here.seats[0].closed
        sleeper.socket.transport.abort()
        await visitor.leave()


async def test_a_socket_stays_open_however_long_nothing_is_said(serve: Callable[..., Running]) -> None:
    server = serve(limits={"request_seconds": 0.2})
    async with watcher(server) as seat:
        await asyncio.sleep(1)
        assert not seat.closed


# Addresses.


@contextmanager
def connections(server: Running, count: int) -> Iterator[list[socket.socket]]:
    opened = [raw(server) for _ in range(count)]
    yield opened
    for each in opened:
        each.close()


async def test_one_address_has_only_so_many_connections(serve: Callable[..., Running]) -> None:
    server = serve(limits={"connections_from_address": 5})
    with connections(server, 5):
        await until(lambda: server.gate.count == 5)
        assert (await until_dropped(raw(server))).startswith(b"HTTP/1.1 429 ")
    await until(lambda: not server.gate.count)
    assert await answered(server), "when some are closed, there is room for others"


async def test_one_address_connects_only_so_often(serve: Callable[..., Running]) -> None:
    server = serve(limits={"connections_per_second": 0.0001, "connection_burst": 3})
    for _ in range(3):
        raw(server).close()
    await until(lambda: not server.gate.count)
    assert (await until_dropped(raw(server))).startswith(b"HTTP/1.1 429 ")


async def test_whoever_asks_too_fast_has_to_connect_again(serve: Callable[..., Running]) -> None:
    server = serve(limits={"requests_per_second": 0.0001, "request_burst": 1})
    connection = raw(server)
    connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: local\r\n\r\n" * 3)
    said = await until_dropped(connection)
    assert (said.count(b"HTTP/1.1 200"), said.count(b"HTTP/1.1 429")) == (1, 1)


async def test_a_socket_is_one_connection(serve: Callable[..., Running]) -> None:
    server = serve()
    async with watcher(server):
        await until(lambda: server.gate.count == 2)
    await until(lambda: not server.gate.count)


class Somebody:
    """A connection that is only counted."""

    transport: Any = None
    unread = 0
    finished = True


def let_in(gate: Gate, *addresses: str | None) -> list[bool]:
    return [gate.enter(Somebody(), address) for address in addresses]


def gate(most: int, proxies: str | None = None) -> Gate:
    return Gate(type(GENEROUS)(connections_from_address=most), proxies)


def test_whoever_has_a_network_of_ipv6_is_one() -> None:
    strangers = ("2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1:ffff:ffff::", "2001:db8:0:2::1")
    assert let_in(gate(2), *strangers) == [True, True, False, True]
    assert let_in(gate(1), "::ffff:192.0.2.1", "192.0.2.1", "192.0.2.2") == [True, False, True]


def test_a_proxy_speaks_for_many() -> None:
    assert let_in(gate(1, "10.0.0.1, fd00::/8"), *["10.0.0.1", "fd00::7", None] * 3, "10.0.0.2", "10.0.0.2") == [
        *[True] * 10,
        False,
    ]
    assert all(let_in(gate(1, "*"), *["192.0.2.1"] * 3))
    assert proxy_networks("/run/proxy.sock") == [] == proxy_networks(None)
