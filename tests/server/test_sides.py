"""A table of two sides over the wire: each hears what it may know, and everybody hears who won."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

from bench.player import Seat
from miskatonic.kernel.table import Table

from ..example.ashgrove import GAME
from ..example.ashgrove.state import KEEPER
from .playing import Json, Party, party, settled
from .running import Running


def deals_the_portrait(seed: int) -> bool:
    return "portrait" in Table(GAME, GAME.setup(3, seed, {})).state.hand


SEED = next(seed for seed in range(100) if deals_the_portrait(seed))
SECRETS = ("hidden", "heard")


@pytest.fixture
def house(ashgrove: str, serve: Callable[..., Running]) -> Running:
    return serve()


@pytest.fixture
async def here(house: Running) -> AsyncIterator[Party]:
    async with party(house, people=3, game="ashgrove", options={}, seed=str(SEED)) as made:
        yield made


async def play_to_the_end(here: Party) -> None:
    chance = Random(4)
    while not here.seats[0].over:
        await here.choose(chance=chance)


def view_of(seat: Seat) -> Json:
    return next(iter(seat.views.values()))


def heard(seat: Seat) -> list[str]:
    """The secrets somebody was told."""
    (log,) = seat.logs.values()
    events = [line["event"] for line in log]
    return [f"{event['event']} {event['room']}" for event in events if event["event"] in SECRETS]


async def test_a_table_tells_who_plays_together(here: Party) -> None:
    info = await here.host.info(here.code)
    sides = {side["name"]: side["seats"] for side in info["sides"]}
    assert sides == {"investigators": [1, 2], "keeper": [KEEPER]}


async def test_each_side_is_shown_and_told_only_what_it_may_know(here: Party, house: Running) -> None:
    watcher = await house.visitor()
    looking = await watcher.sit(here.code)
    answers = ((0, "hide:cellar"), (0, "lock:0"), (0, "play:portrait:1"), (1, "pay"), (1, "listen:tower"))
    for seat, key in (*answers, (1, "listen:study")):
        await here.seats[seat].choose(key, here.seats[seat].questions[0])
        await here.in_step()
    await settled(looking)
    everybody = [*here.seats, looking]
    assert [view_of(seat)["idol"] for seat in everybody] == ["cellar", None, None, None]
    assert [view_of(seat)["heard"] for seat in everybody] == [[], ["tower", "study"], ["tower", "study"], []]
    assert [heard(seat) for seat in everybody] == [
        ["hidden cellar"],
        ["heard tower", "heard study"],
        ["heard tower", "heard study"],
        [],
    ]
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
    assert "event-hidden" not in told and "hide:" not in told
    await play_to_the_end(here)
    after = json.dumps(await here.people[1].ask("GET", f"/api/tables/{here.code}/replay", params={"seat": KEEPER}))
    assert "event-hidden" in after
