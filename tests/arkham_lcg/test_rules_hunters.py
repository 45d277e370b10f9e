"""Hunters and enemies that strike back."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.phases import enemy as enemy_phase
from miskatonic.games.arkham_lcg.words import NOBODY, Keyword

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, Scene, given
from .made_up import MakeUp

GHOUL, RATS, WIZARD, GOAT, DEEP_ONE = "01160", "01159", "01170", "01180", "01181"
BARRICADE = "01038"
RIVERTOWN, HOSPITAL, UNIVERSITY, EASTTOWN, NORTHSIDE = "01125", "01128", "01129", "01132", "01134"
SOUTHSIDE, SOUTHSIDES = "southside", ("01126", "01127")


def hunters_move(scene: Scene, *answers: str) -> Scene:
    scene.run(move_hunters(scene.table), *answers)
    return scene


def at(scene: Scene, code: str) -> str:
    """Where an unengaged enemy is."""
    return scene.state.codes[scene.entry(code).location]


# Hunter.


@pytest.mark.rule("lcg.hunter.1")
def test_a_hunter_moves_one_connection_towards_the_nearest_investigator() -> None:
    scene = hunters_move(given(ROLAND).house().at(0, ATTIC).enemy(RATS, at=CELLAR))
    assert at(scene, RATS) == HALLWAY


@pytest.mark.rule("lcg.hunter.1")
def test_of_two_investigators_a_hunter_goes_to_the_nearer_one() -> None:
    scene = given(ROLAND, AGNES, adventure="midnight-masks").enemy(RATS, at=EASTTOWN)
    scene = hunters_move(scene.at(0, RIVERTOWN).at(1, UNIVERSITY))
    assert scene.entry(RATS).engaged == 0


@pytest.mark.rule("lcg.hunter.1")
def test_other_enemies_stay_where_they_are() -> None:
    scene = hunters_move(given(ROLAND).house().at(0, ATTIC).enemy(GHOUL, at=CELLAR))
    assert at(scene, GHOUL) == CELLAR


@pytest.mark.rule("lcg.hunter.2")
def test_a_hunter_stays_with_an_investigator_at_its_location(made_up: MakeUp) -> None:
    """An aloof one, since any other would be engaged with somebody there."""
    shy = made_up(RATS, "99001", keywords=frozenset({Keyword.HUNTER, Keyword.ALOOF}))
    scene = hunters_move(given(ROLAND, AGNES).house().at(0, ATTIC).enemy(shy, at=HALLWAY))
    assert at(scene, shy) == HALLWAY


@pytest.mark.rule("lcg.hunter.3")
def test_an_exhausted_hunter_does_not_move() -> None:
    scene = hunters_move(given(ROLAND).house().at(0, ATTIC).enemy(RATS, at=CELLAR, exhausted=True))
    assert at(scene, RATS) == CELLAR


@pytest.mark.rule("lcg.hunter.3")
def test_an_engaged_hunter_does_not_move() -> None:
    scene = hunters_move(given(ROLAND, AGNES).house().at(1, ATTIC).enemy(RATS, engaged=1))
    assert scene.entry(RATS).engaged == 1


@pytest.mark.rule("lcg.hunter.4")
def test_a_hunter_whose_way_is_barred_stays() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).enemy(RATS, at=CELLAR).attached(BARRICADE, HALLWAY, owner=0)
    assert at(hunters_move(scene), RATS) == CELLAR


@pytest.mark.rule("lcg.hunter.4")
def test_a_hunter_makes_no_detour_around_a_barred_location() -> None:
    """From the University to Easttown by Rivertown; the long way round by Northside would be open."""
    scene = given(ROLAND, adventure="midnight-masks").at(0, EASTTOWN).enemy(RATS, at=UNIVERSITY)
    scene.attached(BARRICADE, RIVERTOWN, owner=0)
    assert at(hunters_move(scene), RATS) == UNIVERSITY


@pytest.mark.rule("lcg.hunter.5")
def test_a_hunter_engages_on_arrival_and_attacks_in_the_same_phase() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).enemy(RATS, at=HALLWAY)
    scene.run(enemy_phase.hunt_and_attack(scene.table))
    assert scene.entry(RATS).engaged == 0
    assert scene.who().damage == 1


@pytest.mark.rule("lcg.hunter.6")
@pytest.mark.parametrize("way", [SOUTHSIDE, UNIVERSITY])
def test_the_lead_investigator_chooses_between_equally_short_ways(way: str) -> None:
    """Its prey is Agnes in the hospital; from Rivertown two ways lead there, of two steps each."""
    scene = given(ROLAND, AGNES, adventure="midnight-masks").at(0, NORTHSIDE).at(1, HOSPITAL)
    scene.enemy(DEEP_ONE, at=RIVERTOWN)
    southside = next(code for code in SOUTHSIDES if code in scene.codes(scene.state.locations))
    flow = move_hunters(scene.table)
    asked = next(flow)
    assert asked.seat == scene.state.lead
    with pytest.raises(StopIteration):
        flow.send(next(option for option in asked.options if way in option.key))
    assert at(scene, DEEP_ONE) == (southside if way == SOUTHSIDE else UNIVERSITY)


# Retaliate.


@pytest.mark.rule("lcg.retaliate.1")
def test_who_fails_to_hit_a_ready_retaliating_enemy_is_attacked() -> None:
    scene = given(ROLAND).house().enemy(GOAT, engaged=0).bag("-8").do("fight:01180")
    assert scene.who().damage == 1


@pytest.mark.rule("lcg.retaliate.1")
def test_who_hits_it_is_not_attacked() -> None:
    scene = given(ROLAND).house().enemy(GOAT, engaged=0).bag("0").do("fight:01180")
    assert scene.who().damage == 0


@pytest.mark.rule("lcg.retaliate.1")
def test_it_strikes_back_after_all_results_of_the_test() -> None:
    """The cultist token deals its horror for the failure first, then the attack comes."""
    scene = given(ROLAND).house().enemy(WIZARD, engaged=0).bag("cultist").do("fight:01170")
    assert [(event.damage, event.horror) for event in scene.events("harmed")] == [(0, 1), (1, 0)]


@pytest.mark.rule("lcg.retaliate.2")
def test_an_enemy_does_not_exhaust_when_it_strikes_back() -> None:
    scene = given(ROLAND).house().enemy(GOAT, engaged=0).bag("-8").do("fight:01180")
    assert not scene.entry(GOAT).exhausted


@pytest.mark.rule("lcg.retaliate.3")
@pytest.mark.parametrize("engaged", [NOBODY, 1])
def test_it_strikes_back_at_an_attacker_it_is_not_engaged_with(engaged: int) -> None:
    scene = given(ROLAND, AGNES).house().enemy(GOAT, engaged=engaged).bag("-8").do("fight:01180")
    assert scene.who(0).damage == 1


@pytest.mark.rule("lcg.retaliate.4")
def test_an_exhausted_enemy_does_not_strike_back() -> None:
    scene = given(ROLAND).house().enemy(GOAT, exhausted=True).bag("-8").do("fight:01180")
    assert scene.who().damage == 0


@pytest.mark.rule("lcg.retaliate.5")
def test_a_failed_evasion_is_no_attack_to_strike_back_at() -> None:
    scene = given(ROLAND).house().enemy(GOAT, engaged=0).bag("-8").do("evade:01180")
    assert scene.who().damage == 0
