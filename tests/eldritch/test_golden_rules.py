"""Components prevail over rules, "cannot" prevails over everything, and traits do nothing by themselves.

Rules eh.golden.*, eh.trait.*.
"""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec.structs import replace

from miskatonic.games.eldritch.actions import rest
from miskatonic.games.eldritch.components import CARDS, MYTHOS, PRINTED
from miskatonic.games.eldritch.encounters import available
from miskatonic.games.eldritch.gates import close_gate, discard_gate
from miskatonic.games.eldritch.movement import enter
from miskatonic.games.eldritch.possessions import refill_reserve, take_from_reserve
from miskatonic.games.eldritch.state import Eldritch
from miskatonic.games.eldritch.testing import prepare
from miskatonic.games.eldritch.words import SKILLS, Occurring

from .given import given

# What a component says.


@pytest.mark.rule("eh.golden.2")
def test_a_monster_on_the_space_does_not_matter_to_who_is_unseen() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "pallid-mask").monster("mummy", "rome").encounter()
    assert game.keys == ["unseen", "fight"]
    game.do("unseen")
    assert "encounter:general" in game.keys


@pytest.mark.rule("eh.golden.2")
def test_a_third_action_is_possible_where_a_card_says_so() -> None:
    game = given("akachi-onyele").stand(0, "1").card(0, "ruby-of-rlyeh").turn()
    game.do("rest", "prepare", "more:ruby-of-rlyeh")
    assert game.state.actions_left == 1 and "rest" not in game.keys


# What cannot be.


@pytest.mark.rule("eh.golden.3")
def test_who_cannot_move_is_moved_by_nothing() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "detained").gate("london", "istanbul")
    for words in (
        {"do": "move-to", "space": "tokyo"},
        {"do": "move-to-nearest", "type": "sea"},
        {"do": "move-anywhere"},
        {"do": "may", "then": [{"do": "move-anywhere"}]},
        {"do": "move-toward-gate"},
        {"do": "move", "n": 2},
    ):
        assert not game.effect(words).decisions
    game.run(enter(game.table, 0, "tokyo"))
    assert game[0].space == "rome"


@pytest.mark.rule("eh.golden.3")
def test_gates_that_cannot_be_closed_are_not() -> None:
    game = given("akachi-onyele").stand(0, "rome").gate("rome").ongoing("mysterious-lights")
    assert close_gate(game.table, 0, "rome") is False
    game.effect({"do": "close-gate"}, gate="rome")
    assert game.state.gates == ["rome"]
    discard_gate(game.table, "rome")
    assert not game.state.gates, "to discard is not to close"


@pytest.mark.rule("eh.golden.3")
def test_who_cannot_rest_does_not_although_nothing_else_hinders_them() -> None:
    forbids = next(id for id, card in MYTHOS.items() if card.forbids == "rest")
    game = given("akachi-onyele").stand(0, "rome").ongoing(forbids).card(0, "plumb-the-void#1").turn()
    assert "rest" not in game.keys
    game.improve(0, "lore", 1).do("cast:plumb-the-void", "no", dice="6 6 6")
    assert "rest" not in game.keys, "nor as an additional action"


@pytest.mark.rule("eh.golden.3")
def test_nothing_fills_a_reserve_that_cannot_be_filled() -> None:
    game = given("akachi-onyele").ongoing("driven-to-bankruptcy").reserve("axe", "whiskey")
    game.run(take_from_reserve(game.table, 0, "axe"))
    refill_reserve(game.table)
    assert game.state.reserve == ["whiskey"]


@pytest.mark.rule("eh.golden.3")
def test_expeditions_that_cannot_be_encountered_are_not() -> None:
    game = given("akachi-onyele").stand(0, "pyramids").top_encounter("expedition", "expedition-pyramids-1")
    assert "encounter:expedition" in [option.key for option in available(game.table, 0)]
    game.ongoing("secrets-of-the-past")
    assert "encounter:expedition" not in [option.key for option in available(game.table, 0)]


@pytest.mark.rule("eh.golden.3", "eh.golden.2")
def test_who_cannot_become_delayed_does_so_only_by_choice() -> None:
    game = given("akachi-onyele").card(0, "pocket-watch")
    game.state.phase = "mythos"
    game.effect({"do": "become-delayed"})
    assert not game[0].delayed
    game.effect({"do": "pay-then", "cost": {"pay": "delay"}, "then": [{"do": "gain-clues"}]}, "pay")
    assert game[0].delayed and len(game[0].clues) == 1


# Traits.


@pytest.mark.rule("eh.trait.1")
@pytest.mark.parametrize("id", CARDS)
def test_every_card_has_a_trait(id: str) -> None:
    assert CARDS[id].traits and len(set(CARDS[id].traits)) == len(CARDS[id].traits)


@pytest.mark.rule("eh.trait.1")
@pytest.mark.parametrize("id", MYTHOS)
def test_every_mythos_card_has_a_trait(id: str) -> None:
    assert MYTHOS[id].trait in ("event", "ongoing", "rumor")


def pools(state: Eldritch) -> list[int]:
    """The dice for every skill, in a combat encounter and outside of one."""
    return [prepare(state, 0, skill, 0, during).pool for skill in SKILLS for during in ((), (Occurring.COMBAT,))]


@pytest.mark.rule("eh.trait.3")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.kind != "condition"])
def test_traits_do_nothing_by_themselves(id: str) -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").card(0, id)
    with_traits = (pools(game.state), game.turn().keys)
    card = game[0].cards[0]
    with patch.dict(PRINTED, {card: replace(PRINTED[card], traits=[])}):
        assert (pools(game.state), game.turn().keys) == with_traits


@pytest.mark.rule("eh.trait.3")
def test_a_trait_without_an_effect_is_no_bonus() -> None:
    game = given("akachi-onyele").stand(0, "rome").health(0, 1).sanity(0, 1)
    bare = pools(game.state)
    game.card(0, "dynamite", "gate-box")
    assert pools(game.state) == bare, "a weapon and something magical"
    game.run(rest(game.table, 0))
    assert (game[0].health.left, game[0].sanity.left) == (2, 2)
