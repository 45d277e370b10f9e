"""One task that writes, in groups: all that waits is written in one transaction and answered when it is committed.

A commit waits for the disk. While it does, others queue up, and the next commit serves all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError, StatementError

from .database import Database
from .errors import StorageError, Unavailable

T = TypeVar("T")

Operation = Callable[[Connection], T]
GROUP = 200
"""The most operations of one transaction: the first of them waits for the last."""


class PendingWrite:
    """An operation and the future its caller waits for, which is done where the caller was cancelled."""

    def __init__(self, operation: Operation[Any], answer: asyncio.Future[Any]) -> None:
        self.operation = operation
        self.answer = answer

    def settle(self, outcome: Any) -> None:
        if self.answer.done():
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class GroupWriter:
    """The only writer of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[PendingWrite] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="storage-writer")

    async def do(self, operation: Operation[T]) -> T:
        """Returns when it is committed. Who is cancelled while waiting does not learn whether it was."""
        if self._closing or self._task.done():
            raise StorageError("The storage is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(PendingWrite(operation, answer))
        self._wake.set()
        return await answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        try:
            while not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while group := self._next_group():
                    await self._write(group)
        finally:
            for pending in self._queue:
                pending.settle(StorageError("The storage was closed before this was written."))

    def _next_group(self) -> list[PendingWrite]:
        """The first of those still waited for, in the order they came."""
        group: list[PendingWrite] = []
        while self._queue and len(group) < GROUP:
            pending = self._queue.popleft()
            if not pending.answer.done():
                group.append(pending)
        return group

    async def _write(self, group: list[PendingWrite]) -> None:
        outcomes = await self._outcomes([pending.operation for pending in group])
        for pending, outcome in zip(group, outcomes, strict=True):
            pending.settle(outcome)

    async def _outcomes(self, operations: list[Operation[Any]]) -> list[Any]:
        """What each operation returned, or why it failed: all at once first, with savepoints if one was refused."""
        try:
            return await self._database.write(partial(run_all, operations))
        except Unavailable as error:
            return [own_copy(error) for _ in operations]
        except Exception as error:
            if len(operations) == 1:
                return [error]
        try:
            return await self._database.write(partial(run_each, operations))
        except Exception as error:
            return [own_copy(error) for _ in operations]


def run_all(operations: list[Operation[Any]], connection: Connection) -> list[Any]:
    """Run all operations in one transaction; the first that fails ends it."""
    return [run_one(operation, connection) for operation in operations]


def run_each(operations: list[Operation[Any]], connection: Connection) -> list[Any]:
    """Run each operation behind a savepoint: one that is refused is rolled back without the others."""
    return [run_in_savepoint(operation, connection) for operation in operations]


def run_in_savepoint(operation: Operation[Any], connection: Connection) -> Any:
    try:
        with connection.begin_nested():
            return run_one(operation, connection)
    except SQLAlchemyError:
        raise
    except Exception as error:
        return error


def run_one(operation: Operation[T], connection: Connection) -> T:
    """Run an operation; what is wrong with it alone is a `StorageError`, a failing database raises as it is."""
    try:
        return operation(connection)
    except StatementError as error:
        if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, OperationalError)):
            raise
        raise StorageError(f"The database refused this: {error.orig}") from error
    except (OverflowError, ValueError) as error:
        raise StorageError(f"This cannot be kept: {error}") from error


def own_copy(error: Exception) -> Unavailable:
    """A copy of the error for one caller: the same exception raised in many places would mix their tracebacks."""
    another = Unavailable(str(error))
    another.__cause__ = error
    return another
