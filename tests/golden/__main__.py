"""Write the golden playthroughs anew: those named, or all."""

import argparse

from . import FOLDER, GAMES, transcript

parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(GAMES)}")
names = parser.parse_args().names
if unknown := set(names) - set(GAMES):
    parser.error(f"there is no playthrough {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
for name in names or GAMES:
    (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    print(name)
