"""Tables of the game of windows, and what is done and asked there."""

from __future__ import annotations

from typing import Any

from bench.player import Seat
from miskatonic.kernel.decision import ORDERS
from miskatonic.server.stops import BY_STOPS

from .playing import Party, gather
from .running import Running
from .window_game import DAWN, DUSK, NAME, NIGHT

PASS_KEY = "pass"
EVERYWHERE = [DUSK, NIGHT, DAWN]
USUAL = [DUSK, ORDERS]
CANDLES = ["snuff:red", "snuff:white", "snuff:black"]


async def window_party(server: Running, people: int = 2, stops: list[list[str]] | None = None, **request: Any) -> Party:
    """A table of the game of windows; who sits there wants to be asked in these."""
    here = await gather(server, people, game=NAME, **request)
    for number, windows in enumerate(stops or []):
        await set_stops(here.seats[number], windows)
    await here.in_step()
    return here


async def set_stops(seat: Seat, windows: list[str] | None, **fields: Any) -> None:
    await seat.send("set-stops", **{"seat": seat.welcome["seats"][0], "windows": windows, **fields})


async def ask_once(seat: Seat, *, once: bool = True) -> None:
    await seat.send("ask-once", seat=seat.welcome["seats"][0], once=once)


def asks(here: Party) -> tuple[int, str | None]:
    """Who is asked, and in which window."""
    (question,) = here.asked().questions
    return question["seat"], question.get("window")


async def choose(here: Party, *keys: str) -> None:
    """Whoever is asked chooses these, one after the other."""
    for key in keys:
        await here.asked().choose(key)
        await here.in_step()


async def journal(server: Running, here: Party) -> list[tuple[int, str, bool]]:
    """Who chose what, and whether they passed by themselves."""
    return [(entry.seat, entry.key, entry.by == BY_STOPS) for entry in (await server.stored(here.code)).journal]
