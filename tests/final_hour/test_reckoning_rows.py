"""Every reckoning row of Cthulhu and of Shudde M'ell does what it says."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.events import Activated, NothingSpawned, PriorityPlayed, PriorityTurned, Spawned
from miskatonic.games.final_hour.play import Table

from .given import Situation, choose, given, kinds_at, monsters_at
from .phases import PLAY, VOTE, carry_on, health, reckon, reckoning_table
from .scenes import block, told


def spawned(table: Table) -> list[tuple[str, int]]:
    return [(event.kind, event.at) for event in told(table, Spawned)]


def activated(table: Table) -> list[tuple[str, int]]:
    return [(event.kind, event.at) for event in told(table, Activated)]


# Cthulhu: the ritual site is 12, the tesseract gate 8, the heptagram gate 15, the trinity gate 1.


@pytest.mark.rule("fh.cthulhu.6")
@pytest.mark.parametrize("omens", [1, 2])
def test_stirring_depths_activates_each_deep_one_in_the_order_of_the_lead(omens: int) -> None:
    situation = given(2).put("red-deep-one", 6).put("blue-deep-one", 10).put("red-wanderer-2", 4)
    table, asked = reckon(
        situation, omens, "activate:blue-deep-one@10", "appear:red-deep-one@1", "appear:red-deep-one@1"
    )
    assert asked.keys[0] == ["activate:red-deep-one@6", "activate:blue-deep-one@10"]
    assert activated(table) == [("blue-deep-one", 10), ("red-deep-one", 6)]
    assert (monsters_at(table, 7), monsters_at(table, 8)) == (["red-deep-one"], ["blue-deep-one"])
    assert monsters_at(table, 4) == ["red-wanderer-2"]


@pytest.mark.rule("fh.cthulhu.6")
def test_stirring_depths_then_brings_two_deep_ones_to_the_trinity_gate() -> None:
    table, asked = reckon(given(2), 2, "appear:red-deep-one@1", "appear:blue-deep-one@1")
    assert asked.keys == [["appear:blue-deep-one@1", "appear:red-deep-one@1"]] * 2
    assert monsters_at(table, 1) == ["blue-deep-one", "red-deep-one"]


@pytest.mark.rule("fh.cthulhu.6")
def test_the_new_deep_ones_of_stirring_depths_are_not_activated() -> None:
    table, _ = reckon(given(2), 2, "appear:red-deep-one@1", "appear:red-deep-one@1")
    assert activated(table) == []
    assert monsters_at(table, 1) == ["red-deep-one", "red-deep-one"]


@pytest.mark.rule("fh.cthulhu.6")
def test_stirring_depths_brings_as_many_deep_ones_as_are_left() -> None:
    situation = given(2).put("red-deep-one", 4, 3).put("blue-deep-one", 10, 2)
    table, _ = reckon(situation, 2, *["activate:red-deep-one@4"] * 3)
    assert spawned(table) == [("blue-deep-one", 1)]
    assert len(told(table, NothingSpawned)) == 1
    assert monsters_at(table, 3) == ["red-deep-one"] * 3


@pytest.mark.rule("fh.cthulhu.6")
def test_a_deep_one_stopped_by_a_seal_comes_back_at_once() -> None:
    situation = given(2).seal(6, 7).put("red-deep-one", 6).put("red-deep-one", 12, 2).put("blue-deep-one", 12, 2)
    stay = ["activate:red-deep-one@12"] * 2 + ["activate:blue-deep-one@12"] * 2
    table, _ = reckon(situation.put("blue-deep-one", 10), 2, "activate:red-deep-one@6", *stay)
    assert spawned(table) == [("red-deep-one", 1)]
    assert (monsters_at(table, 1), monsters_at(table, 7)) == (["red-deep-one"], [])


@pytest.mark.rule("fh.cthulhu.1")
@pytest.mark.parametrize("omens", [3, 4])
def test_glimpse_costs_the_lead_1_health(omens: int) -> None:
    table, asked = reckon(given(3).lead(1), omens)
    assert health(table) == [4, 3, 4]
    assert asked.decisions == []


def hidden_round(situation: Situation) -> Table:
    """The round after a Glimpse of R'lyeh; hands without omens, seat 1 leads."""
    table = reckoning_table(situation, 3)
    choose(table, "wait", "wait")
    assert table.decision is not None
    assert (table.decision.rule, table.decision.seat) == (PLAY, 1)
    return table


