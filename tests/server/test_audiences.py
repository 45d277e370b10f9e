"""What a choice costs grows with the audiences of a table, not with all who are connected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bench.player import Seat
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table
from miskatonic.server import broadcast
from miskatonic.server.broadcast import UPDATES_KEPT
from miskatonic.server.history import History
from miskatonic.server.messages import Question

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


async def test_a_view_is_built_once_however_many_hold_the_seat_with_others(
    server: Running, built: Counter[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has all links can hold the seats in hundreds of ways, each an audience of its own."""
    put_into_words: Counter[int] = Counter()
    question = broadcast.question

    def counted(history: History, seat: int, decision: Decision) -> Question:
        put_into_words[seat] += history.table.setup.seed == SEED
        return question(history, seat, decision)

    monkeypatch.setattr(broadcast, "question", counted)
    async with party(server, people=3, seed=SEED) as here:
        links = [(await person.links(here.code))[seat] for seat, person in enumerate(here.people)]
        more: list[Seat] = []
        for held in ((0, 1), (0, 2), (1, 2), (0, 1, 2)):
            visitor = await server.visitor()
            for seat in held:
                await visitor.claim(here.code, token=links[seat])
            more.append(await visitor.sit(here.code))
        await in_step(*here.seats, *more)
        for _ in range(6):
            built.clear()
            put_into_words.clear()
            await here.asked().choose()
            await in_step(*here.seats, *more)
            assert built == {0: 1, 1: 1, 2: 1}
            assert put_into_words == dict.fromkeys(more[-1].waiting, 1)
        assert more[-1].views == here.seats[0].views | here.seats[1].views | here.seats[2].views
        for place, held in enumerate(((0, 1), (0, 2), (1, 2))):
            assert more[place].views == {seat: more[-1].views[seat] for seat in held}
            assert more[place].questions == [each for each in more[-1].questions if each["seat"] in held]
        for seat in more:
            await seat.close()


async def test_what_was_sent_to_an_audience_is_forgotten_with_it(server: Running) -> None:
    async with party(server, people=1, talk="free") as here:
        stranger = await server.visitor()
        await (await stranger.sit(here.code)).close()
        for _ in range(UPDATES_KEPT + 1):
            await here.seats[0].send("point", seat=0, thing="location-3")
        table = server.table(here.code)
        assert len(table.broadcaster._audiences) == 1
        await here.choose(3)
        watching = await stranger.sit(here.code)
        assert watching.views == {None: msgspec.to_builtins(table.history.table.view(None))}
        await watching.close()
        await stranger.leave()
