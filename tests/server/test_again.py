"""The end of a game at a table: what turned it, and playing again with the same company."""

from __future__ import annotations

import asyncio
from random import Random

from .playing import Party, kinds, party, refusal
from .running import Running


async def play_to_the_end(here: Party, seed: int) -> None:
    """Whoever is asked decides by chance; bots need a moment."""
    chance = Random(seed)
    first = here.seats[0]
    while not first.over:
        await first.until(lambda seat: seat.over or set(seat.waiting) & {0, 1})
        await here.in_step()
        if not first.over and any(seat.questions for seat in here.seats):
            await here.choose(chance=chance)


async def test_everybody_at_a_finished_table_is_led_to_the_same_new_one(server: Running) -> None:
    async with party(server, people=2, bots=1, undo="strict", pace="fast", options={"difficulty": "high"}) as here:
        await play_to_the_end(here, 1)
        guest = here.people[1]
        codes = await asyncio.gather(*(who.ask("POST", f"/api/tables/{here.code}/again") for who in here.people))
        assert codes[0] == codes[1], "whoever asks first makes it, the others get the same"
        code = codes[0]["code"]
        await here.in_step()
        assert {seat.table["next_code"] for seat in here.seats} == {code}, "all are told where"
        before, info = await guest.info(here.code), await guest.info(code)
        assert [info[each] for each in ("game", "players", "options", "undo", "talk", "pace")] == [
            before[each] for each in ("game", "players", "options", "undo", "talk", "pace")
        ]
        assert (info["status"], info["choices"], info["seed_named"]) == ("playing", 0, False)
        assert info["from_code"] is None, "it does not go on from there: what is hidden is new"
        assert kinds(info) == ["human", "human", "bot"]
        assert [seat["name"] for seat in info["seats"][:2]] == ["Ada", "Bert"]
        for number, who in enumerate(here.people):
            seat = await who.sit(code)
            greeting = seat.welcome["seats"], seat.welcome["host"]
            assert greeting == ([number], number == 0), "each sits where they sat, the host is the host"
            await seat.close()


async def test_the_new_game_has_a_seed_that_nobody_knows(server: Running) -> None:
    async with party(server, people=1, seed="known") as here:
        await play_to_the_end(here, 2)
        code = (await here.host.ask("POST", f"/api/tables/{here.code}/again"))["code"]
        info = await here.host.info(code)
        assert (info["seed"], info["seed_named"]) == (None, False)


async def test_where_one_plays_again_is_known_after_a_restart(server: Running) -> None:
    async with party(server, people=1) as here:
        await play_to_the_end(here, 3)
        code = (await here.host.ask("POST", f"/api/tables/{here.code}/again"))["code"]
        assert (await server.stored(here.code)).table.next_code == code
        assert await here.host.ask("POST", f"/api/tables/{here.code}/again") == {"code": code}


async def test_only_the_company_of_a_finished_game_plays_it_again(server: Running) -> None:
    async with party(server, people=2) as here:
        stranger = await server.visitor()
        assert await refusal(here.host.ask("POST", f"/api/tables/{here.code}/again")) == "not-over"
        await play_to_the_end(here, 4)
        assert await refusal(stranger.ask("POST", f"/api/tables/{here.code}/again")) == "not-yours"
        assert (await stranger.info(here.code))["next_code"] is None


async def test_a_finished_game_tells_everybody_its_turning_points(server: Running) -> None:
    async with party(server, people=2) as here:
        assert (await here.host.info(here.code))["turning_points"] == []
        await play_to_the_end(here, 5)
        points = here.seats[0].table["turning_points"]
        assert points == (await (await server.visitor()).info(here.code))["turning_points"]
        assert len(points) == 3
        assert [point["after"] for point in points] == sorted(point["after"] for point in points)
        public = [(line["say"], line["after"]) for line in here.seats[0].logs[0]]
        assert all((point["say"], point["after"]) in public for point in points)
        assert all(1 <= point["round"] <= here.seats[0].table["result"]["rounds"] for point in points)
