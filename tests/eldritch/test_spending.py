"""Spending what effects cost, and improving skills (rules eh.spend.*, eh.improve.*)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.possessions import can_improve, improve
from miskatonic.games.eldritch.replacing import improve_one
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import prepare, skill_test
from miskatonic.games.eldritch.words import LORE, SKILLS

from .given import Situation, given


def payer() -> Situation:
    """Akachi with one health, one sanity and nothing else."""
    return given("akachi-onyele").stand(0, "rome").health(0, 1).sanity(0, 1).doom(9)


def rich(game: Situation) -> Situation:
    game.health(0, 4).sanity(0, 4).clues(0, 2).card(0, "axe", "necronomicon", "wither", "debt#1")
    game[0].delayed = False
    return game


PRICES: list[dict[str, Any]] = [
    {"pay": "clues"},
    {"pay": "clues", "n": 2},
    {"pay": "health"},
    {"pay": "sanity", "n": 2},
    {"pay": "possession", "trait": "weapon"},
    {"pay": "possession", "kind": "spell"},
    {"pay": "possession", "n": 2, "trait": "item"},
    {"pay": "lose-condition", "name": "debt"},
    {"pay": "all", "costs": [{"pay": "health"}, {"pay": "sanity"}]},
]


def buying(price: dict[str, Any]) -> dict[str, Any]:
    return {"do": "pay-then", "cost": price, "then": [{"do": "advance-doom"}]}


@pytest.mark.rule("eh.spend.2", "eh.spend.4")
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_nobody_spends_what_they_do_not_have(price: dict[str, Any]) -> None:
    game = payer()
    assert not game.effect(buying(price)).decisions
    assert game.state.doom == 9


@pytest.mark.rule("eh.spend.1")
@pytest.mark.parametrize(("price", "left"), [("health", (3, 4)), ("sanity", (4, 3))])
def test_a_price_without_a_number_is_one(price: str, left: tuple[int, int]) -> None:
    game = rich(payer())
    game.effect(buying({"pay": price}), "pay")
    assert (game[0].health.left, game[0].sanity.left) == left


@pytest.mark.rule("eh.spend.3")
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_spending_may_be_declined(price: dict[str, Any]) -> None:
    game = rich(payer())
    before = (game.held(0), list(game[0].clues), game[0].health.left, game[0].sanity.left)
    assert game.effect(buying(price), "no").keys == [["pay", "no"]]
    assert before == (game.held(0), game[0].clues, game[0].health.left, game[0].sanity.left)
    assert game.state.doom == 9


@pytest.mark.rule("eh.spend.1")
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_what_is_spent_is_gone_and_has_its_effect(price: dict[str, Any]) -> None:
    game = rich(payer())
    before = (game.held(0), list(game[0].clues), game[0].health.left, game[0].sanity.left)
    game.effect(buying(price), "pay")
    assert before != (game.held(0), game[0].clues, game[0].health.left, game[0].sanity.left)
    assert game.state.doom == 8


@pytest.mark.rule("eh.spend.1")
def test_what_is_spent_is_discarded() -> None:
    game = rich(payer())
    clues = list(game[0].clues)
    game.effect(buying({"pay": "clues", "n": 2}), "pay")
    game.effect(buying({"pay": "possession", "trait": "weapon"}), "pay")
    game.effect(buying({"pay": "possession", "kind": "spell"}), "pay")
    assert sorted(game.state.clue_discard) == sorted(clues)
    assert game.state.assets.discard == ["axe"] and len(game.state.spells) == 20


@pytest.mark.rule("eh.spend.2", "eh.spend.4")
@pytest.mark.parametrize(("what", "n"), [("health", 1), ("health", 3), ("sanity", 1), ("sanity", 3)])
def test_the_last_health_and_sanity_cannot_be_spent(what: str, n: int) -> None:
    game = payer()
    getattr(game, what)(0, n)
    assert not game.effect(buying({"pay": what, "n": n})).decisions
    getattr(game, what)(0, n + 1)
    game.effect(buying({"pay": what, "n": n}), "pay")
    assert getattr(game[0], what).left == 1


@pytest.mark.rule("eh.spend.3")
def test_clues_need_not_be_spent_on_dice() -> None:
    game = rich(payer())
    asked = game.run(skill_test(game.table, Me(who=0), LORE), "keep", dice="1 1 1")
    assert "reroll:1" in asked.keys[0] and len(game[0].clues) == 2


@pytest.mark.rule("eh.spend.2")
def test_without_clues_no_die_is_rolled_again() -> None:
    game = payer()
    assert not game.run(skill_test(game.table, Me(who=0), LORE), dice="1 1 1").decisions


# Improving.


@pytest.mark.rule("eh.improve.1")
@pytest.mark.parametrize("skill", SKILLS)
def test_an_improved_skill_has_one_die_more(skill: Any) -> None:
    game = given("akachi-onyele").stand(0, "rome")
    before = {each: prepare(game.state, 0, each).pool for each in SKILLS}
    assert improve(game.table, 0, skill)
    assert game[0].improved == {skill: 1}
    assert {each: prepare(game.state, 0, each).pool - before[each] for each in SKILLS} == {
        each: int(each is skill) for each in SKILLS
    }


@pytest.mark.rule("eh.improve.2")
def test_a_skill_improved_again_has_two() -> None:
    game = given("akachi-onyele").stand(0, "rome").improve(0, "lore", 1)
    assert improve(game.table, 0, LORE)
    assert game[0].improved == {LORE: 2} and prepare(game.state, 0, LORE).pool == 5


@pytest.mark.rule("eh.improve.3")
def test_no_skill_is_improved_three_times() -> None:
    game = given("akachi-onyele").improve(0, "lore", 2)
    assert not can_improve(game.state, 0, LORE) and not improve(game.table, 0, LORE)
    assert game[0].improved == {LORE: 2}
    asked = game.run(improve_one(game.table, 0), "improve:will")
    assert "improve:lore" not in asked.keys[0] and len(asked.keys[0]) == 4


@pytest.mark.rule("eh.improve.3")
def test_with_nothing_left_to_improve_nothing_happens() -> None:
    game = given("akachi-onyele")
    for skill in SKILLS:
        game.improve(0, skill, 2)
    assert game.run(improve_one(game.table, 0)).value is None
    assert not game.effect({"do": "improve"}).decisions


@pytest.mark.rule("eh.improve.3")
def test_the_limit_is_each_investigators_own() -> None:
    game = given("akachi-onyele", "trish-scarborough").improve(0, "lore", 2)
    assert improve(game.table, 1, LORE)


@pytest.mark.rule("eh.improve.3")
def test_tokens_that_were_spent_may_be_gained_again() -> None:
    game = given("lola-hayes").improve(0, "lore", 2)
    game.effect({"do": "retrain"}, "spend:lore", "improve:lore", "improve:lore")
    assert game[0].improved == {LORE: 2}
