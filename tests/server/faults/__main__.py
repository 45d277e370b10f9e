"""`python -m tests.server.faults --minutes 60`: as long as wanted, a fresh set of nodes every few minutes."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from . import __doc__ as about
from .suite import endure

ROUND_SECONDS = 240.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=(about or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.minutes * 60
    seed, failed = wanted.seed, False
    while time.monotonic() < until:
        seconds = min(ROUND_SECONDS, until - time.monotonic())
        with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as folder:
            place = Path(folder)
            outcome = asyncio.run(endure(place, seconds=seconds, takeovers=4, seed=seed, tables=wanted.tables))
            print(f"{outcome}\n", flush=True)
        failed |= bool(outcome.complaints)
        seed += 1
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
