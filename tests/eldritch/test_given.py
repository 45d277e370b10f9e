"""The words that build situations keep what they promise."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import fight

from .given import given


def test_a_situation_is_bare() -> None:
    game = given(players=2)
    assert not game.monsters() and not game.state.gates and not game.state.clues and not game.held(0)


def test_dice_show_what_is_given() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6 6 6 6 6")
    assert not game.monsters()


def test_too_few_dice_are_an_error() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "rome")
    with pytest.raises(AssertionError, match="dice are rolled"):
        game.run(fight(game.table, 0, game.monsters()[0]), dice="6")


def test_the_game_goes_on_from_a_situation() -> None:
    game = given(players=2).stand(0, "rome").turn(0)
    assert "rest" in game.keys
    game.do("rest", "end")
    assert game.state.turn == 1
