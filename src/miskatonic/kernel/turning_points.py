"""The turning points of a game: what happened in it that weighed most, by what its events declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .events import Event

MOST: Final = 3


class TurningPoint(Struct, frozen=True):
    """An event that everybody may know, its place among all events, and the round it happened in (0: before any).

    Where the parts of a game count their rounds anew, they are counted on.
    """

    event: Event
    place: int
    round: int


def turning_points(events: Sequence[Event]) -> list[TurningPoint]:
    """The weightiest events in the order they happened; of equals one of another round, then the later one."""
    left = candidates(events)
    chosen: list[TurningPoint] = []
    while left and len(chosen) < MOST:
        rounds = {point.round for point in chosen}
        next = max(left, key=lambda point: (point.event.weighs(), point.round not in rounds, point.place))
        left.remove(next)
        chosen.append(next)
    return sorted(chosen, key=lambda point: point.place)


def candidates(events: Sequence[Event]) -> list[TurningPoint]:
    """Everything that turned the game and that everybody may know, up to its end."""
    found: list[TurningPoint] = []
    round = before = 0
    end = max((place for place, event in enumerate(events) if event.concludes), default=len(events))
    for place, event in enumerate(events[:end]):
        named = getattr(event, "round", None)
        if isinstance(named, int):
            before += round if named < round else 0
            round = named
        if event.seen_by(None) and event.weighs() > 0:
            found.append(TurningPoint(event, place, before + round))
    return found
