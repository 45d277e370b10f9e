"""A game told again, moment by moment, from one point of view."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from miskatonic.kernel.table import Choice, Table

from . import messages as wire
from .broadcast import Log, shown
from .history import History, Position
from .patch import changes
from .refusals import Refusal


class ReplayData(Struct, frozen=True):
    """What a replay is made from: a copy of all it needs, so that the table can play on meanwhile."""

    info: wire.TableInfo
    seat: int | None
    face: wire.Face
    seats: list[int | None]
    table: Table[Any]
    choices: list[Choice]
    positions: list[Position]
    """Where each choice led."""
    over: bool


def replay_data(
    info: wire.TableInfo, history: History, own: tuple[int, ...], seat: int | None, face: wire.Face
) -> ReplayData:
    """The data for a replay as a seat saw the game: one of one's own seats; when the game is over, anybody's."""
    over = history.over or info.status == "over"
    seats: list[int | None] = [*(range(info.players) if over else own), None]
    if seat not in seats:
        raise Refusal("no-seat" if seat is not None and seat >= info.players else "hidden")
    table = history.table
    return ReplayData(info, seat, face, seats, table, list(table.choices), history.positions[1:], over)


def make_replay(data: ReplayData) -> wire.Replay:
    """Play the game again and note what the seat saw after every choice, with the passes by stops that followed it."""
    seat, face = data.seat, data.face
    again = History(Table(data.table.game, data.table.setup, origin=data.table.origin))
    frames = [first_frame(again, seat, face)]
    view = frames[0].changes[0].value
    places = iter(zip(data.choices, data.positions, strict=True))
    place = next(places, None)
    while place is not None:
        (chooser, key), position = place
        decision = again.table.pending[chooser]
        known = data.over or chooser == seat
        told = len(again.table.events)
        again.choose(chooser, key, bot=position.bot)
        passed: list[int] = []
        while (place := next(places, None)) is not None and place[1].passed:
            again.choose(*place[0], bot=False, passed=True)
            passed.append(place[0][0])
        seen = shown(again.table, seat, face)
        frames.append(
            wire.ReplayFrame(
                seat=chooser,
                chose=decision.find(key).say if known else None,
                prompt=decision.prompt if known else None,
                changes=changes(view, seen),
                log=Log(again).lines(seat, told, len(again.table.events)),
                round=again.positions[-1].round,
                passed=[each for each in passed if data.over or each == seat],
            )
        )
        view = seen
    return wire.Replay(data.info, seat, data.seats, frames)


def first_frame(history: History, seat: int | None, face: wire.Face) -> wire.ReplayFrame:
    """The beginning: the whole view, and what happened before the first choice."""
    view = shown(history.table, seat, face)
    log = Log(history).lines(seat, 0, len(history.table.events))
    return wire.ReplayFrame(None, None, None, [wire.Change([], view)], log, history.positions[0].round)
