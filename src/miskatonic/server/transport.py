"""Below HTTP: how many connections one address may have, how fast they must be, and how much they may leave unread.

The protocols are uvicorn's; they are given limits where it has no setting for them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import Any, Final, Protocol, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import network_of
from .limits import Limits
from .rate_limiter import RateLimiter, TokenBucket

SLICE: Final = 1024
"""So many bytes of a socket are read at a time: a flood of the smallest frames is noticed after 170 of them."""
NOT_TEXT, POLICY = 1007, 1008
TURNED_AWAY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"
)


class OpenConnection(Protocol):
    """A connection as it is watched."""

    transport: asyncio.Transport
    unread: int
    """How many bytes the other end had not taken when somebody last looked."""

    @property
    def finished(self) -> bool:
        """True where all has been said, and what is unread is only waiting to be read."""
        ...


class Gate:
    """All connections of a server: lets them in by their address, and drops those that do not read."""

    def __init__(self, limits: Limits, proxies: str | None) -> None:
        self.limits = limits
        self._proxies = proxy_networks(proxies)
        self.nodes: Callable[[], Collection[str]] = frozenset
        """The addresses of other nodes of the same server, which speak for many too."""
        self._new = RateLimiter(limits.connections_per_second, limits.connection_burst)
        self._by_network: Counter[str] = Counter()
        self._open: set[OpenConnection] = set()
        self.heard_at = monotonic()
        """When anybody last sent anything."""

    @property
    def count(self) -> int:
        """How many connections are open."""
        return len(self._open)

    def enter(self, connection: OpenConnection, address: str | None) -> bool:
        """Count a connection; False where its address, or the server, has as many as it may."""
        network = self._counted_as(address)
        if len(self._open) >= self.limits.connections or (network is not None and not self._has_room(network)):
            return False
        if network is not None:
            self._by_network[network] += 1
        self._open.add(connection)
        return True

    def _has_room(self, network: str) -> bool:
        return self._new.allow(network) and self._by_network[network] < self.limits.connections_from_address

    def replace(self, old: OpenConnection, new: OpenConnection) -> None:
        """A request became a socket: it is the same connection."""
        self._open.discard(old)
        self._open.add(new)

    def leave(self, connection: OpenConnection, address: str | None) -> None:
        if connection not in self._open:
            return
        self._open.discard(connection)
        network = self._counted_as(address)
        if network is not None:
            self._by_network -= Counter((network,))

    async def drop_stalled(self) -> None:
        """Drop every finished connection that has taken nothing of what is unread since this was last called."""
        for connection in tuple(self._open):
            unread = connection.transport.get_write_buffer_size() if connection.finished else 0
            if 0 < connection.unread <= unread:
                connection.transport.abort()
            connection.unread = unread

    def _counted_as(self, address: str | None) -> str | None:
        """The network an address is counted in; a proxy or node speaks for many and is not counted."""
        if address is None or address in self.nodes():
            return None
        try:
            named = ip_address(address)
        except ValueError:
            return network_of(address)
        return None if any(named in proxy for proxy in self._proxies) else network_of(address)


def proxy_networks(words: str | None) -> Sequence[IPv4Network | IPv6Network]:
    """The addresses and networks of trusted proxies, as `--forwarded-from` names them."""
    names = [each.strip() for each in (words or "").split(",") if each.strip()]
    if "*" in names:
        return [ip_network("0.0.0.0/0"), ip_network("::/0")]
    found: list[IPv4Network | IPv6Network] = []
    for name in names:
        try:
            found.append(ip_network(name, strict=False))
        except ValueError:
            continue  # the name of a local pipe
    return found


class ServerConfig(uvicorn.Config):
    """How uvicorn runs an application under these limits."""

    def __init__(self, app: Any, limits: Limits, forwarded_from: str | None = None, **more: Any) -> None:
        self.gate = Gate(limits, forwarded_from)
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.pong_seconds,
            log_config=None,
            access_log=False,
            proxy_headers=forwarded_from is not None,
            forwarded_allow_ips=forwarded_from,
            callback_notify=self.gate.drop_stalled,
            timeout_notify=limits.stalled_seconds,
            timeout_graceful_shutdown=3,
            **more,
        )


class HttpConnection(H11Protocol):
    """A connection for requests. Each has to arrive within some seconds of its first byte, the first one at once."""

    unread = 0
    _let_in = False
    _is_socket = False
    _too_late: asyncio.TimerHandle | None = None

    @property
    def gate(self) -> Gate:
        return cast("ServerConfig", self.config).gate

    @property
    def finished(self) -> bool:
        """An answer is written in one piece: nothing is added to it while it is being read."""
        return True

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self._let_in = self.gate.enter(self, self.client[0] if self.client else None)
        if self._let_in:
            self._watch()
        else:
            transport.write(TURNED_AWAY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        self.gate.heard_at = monotonic()
        if self._let_in:
            super().data_received(data)
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watch()
        self.gate.leave(self, self.client[0] if self.client else None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketConnection):
            self._is_socket = True
            self.gate.replace(self, protocol)

    def _watch(self) -> None:
        """Start to count the seconds where a request is awaited or arriving; stop when it is there."""
        if self._is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_watch()
        elif self._too_late is None:
            self._too_late = self.loop.call_later(self.gate.limits.request_seconds, self.transport.abort)

    def _stop_watch(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket. Frames of every kind are counted, pings among them, for each of those is answered."""

    unread = 0

    def __init__(self, config: uvicorn.Config, *more: Any, **other: Any) -> None:
        super().__init__(config, *more, **other)
        self.gate = cast("ServerConfig", config).gate
        self._frames = TokenBucket(self.gate.limits.frames_per_second, self.gate.limits.frame_burst)
        self._unheard = 0
        """How many bytes of messages have come since none was waiting: a small packed frame may hold much."""

    @property
    def finished(self) -> bool:
        """An open socket shows by its answers to pings that it is being read."""
        return self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self.client[0] if self.client else None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.gate.heard_at = monotonic()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._refuse(POLICY, "too-fast")

    def send_receive_event_to_app(self) -> None:
        if self.transport.is_closing():
            return
        if self.queue.empty():
            self._unheard = 0
        self._unheard += sum(map(len, self.frames))
        if self._unheard > self.gate.limits.unheard_bytes:
            self._refuse(POLICY, "too-fast")
        elif self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._refuse(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def _refuse(self, code: int, reason: str = "") -> None:
        """Close with a reason, whatever else was received."""
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
