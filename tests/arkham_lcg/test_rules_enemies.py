"""Aloof and massive enemies, and the Engage action."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.actions import action_options
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.engagement import engage_ready_enemies
from miskatonic.games.arkham_lcg.phases import enemy as enemy_phase
from miskatonic.games.arkham_lcg.values import engaged_with
from miskatonic.games.arkham_lcg.words import NOBODY, Keyword

from .given import AGNES, ATTIC, HALLWAY, ROLAND, SKIDS, Scene, given
from .made_up import MakeUp

GHOUL, RATS, UMORDHOTH = "01160", "01159", "01157"
SHY = "99001"


@pytest.fixture
def shy(made_up: MakeUp) -> str:
    """A Ghoul Minion that is aloof."""
    return made_up(GHOUL, SHY, keywords=frozenset({Keyword.ALOOF}))


# Aloof.


@pytest.mark.rule("lcg.aloof.1")
def test_an_aloof_enemy_engages_nobody_by_itself(shy: str) -> None:
    scene = given(ROLAND).house().enemy(shy)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.entry(shy).engaged == NOBODY


@pytest.mark.rule("lcg.aloof.2", "lcg.aloof.6")
def test_a_drawn_aloof_enemy_comes_unengaged_to_the_location_of_who_drew_it(shy: str) -> None:
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).encounter(shy)
    scene.run(draw_encounter_card(scene.table, 1))
    entry = scene.entry(shy)
    assert (entry.engaged, entry.location) == (NOBODY, scene.place(ATTIC))


@pytest.mark.rule("lcg.aloof.2")
def test_an_aloof_enemy_that_spawns_at_an_occupied_location_is_unengaged(made_up: MakeUp) -> None:
    made_up(GHOUL, SHY, keywords=frozenset({Keyword.ALOOF}), spawn=[HALLWAY])
    scene = given(ROLAND).house().encounter(SHY)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(SHY).engaged == NOBODY


@pytest.mark.rule("lcg.aloof.3")
def test_an_aloof_enemy_can_be_engaged_by_an_action(shy: str) -> None:
    scene = given(ROLAND).house().enemy(shy).do("engage:99001")
    assert scene.entry(shy).engaged == 0


@pytest.mark.rule("lcg.aloof.4")
def test_an_aloof_enemy_engaged_with_nobody_cannot_be_attacked(shy: str) -> None:
    scene = given(ROLAND).house().enemy(shy).asset(0, "01020")
    assert not scene.offers("fight:")
    assert not scene.offers("activate:01020")


@pytest.mark.rule("lcg.aloof.5")
@pytest.mark.parametrize("engaged", [0, 1])
def test_an_aloof_enemy_engaged_with_somebody_can_be_attacked(shy: str, engaged: int) -> None:
    scene = given(ROLAND, AGNES).house().enemy(shy, engaged=engaged)
    assert scene.offers("fight:99001")


# Massive.


def with_umordhoth(*investigators: str) -> Scene:
    return given(*investigators).house().enemy(UMORDHOTH, at=HALLWAY)


def enemies_attack(scene: Scene, *answers: str) -> Scene:
    scene.run(enemy_phase.attacks(scene.table), *answers)
    return scene


@pytest.mark.rule("lcg.massive.1")
def test_a_ready_massive_enemy_is_engaged_with_everybody_at_its_location() -> None:
    scene = with_umordhoth(ROLAND, AGNES, SKIDS).at(2, ATTIC)
    engaged = [bool(engaged_with(scene.table, who)) for who in range(3)]
    assert engaged == [True, True, False]


@pytest.mark.rule("lcg.massive.1")
def test_a_massive_enemy_can_be_evaded_by_everybody_there() -> None:
    assert with_umordhoth(ROLAND, AGNES).turn(1).offers("evade:01157")


@pytest.mark.rule("lcg.massive.2")
def test_an_exhausted_massive_enemy_is_engaged_with_nobody() -> None:
    scene = with_umordhoth(ROLAND)
    scene.entry(UMORDHOTH).exhausted = True
    assert not scene.offers("evade:01157")


@pytest.mark.rule("lcg.massive.3")
def test_a_massive_enemy_cannot_be_taken_into_a_threat_area() -> None:
    scene = with_umordhoth(ROLAND)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.who().threats == []
    assert not scene.offers("engage:01157")


@pytest.mark.rule("lcg.massive.4")
def test_the_lead_investigator_says_in_which_order_a_massive_enemy_attacks() -> None:
    scene = enemies_attack(with_umordhoth(ROLAND, AGNES), "attacks:01004")
    assert [event.who for event in scene.events("attacked")] == [AGNES, ROLAND]


@pytest.mark.rule("lcg.massive.4")
def test_nobody_but_the_lead_investigator_is_asked_about_it() -> None:
    scene = with_umordhoth(ROLAND, AGNES)
    scene.state.lead = 1
    flow = enemy_phase.attacks(scene.table)
    assert not isinstance(flow, str)
    assert next(flow).seat == 1


@pytest.mark.rule("lcg.massive.4")
def test_a_massive_enemy_attacks_one_after_the_other_in_full() -> None:
    scene = enemies_attack(with_umordhoth(ROLAND, AGNES), "attacks:01001")
    told = [event.__struct_config__.tag for event in scene.table.events]
    assert [tag for tag in told if tag in ("attacked", "harmed")] == ["attacked", "harmed", "attacked", "harmed"]
    assert [(scene.who(seat).damage, scene.who(seat).horror) for seat in (0, 1)] == [(3, 3), (3, 3)]


@pytest.mark.rule("lcg.massive.5")
def test_a_massive_enemy_exhausts_after_its_last_attack() -> None:
    scene = enemies_attack(with_umordhoth(ROLAND, AGNES), "attacks:01001")
    told = [event.__struct_config__.tag for event in scene.table.events]
    assert [tag for tag in told if tag in ("attacked", "exhausted")] == ["attacked", "attacked", "exhausted"]


@pytest.mark.rule("lcg.massive.6")
def test_only_who_provoked_a_massive_enemy_is_attacked() -> None:
    scene = with_umordhoth(ROLAND, AGNES).do("resource")
    assert [scene.who(seat).damage for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("lcg.massive.7")
def test_a_massive_enemy_does_not_follow_who_leaves() -> None:
    scene = with_umordhoth(ROLAND).do("move:01113")
    assert scene.entry(UMORDHOTH).location == scene.place(HALLWAY)


@pytest.mark.rule("lcg.massive.8")
def test_a_missed_attack_on_a_massive_enemy_hits_no_colleague() -> None:
    scene = with_umordhoth(ROLAND, AGNES).bag("-8").do("fight:01157")
    assert scene.who(1).damage == 0


@pytest.mark.rule("lcg.massive.9")
def test_a_massive_enemy_attacks_everybody_at_its_location_exactly_once() -> None:
    scene = enemies_attack(with_umordhoth(ROLAND, AGNES, SKIDS).at(2, ATTIC), "attacks:01001")
    assert sorted(event.who for event in scene.events("attacked")) == [ROLAND, AGNES]


@pytest.mark.rule("lcg.massive.10")
def test_a_drawn_massive_enemy_comes_to_the_location_and_is_engaged_with_all_there() -> None:
    scene = given(ROLAND, AGNES).house().at(1, ATTIC).at(0, ATTIC).encounter(UMORDHOTH)
    scene.run(draw_encounter_card(scene.table, 1))
    entry = scene.entry(UMORDHOTH)
    assert (entry.location, scene.who(1).threats) == (scene.place(ATTIC), [])
    assert [bool(engaged_with(scene.table, who)) for who in (0, 1)] == [True, True]


# The Engage action.


@pytest.mark.rule("lcg.engage-action.1")
def test_engaging_costs_an_action_of_the_turn() -> None:
    scene = given(ROLAND).house().enemy(GHOUL, exhausted=True).do("engage:01160")
    assert scene.who().actions == 2


@pytest.mark.rule("lcg.engage-action.1")
def test_without_actions_there_is_no_engaging() -> None:
    scene = given(ROLAND).house().enemy(GHOUL, exhausted=True).turn(0, actions=0)
    assert action_options(scene.table, 0) == []


@pytest.mark.rule("lcg.engage-action.2")
def test_engaging_puts_the_enemy_into_the_threat_area_without_a_test() -> None:
    scene = given(ROLAND).house().enemy(GHOUL, exhausted=True).do("engage:01160")
    assert scene.codes(scene.who().threats) == [GHOUL]
    assert not scene.events("test-began")


@pytest.mark.rule("lcg.engage-action.2")
def test_an_enemy_elsewhere_cannot_be_engaged() -> None:
    assert not given(ROLAND).house().enemy(GHOUL, at=ATTIC).offers("engage:")


@pytest.mark.rule("lcg.engage-action.3")
@pytest.mark.parametrize("state", [{"exhausted": True}, {"engaged": 1}, {"aloof": True}])
def test_exhausted_aloof_and_otherwise_engaged_enemies_can_be_engaged(shy: str, state: dict[str, int]) -> None:
    code = shy if state.pop("aloof", 0) else GHOUL
    scene = given(ROLAND, AGNES).house().enemy(code, **state).do(f"engage:{code}")
    assert scene.entry(code).engaged == 0


@pytest.mark.rule("lcg.engage-action.4")
def test_engaging_takes_an_enemy_off_a_colleague() -> None:
    scene = given(ROLAND, AGNES).house().enemy(GHOUL, engaged=1).do("engage:01160")
    assert (scene.who(1).threats, scene.codes(scene.who(0).threats)) == ([], [GHOUL])


@pytest.mark.rule("lcg.engage-action.5")
def test_an_enemy_one_is_engaged_with_cannot_be_engaged_again() -> None:
    assert not given(ROLAND).house().enemy(GHOUL, engaged=0).offers("engage:")


@pytest.mark.rule("lcg.engage-action.6")
def test_the_others_attack_who_engages_but_not_the_one_engaged() -> None:
    scene = given(ROLAND, AGNES).house().enemy(RATS, engaged=0).enemy(GHOUL, engaged=1).do("engage:01160")
    assert [event.enemy for event in scene.events("attacked")] == [RATS]
