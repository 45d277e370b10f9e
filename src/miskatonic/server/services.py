"""What every part of a server shares."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from .config import Config
from .identity import Signer
from .metrics import Metrics
from .nodes import Node, SoleNode
from .storage import Storage


class Services(Struct, frozen=True):
    """The settings, the storage, the keys and the meters of a running server."""

    config: Config
    storage: Storage
    signer: Signer
    metrics: Metrics
    node: Node = SoleNode()


def now() -> datetime:
    return datetime.now(UTC)
