"""`miskatonic` with wrong clocks: the time of day is off, and the clock that counts seconds is fast or slow.

python -m tests.server.faults.skewed SKEW RATE serve ...
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta

from miskatonic.server import nodes, services


def main() -> None:
    skew, rate = float(sys.argv[1]), float(sys.argv[2])
    del sys.argv[1:3]
    right, began = nodes.clock, nodes.clock()
    # Before the modules that import them by name.
    services.now = lambda: datetime.now(UTC) + timedelta(seconds=skew)
    nodes.clock = lambda: began + skew + (right() - began) * rate

    from miskatonic.cli import main as run

    run()


if __name__ == "__main__":
    main()
