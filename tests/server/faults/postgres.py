"""A PostgreSQL that notes who writes, and that can be told that its disk is full."""

from __future__ import annotations

import subprocess
from pathlib import Path

import asyncpg

from bench.postgres import Postgres
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
CREATE TABLE filler (ballast text);
ALTER TABLE filler ALTER ballast SET STORAGE PLAIN;
INSERT INTO filler SELECT repeat('x', 3000) FROM generate_series(1, 500);
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
SETTINGS = {
    "fsync": "off",  # no test cuts its power
    "autovacuum": "off",
    "max_wal_size": "32MB",
    "min_wal_size": "8MB",
    "max_connections": "80",
    "shared_buffers": "32MB",
}


class Room(Exception):
    """There is some."""


class AuditedPostgres(Postgres):
    """A database whose nodes have a role each."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, SETTINGS, [f"--wal-segsize={SEGMENT}"])

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

    async def is_full(self) -> bool:
        """Whether a table that is as large as its files may be can grow no more."""
        connection = await asyncpg.connect(self.address())
        try:
            async with connection.transaction():
                await connection.execute("INSERT INTO filler SELECT ballast FROM filler")
                raise Room
        except Room:
            return False
        except asyncpg.PostgresError as error:
            return "could not extend" in str(error)
        finally:
            await connection.close()

    def limit_files(self, size: int | None) -> None:
        """Let none of its files grow beyond so many bytes, as on a full disk."""
        limit = f"--fsize={'unlimited' if size is None else size}:unlimited"
        for process in self.processes():
            # Some of them may end meanwhile. Its own user may do it, a root without all rights may not.
            subprocess.run(["prlimit", "--pid", str(process), limit], user=self._user, check=False, capture_output=True)
