"""A load for a long time: does memory, or what lies on the disk, grow, and do people wait longer and longer?"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from msgspec import Struct

from .measure import Measurement, settle, watch
from .people import Crowd
from .setups import Setup

WARM_UP_MINUTES = 12
"""A table leaves the memory ten minutes after its people, so until then every game that ends adds to it."""


class Soak(Struct, frozen=True):
    """One measurement a minute."""

    setup: str
    game: str
    every: float
    people: int
    minutes: list[Measurement]
    complaints: list[str]

    @property
    def warm(self) -> Sequence[tuple[int, Measurement]]:
        """The minutes from which growth is told: those after the warm-up, or the second half of a short run."""
        skipped = min(WARM_UP_MINUTES, len(self.minutes) // 2)
        return list(enumerate(self.minutes, 1))[skipped:]

    @property
    def memory_growth(self) -> float:
        """Bytes of memory a minute."""
        return slope([(minute, each.memory) for minute, each in self.warm])

    @property
    def table_growth(self) -> float:
        """Tables in memory a minute."""
        return slope([(minute, each.tables_in_memory) for minute, each in self.warm])

    @property
    def files_growth(self) -> float:
        """Bytes on the disk a minute."""
        taken = [each.files * each.decisions / each.seconds * 60 for _, each in self.warm]
        return statistics.fmean(taken) if taken else 0.0

    @property
    def wait_growth(self) -> float:
        """Milliseconds of the 99th percentile a minute."""
        return slope([(minute, each.p99) for minute, each in self.warm])

    @property
    def errors(self) -> int:
        return sum(sum(each.errors.values()) for each in self.minutes)


def slope(points: Sequence[tuple[float, float]]) -> float:
    """How much the second grows with the first, by least squares; 0 where one point says nothing about it."""
    if len(points) < 2:
        return 0.0
    return statistics.linear_regression(*zip(*points, strict=True)).slope


async def soak(
    setup: Setup, title: str, crowd: Crowd, tables: int, minutes: int, tell: Callable[[Measurement], None]
) -> Soak:
    """Play on at so many tables; `tell` is told of every minute."""
    await crowd.grow(tables, lambda _: None)
    crowd.play(tables)
    await settle(crowd)
    found = Soak(title, crowd.game, crowd.every, crowd.people, [], [])
    for _ in range(minutes):
        minute = await watch(setup, crowd, tables, 60.0)
        found.minutes.append(minute)
        tell(minute)
    found.complaints.extend(setup.complaints())
    return found
