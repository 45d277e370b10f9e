"""What every request passes through: host, origin, rate, headers, cookie, measures and a line in the log."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, cast
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import Cookie, Headers, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.types import Scope as AnyScope

from .addresses import HostNames, client_network
from .config import Config
from .identity import COOKIE, COOKIE_AGE, Visitor
from .metrics import Metrics
from .rate_limiter import RateLimiter
from .refusals import Refusal
from .registry import TableRegistry

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
Scope = dict[str, Any]
"""What the server knows of a request; its keys depend on whether it is one of HTTP or a socket."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

log = structlog.get_logger("miskatonic.http")


class RequestMiddleware(ASGIMiddleware):
    """Lets a request in, or refuses it; measures it and logs it."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config = config
        self._metrics = metrics
        limits = config.limits
        self._rate_limiter = RateLimiter(limits.requests_per_second, limits.request_burst)
        self._socket_limiter = RateLimiter(limits.sockets_per_second, limits.socket_burst)
        self._page_limiter = RateLimiter(limits.pages_per_second, limits.page_burst)
        self._names = HostNames(config.origins)

    async def handle(self, scope: AnyScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        about = cast("Scope", scope)
        if scope["type"] == "websocket":
            if not self._called_by_name(about):
                await send({"type": "websocket.close", "code": 1008, "reason": "host"})
            elif not self._same_origin(about):
                await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            elif not self._may_connect(client_network(about)):
                await send({"type": "websocket.close", "code": 1013, "reason": "too-fast"})
            else:
                await next_app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                set_visitor_cookie(about, headers)
            await send(message)

        try:
            self._must_be_allowed(about)
            registry: TableRegistry = about["litestar_app"].state.registry
            async with registry.turns.turn(client_network(about)):
                await next_app(scope, receive, answer)
        except Refusal as refusal:
            status = refusal.status
            raise
        finally:
            route = route_of(about)
            seconds = perf_counter() - began
            self._metrics.requests.labels(route, str(status)).observe(seconds)
            log.info("request", method=about["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _must_be_allowed(self, scope: Scope) -> None:
        if not self._called_by_name(scope):
            raise Refusal("host")
        if scope["method"] not in SAFE and not self._same_origin(scope):
            raise Refusal("origin")
        limiter = self._rate_limiter if scope["path"].startswith("/api/") else self._page_limiter
        if not limiter.allow(client_network(scope)):
            raise Refusal("too-fast")

    def _may_connect(self, network: str) -> bool:
        return self._rate_limiter.allow(network) and self._socket_limiter.allow(network)

    def _called_by_name(self, scope: Scope) -> bool:
        return self._names.include(Headers.from_scope(cast("AnyScope", scope)).get("host"))

    def _same_origin(self, scope: Scope) -> bool:
        """True for a page of this server, of one that was allowed, and for programs, which name no origin."""
        headers = Headers.from_scope(cast("AnyScope", scope))
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") != "cross-site"
        try:
            named = urlsplit(origin).netloc
        except ValueError:
            return False
        return named == headers.get("host") or origin in self._config.origins


async def add_headers(message: Message, scope: AnyScope) -> None:
    """Add what every answer says to browsers, even one that there is nothing at an address."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            if name not in headers:
                headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"


def set_visitor_cookie(scope: Scope, headers: MutableScopeHeaders) -> None:
    """Give a new or changed visitor their cookie."""
    visitor: Visitor | None = scope["state"].get("visitor")
    if visitor is None:
        return
    registry: TableRegistry = scope["litestar_app"].state.registry
    secure = scope["scheme"] == "https"
    cookie = Cookie(
        COOKIE,
        value=registry.services.signer.write_cookie(visitor),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    headers.add("set-cookie", cookie.to_header(header=""))


def route_of(scope: Scope) -> str:
    """The route without its parameters: seat links are secrets and do not belong into a log."""
    return str(scope.get("path_template") or "page")
