"""What comes first is asked only where it can make a difference, and never because of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType

import pytest

from miskatonic.games.arkham_lcg.enemies import discard_all
from miskatonic.games.arkham_lcg.phases import mythos, upkeep
from miskatonic.games.arkham_lcg.skill_test import Consequence, are_copies, results
from miskatonic.games.arkham_lcg.state import SkillTest
from miskatonic.games.arkham_lcg.words import AGILITY, NOWHERE
from miskatonic.kernel.decision import ORDERS, QuestionKind

from .given import AGNES, ATTIC, DAISY, PARLOR, ROLAND, WENDY, Scene, given
from .names import (
    BEAT_COP,
    DISSONANT_VOICES,
    DODGE,
    GHOUL_MINION,
    ICY_GHOUL,
    SURVIVAL_INSTINCT,
    SWARM_OF_RATS,
    WIZARD_OF_THE_ORDER,
)

GHOUL_AND_RATS = {GHOUL_MINION, SWARM_OF_RATS}


def attacked(*investigators: str, by: tuple[str, ...] = (GHOUL_MINION, SWARM_OF_RATS)) -> Scene:
    """The first of them is engaged with these enemies, and acts; nobody has a card left to react with."""
    scene = given(*investigators).house()
    for who in range(len(investigators)):
        scene.deck(who)
    for enemy in by:
        scene.enemy(enemy, engaged=0)
    return scene


def asked_for_order(scene: Scene) -> bool:
    decision = scene.resumed().decision
    assert decision is not None
    return decision.kind is QuestionKind.ORDER


def asks(step: object) -> bool:
    """Does a step ask anything?"""
    return isinstance(step, GeneratorType) and next(step, None) is not None


# Attacks.


def test_attacks_that_only_add_up_come_in_any_order() -> None:
    scene = attacked(WENDY, DAISY).do("resource")
    assert not asked_for_order(scene)
    assert {told.enemy for told in scene.events("attacked")} == GHOUL_AND_RATS
    assert (scene.who().damage, scene.who().horror, scene.who().actions) == (2, 1, 2)


def test_so_they_do_in_the_enemy_phase() -> None:
    scene = attacked(WENDY).step("enemy.begin")
    scene.resumed()
    assert {told.enemy for told in scene.events("attacked")} == GHOUL_AND_RATS
    assert (scene.who().damage, scene.who().horror) == (2, 1)


DIFFERENCES: dict[str, Callable[[], Scene]] = {
    "no-health-left": lambda: attacked(WENDY).has(damage=5),
    "no-sanity-left": lambda: attacked(WENDY).has(horror=6),
    "an-ally-takes-some": lambda: attacked(WENDY).asset(0, BEAT_COP),
    "an-investigator-reacts": lambda: attacked(AGNES),
    "a-card-in-hand": lambda: attacked(WENDY).hand(0, DODGE),
    "a-card-in-a-deck": lambda: attacked(WENDY).top(0, DODGE),
    "a-card-of-another": lambda: attacked(WENDY, ROLAND).top(1, DODGE),
}


@pytest.mark.rule("lcg.attack-of-opportunity.2")
@pytest.mark.parametrize("scene", DIFFERENCES.values(), ids=DIFFERENCES)
def test_the_one_who_is_attacked_is_asked_where_it_can_make_a_difference(scene: Callable[[], Scene]) -> None:
    there = scene().do("resource")
    assert there.keys() == [f"attacked-by:{code}#{there.card(code)}" for code in (GHOUL_MINION, SWARM_OF_RATS)]
    asked = there.table.decision
    assert asked is not None and (asked.kind, asked.window, asked.passing.key) == (
        QuestionKind.ORDER,
        ORDERS,
        there.keys()[0],
    )


@pytest.mark.parametrize("holder", [0, 1])
def test_whether_they_are_asked_tells_nothing_about_a_hand(holder: int) -> None:
    """The same question comes, whether the card that could make a difference is in the hand or still in the deck."""
    drawn = attacked(WENDY, ROLAND).hand(holder, DODGE).do("resource")
    undrawn = attacked(WENDY, ROLAND).top(holder, DODGE).do("resource")
    assert asked_for_order(drawn) and asked_for_order(undrawn)


def test_equal_enemies_attack_as_they_come_whatever_is_done_about_it() -> None:
    scene = attacked(WENDY, by=(SWARM_OF_RATS, SWARM_OF_RATS)).asset(0, BEAT_COP).do("resource")
    assert scene.offers("assign-damage"), "the first attack is under way"


@pytest.mark.parametrize("mark", [{"damage": 1}, {"doom": 1}])
def test_equal_enemies_are_not_equal_where_something_lies_on_one_of_them(mark: dict[str, int]) -> None:
    scene = attacked(WENDY, by=(ICY_GHOUL,)).enemy(ICY_GHOUL, engaged=0, **mark).asset(0, BEAT_COP).do("resource")
    assert asked_for_order(scene)


# Hunters, discards.


@pytest.mark.rule("lcg.simultaneous.3")
def test_equal_hunters_move_without_a_question() -> None:
    scene = given(WENDY).house().at(0, PARLOR).step("enemy.begin")
    scene.enemy(SWARM_OF_RATS, at=ATTIC).enemy(SWARM_OF_RATS, at=ATTIC).resumed()
    assert [told.enemy for told in scene.events("enemy-moved")] == [SWARM_OF_RATS, SWARM_OF_RATS]


def test_equal_cards_are_discarded_without_a_question() -> None:
    scene = given(WENDY).enemy(SWARM_OF_RATS).enemy(SWARM_OF_RATS)
    assert list(discard_all(scene.table, list(scene.state.enemies))) == []
    assert scene.codes(scene.state.encounter.discard)[-2:] == [SWARM_OF_RATS] * 2


# Forced abilities.


def test_what_equal_cards_do_each_to_itself_comes_in_any_order() -> None:
    scene = given(ROLAND, AGNES).threat(0, DISSONANT_VOICES).threat(1, DISSONANT_VOICES)
    assert not asks(upkeep.end(scene.table))
    assert not scene.in_play(DISSONANT_VOICES)


def test_two_wizards_chant_without_a_question() -> None:
    scene = given(WENDY).enemy(WIZARD_OF_THE_ORDER).enemy(WIZARD_OF_THE_ORDER, doom=1)
    assert not asks(mythos.end(scene.table))
    assert sorted(scene.state.play[enemy].doom for enemy in scene.state.enemies) == [1, 2]


# Results of a test.


def succeeded(scene: Scene, *committers: int, attempt: str | None) -> list[Consequence]:
    """The results of a test of the first investigator, to which each of these has committed a Survival Instinct."""
    cards = [scene.take(SURVIVAL_INSTINCT, who) for who in committers]
    test = SkillTest(0, AGILITY, 0, NOWHERE, attempt, committed=cards, committers=list(committers), succeeded=True)
    return results(scene.table, test, [], None, None)


def test_a_card_that_does_nothing_about_this_test_has_no_result_to_put_in_order() -> None:
    scene = given(WENDY, ROLAND)
    assert succeeded(scene, 0, 1, attempt=None) == []
    assert len(succeeded(scene, 0, 1, attempt="evade")) == 2


@pytest.mark.rule("lcg.skill-test.st7.2")
@pytest.mark.parametrize(("other", "same"), [(0, True), (1, False)])
def test_the_results_of_copies_are_the_same_where_one_investigator_committed_them(other: int, same: bool) -> None:
    scene = given(WENDY, ROLAND)
    assert are_copies(succeeded(scene, 0, other, attempt="evade")) is same
