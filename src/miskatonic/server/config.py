"""How a server is run."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from .limits import Limits
from .messages import Pace


class Config(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    database: str
    """Where the games are: `sqlite:///...` or `postgresql://...`."""
    client: Path = Path(__file__).parent / "client"
    """The built pages."""
    node_address: str | None = None
    """Where other servers of the same database reach this one, as `host:port`."""
    node_port: int = 0
    """Its port, where the address is not known: its host is then what the database sees."""
    origins: tuple[str, ...] = ()
    """Other addresses from which pages may talk to this server, such as that of a proxy."""
    limits: Limits = Limits()
    pauses: dict[Pace, float] = field(default_factory=lambda: {"slow": 2.4, "normal": 1.2, "fast": 0.4})
    """How long a bot waits before it acts, in seconds."""
    grace_seconds: float = 60.0
    """Whoever everybody could see to be away for so long is not asked for their vote, and a bot may play their seat."""
    idle_seconds: float = 600.0
    """A table without listeners leaves the memory after so long; its game stays in the database."""
    keep_days: float | None = None
    """A table nobody has touched for so many days is deleted; without it, none ever is."""
    check_seconds: float = 2.0
    """So long an answer to whether the server is well, and its figures, hold for all who ask."""
