"""`miskatonic serve` as anybody starts it, but that loses its patience with silence in seconds, not in a minute."""

import sys

from msgspec.structs import replace

from miskatonic.cli import main, serve
from miskatonic.server.limits import Limits

usual = serve.limits_of


def limits_of(options: serve.ServeOptions) -> Limits:
    return replace(usual(options), request_seconds=3.0, ping_seconds=2.0, pong_seconds=10.0, stalled_seconds=1)


if __name__ == "__main__":
    serve.limits_of = limits_of
    sys.exit(main())
