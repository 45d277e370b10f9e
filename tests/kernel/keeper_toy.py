"""A toy game with two sides: a keeper hides a relic in a house and locks doors, the others look for it.

Only the keeper knows where the relic is; only the investigators know where the lantern is that shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec import Struct

from miskatonic.games import GAMES
from miskatonic.kernel import rng
from miskatonic.kernel.atlas import Atlas, Edge, routes
from miskatonic.kernel.decision import Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Flow, GameOver, Result, ask
from miskatonic.kernel.game import Game, Setup, State
from miskatonic.kernel.sides import Side
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message, plain

ROUNDS = 4
KEEPER = 0
NOWHERE = ""
ROOMS = ("hall", "kitchen", "cellar", "attic", "study")
DOORS = (("hall", "kitchen"), ("kitchen", "cellar"), ("hall", "study"), ("study", "attic"))
HOUSE = Atlas(ROOMS, [Edge(one, other) for one, other in DOORS])


class House(State):
    round: int
    relic: str
    lantern: str
    lit: bool
    locked: int
    rooms: dict[int, str]
    searched: list[str]


class Told(Event, frozen=True, tag="told"):
    """Something about a room: hidden, searched, or shown by the lantern."""

    what: str
    room: str

    def say(self) -> Message:
        return plain("effect-none")


class Shown(Told, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True


class Seen(Struct, frozen=True):
    rooms: list[str]
    locked: int
    searched: list[str]
    relic: str | None
    lantern: str | None


def pick(source: rng.Random, rooms: Sequence[str]) -> str:
    return rooms[rng.below(source, len(rooms))]


def begin(setup: Setup) -> House:
    seats = dict.fromkeys(range(1, setup.players), "hall")
    state = House(rng.seeded(setup.seed), "hide", None, 0, NOWHERE, NOWHERE, False, -1, seats, [])
    state.lantern = pick(state, ROOMS)
    return state


def choose(seat: int, verb: str, values: list[str]) -> Flow[str]:
    options = [Option(f"{verb}:{value}", plain("effect-none"), value, verb) for value in values]
    chosen: str = yield from ask(seat, plain("effect-choose-prompt"), options, topic=verb)
    return chosen


def hide(table: Table[House]) -> Flow[str]:
    table.state.relic = yield from choose(KEEPER, "hide", list(ROOMS[1:]))
    table.tell(Told, "hidden", table.state.relic, only=(KEEPER,))
    return "lock"


def lock(table: Table[House]) -> Flow[str]:
    """The keeper closes one door to the investigators, for a round."""
    table.state.round += 1
    table.state.locked = int((yield from choose(KEEPER, "lock", [str(door) for door in range(len(DOORS))])))
    return "search"


def search(table: Table[House]) -> Flow[str]:
    """Everybody goes wherever no locked door keeps them out, and looks around."""
    state = table.state
    team = tuple(state.rooms)
    for seat in team:
        ways = HOUSE.ways(blocked=lambda _, door: door == state.locked)
        state.rooms[seat] = yield from choose(seat, "search", list(routes(state.rooms[seat], ways).away))
        look_around(table, state.rooms[seat], team)
    if state.round == ROUNDS:
        end(table, "never-found", keeper=True)
    return "lock"


def look_around(table: Table[House], room: str, team: tuple[int, ...]) -> None:
    state = table.state
    state.searched.append(room)
    table.tell(Shown, "searched", room)
    if room == state.relic:
        end(table, "found", keeper=False)
    if room == state.lantern and not state.lit:
        state.lit = True
        table.tell(Shown, "lit", state.relic, only=team)


def end(table: Table[House], reason: str, *, keeper: bool) -> None:
    won = {seat: keeper == (seat == KEEPER) for seat in range(table.setup.players)}
    raise GameOver(Result(won, reason, None, table.state.round))


def view(state: House, seat: int | None) -> Seen:
    knows_relic = seat == KEEPER or (seat is not None and state.lit)
    return Seen(
        list(state.rooms.values()),
        state.locked,
        list(state.searched),
        state.relic if knows_relic else None,
        state.lantern if seat not in (KEEPER, None) else None,
    )


class _Source(Struct):
    rng: int


def determinize(state: House, seat: int | None, seed: int) -> None:
    source = _Source(rng.seeded(seed))
    if seat in (KEEPER, None):
        state.lantern = pick(source, ROOMS)
    if seat != KEEPER and not (state.lit and seat is not None) and state.relic:
        state.relic = pick(source, [room for room in ROOMS[1:] if room not in state.searched or state.result])
    state.rng = rng.split(source)


def sides(setup: Setup) -> list[Side]:
    return [
        Side("investigators", plain("side-investigators"), tuple(range(1, setup.players))),
        Side("keeper", plain("effect-way", way="keeper"), (KEEPER,)),
    ]


KEEPER_TOY = Game(
    package=__name__,
    title=plain("effect-none"),
    players=(2, 3),
    settings=(),
    state=House,
    begin=begin,
    steps={"hide": hide, "lock": lock, "search": search},
    view=view,
    determinize=determinize,
    round_of=lambda state: state.round,
    sides=sides,
)


def keeper_toy(seed: int | str = 1, players: int = 3) -> Table[House]:
    return Table(KEEPER_TOY, KEEPER_TOY.setup(players, seed, {}))


def adopt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy be played like the games that live here, for one test."""
    monkeypatch.setitem(GAMES.__dict__["_packages"], KEEPER_TOY.name, KEEPER_TOY.package)
    monkeypatch.setitem(GAMES.__dict__["_loaded"], KEEPER_TOY.name, KEEPER_TOY)
