"""When garbage is collected: what lives long is looked through while nobody waits, not in the middle of a choice.

Looking through all tables of a busy server takes a third of a second. What is young is collected as usual.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

YOUNG: Final = 10_000
"""So many new objects are looked through at a time."""
NEVER: Final = 1_000_000_000
DUE: Final = 3
"""After so many collections of what is not quite young, it is worth while to look through everything."""
IDLE_SECONDS: Final = 0.5
LONGEST_SECONDS: Final = 900.0
"""Where the server is never idle, everything is looked through after so long nevertheless."""


def keep_out_of_the_way() -> None:
    """To be called once after the start: what is there now stays, and the rest is only collected by `Collector`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


class Collector:
    """Collects everything when the server has been idle for a moment, or when that never happens."""

    def __init__(self, heard_at: Callable[[], float], clock: Callable[[], float] = monotonic) -> None:
        """`heard_at` tells when somebody last sent anything."""
        self._heard_at = heard_at
        self._clock = clock
        self._collected_at = clock()

    def tick(self) -> bool:
        """Collect where it is time to; True where it was. To be called several times a second."""
        if gc.get_count()[2] < DUE:
            return False
        now = self._clock()
        idle = now - self._heard_at() >= IDLE_SECONDS
        if not idle and now - self._collected_at < LONGEST_SECONDS:
            return False
        gc.collect()
        self._collected_at = now
        return True
