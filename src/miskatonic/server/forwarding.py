"""Whoever comes to any node is served by the one that runs the table: requests and sockets are passed on to it.

The node a visitor came to has checked origin and rate. It passes the request on with the visitor's address, signed with
the secret all nodes share, and passes the answer back. What comes from a node is never passed on again: where the table
has moved meanwhile, it is sent back with 421 and the first node looks again.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from time import monotonic
from typing import Any, Final, TypeVar, cast

import httpx
import msgspec
from litestar.datastructures import Headers
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.types import Scope as AnyScope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from . import messages as wire
from .addresses import client_network
from .identity import Signer
from .limits import Limits
from .middleware import Scope
from .refusals import Elsewhere, Refusal
from .registry import TableRegistry
from .storage import Owner

T = TypeVar("T")

CODE: Final = re.compile("[A-HJ-NP-Z2-9]{6}")
HEADER: Final = "x-miskatonic-visitor"
"""The address a visitor came from, signed by the node they came to."""
PATIENCE_SECONDS: Final = 8.0
"""So long a visitor waits for a table whose node is gone; the others need less to notice."""
RETRY_SECONDS: Final = 0.2
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 60.0
STOPPING_SECONDS: Final = 1.0
"""So long a node that stops waits for the answers of others; uvicorn breaks off after three."""
MISDIRECTED: Final = 421
TRY_AGAIN: Final = 1013
BROKEN_OFF: Final = frozenset({None, 1006, 1011, 1012})
"""How a socket ends without a word from the table."""
NOT_PASSED_ON: Final = frozenset(
    {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "content-length", "date", "server"}
    | {
        "accept-encoding",
        "forwarded",
        "x-forwarded-for",
        "x-forwarded-proto",
        "x-forwarded-host",
        "proxy-authorization",
    }
    | {HEADER}
)
"""Headers between two machines, and what only a node may say."""
SAFE: Final = frozenset({"GET", "HEAD"})


class Gone(Exception):
    """The node that ran the table cannot be reached, or does not run it any more."""


class Answer:
    """What is sent in answer to a request; once it has begun, no other can be given."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False

    async def send(self, message: Message) -> None:
        self.begun = True
        await self._send(message)


