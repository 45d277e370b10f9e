"""The application: routes, errors, the life of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, cast

import structlog
from litestar import Litestar, Request, Response, Router, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

from miskatonic.kernel.version import VERSION

from .catalogue import catalogue
from .config import Config
from .http import (
    Games,
    Tables,
    Visitors,
    health,
    metrics,
    protocol,
    texts,
    visitor_if_known,
    visitor_with_cookie,
)
from .identity import Signer
from .messages import Problem
from .metrics import Metrics
from .middleware import RequestMiddleware, add_headers
from .refusals import LATER, TOO_MANY, Refusal
from .registry import TableRegistry
from .services import Services
from .storage import Storage

UNLOAD_SECONDS: Final = 60.0
"""So often idle tables are looked for."""
log = structlog.get_logger("miskatonic.server")

AnyRequest = Request[Any, Any, Any]


def make_app(config: Config) -> Litestar:
    """A server for these settings; its storage is opened when it starts."""
    meters = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        catalogue()  # every game is loaded now, so that its texts are known from the first request on
        storage = await Storage.open(config.database)
        services = Services(config, storage, Signer(await storage.signing_secret()), meters)
        registry = app.state.registry = TableRegistry(services)
        unloading = asyncio.create_task(unload_idle_tables(registry))
        try:
            yield
        finally:
            unloading.cancel()
            with suppress(asyncio.CancelledError):
                await unloading
            await registry.close()
            await storage.close()

    api = Router(
        path="/",
        route_handlers=[Games, texts, Visitors, Tables, protocol, health, metrics],
        dependencies={
            "registry": Provide(provide_registry, sync_to_thread=False),
            "visitor": Provide(visitor_with_cookie, sync_to_thread=False),
            "caller": Provide(visitor_if_known, sync_to_thread=False),
        },
    )
    return Litestar(
        route_handlers=[api, *pages(config.client)],
        lifespan=[lifespan],
        middleware=[RequestMiddleware(config, meters)],
        before_send=[add_headers],
        exception_handlers={
            Refusal: refused,
            ValidationException: malformed,
            HTTPException: refused_by_framework,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude="/metrics"),
        openapi_config=OpenAPIConfig(
            title="Miskatonic", version=VERSION, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=config.limits.body_bytes,
        debug=False,
        logging_config=None,
        state=State({}),
    )


def provide_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


async def unload_idle_tables(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(UNLOAD_SECONDS)
        await registry.unload_idle()


def pages(client: Path) -> list[Any]:
    """The built client: its assets, which never change under their names, and one page for all other addresses."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        if name.startswith(("api/", "assets/")):
            raise Refusal("no-page")
        if not (client / "index.html").is_file():
            raise Refusal("not-built")
        plain = {file.name: file for file in client.iterdir() if file.is_file()}
        file = plain.get(name, client / "index.html")
        media = guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=media, headers={"cache-control": "no-cache"})

    if not (client / "assets").is_dir():
        return [page]
    assets = create_static_files_router(
        path="/assets",
        directories=[client / "assets"],
        cache_control=CacheControlHeader(public=True, max_age=31_536_000, immutable=True),
        include_in_schema=False,
    )
    return [assets, page]


# What goes wrong is one sentence; nobody outside sees a stack.


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    later = {"retry-after": "2"} if refusal.status in (TOO_MANY, LATER) else None
    return Response(refusal.problem(), status_code=refusal.status, headers=later)


def malformed(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    faults = cast("list[dict[str, Any]]", error.extra) if isinstance(error.extra, list) else []
    told = [str(fault.get("message")) for fault in faults]
    sentences = [each for each in told if " " in each]  # where there is no body at all, it is a bare name
    return refused(request, Refusal("malformed", "; ".join(sentences) or None))


def unreadable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is not text, or is nested too deeply."""
    return refused(request, Refusal("malformed"))


def refused_by_framework(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    codes = {404: "no-page", 405: "malformed", 413: "too-big"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    return Response(Refusal(code).problem(), status_code=error.status_code, headers=error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", route=request.scope["path_template"], exc_info=error)
    return refused(request, Refusal("broken"))
