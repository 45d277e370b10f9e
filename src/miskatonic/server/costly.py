"""Work that takes the processor long: one piece at a time, beside the games, within the budget of whoever asks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from time import thread_time
from typing import Final, TypeVar

from .limits import Limits
from .rate_limiter import RateLimiter
from .refusals import Refusal

T = TypeVar("T")

BYTES_A_SECOND: Final = 20_000_000
"""What is sent costs too: so many bytes as much as a second of the processor."""


class CostlyWork:
    """Does what takes long in a thread, and keeps account of it by visitor and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._budgets = RateLimiter(limits.costly_share, limits.costly_seconds)
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    async def do(self, who: Sequence[str], work: Callable[[], T]) -> T:
        """What comes of it, when it is its turn; refuses whoever has had their share, or waits for too much already."""
        self.must_have_left(who)
        if any(self._waiting[each] >= self._limits.costly_waiting for each in who):
            raise Refusal("too-fast")
        self._waiting.update(who)
        try:
            async with self._turn:
                self.must_have_left(who)
                return await self._account(who, work)
        finally:
            self._waiting -= Counter(who)

    def must_have_left(self, who: Sequence[str]) -> None:
        """Refuse whoever has had their share."""
        if not all(self._budgets.has_left(each) for each in who):
            raise Refusal("too-fast")

    async def _account(self, who: Sequence[str], work: Callable[[], T]) -> T:
        """Do it, and write down what it took, also where it failed."""
        seconds, size = 0.0, 0

        def measured() -> T:
            nonlocal seconds, size
            began = thread_time()
            try:
                answer = work()
                size = len(answer) if isinstance(answer, bytes) else 0
                return answer
            finally:
                seconds = thread_time() - began

        try:
            return await asyncio.to_thread(measured)
        finally:
            self.spend(who, seconds, size)

    def spend(self, who: Sequence[str], seconds: float, size: int) -> float:
        """Put down so much of the processor, and so many bytes that are sent; how long it takes to earn that again."""
        cost = seconds + size / BYTES_A_SECOND
        for each in who:
            self._budgets.spend(each, cost)
        return cost / self._limits.costly_share
