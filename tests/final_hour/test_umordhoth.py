"""Umordhoth: what ghoul hordes are, and what every reckoning row of the sheet does.

The ritual site is 2, the tesseract gate 5, the heptagram gate 10, the trinity gate 12.
"""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.final_hour.actions import attack
from miskatonic.games.final_hour.ancient_one_phase import reckoning
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.events import MonsterMoved, SealRemoved, Spawned
from miskatonic.games.final_hour.monsters import destroy, drive_monster, move_monster
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.state import Played
from miskatonic.games.final_hour.verbs import Me
from miskatonic.games.final_hour.verbs.reckoning import MoveHordes
from miskatonic.games.final_hour.words import Half
from miskatonic.kernel.flow import Flow

from .given import Situation, given, kinds_at, monsters_at, play_out
from .phases import ONE_OMEN, health, reckon, reckon_wishing
from .scenes import block, cup, resolved, resolving, told

RED, BLUE = "red-ghoul-horde", "blue-ghoul-horde"
SAFE = 9
"""A location no horde of these tests comes near."""


def umordhoth(players: int = 2, **options: Any) -> Situation:
    """No monsters yet; everybody stands where no horde comes."""
    situation = given(players, ancient_one="umordhoth", **options)
    for who in range(players):
        situation.stand(who, SAFE)
    return situation


def horde(table: Table, at: int) -> int:
    """The token of the horde in a location."""
    return next(token for token in table.state.locations[at].monsters() if MONSTERS[token].special == "ghoul-horde")


def moves(table: Table) -> list[tuple[int, int]]:
    return [(event.origin, event.to) for event in told(table, MonsterMoved)]


# What a ghoul horde is.


@pytest.mark.rule("fh.umordhoth.1")
@pytest.mark.parametrize("wounds", [1, 4, 8])
def test_wounds_never_destroy_a_horde(wounds: int) -> None:
    table = umordhoth().put(RED, 6).table()
    asked = play_out(attack(table, 0, 6, wounds))
    assert monsters_at(table, 6) == [RED]
    assert asked.decisions == []


@pytest.mark.rule("fh.umordhoth.1")
def test_an_attack_beside_a_horde_destroys_only_the_others() -> None:
    table = umordhoth().put(RED, 6).put("red-plain-1", 6).table()
    asked = play_out(attack(table, 0, 6, 8), "destroy:red-plain-1@6")
    assert asked.keys == [["destroy:red-plain-1@6", "done"]]
    assert monsters_at(table, 6) == [RED]


@pytest.mark.rule("fh.umordhoth.1")
def test_an_effect_that_destroys_outright_does_not_destroy_a_horde() -> None:
    table = resolving(umordhoth().put(RED, 6).stand(1, 6), 1, "measured-force", Half.UPPER)
    table.choose("stay")
    destroy(table, horde(table, 6), 6)
    assert resolved(table, "measured-force")
    assert monsters_at(table, 6) == [RED]


@pytest.mark.rule("fh.umordhoth.1")
def test_an_effect_that_destroys_outright_takes_another_monster_beside_a_horde() -> None:
    situation = umordhoth().put(RED, 6).put("blue-destroyer-3", 6).stand(1, 6)
    table = resolving(situation, 1, "measured-force", Half.UPPER)
    table.choose("stay")
    assert resolved(table, "measured-force")
    assert monsters_at(table, 6) == [RED]


@pytest.mark.rule("fh.umordhoth.2")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_horde_passes_a_seal_which_stays_as_it_is(fresh: bool) -> None:
    table = umordhoth().put(RED, 6).seal(6, 7, fresh=fresh).table()
    before = table.view(0).seals
    move_monster(table, horde(table, 6), 6)
    assert monsters_at(table, 7) == [RED]
    assert len(before) == 1
    assert table.view(0).seals == before


@pytest.mark.rule("fh.umordhoth.2")
def test_a_driven_horde_passes_a_seal_too() -> None:
    table = umordhoth().put(RED, 6).seal(2, 6).table()
    drive_monster(table, horde(table, 6), 6, 2)
    assert monsters_at(table, 2) == [RED]
    assert [seal.fresh for seal in table.view(0).seals] == [True]


