"""What strangers could make grow without end: holders of a seat, the blocked, journals, tables in memory, bots."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from miskatonic.server import bots, seating
from miskatonic.server.plain_words import MOST_MARKS, plain_lines, plain_name
from miskatonic.server.rate_limiter import RateLimiter

from .playing import in_step, party, refusal, settled
from .running import Running


async def test_a_seat_is_held_on_so_many_devices(serve: Callable[..., Running]) -> None:
    server = serve(limits={"holders_per_seat": 2})
    async with party(server, people=2) as here:
        token = (await here.people[1].links(here.code))[1]
        third, fourth = await server.visitor(), await server.visitor()
        assert await third.claim(here.code, token=token) == [1]
        assert await refusal(fourth.claim(here.code, token=token)) == "too-many-devices"
        assert await third.claim(here.code, token=token) == [1], "who holds it may come again"
        fresh = await here.host.ask("POST", f"/api/tables/{here.code}/seats/1/link")
        assert await fourth.claim(here.code, token=fresh["token"]) == [1], "a new link begins anew"
        assert {each for each, who in server.table(here.code).seating.holders.items() if len(who) > 1} == set()


async def test_a_table_remembers_so_many_it_keeps_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_BLOCKED", 2)
    host = await server.visitor()
    code = await host.make("mine open")
    seat = await host.sit(code)
    guests = [await server.visitor() for _ in range(3)]
    for guest in guests:
        await seat.send("set-seat", seat=1, kind="open")
        await guest.claim(code)
        await seat.send("block", seat=1)
    assert (await server.stored(code)).table.blocked == [server.id_of(guest) for guest in guests[1:]]
    assert [await refusal(guest.sit(code)) for guest in guests[1:]] == ["blocked", "blocked"]
    await seat.close()


async def test_going_back_makes_no_journal_longer_than_can_be_read(serve: Callable[..., Running]) -> None:
    server = serve(limits={"journal_entries": 6})
    async with party(server, people=1) as here:
        seat = here.seats[0]
        for _ in range(3):
            await here.choose()
            await seat.go_back()
        assert len((await server.stored(here.code)).journal) == 6
        await here.choose()
        assert seat.undo == [] and await refusal(seat.go_back()) == "no-way-back"
        await here.choose()
        assert len((await server.stored(here.code)).journal) == 8, "the game goes on to its end"


async def test_of_idle_tables_only_the_latest_stay_in_memory(serve: Callable[..., Running]) -> None:
    server = serve(limits={"idle_tables": 2})
    visitor = await server.visitor()
    played = await visitor.make("mine")
    seat = await visitor.sit(played)
    first, second = await visitor.make("mine"), await visitor.make("mine")
    await visitor.info(first)
    third = await visitor.make("mine")
    assert {table.code for table in server.registry.tables} == {played, first, third}, "nobody asked for the second"
    await seat.choose()
    assert (await visitor.info(second))["code"] == second, "it is loaded again"
    assert {table.code for table in server.registry.tables} == {played, second, third}
    await seat.close()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often each address was asked for one more choice of a bot."""
    monkeypatch.setattr(bots, "WAIT_SECONDS", 0.01)
    asked: Counter[str] = Counter()
    allow = RateLimiter.allow

    def counted(limiter: RateLimiter, who: str) -> bool:
        asked[who] += limiter._burst == LIMITS["bot_choice_burst"]
        return allow(limiter, who)

    monkeypatch.setattr(RateLimiter, "allow", counted)
    yield asked


LIMITS: dict[str, Any] = {"bot_choices_per_second": 1e-6, "bot_choice_burst": 7}


async def asked_so_often(made: Counter[str], address: str, times: int) -> None:
    async with asyncio.timeout(20):
        while made[address] < times:
            await asyncio.sleep(0.01)


async def test_bots_are_put_down_to_the_address_from_which_somebody_looks_on(
    serve: Callable[..., Running], made: Counter[str]
) -> None:
    """However many tables of bots one visitor opens, they play no more than one address may have."""
    server = serve(limits=LIMITS)
    visitor = await server.visitor()
    seats = [await visitor.sit(await visitor.make("bot bot")) for _ in range(3)]
    await asked_so_often(made, "127.0.0.1", 30)
    await in_step(*seats)
    assert sum(seat.choices for seat in seats) == LIMITS["bot_choice_burst"]
    async with party(server, people=1) as here:
        await here.choose()
    for seat in seats:
        await seat.close()


async def test_a_stranger_who_looks_on_does_not_stop_the_bots_of_others(
    serve: Callable[..., Running], made: Counter[str]
) -> None:
    server = serve(limits=LIMITS)
    visitor = await server.visitor()
    seat = await visitor.sit(await visitor.make("bot bot"))
    await asked_so_often(made, "127.0.0.1", 20)
    [audience] = server.table(seat.table["code"]).broadcaster._audiences.values()
    [connection] = audience.listeners
    connection.address = "192.0.2.7"
    await asked_so_often(made, "192.0.2.7", 20)
    await settled(seat)
    assert seat.choices == 2 * LIMITS["bot_choice_burst"], "another address has a share of its own"
    await seat.close()


def test_marks_are_not_piled_up_over_what_others_wrote() -> None:
    pile = "\N{COMBINING ACUTE ACCENT}" * 40
    assert plain_name(f"A{pile}da") == "A" + pile[:MOST_MARKS] + "da"
    assert plain_name(pile) == "" == plain_lines(f" {pile[0]} ".replace(" ", ""))
    assert plain_lines(f"Ia!{pile}\nIa!\x1b[31m") == f"Ia!{pile[:MOST_MARKS]}\nIa![31m"
    for words in ("Ёлка й ґанок", "Việt Nam", "שָׁלוֹם", "ที่นี่"):
        assert plain_name(words) == words


async def test_names_and_talk_have_no_piles_of_marks(server: Running) -> None:
    pile = "\N{COMBINING RING ABOVE}" * 30
    async with party(server, people=1, talk="free") as here:
        assert (await here.host.ask("PUT", "/api/me", json={"name": f"Ada{pile}"}))["name"] == "Ada" + pile[:MOST_MARKS]
        await here.seats[0].send("say", seat=0, text=f"Ia!{pile}")
        assert here.seats[0].said[-1]["text"] == "Ia!" + pile[:MOST_MARKS]
