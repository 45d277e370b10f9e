"""What every part of a server shares."""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import structlog
from msgspec import Struct, field

from .identity import Signer
from .limits import Limits
from .messages import Pace
from .metrics import Metrics
from .problems import Refusal
from .storage import Conflict, Storage, StorageError, Unavailable

T = TypeVar("T")
log = structlog.get_logger("miskatonic.storage")


class Config(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    """Where the games are: `sqlite:///...` or `postgresql://...`."""
    folder: Path
    """Where reports of problems are put."""
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


class Services(Struct, frozen=True):
    """The storage, the keys and the meters of a running server."""

    config: Config
    storage: Storage
    signer: Signer
    metrics: Metrics


async def stored(writing: Coroutine[Any, Any, T]) -> T:
    """Wait for the storage; what it cannot do is refused. A conflict means that another server plays this game now."""
    try:
        return await writing
    except Conflict:
        log.warning("another server writes to this game")
        raise Refusal("closing") from None
    except Unavailable as error:
        log.error("the database failed", error=str(error))
        raise Refusal("unsure") from None
    except StorageError as error:
        log.error("cannot store", error=str(error))
        raise Refusal("storage") from None


def now() -> datetime:
    return datetime.now(UTC)
