"""Tables, seats, talk and who holds what."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from miskatonic.server.storage import Conflict, SeatRow, Storage, TableSummary, UnknownTable

from .builders import CODE, a_choice, a_line, a_seat, a_table, later, progress


async def test_a_table_comes_back_as_it_was(storage: Storage) -> None:
    table = a_table(from_code="DUNWCH", origin=b"position", origin_entry=3, result=b'{"won":{}}')
    await storage.add_table(table, [a_choice(1, "stamp-01"), a_choice(2)], {0: ["ann", "bob"], 1: ["bob"]})
    stored = await storage.load(CODE)
    assert stored is not None
    assert stored.table == table
    assert stored.journal == [a_choice(1, "stamp-01"), a_choice(2)]
    assert stored.said == []
    assert stored.holders == {0: {"ann", "bob"}, 1: {"bob"}}


async def test_an_unknown_table_is_none(storage: Storage) -> None:
    assert await storage.load(CODE) is None


async def test_a_code_is_given_once(storage: Storage) -> None:
    await storage.add_table(a_table())
    with pytest.raises(Conflict):
        await storage.add_table(a_table(host="another"))
    stored = await storage.load(CODE)
    assert stored is not None and stored.table.host == "host"


async def test_a_table_that_cannot_be_kept_whole_is_not_kept(storage: Storage) -> None:
    with pytest.raises(UnknownTable):
        await storage.add_table(a_table(), holders={7: ["ann"]})
    assert await storage.load(CODE) is None


async def test_columns_change_by_themselves(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.update_table(CODE, pace="fast", origin=b"here", origin_entry=4, engine="2", waiting=[])
    stored = await storage.load(CODE)
    assert stored is not None
    assert stored.table == a_table(pace="fast", origin=b"here", origin_entry=4, engine="2", waiting=[])


async def test_a_seat_is_saved(storage: Storage) -> None:
    await storage.add_table(a_table())
    taken = SeatRow(0, "human", "greedy", "Rex", True, 2)
    await storage.save_seat(CODE, taken)
    stored = await storage.load(CODE)
    assert stored is not None and stored.table.seats == [taken, a_table().seats[1]]


async def test_a_seat_keeps_the_windows_it_is_asked_in(storage: Storage) -> None:
    """None are those of the game, and none at all is something else."""
    await storage.add_table(a_table(seats=[a_seat(0), replace(a_seat(1), stops=["dusk", "dawn"], ask_once=True)]))
    stored = await storage.load(CODE)
    assert stored is not None
    assert [(seat.stops, seat.ask_once) for seat in stored.table.seats] == [(None, False), (["dusk", "dawn"], True)]
    for stops in ([], ["night"], None):
        await storage.save_seat(CODE, replace(a_seat(0), stops=stops))
        stored = await storage.load(CODE)
        assert stored is not None and stored.table.seats[0].stops == stops


async def test_seats_are_saved_with_the_journal_or_not_at_all(storage: Storage) -> None:
    await storage.add_table(a_table())
    asked = replace(a_seat(0), stops=["dusk"], ask_once=True)
    await storage.append(CODE, [a_choice(0), a_choice(1)], progress(2), [asked])
    with pytest.raises(Conflict):
        await storage.append(CODE, [a_choice(1)], progress(3), [a_seat(0)])
    with pytest.raises(UnknownTable):
        await storage.append(CODE, [a_choice(2)], progress(3), [a_seat(7)])
    stored = await storage.load(CODE)
    assert stored is not None
    assert (stored.table.seats[0], stored.journal, stored.table.choices) == (asked, [a_choice(0), a_choice(1)], 2)


async def test_a_struct_may_change_while_it_is_written(storage: Storage) -> None:
    await storage.add_table(a_table())
    seat = a_seat(0, "Ann")
    write = asyncio.create_task(storage.save_seat(CODE, seat))
    await asyncio.sleep(0)
    seat.name = "Bob"
    await write
    stored = await storage.load(CODE)
    assert stored is not None and stored.table.seats[0].name == "Ann"


async def test_what_is_said_is_kept_in_order(storage: Storage) -> None:
    await storage.add_table(a_table())
    for number in (1, 2, 3):
        await storage.add_chat_line(CODE, a_line(number))
    with pytest.raises(Conflict):
        await storage.add_chat_line(CODE, a_line(2, "again"))
    stored = await storage.load(CODE)
    assert stored is not None and stored.said == [a_line(1), a_line(2), a_line(3)]


async def test_the_character_nul_is_replaced_everywhere(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.add_chat_line(CODE, a_line(1, "a\0b"))
    stored = await storage.load(CODE)
    assert stored is not None and stored.said[0].text == "a\N{REPLACEMENT CHARACTER}b"
    assert await storage.load("\0") is None


async def test_seats_are_held_and_released(storage: Storage) -> None:
    await storage.add_table(a_table())
    await storage.hold_seat(CODE, 0, "ann")
    await storage.hold_seat(CODE, 0, "ann")
    await storage.hold_seat(CODE, 0, "bob")
    await storage.hold_seat(CODE, 1, "ann")
    await storage.release_seat(CODE, 0)
    stored = await storage.load(CODE)
    assert stored is not None and stored.holders == {1: {"ann"}}


async def test_what_is_not_there_cannot_be_written_to(storage: Storage) -> None:
    await storage.add_table(a_table())
    for write in (
        storage.append("NOWHRE", [a_choice(1)], progress(1)),
        storage.update_table("NOWHRE", pace="fast"),
        storage.save_seat("NOWHRE", a_seat(0)),
        storage.save_seat(CODE, a_seat(9)),
        storage.add_chat_line("NOWHRE", a_line(1)),
        storage.hold_seat("NOWHRE", 0, "ann"),
        storage.hold_seat(CODE, 9, "ann"),
    ):
        with pytest.raises(UnknownTable):
            await write


async def test_a_visitor_finds_the_tables_made_and_held(storage: Storage) -> None:
    await storage.add_table(a_table("MADE11", host="ann", touched_at=later(1)))
    await storage.add_table(a_table("HELD22", touched_at=later(3)), holders={1: ["ann", "bob"], 0: ["ann"]})
    await storage.add_table(a_table("BOTH33", host="ann", touched_at=later(2)), holders={0: ["ann"]})
    await storage.add_table(a_table("NONE44", touched_at=later(9)), holders={0: ["bob"]})
    found = await storage.tables_of("ann", 10)
    assert [(one.table.code, one.seats_held) for one in found] == [("HELD22", [0, 1]), ("BOTH33", [0]), ("MADE11", [])]
    assert type(found[0].table) is TableSummary
    assert found[0].table.seats == a_table().seats
    assert [one.table.code for one in await storage.tables_of("ann", 2)] == ["HELD22", "BOTH33"]
    assert await storage.tables_of("nobody", 10) == []


async def test_tables_are_counted_by_maker_and_by_status(storage: Storage) -> None:
    assert await storage.count_tables() == {}
    await storage.add_table(a_table("AAAAAA", host="ann", made_at=later(1)))
    await storage.add_table(a_table("BBBBBB", host="ann", made_at=later(2), status="over"))
    await storage.add_table(a_table("CCCCCC", host="bob", made_at=later(3)))
    assert await storage.count_made_by("ann", later(0)) == 2
    assert await storage.count_made_by("ann", later(2)) == 1
    assert await storage.count_made_by("eve", later(0)) == 0
    assert await storage.count_tables() == {"playing": 2, "over": 1}
