"""Bots: at seats nobody plays, and for somebody who left."""

from __future__ import annotations

import pytest

from bench.player import Seat
from miskatonic.server import bots

from .playing import in_step, kinds, party, refusal
from .running import Running


async def test_a_bot_takes_an_empty_seat_and_gives_it_back(server: Running) -> None:
    host, guest = await server.visitor("Ada"), await server.visitor("Bert")
    code = await host.make("mine human")
    token = (await host.links(code))[1]
    seat = await host.sit(code)
    await seat.send("set-seat", seat=1, kind="bot", agent="random")
    assert (seat.table["status"], kinds(seat.table)) == ("playing", ["human", "bot"])
    assert await refusal(guest.claim(code, token=token)) == "bad-link", "nobody ever sat there: it is the bot's"
    await seat.send("set-seat", seat=1, kind="human")
    assert await guest.claim(code, token=token) == [1]
    await seat.close()


async def test_a_stand_in_plays_for_somebody_who_left_and_hands_the_seat_back(server: Running) -> None:
    async with party(server, people=2, seed="stand-in") as here:
        one, other = here.seats
        assert await refusal(other.send("set-seat", seat=0, kind="bot")) == "not-gone", "Ada is here"
        await one.close()
        await other.until(lambda each: not each.table["seats"][0]["online"])
        await other.send("set-seat", seat=0, kind="bot")
        assert other.table["seats"][0]["stand_in"] and other.table["seats"][0]["name"] == "Ada"
        await other.until(lambda each: each.waiting == [1] and each.questions)
        assert any(chosen.get("bot") for update in other.updates for chosen in update.get("chosen", []))
        back = await here.host.sit(here.code)
        assert back.table["seats"][0]["stand_in"], "it plays on until it is told to stop"
        if back.questions:
            assert await refusal(back.choose()) == "not-yours"
        await back.send("set-seat", seat=0, kind="human")
        assert not back.table["seats"][0]["stand_in"]
        here.seats[0] = back
        await in_step(*here.seats)
        made = back.choices
        await here.choose()
        assert back.choices == made + 1


async def test_the_link_gives_a_stand_ins_seat_back_too(server: Running) -> None:
    async with party(server, people=2) as here:
        token = (await here.people[1].links(here.code))[1]
        await here.seats[1].send("set-seat", seat=1, kind="bot")
        assert await here.people[1].claim(here.code, token=token) == [1]
        await here.seats[0].until(lambda each: not each.table["seats"][1]["stand_in"])
        assert kinds(here.seats[0].table) == ["human", "human"]


async def test_bots_play_a_whole_game_for_whoever_watches(server: Running) -> None:
    visitor = await server.visitor()
    code = await visitor.make("bot bot bot", seed="bots alone")
    assert (await visitor.info(code))["choices"] == 0, "nobody looks on"
    seat = await visitor.sit(code)
    await seat.until(lambda each: each.over)
    assert seat.table["result"] is not None and seat.table["seed"] == "bots alone"
    assert all(chosen.get("bot") for update in seat.updates for chosen in update.get("chosen", []))
    await seat.close()


async def test_the_bot_that_was_asked_for_plays(server: Running) -> None:
    visitor = await server.visitor()
    game = next(game for game in await visitor.ask("GET", "/api/games") if game["name"] == "final-hour")
    for agent in game["agents"]:
        body = {"game": "final-hour", "seats": [{"kind": "mine"}, {"kind": "bot", "agent": agent}]}
        code = (await visitor.ask("POST", "/api/tables", json=body))["code"]
        assert (await visitor.info(code))["seats"][1]["agent"] == agent
    body["seats"][1]["agent"] = "nobody"  # type: ignore[index]
    assert await refusal(visitor.ask("POST", "/api/tables", json=body)) == "no-agent"


async def test_a_bot_that_fails_plays_at_random(
    server: Running, monkeypatch: pytest.MonkeyPatch, errors: list[dict[str, object]]
) -> None:
    class Broken:
        def choose(self, *_: object) -> None:
            raise ZeroDivisionError

    real = bots.make_agent
    monkeypatch.setattr(bots, "make_agent", lambda name, *more: real(name, *more) if name == "random" else Broken())
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("bot bot", seed="broken bots"))
    await seat.until(lambda each: each.over)
    assert len(errors) == seat.choices
    await seat.close()


async def play_to_the_end(seat: Seat) -> None:
    while not seat.over:
        await seat.until(lambda each: each.questions or each.over)
        if seat.questions:
            await seat.choose(seat.questions[0]["options"][-1]["key"])


async def test_bots_fill_the_seats_to_the_end_of_a_game(server: Running) -> None:
    async with party(server, people=1, bots=2, seed="to the end") as here:
        await play_to_the_end(here.seats[0])
        stored = await server.stored(here.code)
        assert {entry.by for entry in stored.journal} == {"bot", server.id_of(here.host)}
        assert stored.table.status == "over" and stored.table.choices == len(stored.journal)
