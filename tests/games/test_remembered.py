"""What is remembered of the parts of components is remembered once, however often a game is played."""

from __future__ import annotations

from inspect import getclosurevars
from random import Random
from typing import Any

import pytest

from miskatonic import new_game
from miskatonic.games import GAMES
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.verbs.keeping import DrawCards
from miskatonic.games.mansions.verbs.prices import TakeHorror
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import PayThen, verbs
from tests.asking import play_out
from tests.mansions.given import given

REMEMBERED = (verbs.say_way, verbs._way, verbs._bought, verbs._either)  # pyright: ignore[reportPrivateUsage]


def how_much() -> int:
    return sum(len(getclosurevars(each).nonlocals["kept"]) for each in REMEMBERED)


def play(game: str, seed: int) -> None:
    """A random game."""
    dice, table = Random(seed), new_game(game, seed=seed, players=GAMES[game].players[-1], events=False)
    while (decision := table.decision) is not None:
        table.choose(dice.randrange(len(decision.options)))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_again_leaves_nothing_new_to_remember(game: str) -> None:
    before: list[int] = []
    for _ in range(2):
        for seed in range(12):
            play(game, seed)
        before.append(how_much())
    assert before[0] == before[1]


def offered(effect: Any, table: Any, me: Any) -> tuple[Option, ...]:
    (question,) = play_out(effect.resolve(table, me), "no").decisions
    return question.options


def test_what_a_verb_offers_in_the_name_of_another_is_offered_by_the_same_options_each_time() -> None:
    game = given()
    draw = DrawCards("trauma", optional=True)
    me = Me(who=1)
    assert offered(draw, game.table, me) is offered(draw, game.table, me)


def test_prices_made_up_on_the_spot_are_offered_by_the_same_options_each_time() -> None:
    game = given()
    content = PayThen(TakeHorror(1), [DrawCards("mythos")])
    again = PayThen(content.cost, content.then)
    me = Me(who=1)
    assert offered(content, game.table, me) is offered(again, game.table, me)
