"""What a choice costs grows with the audiences of a table, not with all who are connected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.kernel.table import Table

from .playing import in_step, party
from .running import Running

SEED = "audiences"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[int | None]]:
    """How often the view of each seat was built, and that of the public, at tables with this seed."""
    counted: Counter[int | None] = Counter()
    build = Table[Any].view

    def view(table: Table[Any], seat: int | None = None) -> Any:
        counted[seat] += table.setup.seed == SEED
        return build(table, seat)

    monkeypatch.setattr(Table, "view", view)
    yield counted


async def test_a_view_is_built_once_for_each_audience(server: Running, built: Counter[int | None]) -> None:
    async with party(server, people=2, seed=SEED) as here:
        watchers = [await server.visitor() for _ in range(3)]
        more = [
            await here.people[0].sit(here.code),
            await here.people[0].sit(here.code, face="plain"),
            await here.people[1].sit(here.code),
            *[await watcher.sit(here.code) for watcher in watchers],
        ]
        everybody = [*here.seats, *more]
        await in_step(*everybody)
        for _ in range(6):
            built.clear()
            goal = here.seats[0].choices + 1
            await here.asked().choose()
            for seat in everybody:
                await seat.until(lambda each, goal=goal: each.choices == goal)
            assert built == {0: 2, 1: 1, None: 1}, "one who holds seat 0 is shown it in two ways"
        for seat in more:
            await seat.close()
        for watcher in watchers:
            await watcher.leave()


async def test_who_comes_later_is_told_what_was_built(server: Running, built: Counter[int | None]) -> None:
    async with party(server, people=2, seed=SEED) as here:
        await here.choose(3)
        built.clear()
        again = await here.people[0].sit(here.code)
        watchers = [await server.visitor() for _ in range(2)]
        watching = [await watcher.sit(here.code) for watcher in watchers]
        await in_step(again, *watching, *here.seats)
        assert built == {None: 1}, "the first who watches makes an audience; there was one for who sits there"
        for seat in (again, *watching):
            await seat.close()
        for watcher in watchers:
            await watcher.leave()
