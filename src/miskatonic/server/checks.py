"""What is asked for again and again by whoever watches over the server: whether it is well, and its figures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Generic, TypeVar

from .refusals import refuse_storage_errors
from .services import Services

T = TypeVar("T")


class Recent(Generic[T]):
    """An answer that is found out anew after some seconds, once for all who ask meanwhile; a refusal is not kept."""

    def __init__(self, seconds: float, find_out: Callable[[], Awaitable[T]]) -> None:
        self._seconds = seconds
        self._find_out = find_out
        self._known: tuple[float, T] | None = None
        self._lock = asyncio.Lock()

    async def __call__(self) -> T:
        async with self._lock:
            if self._known is None or monotonic() - self._known[0] >= self._seconds:
                self._known = None
                self._known = (monotonic(), await self._find_out())
            return self._known[1]


class Checks:
    """How a server does."""

    def __init__(self, services: Services) -> None:
        self._services = services
        seconds = services.config.check_seconds
        self.well = Recent(seconds, self._be_well)
        self.figures = Recent(seconds, self._count)

    async def _be_well(self) -> None:
        """Refuses where nothing can be read, or nothing written, such as on a full disk."""
        await refuse_storage_errors(self._services.storage.ping())

    async def _count(self) -> bytes:
        metrics = self._services.metrics
        for status, count in (await refuse_storage_errors(self._services.storage.count_tables())).items():
            metrics.stored.labels(status).set(count)
        return metrics.text()
