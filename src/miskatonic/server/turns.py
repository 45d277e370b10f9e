"""Whatever one address asks for is done a few pieces at a time, so that what others ask for comes in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

TURN_SECONDS: Final = 1.0
"""What takes longer waits for something else, such as another node, and is not in anybody's way."""


class Turns:
    """Of a hundred requests that arrive together all but a few wait, in the order in which they came."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._lines: dict[str, _Line] = {}

    @property
    def known(self) -> int:
        """How many addresses have their turn, or rest."""
        return len(self._lines)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncGenerator[Turn]:
        """Wait until it is one's turn; it ends with the block, after a rest, or where the block takes too long."""
        line = self._lines.get(who)
        if line is None:
            line = self._lines[who] = _Line(self._at_once)
        line.length += 1
        try:
            await line.room.acquire()
        except BaseException:
            self._leave(who, line)
            raise
        turn = Turn()

        def end() -> None:
            turn.ended = True
            line.room.release()
            self._leave(who, line)

        loop = asyncio.get_running_loop()
        too_long = loop.call_later(TURN_SECONDS, end)
        try:
            yield turn
        finally:
            if not turn.ended:
                too_long.cancel()
                if turn.rest > 0:
                    loop.call_later(min(turn.rest, TURN_SECONDS), end)
                else:
                    end()

    def _leave(self, who: str, line: _Line) -> None:
        line.length -= 1
        if not line.length:
            del self._lines[who]


class Turn:
    """What somebody does while it is their turn."""

    def __init__(self) -> None:
        self.rest = 0.0
        """So many seconds nobody of this address follows afterwards."""
        self.ended = False


class _Line:
    """Those of one address who have their turn or wait for it."""

    def __init__(self, at_once: int) -> None:
        self.room = asyncio.Semaphore(at_once)
        self.length = 0
