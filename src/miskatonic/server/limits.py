"""How much a server allows: sizes, rates, connections, tables."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

WORKSHOP_BYTES: Final = 256 * 1024
"""The largest request to a workshop: a deck from a web site comes with what its author wrote about it."""


class Limits(Struct, frozen=True):
    """What a server allows; the defaults suit a group of friends and a small public server alike."""

    message_bytes: int = 8 * 1024
    """A longer message on a socket is refused."""
    frame_bytes: int = 64 * 1024
    """A message longer than this closes the connection."""
    body_bytes: int = 64 * 1024
    """The largest request, but for those to a workshop."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 120
    tables_per_day: int = 200
    """New tables of one visitor in a day."""
    tables_from_address: int = 1000
    """New tables from one address in a day: without a cookie one is another visitor each time."""
    connections_per_table: int = 64
    connections_from_address: int = 1000
    connections: int = 5000
    backlog: int = 512
    """A connection with so many unsent updates is closed; its client reconnects and gets a full view."""
