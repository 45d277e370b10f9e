"""Chat, pointing at things, and the pace of bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench.player import Visitor
from miskatonic.server import bots
from miskatonic.server.live_table import CHAT_LINES_SENT

from .playing import Party, gather, in_step, party, refusal
from .running import Running


async def until_silent(here: Party) -> None:
    """Play until the rules forbid somebody to talk."""
    chance = Random(1)
    while all(seat.may_talk for seat in here.seats):
        await here.choose(chance=chance)


async def test_what_is_said_is_heard_by_all_and_kept(server: Running) -> None:
    async with party(server, people=2, talk="free") as here:
        watcher = await (await server.visitor()).sit(here.code)
        await here.seats[1].send("say", id="my-words-1", seat=1, text="  Ia!\n\x07Ia! \u202e ")
        await here.seats[1].send("say", id="my-words-1", seat=1, text="  Ia!\n\x07Ia! \u202e ")
        await here.seats[0].send("say", seat=0, text="Тише.")
        await in_step(*here.seats, watcher)
        lines = [(line["number"], line["seat"], line["name"], line["text"]) for line in watcher.said]
        assert lines == [(0, 1, "Bert", "Ia!\nIa!"), (1, 0, "Ada", "Тише.")]
        assert here.seats[0].said == here.seats[1].said == watcher.said
        again = await here.host.sit(here.code)
        assert again.welcome["said"] == watcher.said
        stored = (await server.stored(here.code)).said
        assert [(line.number, line.seat, line.text) for line in stored] == [(0, 1, "Ia!\nIa!"), (1, 0, "Тише.")]
        assert await refusal(watcher.send("say", seat=0, text="Boo")) == "not-yours"
        assert await refusal(here.seats[0].send("say", seat=1, text="I am Bert")) == "not-yours"
        for nothing in ("\x07\x00", "   ", "\u202e"):
            assert await refusal(here.seats[0].send("say", seat=0, text=nothing)) == "malformed"
        await again.close()
        await watcher.close()


async def test_a_line_that_is_sent_again_after_a_restart_is_said_once(
    address: str, serve: Callable[..., Running]
) -> None:
    """It was stored, but the server ended before it could say so."""
    first = serve(address)
    here = await gather(first, people=2, talk="free")
    line = {"id": "my-words-1", "seat": 0, "text": "Who is there?"}
    await here.seats[0].send("say", **line)
    first.stop()
    await here.leave()

    second = serve(address)
    host = Visitor(type(here.host.http)(base_url=second.address, cookies=here.host.http.cookies))
    seat = await host.sit(here.code)
    await seat.send("say", **line)
    assert [each["text"] for each in seat.said] == ["Who is there?"]
    assert len((await second.stored(here.code)).said) == 1
    await seat.send("say", **{**line, "id": "my-words-2"})
    assert len((await second.stored(here.code)).said) == 2
    await seat.close()
    await host.leave()
    second.stop()


async def test_the_rules_of_the_game_say_who_may_talk(server: Running) -> None:
    async with party(server, people=2, seed="silence", talk="rules") as here:
        await until_silent(here)
        silent = next(seat for seat in here.seats if not seat.may_talk)
        own = silent.welcome["seats"][0]
        assert silent.views[own]["may_talk"] is False
        assert await refusal(silent.send("say", seat=own, text="The moon gate!")) == "silence"
        assert await refusal(silent.send("point", seat=own, thing="location-3")) == "silence"
        assert (await server.stored(here.code)).said == []
        chance = Random(1)
        while not silent.may_talk and not silent.over:
            await here.choose(chance=chance)
        await silent.send("say", seat=own, text="Now I may.")
        assert silent.said[-1]["text"] == "Now I may."


async def test_a_table_may_do_without_that_rule(server: Running) -> None:
    async with party(server, people=2, seed="silence", talk="free") as here:
        chance = Random(1)
        while here.seats[0].views[0]["may_talk"]:
            await here.choose(chance=chance)
        assert here.seats[0].may_talk == [0]
        await here.seats[0].send("say", seat=0, text="The moon gate!")
        await here.seats[0].send("point", seat=0, thing="location-3")


async def test_before_and_after_the_game_everybody_may_talk(server: Running) -> None:
    host = await server.visitor()
    code = await host.make("mine human")
    seat = await host.sit(code)
    assert seat.may_talk == [0]
    await seat.send("say", seat=0, text="Is anybody there?")
    await seat.close()
    async with party(server, people=1, seed="end") as here:
        while not here.seats[0].over:
            await here.choose()
        assert here.seats[0].may_talk == [0]


async def test_pointing_is_seen_once_and_not_kept(server: Running) -> None:
    async with party(server, people=2, talk="free") as here:
        for _ in range(2):
            await here.seats[0].send("point", id="look-there-1", seat=0, thing="location-7")
        await here.in_step()
        shown = [update["pointed"] for update in here.seats[1].updates if "pointed" in update]
        assert shown == [{"seat": 0, "thing": "location-7"}]
        watcher = await (await server.visitor()).sit(here.code)
        assert "location-7" not in "".join(watcher.raw)
        assert await refusal(watcher.send("point", seat=0, thing="location-7")) == "not-yours"
        await watcher.close()


async def test_the_chat_remembers_so_many_lines(server: Running) -> None:
    async with party(server, people=1, talk="free") as here:
        seat = here.seats[0]
        for number in range(CHAT_LINES_SENT + 3):
            await seat.send("say", seat=0, text=str(number))
        again = await here.host.sit(here.code)
        assert [line["text"] for line in again.said] == [str(number) for number in range(3, CHAT_LINES_SENT + 3)]
        await again.close()


async def test_the_pace_is_everybodys_at_the_table(server: Running) -> None:
    async with party(server, people=2) as here:
        await here.seats[1].send("set-pace", pace="slow")
        await here.in_step()
        assert here.seats[0].table["pace"] == "slow" == (await server.stored(here.code)).table.pace
        watcher = await (await server.visitor()).sit(here.code)
        assert await refusal(watcher.send("set-pace", pace="fast")) == "not-yours"
        assert (await here.host.info(here.code))["pace"] == "slow"
        await watcher.close()


async def test_bots_keep_the_pace(serve: Callable[..., Running], monkeypatch: Any) -> None:
    slept: list[float] = []
    server = serve(pauses={"slow": 0.03, "normal": 0.02, "fast": 0.01})
    real = bots.asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    visitor = await server.visitor()
    with monkeypatch.context() as watched:
        watched.setattr(bots, "asyncio", _Watched(bots.asyncio, sleep))
        seat = await visitor.sit(await visitor.make("bot bot", pace="slow", seed="pace"))
        await seat.until(lambda each: each.choices > 2)
        assert set(slept) == {0.03}
        await seat.close()


class _Watched:
    """A module with another `sleep`."""

    def __init__(self, module: Any, sleep: Any) -> None:
        self._module = module
        self.sleep = sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)
