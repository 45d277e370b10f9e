"""Bots at a table: they take the seats nobody plays, at a pace people can follow."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from miskatonic.agents import Agent, make_agent
from miskatonic.kernel.decision import Decision, Option

from .problems import Refusal

if TYPE_CHECKING:
    from .live import LiveTable

RETRY_SECONDS: Final = 5.0

log = structlog.get_logger("miskatonic.bots")


class Bots:
    """The bots of one table. They play as long as one of them is asked and somebody looks on."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._agents: dict[tuple[int, str], Agent] = {}
        self._playing: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Something changed: is it a bot's turn?"""
        if self._next() is not None and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something of the table's after what it is doing now."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def decide(self, seat: int, decision: Decision, view: Any) -> Option:
        """What the bot of a seat chooses, seeing only what the seat sees; thinking does not hold up other tables.

        It draws from the seed of the table: from something everybody knows one could tell what it will choose.
        """
        table = self._table
        name = table.row.seats[seat].agent or "random"
        key = (seat, name)
        if key not in self._agents:
            self._agents[key] = make_agent(name, table.row.game, f"{table.row.seed}-{seat}")
        try:
            return await asyncio.to_thread(self._agents[key].choose, decision, lambda: view)
        except Exception:
            log.exception("a bot failed and plays at random this once", table=table.code, seat=seat, bot=name)
            return make_agent("random", table.row.game, f"{table.row.seed}-{decision.topic}").choose(
                decision, lambda: view
            )

    def _next(self) -> int | None:
        """The first seat of a bot that has to decide."""
        table = self._table
        if not table.bots_may_play:
            return None
        return next((seat for seat in table.course.table.pending if table.seating.played_by_bot(seat)), None)

    async def _play(self) -> None:
        while (seat := self._next()) is not None:
            await asyncio.sleep(self._table.services.config.pauses[self._table.row.pace])
            try:
                await self._table.choose_for(seat)
            except Refusal as refusal:
                log.warning("a bot could not act", table=self._table.code, seat=seat, problem=refusal.code)
                await asyncio.sleep(RETRY_SECONDS)
