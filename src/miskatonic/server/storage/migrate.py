"""Brings a database to the tables of this version, when it is opened.

python -m miskatonic.server.storage sqlite:////path/tables.db 0004  brings it back to those of an earlier one.

Alembic keeps what it is doing in globals, so one migration is run at a time, in a thread with a loop of its own.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from .database import connect
from .errors import StorageError

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "head"
EMPTY = "base"
LOCK = 6_157_706_403
"""Known to PostgreSQL, so that two servers that are started together do not migrate together."""

_one_at_a_time = Lock()


def upgrade(url: str) -> None:
    run(url, lambda config: command.upgrade(config, NEWEST))


def downgrade(url: str, revision: str = EMPTY) -> None:
    run(url, lambda config: command.downgrade(config, revision))


def check(url: str) -> None:
    """Refuse a database whose tables are not those of the schema: a migration is missing."""
    run(url, command.check)


def run(url: str, step: Callable[[Config], None]) -> None:
    with _one_at_a_time:
        try:
            asyncio.run(run_on(url, step))
        except CommandError as error:
            raise StorageError(f"The database belongs to another version of Miskatonic: {error}") from error


async def run_on(url: str, step: Callable[[Config], None]) -> None:
    database = connect(url)
    try:
        await database.write(partial(locked, step))
    finally:
        await database.close()


def locked(step: Callable[[Config], None], connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    step(config)


def main(arguments: list[str]) -> int:
    """Take a database down to a revision, for the version of the program that it belongs to."""
    if len(arguments) != 2:
        print("python -m miskatonic.server.storage DATABASE REVISION", file=sys.stderr)
        return 2
    try:
        downgrade(*arguments)
    except StorageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
