"""Of what one address asks for at the same time a few pieces are done at once, and others come in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import pytest

from miskatonic.server import turns
from miskatonic.server.turns import Turns

from .playing import party, refusal
from .running import Running


class Work:
    """Things that are begun in turn, and end when they are told to."""

    def __init__(self, at_once: int) -> None:
        self.turns = Turns(at_once)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, *names: str, rest: float = 0.0) -> None:
        """Each is named after its address and a number."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._do(name, rest))
        await settle()

    async def _do(self, name: str, rest: float) -> None:
        async with self.turns.turn(name.rstrip("0123456789")) as turn:
            self.begun.append(name)
            await self._ends[name].wait()
            turn.rest = rest

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
        await settle()

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_so_many_at_once_and_the_others_in_their_order() -> None:
    work = Work(2)
    await work.begin("ada1", "ada2", "ada3", "ada4", "bert1")
    assert work.begun == ["ada1", "ada2", "bert1"], "everybody has a line of their own"
    await work.end("ada2")
    assert work.begun[3:] == ["ada3"]
    await work.end("ada1", "ada3", "ada4", "bert1")
    assert work.begun[4:] == ["ada4"] and work.turns.known == 0


async def test_who_gives_up_waiting_keeps_nobody() -> None:
    work = Work(1)
    await work.begin("ada1", "ada2", "ada3")
    await work.give_up("ada2")
    await work.end("ada1")
    assert work.begun == ["ada1", "ada3"]
    await work.give_up("ada3")
    assert work.turns.known == 0


async def test_what_waits_for_something_else_is_in_nobodys_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURN_SECONDS", 0.05)
    work = Work(1)
    await work.begin("ada1", "ada2")
    assert work.begun == ["ada1"]
    await until(lambda: work.begun == ["ada1", "ada2"])
    monkeypatch.setattr(turns, "TURN_SECONDS", 60.0)
    await work.end("ada1", "ada2")
    await work.begin("ada3", "ada4")
    assert work.begun[2:] == ["ada3"], "that one took too long makes no room for two"
    await work.end("ada3", "ada4")
    assert work.turns.known == 0


async def test_what_cost_much_is_followed_by_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURN_SECONDS", 60.0)
    work, rest = Work(1), 0.3
    await work.begin("ada1", rest=rest)
    began = monotonic()
    await work.end("ada1")
    assert work.turns.known == 1, "also where nobody waits yet"
    await work.begin("ada2", "bert1")
    await until(lambda: "ada2" in work.begun)
    assert work.begun == ["ada1", "bert1", "ada2"] and monotonic() - began >= rest
    await work.end("ada2", "bert1")
    assert work.turns.known == 0


# At a server.


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


class Occupied:
    """The address everybody comes from has all its turns taken."""

    def __init__(self, server: Running, line: Turns) -> None:
        self._server = server
        self._line = line
        self._over = asyncio.Event()

    async def __aenter__(self) -> None:
        self._task = asyncio.create_task(self._server.do(self._take()))
        while not self._line.known:
            await asyncio.sleep(0.01)

    async def _take(self) -> None:
        async with self._line.turn("127.0.0.1"):
            while not self._over.is_set():
                await asyncio.sleep(0.01)

    async def __aexit__(self, *_: object) -> None:
        self._over.set()
        await self._task


@pytest.mark.parametrize("what", ["request", "message", "greeting"])
async def test_requests_messages_and_greetings_wait_for_their_turn(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(turns, "TURN_SECONDS", 60.0)
    server = serve(limits={"at_once": 1, "greetings_at_once": 1})
    async with party(server, people=1, talk="free") as here:

        async def do() -> None:
            match what:
                case "request":
                    await here.host.info(here.code)
                case "message":
                    await here.seats[0].send("say", seat=0, text="Ia!")
                case _:
                    await (await here.host.sit(here.code)).close()

        async with Occupied(server, server.registry.greetings if what == "greeting" else server.registry.turns):
            doing = asyncio.create_task(do())
            done, _ = await asyncio.wait([doing], timeout=0.4)
            assert not done
        await asyncio.wait_for(doing, 20)


async def test_a_greeting_is_put_down_to_whoever_connects(serve: Callable[..., Running]) -> None:
    """A long game with many seats is megabytes: whoever comes and goes has to wait, and is told to come again."""
    server = serve(limits={"costly_seconds": 1e-9, "costly_share": 1e-12})
    async with party(server, people=1) as here:
        assert await refusal(here.host.sit(here.code)) == "too-fast"
        await here.choose()


async def test_who_was_greeted_may_play_at_once(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the next greeting waits for the rest."""
    monkeypatch.setattr(turns, "TURN_SECONDS", 60.0)
    server = serve(limits={"greetings_at_once": 1, "costly_share": 1e-6})
    async with party(server, people=1) as here:
        await asyncio.wait_for(here.choose(), 20)
        assert server.registry.greetings.known == 1, "the rest is not over"
