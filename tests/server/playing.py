"""Short ways to come to a table and to play there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import httpx

from bench.player import Refused, Seat, Visitor

from .running import Running

Json = dict[str, Any]


class Party(NamedTuple):
    """People at a table: who they are, and their open sockets in the order of their seats."""

    code: str
    people: list[Visitor]
    seats: list[Seat]

    @property
    def host(self) -> Visitor:
        return self.people[0]

    def asked(self) -> Seat:
        """Somebody who has to decide."""
        return next(seat for seat in self.seats if seat.questions)

    async def in_step(self) -> None:
        await in_step(*self.seats)

    async def choose(self, times: int = 1, chance: Random | None = None) -> None:
        """Whoever is asked decides: by chance, or for the first option."""
        for _ in range(times):
            seat = self.asked()
            question = seat.questions[0]
            options = question["options"]
            await seat.choose((chance.choice(options) if chance else options[0])["key"], question)
            await self.in_step()

    async def until(self, when: Callable[[Party], bool], chance: Random) -> None:
        """Play by chance until something is so."""
        while not when(self):
            await self.choose(chance=chance)

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.close()
        for person in self.people:
            await person.leave()


async def in_step(*seats: Seat) -> None:
    """Wait until everybody has been told what was done."""
    for seat in seats:
        await settled(seat)


async def stranger(server: Running, **headers: str) -> httpx.AsyncClient:
    """Somebody without a cookie."""
    return httpx.AsyncClient(base_url=server.address, headers=headers)


async def gather(server: Running, people: int = 2, bots: int = 0, **request: Any) -> Party:
    """A table whose host sits on the first seat and has invited the others, who came."""
    visitors = [await server.visitor(name) for name in ("Ada", "Bert", "Cora", "Dan")[:people]]
    code = await visitors[0].make(" ".join(["mine", *["human"] * (people - 1), *["bot"] * bots]), **request)
    links = await visitors[0].links(code) if people > 1 else {}
    for number, visitor in enumerate(visitors[1:], 1):
        await visitor.claim(code, token=links[number])
    party = Party(code, visitors, [await visitor.sit(code) for visitor in visitors])
    await party.in_step()
    return party


@asynccontextmanager
async def party(server: Running, people: int = 2, bots: int = 0, **request: Any) -> AsyncIterator[Party]:
    made = await gather(server, people, bots, **request)
    try:
        yield made
    finally:
        await made.leave()


async def refusal(doing: Any) -> str:
    """The code with which something is refused."""
    try:
        await doing
    except Refused as refused:
        return refused.code
    return "done"


async def settled(seat: Seat) -> None:
    """Everything the server had to say to this connection has arrived."""
    await seat.send_raw('{"type":"still-there"}')


async def answers(seat: Seat, *messages: Json) -> list[str]:
    """What each of some messages is answered with: `done`, or the code of the refusal."""
    return [await asyncio.wait_for(refusal(seat.send(**message)), 10) for message in messages]


def kinds(table: Json) -> list[str]:
    """Who sits at a table: people, bots, nobody yet."""
    return [seat["kind"] for seat in table["seats"]]
