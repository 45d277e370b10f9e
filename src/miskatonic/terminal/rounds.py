"""A finished game, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .words import dotted, say


def told_by_rounds(
    events: Sequence[Event],
    round_of: Callable[[Event], int | None],
    what_happened: Callable[[Sequence[Event]], list[Message]],
) -> list[Message]:
    """One line for each round; `round_of` is the number of the round that begins with an event."""
    rounds: list[tuple[int, list[Event]]] = []
    for event in events:
        number = round_of(event)
        if number is not None:
            rounds.append((number, []))
        elif rounds:
            rounds[-1][1].append(event)
    return [say("story-round", round=number, happened=dotted(what_happened(during))) for number, during in rounds]


class Loss(Protocol):
    """An event by which an investigator loses so much of something."""

    @property
    def who(self) -> str: ...
    @property
    def what(self) -> str: ...
    @property
    def count(self) -> int: ...


def lost_in_all(events: Iterable[Loss]) -> Counter[tuple[str, str]]:
    """How much of what everybody lost: by investigator and what it is, as it began."""
    totals: Counter[tuple[str, str]] = Counter()
    for event in events:
        totals[event.who, event.what] += event.count
    return totals
