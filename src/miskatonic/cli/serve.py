"""`miskatonic serve`: the table in the browser. Without a command, `miskatonic` does the same and opens the page."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import Struct

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.terminal.save_files import data_folder
from miskatonic.terminal.words import say

from . import told

PORT: Final = 8026
TRIED_PORTS: Final = 20
LOOP: Final = "asyncio" if sys.platform == "win32" else "uvloop"
SERVER_MODULES: Final = ("uvicorn", "websockets", LOOP, "miskatonic.server.app")
"""What cannot be imported where the extra of the server is not installed."""


class ServeOptions(Struct, frozen=True, kw_only=True):
    """How the server is to be run."""

    data: str | None = None
    show: bool = False
    origins: tuple[str, ...] = ()
    forwarded_from: str | None = None
    rate: float = 20.0
    json_log: bool = False


def serve(
    *,
    host: Annotated[str, Parameter(help=told(say("param-host")))] = "127.0.0.1",
    port: Annotated[int, Parameter(help=told(say("param-port")))] = PORT,
    data: Annotated[str | None, Parameter(help=told(say("param-data")))] = None,
    open: Annotated[bool, Parameter(help=told(say("param-open")), negative=(), show_default=False)] = False,
    origin: Annotated[tuple[str, ...], Parameter(help=told(say("param-origin")), negative=(), show_default=False)] = (),
    forwarded_from: Annotated[str | None, Parameter(help=told(say("param-forwarded-from")))] = None,
    rate: Annotated[float, Parameter(help=told(say("param-rate")))] = 20.0,
    json_log: Annotated[bool, Parameter(help=told(say("param-json-log")), negative=(), show_default=False)] = False,
) -> int:
    if not rate > 0:
        raise MiskatonicError(told(say("bad-rate", rate=f"{rate:g}")))
    require_server()
    options = ServeOptions(
        data=data, show=open, origins=origin, forwarded_from=forwarded_from, rate=rate, json_log=json_log
    )
    return run_server(listen(host, port), options)


def open_table() -> int:
    """The browser table with all defaults, on the first free port, opened in the browser."""
    require_server()
    for port in range(PORT, PORT + TRIED_PORTS):
        try:
            listening = listen("127.0.0.1", port)
        except MiskatonicError:
            continue
        return run_server(listening, ServeOptions(show=True))
    raise MiskatonicError(told(say("no-free-port", first=str(PORT), last=str(PORT + TRIED_PORTS - 1))))


def require_server() -> None:
    """Refuse to go on where the packages of the server are not installed, and say how to install them."""
    try:
        for module in SERVER_MODULES:
            import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("miskatonic"):
            raise
        raise MiskatonicError(told(say("server-not-installed", package="miskatonic[server]"))) from None


def listen(host: str, port: int) -> socket.socket:
    """The socket of the server, or one sentence why there is none."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise MiskatonicError(told(say("cannot-listen", place=f"{host}:{port}", reason=reason))) from None
    return listening


def run_server(listening: socket.socket, options: ServeOptions) -> int:
    import uvicorn

    from miskatonic.server.app import make_app
    from miskatonic.server.config import Config
    from miskatonic.server.limits import Limits
    from miskatonic.server.log_setup import set_up_log

    set_up_log(as_json=options.json_log or not sys.stderr.isatty())
    database, folder = data_places(options.data)
    try_storage(database)
    limits = Limits(requests_per_second=options.rate, request_burst=max(120, int(6 * options.rate)))
    app = make_app(Config(database=database, folder=folder, origins=options.origins, limits=limits))
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if shown in ('127.0.0.1', '0.0.0.0') else shown}:{port}/"

    class Server(uvicorn.Server):
        """Says where the table is once it answers."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(told(say("served-at", address=address)), flush=True)
                if options.show and can_show():
                    webbrowser.open(address)

    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            loop=LOOP,
            ws="websockets-sansio",
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=20,
            ws_ping_timeout=40,
            timeout_graceful_shutdown=3,
            proxy_headers=options.forwarded_from is not None,
            forwarded_allow_ips=options.forwarded_from,
        )
    )
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def data_places(data: str | None) -> tuple[str, Path]:
    """The database and the folder for reports: a folder holds both, a database has the usual folder beside it."""
    if data is not None and "://" in data:
        return data, data_folder()
    folder = Path(data).expanduser().resolve() if data else data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MiskatonicError(
            told(say("bad-folder", folder=str(folder), reason=error.strerror or str(error)))
        ) from None
    return f"sqlite:///{folder / 'tables.db'}", folder


def try_storage(database: str) -> None:
    """Open the database once, so that one that cannot be used is one sentence and not a failed start."""
    from miskatonic.server.storage import Storage, StorageError

    async def try_it() -> None:
        await (await Storage.open(database)).close()

    try:
        asyncio.run(try_it())
    except StorageError as error:
        raise MiskatonicError(str(error)) from None


def can_show() -> bool:
    """True where there is a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
