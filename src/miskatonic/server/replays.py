"""A game told again, moment by moment, from one point of view."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.kernel.table import Table

from . import messages as wire
from .audience import happenings
from .course import Course
from .live import LiveTable
from .patch import changes
from .problems import Refusal


def points_of_view(table: LiveTable, visitor: str) -> list[int | None]:
    """Through whose eyes one may look: through one's own, and when the game is over through everybody's."""
    if table.course.over:
        return [*range(table.row.players), None]
    return [*table.seating.of(visitor), None]


def replay(table: LiveTable, visitor: str, seat: int | None) -> wire.Replay:
    """Play the game again and note what a seat saw after every choice."""
    seats = points_of_view(table, visitor)
    if seat not in seats:
        raise Refusal("no-seat" if seat is not None and seat >= table.row.players else "hidden")
    old = table.course.table
    again = Course(Table(old.game, old.setup, origin=old.origin))
    frames = [first_frame(again, seat)]
    view = frames[0].changes[0].value
    for (chooser, key), mark in zip(old.choices, table.course.marks[1:], strict=True):
        decision = again.table.pending[chooser]
        known = table.course.over or chooser == seat
        told = len(again.table.events)
        again.choose(chooser, key, bot=mark.bot)
        seen = msgspec.to_builtins(again.table.view(seat))
        frames.append(
            wire.Frame(
                seat=chooser,
                chose=decision.find(key).say if known else None,
                prompt=decision.prompt if known else None,
                changes=changes(view, seen),
                log=happenings(again, seat, told, len(again.table.events)),
                round=again.marks[-1].round,
            )
        )
        view = seen
    return wire.Replay(table.info(), seat, seats, frames)


def first_frame(course: Course, seat: int | None) -> wire.Frame:
    """The beginning: the whole view, and what happened before the first choice."""
    view: Any = msgspec.to_builtins(course.table.view(seat))
    log = happenings(course, seat, 0, len(course.table.events))
    return wire.Frame(None, None, None, [wire.Change([], view)], log, course.marks[0].round)
