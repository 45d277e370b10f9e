"""How much one visitor may ask for."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

WORKSHOP_BYTES: Final = 256 * 1024
"""A deck of a site comes with what its author wrote about it."""


class Limits(Struct, frozen=True):
    """What a server allows; the defaults suit a group of friends and a small public server alike."""

    message_bytes: int = 8 * 1024
    """A longer message on a socket is refused."""
    frame_bytes: int = 64 * 1024
    """A longer one closes the connection."""
    body_bytes: int = 64 * 1024
    """Of a request; what is brought to a workshop may be `WORKSHOP_BYTES`."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 120
    tables_per_day: int = 200
    """By one visitor."""
    tables_from_address: int = 1000
    """A day too: whoever forgets their cookie is another visitor each time."""
    connections_per_table: int = 64
    connections_from_address: int = 1000
    connections: int = 5000
    backlog: int = 512
    """A connection with so many unsent updates is closed; its client comes back and gets a full view."""


class Bucket:
    """A token bucket: so many at once, and so many a second after that."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._seen = clock()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was taken lately: the bucket need not be remembered."""
        return self._left + (self._clock() - self._seen) * self._rate >= self._burst


class Turnstile:
    """A bucket for each visitor or address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full}
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take()
