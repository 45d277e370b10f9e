"""The journal, which only grows, and what moves along with it."""

from __future__ import annotations

import asyncio

import pytest

from miskatonic.server.storage import Conflict, Storage

from .builders import CODE, a_choice, a_table, an_undo, later, progress


async def test_entries_and_progress_are_kept_together(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.append(CODE, [a_choice(1), a_choice(2)], progress(2, checkpoint=b"two", checkpoint_choices=2))
    await storage.append(CODE, [an_undo(3, to=1)], progress(1))
    stored = await storage.load(CODE)
    assert stored is not None
    assert stored.journal == [a_choice(1), a_choice(2), an_undo(3, to=1)]
    assert stored.table == a_table(
        choices=1,
        waiting=[1],
        hash="h1",
        touched_at=later(1),
        checkpoint=b"two",
        checkpoint_choices=2,
        engine="2",
        content="b",
    )


async def test_a_game_ends_and_an_undo_takes_the_end_back(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.append(CODE, [a_choice(1)], progress(1, status="over", result=b'{"won":{"0":true}}', waiting=[]))
    stored = await storage.load(CODE)
    assert stored is not None and (stored.table.status, stored.table.result) == ("over", b'{"won":{"0":true}}')
    await storage.append(CODE, [an_undo(2, to=0)], progress(0))
    stored = await storage.load(CODE)
    assert stored is not None and (stored.table.status, stored.table.result) == ("playing", None)


async def test_a_taken_number_is_a_conflict_and_changes_nothing(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.append(CODE, [a_choice(1)], progress(1))
    with pytest.raises(Conflict):
        await storage.append(CODE, [a_choice(2), a_choice(1)], progress(5))
    stored = await storage.load(CODE)
    assert stored is not None and stored.journal == [a_choice(1)] and stored.table.choices == 1


async def test_a_stamp_is_used_once_at_a_table(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.add_table(a_table("OTHER2"))
    await storage.append(CODE, [a_choice(1, "the-same")], progress(1))
    await storage.append("OTHER2", [a_choice(1, "the-same")], progress(1))
    with pytest.raises(Conflict):
        await storage.append(CODE, [a_choice(2, "the-same")], progress(2))


async def test_of_two_servers_one_writes_a_number(address: str, storage: Storage) -> None:
    await storage.add_table(a_table())
    other = await Storage.open(address)
    servers = {"one": storage, "two": other}

    async def play(name: str) -> list[int]:
        """Whoever finds the number taken goes on after it, as a server does that loads the table again."""
        won: list[int] = []
        for number in range(1, 21):
            try:
                await servers[name].append(CODE, [a_choice(number, f"{name}-{number}")], progress(number))
                won.append(number)
            except Conflict:
                await asyncio.sleep(0)
        return won

    one, two = await asyncio.gather(play("one"), play("two"))
    await other.close()
    assert sorted(one + two) == list(range(1, 21))
    stored = await storage.load(CODE)
    assert stored is not None
    assert [entry.stamp for entry in stored.journal] == [
        f"{'one' if number in one else 'two'}-{number}" for number in range(1, 21)
    ]
