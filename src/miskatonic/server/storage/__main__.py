"""`python -m miskatonic.server.storage DATABASE REVISION`: take a database down to an earlier version of its tables."""

import sys

from .migrate import main

sys.exit(main(sys.argv[1:]))
