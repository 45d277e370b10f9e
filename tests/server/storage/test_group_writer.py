"""Group commit: what waits is written together, and fails alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from types import FrameType
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from miskatonic.server.storage import Conflict, JournalEntry, Storage, StorageError, Unavailable, UnknownTable, migrate
from miskatonic.server.storage.database import Database, connect

from .builders import CODE, a_choice, a_line, a_table, later, progress

T = TypeVar("T")


class HeldDatabase:
    """A database whose transactions can be held back and are counted."""

    def __init__(self, inner: Database) -> None:
        self.inner = inner
        self.open = asyncio.Event()
        self.open.set()
        self.transactions = 0
        self.broken = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        self.transactions += 1
        await self.open.wait()
        if self.broken:
            raise Unavailable("The disk is gone.")
        return await self.inner.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.inner.read(work)

    async def close(self) -> None:
        await self.inner.close()


@pytest.fixture
async def held(address: str) -> HeldDatabase:
    await asyncio.to_thread(migrate.upgrade, address)
    return HeldDatabase(connect(address))


@pytest.fixture
async def storage(held: HeldDatabase) -> AsyncIterator[Storage]:
    storage = Storage(held)
    await storage.add_table(a_table())
    held.transactions = 0
    yield storage
    await storage.close()


async def numbers(storage: Storage) -> list[int]:
    stored = await storage.load(CODE)
    assert stored is not None
    return [entry.number for entry in stored.journal]


def append(storage: Storage, number: int) -> asyncio.Task[None]:
    return asyncio.create_task(storage.append(CODE, [a_choice(number)], progress(number)))


async def test_what_waits_is_committed_together(held: HeldDatabase, storage: Storage) -> None:
    held.open.clear()
    first = append(storage, 1)
    await asyncio.sleep(0.01)
    rest = [append(storage, number) for number in range(2, 30)]
    await asyncio.sleep(0.01)
    assert not first.done() and not any(task.done() for task in rest)
    held.open.set()
    await asyncio.gather(first, *rest)
    assert held.transactions == 2
    assert await numbers(storage) == list(range(1, 30))


async def test_one_refusal_fails_its_caller_only(storage: Storage) -> None:
    answers = await asyncio.gather(
        append(storage, 1),
        append(storage, 2),
        append(storage, 2),
        storage.add_chat_line("NOWHRE", a_line(1)),
        storage.add_chat_line(CODE, a_line(1)),
        append(storage, 3),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [
        *(type(None), type(None), Conflict, UnknownTable, type(None), type(None))
    ]
    assert await numbers(storage) == [1, 2, 3]


@pytest.mark.parametrize(
    "nonsense",
    [
        JournalEntry(2, "choice", 0, "key", 0, "by", None, datetime(2031, 1, 1)),
        JournalEntry(2, "choice", 0, "key", 0, "by", "\ud800", later(1)),
        JournalEntry(2, "choice", 2**70, "key", 0, "by", None, later(1)),
        JournalEntry(2, "choice", 0, None, 0, "by", None, later(1)),  # type: ignore[arg-type]
    ],
    ids=["no-zone", "surrogate", "huge", "null"],
)
async def test_nonsense_fails_its_caller_only(storage: Storage, nonsense: JournalEntry) -> None:
    answers = await asyncio.gather(
        append(storage, 1),
        storage.append(CODE, [nonsense], progress(2)),
        append(storage, 3),
        return_exceptions=True,
    )
    assert answers[0] is None and isinstance(answers[1], StorageError) and answers[2] is None
    with pytest.raises(StorageError):
        await storage.append(CODE, [nonsense], progress(2))
    assert await numbers(storage) == [1, 3]


async def test_a_cancelled_caller_breaks_nothing(held: HeldDatabase, storage: Storage) -> None:
    held.open.clear()
    under_way = append(storage, 1)
    await asyncio.sleep(0.01)
    waiting = append(storage, 2)
    other = append(storage, 3)
    await asyncio.sleep(0.01)
    under_way.cancel()
    waiting.cancel()
    await asyncio.sleep(0.01)
    held.open.set()
    await other
    await append(storage, 4)
    assert await numbers(storage) == [1, 3, 4], "what was under way is written, what only waited is not"


async def test_a_failing_database_fails_the_callers_and_the_writer_goes_on(
    held: HeldDatabase, storage: Storage
) -> None:
    held.broken = True
    answers = await asyncio.gather(append(storage, 1), append(storage, 2), return_exceptions=True)
    assert [f"{answer}" for answer in answers] == ["The disk is gone."] * 2
    assert all(type(answer) is Unavailable for answer in answers) and answers[0] is not answers[1]
    held.broken = False
    await append(storage, 1)
    assert await numbers(storage) == [1]


async def test_closing_writes_what_waits(address: str, held: HeldDatabase, storage: Storage) -> None:
    held.open.clear()
    tasks = [append(storage, number) for number in (1, 2)]
    await asyncio.sleep(0.01)
    tasks.append(append(storage, 3))
    await asyncio.sleep(0.01)
    closing = asyncio.create_task(storage.close())
    await asyncio.sleep(0.01)
    with pytest.raises(StorageError, match="closed"):
        await append(storage, 4)
    held.open.set()
    await closing
    await asyncio.gather(*tasks)
    with pytest.raises(StorageError, match="closed"):
        await storage.load(CODE)
    await storage.close()
    again = await Storage.open(address)
    assert await numbers(again) == [1, 2, 3]
    await again.close()


@pytest.mark.parametrize(("address", "most"), [("sqlite", 200), ("postgresql", 1300)], indirect=["address"])
async def test_an_append_costs_the_event_loop_few_calls(storage: Storage, most: int) -> None:
    """One by one, without the help of groups. SQLite works in a thread of its own, which is not counted."""
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    async def append_some(numbers: range) -> None:
        for number in numbers:
            await storage.append(
                CODE, [a_choice(number)], progress(number, checkpoint=bytes(8000), checkpoint_choices=number)
            )

    await append_some(range(1, 11))  # What is kept from one statement to the next is made here.
    sys.setprofile(count)
    try:
        await append_some(range(11, 61))
    finally:
        sys.setprofile(None)
    assert calls / 50 < most
