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
    unheard_bytes: int = 256 * 1024
    """Messages on a socket that wait to be read; more closes the connection."""
    body_bytes: int = 64 * 1024
    """The largest request, but for those to a workshop."""
    frames_per_second: float = 60.0
    frame_burst: int = 400
    """Frames of every kind on a socket, pings among them; one more closes the connection."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    """Messages of one visitor, over all their sockets."""
    messages_from_address: float = 60.0
    message_burst_from_address: int = 240
    chat_per_second: float = 0.5
    chat_burst: int = 20
    """Lines of chat of one visitor."""
    chat_from_address: float = 2.0
    chat_burst_from_address: int = 60
    chat_lines: int = 5000
    """Lines of chat at one table."""
    requests_per_second: float = 20.0
    request_burst: int = 120
    pages_per_second: float = 40.0
    page_burst: int = 300
    """Whatever is not under `/api`: a browser asks for some dozens of files at its first visit."""
    at_once: int = 4
    """So many requests and messages of one address are answered at a time; the others wait for their turn."""
    greetings_at_once: int = 1
    """So many sockets of one address are told everything at a time: that may be some megabytes."""
    costly_share: float = 0.2
    costly_seconds: float = 2.0
    """What a visitor, and an address, may have of the processor for replays, workshops, reports and greetings: a
    share, and so many seconds at once. Whoever needs more in one piece waits afterwards."""
    costly_waiting: int = 4
    """So many such requests of a visitor, or an address, may wait for their turn."""
    tables_per_day: int = 200
    """New tables of one visitor in a day."""
    tables_from_address: int = 1000
    """New tables from one address in a day: without a cookie one is another visitor each time."""
    bot_choices_per_second: float = 20.0
    bot_choice_burst: int = 200
    """Choices of bots at all tables that somebody from one address looks on at."""
    holders_per_seat: int = 40
    """So many visitors may hold the same seat: whoever has its link, on all their devices."""
    journal_entries: int = 50_000
    """At a table with so many nobody can go back any more, for all are read when it is loaded; no game is as long."""
    idle_tables: int = 300
    """Of more tables without listeners, those that have been idle longest leave the memory at once."""
    connections_per_table: int = 64
    sockets_per_second: float = 2.0
    socket_burst: int = 60
    """New sockets from one address: each is greeted with the whole table."""
    sockets_from_address: int = 200
    sockets: int = 5000
    connections_per_second: float = 20.0
    connection_burst: int = 400
    """New connections from one address."""
    connections_from_address: int = 250
    """Connections from one address, for requests and as sockets; those of a trusted proxy are not counted."""
    connections: int = 6000
    request_seconds: float = 20.0
    """So long a request may take to arrive, and a new connection to send one."""
    ping_seconds: float = 20.0
    pong_seconds: float = 40.0
    """So often a socket is pinged, and so long its answer may take before the connection is dropped."""
    stalled_seconds: int = 15
    """A connection that is to be closed is dropped when it reads nothing for so long."""
    backlog: int = 512
    backlog_bytes: int = 4 * 1024 * 1024
    """A connection with so many unsent updates, or so much of them, is closed; its client reconnects."""
