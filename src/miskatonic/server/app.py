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
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from litestar.types import ASGIApp, Receive, Scope, Send

from miskatonic.kernel.version import VERSION

from .catalogue import catalogue
from .config import Config
from .forwarding import Forwarding, VisitorsOfNodes
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
from .nodes import make_node
from .refusals import LATER, TOO_MANY, Refusal
from .registry import TableRegistry
from .services import Services
from .storage import Storage, StorageError, sole_use

COMPRESSION: Final = 4
"""The best, 9, takes four times as long and saves a tenth."""
UNLOAD_SECONDS: Final = 60.0
"""So often idle tables are looked for."""
log = structlog.get_logger("miskatonic.server")

AnyRequest = Request[Any, Any, Any]


def make_app(config: Config) -> Litestar:
    """A server for these settings; its storage is opened when it starts."""
    meters = Metrics()

    @asynccontextmanager
    async def alone(app: Litestar) -> AsyncGenerator[None, None]:
        with sole_use(config.database):
            yield

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        catalogue()  # every game is loaded now, so that its texts are known from the first request on
        storage = await Storage.open(config.database)
        node = make_node(config.database, config.node_address, config.node_port)
        services = Services(config, storage, Signer(await storage.signing_secret()), meters, node)
        registry = app.state.registry = TableRegistry(services)
        await node.join(registry.let_go)
        unloading = asyncio.create_task(unload_idle_tables(registry))
        try:
            yield
        finally:
            unloading.cancel()
            with suppress(asyncio.CancelledError):
                await unloading
            await drain(app)
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
        lifespan=[alone, lifespan],
        middleware=[VisitorsOfNodes(), RequestMiddleware(config, meters), Forwarding(config.limits)],
        before_send=[add_headers],
        exception_handlers={
            Refusal: refused,
            ValidationException: malformed,
            HTTPException: refused_by_framework,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=COMPRESSION, minimum_size=1024, exclude="/metrics"
        ),
        openapi_config=OpenAPIConfig(
            title="Miskatonic", version=VERSION, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=config.limits.body_bytes,
        debug=False,
        logging_config=None,
        state=State({}),
    )


def tell_in_a_sentence(app: ASGIApp) -> ASGIApp:
    """The same server, which says in one sentence that its database was lost while it started or ended."""

    async def told(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "lifespan":
            await app(scope, receive, send)
            return
        failed: list[Any] = []

        async def hold_back(message: Any) -> None:
            if message["type"].endswith(".failed"):
                failed.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, hold_back)
        except BaseException as error:
            lost = storage_error(error)
            for message in failed:
                if lost is not None:
                    message["message"] = str(lost)
                await send(message)
            raise

    return told


def storage_error(error: BaseException) -> StorageError | None:
    """The first thing the storage said in what was raised together."""
    if isinstance(error, BaseExceptionGroup):
        parts = cast("BaseExceptionGroup[BaseException]", error).exceptions
        return next((lost for part in parts if (lost := storage_error(part)) is not None), None)
    return error if isinstance(error, StorageError) else None


async def drain(app: Litestar) -> None:
    """Send everybody away and leave the tables to other nodes; who was here comes back to one of those."""
    registry: TableRegistry = app.state.registry
    await registry.close()
    await registry.services.node.leave()


def other_nodes(app: Litestar) -> frozenset[str]:
    """The hosts of the other nodes on this database."""
    return provide_registry(app.state).services.node.hosts


def provide_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


async def unload_idle_tables(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(UNLOAD_SECONDS)
        await registry.unload_idle()
        with suppress(StorageError):  # whoever plays is told of it; old tables can wait
            await registry.forget_old()


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
        exception_handlers={ValueError: no_such_file, InternalServerException: no_such_file},
        include_in_schema=False,
    )
    return [assets, page]


# What goes wrong is one sentence; nobody outside sees a stack.


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    later = {"retry-after": "2"} if refusal.status in (TOO_MANY, LATER) else {}
    # A connection that goes on after a refusal would cost as much as one that is answered.
    close = {"connection": "close"} if refusal.code == "too-fast" else {}
    return Response(refusal.problem(), status_code=refusal.status, headers=later | close)


def malformed(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    faults = cast("list[dict[str, Any]]", error.extra) if isinstance(error.extra, list) else []
    told = [str(fault.get("message")) for fault in faults]
    sentences = [each for each in told if " " in each]  # where there is no body at all, it is a bare name
    return refused(request, Refusal("malformed", "; ".join(sentences) or None))


def no_such_file(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A name that no file could have: with a null byte in it, or too long."""
    return refused(request, Refusal("no-page"))


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
