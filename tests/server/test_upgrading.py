"""To a later version of the program and back again: tables go on, and what cannot go on stays to be watched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bench.player import Visitor
from miskatonic.games import GAMES
from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.game import Game
from miskatonic.kernel.table import Table
from miskatonic.server.storage import migrate
from tests.saves.versions import later_version

from .playing import Party, gather, party, refusal
from .running import Running
from .test_resuming import come_back, forget, told, wander
from .window_game import GAME as VIGIL
from .window_game import WORDS, Vigil, act
from .window_tables import EVERYWHERE, choose, window_party


@pytest.fixture
def played() -> Iterator[Callable[[Game[Any]], None]]:
    """Lets the server have a game as another version has it."""
    names: dict[str, Game[Any] | None] = {}

    def put(game: Game[Any]) -> None:
        names.setdefault(game.name, GAMES.get(game.name))
        GAMES._packages.setdefault(game.name, game.package)
        GAMES._loaded[game.name] = game

    yield put
    for name, before in names.items():
        if before is None:
            GAMES.unregister(name)
        else:
            GAMES._loaded[name] = before


def brighter(table: Table[Vigil]) -> Flow[str]:
    """Another rule: a candle more burns when a round begins."""
    table.state.lit += 1
    return (yield from act(table))


def another_question(table: Table[Vigil]) -> Flow[str]:
    """Another rule: there is nothing left of what was asked."""
    yield from ask(0, WORDS, [Option(key, WORDS, verb=key) for key in ("wake", "rise")], topic="wake")
    return "act"


async def reload(server: Running, here: Party) -> None:
    await forget(server, here)
    await come_back(here)


# Going on.


@pytest.mark.parametrize("name", ["final-hour", "arkham-lcg"])
async def test_a_table_goes_to_a_later_version_and_back_with_its_whole_history(
    server: Running, played: Callable[[Game[Any]], None], name: str
) -> None:
    now = GAMES[name]
    later = later_version(now)
    async with party(server, people=2, seed="there and back", game=name) as here:
        chance = Random(3)
        for version in (later, now, later):
            await wander(here, chance, 8)
            before = [told(seat) for seat in here.seats]
            table = await forget(server, here)
            played(version)
            await come_back(here)
            assert [told(seat) for seat in here.seats] == before
            assert server.table(here.code).history.table.choices == table.history.table.choices
            await here.choose(2, chance)
            assert (await server.stored(here.code)).table.content == version.content_digest


async def test_every_entry_is_stored_with_the_rules_it_was_made_by(
    server: Running, played: Callable[[Game[Any]], None]
) -> None:
    """A later version may replay a game of this one and then lead elsewhere: back here, that is no damage."""
    played(VIGIL)
    here = await window_party(server, people=1, stops=[EVERYWHERE])
    await choose(here, "watch")
    played(later_version(VIGIL, {"act": brighter}))
    table = await forget(server, here)
    assert table.row.content == VIGIL.content_digest
    await come_back(here)
    while server.table(here.code).history.table.state.round < 3:
        await here.choose()
    stored = (await server.stored(here.code)).table
    assert stored.content == "later"
    await forget(server, here)
    played(VIGIL)
    await come_back(here)
    assert here.seats[0].questions, "it goes on from its checkpoint"
    await here.choose(3)
    assert (await server.stored(here.code)).table.content == VIGIL.content_digest
    await here.leave()


async def test_a_database_goes_down_to_the_version_before_and_up_again(
    address: str, serve: Callable[..., Running]
) -> None:
    first = serve(address)
    here = await gather(first, people=2, seed="down and up", talk="free")
    await here.choose(5)
    before = [told(seat) for seat in here.seats]
    await here.seats[0].send("say", seat=0, text="Back we go.")
    first.stop()
    await here.leave()
    assert await asyncio.to_thread(migrate.main, [address, "0004"]) == 0
    second = serve(address)
    people = [Visitor(type(each.http)(base_url=second.address, cookies=each.http.cookies)) for each in here.people]
    again = Party(here.code, people, [await person.sit(here.code) for person in people])
    assert [told(seat) for seat in again.seats] == before
    assert [line["text"] for line in again.seats[0].said] == ["Back we go."]
    await again.leave()
    second.stop()


# What cannot go on.


class Moonlit(Vigil):
    """A state with a field that no earlier one has."""

    moon: int


async def stranded(server: Running, played: Callable[[Game[Any]], None]) -> Party:
    """A table whose game a later version can neither replay nor continue."""
    played(VIGIL)
    here = await window_party(server, people=2, stops=[EVERYWHERE, EVERYWHERE])
    await choose(here, "watch", "light", "pass")
    await forget(server, here)
    later = later_version(VIGIL, {"act": another_question})
    later.begin = lambda setup: Moonlit(1, "act", None, 0, [2] * setup.players, 0, moon=1)
    later._decoder = msgspec.msgpack.Decoder(Moonlit)
    played(later)
    return here


async def test_a_game_that_cannot_go_on_stays_to_be_watched_and_says_so(
    server: Running, played: Callable[[Game[Any]], None], errors: list[Any]
) -> None:
    here = await stranded(server, played)
    stored = await server.stored(here.code)
    await come_back(here)
    info = here.seats[0].table
    assert (info["stopped"], info["status"]) == (True, "playing")
    assert here.seats[0].questions == [] and here.seats[0].undo == []
    told = await here.host.ask("GET", f"/api/tables/{here.code}/replay", params={"seat": 0})
    assert told["table"]["stopped"] and told["frames"]
    for message in (
        {"type": "choose", "seat": 0, "decision": 0, "key": "wake"},
        {"type": "set-seat", "seat": 1, "kind": "open"},
        {"type": "say", "seat": 0, "text": "What now?"},
    ):
        assert await refusal(here.seats[0].send(**message)) == "not-resumable"
    assert await refusal(here.people[1].claim(here.code)) == "not-resumable"
    await here.leave()
    after = await server.stored(here.code)
    assert (after.table, after.journal) == (stored.table, stored.journal), "nothing was written"


async def test_back_on_its_own_version_a_game_that_could_not_go_on_does(
    server: Running, played: Callable[[Game[Any]], None], errors: list[Any]
) -> None:
    here = await stranded(server, played)
    await come_back(here)
    await forget(server, here)
    played(VIGIL)
    await come_back(here)
    assert here.seats[0].choices == 3 and here.seats[0].table["stopped"] is False
    await here.choose()
    await here.leave()


async def test_a_finished_game_stays_finished_whatever_became_of_its_rules(
    server: Running, played: Callable[[Game[Any]], None], errors: list[Any]
) -> None:
    played(VIGIL)
    here = await window_party(server, people=1, stops=[EVERYWHERE])
    while not here.seats[0].over:
        await here.choose()
    result = here.seats[0].table["result"]
    await forget(server, here)
    played(later_version(VIGIL, {"act": another_question}))
    await come_back(here)
    info = here.seats[0].table
    assert (info["status"], info["result"], info["stopped"]) == ("over", result, True)
    stranger = await server.visitor()
    assert (await stranger.ask("GET", f"/api/tables/{here.code}/replay", params={"seat": 0}))["frames"]
    await here.leave()