def without_omens() -> Situation:
    return given(2).hand(0, [14, 15, 16, 17]).hand(1, [18, 20, 25, 29])


def numbers(table: Table, seat: int | None) -> list[int | None]:
    return [played.priority for played in table.view(seat).played]


@pytest.mark.rule("fh.cthulhu.2")
def test_after_a_glimpse_priority_cards_are_played_face_down() -> None:
    table = hidden_round(without_omens())
    choose(table, "play:18", "play:14", "play:29")
    assert numbers(table, 0) == [None, 14, None]
    assert numbers(table, 1) == [18, None, 29]
    assert numbers(table, None) == [None, None, None]
    assert not [event for event in table.log(0) if isinstance(event, PriorityPlayed | PriorityTurned)]


@pytest.mark.rule("fh.cthulhu.2")
def test_face_down_priority_cards_are_revealed_when_all_four_are_played() -> None:
    table = hidden_round(without_omens())
    choose(table, "play:18", "play:14", "play:29", "play:17")
    assert numbers(table, None) == [14, 17, 18, 29]
    assert sorted(event.priority for event in told(table, PriorityTurned)) == [14, 17, 18, 29]


@pytest.mark.rule("fh.cthulhu.2")
def test_only_the_round_after_a_glimpse_is_played_face_down() -> None:
    table = hidden_round(without_omens())
    choose(table, "play:18", "play:14", "play:29", "play:17")
    carry_on(table, VOTE)
    choose(table, "wait", "wait")
    table.choose("play:15")
    assert numbers(table, 1) == [15]


@pytest.mark.rule("fh.cthulhu.2")
def test_without_a_glimpse_priority_cards_are_played_face_up() -> None:
    table = reckoning_table(without_omens(), 0)
    choose(table, "wait", "wait", "play:18")
    assert numbers(table, 0) == [18]


@pytest.mark.rule("fh.cthulhu.3")
@pytest.mark.parametrize("omens", [5, 6])
def test_waking_nightmare_brings_a_star_spawn_to_the_tesseract_gate(omens: int) -> None:
    table, asked = reckon(given(2), omens, "appear:blue-star-spawn@8")
    assert asked.keys == [["appear:blue-star-spawn@8", "appear:red-star-spawn@8"]]
    assert spawned(table) == [("blue-star-spawn", 8)]
    assert monsters_at(table, 8) == ["blue-star-spawn"]


@pytest.mark.rule("fh.cthulhu.4")
def test_waking_nightmare_then_activates_a_star_spawn_chosen_by_the_lead() -> None:
    situation = given(2).put("blue-star-spawn", 3)
    table, asked = reckon(situation, 5, "activate:blue-star-spawn@3")
    assert asked.keys == [["activate:blue-star-spawn@3", "activate:red-star-spawn@8"]]
    assert sorted(kinds_at(table, 3)) == ["blue-star-spawn", "damage", "damage", "empty"]
    assert sorted(kinds_at(table, 8)) == ["empty", "empty", "empty", "red-star-spawn"]


@pytest.mark.rule("fh.cthulhu.4")
def test_the_new_star_spawn_of_waking_nightmare_may_be_activated() -> None:
    table, _ = reckon(given(2).put("blue-star-spawn", 3), 5, "activate:red-star-spawn@8")
    assert activated(table) == [("red-star-spawn", 8)]
    assert sorted(kinds_at(table, 8)) == ["damage", "damage", "empty", "red-star-spawn"]
    assert "damage" not in kinds_at(table, 3)


@pytest.mark.rule("fh.cthulhu.4")
def test_without_a_star_spawn_left_to_come_one_on_the_board_is_activated_all_the_same() -> None:
    situation = given(2).put("red-star-spawn", 3, 2).put("blue-star-spawn", 4)
    table, _ = reckon(situation, 6, "activate:blue-star-spawn@4")
    assert spawned(table) == []
    assert activated(table) == [("blue-star-spawn", 4)]


