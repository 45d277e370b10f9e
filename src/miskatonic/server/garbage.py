"""When garbage is collected: what is new in small helpings, what lives long while nobody waits.

Python looks through what is new when there is much more of it than before. At a busy server old views go as new ones
come, so it would wait until a tenth of a second is needed; and looking through all tables takes a third of one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

YOUNG: Final = 10_000
"""When there is so much more than before, Python does not wait for the next helping."""
NEVER: Final = 1_000_000_000
DUE: Final = 60
"""After so many helpings in which somebody did something, it is worth while to look through everything."""
IDLE_SECONDS: Final = 0.5
LONGEST_SECONDS: Final = 900.0
"""Where the server is never idle, everything is looked through after so long nevertheless."""


def keep_out_of_the_way() -> None:
    """To be called once after the start: what is there now stays, and old garbage is only collected by `Collector`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


class Collector:
    """Collects what is new all the time, and everything when the server has been idle for a moment."""

    def __init__(self, heard_at: Callable[[], float], clock: Callable[[], float] = monotonic) -> None:
        """`heard_at` tells when somebody last sent anything."""
        self._heard_at = heard_at
        self._clock = clock
        self._ticked_at = self._collected_at = clock()
        self._busy = 0
        """The helpings, since everything was looked through, in which somebody did something."""

    def tick(self) -> bool:
        """Collect what is new, or everything where it is time to; True then. To be called several times a second."""
        now, heard = self._clock(), self._heard_at()
        self._busy += heard > self._ticked_at
        self._ticked_at = now
        idle = now - heard >= IDLE_SECONDS
        if now - self._collected_at < LONGEST_SECONDS and not (idle and self._busy >= DUE):
            gc.collect(1)
            return False
        gc.collect()
        self._collected_at = now
        self._busy = 0
        return True
