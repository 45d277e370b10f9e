"""Dice that are no tests, and effects in which every die counts as one number."""

from __future__ import annotations

from miskatonic.games.eldritch.dice_of_fate import loaded, roll_die
from miskatonic.games.eldritch.events import DieRolled

from .given import given, rolling
from .moments import told


def test_a_die_is_told_with_whoever_rolled_it() -> None:
    game = given("lily-chen")
    with rolling("4"):
        assert roll_die(game.table, 0) == 4
    assert [(event.who, event.die) for event in told(game, DieRolled)] == [("lily-chen", 4)]


def test_dice_count_as_one_number_for_as_long_as_the_effect_lasts() -> None:
    game = given("lily-chen")
    rolled: list[int] = []

    def effect():
        rolled.append(roll_die(game.table, 0))
        yield from ()

    game.run(loaded(game.table, 6, effect()))
    with rolling("2"):
        rolled.append(roll_die(game.table, 0))
    assert rolled == [6, 2]
