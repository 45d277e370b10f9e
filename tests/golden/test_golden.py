"""The golden playthroughs are played again, line by line and hash by hash."""

import pytest

from . import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(name) == kept, f"{name} goes differently; `make golden` writes it anew, review the diff"
