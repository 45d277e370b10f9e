"""`miskatonic serve`: the table in the browser. Without a command, `miskatonic` does the same and opens the page."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import webbrowser
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.terminal.save_files import data_folder
from miskatonic.terminal.words import say

from . import told

if TYPE_CHECKING:
    from miskatonic.server.limits import Limits

PORT: Final = 8026
TRIED_PORTS: Final = 20
MOST_PORTS: Final = 65535
ORIGIN: Final = re.compile(r"https?://[^\s/?#@]+/?", re.IGNORECASE)
FILES_NEEDED: Final = 100
"""So many files are kept for what is not a connection: the database, the log, the pages."""
SWITCH_SECONDS: Final = 0.001
"""So long a thread with much to do, such as a replay, keeps the games waiting each time they are to go on."""
EVERY_ADDRESS: Final = frozenset({"0.0.0.0", "::"})
"""What a server listens on that lets all in; it says nothing of where the server is."""
RATES: Final = (
    "requests_per_second",
    "pages_per_second",
    "messages_per_second",
    "messages_from_address",
    "chat_per_second",
    "chat_from_address",
    "bot_choices_per_second",
    "frames_per_second",
    "costly_share",
    "sockets_per_second",
    "connections_per_second",
)
"""The limits that grow and shrink with `--rate`."""
BURSTS: Final = (
    "request_burst",
    "page_burst",
    "message_burst",
    "message_burst_from_address",
    "chat_burst",
    "chat_burst_from_address",
    "bot_choice_burst",
    "frame_burst",
    "at_once",
    "greetings_at_once",
    "costly_seconds",
    "costly_waiting",
    "socket_burst",
    "connection_burst",
)
"""The limits that only grow with it: a browser asks for many things together, however rarely it comes."""
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
    connections: int = 250
    keep_days: float | None = None
    node_address: str | None = None
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
    connections: Annotated[int, Parameter(help=told(say("param-connections")))] = 250,
    keep_days: Annotated[float | None, Parameter(help=told(say("param-keep-days")))] = None,
    node_address: Annotated[str | None, Parameter(help=told(say("param-node-address")))] = None,
    json_log: Annotated[bool, Parameter(help=told(say("param-json-log")), negative=(), show_default=False)] = False,
) -> int:
    if not 0 <= port <= MOST_PORTS:
        raise MiskatonicError(told(say("bad-port", port=str(port), most=str(MOST_PORTS))))
    if not rate > 0:
        raise MiskatonicError(told(say("bad-rate", rate=f"{rate:g}")))
    if connections < 1:
        raise MiskatonicError(told(say("bad-connections", count=connections)))
    if keep_days is not None and not keep_days > 0:
        raise MiskatonicError(told(say("bad-keep-days", days=f"{keep_days:g}")))
    require_server()
    options = ServeOptions(
        data=data,
        show=open,
        origins=tuple(map(origin_of, origin)),
        forwarded_from=forwarded_from,
        rate=rate,
        connections=connections,
        keep_days=keep_days,
        node_address=node_address,
        json_log=json_log,
    )
    return run_server(listen(host, port), options)


def origin_of(words: str) -> str:
    """The address of a site as browsers name it; refuses what is none."""
    if not ORIGIN.fullmatch(words):
        raise MiskatonicError(told(say("bad-origin", given=words)))
    return words.rstrip("/").lower()


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

    from miskatonic.server.app import drain, make_app, other_nodes, tell_in_a_sentence
    from miskatonic.server.config import Config
    from miskatonic.server.garbage import Collector, keep_out_of_the_way
    from miskatonic.server.log_setup import set_up_log
    from miskatonic.server.transport import ServerConfig

    sys.setswitchinterval(SWITCH_SECONDS)
    set_up_log(as_json=options.json_log or not sys.stderr.isatty())
    database = database_of(options.data)
    try_storage(database)
    limits = limits_of(options)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    app = make_app(
        Config(
            database=database,
            origins=options.origins,
            limits=limits,
            keep_days=options.keep_days,
            node_address=with_port(options.node_address or (None if host in EVERY_ADDRESS else shown), port),
            node_port=port,
        )
    )
    address = f"http://{'localhost' if shown in ('127.0.0.1', '0.0.0.0') else shown}:{port}/"

    config = ServerConfig(tell_in_a_sentence(app), limits, options.forwarded_from, loop=LOOP)
    config.gate.nodes = lambda: other_nodes(app)
    collector = Collector(lambda: config.gate.heard_at)

    class Server(uvicorn.Server):
        """Says where the table is once it answers, and collects garbage when nobody waits for it."""

        async def on_tick(self, counter: int) -> bool:
            collector.tick()
            return await super().on_tick(counter)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await drain(app)
            await super().shutdown(sockets)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                keep_out_of_the_way()
                print(told(say("served-at", address=address)), flush=True)
                if options.show and can_show():
                    webbrowser.open(address)

    server = Server(config)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def limits_of(options: ServeOptions) -> Limits:
    """What the server allows: as it was asked for, and no more connections than the system has files for."""
    from miskatonic.server.limits import Limits

    usual = Limits()
    files = allow_many_files()
    times = options.rate / usual.requests_per_second
    scaled: dict[str, float] = {name: getattr(usual, name) * times for name in RATES}
    scaled |= {name: int(getattr(usual, name) * max(1.0, times)) for name in BURSTS}
    return replace(
        usual,
        **scaled,
        sockets_from_address=options.connections,
        connections_from_address=options.connections,
        connections=min(usual.connections, files - FILES_NEEDED) if files else usual.connections,
    )


def allow_many_files() -> int | None:
    """Let this process open as many files as it may, for a connection is one; how many, where there is a limit."""
    if sys.platform == "win32":
        return None
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return None
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def with_port(address: str | None, port: int) -> str | None:
    """An address with its port; the one given where it names none."""
    return address if address is None or address.rpartition(":")[2].isdigit() else f"{address}:{port}"


def database_of(data: str | None) -> str:
    """The address of a database, or that of the file in a folder; without either, in the usual one."""
    if data is not None and "://" in data:
        return data
    folder = Path(data).expanduser().resolve() if data else data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MiskatonicError(
            told(say("bad-folder", folder=str(folder), reason=error.strerror or str(error)))
        ) from None
    return f"sqlite:///{folder / 'tables.db'}"


def try_storage(database: str) -> None:
    """Open the database once, so that one that cannot be used is one sentence and not a failed start."""
    from miskatonic.server.storage import Storage, StorageError, sole_use

    async def try_it() -> None:
        with sole_use(database):
            await (await Storage.open(database)).close()

    try:
        asyncio.run(try_it())
    except StorageError as error:
        raise MiskatonicError(str(error)) from None


def can_show() -> bool:
    """True where there is a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
