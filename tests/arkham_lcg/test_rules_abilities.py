"""Activating abilities, triggered abilities, who "you" are, and what a card says about itself."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import Card, Me, Table, action
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import spawn
from miskatonic.games.arkham_lcg.state import Fate

from .given import ATTIC, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    BEAT_COP,
    DR_MILAN_CHRISTOPHER,
    DREAMS_OF_RLYEH,
    FIRST_AID,
    FORBIDDEN_KNOWLEDGE,
    FORTY_FIVE_AUTOMATIC,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    HAUNTED,
    HOSPITAL_DEBTS,
    KNIFE,
    LOCKED_DOOR,
    NORTHSIDE,
    PHYSICAL_TRAINING,
    POLICE_BADGE,
    PREDATOR_OR_PREY,
    RAVENOUS_GHOUL,
    RIVERTOWN,
    ROTTING_REMAINS,
    ST_MARYS_HOSPITAL,
    UNCOVERING_THE_CONSPIRACY,
    UNEXPECTED_COURAGE,
)


def asked_of(scene: Scene, seat: int) -> list[str]:
    """Everything a seat is offered while everybody passes, until the first seat that cannot pass."""
    found: list[str] = []
    while True:
        offered = scene.keys()
        if scene.seat() == seat:
            found += offered
        if "pass" not in offered:
            return found
        scene.do("pass")


# The activate action.


@pytest.mark.rule("lcg.activate-action.1")
def test_abilities_are_activated_in_ones_own_turn() -> None:
    scene = given(ROLAND, DAISY).asset(0, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION, engaged=0)
    assert scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert not [key for key in asked_of(scene.turn(1), 0) if key.startswith("activate")]


@pytest.mark.rule("lcg.activate-action.1")
@pytest.mark.parametrize("step", ["mythos.encounters", "enemy.begin", "upkeep.begin"])
def test_abilities_are_not_activated_in_other_phases(step: str) -> None:
    scene = (
        given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).asset(0, BEAT_COP).enemy(GHOUL_MINION, exhausted=True).step(step)
    )
    assert scene.offers(f"use:{BEAT_COP}")
    assert not scene.offers("activate")


@pytest.mark.rule("lcg.activate-action.2", "lcg.triggered-ability.2")
def test_the_icons_of_an_ability_say_how_many_actions_it_takes() -> None:
    scene = given(ROLAND).threat(0, HAUNTED)
    assert not scene.turn(0, actions=1).offers(f"activate:{HAUNTED}")
    scene.turn(0, actions=3).do(f"activate:{HAUNTED}")
    assert scene.who().actions == 1


@pytest.mark.rule("lcg.activate-action.3")
def test_everything_an_ability_costs_is_paid_before_its_effect() -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION, engaged=0).hand(0, UNEXPECTED_COURAGE)
    scene.do(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert scene.offers(f"commit:{UNEXPECTED_COURAGE}")
    assert (scene.who().actions, scene.entry(FORTY_FIVE_AUTOMATIC).uses, scene.harm(GHOUL_MINION)) == (2, 3, 0)


@pytest.mark.rule("lcg.activate-action.4")
def test_one_may_activate_the_cards_one_controls() -> None:
    assert given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION).offers(f"activate:{FORTY_FIVE_AUTOMATIC}")


@pytest.mark.rule("lcg.activate-action.4")
def test_one_may_activate_ones_own_investigator_card(made_up: MakeUp) -> None:
    made_up(ROLAND, "99001")

    class Heiress(Card, code="99001"):
        @action()
        def inherit(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 4)

    scene = given(ROLAND, DAISY).has(resources=0)
    scene.who().code = scene.state.codes[scene.who().card] = "99001"
    assert not scene.turn(1).offers("activate:99001")
    scene.turn(0).do("activate:99001")
    assert scene.who().resources == 4


@pytest.mark.rule("lcg.activate-action.5")
def test_one_may_activate_the_location_one_is_at() -> None:
    scene = given(ROLAND).house().at(0, PARLOR)
    assert scene.offers(f"activate:{PARLOR}")


@pytest.mark.rule("lcg.activate-action.5")
def test_one_may_activate_encounter_cards_at_ones_location() -> None:
    scene = given(ROLAND).house().attached(LOCKED_DOOR, to=HALLWAY)
    assert scene.offers(f"activate:{LOCKED_DOOR}")


@pytest.mark.rule("lcg.activate-action.6")
def test_one_may_activate_cards_in_the_threat_area_of_anybody_here() -> None:
    scene = given(ROLAND, DAISY).house().threat(1, HAUNTED)
    assert scene.offers(f"activate:{HAUNTED}")
    assert not scene.at(1, ATTIC).offers(f"activate:{HAUNTED}")


@pytest.mark.rule("lcg.activate-action.7")
@pytest.mark.parametrize("location", [RIVERTOWN, ST_MARYS_HOSPITAL, NORTHSIDE])
def test_one_may_activate_the_current_act_and_agenda_from_anywhere(location: str) -> None:
    scene = given(ROLAND, adventure="midnight-masks").at(0, location).has(clues=2)
    assert scene.offers(f"activate:{PREDATOR_OR_PREY}")
    assert scene.offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")


@pytest.mark.rule("lcg.activate-action.8")
def test_one_may_not_activate_the_cards_of_another_investigator() -> None:
    scene = given(ROLAND, DAISY).asset(1, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION)
    assert not scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")


@pytest.mark.rule("lcg.activate-action.8")
def test_one_may_not_activate_scenario_cards_elsewhere() -> None:
    scene = given(ROLAND, DAISY).house().at(1, PARLOR).attached(LOCKED_DOOR, to=PARLOR)
    assert not scene.offers("activate")


# Triggered abilities.


@pytest.mark.rule("lcg.triggered-ability.1")
def test_a_triggered_ability_may_be_left_unused() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0, damage=1).bag("0")
    scene.do("fight", "pass")
    assert scene.who().clues == 0
    assert scene.entry(STUDY).clues == 2


@pytest.mark.rule("lcg.triggered-ability.3")
def test_a_free_ability_takes_no_action() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).enemy(GHOUL_MINION)
    scene.do(f"use:{BEAT_COP}")
    assert (scene.harm(GHOUL_MINION), scene.who().actions) == (1, 3)


@pytest.mark.rule("lcg.triggered-ability.3")
@pytest.mark.parametrize("step", ["mythos.encounters", "investigation.begin", "enemy.begin", "upkeep.begin"])
def test_a_free_ability_may_be_used_in_the_windows_of_every_phase(step: str) -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).enemy(GHOUL_MINION, exhausted=True).step(step)
    assert scene.offers(f"use:{BEAT_COP}")


@pytest.mark.rule("lcg.triggered-ability.3")
def test_a_free_ability_may_be_used_in_the_windows_of_a_test_and_not_between_them() -> None:
    scene = given(ROLAND).asset(0, PHYSICAL_TRAINING).enemy(GHOUL_MINION).hand(0, UNEXPECTED_COURAGE).has(resources=5)
    scene.do("fight")
    assert scene.offers(f"use:{PHYSICAL_TRAINING}")
    scene.do("pass")
    assert scene.keys() == [f"commit:{UNEXPECTED_COURAGE}", "done"]
    scene.do(f"commit:{UNEXPECTED_COURAGE}")
    assert scene.offers(f"use:{PHYSICAL_TRAINING}")


@pytest.mark.rule("lcg.triggered-ability.4")
def test_a_reaction_may_be_used_only_when_its_condition_occurs() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0, damage=1).bag("0")
    assert not scene.offers(f"use:{ROLAND}")
    scene.do("fight")
    assert scene.offers(f"use:{ROLAND}")
    scene.do("use")
    assert (scene.who().clues, scene.who().actions) == (1, 2)


@pytest.mark.rule("lcg.triggered-ability.5")
def test_an_ability_whose_conditions_are_not_met_may_not_be_used() -> None:
    """Skids hurries only in his own turn."""
    scene = given(SKIDS, DAISY)
    assert scene.offers(f"use:{SKIDS}")
    assert not [key for key in asked_of(scene.turn(1), 0) if key.startswith("use")]


@pytest.mark.rule("lcg.triggered-ability.6")
def test_a_reaction_is_used_once_for_each_time_its_condition_occurs() -> None:
    scene = given(DAISY).asset(0, DR_MILAN_CHRISTOPHER).bag("0").has(resources=0)
    scene.do("investigate", f"use:{DR_MILAN_CHRISTOPHER}")
    assert scene.seat() == 0
    assert not scene.offers(f"use:{DR_MILAN_CHRISTOPHER}")
    scene.do("investigate", f"use:{DR_MILAN_CHRISTOPHER}")
    assert scene.who().resources == 2


@pytest.mark.rule("lcg.triggered-ability.7")
def test_an_ability_that_could_not_change_anything_may_not_be_used() -> None:
    scene = given(ROLAND).clues(STUDY, 0).enemy(GHOUL_MINION, engaged=0, damage=1).asset(0, FIRST_AID).bag("0")
    assert not scene.offers(f"activate:{FIRST_AID}")
    scene.do("fight")
    assert not scene.offers(f"use:{ROLAND}")


@pytest.mark.rule("lcg.triggered-ability.8")
def test_an_ability_may_be_used_only_if_all_of_its_cost_can_be_paid() -> None:
    scene = (
        given(ROLAND)
        .asset(0, FORTY_FIVE_AUTOMATIC, uses=0)
        .asset(0, PHYSICAL_TRAINING)
        .enemy(GHOUL_MINION)
        .has(resources=0)
    )
    assert not scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")
    scene.do("fight")
    assert not scene.events("ability-used")


@pytest.mark.rule("lcg.triggered-ability.8")
def test_a_cost_is_payable_or_not_after_its_modifiers() -> None:
    """Frozen in Fear makes the first fight cost one action more."""
    scene = (
        given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).enemy(GHOUL_MINION).threat(0, FROZEN_IN_FEAR).turn(0, actions=1)
    )
    assert not scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")
    assert scene.turn(0, actions=2).offers(f"activate:{FORTY_FIVE_AUTOMATIC}")


@pytest.mark.rule("lcg.triggered-ability.9")
def test_what_paying_leads_to_does_not_count_when_an_ability_is_begun() -> None:
    """The horror that Forbidden Knowledge costs is the end of Daisy, and yet she may pay it."""
    scene = given(DAISY, ROLAND).asset(0, FORBIDDEN_KNOWLEDGE).has(horror=8)
    scene.do(f"use:{FORBIDDEN_KNOWLEDGE}")
    assert scene.who().fate is Fate.DEFEATED


@pytest.mark.rule("lcg.triggered-ability.10")
def test_a_free_ability_belongs_to_who_controls_the_card() -> None:
    scene = given(ROLAND, DAISY).asset(0, BEAT_COP).enemy(GHOUL_MINION, exhausted=True).turn(1)
    assert scene.seat() == 0
    assert scene.offers(f"use:{BEAT_COP}")
    scene.do("pass")
    assert scene.seat() == 1
    assert not scene.offers(f"use:{BEAT_COP}")


@pytest.mark.rule("lcg.triggered-ability.10")
def test_a_free_ability_of_a_scenario_card_may_be_used_by_whoever_could_activate_it() -> None:
    scene = given(ROLAND, SKIDS).house().threat(1, HOSPITAL_DEBTS).has(0, resources=1).has(1, resources=0)
    scene.do(f"use:{HOSPITAL_DEBTS}")
    assert (scene.who().resources, scene.entry(HOSPITAL_DEBTS).uses) == (0, 1)
    assert not scene.has(0, resources=1).at(0, ATTIC).offers(f"use:{HOSPITAL_DEBTS}")


# Whose turn it is.


@pytest.mark.rule("lcg.active-player.1")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_investigator_is_the_one_whose_turn_it_is(active: int) -> None:
    """Roland's Police Badge gives two actions to the active investigator."""
    scene = given(ROLAND, DAISY).asset(0, POLICE_BADGE).turn(active)
    scene.do(f"use:{POLICE_BADGE}")
    assert [who.actions for who in scene.state.investigators] == [5 - 2 * active, 3 + 2 * active]


