"""The WebSocket of a table: what arrives is read, checked and carried out; what happens is sent in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import messages as wire
from .addresses import client_network
from .broadcast import AudienceKey
from .commands import execute
from .identity import Visitor
from .limits import Limits
from .live_table import LiveTable
from .refusals import Refusal
from .registry import TableRegistry

GOING_AWAY, POLICY, TRY_AGAIN = 1001, 1008, 1013
MOST_FAULTS: Final = 100
"""A connection that keeps sending what cannot be read is closed."""

HELLO_SECONDS: Final = 20.0
"""So long a connection may stay silent before its greeting."""
TEMPORARY: Final = frozenset({"closing", "storage", "unsure", "too-fast", "too-many-connections"})
"""Refusals after which a client should connect again."""

log = structlog.get_logger("miskatonic.socket")
decoder = msgspec.json.Decoder(wire.FromClient)
encoder = msgspec.json.Encoder()

KEEP_ALIVE_ANSWER: Final = encoder.encode(wire.KeepAliveAnswer())


class Connection:
    """One open socket. Outgoing messages wait in a queue of their own, so that a slow client holds up nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any], address: str, limits: Limits) -> None:
        self.address = address
        self._socket = socket
        self._outgoing: asyncio.Queue[tuple[bytes, int | None]] = asyncio.Queue()
        self._backlog = limits.backlog
        self._backlog_bytes = limits.backlog_bytes
        self._unsent = 0
        self._closing = False

    def send(self, data: bytes) -> None:
        if self._closing:
            return
        if self._outgoing.qsize() >= self._backlog or self._unsent + len(data) > self._backlog_bytes:
            self._forget_unsent()
            self.close(encoder.encode(wire.Bye(Refusal("too-slow").problem(), again=True)))
        else:
            self._unsent += len(data)
            self._outgoing.put_nowait((data, None))

    def _forget_unsent(self) -> None:
        while not self._outgoing.empty():
            self._outgoing.get_nowait()

    def close(self, data: bytes, code: int = TRY_AGAIN) -> None:
        """Close the connection with a last message, after what is still to be sent."""
        if not self._closing:
            self._closing = True
            self._outgoing.put_nowait((data, code))

    async def write(self) -> None:
        """Send what is in the queue until the connection closes, at this end or at the other."""
        with suppress(OSError, WebSocketDisconnect):
            while True:
                data, code = await self._outgoing.get()
                self._unsent -= len(data)
                await self._socket.send_data(data.decode(), mode="text")
                if code is not None:
                    await self._socket.close(code)
                    return


async def serve(socket: WebSocket[Any, Any, Any], registry: TableRegistry, visitor: Visitor, code: str) -> None:
    """One connection from its greeting to its end."""
    limits = registry.services.config.limits
    metrics = registry.services.metrics
    address = client_network(socket.scope)
    connection = Connection(socket, address, limits)
    writing = asyncio.create_task(connection.write())
    metrics.connections.inc()
    registry.connections[address] += 1
    table: LiveTable | None = None
    audience: AudienceKey | None = None
    try:
        try:
            crowded = registry.connections[address] > limits.sockets_from_address
            if crowded or registry.connections.total() > limits.sockets:
                raise Refusal("too-many-connections")
            async with registry.turns.turn(address):
                table = await registry.find(code)
            hello = await read_hello(socket, limits.message_bytes)
            audience = await greet(connection, registry, table, visitor, address, hello)
        except Refusal as refusal:
            metrics.refused.labels(refusal.code).inc()
            connection.close(
                encoder.encode(wire.Bye(refusal.problem(), again=refusal.code in TEMPORARY)),
                TRY_AGAIN if refusal.code in TEMPORARY else POLICY,
            )
            await writing
            return
        await answer_messages(socket, connection, registry, table, visitor, address)
        await writing
    except WebSocketDisconnect:
        pass
    finally:
        registry.connections -= Counter((address,))
        metrics.connections.dec()
        if table is not None and audience is not None:
            await asyncio.shield(table.disconnect(connection, audience))
        writing.cancel()


async def read_hello(socket: WebSocket[Any, Any, Any], most: int) -> wire.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = decode(await receive(socket), most)
    except TimeoutError:
        raise Refusal("hello-first") from None
    if not isinstance(message, wire.Hello):
        raise Refusal("hello-first")
    if message.protocol != wire.PROTOCOL:
        raise Refusal("protocol")
    return message


async def greet(
    connection: Connection,
    registry: TableRegistry,
    table: LiveTable,
    visitor: Visitor,
    address: str,
    hello: wire.Hello,
) -> AudienceKey:
    """Tell a connection everything, or what it missed: that takes long where the game is long, so there is a budget."""
    who = [address, visitor.id]
    async with registry.greetings.turn(address) as turn:
        registry.costly.must_have_left(who)
        audience, seconds, size = await table.connect(connection, visitor, hello)
        turn.rest = registry.costly.spend(who, seconds, size)
    return audience


async def answer_messages(
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    registry: TableRegistry,
    table: LiveTable,
    visitor: Visitor,
    address: str,
) -> None:
    """Read, carry out and answer message after message, until the connection closes."""
    limits = registry.services.config.limits
    quotas = registry.quotas
    faults = 0
    while True:
        data = await receive(socket)
        id: str | None = None
        try:
            message = decode(data, limits.message_bytes)
            id = getattr(message, "id", None)
            if not quotas.may_send(visitor.id, address):
                raise Refusal("too-fast")
            if isinstance(message, wire.Say):
                if table.chat_length >= limits.chat_lines:
                    raise Refusal("chat-full")
                if not await quotas.may_talk(visitor.id, address):
                    raise Refusal("too-fast")
            if isinstance(message, wire.KeepAlive):
                connection.send(KEEP_ALIVE_ANSWER)
                continue
            if isinstance(message, wire.Hello):
                raise Refusal("malformed")
            async with registry.turns.turn(address):
                await asyncio.shield(asyncio.ensure_future(execute(table, message, visitor)))
            connection.send(encoder.encode(wire.Done(message.id)))
        except Refusal as refusal:
            registry.services.metrics.refused.labels(refusal.code).inc()
            connection.send(encoder.encode(wire.Refused(id, refusal.problem())))
            faults += refusal.code in ("malformed", "too-big", "too-fast")
        except Exception:
            log.exception("a message failed", table=table.code)
            connection.send(encoder.encode(wire.Refused(id, Refusal("broken").problem())))
            faults += 1
        if faults > MOST_FAULTS:
            connection.close(encoder.encode(wire.Bye(Refusal("too-fast").problem(), again=False)), POLICY)
            return


async def receive(socket: WebSocket[Any, Any, Any]) -> bytes:
    """The next message, text or binary."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=GOING_AWAY)
    text: str | None = event.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""


def decode(data: bytes, most: int) -> wire.FromClient:
    """A message, or a refusal that says what is wrong with it."""
    if len(data) > most:
        raise Refusal("too-big")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", str(error)) from None
    except RecursionError:
        raise Refusal("malformed") from None
