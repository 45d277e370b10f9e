"""Who is away from a table, since when, and who has been away for so long that the others decide without them.

An absence counts while it can be seen: from the moment the connection is gone or, where nobody was there to see it,
from the moment somebody comes. So neither a restart of the server nor an empty table makes anybody lose their say.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from time import monotonic
from typing import Final

from msgspec import Struct

from .services import now

PUNCTUALITY: Final = 0.02
"""A timer may be early by so many seconds."""


class Absence(Struct, frozen=True):
    since: datetime
    began: float
    """By the clock that only goes forward."""


class Presence:
    """The seats of one table that nobody is connected for."""

    def __init__(self, seats: int, grace_seconds: float) -> None:
        self._seats = range(seats)
        self._grace = grace_seconds
        self._away: dict[int, Absence] = {}
        self._told_gone: set[int] = set()
        self.begin_anew()

    def begin_anew(self) -> None:
        """Nobody could see until now who was away."""
        self._away.clear()
        self.notice(())

    def notice(self, online: Collection[int]) -> None:
        """Note who is here and who is not."""
        began = Absence(now(), monotonic())
        self._away = {seat: self._away.get(seat, began) for seat in self._seats if seat not in online}

    def away_since(self, seat: int) -> datetime | None:
        absence = self._away.get(seat)
        return absence.since if absence else None

    def gone(self, seat: int) -> bool:
        """True where everybody could see for long enough that nobody is there."""
        return seat in self._away and self._seconds_left(seat) <= 0

    def seconds_until_news(self) -> float | None:
        """How long until the next seat is gone; None where none will be as things stand."""
        left = [self._seconds_left(seat) for seat in self._away if not self.gone(seat)]
        return min(left, default=None)

    def tell(self) -> None:
        """Everybody is told now who is gone."""
        self._told_gone = self._gone_now()

    @property
    def has_news(self) -> bool:
        """True where other seats are gone than everybody was told."""
        return self._told_gone != self._gone_now()

    def _gone_now(self) -> set[int]:
        return {seat for seat in self._away if self.gone(seat)}

    def _seconds_left(self, seat: int) -> float:
        left = self._grace - (monotonic() - self._away[seat].began)
        return 0.0 if left <= PUNCTUALITY else left
