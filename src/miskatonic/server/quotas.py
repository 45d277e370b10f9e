"""How much one visitor, and one address, may say at all tables together, and how many tables they may make."""

from __future__ import annotations

from typing import Final

from .limits import Limits
from .nodes import Node
from .rate_limiter import RateLimiter
from .refusals import refuse_storage_errors

DAY_SECONDS: Final = 24 * 3600


class Quota:
    """So many at once and so many a second, at all nodes of a server together.

    Each node counts for itself first: whoever has nothing left is refused without asking the database.
    """

    def __init__(self, name: str, rate: float, burst: int, node: Node) -> None:
        self._name = name
        self._rate = rate
        self._burst = burst
        self._node = node
        self._here = RateLimiter(rate, burst)

    async def allow(self, who: str) -> bool:
        """True where one more is allowed now; it counts."""
        if not self._here.allow(who):
            return False
        return await refuse_storage_errors(self._node.use_quota(f"{self._name} {who}", self._rate, self._burst))


class Quotas:
    """Counts for every visitor and every address, however many sockets they have.

    Messages cost the node that answers them, so each counts its own; what is stored counts at all nodes together.
    """

    def __init__(self, limits: Limits, node: Node) -> None:
        self._messages = RateLimiter(limits.messages_per_second, limits.message_burst)
        self._messages_from = RateLimiter(limits.messages_from_address, limits.message_burst_from_address)
        self._chat = Quota("chat of", limits.chat_per_second, limits.chat_burst, node)
        self._chat_from = Quota("chat from", limits.chat_from_address, limits.chat_burst_from_address, node)
        tables = limits.tables_from_address
        self._tables_from = Quota("tables from", tables / DAY_SECONDS, tables, node)

    def may_send(self, visitor: str, network: str) -> bool:
        """True where a visitor at this address may send one more message now; it counts."""
        return self._messages.allow(visitor) and self._messages_from.allow(network)

    async def may_talk(self, visitor: str, network: str) -> bool:
        """True where a visitor at this address may write one more line of chat now; it counts."""
        return await self._chat.allow(visitor) and await self._chat_from.allow(network)

    async def may_make_table(self, network: str) -> bool:
        """True where one more table may be made from this address now; it counts."""
        return await self._tables_from.allow(network)
