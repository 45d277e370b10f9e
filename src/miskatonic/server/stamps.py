"""The idempotency keys under which something was carried out at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

STAMPS_KEPT: Final = 512


class Stamps:
    """All stamps that were stored, and the latest of what is not stored with one, such as pointing at something."""

    def __init__(self, stored: Iterable[str]) -> None:
        self._stored = set(stored)
        self._others: deque[str] = deque(maxlen=STAMPS_KEPT)

    def __contains__(self, stamp: str) -> bool:
        return stamp in self._stored or stamp in self._others

    def add(self, stamp: str) -> None:
        """Something was carried out under this stamp."""
        if stamp not in self._stored:
            self._others.append(stamp)

    def add_stored(self, stamps: Iterable[str]) -> None:
        """What came with these stamps was stored."""
        self._stored.update(stamps)