@pytest.mark.rule("fh.umordhoth.3")
def test_a_horde_moves_out_of_the_ritual_site() -> None:
    table = umordhoth().put(RED, 2).put("red-wanderer-2", 2).table()
    wanderer = next(token for token in table.state.locations[2].monsters() if MONSTERS[token].special is None)
    move_monster(table, horde(table, 2), 2)
    move_monster(table, wanderer, 2)
    assert monsters_at(table, 1) == [RED]
    assert monsters_at(table, 2) == ["red-wanderer-2"]


@pytest.mark.rule("fh.umordhoth.3")
@pytest.mark.parametrize(("omens", "to"), [(1, 1), (3, 13)])
def test_a_reckoning_moves_a_horde_out_of_the_ritual_site(omens: int, to: int) -> None:
    table, _ = reckon(umordhoth().put(RED, 2).stand(0, 15).stand(1, 15), omens, *(["at:13"] if omens == 3 else []))
    assert monsters_at(table, to) == [RED]


@pytest.mark.rule("fh.umordhoth.4")
def test_each_investigator_in_a_location_a_horde_leaves_loses_1_health() -> None:
    table = umordhoth(3).put(RED, 6).stand(0, 6).stand(2, 6).table()
    move_monster(table, horde(table, 6), 6)
    assert health(table) == [3, 4, 3]


@pytest.mark.rule("fh.umordhoth.4")
def test_each_investigator_in_a_location_a_horde_enters_loses_1_health() -> None:
    table = umordhoth(3).put(RED, 6).stand(1, 7).stand(2, 7).table()
    move_monster(table, horde(table, 6), 6)
    assert health(table) == [4, 3, 3]


@pytest.mark.rule("fh.umordhoth.4")
def test_a_horde_that_passes_a_full_location_enters_and_leaves_it() -> None:
    table = block(umordhoth(3).put(RED, 6), 7).stand(0, 6).stand(1, 7).stand(2, 2).table()
    move_monster(table, horde(table, 6), 6)
    assert monsters_at(table, 2) == [RED]
    assert health(table) == [3, 2, 3]


@pytest.mark.rule("fh.umordhoth.4", "fh.monster-move.7")
def test_a_horde_that_goes_straight_to_the_ritual_site_tramples_there_and_where_it_came_round() -> None:
    situation = umordhoth()
    situation.state.ritual_site = 12  # the red arrows from 7 do not lead there
    for at in (2, 1, 8, 10, 9, 5, 4, 3, 13, 14, 15):
        situation.damage(at, len(situation.state.locations[at].spaces))
    table = situation.put(RED, 7).stand(0, 12).stand(1, 2).table()
    assert move_monster(table, horde(table, 7), 7) == 12
    assert health(table) == [4, 1]


RED_CIRCLE = (2, 1, 8, 10, 9, 5, 4, 3, 13, 14, 15)
"""Where the red arrows lead round and round."""
ASIDE = 11
"""A location no red arrow leads to."""


def with_no_way_to_the_ritual_site() -> Situation:
    """All arrows of this sheet lead to the ritual site; here it lies where none does, and the red circle is full."""
    situation = umordhoth()
    situation.state.ritual_site = ASIDE
    return block(situation, *RED_CIRCLE)


@pytest.mark.rule("fh.umordhoth.4", "fh.monster-move.7")
def test_a_horde_that_moves_straight_to_the_ritual_site_leaves_one_location_and_enters_the_other() -> None:
    """It enters and leaves the first full location twice: as it begins the circle, and as it has come round."""
    table = with_no_way_to_the_ritual_site().put(RED, 7).stand(0, 2).stand(1, ASIDE).table()
    assert move_monster(table, horde(table, 7), 7) == ASIDE
    assert monsters_at(table, ASIDE) == [RED]
    assert health(table) == [5 - 4, 5 - 1]


@pytest.mark.rule("fh.umordhoth.4", "fh.monster-move.7")
def test_another_monster_that_moves_straight_to_the_ritual_site_costs_no_health() -> None:
    table = with_no_way_to_the_ritual_site().put("red-wanderer-2", 7).stand(0, 2).stand(1, ASIDE).table()
    move_monster(table, table.state.locations[7].monsters()[0], 7)
    assert monsters_at(table, ASIDE) == ["red-wanderer-2"]
    assert health(table) == [5, 5]


@pytest.mark.rule("fh.umordhoth.4")
def test_a_driven_horde_costs_health_too() -> None:
    table = umordhoth(3).put(RED, 6).stand(0, 6).stand(1, 2).table()
    drive_monster(table, horde(table, 6), 6, 2)
    assert health(table) == [3, 3, 4]


