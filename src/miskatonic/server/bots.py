"""Bots at a table: they take the seats nobody plays, at a pace people can follow."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog

from miskatonic.agents import Agent, make_agent
from miskatonic.kernel.decision import Decision, Option

from .live_table import LiveTable
from .rate_limiter import RateLimiter
from .refusals import Refusal
from .seating import BY_BOT

RETRY_SECONDS: Final = 5.0
WAIT_SECONDS: Final = 0.2
"""So long bots wait where everybody who looks on has had their share of them."""

log = structlog.get_logger("miskatonic.bots")


class Bots:
    """The bots of one table. They play as long as one of them is asked and somebody is connected."""

    def __init__(self, table: LiveTable, allowance: RateLimiter) -> None:
        """What they do is put down to an address from which somebody looks on: whichever has something left."""
        self._table = table
        self._allowance = allowance
        self._agents: dict[tuple[int, str], Agent] = {}
        self._playing: asyncio.Task[None] | None = None

    def on_change(self) -> None:
        """Begin to play where it is a bot's turn now."""
        if self._next_seat() is not None and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play())

    def on_close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _next_seat(self) -> int | None:
        """The first seat of a bot that has to decide."""
        table = self._table
        if not table.bots_may_play:
            return None
        return next((seat for seat in table.history.table.pending if table.seating.played_by_bot(seat)), None)

    async def _play(self) -> None:
        while (seat := self._next_seat()) is not None:
            await asyncio.sleep(self._table.services.config.pauses[self._table.row.pace])
            if not self._allowed():
                await asyncio.sleep(WAIT_SECONDS)
                continue
            try:
                await self._choose(seat)
            except Refusal as refusal:
                log.warning("a bot could not act", table=self._table.code, seat=seat, problem=refusal.code)
                await asyncio.sleep(RETRY_SECONDS)

    def _allowed(self) -> bool:
        """True where somebody who looks on may have one more choice of a bot now; it counts."""
        return any(map(self._allowance.allow, self._table.broadcaster.addresses()))

    async def _choose(self, seat: int) -> None:
        """Let the bot of a seat choose, if it is still asked."""
        table = self._table
        async with table.exclusive():
            decision = table.history.question(seat)
            if decision is None or not table.seating.played_by_bot(seat) or not table.bots_may_play:
                return
            option = await self._decide(seat, decision, table.history.table.view(seat))
            await table.choose(seat, option.key, BY_BOT, None)

    async def _decide(self, seat: int, decision: Decision, view: Any) -> Option:
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