class VisitorsOfNodes(ASGIMiddleware):
    """Comes first: whoever was passed on by a node counts as who they are, not as the node."""

    async def handle(self, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        signed = Headers.from_scope(scope).get(HEADER)
        if signed is not None:
            registry: TableRegistry = scope["litestar_app"].state.registry
            visitor = registry.services.signer.read_passed_on(signed)
            if visitor is not None:
                about = cast("Scope", scope)
                about["client"] = (visitor.address, 0)
                about["scheme"] = visitor.scheme
                about["passed_on"] = True
        await next_app(scope, receive, send)


class Forwarding(ASGIMiddleware):
    """Comes last: what concerns a table that another node runs is passed on to that node."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._http: httpx.AsyncClient | None = None

    async def handle(self, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        about = cast("Scope", scope)
        code = str(about.get("path_params", {}).get("code", ""))
        registry: TableRegistry = about["litestar_app"].state.registry
        if registry.services.node.id is None or not CODE.fullmatch(code):
            await next_app(scope, receive, send)
        elif about.get("passed_on"):
            await self._serve_passed_on(registry, code, scope, receive, send, next_app)
        elif scope["type"] == "websocket":
            await self._socket(registry, code, scope, receive, send, next_app)
        else:
            await self._request(registry, code, scope, receive, send, next_app)

    async def _serve_passed_on(
        self, registry: TableRegistry, code: str, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        try:
            await registry.find(code)
        except Elsewhere:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "elsewhere"})
            else:
                await send({"type": "http.response.start", "status": MISDIRECTED, "headers": []})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        except Refusal:
            pass
        await next_app(scope, receive, send)

    # Requests.

    async def _request(
        self, registry: TableRegistry, code: str, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        about = cast("Scope", scope)
        body: bytes | None = None
        async for owner in owners(registry, code):
            if owner is None:
                break
            if body is None:
                body = await read_body(receive, self._limits.body_bytes)
            answer = Answer(send)
            lost = Gone() if about["method"] in SAFE else Refusal("unsure")
            try:
                await while_there(registry, owner, self._pass_on(registry, owner, about, body, answer.send), lost)
            except (Gone, Refusal) as error:
                if not answer.begun and isinstance(error, Refusal):
                    raise
            if answer.begun:  # whole, or cut off, which whoever asked can see
                return
        await next_app(scope, receive if body is None else read_again(body, receive), send)

    async def _pass_on(self, registry: TableRegistry, owner: Owner, scope: Scope, body: bytes, send: Send) -> None:
        """Pass a request on, and its answer back; one that may have been carried out already is not sent twice."""
        try:
            async with self._client().stream(
                scope["method"],
                address_of(owner, scope),
                headers=[*passed_on(scope["headers"]), visitor_header(registry.services.signer, scope)],
                content=body,
            ) as answer:
                if answer.status_code == MISDIRECTED:
                    raise Gone
                await send(
                    {
                        "type": "http.response.start",
                        "status": answer.status_code,
                        "headers": list(passed_on(answer.headers.raw)),
                    }
                )
                async for part in answer.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise Gone from None
        except httpx.HTTPError:
            if scope["method"] in SAFE:
                raise Gone from None
            raise Refusal("unsure") from None
        registry.services.metrics.forwarded.labels("request").inc()

    def _client(self) -> httpx.AsyncClient:
        if self._http is None:
            # What a node gives one visitor must not be sent along with the next.
            forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=()))
            self._http = httpx.AsyncClient(
                cookies=forgetful,
                timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
                limits=httpx.Limits(max_connections=None, max_keepalive_connections=100, keepalive_expiry=2),
                trust_env=False,
            )
        return self._http

    # Sockets.

    async def _socket(
        self, registry: TableRegistry, code: str, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        about = cast("Scope", scope)
        try:
            async for owner in owners(registry, code):
                if owner is None:
                    break
                with suppress(Gone):
                    async with counted(registry, about), opened(registry, owner, about) as there:
                        await receive()  # that it wants to connect
                        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                        registry.services.metrics.forwarded.labels("socket").inc()
                        await Passage(receive, send, there, registry, owner).run()
                        return
        except Refusal as refusal:  # too many connections
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await part(send, refusal)
            return
        await next_app(scope, receive, send)


class Passage:
    """A visitor's socket and that of the node that runs the table: what comes on one goes out on the other."""

    def __init__(
        self, receive: Receive, send: Send, there: ClientConnection, registry: TableRegistry, owner: Owner
    ) -> None:
        self._receive = receive
        self._send = send
        self._there = there
        self._gone = registry.services.node.gone(owner.node)
        self._closing = registry.closed

    async def run(self) -> None:
        """Pass everything on until one of the two closes, or the node is gone."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._from_visitor(), self._from_node(), self._gone.wait(), self._closing.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            visitor, node = tasks[:2]
            if visitor.done():
                return
            code = self._there.close_code
            if not node.done() or code in BROKEN_OFF:
                await part(self._send, Refusal("closing"))
            else:
                with suppress(Exception):
                    reason = self._there.close_reason
                    await self._send({"type": "websocket.close", "code": code or TRY_AGAIN, "reason": reason})
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _from_visitor(self) -> None:
        while True:
            event = cast("dict[str, Any]", await self._receive())
            if event["type"] == "websocket.disconnect":
                return
            text, data = event.get("text"), event.get("bytes")
            with suppress(ConnectionClosed):
                await self._there.send(text if text is not None else data or b"")

    async def _from_node(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self._there:
                await self._send({"type": "websocket.send", "text": data, "bytes": None})  # type: ignore[typeddict-item]


async def owners(registry: TableRegistry, code: str) -> AsyncIterator[Owner | None]:
    """The node that runs a table, again and again until it can be reached; None where this one has to answer."""
    deadline = monotonic() + PATIENCE_SECONDS
    while monotonic() < deadline:
        try:
            await registry.find(code)
        except Elsewhere as elsewhere:
            yield elsewhere.owner
        except Refusal:
            break
        else:
            break
        await asyncio.sleep(RETRY_SECONDS)
    yield None


@asynccontextmanager
async def opened(registry: TableRegistry, owner: Owner, scope: Scope) -> AsyncGenerator[ClientConnection]:
    """The socket of the node that runs the table."""
    host, _, port = owner.address.rpartition(":")
    named = Headers.from_scope(cast("AnyScope", scope)).get("host") or owner.address
    name, value = visitor_header(registry.services.signer, scope)
    headers = {name.decode(): value.decode()}
    if cookie := Headers.from_scope(cast("AnyScope", scope)).get("cookie"):
        headers["cookie"] = cookie
    try:
        there = await connect(
            f"ws://{named}{scope['raw_path'].decode()}",
            host=host.strip("[]"),
            port=int(port),
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            max_size=None,
            open_timeout=CONNECT_SECONDS,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        )
    except (OSError, WebSocketException, EOFError):
        raise Gone from None
    try:
        yield there
    finally:
        await there.close()


@asynccontextmanager
async def counted(registry: TableRegistry, scope: Scope) -> AsyncGenerator[None]:
    """Refuse a connection too many; those that are passed on count here as they do where they go to."""
    address = client_network(scope)
    limits = registry.services.config.limits
    registry.connections[address] += 1
    registry.services.metrics.connections.inc()
    try:
        crowded = registry.connections[address] > limits.sockets_from_address
        if crowded or registry.connections.total() > limits.sockets:
            raise Refusal("too-many-connections")
        yield
    finally:
        registry.services.metrics.connections.dec()
        registry.connections[address] -= 1
        if not registry.connections[address]:
            del registry.connections[address]


async def while_there(registry: TableRegistry, owner: Owner, work: Coroutine[Any, Any, T], lost: Exception) -> T:
    """Do something with another node; where that one dies or this one stops meanwhile, that is `lost`."""
    doing = asyncio.ensure_future(work)
    others = [
        asyncio.ensure_future(each) for each in (registry.services.node.gone(owner.node).wait(), stopping(registry))
    ]
    try:
        await asyncio.wait((doing, *others), return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise lost
    finally:
        for each in (doing, *others):
            each.cancel()


async def stopping(registry: TableRegistry) -> None:
    """Returns when this node stops and has waited long enough for the others."""
    await registry.closed.wait()
    await asyncio.sleep(STOPPING_SECONDS)


async def part(send: Send, refusal: Refusal) -> None:
    """Close a visitor's socket with a last message: they should come again."""
    bye = msgspec.json.encode(wire.Bye(refusal.problem(), again=True)).decode()
    with suppress(Exception):
        await send({"type": "websocket.send", "text": bye, "bytes": None})
        await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": None})


async def read_body(receive: Receive, most: int) -> bytes:
    body = b""
    while True:
        message = cast("dict[str, Any]", await receive())
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal("too-big")
        if not message.get("more_body"):
            return body


def read_again(body: bytes, receive: Receive) -> Receive:
    """What a handler reads where the body was read already."""
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Any:
        return parts.pop() if parts else await receive()

    return receive_again


def address_of(owner: Owner, scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    return f"http://{owner.address}{scope['raw_path'].decode('latin-1')}{'?' if query else ''}{query}"


def passed_on(headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.decode("latin-1").lower() not in NOT_PASSED_ON]


def visitor_header(signer: Signer, scope: Scope) -> tuple[bytes, bytes]:
    client: Any = scope.get("client")
    return HEADER.encode(), signer.pass_on(str(client[0]) if client else "local", scope["scheme"]).encode()
