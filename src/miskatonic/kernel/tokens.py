"""Counted tokens with a limit: health, doom, money."""

from __future__ import annotations

from msgspec import Struct


class Gauge(Struct, array_like=True):
    """So many tokens out of a fixed number, such as health."""

    left: int
    most: int

    def lose(self, count: int) -> int:
        """Lose tokens, as far as there are any; the number really lost."""
        lost = min(count, self.left)
        self.left -= lost
        return lost

    def recover(self, count: int) -> int:
        """Recover tokens, never above the number dealt; the number really recovered."""
        gained = min(count, self.most - self.left)
        self.left += gained
        return gained

    @property
    def empty(self) -> bool:
        return self.left <= 0
