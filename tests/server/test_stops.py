"""Stops: a seat is asked in the windows it wants to be asked in, and passes by itself in the others."""

from __future__ import annotations

import json
from random import Random

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.decision import ORDERS
from miskatonic.kernel.table import Table
from miskatonic.server.stops import BY_STOPS

from .playing import Json, answers, in_step, party, refusal, settled
from .running import Running
from .test_resuming import come_back, forget
from .window_game import DAWN, DUSK, NAME, NIGHT
from .window_tables import (
    CANDLES,
    EVERYWHERE,
    PASS_KEY,
    USUAL,
    ask_once,
    asks,
    choose,
    journal,
    set_stops,
    window_party,
)

pytestmark = pytest.mark.usefixtures("vigil")


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
    assert (stored.choices, stored.waiting, stored.hash) == (1, [1], server.table(here.code).history.table.hash())
    for seat in here.seats:
        assert (seat.choices, seat.waiting, len(seat.updates[-1]["views"])) == (1, [1], 1)
    await choose(here, "sleep")
    assert here.seats[0].choices == 2 and asks(here) == (0, None)
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
    assert here.seats[0].waiting == [1] and here.seats[0].choices == 2
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
    await here.seats[1].send("set-seat", seat=1, kind="bot")
    await ask_once(here.seats[1])
    await here.seats[0].choose("watch")
    await here.seats[0].choose("pass")
    await here.seats[0].until(lambda each: each.waiting == [0] and each.choices > 2)
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


async def test_a_game_without_windows_has_no_stops(server: Running, ashgrove: str) -> None:
    async with party(server, people=2, game=ashgrove) as here:
        seat = here.seats[0]
        assert (seat.welcome["windows"], seat.welcome["stops"]) == ([], [])
        assert await answers(
            seat, {"type": "set-stops", "seat": 0, "windows": []}, {"type": "ask-once", "seat": 0}
        ) == ["no-window", "no-window"]


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
    """What others read is the same, whether a seat was asked and took the order shown or was not asked."""
    heard: list[list[Json]] = []
    for windows in ([ORDERS], []):
        here = await window_party(server, options={"draughty": True}, stops=[windows, []])
        await choose(here, "watch")
        asked = 0
        while asks(here)[1] == ORDERS:
            await choose(here, here.asked().questions[0]["options"][0]["key"])
            asked += 1
        other = here.seats[1]
        assert not any(
            each.get("passed") and each["seat"] == 0 for update in other.updates for each in update.get("chosen", [])
        )
        assert ORDERS not in "".join(raw for raw in other.raw if '"welcome"' not in raw)
        heard.append(
            [line for update in other.updates for lines in update.get("logs", []) for line in lines.get("log", [])]
        )
        assert other.choices == 1 + asked, "what nobody was asked is not counted"
        await here.leave()
    assert heard[0] == heard[1]


async def test_nobody_else_is_told_where_a_seat_is_asked(server: Running) -> None:
    here = await window_party(server, stops=[[], []])
    watcher = await (await server.visitor()).sit(here.code)
    second = await here.people[1].sit(here.code)
    await in_step(here.seats[0], watcher)
    known = [len(seat.raw) for seat in (here.seats[0], watcher)]
    await set_stops(here.seats[1], [NIGHT])
    await ask_once(here.seats[1])
    await in_step(here.seats[0], watcher)
    for seat, before in zip((here.seats[0], watcher), known, strict=True):
        heard = [json.loads(raw) for raw in seat.raw[before:]]
        assert heard == [{"type": "still-here"}], "not even that there was something to tell"
    await choose(here, "watch")
    await choose(here, "light")
    assert asks(here) == (1, NIGHT)
    await settled(watcher)
    for seat, before in zip((here.seats[0], watcher), known, strict=True):
        for raw in seat.raw[before:]:
            assert "stops" not in json.loads(raw) and '"night"' not in raw
    passed = [each for update in watcher.updates for each in update.get("chosen", []) if each.get("passed")]
    assert passed == [] and watcher.choices == here.seats[0].choices
    own = [each for update in here.seats[0].updates for each in update.get("chosen", []) if each.get("passed")]
    assert own == [{"seat": 0, "passed": True}] * 2
    await settled(second)
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
