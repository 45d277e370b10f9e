"""On paper: what so many tables at once would take, from what a decision cost at the knee."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from miskatonic.server.limits import Limits

from .knee import Ramp

USED: Final = 0.6
"""So much of a core is planned for: where more is used, waits grow, and the others take over from one that dies."""
THINKING_SECONDS: Final = 10.0
"""So often somebody decides at a table: those that are measured are played in more haste."""
SIZES: Final = (1000, 100_000)
NODE_BYTES: Final = 130e6
"""Of a node without tables."""
DAY: Final = 24 * 3600


class Paper(Struct, frozen=True):
    """What so many tables at once take."""

    tables: int
    decisions: float
    """A second."""
    node_cores: float
    nodes: int
    """As many as have the cores, and the sockets: whoever comes to another node than the table's has one at both."""
    database_cores: float
    memory: float
    sent: float
    """Bytes a second to all visitors."""
    stored: float
    """Bytes a day."""
    log: float
    """Bytes a second of the log of PostgreSQL."""


def on_paper(ramp: Ramp, tables: int) -> Paper:
    """For tables with as many people as those that were measured, who think for a while before they decide."""
    knee = ramp.knee
    assert knee is not None, "a load has to hold before more can be reckoned from it"
    decisions = tables / THINKING_SECONDS
    cores = decisions * knee.server_ms / 1000 / USED
    people = tables * ramp.people
    alone = cores <= 1 and people <= Limits().sockets
    nodes = 1 if alone else max(math.ceil(cores), math.ceil(2 * people / Limits().sockets))
    return Paper(
        tables=tables,
        decisions=decisions,
        node_cores=cores,
        nodes=nodes,
        database_cores=decisions * knee.database_ms / 1000 / USED,
        memory=nodes * NODE_BYTES + tables * ramp.memory_per_table(knee),
        sent=decisions * knee.received,
        stored=decisions * knee.files * DAY,
        log=decisions * knee.log,
    )
