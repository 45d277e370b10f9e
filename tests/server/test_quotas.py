"""What one visitor, and one address, may say at all tables together, and how often they may come."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from bench.player import Seat

from .playing import party, refusal
from .running import Running

HARDLY = 0.0001


async def said(seat: Seat, times: int) -> list[str]:
    return [await refusal(seat.send("say", seat=0, text="Ia!")) for _ in range(times)]


async def test_the_sockets_of_a_visitor_count_together(serve: Callable[..., Running]) -> None:
    server = serve(limits={"messages_per_second": HARDLY, "message_burst": 6})
    async with party(server, people=1, talk="free") as here:  # one message has been sent
        another = await here.host.sit(here.code)
        assert await said(here.seats[0], 3) + await said(another, 3) == ["done"] * 5 + ["too-fast"]
        stranger = await (await server.visitor()).sit(here.code)
        assert await refusal(stranger.send("point", seat=0, thing="location-3")) == "not-yours"
        await another.close()
        await stranger.close()


async def test_the_visitors_of_an_address_count_together(serve: Callable[..., Running]) -> None:
    server = serve(limits={"messages_from_address": HARDLY, "message_burst_from_address": 6})
    async with party(server, people=2, talk="free") as here:  # two messages have been sent
        assert await said(here.seats[0], 4) == ["done"] * 4
        assert await refusal(here.seats[1].send("say", seat=1, text="Ia!")) == "too-fast"


async def test_nobody_talks_without_a_pause(serve: Callable[..., Running]) -> None:
    server = serve(limits={"chat_per_second": HARDLY, "chat_burst": 3})
    async with party(server, people=2, talk="free") as here:
        assert await said(here.seats[0], 5) == ["done"] * 3 + ["too-fast"] * 2
        assert await refusal(here.seats[1].send("say", seat=1, text="Now I.")) == "done"
        await here.choose()


async def test_an_address_does_not_talk_without_a_pause_either(serve: Callable[..., Running]) -> None:
    server = serve(limits={"chat_from_address": HARDLY, "chat_burst_from_address": 3})
    async with party(server, people=2, talk="free") as here:
        assert await said(here.seats[0], 3) == ["done"] * 3
        assert await refusal(here.seats[1].send("say", seat=1, text="And I?")) == "too-fast"


async def test_a_table_keeps_only_so_much_talk(serve: Callable[..., Running]) -> None:
    server = serve(limits={"chat_lines": 3})
    async with party(server, people=1, talk="free") as here:
        assert await said(here.seats[0], 5) == ["done"] * 3 + ["chat-full"] * 2
        assert len((await server.stored(here.code)).said) == 3


async def test_an_address_opens_only_so_many_sockets_at_once(serve: Callable[..., Running]) -> None:
    server = serve(limits={"sockets_per_second": HARDLY, "socket_burst": 2})
    visitor = await server.visitor()
    code = await visitor.make("mine bot", pace="slow")
    seats = [await visitor.sit(code) for _ in range(2)]
    with pytest.raises(InvalidStatus):
        await visitor.sit(code)
    for seat in seats:
        await seat.close()
    await visitor.info(code)
    await visitor.leave()