@pytest.mark.rule("fh.umordhoth.4")
def test_a_horde_that_gives_way_to_damage_costs_health_too() -> None:
    situation = umordhoth(3).put(RED, 6).damage(6, 1).stand(0, 6).stand(1, 7)
    table = situation.table()
    play_out(place_damage(table, 0, 6, 1))
    assert monsters_at(table, 7) == [RED]
    assert health(table) == [3, 3, 4]


@pytest.mark.rule("fh.umordhoth.4")
def test_other_monsters_cost_no_health_when_they_come_and_go() -> None:
    table = umordhoth().put("red-wanderer-2", 6).stand(0, 6).stand(1, 7).table()
    move_monster(table, table.state.locations[6].monsters()[0], 6)
    assert monsters_at(table, 7) == ["red-wanderer-2"]
    assert health(table) == [5, 5]


# How often one effect may cost an investigator health: the option horde_steps.


@pytest.mark.rule("fh.umordhoth.4")
@pytest.mark.parametrize(("reading", "left"), [("every", [3, 2, 3]), ("once", [3, 3, 3])])
def test_horde_steps_says_what_a_passage_costs(reading: str, left: list[int]) -> None:
    situation = block(umordhoth(3, horde_steps=reading).put(RED, 6), 7).stand(0, 6).stand(1, 7).stand(2, 2)
    table, _ = reckon(situation, 1)
    assert health(table) == left


@pytest.mark.rule("fh.umordhoth.4")
@pytest.mark.parametrize(("reading", "left"), [("every", [3, 5]), ("once", [4, 5])])
def test_horde_steps_says_what_two_hordes_cost_in_one_effect(reading: str, left: list[int]) -> None:
    situation = umordhoth(horde_steps=reading).put(RED, 6).put(BLUE, 8).stand(0, 7)
    table, _ = reckon_wishing(situation, 1)
    assert monsters_at(table, 7) == [BLUE, RED]
    assert health(table) == left


@pytest.mark.rule("fh.umordhoth.4")
@pytest.mark.parametrize(("reading", "left"), [("every", [3, 5]), ("once", [4, 5])])
def test_horde_steps_says_what_two_steps_of_one_effect_cost(reading: str, left: list[int]) -> None:
    table, _ = reckon(umordhoth(horde_steps=reading).put(RED, 5).stand(0, 4), 6)
    assert moves(table) == [(5, 4), (4, 3)]
    assert health(table) == left


@pytest.mark.rule("fh.umordhoth.4")
@pytest.mark.parametrize("reading", ["every", "once"])
def test_every_effect_may_cost_health_anew(reading: str) -> None:
    table, _ = reckon(umordhoth(horde_steps=reading).put(RED, 6).stand(0, 7), 1)
    play_out(reckoning_again(table))
    assert moves(table) == [(6, 7), (7, 2)]
    assert health(table) == [3, 5]


def reckoning_again(table: Table) -> Flow[str]:
    """Another reckoning with a single omen."""
    table.state.played.append(Played(0, table.state.investigators[0].actions.cards.pop(), ONE_OMEN))
    return reckoning(table)


# The rows.


@pytest.mark.parametrize("omens", [1, 2])
def test_prowling_moves_each_horde_once_along_the_arrow_of_its_colour(omens: int) -> None:
    situation = umordhoth().put(RED, 6).put(RED, 5).put(BLUE, 10).put("red-wanderer-2", 14)
    table, _ = reckon_wishing(situation, omens)
    assert sorted(moves(table)) == [(5, 4), (6, 7), (10, 8)]
    assert (monsters_at(table, 4), monsters_at(table, 7), monsters_at(table, 8)) == ([RED], [RED], [BLUE])
    assert monsters_at(table, 14) == ["red-wanderer-2"]


@pytest.mark.rule("fh.solo.24")
@pytest.mark.parametrize(("along", "named"), [("arrows", []), ("lead", [["lead:jenny-barnes", "lead:lily-chen"]])])
def test_alone_the_lead_is_named_only_where_the_hordes_come_for_the_lead(along: Any, named: list[list[str]]) -> None:
    table = umordhoth(1).put(RED, 6).stand(0, 1).stand(1, 1).table()
    asked = play_out(MoveHordes(n=1, along=along).resolve(table, Me(0)), *["lead:lily-chen"] * len(named))
    assert asked.keys == named
    assert moves(table) == [(6, 7 if along == "arrows" else 2)]


