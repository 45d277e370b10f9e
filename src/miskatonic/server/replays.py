"""A game told again, moment by moment, from one point of view."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.kernel.table import Choice, Table

from . import messages as wire
from .audience import happenings
from .course import Course, Mark
from .patch import changes
from .problems import Refusal


class Film(Struct, frozen=True):
    """What a replay is made of, taken from a table in one moment; it can be shown while the table plays on."""

    info: wire.TableInfo
    seat: int | None
    seats: list[int | None]
    table: Table[Any]
    choices: list[Choice]
    marks: list[Mark]
    """Of the choices."""
    over: bool


def film(info: wire.TableInfo, course: Course, own: tuple[int, ...], seat: int | None) -> Film:
    """Take a film of a game as a seat saw it: one's own, and when the game is over everybody's."""
    seats: list[int | None] = [*(range(info.players) if course.over else own), None]
    if seat not in seats:
        raise Refusal("no-seat" if seat is not None and seat >= info.players else "hidden")
    return Film(info, seat, seats, course.table, list(course.table.choices), course.marks[1:], course.over)


def show(film: Film) -> wire.Replay:
    """Play the game again and note what the seat saw after every choice."""
    seat = film.seat
    again = Course(Table(film.table.game, film.table.setup, origin=film.table.origin))
    frames = [first_frame(again, seat)]
    view = frames[0].changes[0].value
    for (chooser, key), mark in zip(film.choices, film.marks, strict=True):
        decision = again.table.pending[chooser]
        known = film.over or chooser == seat
        told = len(again.table.events)
        again.choose(chooser, key, bot=mark.bot, passed=mark.passed)
        seen = msgspec.to_builtins(again.table.view(seat))
        frames.append(
            wire.ReplayFrame(
                seat=chooser,
                chose=decision.find(key).say if known else None,
                prompt=decision.prompt if known else None,
                changes=changes(view, seen),
                log=happenings(again, seat, told, len(again.table.events)),
                round=again.marks[-1].round,
                passed=mark.passed and known,
            )
        )
        view = seen
    return wire.Replay(film.info, seat, film.seats, frames)


def first_frame(course: Course, seat: int | None) -> wire.ReplayFrame:
    """The beginning: the whole view, and what happened before the first choice."""
    view: Any = msgspec.to_builtins(course.table.view(seat))
    log = happenings(course, seat, 0, len(course.table.events))
    return wire.ReplayFrame(None, None, None, [wire.Change([], view)], log, course.marks[0].round)
