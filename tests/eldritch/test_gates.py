"""Gates: stacked, spawned, closed, discarded."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.eldritch.board import GATES
from miskatonic.games.eldritch.encounters import encounter
from miskatonic.games.eldritch.gates import close_gate, discard_gate, spawn_gates
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.words import Omen

from .given import given


@pytest.mark.rule("eh.gate.9.ltp")
def test_there_are_nine_gates_of_three_colours() -> None:
    assert Counter(GATES.values()) == {Omen.RED: 4, Omen.BLUE: 3, Omen.GREEN: 2}
    assert {gate for gate, omen in GATES.items() if omen is Omen.RED} == {"arkham", "rome", "shanghai", "sydney"}
    assert {gate for gate, omen in GATES.items() if omen is Omen.GREEN} == {"istanbul", "san-francisco"}
    assert sorted(given().state.gate_stack) == sorted(GATES)


@pytest.mark.rule("eh.gate.4")
def test_the_stack_is_shuffled() -> None:
    assert len({tuple(given(seed=seed).state.gate_stack) for seed in range(5)}) == 5


@pytest.mark.rule("eh.gate.5", "eh.gate.6")
def test_a_gate_comes_from_the_top_to_the_space_on_its_face_and_brings_one_monster() -> None:
    game = given().next_gate("rome", "tokyo").next_monster("ghoul")
    game.run(spawn_gates(game.table, 1))
    assert game.state.gates == ["rome"]
    assert game.kinds() == game.kinds("rome") == ["ghoul"]
    assert game.state.gate_stack[-1] == "tokyo"


@pytest.mark.rule("eh.gate.6")
def test_each_of_several_gates_brings_a_monster() -> None:
    game = given().next_gate("rome", "tokyo").next_monster("ghoul")
    game.run(spawn_gates(game.table, 2))
    assert (game.kinds("rome"), game.kinds("tokyo")) == (["ghoul"], ["ghoul"])


@pytest.mark.rule("eh.gate.2", "eh.gate.3")
def test_a_closed_gate_lies_in_the_discard_pile() -> None:
    game = given().gate("rome", "tokyo")
    assert close_gate(game.table, 0, "rome")
    assert (game.state.gates, game.state.gate_discard) == (["tokyo"], ["rome"])


@pytest.mark.rule("eh.gate.4")
def test_an_empty_stack_is_made_anew_of_the_discarded_gates() -> None:
    game = given().next_gate("rome").next_monster("ghoul")
    state = game.state
    discarded = state.gate_stack[:-1]
    state.gate_discard, state.gate_stack = list(discarded), ["rome"]
    game.run(spawn_gates(game.table, 1))
    assert state.gates == ["rome"]
    assert (sorted(state.gate_stack), state.gate_discard) == (sorted(discarded), [])
    assert state.gate_stack != discarded, "they were shuffled"


@pytest.mark.rule("eh.gate.4")
def test_a_gate_discarded_while_the_stack_is_empty_is_stacked_at_once() -> None:
    game = given().gate(*GATES)
    discard_gate(game.table, "rome")
    assert (game.state.gate_stack, game.state.gate_discard) == (["rome"], [])


@pytest.mark.rule("eh.gate.7", "eh.component-limit.5")
def test_without_any_gate_doom_advances_and_no_monster_comes() -> None:
    game = given().doom(10).gate(*GATES)
    game.run(spawn_gates(game.table, 2))
    assert (game.state.doom, game.kinds()) == (8, [])


@pytest.mark.rule("eh.gate.8")
def test_at_an_open_gate_another_world_may_be_met() -> None:
    game = given("leo-anderson").stand(0, "rome").gate("rome").encounter()
    assert "encounter:other-world" in game.keys
    away = given("leo-anderson").stand(0, "rome").gate("tokyo").encounter()
    assert "encounter:other-world" not in away.keys


@pytest.mark.rule("eh.gate.8", "eh.gate.2")
def test_the_other_world_closes_the_gate_it_began_at() -> None:
    game = given("leo-anderson").stand(0, "rome").gate("rome", "tokyo").top_encounter("other-world", "other-world-1")
    game.run(encounter(game.table, 0, "other-world", "other-world"), dice="6 1 1 1")
    assert game.state.gates == ["tokyo"]


@pytest.mark.rule("eh.faq.28", "eh.faq.29")
def test_what_forbids_closing_does_not_forbid_discarding() -> None:
    game = given().gate("rome", "tokyo").ongoing("mysterious-lights")
    assert not close_gate(game.table, 0, "rome")
    discard_gate(game.table, "tokyo")
    assert (game.state.gates, game.state.gate_discard) == (["rome"], ["tokyo"])


@pytest.mark.rule("eh.gate.2")
@pytest.mark.parametrize(("space", "asked"), [("rome", True), ("london", False)])
def test_closing_is_offered_only_where_the_gate_is_still_open(space: str, asked: bool) -> None:
    game = given("leo-anderson").stand(0, "rome").gate(space)
    may = {"do": "may", "then": [{"do": "close-gate"}]}
    assert bool(game.effect(may, *["no"] * asked).decisions) is asked


@pytest.mark.rule("eh.rumor.4.ltp")
def test_where_a_rumor_takes_the_place_of_the_gate_it_can_always_be_solved() -> None:
    game = given("leo-anderson").stand(0, "rome").ongoing("growing-madness")
    game.state.scene = Scene(0, "other-world", "other-world-2", "", rumor="growing-madness")
    game.effect({"do": "may", "then": [{"do": "close-gate"}]}, "yes")
    assert game.state.ongoing == []
