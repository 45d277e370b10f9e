"""Passes by stops are choices like others: taken back, stored, resumed and told again."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from bench.player import Visitor
from miskatonic.kernel.table import Table
from miskatonic.server.history import History
from miskatonic.server.storage import StorageError

from .playing import Json, Party, in_step, refusal, settled
from .running import Running
from .test_resuming import come_back, forget, inside, told
from .window_game import DAWN, DUSK, NIGHT
from .window_game import GAME as VIGIL
from .window_tables import EVERYWHERE, USUAL, ask_once, asks, choose, journal, set_stops, window_party

pytestmark = pytest.mark.usefixtures("vigil")


# Going back.


async def test_a_step_back_leads_to_the_last_decision_of_a_person(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DUSK]])
    seat = here.seats[0]
    await choose(here, "watch", "light")
    assert seat.choices == 2 and asks(here) == (0, None)
    await seat.go_back()
    assert (seat.choices, seat.updates[-1]["taken_back"]) == (1, 1)
    assert asks(here) == (0, DUSK) and seat.views[0]["lit"] == 0
    await settled(seat)
    assert seat.choices == 1, "and nothing repeats itself"
    await choose(here, "pass")
    assert asks(here) == (0, None)
    await here.leave()


async def test_a_decision_one_returns_to_is_asked_even_where_one_would_pass_now(server: Running) -> None:
    here = await window_party(server, people=1, stops=[EVERYWHERE])
    seat = here.seats[0]
    await choose(here, "watch", "pass", "pass", "light")
    await set_stops(seat, [])
    for window, choices in ((DAWN, 3), (NIGHT, 2), (DUSK, 1)):
        await seat.go_back()
        assert (asks(here), seat.choices) == ((0, window), choices)
    old = await forget(server, here)
    await come_back(here)
    assert inside(server.table(here.code)) == inside(old) and asks(here) == (0, DUSK)
    await choose(here, "light")
    assert here.seats[0].choices == 2 and asks(here) == (0, None)
    await here.leave()


async def test_where_one_passed_by_oneself_the_way_back_leads_on_to_the_next_decision(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DAWN]])
    seat = here.seats[0]
    await choose(here, "watch", "light")
    assert seat.choices == 2
    await seat.go_back("action")
    assert (asks(here), seat.choices, seat.updates[-1]["taken_back"]) == ((0, DAWN), 1, 1)
    assert [key for _, key, _ in await journal(server, here)] == ["watch", "pass", "pass", "light", "", "pass"]
    await choose(here, "light")
    await set_stops(seat, [NIGHT])
    await seat.go_back("action")
    assert (asks(here), seat.choices) == ((0, NIGHT), 1), "but one may have changed one's mind"
    old = await forget(server, here)
    await come_back(here)
    assert inside(server.table(here.code)) == inside(old)
    await here.leave()


async def test_to_take_back_what_others_passed_by_themselves_one_need_not_ask_them(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await choose(here, "watch", "light")
    assert asks(here) == (1, None)
    (offer,) = [each for each in here.seats[0].undo if each["back"] == "step"]
    assert (offer["to"], offer.get("free")) == (1, True)
    await here.seats[0].go_back()
    await here.in_step()
    assert asks(here) == (0, DUSK) and here.seats[0].vote is None
    await here.leave()


async def test_what_a_pass_revealed_is_not_taken_back_freely(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DUSK]], options={"dreams": True}, undo="strict")
    await choose(here, "watch")
    assert [(each["back"], each.get("allowed", True)) for each in here.seats[0].undo] == [("step", True)]
    await choose(here, "pass")
    assert [each.get("allowed", True) for each in here.seats[0].undo] == [False, False]
    await here.leave()


async def test_during_a_vote_the_stops_can_be_set(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], [DUSK]])
    await choose(here, "watch", "pass", "pass")
    await here.seats[0].go_back("step")
    await here.in_step()
    assert here.seats[1].vote
    await set_stops(here.seats[1], [])
    await here.in_step()
    assert here.seats[0].vote == here.seats[1].vote
    vote = {"seat": 1, "vote": here.seats[1].vote["number"], "agree": True}
    await here.seats[1].send("vote", **vote)
    await here.in_step()
    assert asks(here) == (1, DUSK), "the decision is theirs again"
    await here.leave()


# Keeping.


async def fails(*_: object) -> None:
    raise StorageError("the disk is full")


async def test_after_a_restart_the_game_is_where_it_was(address: str, serve: Callable[..., Running]) -> None:
    first = serve(address)
    here = await window_party(first, stops=[[NIGHT], []])
    await choose(here, "watch", "light", "sleep", "pass")
    await here.seats[1].go_back("step")
    await ask_once(here.seats[1])
    await here.in_step()
    before, old = [told(seat) for seat in here.seats], inside(first.table(here.code))
    assert any(position.passed for position in old["positions"])
    first.stop()
    for seat in here.seats:
        await seat.until_closed()
    await here.leave()

    second = serve(address)
    people = [Visitor(type(each.http)(base_url=second.address, cookies=each.http.cookies)) for each in here.people]
    again = Party(here.code, people, [await person.sit(here.code) for person in people])
    assert [told(seat) for seat in again.seats] == before
    assert inside(second.table(here.code)) == old
    assert [seat.stops for seat in again.seats] == [
        {0: {"seat": 0, "windows": [NIGHT], "once": False}},
        {1: {"seat": 1, "windows": [], "once": True}},
    ]
    await again.leave()
    second.stop()


async def test_what_cannot_be_stored_was_neither_chosen_nor_passed(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    here = await window_party(server, stops=[[], []])
    await choose(here, "watch")
    await ask_once(here.seats[0])
    table = server.table(here.code)
    before = deepcopy(inside(table))

    with monkeypatch.context() as broken:
        broken.setattr(table.storage, "append", fails)
        assert await refusal(here.asked().choose("watch")) == "storage"
        assert await refusal(here.seats[0].go_back("step")) == "storage"
        broken.setattr(table.storage, "save_seat", fails)
        assert await refusal(set_stops(here.seats[1], [NIGHT])) == "storage"
    assert inside(table) == before and errors
    assert here.seats[1].stops[1]["windows"] == []
    await choose(here, "watch")
    assert asks(here) == (0, DUSK)
    await here.leave()


async def test_a_way_back_that_cannot_be_stored_was_not_gone_with_all_its_passes(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[Json]
) -> None:
    here = await window_party(server, people=1, stops=[[DAWN]])
    await choose(here, "watch", "light")
    table = server.table(here.code)
    before = deepcopy(inside(table))

    with monkeypatch.context() as broken:
        broken.setattr(table.storage, "append", fails)
        assert await refusal(here.seats[0].go_back("action")) == "storage"
    assert inside(table) == before and errors
    await here.seats[0].go_back("action")
    assert asks(here) == (0, DAWN)
    await here.leave()


async def test_a_rule_that_fails_on_a_pass_asks_the_seat_after_all(server: Running, errors: list[Json]) -> None:
    here = await window_party(server, people=1, stops=[[]], options={"evil": True})
    await choose(here, "watch")
    assert asks(here) == (0, NIGHT), "the choice counts"
    assert [error["event"] for error in errors] == ["a rule failed"]
    assert await refusal(here.seats[0].choose("pass")) == "defect"
    await choose(here, "light")
    assert asks(here) == (0, None)
    await here.leave()


# Told again.


async def test_nobody_can_count_where_others_passed_by_themselves(server: Running) -> None:
    """Who is passed over had something to do: where that is in a hand, a number that jumps would tell it."""
    here = await window_party(server, stops=[[DUSK], []])
    watcher = await (await server.visitor()).sit(here.code)
    await choose(here, "watch", "pass")
    await in_step(*here.seats, watcher)
    assert len(await journal(server, here)) == 7
    for seat in (*here.seats, watcher):
        assert seat.choices == 2
        assert all(line["after"] <= 2 for log in seat.logs.values() for line in log)
    assert [question["number"] for seat in here.seats for question in seat.questions] == [2]
    assert (await here.people[1].info(here.code))["choices"] == 2
    (mine,) = await here.people[1].ask("GET", "/api/me/tables")
    assert mine["table"]["choices"] == 2
    told = await here.host.ask("GET", f"/api/tables/{here.code}/replay")
    assert [frame["seat"] for frame in told["frames"]] == [None, 0, 0]
    await watcher.close()
    await here.leave()


def test_the_ways_back_do_not_tell_where_others_passed_by_themselves() -> None:
    """Between the action and its last step a seat has only passed: whoever does not know that has one way back."""
    made = History(Table(VIGIL, VIGIL.setup(1, "ways", {})))
    for key, passed in (("watch", False), ("pass", True), ("pass", True), ("light", False)):
        made.choose(0, key, bot=False, passed=passed)
    own, others = (made.ways_back(seats, strict=False) for seats in ((0,), (1,)))
    assert [(way.back, way.to) for way in own] == [("step", 3), ("action", 2), ("round", 0)]
    assert [(way.back, way.to) for way in others] == [("step", 3), ("round", 0)]
    assert [made.offer(way).to for way in others] == [1, 0]


async def test_a_replay_tells_who_passed_by_themselves_to_whom_may_know(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await choose(here, "watch", "pass")

    async def passes(person: Visitor, seat: int | str) -> list[tuple[int, list[int]]]:
        told = await person.ask("GET", f"/api/tables/{here.code}/replay", params={"seat": seat})
        return [(frame["seat"], frame["passed"]) for frame in told["frames"][1:]]

    assert await passes(here.people[1], 1) == [(0, []), (0, [1, 1, 1])]
    assert await passes(here.people[1], "public") == [(0, []), (0, [])]
    while not here.seats[0].over:
        await here.choose()
    assert (await passes(here.people[1], "public"))[:2] == [(0, []), (0, [1, 0, 1, 0, 1])]
    await here.leave()


async def test_a_table_that_goes_on_from_a_moment_knows_who_passed_by_themselves(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DUSK]])
    while not here.seats[0].over:
        await here.choose()
    request = {"at": 2, "seats": [{"kind": "mine"}]}
    code = (await here.host.ask("POST", f"/api/tables/{here.code}/continue", json=request))["code"]
    seat = await here.host.sit(code)
    assert (seat.choices, seat.stops[0]["windows"]) == (2, USUAL)
    assert [by_stops for _, _, by_stops in await journal(server, Party(code, here.people, []))] == [
        False,
        False,
        True,
        True,
    ]
    await seat.go_back()
    assert (seat.choices, seat.questions[0]["window"]) == (1, DUSK)
    await seat.close()
    await here.leave()
