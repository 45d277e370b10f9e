"""Stops: a seat is asked in the windows it wants to be asked in, and passes by itself in the others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bench.player import Seat, Visitor
from miskatonic.games import GAMES
from miskatonic.kernel.decision import ORDERS
from miskatonic.kernel.table import Table
from miskatonic.server.stops import BY_STOPS
from miskatonic.server.storage import StorageError
from tests.example.ashgrove import GAME as ASHGROVE

from .playing import Json, Party, answers, gather, party, refusal, settled
from .running import Running
from .test_resuming import come_back, forget, inside, told
from .window_game import DAWN, DUSK, NAME, NIGHT
from .window_game import GAME as VIGIL

PASS_KEY = "pass"
EVERYWHERE = [DUSK, NIGHT, DAWN]
USUAL = [DUSK, ORDERS]
CANDLES = ["snuff:red", "snuff:white", "snuff:black"]


@pytest.fixture(autouse=True)
def vigil() -> Iterator[None]:
    """The game of windows can be played while these tests run."""
    GAMES.register(VIGIL)
    yield
    GAMES.unregister(NAME)


async def window_party(server: Running, people: int = 2, stops: list[list[str]] | None = None, **request: Any) -> Party:
    """A table of the game of windows; who sits there wants to be asked in these."""
    here = await gather(server, people, game=NAME, **request)
    for number, windows in enumerate(stops or []):
        await set_stops(here.seats[number], windows)
    await here.in_step()
    return here


async def set_stops(seat: Seat, windows: list[str] | None, **fields: Any) -> None:
    await seat.send("set-stops", **{"seat": seat.welcome["seats"][0], "windows": windows, **fields})


async def ask_once(seat: Seat, *, once: bool = True) -> None:
    await seat.send("ask-once", seat=seat.welcome["seats"][0], once=once)


def asks(here: Party) -> tuple[int, str | None]:
    """Who is asked, and in which window."""
    (question,) = here.asked().questions
    return question["seat"], question.get("window")


async def choose(here: Party, *keys: str) -> None:
    """Whoever is asked chooses these, one after the other."""
    for key in keys:
        await here.asked().choose(key)
        await here.in_step()


async def journal(server: Running, here: Party) -> list[tuple[int, str, bool]]:
    """Who chose what, and whether they passed by themselves."""
    return [(entry.seat, entry.key, entry.by == BY_STOPS) for entry in (await server.stored(here.code)).journal]


# Being asked.


async def test_unless_a_seat_says_so_it_is_asked_where_the_game_asks(server: Running) -> None:
    here = await window_party(server)
    told_of = {"seat": 0, "windows": USUAL, "once": False}
    assert [(each["name"], each["asks"]) for each in here.seats[0].welcome["windows"]] == [
        (DUSK, True),
        (NIGHT, False),
        (DAWN, False),
        (ORDERS, True),
    ]
    assert here.seats[0].welcome["stops"] == [told_of]
    assert asks(here) == (0, None)
    await choose(here, "watch")
    assert asks(here) == (0, DUSK)
    await choose(here, "pass")
    assert asks(here) == (1, DUSK)
    await choose(here, "light")
    assert asks(here) == (1, None), "the night and the dawn have passed, and the next round has begun"
    assert here.seats[0].views[0] == {"round": 2, "candles": [2, 1], "lit": 1}
    await here.leave()


async def test_a_chain_of_windows_is_passed_in_one_go_and_stored_with_the_choice(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    await choose(here, "watch")
    passes = [(seat, PASS_KEY, True) for _ in range(3) for seat in (0, 1)]
    assert await journal(server, here) == [(0, "watch", False), *passes]
    stored = (await server.stored(here.code)).table
    assert (stored.choices, stored.waiting, stored.hash) == (7, [1], server.table(here.code).history.table.hash())
    for seat in here.seats:
        assert (seat.choices, seat.waiting, len(seat.updates[-1]["views"])) == (7, [1], 1)
    await choose(here, "sleep")
    assert here.seats[0].choices == 14 and asks(here) == (0, None)
    await here.leave()


async def test_a_whole_game_flows_to_its_end(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    await choose(here, *["watch"] * 6)
    assert all(seat.over for seat in here.seats)
    assert (await server.stored(here.code)).table.status == "over"
    await here.leave()


async def test_each_seat_has_stops_of_its_own(server: Running) -> None:
    here = await window_party(server, people=3, stops=[[], [NIGHT], EVERYWHERE])
    await choose(here, "watch")
    asked: list[tuple[int, str | None]] = []
    while asks(here)[1] is not None:
        asked.append(asks(here))
        await choose(here, "pass")
    assert asked == [(2, DUSK), (1, NIGHT), (2, NIGHT), (2, DAWN)]
    await here.leave()


async def test_nobody_need_be_there_to_pass(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await here.seats[1].close()
    await here.seats[0].until(lambda each: not each.table["seats"][1]["online"])
    await here.seats[0].choose("watch")
    await here.seats[0].choose("pass")
    assert here.seats[0].waiting == [1] and here.seats[0].choices == 7
    await here.leave()


async def test_of_questions_asked_together_only_those_in_a_window_are_passed(server: Running) -> None:
    here = await window_party(server, stops=[[], []], options={"together": True})
    await choose(here, "watch")
    assert here.seats[0].waiting == [0] and (await journal(server, here))[-1] == (1, PASS_KEY, True)
    await choose(here, "watch")
    await set_stops(here.seats[1], [DAWN])
    await choose(here, "watch")
    assert here.seats[0].waiting == [0, 1]
    await set_stops(here.seats[1], [])
    await ask_once(here.seats[1])
    await here.seats[0].choose("watch")
    await here.in_step()
    assert asks(here) == (1, DAWN), "the question that stood open stays"
    assert here.seats[1].stops[1]["once"] is True, "and it is not the next one"
    await here.leave()


# Bots.


async def test_bots_decide_for_themselves(server: Running) -> None:
    async with party(server, people=1, bots=1, game=NAME) as here:
        seat = here.seats[0]
        await set_stops(seat, [])
        while not seat.over:
            await seat.until(lambda each: each.questions or each.over)
            if seat.questions:
                await seat.choose()
        made = (await server.stored(here.code)).journal
        assert {entry.by for entry in made if entry.seat == 1} == {"bot"}
        assert {entry.by for entry in made if entry.seat == 0} == {BY_STOPS, server.id_of(here.host)}


async def test_a_stand_in_decides_for_itself_and_whoever_comes_back_finds_their_stops(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await here.seats[0].send("set-seat", seat=1, kind="bot")
    await ask_once(here.seats[1])
    await here.seats[0].choose("watch")
    await here.seats[0].choose("pass")
    await here.seats[0].until(lambda each: each.waiting == [0] and each.choices > 5)
    assert all(entry.by == "bot" for entry in (await server.stored(here.code)).journal if entry.seat == 1)
    await here.seats[1].send("set-seat", seat=1, kind="human")
    assert here.seats[1].stops == {1: {"seat": 1, "windows": [], "once": True}}, "the request is kept for the person"
    await here.leave()


# Changing one's mind.


async def test_a_stop_set_while_others_think_holds_from_the_next_window_on(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await choose(here, "watch")
    assert asks(here) == (0, DUSK)
    await set_stops(here.seats[1], [DAWN, DUSK, DAWN])
    assert here.seats[1].stops[1]["windows"] == [DUSK, DAWN], "in the order of the game"
    assert (await server.stored(here.code)).table.seats[1].stops == [DUSK, DAWN]
    await choose(here, "pass")
    assert asks(here) == (1, DUSK)
    await choose(here, "pass")
    assert asks(here) == (1, DAWN)
    await here.leave()


async def test_a_question_that_is_asked_already_stays_when_its_stop_is_taken_away(server: Running) -> None:
    here = await window_party(server, stops=[EVERYWHERE, []])
    await choose(here, "watch")
    number = here.seats[0].questions[0]["number"]
    await set_stops(here.seats[0], [])
    await settled(here.seats[0])
    assert here.seats[0].questions[0]["number"] == number
    await forget(server, here)
    await come_back(here)
    assert asks(here) == (0, DUSK), "nor is it lost with the memory of the server"
    await choose(here, "light")
    assert asks(here) == (1, None)
    await here.leave()


async def test_one_can_return_to_what_the_game_does(server: Running) -> None:
    here = await window_party(server, stops=[[NIGHT]])
    seat = here.seats[0]
    assert seat.stops[0]["windows"] == [NIGHT]
    await set_stops(seat, None)
    assert seat.stops[0]["windows"] == USUAL
    assert (await server.stored(here.code)).table.seats[0].stops is None
    await here.leave()


async def test_one_can_be_asked_just_once(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    await ask_once(here.seats[1])
    assert here.seats[1].stops[1] == {"seat": 1, "windows": [], "once": True}
    await choose(here, "watch")
    assert asks(here) == (1, DUSK)
    assert here.seats[1].stops[1]["once"] is False
    assert (await server.stored(here.code)).table.seats[1].ask_once is False, "stored with the choice that led there"
    await choose(here, "pass")
    assert asks(here) == (1, None)
    await ask_once(here.seats[1])
    await ask_once(here.seats[1], once=False)
    await choose(here, "watch")
    assert asks(here) == (0, None)
    await here.leave()


async def test_the_wish_to_be_asked_once_outlasts_the_memory_of_the_server(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    await ask_once(here.seats[1])
    await forget(server, here)
    await come_back(here)
    assert here.seats[1].stops[1]["once"] is True
    await choose(here, "watch")
    assert asks(here) == (1, DUSK)
    await here.leave()


# What is refused.


async def test_what_cannot_be_set_is_refused(server: Running) -> None:
    here = await window_party(server)
    seat = here.seats[0]
    for _ in range(2):
        assert await refusal(set_stops(seat, ["noon"], id="the-same-1")) == "no-window"
    watcher = await (await server.visitor()).sit(here.code)
    assert watcher.welcome["stops"] == []
    assert await answers(watcher, {"type": "set-stops", "seat": 0, "windows": []}, {"type": "ask-once", "seat": 0}) == [
        "not-yours",
        "not-yours",
    ]
    assert await answers(
        seat,
        {"type": "set-stops", "seat": 1, "windows": []},
        {"type": "ask-once", "seat": 1},
        {"type": "set-stops", "seat": 9, "windows": []},
    ) == ["not-yours", "not-yours", "no-seat"]
    assert seat.stops == {0: {"seat": 0, "windows": USUAL, "once": False}}
    await watcher.close()
    await here.leave()


async def test_a_game_without_windows_has_no_stops(server: Running) -> None:
    GAMES.register(ASHGROVE)
    async with party(server, people=2, game=ASHGROVE.name) as here:
        seat = here.seats[0]
        assert (seat.welcome["windows"], seat.welcome["stops"]) == ([], [])
        assert await answers(
            seat, {"type": "set-stops", "seat": 0, "windows": []}, {"type": "ask-once", "seat": 0}
        ) == ["no-window", "no-window"]
    GAMES.unregister(ASHGROVE.name)


async def test_where_only_orders_can_be_left_to_the_game_there_is_no_next_opportunity(server: Running) -> None:
    async with party(server, people=1) as here:
        seat = here.seats[0]
        assert seat.welcome["stops"] == [{"seat": 0, "windows": [ORDERS], "once": False}]
        assert await answers(seat, {"type": "ask-once", "seat": 0}) == ["no-window"]
        await set_stops(seat, [])
        assert seat.stops[0]["windows"] == []


# Orders.


async def test_orders_are_asked_for_unless_a_seat_takes_the_order_shown(server: Running) -> None:
    here = await window_party(server, options={"draughty": True}, stops=[[ORDERS], []])
    await choose(here, "watch")
    assert asks(here) == (0, ORDERS)
    await choose(here, "snuff:black", "snuff:white")
    assert asks(here) == (1, None)
    await choose(here, "watch")
    taken = [(1, key, True) for key in CANDLES[:2]]
    assert [each for each in await journal(server, here) if each[1] in CANDLES][2:] == taken
    assert asks(here) == (0, None), "the order shown was taken, and nobody was asked"
    await here.leave()


async def test_one_can_change_one_s_mind_about_orders_at_any_time(server: Running) -> None:
    here = await window_party(server, people=1, options={"draughty": True}, stops=[[]])
    await choose(here, "watch")
    await set_stops(here.seats[0], [ORDERS])
    await choose(here, "watch")
    assert asks(here) == (0, ORDERS)
    await set_stops(here.seats[0], [])
    assert asks(here) == (0, ORDERS), "a question that is open stays"
    await choose(here, "snuff:black")
    assert asks(here) == (0, None), "and the rest goes as it is shown"
    assert [key for _, key, _ in await journal(server, here) if key in CANDLES][2:] == ["snuff:black", "snuff:red"]
    await here.leave()


async def test_to_be_asked_at_the_next_opportunity_is_not_about_orders(server: Running) -> None:
    here = await window_party(server, people=1, options={"draughty": True}, stops=[[DUSK]])
    await choose(here, "watch")
    await ask_once(here.seats[0])
    await choose(here, "pass")
    assert asks(here) == (0, NIGHT), "the order shown was taken, and the wish outlasted it"
    assert here.seats[0].stops[0]["once"] is False
    await here.leave()


async def test_nobody_else_learns_that_an_order_was_taken_as_shown(server: Running) -> None:
    """What others hear is the same, whether a seat was asked and took the order shown or was not asked."""
    heard: list[list[Json]] = []
    for windows in ([ORDERS], []):
        here = await window_party(server, options={"draughty": True}, stops=[windows, []])
        await choose(here, "watch")
        while asks(here)[1] == ORDERS:
            await choose(here, here.asked().questions[0]["options"][0]["key"])
        other = here.seats[1]
        assert not any(
            each.get("passed") and each["seat"] == 0 for update in other.updates for each in update.get("chosen", [])
        )
        assert ORDERS not in "".join(raw for raw in other.raw if '"welcome"' not in raw)
        heard.append(
            [line for update in other.updates for lines in update.get("logs", []) for line in lines.get("log", [])]
        )
        assert other.choices == 1 + 2 + 6
        await here.leave()
    assert heard[0] == heard[1]


async def test_nobody_else_is_told_where_a_seat_is_asked(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    watcher = await (await server.visitor()).sit(here.code)
    second = await here.people[1].sit(here.code)
    known = [len(seat.raw) for seat in (here.seats[0], watcher)]
    await set_stops(here.seats[1], [NIGHT])
    await ask_once(here.seats[1])
    await choose(here, "watch")
    await choose(here, "light")
    assert asks(here) == (1, NIGHT)
    await watcher.until(lambda each: each.number == here.seats[0].number)
    for seat, before in zip((here.seats[0], watcher), known, strict=True):
        for raw in seat.raw[before:]:
            assert "stops" not in json.loads(raw) and '"night"' not in raw
    passed = [each for update in watcher.updates for each in update.get("chosen", []) if each.get("passed")]
    assert passed == [] and watcher.choices == here.seats[0].choices
    own = [each for update in here.seats[0].updates for each in update.get("chosen", []) if each.get("passed")]
    assert own == [{"seat": 0, "passed": True}] * 2
    await second.until(lambda each: each.number == here.seats[1].number)
    assert second.stops == here.seats[1].stops, "another device of the same person is"
    for info in (await here.host.info(here.code), *(await here.host.ask("GET", "/api/me/tables"))):
        assert "stops" not in json.dumps(info) and "once" not in json.dumps(info)
    await second.close()
    await watcher.close()
    await here.leave()


async def test_whoever_gets_an_emptied_seat_begins_anew(server: Running) -> None:
    here = await window_party(server, stops=[[], [NIGHT]])
    await ask_once(here.seats[1])
    await here.seats[0].send("set-seat", seat=1, kind="open")
    eve = await server.visitor("Eve")
    await eve.claim(here.code)
    assert (await eve.sit(here.code)).stops == {1: {"seat": 1, "windows": USUAL, "once": False}}
    await eve.leave()
    await here.leave()


# Going back.


async def test_a_step_back_leads_to_the_last_decision_of_a_person(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DUSK]])
    seat = here.seats[0]
    await choose(here, "watch", "light")
    assert seat.choices == 4 and asks(here) == (0, None)
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
    assert here.seats[0].choices == 4 and asks(here) == (0, None)
    await here.leave()


async def test_where_one_passed_by_oneself_the_way_back_leads_on_to_the_next_decision(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DAWN]])
    seat = here.seats[0]
    await choose(here, "watch", "light")
    assert seat.choices == 4
    await seat.go_back("action")
    assert (asks(here), seat.choices, seat.updates[-1]["taken_back"]) == ((0, DAWN), 3, 1)
    assert [key for _, key, _ in await journal(server, here)] == ["watch", "pass", "pass", "light", "", "pass"]
    await choose(here, "light")
    await set_stops(seat, [NIGHT])
    await seat.go_back("action")
    assert (asks(here), seat.choices) == ((0, NIGHT), 2), "but one may have changed one's mind"
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

    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(server.storage, "append", fails)
        assert await refusal(here.asked().choose("watch")) == "storage"
        assert await refusal(here.seats[0].go_back("step")) == "storage"
        broken.setattr(server.storage, "save_seat", fails)
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

    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(server.storage, "append", fails)
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


async def test_a_replay_tells_who_passed_by_themselves_to_whom_may_know(server: Running) -> None:
    here = await window_party(server, stops=[[DUSK], []])
    await choose(here, "watch", "pass")

    async def passes(person: Visitor, seat: int | str) -> list[tuple[int, bool]]:
        told = await person.ask("GET", f"/api/tables/{here.code}/replay", params={"seat": seat})
        return [(frame["seat"], frame["passed"]) for frame in told["frames"][1:]]

    made = [(0, False), (0, False), (1, True), (0, True), (1, True), (0, True), (1, True)]
    assert await passes(here.people[1], 1) == [(seat, passed and seat == 1) for seat, passed in made]
    assert await passes(here.people[1], "public") == [(seat, False) for seat, _ in made]
    while not here.seats[0].over:
        await here.choose()
    assert (await passes(here.people[1], "public"))[: len(made)] == made
    await here.leave()


async def test_a_table_that_goes_on_from_a_moment_knows_who_passed_by_themselves(server: Running) -> None:
    here = await window_party(server, people=1, stops=[[DUSK]])
    while not here.seats[0].over:
        await here.choose()
    request = {"at": 4, "seats": [{"kind": "mine"}]}
    code = (await here.host.ask("POST", f"/api/tables/{here.code}/continue", json=request))["code"]
    seat = await here.host.sit(code)
    assert (seat.choices, seat.stops[0]["windows"]) == (4, USUAL)
    await seat.go_back()
    assert (seat.choices, seat.questions[0]["window"]) == (1, DUSK)
    await seat.close()
    await here.leave()


# The real thing.


def test_every_question_of_a_window_can_be_passed() -> None:
    """What the stops rely on."""
    game = GAMES["arkham-lcg"]
    known = {window.name for window in game.windows}
    chance, seen = Random(4), set[str]()
    for seed in range(3):
        table = Table(game, game.setup(2, seed, {}))
        for _ in range(400):
            if table.decision is None:
                break
            decision = table.decision
            if decision.window is not None:
                seen.add(decision.window)
                assert decision.window in known and decision.passing in decision.options
            table.choose(chance.choice(decision.options), decision.seat)
    assert seen


async def test_at_the_card_game_nobody_is_asked_where_they_do_not_want_to_be(server: Running) -> None:
    chance, asked, passed = Random(3), set[tuple[int, str | None]](), set[tuple[int, str]]()
    for night in range(6):
        async with party(server, people=2, game="arkham-lcg", seed=f"night {night}") as here:
            await set_stops(here.seats[0], [])
            await set_stops(here.seats[1], [each["name"] for each in here.seats[1].welcome["windows"]])
            while not here.seats[0].over and here.seats[0].choices < 150:
                asked.add(asks(here))
                await here.choose(chance=chance)
            made = (await server.stored(here.code)).journal
            passed |= {(entry.seat, entry.key) for entry in made if entry.by == BY_STOPS}
    assert {seat for seat, window in asked if window is not None} == {1}
    assert {seat for seat, _ in passed} == {0}
    assert {(0, PASS_KEY), (0, "done")} <= passed
