"""The Objective: how it is revealed, who wins by it, and who may leave the house."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import harm, monsters, objectives
from miskatonic.games.mansions.components import OBJECTIVES, STORIES
from miskatonic.games.mansions.events import GameEnded, ObjectiveRevealed
from miskatonic.kernel.flow import GameOver

from .given import given
from .keeper_words import Invented, put, told

LYNCH = "fall-of-house-lynch"
KILLED: dict[str, Any] = {
    "when": {"is": "monster-killed", "monster": "zombie"},
    "then": "investigators-win",
    "reason": "test",
}
SAMPLES: dict[str, Any] = {
    "when": {"is": "samples-at-altar", "n": 1, "alone": 1},
    "then": "keeper-wins",
    "reason": "test",
}


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


def winners(game: Any) -> dict[int, bool] | None:
    """Who has won now, if the game is over."""
    try:
        objectives.watch(game.table)
    except GameOver as over:
        return over.result.won
    return None


INVESTIGATORS = {0: False, 1: True, 2: True}
KEEPER = {0: True, 1: False, 2: False}
NOBODY = {0: False, 1: False, 2: False}


# Which one.


@rule("overview.6")
@rule("overview.4")
def test_every_story_has_three_objectives_and_the_answer_picks_one():
    assert sorted(OBJECTIVES) == sorted((story, letter) for story in STORIES for letter in "ABC")
    for letter in ("A", "B", "C"):
        game = given("joe-diamond").answer(q1=letter)
        assert objectives.objective_of(game.state).letter == letter


@rule("objective.1")
@rule("objective.2")
@rule("secrecy.8")
def test_the_keeper_sees_the_objective_and_the_answers_and_the_others_do_not():
    game = given("joe-diamond").answer(q1="B")
    assert game.table.view(0).objective == "B"
    assert game.table.view(0).answers == game.state.answers
    for seat in (1, None):
        view = game.table.view(seat)
        assert (view.objective, view.objective_page, view.answers) == (None, None, {})
    game.reveal()
    assert game.table.view(1).objective == "B"


@rule("secrecy.3")
@rule("secrecy.4")
def test_the_keeper_sees_all_backs_and_investigators_those_of_wounded_monsters():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "garden.nw", health=7)
    assert [(each.token, each.health) for each in game.table.view(0).monsters] == [(zombie.token, 7)]
    assert [(each.token, each.health) for each in game.table.view(1).monsters] == [(None, None)]
    game.run(monsters.deal(game.table, zombie, 1))
    assert [(each.token, each.health) for each in game.table.view(1).monsters] == [(zombie.token, 7)]


@rule("secrecy.11")
@rule("lock.1")
@rule("obstacle.1")
def test_everybody_sees_the_backs_of_a_pile_and_only_the_keeper_its_fronts():
    game = given("joe-diamond").pile("kitchen", "lantern", "puzzlebox", "jammed-door").dropped("kitchen", "axe")
    theirs, own = game.table.view(1).piles["kitchen"], game.table.view(0).piles["kitchen"]
    assert (theirs.backs, theirs.locked, theirs.lock, theirs.fronts) == (["exploration", "obstacle"], True, None, [])
    assert theirs.dropped == ["axe"]
    assert own.fronts == ["lantern", "puzzlebox"]


# Revealing.


@rule("objective.3")
def test_clue_one_reveals_the_objective_and_other_clues_do_not(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game)
    game.run(objectives.found_clue(game.table, f"clue-{LYNCH}-2a"))
    assert not game.state.revealed
    game.run(objectives.found_clue(game.table, f"clue-{LYNCH}-1a"))
    assert game.state.revealed
    (event,) = told(game, ObjectiveRevealed)
    assert event.only is None


@rule("objective.5")
def test_its_own_condition_reveals_the_objective(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, watches=[{**SAMPLES, "then": "reveal"}])
    game.run(objectives.settle(game.table))
    assert not game.state.revealed
    game.state.altar_samples = 1
    game.run(objectives.settle(game.table))
    assert game.state.revealed


@rule("objective.5")
def test_its_own_condition_is_looked_at_after_each_keeper_action(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, watches=[{**SAMPLES, "then": "reveal"}])
    invented.action(game, "test-action", then=["sample-to-altar"])
    game.keeper_turn("keeper.actions").do("action:test-action")
    assert game.state.revealed


@rule("objective.5")
def test_its_own_condition_is_looked_at_between_the_steps_of_an_investigator(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, watches=[{**SAMPLES, "then": "reveal"}])
    game.turn(1)
    game.state.altar_samples = 1
    game.do("move:foyer.n")
    assert game.state.revealed


@rule("objective.9")
def test_another_effect_may_reveal_it(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game)
    game.effect({"do": "reveal-objective"}, who=1)
    assert game.state.revealed


@rule("objective.6")
def test_what_the_card_says_of_its_reveal_happens_once(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, on_reveal=[{"do": "gain-threat", "n": 2}])
    game.run(objectives.reveal(game.table))
    game.run(objectives.reveal(game.table))
    assert (game.state.threat, len(told(game, ObjectiveRevealed))) == (2, 1)


@rule("overview.5")
def test_what_is_met_already_counts_as_soon_as_the_objective_is_revealed(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[{**SAMPLES, "once_revealed": True}])
    game.state.altar_samples = 1
    assert game.run(objectives.settle(game.table)).result is None
    result = game.run(objectives.reveal(game.table)).result
    assert result is not None
    assert result.won == KEEPER


@rule("overview.5")
def test_a_condition_is_looked_at_between_the_steps_of_a_turn(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").reveal()
    invented.objective(game, watches=[SAMPLES])
    game.state.altar_samples = 1
    result = game.run(objectives.settle(game.table)).result
    assert result is not None
    assert result.won == KEEPER


def test_what_it_counts_each_round_is_counted_once_it_is_revealed(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, each_round=[{"do": "gain-threat", "n": 1}])
    game.run(objectives.end_round(game.table))
    assert game.state.threat == 0
    game.reveal()
    game.run(objectives.end_round(game.table))
    assert game.state.threat == 1


# Winning.


@rule("overview.2")
@rule("overview.5")
@rule("objective.7")
@rule("objective.8")
def test_the_side_whose_condition_is_met_wins_at_once(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[KILLED, SAMPLES])
    game.reveal()
    assert winners(game) is None
    zombie = put(game, "zombie", "garden.nw", health=5)
    result = game.run(monsters.deal(game.table, zombie, 5)).result
    assert result is not None
    assert (result.won, result.reason) == (INVESTIGATORS, "test")
    assert told(game, ObjectiveRevealed) == []
    assert [event.reason for event in told(game, GameEnded)] == ["test"]


@rule("overview.5")
@rule("sample.5")
def test_the_keeper_wins_by_samples_where_the_objective_says_so(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[KILLED, SAMPLES])
    game.reveal()
    maniac = put(game, "maniac", "ceremony-room.n", samples=1)
    with pytest.raises(GameOver) as over:
        monsters.deliver_samples(game.table, maniac)
    assert over.value.result.won == KEEPER


@rule("objective.7")
def test_a_hidden_objective_is_shown_with_the_win(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[SAMPLES])
    game.state.altar_samples = 1
    assert winners(game) == KEEPER
    assert game.state.revealed


def test_what_counts_only_when_revealed_does_not_count_before(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[{**SAMPLES, "once_revealed": True}])
    game.state.altar_samples = 1
    assert winners(game) is None
    game.reveal()
    assert winners(game) == KEEPER


@rule("win.4")
@pytest.mark.parametrize(
    ("reading", "phase", "won"),
    [
        ("active", "keeper", KEEPER),
        ("active", "investigators", INVESTIGATORS),
        ("nobody", "keeper", NOBODY),
        ("nobody", "investigators", NOBODY),
    ],
)
def test_if_both_sides_meet_their_condition_at_once(invented: Invented, reading: str, phase: Any, won: dict[int, bool]):
    game = given("joe-diamond", "jenny-barnes", both_win=reading)
    invented.objective(game, watches=[KILLED, SAMPLES])
    game.reveal()
    game.state.phase = phase
    game.state.altar_samples = 1
    game.state.counts["killed:zombie"] = 1
    assert winners(game) == won


@rule("win.1")
def test_the_keeper_wins_when_all_investigators_are_eliminated(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game)
    game.reveal()
    assert game.run(harm.take(game.table, 1, damage=50)).result is None
    result = game.run(harm.take(game.table, 2, damage=50)).result
    assert result is not None
    assert result.won == KEEPER


@rule("win.1")
def test_killed_is_not_yet_eliminated_while_others_can_come(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game)
    for who in (1, 2):
        assert game.run(harm.take(game.table, who, damage=50)).result is None
    assert [game[who].fate for who in (1, 2)] == ["waiting", "waiting"]


@rule("win.1")
def test_who_has_escaped_is_not_eliminated(invented: Invented):
    game = given("joe-diamond", "jenny-barnes", death_before_escape="goes-on")
    invented.objective(game, escape="all", escape_from="foyer")
    game.reveal()
    game[1].fate, game[2].fate = "eliminated", "escaped"
    assert winners(game) is None


@rule("elimination.3")
def test_an_eliminated_player_wins_with_the_others(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, watches=[KILLED])
    game.reveal()
    game[1].fate = "eliminated"
    game.state.counts["killed:zombie"] = 1
    assert winners(game) == INVESTIGATORS


@rule("overview.5")
def test_a_monster_that_steps_to_where_it_has_to_be_ends_the_game_at_once(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    gathered = {"is": "gathered", "kinds": ["maniac"], "room": "foyer", "n": 1}
    invented.objective(game, watches=[{"when": gathered, "then": "keeper-wins", "reason": "test"}])
    maniac = put(game, "maniac", "dining-room.e")
    for who in (1, 2):
        game.stand(who, "kitchen.all")
    result = game.run(monsters.move_monster(game.table, maniac, 2, 0), "move:foyer.sw").result
    assert result is not None and result.won == KEEPER


# Escaping.


@rule("escape.1")
@rule("escape.4")
def test_nobody_may_leave_before_the_objective_is_revealed_and_asks_for_it(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, escape="all", escape_from="foyer")
    assert objectives.escape_room(game.table) is None
    game.reveal()
    assert objectives.escape_room(game.table) == "foyer"
    invented.objective(game)
    assert objectives.escape_room(game.table) is None


@rule("escape.5")
@rule("escape.6")
def test_one_escapes_by_an_unsealed_door_of_the_room_that_leads_out(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").stand(1, "foyer.s")
    invented.objective(game, escape="all", escape_from="foyer")
    game.turn(1)
    assert "move-out:20" not in game.keys
    game.reveal().turn(1)
    assert {"move-out:20", "run-out:20"} <= set(game.keys)
    game.stand(1, "foyer.n").turn(1)
    assert "move-out:20" not in game.keys
    game.stand(1, "foyer.s").state.sealed.append(20)
    game.turn(1)
    assert "move-out:20" not in game.keys
    game.state.sealed.remove(20)
    game.turn(1).do("move-out:20")
    assert game[1].fate == "escaped"
    assert game.state.standing() == [2]
    assert game.table.result is None
    game.round()
    assert game.seat == 2


@rule("barrier.3")
@rule("escape.5")
def test_nobody_escapes_by_a_door_with_a_barrier_on_it(invented: Invented):
    game = given("joe-diamond").stand(1, "foyer.s").reveal().barrier("foyer.s", 20)
    invented.objective(game, escape="all", escape_from="foyer")
    assert not {"move-out:20", "run-out:20"} & set(game.turn(1).keys)
    game.do("pull-barrier")
    assert "move-out:20" in game.keys


@rule("escape.7")
def test_an_escape_is_a_move_from_which_monsters_have_to_be_evaded(invented: Invented):
    game = given("joe-diamond", "jenny-barnes").stand(1, "foyer.s").reveal()
    invented.objective(game, escape="all", escape_from="foyer")
    put(game, "zombie", "foyer.s", damage=2)
    game.turn(1).do("move-out:20", dice="10")
    assert game.topic == "evade-failed"
    game.do(game.keys[0])
    assert game[1].damage == 2
    assert game[1].fate == "escaped"


@rule("escape.2")
def test_one_investigator_may_be_enough(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, escape="one", escape_from="foyer")
    game.reveal()
    assert winners(game) is None
    game[1].fate = "escaped"
    assert winners(game) == INVESTIGATORS


@rule("escape.2")
@rule("escape.3")
def test_all_means_everybody_alive_when_the_card_was_read(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, escape="all", escape_from="foyer")
    game.run(objectives.reveal(game.table))
    game[1].fate = "escaped"
    assert winners(game) is None
    game[2].fate = "escaped"
    assert winners(game) == INVESTIGATORS


@rule("escape.8")
def test_who_came_after_the_reveal_need_not_escape(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, escape="all", escape_from="foyer")
    game[2].fate = "waiting"
    game.run(objectives.reveal(game.table))
    game[2].fate = "in-play"
    assert (game[1].must_escape, game[2].must_escape) == (True, False)
    game[1].fate = "escaped"
    assert winners(game) == INVESTIGATORS


@rule("escape.8")
@pytest.mark.parametrize(("reading", "must"), [("free", False), ("must-escape", True)])
def test_who_comes_after_the_reveal_has_to_escape_by_the_other_reading(invented: Invented, reading: str, must: bool):
    game = given("joe-diamond", "jenny-barnes", latecomers=reading)
    invented.objective(game, escape="all", escape_from="foyer")
    game[2].fate = "waiting"
    game.run(objectives.reveal(game.table))
    game.turn_begins(2).do("play:kate-winthrop", "keep:test-theories", "keep:steady-hands")
    assert (game[1].must_escape, game[2].must_escape) == (True, must)
    game[1].fate = "escaped"
    assert winners(game) == (None if must else INVESTIGATORS)
    game[2].fate = "escaped"
    assert winners(game) == INVESTIGATORS


@rule("escape.8")
@pytest.mark.parametrize("reading", ["free", "must-escape"])
def test_who_comes_before_the_reveal_has_nothing_to_escape_from_yet(invented: Invented, reading: str):
    game = given("joe-diamond", "jenny-barnes", latecomers=reading)
    game[2].fate = "waiting"
    game.turn_begins(2).do("play:kate-winthrop", "keep:test-theories", "keep:steady-hands")
    assert not game[2].must_escape


@rule("escape.3")
@pytest.mark.parametrize(("reading", "won"), [("lost", KEEPER), ("goes-on", None)])
def test_a_death_under_all_must_escape_ends_the_game_or_not_by_reading(
    invented: Invented, reading: str, won: dict[int, bool] | None
):
    game = given("joe-diamond", "jenny-barnes", death_before_escape=reading)
    invented.objective(game, escape="all", escape_from="foyer")
    game.run(objectives.reveal(game.table))
    result = game.run(harm.take(game.table, 2, damage=50)).result
    assert (None if result is None else result.won) == won
    if won is None:
        game[1].fate = "escaped"
        assert winners(game) is None


@rule("escape.8")
def test_the_death_of_who_came_later_loses_nothing(invented: Invented):
    game = given("joe-diamond", "jenny-barnes")
    invented.objective(game, escape="all", escape_from="foyer")
    game.reveal()
    game[2].must_escape = False
    assert game.run(harm.take(game.table, 2, damage=50)).result is None
