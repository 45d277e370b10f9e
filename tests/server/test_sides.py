"""A table of two sides over the wire: each hears what it may know, and everybody hears who won."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

from bench.player import Seat

from ..kernel.keeper_toy import KEEPER, adopt, keeper_toy
from .playing import Json, Party, party
from .running import Running


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, serve: Callable[..., Running]) -> Running:
    adopt(monkeypatch)
    return serve()


SEED = next(seed for seed in range(100) if keeper_toy(seed).state.lantern == "attic")


@pytest.fixture
async def here(house: Running) -> AsyncIterator[Party]:
    async with party(house, people=3, game="keeper-toy", options={}, seed=str(SEED)) as made:
        yield made


async def play_to_the_end(here: Party) -> None:
    chance = Random(4)
    while not here.seats[0].over:
        await here.choose(chance=chance)


def view_of(seat: Seat) -> Json:
    return next(iter(seat.views.values()))


def heard(seat: Seat) -> list[str]:
    (log,) = seat.logs.values()
    return [f"{line['event']['what']} {line['event']['room']}" for line in log]


async def test_a_table_tells_who_plays_together(here: Party) -> None:
    info = await here.host.info(here.code)
    sides = {side["name"]: side["seats"] for side in info["sides"]}
    assert sides == {"investigators": [1, 2], "keeper": [KEEPER]}


async def test_each_side_is_shown_and_told_only_what_it_may_know(here: Party, house: Running) -> None:
    watcher = await house.visitor()
    looking = await watcher.sit(here.code)
    for seat, key in ((0, "hide:cellar"), (0, "lock:0"), (1, "search:attic"), (2, "search:hall")):
        await here.seats[seat].choose(key, here.seats[seat].questions[0])
        await here.in_step()
    await looking.until(lambda each: each.number >= here.seats[0].number)
    everybody = [*here.seats, looking]
    assert [view_of(seat)["relic"] for seat in everybody] == ["cellar", "cellar", "cellar", None]
    assert [view_of(seat)["lantern"] for seat in everybody] == [None, "attic", "attic", None]
    assert "lit cellar" in heard(here.seats[1]) and heard(here.seats[1]) == heard(here.seats[2])
    assert heard(here.seats[KEEPER]) == ["hidden cellar", "searched attic", "searched hall"]
    assert heard(looking) == ["searched attic", "searched hall"]
    await looking.close()
    await watcher.leave()


async def test_in_the_end_everybody_hears_who_won(here: Party) -> None:
    await play_to_the_end(here)
    info: Json = await here.host.info(here.code)
    won = info["result"]["won"]
    assert won["1"] == won["2"] != won["0"]


async def test_the_replay_of_a_seat_shows_what_it_saw_until_the_game_is_over(here: Party) -> None:
    await here.choose(times=3)
    told = json.dumps(await here.people[1].ask("GET", f"/api/tables/{here.code}/replay", params={"seat": 1}))
    assert "hidden" not in told and "hide:" not in told
    await play_to_the_end(here)
    after = json.dumps(await here.people[1].ask("GET", f"/api/tables/{here.code}/replay", params={"seat": KEEPER}))
    assert '"hidden"' in after
