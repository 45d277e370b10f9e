"""Saves made by earlier versions still open: with their whole history, as far as its questions are still asked, or at
least from their last checkpoint.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import miskatonic
from miskatonic.games import GAMES
from miskatonic.kernel import saves
from miskatonic.kernel.table import Choice

EARLIER = sorted(Path(__file__).parent.glob("*.json"))

NO_LONGER_ASKED = {
    "final-hour-1-solo": ["activate:red-destroyer-2@10"],
    "final-hour-2-mid": ["activate:red-destroyer-1@6", "activate:blue-wanderer-3@3"],
    "final-hour-4-over": ["activate:red-deep-one@4"],
}
"""Orders that made no difference."""

earlier = pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)


def test_there_are_saves_of_every_game_that_stood_then() -> None:
    assert {saves.read(path.read_bytes()).setup.game for path in EARLIER} == {"final-hour", "arkham-lcg"}


@earlier
def test_an_earlier_save_opens_with_its_whole_history(path: Path) -> None:
    save = saves.read(path.read_bytes())
    assert save.content != GAMES[save.setup.game].content_digest, "a save of this very version proves nothing"
    table = miskatonic.load(path.read_bytes())
    assert table.hash() == save.hash
    assert left_out(save.choices, table.choices) == NO_LONGER_ASKED.get(path.stem, [])
    table.undo(len(table.choices))
    assert table.hash() == miskatonic.new_game(**start_of(save)).hash()


@earlier
def test_an_earlier_save_can_be_played_on_and_saved_again(path: Path) -> None:
    table = miskatonic.load(path.read_bytes())
    draw = Random(path.stem)
    for _ in range(40):
        if table.decision is not None:
            table.choose(draw.choice(table.decision.options))
    assert miskatonic.load(table.save()).hash() == table.hash()


@earlier
def test_an_earlier_save_whose_history_is_no_longer_legal_goes_on_from_its_checkpoint(path: Path) -> None:
    save = saves.read(path.read_bytes())
    save.choices = [(0, "no-longer-asked"), *save.choices[1:]]
    save.digest = saves._digest(save)  # pyright: ignore[reportPrivateUsage]
    table = miskatonic.load(msgspec.json.encode(save))
    assert table.hash() == save.hash
    assert table.choices == save.choices[save.checkpoint_choices :]


def left_out(made: list[Choice], kept: list[Choice]) -> list[str]:
    """What was chosen and is no longer asked; all the others are kept in their order."""
    waiting = list(kept)
    gone = [key for seat, key in made if not (waiting and waiting[0] == (seat, key) and waiting.pop(0))]
    assert waiting == []
    return gone


def start_of(save: saves.Save) -> dict[str, object]:
    """What its game was started from, as `new_game` takes it."""
    setup = save.setup
    return {"game": setup.game, "players": setup.players, "seed": setup.seed, **setup.options}
