"""Write all golden playthroughs anew."""

from . import FOLDER, GAMES, transcript

for name in GAMES:
    (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    print(name)
