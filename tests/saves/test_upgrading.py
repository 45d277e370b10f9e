"""To a later version and back again: a saved game goes on with its whole history as long as its rules are the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from miskatonic.games import GAMES
from miskatonic.kernel import saves
from miskatonic.kernel.errors import SaveError
from miskatonic.kernel.game import Game
from miskatonic.kernel.table import Table
from tests.kernel.toy import GAMES as TOYS
from tests.kernel.toy import TOY, Toy, play, toy

from .versions import later_version

CHOICES = 25


def play_on(table: Table[Any], chance: Random) -> None:
    for _ in range(CHOICES):
        if table.decision is not None:
            table.choose(chance.choice(table.decision.options))


def carried_over(data: bytes, game: Game[Any]) -> Table[Any]:
    return saves.load(data, {game.name: game})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_goes_to_a_later_version_and_back_with_its_whole_history(name: str) -> None:
    game = GAMES[name]
    later = later_version(game)
    chance = Random(name)
    table: Table[Any] = Table(game, game.setup(game.players[-1], name, {}))
    for version in (later, game, later):
        play_on(table, chance)
        again = carried_over(table.save(), version)
        assert again.choices == table.choices and again.events == table.events
        assert game.encode(game.decode(again.game.encode(again.state))) == game.encode(
            game.decode(table.game.encode(table.state))
        )
        table = again
    assert len(table.choices) == 3 * CHOICES or table.decision is None


def test_what_the_later_version_added_is_lost_on_the_way_back_and_nothing_else() -> None:
    later = later_version(TOY)
    table = carried_over(toy_after(3), later)
    table.state.omens.append(7)
    back = carried_over(table.save(), TOY)
    assert not hasattr(back.state, "omens") and len(back.choices) == 3


def toy_after(choices: int) -> bytes:
    table = toy()
    play(table, choices)
    return table.save()


def generous(table: Table[Toy]) -> Any:
    """Another rule: everybody begins a round with more."""
    table.state.points = [points + 1 for points in table.state.points]
    return TOY.steps["draw"](table)


def test_a_game_whose_rules_changed_goes_on_from_its_checkpoint_there_and_back() -> None:
    later = later_version(TOY, {"draw": generous})
    table = carried_over(toy_after(5), later)
    assert table.decision is not None and len(table.choices) < 5
    play(table, 9)
    back = carried_over(table.save(), TOY)
    assert back.decision is not None or back.result is not None
    assert TOY.encode(back.state) == TOY.encode(TOY.decode(later.encode(table.state)))


def test_a_game_of_the_same_version_is_never_read_by_its_checkpoint() -> None:
    """Only the choices count: a save whose position is another one was damaged or made up."""
    data = toy_after(5)
    save = saves.read(data)
    save.hash = "0" * 32
    save.digest = saves._digest(save)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(SaveError, match="does not replay to the position"):
        saves.load(msgspec.json.encode(save), TOYS)
