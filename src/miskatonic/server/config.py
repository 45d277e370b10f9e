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
    folder: Path
    """Where bug reports are put."""
    client: Path = Path(__file__).parent / "client"
    """The built pages."""
    origins: tuple[str, ...] = ()
    """Other addresses from which pages may talk to this server, such as that of a proxy."""
    limits: Limits = Limits()
    pauses: dict[Pace, float] = field(default_factory=lambda: {"slow": 2.4, "normal": 1.2, "fast": 0.4})
    """How long a bot waits before it acts, in seconds."""
    grace_seconds: float = 20.0
    """Somebody gone for no longer than this is still asked for their vote."""
    idle_seconds: float = 600.0
    """A table without listeners leaves the memory after so long; its game stays in the database."""