@pytest.mark.rule("lcg.active-player.1")
def test_outside_the_turns_nobody_is_active() -> None:
    scene = (
        given(ROLAND).asset(0, POLICE_BADGE).asset(0, BEAT_COP).enemy(GHOUL_MINION, exhausted=True).step("upkeep.begin")
    )
    assert scene.offers(f"use:{BEAT_COP}")
    assert not scene.offers(f"use:{POLICE_BADGE}")


# You.


@pytest.mark.rule("lcg.you.1")
def test_you_on_a_card_is_who_controls_it_or_has_it_in_their_threat_area() -> None:
    scene = given(ROLAND, DAISY).asset(0, BEAT_COP).threat(1, HAUNTED)
    view = scene.resumed().view(0)
    assert [who.skills.combat for who in view.investigators] == [4 + 1, 2 - 1]


@pytest.mark.rule("lcg.you.2")
def test_you_in_a_revelation_is_who_drew_the_card() -> None:
    scene = given(ROLAND, DAISY).encounter(ROTTING_REMAINS).bag("auto-fail")
    scene.run(draw_encounter_card(scene.table, 1))
    assert [who.horror for who in scene.state.investigators] == [0, 3]


@pytest.mark.rule("lcg.you.3")
def test_you_in_an_ability_is_who_takes_the_action() -> None:
    """Roland wakes Daisy from her dreams: he spends the action, and it is his willpower that is tested."""
    scene = given(ROLAND, DAISY).threat(1, DREAMS_OF_RLYEH).bag("0")
    scene.do(f"activate:{DREAMS_OF_RLYEH}")
    (told,) = scene.events("test-ended")
    assert (told.who, told.value) == (ROLAND, 3)
    assert [who.actions for who in scene.state.investigators] == [2, 3]


# A card about itself.


@pytest.mark.rule("lcg.self-reference.1")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    """An Acolyte that enters play gets a doom; the one already there does not get another."""
    scene = given(ROLAND).house().enemy(ACOLYTE, at=ATTIC, doom=1)
    first, second = scene.card(ACOLYTE), scene.take(ACOLYTE)
    scene.run(spawn(scene.table, second, 0, scene.place(PARLOR)))
    assert [scene.state.play[card].doom for card in (first, second)] == [1, 1]


@pytest.mark.rule("lcg.self-reference.2")
def test_this_card_is_the_one_that_says_it() -> None:
    scene = given(ROLAND).asset(0, KNIFE).asset(0, KNIFE).enemy(RAVENOUS_GHOUL, engaged=0)
    first, second = scene.who().assets
    scene.do(f"activate:{KNIFE}#{second}:throw")
    assert scene.who().assets == [first]
    assert scene.who().discard == [second]
