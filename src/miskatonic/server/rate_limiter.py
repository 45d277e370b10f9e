"""How often one connection, visitor or address may do something."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class TokenBucket:
    """A token bucket: so many at once, and so many a second after that."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._seen = clock()

    def take(self, count: int = 1) -> bool:
        """True where so many more are allowed now; they count."""
        if self._refill() < count:
            return False
        self._left -= count
        return True

    def spend(self, count: float) -> None:
        """Take more than there may be: what something costs is known afterwards, and a debt has to be waited for."""
        self._left = self._refill() - count

    @property
    def has_left(self) -> bool:
        return self._refill() > 0

    def _refill(self) -> float:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        return self._left

    @property
    def full(self) -> bool:
        """True where nothing was taken lately, so that the bucket need not be remembered."""
        return self._left + (self._clock() - self._seen) * self._rate >= self._burst


class RateLimiter:
    """A bucket for each visitor or address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, TokenBucket] = {}

    def allow(self, who: str) -> bool:
        """True where one more is allowed now; it counts."""
        return self._bucket(who).take()

    def has_left(self, who: str) -> bool:
        """True where something is left to spend."""
        return who not in self._buckets or self._buckets[who].has_left

    def spend(self, who: str, count: float) -> None:
        """Take more than there may be, and wait for it afterwards."""
        self._bucket(who).spend(count)

    def _bucket(self, who: str) -> TokenBucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full}
            bucket = self._buckets[who] = TokenBucket(self._rate, self._burst)
        return bucket
