"""What a browser must not have been told yet of a game of Mansions of Madness."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.games.mansions.state import Mansions
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from tests.mansions.secrets import secret_beginnings, secret_words, shown_too_much

from .seat_hearing import SeatHearing


class Hearing(SeatHearing):
    def heard_nothing_secret(self, table: Table[Mansions], seed: str) -> None:
        super().heard_nothing_secret(table, seed)
        assert not shown_too_much(table, self.seat, self.view)

    def secrets(self, table: Table[Mansions]) -> Iterable[str]:
        """No hand of the keeper, no card in a room, no back of a spell."""
        return secret_words(table, self.seat)

    def beginnings(self, table: Table[Mansions]) -> Iterable[str]:
        """No event to come, and no Objective."""
        return secret_beginnings(table, self.seat)

    def outcomes(self, scene: Any) -> Iterable[Message]:
        return ()
