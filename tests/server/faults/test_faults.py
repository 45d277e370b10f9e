"""A minute of everything that can fail; `python -m tests.server.faults` does it for as long as one likes."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bench.player import Seat
from miskatonic.server import messages as wire
from miskatonic.server.history import History
from miskatonic.server.journal import replay_journal
from miskatonic.server.services import now
from miskatonic.server.storage import JournalEntry, StoredTable
from miskatonic.server.table_setup import new_row, set_up
from tests.server.storage.builders import a_seat

from .checker import as_sent, faults_of, sights, writers
from .faults import Faults
from .players import Nodes, Player, TableRecord
from .postgres import AuditedPostgres
from .processes import NodeProcess
from .suite import Outcome, endure


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path that others may enter: PostgreSQL is not run by root."""
    with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as name:
        os.chmod(name, 0o755)
        yield Path(name)


async def test_nothing_acknowledged_is_lost_whatever_fails(folder: Path) -> None:
    outcome = await endure(folder, seconds=15, takeovers=1, seed=7, tables=4)
    assert not outcome.complaints, str(outcome)
    assert outcome.acknowledged > 50, str(outcome)


def an_outcome(**other: Any) -> Outcome:
    known: dict[str, Any] = {"wrong": [], "takeovers": [1.6], "handovers": [0.3]} | other
    return Outcome(seed=7, faults={}, tables=4, acknowledged=100, reconnects=10, **known)


def test_a_takeover_that_takes_longer_than_promised_fails_the_run() -> None:
    assert an_outcome().complaints == []
    assert an_outcome(takeovers=[1.6, 5.1]).complaints == ["a takeover took 5.1 s"]
    assert an_outcome(takeovers=[]).complaints == ["no table was taken over in peace"]


def test_where_a_mere_handover_takes_long_a_takeover_may_too() -> None:
    slow = an_outcome(takeovers=[7.0], handovers=[0.4, 2.0])
    assert slow.complaints == [] and "allowed are 7.7 s" in str(slow)
    assert an_outcome(takeovers=[8.0], handovers=[0.4, 2.0]).complaints == ["a takeover took 8.0 s"]


class Unbroken(NodeProcess):
    """A node that has no connections, and that no signal reaches."""

    async def start(self) -> None:
        pass

    async def started(self) -> bool:
        return True

    async def ended(self) -> int:
        return 0

    def send(self, what: signal.Signals) -> None:
        pass

    def state(self) -> str:
        return "S"


async def test_a_fault_that_has_no_effect_fails_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_: float) -> None:
        pass

    dice = random.Random(1)
    postgres = AuditedPostgres(tmp_path)
    node = Unbroken("node0", postgres, tmp_path, dice)
    faults = Faults(postgres, [node], dice)
    monkeypatch.setattr("tests.server.faults.faults.asyncio.sleep", at_once)
    kinds = [faults.kill, faults.stop_for_long, faults.cut_front, faults.cut_back, faults.freeze_back, faults.delay]
    assert [await fault(node) for fault in kinds] == [False] * len(kinds)
    assert await faults.drain(node), "it ended by itself"
    faults.count.update(dict.fromkeys(faults.missing, 1) | {"slow": 0, "killed": 0})
    assert faults.complaints == ["these faults never had their effect: killed, slow"]


class CutWire:
    """A wire on which sending does not end until it is closed, and fails then."""

    close_code = 1013

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def send(self, _: str) -> None:
        await self._closed.wait()
        raise ConnectionError

    async def __aiter__(self) -> AsyncIterator[str]:
        yield '{"type": "bye", "problem": {"code": "closing"}, "again": true}'
        self._closed.set()


async def test_a_message_that_nobody_waits_for_any_more_fails_nobody_later() -> None:
    seat = Seat(cast("Any", CutWire()))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(seat.send("say", seat=0, text="Hello?"), 0.05)
    await seat._read()  # pyright: ignore[reportPrivateUsage]
    del seat
    gc.collect()  # what failed and was not heard is told now, and fails the test


async def test_a_message_that_could_not_be_sent_fails_once() -> None:
    seat = Seat(cast("Any", CutWire()))
    sending = asyncio.create_task(seat.send("say", seat=0, text="Hello?"))
    await asyncio.sleep(0)
    await seat._read()  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(ConnectionError):
        await sending
    del seat, sending
    gc.collect()


async def test_what_is_still_told_of_the_last_table_is_not_taken_for_the_next_one() -> None:
    player = Player("Ada", Nodes([], random.Random(1)), random.Random(1), "final-hour", "mine human bot")
    player._cookies.set("miskatonic", "ada")  # pyright: ignore[reportPrivateUsage]
    player.playing = False
    player.begin("ARKHAM")
    seat = player._seat = Seat(cast("Any", CutWire()))  # pyright: ignore[reportPrivateUsage]
    seat.views, seat.choices = {0: "the end"}, 67
    await player._play_on(seat)  # pyright: ignore[reportPrivateUsage]
    assert [choices for _, choices, _ in player.record.seen] == [67]
    player.begin("DUNWICH")
    assert seat.on_update is not None
    seat.on_update({})  # its connection was frozen, and is not any more
    seat.choices = 0
    await player._play_on(seat)  # pyright: ignore[reportPrivateUsage]
    assert player.record.wrong == [] and [choices for _, choices, _ in player.record.seen] == [0]


# The checker finds what it is there to find.


