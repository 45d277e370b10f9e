"""How one wins and loses, asked at a table; and the hints that come with questions."""

from __future__ import annotations

from typing import Any

from bench.player import Visitor

from .playing import party, refusal
from .running import Running


async def ask(visitor: Visitor, code: str, **params: Any) -> Any:
    return await visitor.ask("GET", f"/api/tables/{code}/primer", params=params)


async def test_a_seat_is_told_how_it_wins_and_loses(server: Running) -> None:
    async with party(server, people=2, game="final-hour") as here:
        told = await ask(here.host, here.code, seat=0)
        assert set(told) == {"goal", "wins", "losses", "round"}
        attempt = told["wins"][0]
        assert attempt["say"] == {"domain": "final-hour", "id": "primer-attempt", "args": {"needed": 4}}
        assert attempt["rules"] == ["fh.ritual.6", "fh.ritual.10", "fh.ritual.15"]


async def test_whoever_watches_is_told_what_everybody_may_know_and_nothing_for_a_seat(server: Running) -> None:
    async with party(server, people=2, game="final-hour") as here:
        outside = await server.visitor("Eve")
        assert (await ask(outside, here.code))["losses"]
        assert await refusal(ask(outside, here.code, seat=0)) == "not-yours"


async def test_the_sides_of_a_game_are_told_different_things(server: Running, ashgrove: str) -> None:
    async with party(server, people=2, game="ashgrove") as here:
        keeper = await ask(here.host, here.code, seat=0)
        watching = await ask(here.host, here.code)
        assert keeper["wins"] == watching["losses"] != []


async def test_a_table_tells_whether_there_is_anything_to_tell(server: Running) -> None:
    async with party(server, people=2, game="final-hour") as here:
        assert (await here.host.ask("GET", f"/api/tables/{here.code}"))["primer"] is True


async def test_a_question_brings_the_hint_of_its_topic(server: Running) -> None:
    async with party(server, people=2, game="final-hour") as here:
        questions = [question for seat in here.seats for question in seat.questions]
        assert [question["topic"] for question in questions] == ["play"]
        assert questions[0]["hint"] == {"domain": "final-hour", "id": "hint-play"}
