"""One server for one SQLite file: a lock of the operating system beside it, which ends with the process."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from .database import make_private_file, sqlite_file
from .errors import StorageError


@contextmanager
def sole_use(url: str) -> Generator[None]:
    """Have the SQLite file of an address to oneself, or refuse; servers of PostgreSQL share their database."""
    name = sqlite_file(url)
    if name is None:
        yield
        return
    make_private_file(Path(name))
    try:
        file = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageError(f"The lock {name}.lock cannot be made: {error.strerror}.") from error
    try:
        try:
            lock(file)
        except OSError:
            raise StorageError(
                f"Another server uses {name} already; several can share a PostgreSQL database."
            ) from None
        yield
    finally:
        os.close(file)


def lock(file: int) -> None:
    """Lock an open file until it is closed, without waiting for whoever has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
