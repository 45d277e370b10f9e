"""Compares what everybody was told with what is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from bench.kills import sent
from bench.postgres import Postgres
from miskatonic.games import GAMES
from miskatonic.kernel.table import Table
from miskatonic.server.broadcast import shown
from miskatonic.server.history import History
from miskatonic.server.journal import choose_again, replay_journal
from miskatonic.server.patch import changes
from miskatonic.server.storage import Storage, StoredTable
from miskatonic.server.table_setup import setup_of

from .players import TableRecord, digest

MOST_PATHS = 6
Sight = tuple[int | None, int, str]
"""Through which seat, after how many choices, which view."""


async def check(postgres: Postgres, records: Sequence[TableRecord]) -> list[str]:
    """Everything that is wrong."""
    storage = await Storage.open(postgres.address())
    wrong: list[str] = await writers(postgres)
    for code in sorted({record.code for record in records}):
        stored = await storage.load(code)
        if stored is None:
            wrong.append(f"{code}: the table is gone")
            continue
        known = [record for record in records if record.code == code]
        said = {row["text"] for row in await postgres.rows(f"SELECT text FROM said WHERE code = '{code}'")}
        wrong += [f"{code}: {each}" for each in faults_of(stored, known, said)]
    await storage.close()
    return wrong


class Noted(Protocol):
    """Where the database has noted who wrote."""

    async def rows(self, query: str) -> Sequence[Mapping[str, Any]]: ...


async def writers(postgres: Noted) -> list[str]:
    """Under one fence one node wrote, and never one with an older fence after one with a newer."""
    wrong: list[str] = []
    who: dict[tuple[str, int], tuple[str, str]] = {}
    newest: dict[str, int] = {}
    for row in await postgres.rows("SELECT code, fence, node, writer FROM audit ORDER BY place"):
        code, fence = row["code"], row["fence"]
        writer = (row["node"], row["writer"])
        if who.setdefault((code, fence), writer) != writer:
            wrong.append(f"{code}: {writer} and {who[code, fence]} wrote under the same fence {fence}")
        if fence < newest.get(code, 0):
            wrong.append(f"{code}: written under the fence {fence} after {newest[code]}")
        newest[code] = fence
    return wrong


def faults_of(stored: StoredTable, records: Sequence[TableRecord], said: set[str]) -> list[str]:
    """What is wrong at one table."""
    wrong = [each for record in records for each in record.wrong]
    numbers = [entry.number for entry in stored.journal]
    if numbers != list(range(len(numbers))):
        wrong.append(f"the journal has the numbers {numbers}")
    stamps = sent(stored.journal, "choice")
    wrong += [f"{stamp} was made {count} times" for stamp, count in Counter(stamps).items() if count > 1]
    for record in records:
        kept = [stamp for stamp in stamps if stamp in set(record.acknowledged)]
        if kept != record.acknowledged:
            missing = sorted(set(record.acknowledged) - set(stamps))
            wrong.append(f"acknowledged and not stored as made: {missing or record.acknowledged}")
        undone = sent(stored.journal, "undo")
        wrong += [f"acknowledged and not taken back: {id}" for id in record.undone if id not in undone]
        wrong += [f"{id} was refused as {record.refused[id]}, and made" for id in stamps if id in record.refused]
        wrong += [f"acknowledged and not in the chat: {line}" for line in record.said if line not in said]
    wrong += faults_in_views(stored, records)
    return wrong


def faults_in_views(stored: StoredTable, records: Sequence[TableRecord]) -> list[str]:
    """Whatever anybody saw is a position of the game, in the order in which it was there, the last where it is now."""
    seats = {seat for record in records for seat, _, _ in record.seen}
    story = list(sights(stored, seats))
    positions = set(story)
    wrong = [
        f"seat {seat} saw after {choices} choices what never was{how_it_differs(stored, seat, record.views.get(seen))}"
        for record in records
        for seat, choices, seen in sorted(set(record.seen) - positions, key=str)
    ]
    for seat in seats:
        was = [sight for sight in story if sight[0] == seat]
        for record in records:
            saw = [sight for sight in record.seen if sight[0] == seat and sight in positions]
            wrong += [f"seat {seat} saw {choices} choices after what came later" for choices in out_of_order(saw, was)]
    end = replay_journal(stored.table, stored.journal)
    if end.table.hash() != stored.table.hash:
        wrong.append("the journal does not replay to the stored position")
    now = {seat: (end.told, digest(as_sent(end.table, seat))) for seat in seats}
    for record in records:
        wrong += [
            f"seat {seat} does not see where the game is" for seat, saw in record.last.items() if saw != now[seat]
        ]
    return wrong


def as_sent(table: Table[Any], seat: int | None) -> Any:
    """What a seat sees, in the plain values a client has of it."""
    return msgspec.to_builtins(shown(table, seat, "board"), str_keys=True)


def out_of_order(saw: Sequence[Sight], was: Sequence[Sight]) -> list[int]:
    """The first number of choices somebody saw too late: everything they saw is to be there in the same order."""
    place = 0
    for sight in saw:
        try:
            place = was.index(sight, place)
        except ValueError:
            return [sight[1]]
    return []


def how_it_differs(stored: StoredTable, seat: int | None, view: Any) -> str:
    """How a view differs from the position of the game that is most like it."""
    if view is None:
        return ""
    told, differing = min(
        ((history.told, changes(as_sent(history.table, seat), view)) for history in positions_of(stored)),
        key=lambda each: len(each[1]),
    )
    paths = ["/".join(map(str, each.path)) for each in differing]
    return f"; after {told} choices it would be right but for {', '.join(paths[:MOST_PATHS]) or 'the number'}"


def sights(stored: StoredTable, seats: Iterable[int | None]) -> Iterable[Sight]:
    """What every seat could see at any time, from the first choice to the last entry of the journal."""
    looking = list(seats)
    for history in positions_of(stored):
        yield from ((seat, history.told, digest(as_sent(history.table, seat))) for seat in looking)


def positions_of(stored: StoredTable) -> Iterable[History]:
    """The game entry by entry of its journal."""
    row = stored.table
    history = History(Table(GAMES[row.game], setup_of(row), origin=row.origin), row.origin_entry)
    for entry in [None, *stored.journal]:
        if entry is not None and entry.kind == "undo":
            history.go_back(entry.to)
        elif entry is not None:
            choose_again(history, entry)
        yield history