@pytest.fixture(scope="module")
def stored() -> StoredTable:
    """A game of six choices, all made by Ada."""
    history = History(set_up("final-hour", 2, 7, {}))
    row = new_row("ARKHAM", history, [a_seat(0), a_seat(1)], "ada", "playing", wire.TableRequest("final-hour", []))
    journal: list[JournalEntry] = []
    for number in range(6):
        seat, decision = next(iter(history.table.pending.items()))
        key = decision.options[0].key
        history.choose(seat, key, bot=False)
        journal.append(JournalEntry(number, "choice", seat, key, 0, "ada", f"ada/choice-{number}", now()))
    return StoredTable(replace(row, hash=history.table.hash()), journal, [], {0: {"ada"}, 1: {"ada"}})


def a_record(stored: StoredTable, **other: Any) -> TableRecord:
    """Ada's, who was told the truth but for what is said."""
    record = TableRecord(stored.table.code, "cookie")
    record.acknowledged = [f"choice-{number}" for number in range(6)]
    record.seen = list(sights(stored, [0]))
    record.last = {0: record.seen[-1][1:]}
    for name, value in other.items():
        setattr(record, name, value)
    return record


def test_who_was_told_the_truth_has_nothing_to_complain_of(stored: StoredTable) -> None:
    assert faults_of(stored, [a_record(stored)], set()) == []


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"acknowledged": ["choice-0", "choice-9"]}, "acknowledged and not stored as made: ['choice-9']"),
        ({"acknowledged": ["choice-1", "choice-0"]}, "acknowledged and not stored as made: ['choice-1', 'choice-0']"),
        ({"refused": {"choice-5": "stale"}}, "choice-5 was refused as stale, and made"),
        ({"said": ["Hello?"]}, "acknowledged and not in the chat: Hello?"),
        ({"undone": ["back-0"]}, "acknowledged and not taken back: back-0"),
        ({"seen": [(0, 3, "something else")]}, "seat 0 saw after 3 choices what never was"),
        ({"last": {0: (5, "before")}}, "seat 0 does not see where the game is"),
        ({"wrong": ["3 choices after 5 were known"]}, "3 choices after 5 were known"),
    ],
)
def test_what_was_told_and_is_not_so_is_found(stored: StoredTable, told: dict[str, Any], complaint: str) -> None:
    assert faults_of(stored, [a_record(stored, **told)], set()) == [complaint]


def test_whoever_watches_sees_no_position_after_a_later_one(stored: StoredTable) -> None:
    (*_, before, last) = sights(stored, [None])
    watcher = a_record(stored, acknowledged=[], seen=[before, last, before, last], last={None: last[1:]})
    assert faults_of(stored, [watcher], set()) == ["seat None saw 5 choices after what came later"]
    watcher.seen = [before, last]
    assert faults_of(stored, [watcher], set()) == [], "not everything has to be seen"


def test_what_was_taken_back_may_be_seen_again(stored: StoredTable) -> None:
    again = replace(stored.journal[5], number=7, stamp="ada/choice-6")
    undo = JournalEntry(6, "undo", 0, "", 5, "ada", "ada/back-0", now())
    back = StoredTable(stored.table, [*stored.journal, undo, again], [], stored.holders)
    (*_, before, last, _, _) = sights(back, [None])
    watcher = a_record(
        back, acknowledged=[], undone=["back-0"], seen=[before, last, before, last], last={None: last[1:]}
    )
    assert faults_of(back, [watcher], set()) == []


def test_it_is_told_what_is_wrong_about_a_view(stored: StoredTable) -> None:
    history = replay_journal(stored.table, stored.journal)
    view = as_sent(history.table, 0)
    view["round"] += 1
    (complaint,) = faults_of(stored, [a_record(stored, seen=[(0, 6, "odd")], views={"odd": view})], set())
    assert complaint.endswith("; after 6 choices it would be right but for round")


def test_a_choice_that_was_made_twice_is_found(stored: StoredTable) -> None:
    twice = replace(stored.journal[5], stamp="ada/choice-4")
    again = StoredTable(stored.table, [*stored.journal[:5], twice], [], stored.holders)
    found = faults_of(again, [a_record(stored, acknowledged=["choice-0"])], set())
    assert found == ["choice-4 was made 2 times"]


def test_a_journal_with_a_gap_is_found(stored: StoredTable) -> None:
    gap = StoredTable(stored.table, [*stored.journal[:5], replace(stored.journal[5], number=7)], [], stored.holders)
    assert any("the journal has the numbers" in each for each in faults_of(gap, [a_record(stored)], set()))


async def test_two_nodes_that_write_one_table_are_found() -> None:
    class Noted:
        def __init__(self, *rows: tuple[str, int, str, str]) -> None:
            self._rows = [dict(zip(("code", "fence", "node", "writer"), row, strict=True)) for row in rows]

        async def rows(self, _: str) -> list[dict[str, Any]]:
            return self._rows

    assert await writers(Noted(("A", 1, "x", "one"), ("A", 1, "x", "one"), ("A", 2, "y", "two"))) == []
    (both,) = await writers(Noted(("A", 1, "x", "one"), ("A", 1, "x", "two")))
    assert "wrote under the same fence 1" in both
    (late,) = await writers(Noted(("A", 1, "x", "one"), ("A", 2, "y", "two"), ("A", 1, "x", "one")))
    assert "under the fence 1 after 2" in late