def test_prowling_leaves_seals_alone() -> None:
    table, _ = reckon(umordhoth().put(RED, 6).seal(1, 2), 1)
    assert not told(table, SealRemoved)
    assert len(table.view(0).seals) == 1


@pytest.mark.parametrize("omens", [3, 4, 5])
def test_scent_removes_a_seal_chosen_by_the_lead(omens: int) -> None:
    table, asked = reckon(umordhoth().lead(1).seal(1, 2).seal(6, 7, fresh=False), omens, "seal:1-2")
    assert [(decision.seat, len(decision.options)) for decision in asked.decisions] == [(1, 2)]
    assert [(seal.one, seal.other) for seal in table.view(0).seals] == [(6, 7)]


@pytest.mark.parametrize("omens", [3, 4, 5])
def test_scent_moves_each_horde_one_location_toward_the_lead(omens: int) -> None:
    situation = umordhoth().lead(1).stand(1, 1).put(RED, 6).put(RED, 10).put(BLUE, 14)
    table, _ = reckon_wishing(situation, omens)
    assert sorted(moves(table)) == [(6, 2), (10, 8), (14, 15)]
    assert health(table) == [5, 5]


def test_scent_lets_the_lead_choose_among_ways_of_the_same_length() -> None:
    table, asked = reckon(umordhoth().lead(1).stand(1, 2).put(RED, 12), 3, "at:13")
    assert [(decision.seat, len(decision.options)) for decision in asked.decisions] == [(1, 2)]
    assert asked.keys == [["at:3", "at:13"]]
    assert monsters_at(table, 13) == [RED]


def test_a_horde_that_moves_toward_the_lead_twice_goes_on_from_where_it_has_come_to() -> None:
    table = umordhoth().stand(0, 1).put(RED, 6).table()
    play_out(MoveHordes(n=2, along="lead").resolve(table, Me(0)))
    assert moves(table) == [(6, 2), (2, 1)]


def test_scent_leaves_a_horde_that_has_reached_the_lead() -> None:
    table, _ = reckon(umordhoth().lead(1).stand(1, 6).put(RED, 6), 3)
    assert monsters_at(table, 6) == [RED]
    assert health(table) == [5, 5]


def test_scent_costs_the_lead_health_when_a_horde_arrives() -> None:
    table, _ = reckon(umordhoth().lead(1).stand(1, 6).put(RED, 7), 3)
    assert monsters_at(table, 6) == [RED]
    assert health(table) == [5, 4]


def test_a_horde_on_the_scent_goes_on_by_its_colour_from_a_full_location() -> None:
    table, _ = reckon(block(umordhoth().stand(0, 1).put(BLUE, 10), 8), 3)
    assert monsters_at(table, 7) == [BLUE]


def test_scent_without_a_seal_moves_the_hordes_all_the_same() -> None:
    table, asked = reckon(umordhoth().stand(0, 1).put(RED, 6), 3)
    assert asked.decisions == []
    assert monsters_at(table, 2) == [RED]


@pytest.mark.parametrize("omens", [6, 7, 8])
def test_feast_moves_each_horde_twice_along_its_arrows(omens: int) -> None:
    table, _ = reckon_wishing(umordhoth().put(RED, 5).put(BLUE, 10).put(RED, 13), omens)
    assert sorted(moves(table)) == [(4, 3), (5, 4), (8, 7), (10, 8), (13, 14), (14, 15)]


def test_feast_then_brings_two_monsters_to_a_horde_chosen_by_the_lead() -> None:
    situation = cup(umordhoth().lead(1).put(RED, 5).put(BLUE, 10), "red-plain-1", "blue-plain-1")
    table, asked = reckon_wishing(situation, 6, "at:7")
    assert {decision.seat for decision in asked} == {1}
    assert [option.key for option in asked[-1].options] == ["at:3", "at:7"]
    assert [event.at for event in told(table, Spawned)] == [7, 7]
    assert monsters_at(table, 7) == [BLUE, "blue-plain-1", "red-plain-1"]
    assert kinds_at(table, 3).count("empty") == 3


def test_feast_without_a_horde_brings_nothing() -> None:
    table, asked = reckon(umordhoth(), 6)
    assert asked.decisions == []
    assert not told(table, Spawned)


def test_a_horde_that_must_enter_a_full_ritual_site_is_a_defeat() -> None:
    _, asked = reckon(block(umordhoth().put(RED, 7), 2), 1)
    assert asked.result is not None
    assert asked.result.reason == "ritual-site-overrun"