@pytest.mark.rule("fh.cthulhu.5")
@pytest.mark.parametrize("omens", [7, 8])
def test_risen_city_costs_each_investigator_2_health(omens: int) -> None:
    table, asked = reckon(given(3).lead(1), omens)
    assert health(table) == [2, 2, 2]
    assert asked.decisions == []


# Shudde M'ell: the ritual site is 14, the tesseract gate 9, the heptagram gate 1, the trinity gate 11.


def shudde_mell(**piles: int) -> Situation:
    """Shudde M'ell with gate piles of these heights; both investigators at the ritual site."""
    situation = given(2, ancient_one="shudde-mell")
    for gate in situation.state.gates:
        gate.tokens = piles.get(gate.symbol, 1)
    return situation


@pytest.mark.parametrize("omens", [1, 2])
def test_burrowers_brings_a_chthonian_to_the_gate_with_the_fewest_tokens(omens: int) -> None:
    table, _ = reckon(shudde_mell(tesseract=3, heptagram=2, trinity=4), omens, "appear:red-chthonian@1")
    assert spawned(table) == [("red-chthonian", 1)]
    assert monsters_at(table, 1) == ["red-chthonian"]


def test_burrowers_lets_the_lead_choose_among_gates_with_the_fewest_tokens() -> None:
    table, asked = reckon(shudde_mell(tesseract=2), 1, "at:11", "appear:blue-chthonian@11")
    assert asked.keys[0] == ["at:1", "at:11"]
    assert monsters_at(table, 11) == ["blue-chthonian"]


def test_burrowers_activates_no_chthonian_before_all_are_on_the_board() -> None:
    table, _ = reckon(shudde_mell(tesseract=2, trinity=2).put("red-chthonian", 4), 1, "appear:red-chthonian@1")
    assert activated(table) == []
    assert monsters_at(table, 4) == ["red-chthonian"]


def test_burrowers_activates_one_chthonian_when_the_last_one_has_come() -> None:
    situation = shudde_mell(tesseract=2, trinity=2).put("red-chthonian", 4).put("blue-chthonian", 10)
    table, asked = reckon(situation, 2, "activate:red-chthonian@4")
    assert sorted(asked.keys[0]) == [
        "activate:blue-chthonian@10",
        "activate:red-chthonian@1",
        "activate:red-chthonian@4",
    ]
    assert activated(table) == [("red-chthonian", 4)]
    assert sorted(kinds_at(table, 3)) == ["damage", "empty", "empty", "red-chthonian"]
    assert (monsters_at(table, 10), monsters_at(table, 1)) == (["blue-chthonian"], ["red-chthonian"])


def test_burrowers_with_all_chthonians_on_the_board_brings_none_and_activates_one() -> None:
    situation = shudde_mell(tesseract=2, trinity=2).put("red-chthonian", 4, 2).put("blue-chthonian", 10)
    table, _ = reckon(situation, 1, "activate:blue-chthonian@10")
    assert spawned(table) == []
    assert activated(table) == [("blue-chthonian", 10)]
    assert sorted(kinds_at(table, 8)) == ["blue-chthonian", "damage", "empty", "empty"]
    assert [event.kind for event in told(table, NothingSpawned)] == ["chthonian"]


@pytest.mark.parametrize("omens", [3, 4])
def test_tremor_activates_each_chthonian_in_the_order_of_the_lead(omens: int) -> None:
    situation = shudde_mell().put("red-chthonian", 4).put("blue-chthonian", 10).put("red-wanderer-2", 5)
    table, _ = reckon(situation.stand(0, 2), omens, "activate:blue-chthonian@10")
    assert activated(table) == [("blue-chthonian", 10), ("red-chthonian", 4)]
    assert "damage" in kinds_at(table, 3)
    assert "damage" in kinds_at(table, 8)
    assert monsters_at(table, 5) == ["red-wanderer-2"]


def test_tremor_then_damages_the_location_of_the_lead() -> None:
    table, asked = reckon(shudde_mell().lead(1).stand(0, 2).stand(1, 6), 3)
    assert kinds_at(table, 6) == ["damage", "empty"]
    assert "damage" not in kinds_at(table, 2)
    assert asked.decisions == []


