"""Record games anew for the tests of the pages: `python -m tests.recorded eldritch arkham-3e`."""

import argparse
from importlib import import_module

from miskatonic.games import GAMES

parser = argparse.ArgumentParser(prog="python -m tests.recorded", description=__doc__)
parser.add_argument("games", nargs="+", metavar="GAME", choices=list(GAMES), help=f"any of: {', '.join(GAMES)}")
for name in parser.parse_args().games:
    import_module(f"tests.recorded.{GAMES[name].folder.name}").main()
