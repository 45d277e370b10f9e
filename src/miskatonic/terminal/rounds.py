"""A finished game, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
