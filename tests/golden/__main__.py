"""Write the golden playthroughs anew: those named, or all."""

import sys

from . import FOLDER, GAMES, transcript

for name in sys.argv[1:] or GAMES:
    (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    print(name)