def test_tremor_lets_the_lead_choose_the_monster_that_gives_way() -> None:
    situation = shudde_mell().lead(1).stand(1, 6).put("red-plain-1", 6).put("blue-plain-1", 6)
    table, asked = reckon(situation, 3, "displace:blue-plain-1@6")
    assert [decision.seat for decision in asked.decisions] == [1]
    assert sorted(kinds_at(table, 6)) == ["damage", "red-plain-1"]
    assert monsters_at(table, 2) == ["blue-plain-1"]


def test_tremor_at_a_full_ritual_site_where_the_lead_stands_is_a_defeat() -> None:
    _, asked = reckon(shudde_mell().fill(14), 3)
    assert asked.result is not None
    assert asked.result.reason == "ritual-site-overrun"


@pytest.mark.parametrize(
    ("zone", "places"),
    [("green", [1, 2, 3, 4, 5]), ("purple", [6, 7, 8, 9, 10]), ("orange", [11, 12, 13, 14, 15])],
)
@pytest.mark.parametrize("omens", [5, 6])
def test_sinkhole_damages_each_location_of_the_zone_the_lead_chooses(zone: str, places: list[int], omens: int) -> None:
    table, asked = reckon(shudde_mell(), omens, f"zone:{zone}")
    assert sorted(asked.keys[0]) == ["zone:green", "zone:orange", "zone:purple"]
    assert [kinds_at(table, at).count("damage") for at in range(1, 16)] == [int(at in places) for at in range(1, 16)]


def test_sinkhole_lets_the_lead_choose_the_monster_that_gives_way() -> None:
    situation = shudde_mell().lead(1).put("red-plain-1", 10).put("blue-plain-1", 10)
    table, asked = reckon(situation, 5, "zone:purple", "displace:red-plain-1@10")
    assert [decision.seat for decision in asked.decisions] == [1, 1]
    assert sorted(kinds_at(table, 10)) == ["blue-plain-1", "damage"]
    assert "red-plain-1" in monsters_at(table, 9)


def test_sinkhole_leaves_out_a_location_that_is_all_damaged() -> None:
    table, asked = reckon(block(shudde_mell(), 6), 5, "zone:purple")
    assert [kinds_at(table, at).count("damage") for at in (6, 7, 8, 9, 10)] == [2, 1, 1, 1, 1]
    assert len(asked.decisions) == 1


def test_sinkhole_in_the_zone_of_a_full_ritual_site_is_a_defeat() -> None:
    table, asked = reckon(shudde_mell().fill(14), 5, "zone:orange")
    assert asked.result is not None
    assert asked.result.reason == "ritual-site-overrun"
    assert [kinds_at(table, at).count("damage") for at in (11, 12, 13, 14, 15)] == [1, 1, 1, 0, 0]


@pytest.mark.parametrize("omens", [7, 8])
def test_great_quake_puts_two_damage_into_the_ritual_site(omens: int) -> None:
    table, asked = reckon(shudde_mell().stand(0, 6).stand(1, 6), omens)
    assert sorted(kinds_at(table, 14)) == ["damage", "damage", "empty"]
    assert sum(kinds_at(table, at).count("damage") for at in range(1, 16)) == 2
    assert asked.result is None


@pytest.mark.parametrize(("monsters", "placed"), [(2, 1), (3, 0)])
def test_great_quake_without_two_empty_spaces_is_a_defeat(monsters: int, placed: int) -> None:
    table, asked = reckon(shudde_mell().put("blue-plain-1", 14, monsters), 7)
    assert asked.result is not None
    assert asked.result.reason == "ritual-site-overrun"
    assert kinds_at(table, 14) == ["blue-plain-1"] * monsters + ["damage"] * placed


def test_great_quake_at_a_ritual_site_all_damaged_is_a_defeat() -> None:
    _, asked = reckon(block(shudde_mell(), 14), 7)
    assert asked.result is not None
    assert asked.result.reason == "ritual-site-overrun"


@pytest.mark.rule("fh.spawn.9")
def test_no_gate_is_asked_for_when_no_chthonian_is_left_to_appear() -> None:
    situation = given(2, ancient_one="shudde-mell").put("red-chthonian", 2, 2).put("blue-chthonian", 4)
    table = reckoning_table(situation, 1)
    assert table.decision is not None and table.decision.prompt.id == "prompt-activate-special"
