"""The idempotency keys under which something was carried out at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

STAMPS_KEPT: Final = 512


class Stamps:
    """All stamps of the journal, and the latest of what is not written into it, such as talk."""

    def __init__(self, journal: Iterable[str]) -> None:
        self._journal = set(journal)
        self._others: deque[str] = deque(maxlen=STAMPS_KEPT)

    def __contains__(self, stamp: str) -> bool:
        return stamp in self._journal or stamp in self._others

    def add(self, stamp: str) -> None:
        """Something was carried out under this stamp."""
        if stamp not in self._journal:
            self._others.append(stamp)

    def add_journal(self, stamps: Iterable[str]) -> None:
        """Entries with these stamps were stored."""
        self._journal.update(stamps)
