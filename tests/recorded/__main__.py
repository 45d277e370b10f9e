"""Record games anew for the tests of the pages: `python -m tests.recorded eldritch arkham-3e`."""

import sys
from importlib import import_module

for name in sys.argv[1:]:
    import_module(f"tests.recorded.{name.replace('-', '_')}").main()
