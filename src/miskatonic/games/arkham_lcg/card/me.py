"""What the methods of a card are given: the table, and `me`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.kernel.effects import Holds, Resolver
from miskatonic.kernel.table import ReadOnlyTable as KernelReadOnlyTable
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message

from ..state import PLAYING, ArkhamLcg
from ..words import NOBODY

Table = KernelTable[ArkhamLcg]
ReadOnlyTable = KernelReadOnlyTable[ArkhamLcg]
"""What values are asked of: a table at which nothing is told, asked or changed."""


class Me(Resolver, frozen=True, gc=False):
    """This copy of the card, the investigator who is "you", and what happens."""

    card: int
    you: int
    on: Any = None
    x: int = 0
    """The X of its price, if somebody chose one (rule lcg.letter-x.1)."""

    def seat(self, table: Table, /) -> int:
        return self.you

    def out(self, table: Table, /) -> bool:
        return self.you != NOBODY and table.state.investigators[self.you].fate is not PLAYING

    @property
    def who(self) -> int:
        """The investigator whom it happens to."""
        return self.on.who

    @property
    def enemy(self) -> int:
        """The enemy it is about."""
        return self.on.enemy


Obstacle = Message | Callable[[Table, Me], Message]
"""What stands in the way of something: the words for it, or how to find them once somebody asks."""

CardCondition = Holds[Table, Me]
"""When an ability may be used, or what has to be true for it to happen."""
