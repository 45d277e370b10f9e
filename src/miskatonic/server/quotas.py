"""How much one visitor, and one address, may say at all tables together."""

from __future__ import annotations

from .limits import Limits
from .rate_limiter import RateLimiter


class Quotas:
    """Counts the messages and the chat of every visitor and every address, however many sockets they have."""

    def __init__(self, limits: Limits) -> None:
        self._messages = RateLimiter(limits.messages_per_second, limits.message_burst)
        self._messages_from = RateLimiter(limits.messages_from_address, limits.message_burst_from_address)
        self._chat = RateLimiter(limits.chat_per_second, limits.chat_burst)
        self._chat_from = RateLimiter(limits.chat_from_address, limits.chat_burst_from_address)

    def may_send(self, visitor: str, network: str) -> bool:
        """True where a visitor at this address may send one more message now; it counts."""
        return self._messages.allow(visitor) and self._messages_from.allow(network)

    def may_talk(self, visitor: str, network: str) -> bool:
        """True where a visitor at this address may write one more line of chat now; it counts."""
        return self._chat.allow(visitor) and self._chat_from.allow(network)
