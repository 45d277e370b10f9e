"""Run the benchmark with all contenders; one that is not installed is an error here."""

from __future__ import annotations

import sys

import cyclopts

from miskatonic.cli.bench import bench
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.sim.bench import missing_peers


def main() -> None:
    missing = missing_peers()
    if missing:
        sys.exit(f"Not installed: {', '.join(missing)}; run `make bench`, or pip install -r requirements-bench.txt.")
    app = cyclopts.App(name="bench", version_flags=[])
    app.default(bench)
    try:
        app()
    except MiskatonicError as error:
        sys.exit(str(error))


main()
