"""Who is measured: our games, and what well-known libraries play. All take random legal actions."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from msgspec import Struct


class Tally(Struct):
    """What was played in a stretch of processor time: decisions of players, chance nodes beside them, whole games.

    A question with a single option is answered, but it is no decision, whoever asks it.
    """

    decisions: int = 0
    chance: int = 0
    games: int = 0
    seconds: float = 0.0


Play = Callable[[int], Tally]
"""Play the game with this number to its end, set-up included."""

Operation = tuple[Callable[[], Any], Callable[[Any], Any]]
"""What is prepared without being timed, and what is timed with it."""


class Contender(Struct, frozen=True):
    """One library playing one game in one way."""

    name: str
    about: str
    play: Play
    operations: Callable[[int], list[dict[str, Operation]]] | None = None
    """For positions in the middle of the game with this number, what can be done there."""
    start: str = ""
    """A program that imports the library and sets a game up."""
    ours: bool = False


def stretch(play: Play, first: int, seconds: float) -> Tally:
    """Play whole games for about so long, in time of the processor: what else a machine does counts for nobody."""
    total = Tally()
    began = process_time()
    while total.seconds < seconds:
        one = play(first + total.games)
        total.decisions += one.decisions
        total.chance += one.chance
        total.games += 1
        total.seconds = process_time() - began
    return total


def nothing() -> None:
    """There is nothing to prepare."""
    return None
