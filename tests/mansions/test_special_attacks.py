"""The special attack on the back of each of the 24 monster tokens, passed and failed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from miskatonic.games.mansions.components import TOKENS
from miskatonic.games.mansions.resolver import Me
from miskatonic.games.mansions.state import Monster
from miskatonic.kernel.effects import resolve

from .answering import play
from .given import Situation, given

HERE = "foyer.s"


class Hit(NamedTuple):
    """What Joe takes: damage, horror, stun tokens."""

    damage: int = 0
    horror: int = 0
    stun: int = 0


NOTHING = Hit()

ATTACKS: list[tuple[int, Hit, Hit]] = [
    (1, NOTHING, Hit(3)),
    (2, NOTHING, Hit(3)),
    (3, NOTHING, Hit(2, 0, 1)),
    (4, NOTHING, Hit(1, 1, 1)),
    (5, Hit(0, 1), Hit(4, 1)),
    (6, NOTHING, Hit(3)),
    (7, Hit(1), Hit(5)),
    (8, Hit(0, 0, 1), Hit(4, 0, 1)),
    (9, NOTHING, Hit(4, 0, 1)),
    (10, Hit(2), Hit(5)),
    (11, Hit(1), Hit(4, 1)),
    (12, NOTHING, Hit(3, 2)),
    (13, NOTHING, Hit(2, 1)),
    (14, NOTHING, Hit(3)),
    (15, NOTHING, Hit(2, 0, 1)),
    (16, NOTHING, Hit(3)),
    (17, NOTHING, Hit(2)),
    (18, NOTHING, Hit(1, 0, 1)),
    (19, NOTHING, Hit(1)),
    (20, NOTHING, Hit(3)),
    (21, Hit(2), NOTHING),
    (22, NOTHING, Hit(1, 1)),
    (23, NOTHING, Hit(2)),
    (24, NOTHING, Hit(3)),
]
"""The token, what passing its test brings and what failing does; of token 21 it is the keeper who rolls."""


def attacked(token: int, die: str) -> Situation:
    game = given("joe-diamond").stand(1, HERE).card(1, "axe").points(1, 2)
    state = game.state
    state.pool.remove(token)
    state.monsters = [Monster(1, TOKENS[token][0], token, HERE)]
    if token == 21:
        game.monster("cultist", "foyer.n")
    me = Me(who=1, monster=1)
    play(game, resolve(TOKENS[token][1].special, game.table, me), die, skill_point="no")
    return game


@pytest.mark.rule("mom.monster-attack.3")
@pytest.mark.parametrize(("token", "passed", "failed"), ATTACKS)
def test_the_special_attack_of_a_token(token: int, passed: Hit, failed: Hit):
    for die, hit in (("1", passed), ("10", failed)):
        joe = attacked(token, die)[1]
        assert Hit(joe.damage, joe.horror, joe.stun) == hit


def test_all_tokens_are_tried():
    assert [token for token, *_ in ATTACKS] == sorted(TOKENS)


def test_what_else_special_attacks_do():
    assert attacked(6, "10").state.piles["foyer"].dropped == ["axe"]
    assert attacked(14, "10").state.fire == ["foyer"]
    assert attacked(19, "10")[1].skill_points == 1
    assert attacked(23, "10")[1].space != HERE
    assert attacked(24, "10").state.piles["foyer"].dropped == ["axe"]
    assert attacked(6, "1")[1].cards == ["axe"]
