"""Every way something can go: all answers to its questions, and dice that show nothing or a lot."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any
from unittest.mock import patch

from miskatonic.kernel import dice as kernel_dice
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.flow import GameOver, Result
from miskatonic.kernel.table import Table

FACES = (1, 6)
ONE_DIE = (1, 4, 6)
MOST_WAYS = 400
MOST_OPTIONS = 4
SETTLED = ("dice", "prevent")
"""Questions that are answered by their last option: the dice lie as they fell."""

Flow = Generator[Any, Any, Any]
Begin = Callable[[Any], Flow]


class Way:
    """One way through: what was asked, and how the game ended if it did."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.asked: list[Decision] = []
        self.result: Result | None = None


class _Path:
    """Which branch is taken at each fork; those that were not foreseen are taken at their first."""

    def __init__(self, foreseen: list[int]) -> None:
        self.foreseen = foreseen
        self.taken: list[tuple[int, int]] = []

    def fork(self, ways: int) -> int:
        place = len(self.taken)
        chosen = self.foreseen[place] if place < len(self.foreseen) else 0
        self.taken.append((chosen, ways))
        return chosen

    def next(self) -> list[int] | None:
        """The path after this one; None after the last."""
        taken = list(self.taken)
        while taken:
            chosen, ways = taken.pop()
            if chosen + 1 < ways:
                return [*(each for each, _ in taken), chosen + 1]
        return None


def explore(table: Table[Any], begin: Begin) -> Iterator[Way]:
    """Every way of a flow from the same situation; each is given as soon as it has come to its end."""
    origin = table.game.encode(table.state)
    foreseen: list[int] | None = []
    for _ in range(MOST_WAYS):
        path = _Path(foreseen)
        yield _follow(table, origin, begin, path)
        foreseen = path.next()
        if foreseen is None:
            return
    raise AssertionError(f"there are more than {MOST_WAYS} ways")


def _follow(table: Table[Any], origin: bytes, begin: Begin, path: _Path) -> Way:
    table.state = table.game.decode(origin)
    table.events.clear()
    way = Way(table)

    def roll(source: Any, count: int, sides: int = kernel_dice.SIDES) -> list[int]:
        faces = ONE_DIE if count == 1 else FACES
        return [faces[path.fork(len(faces))]] * count

    with patch.object(kernel_dice, "roll", roll):
        flow = begin(table)
        reply: Any = None
        try:
            while True:
                decision = flow.send(reply)
                way.asked.append(decision)
                options = decision.options[-1:] if decision.topic in SETTLED else decision.options[:MOST_OPTIONS]
                reply = options[path.fork(len(options))]
        except StopIteration:
            pass
        except GameOver as over:
            way.result = over.result
    return way
