"""The knee: the most tables a server carries while ninety-nine of a hundred decisions are told soon enough."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct

from .measure import Measurement, settle, watch
from .people import Crowd
from .setups import Setup

GROWTH = 1.5
FINENESS = 1.1
"""The knee is found when the load that held and the one that did not differ by no more than this."""
TRIES_MORE = 2
"""So often a load is measured again that did not hold while something else took the processor."""
MOST = 2400
"""A node takes 5,000 sockets."""


class KneeSearch:
    """Which load to try next: more and more until one does not hold, then between the last two."""

    def __init__(self, start: int, most: int = MOST) -> None:
        self._start = min(start, most)
        self._most = most
        self.held = 0
        """The greatest load that held."""
        self.failed: int | None = None
        """The smallest that did not."""

    def note(self, tables: int, *, holds: bool) -> None:
        if holds:
            self.held = max(self.held, tables)
        else:
            self.failed = tables if self.failed is None else min(self.failed, tables)

    @property
    def next(self) -> int | None:
        """The next load; None where the knee is known, or the most that can be tried holds."""
        if self.failed is None:
            if self.held >= self._most:
                return None
            return min(self._most, math.ceil(self.held * GROWTH)) if self.held else self._start
        if not self.held:
            return self.failed // 2 or None
        if self.failed <= self.held * FINENESS or self.failed - self.held <= 1:
            return None
        return round(math.sqrt(self.held * self.failed))


class Ramp(Struct, frozen=True):
    """All loads that were tried on one set-up with one game, in the order in which they were."""

    setup: str
    game: str
    every: float
    people: int
    memory_empty: int
    """The bytes of memory of all nodes before the tables came."""
    tables_before: int
    steps: list[Measurement]

    @property
    def knee(self) -> Measurement | None:
        """The greatest load that held; None where none did."""
        return max((step for step in self.steps if step.holds), key=lambda step: step.tables, default=None)

    @property
    def reached(self) -> bool:
        """True where a greater load did not hold."""
        knee = self.knee
        return any(not step.holds and (knee is None or step.tables > knee.tables) for step in self.steps)

    def memory_per_table(self, step: Measurement) -> float:
        """The bytes of memory that one table took."""
        return (step.memory - self.memory_empty) / max(1, step.tables_in_memory - self.tables_before)


async def ramp(
    setup: Setup, title: str, crowd: Crowd, search: KneeSearch, seconds: float, tell: Callable[[str], None]
) -> Ramp:
    """Try one load after the other; `tell` is told what goes on."""
    await crowd.grow(len(setup.nodes), lambda _: None)  # the game is loaded
    empty = await setup.read()
    found = Ramp(title, crowd.game, crowd.every, crowd.people, empty.memory, empty.tables, [])
    while (tables := search.next) is not None:
        tell(f"{tables} tables: sitting down")
        crowd.play(tables)
        await crowd.grow(tables, lambda _: None)
        crowd.play(tables)
        tell(f"{tables} tables")
        steps = await try_load(setup, crowd, tables, seconds)
        found.steps.extend(steps)
        search.note(tables, holds=steps[-1].holds)
        tell(f"{tables} tables: {steps[-1].rate:.0f} decisions/s, 99 % {steps[-1].p99:.0f} ms")
    return found


async def try_load(setup: Setup, crowd: Crowd, tables: int, seconds: float) -> list[Measurement]:
    """Measure a load that is being played; again where it was disturbed. The last counts."""
    steps: list[Measurement] = []
    while not steps or (steps[-1].disturbed and len(steps) <= TRIES_MORE):
        await settle(crowd)
        steps.append(await watch(setup, crowd, tables, seconds))
    return steps
