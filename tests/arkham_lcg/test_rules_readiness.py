"""Ready and exhausted cards, skill cards, gaining things, parleying and resigning."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.actions import action_options
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import exhaust
from miskatonic.games.arkham_lcg.phases import investigation, upkeep
from miskatonic.games.arkham_lcg.state import Fate

from .given import AGNES, ATTIC, DAISY, PARLOR, ROLAND, SKIDS, Scene, given
from .names import (
    BEAT_COP,
    BEAT_COP_2,
    EMERGENCY_CACHE,
    GHOUL_MINION,
    MOB_ENFORCER,
    OLD_BOOK_OF_LORE,
    OVERPOWER,
    POLICE_BADGE,
    SWARM_OF_RATS,
    UMORDHOTH,
    VICIOUS_BLOW,
)


def possible(scene: Scene, start: str) -> bool:
    """Could the first investigator take such an action?"""
    return any(option.key.startswith(start) for option in action_options(scene.table, 0))


# Ready and exhausted.


@pytest.mark.rule("lcg.exhaust.2")
def test_an_exhausted_card_is_not_exhausted_again() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION)
    exhaust(scene.table, scene.card(GHOUL_MINION))
    exhaust(scene.table, scene.card(GHOUL_MINION))
    assert len(scene.events("exhausted")) == 1


@pytest.mark.rule("lcg.exhaust.2")
def test_a_card_that_was_readied_can_be_exhausted_again() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE, exhausted=True)
    scene.run(upkeep.ready_cards(scene.table))
    assert scene.turn(0).offers("activate:01031")


@pytest.mark.rule("lcg.exhaust.3")
@pytest.mark.parametrize("exhausted", [False, True])
def test_an_ability_that_exhausts_its_card_needs_it_ready(exhausted: bool) -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION).asset(0, BEAT_COP_2, exhausted=exhausted)
    assert scene.offers("use:01028") is not exhausted


@pytest.mark.rule("lcg.ready.2")
def test_cards_enter_play_ready() -> None:
    scene = given(ROLAND).hand(0, BEAT_COP).has(resources=4).encounter(SWARM_OF_RATS).do("play:01018")
    scene.run(draw_encounter_card(scene.table, 0))
    assert not (scene.entry(BEAT_COP).exhausted or scene.entry(SWARM_OF_RATS).exhausted)


@pytest.mark.rule("lcg.ready.3")
def test_readying_sets_an_exhausted_card_upright() -> None:
    scene = given(DAISY).asset(0, OLD_BOOK_OF_LORE, exhausted=True)
    scene.run(upkeep.ready_cards(scene.table))
    assert not scene.entry(OLD_BOOK_OF_LORE).exhausted


@pytest.mark.rule("lcg.ready.4")
@pytest.mark.parametrize(("exhausted", "told"), [(True, 1), (False, 0)])
def test_only_an_exhausted_card_can_be_readied(exhausted: bool, told: int) -> None:
    """Umôrdhoth readies at the end of every turn, if there is anything to ready."""
    scene = given(ROLAND).house().enemy(UMORDHOTH, at=ATTIC, exhausted=exhausted)
    scene.run(investigation.end_turn(scene.table))
    assert len(scene.events("readied")) == told


# Skill cards.


@pytest.mark.rule("lcg.skill-card.2")
def test_a_skill_card_is_committed_and_never_played() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).hand(0, VICIOUS_BLOW).has(resources=5)
    assert not scene.offers("play:01025")
    assert scene.do("fight:01160").offers("commit:01025")


@pytest.mark.rule("lcg.skill-card.3")
def test_a_committed_skill_card_does_in_the_test_what_it_says() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).hand(0, VICIOUS_BLOW).bag("0")
    scene.do("fight:01160", "commit:01025")
    assert not scene.in_play(GHOUL_MINION)


@pytest.mark.rule("lcg.skill-card.3")
def test_in_hand_it_does_nothing() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).hand(0, VICIOUS_BLOW).bag("0")
    scene.do("fight:01160", "done")
    assert scene.harm(GHOUL_MINION) == 1


@pytest.mark.rule("lcg.skill-card.3")
def test_a_skill_card_that_draws_when_the_test_succeeds_draws() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).hand(0, OVERPOWER).bag("0")
    scene.do("fight:01160", "commit:01091", "as-listed")
    assert len(scene.who().hand) == 1


# Gaining.


@pytest.mark.rule("lcg.gain.1")
def test_gained_resources_come_to_the_resource_pool() -> None:
    scene = given(ROLAND).hand(0, EMERGENCY_CACHE).has(resources=1).do("play:01088")
    assert scene.who().resources == 4


@pytest.mark.rule("lcg.gain.2")
def test_a_gained_action_can_be_taken() -> None:
    scene = given(SKIDS).has(resources=2).turn(0, actions=1).do("use:01003", "resource")
    assert (scene.who().actions, scene.offers("resource")) == (1, True)


@pytest.mark.rule("lcg.gain.2")
def test_gained_actions_are_for_the_turn_in_which_they_were_gained() -> None:
    scene = given(ROLAND).asset(0, POLICE_BADGE).do("use:01027")
    assert scene.who().actions == 5
    scene.run(upkeep.ready_cards(scene.table))
    assert scene.who().actions == 3


@pytest.mark.rule("lcg.resource-action.1")
@pytest.mark.parametrize("actions", [0, 1])
def test_taking_a_resource_is_an_action_of_the_turn(actions: int) -> None:
    assert possible(given(ROLAND).turn(0, actions=actions), "resource") is (actions > 0)


@pytest.mark.rule("lcg.resource-action.1")
def test_nobody_takes_a_resource_in_the_turn_of_another() -> None:
    scene = given(ROLAND, AGNES).turn(1)
    assert (scene.seat(), scene.offers("resource")) == (1, True)


@pytest.mark.rule("lcg.resource-action.2")
def test_the_resource_action_brings_one_resource() -> None:
    scene = given(ROLAND).has(resources=2).do("resource")
    assert (scene.who().resources, scene.who().actions) == (3, 2)


# Parley and resign.


@pytest.mark.rule("lcg.parley.1")
def test_parleying_is_activating_an_ability() -> None:
    scene = given(ROLAND).house().enemy(MOB_ENFORCER, engaged=0, owner=0).has(resources=4).do("activate:01101")
    assert (scene.in_play(MOB_ENFORCER), scene.who().actions) == (False, 2)


@pytest.mark.rule("lcg.parley.1")
def test_without_actions_there_is_no_parley() -> None:
    scene = given(ROLAND).house().enemy(MOB_ENFORCER, engaged=0, owner=0).has(resources=4).turn(0, actions=0)
    assert not possible(scene, "activate:01101")


@pytest.mark.rule("lcg.resign.1")
@pytest.mark.parametrize("actions", [0, 1])
def test_resigning_is_activating_an_ability(actions: int) -> None:
    scene = given(ROLAND, AGNES).house().at(0, PARLOR).turn(0, actions=actions)
    assert possible(scene, "activate:01115") is (actions > 0)


@pytest.mark.rule("lcg.resign.1")
def test_resigning_costs_an_action() -> None:
    scene = given(ROLAND, AGNES).house().at(0, PARLOR).do("activate:01115")
    assert scene.who(0).actions == 2


@pytest.mark.rule("lcg.resign.2", "lcg.resign.3")
def test_who_resigns_is_eliminated_but_not_defeated() -> None:
    scene = given(ROLAND, AGNES, adventure="night-of-the-zealot").house().at(0, PARLOR).asset(0, BEAT_COP)
    scene.do("activate:01115")
    assert (scene.who(0).fate, scene.in_play(BEAT_COP)) == (Fate.RESIGNED, False)
    sheet = scene.state.sheets[0]
    assert (sheet.physical_trauma, sheet.mental_trauma) == (0, 0)
