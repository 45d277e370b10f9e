"""Horror checks (rules mom.horror-check)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions.monsters import move_monster, place
from miskatonic.games.mansions.movement import moved_by_keeper
from tests.mansions.given import KEEPER, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("horror-check.1", "horror-check.2", "horror-check.3", "horror-check.15")
@pytest.mark.parametrize(("die", "horror"), [("8", 1), ("6", 1), ("5", 0)])
def test_joe_enters_the_room_of_a_zombie(die: str, horror: int) -> None:
    game = given("joe-diamond").skill(1, willpower=6).stand(1, "foyer.sw").monster("zombie", "dining-room.w")
    game.turn().do("move:dining-room.e", dice=die)
    assert game[1].horror == horror


@rule("horror-check.4", "horror-check.6", "monster-move.5")
def test_all_in_the_room_check_in_the_order_of_the_keeper() -> None:
    game = given(players=3).skill(1, willpower=5).skill(2, willpower=5).monster("maniac", "dining-room.e")
    game.note_together()
    asked = game.run(
        move_monster(game.table, game.the("maniac"), 1, KEEPER), "move:foyer.sw", "check:jenny-barnes", dice="9 2"
    )
    assert asked.decisions[-1].seat == KEEPER
    assert (game[1].horror, game[2].horror) == (0, 1)


@rule("horror-check.5")
def test_coming_back_in_a_later_turn_means_another_check() -> None:
    game = given().skill(1, willpower=5).stand(1, "foyer.sw").monster("zombie", "dining-room.w")
    for _ in range(2):
        game.turn().do("move:dining-room.e", dice="9").do("move:foyer.sw")
    assert game[1].horror == 2


@rule("horror-check.5")
def test_who_starts_beside_a_monster_leaves_and_comes_back_checks_once() -> None:
    game = given().skill(1, willpower=5).stand(1, "dining-room.e").monster("zombie", "dining-room.w")
    game.turn().do("move:foyer.sw")
    game.do("move:dining-room.e", dice="9")
    assert game[1].horror == 1


@rule("horror-check.6", "horror-check.19")
def test_a_monster_that_follows_causes_a_check() -> None:
    game = given("jenny-barnes").skill(1, willpower=7).stand(1, "hallway-2.e").monster("maniac", "hallway-4.w")
    game.note_together()
    answers = ("move:hallway-4.e", "move:hallway-2.w")
    game.run(move_monster(game.table, game.the("maniac"), 2, KEEPER), *answers, dice="7")
    assert game[1].horror == 1


@rule("horror-check.7")
def test_a_monster_that_is_there_when_the_turn_starts_causes_none() -> None:
    game = given().skill(1, willpower=5).monster("zombie", "foyer.n").turn_begins()
    assert game.topic == "turn" and not game.told("test-began")


@rule("horror-check.8")
def test_a_monster_that_leaves_and_comes_back_in_one_turn_causes_none() -> None:
    game = given().skill(1, willpower=5).monster("maniac", "foyer.sw")
    game.note_together()
    answers = ("move:dining-room.e", "move:foyer.sw")
    game.run(move_monster(game.table, game.the("maniac"), 2, KEEPER), *answers)
    assert game[1].horror == 0


@rule("horror-check.9")
def test_one_check_per_monster_and_turn() -> None:
    game = given().skill(1, willpower=5).stand(1, "foyer.sw").monster("zombie", "dining-room.w").turn()
    game.do("move:dining-room.e", dice="9").do("move:foyer.sw", "run:dining-room.e")
    assert game[1].horror == 1


@rule("horror-check.10")
def test_a_separate_check_against_each_monster() -> None:
    game = given().skill(1, willpower=5).stand(1, "foyer.sw")
    game.monster("zombie", "dining-room.w").monster("maniac", "dining-room.e").turn()
    game.do("move:dining-room.e", "check:2", dice="9 9")
    assert game[1].horror == 2


@rule("horror-check.11", "horror-check.16")
def test_after_panic_the_turn_goes_on_but_the_zombie_is_out_of_reach() -> None:
    game = given("joe-diamond").skill(1, willpower=6).stand(1, "foyer.sw").monster("zombie", "dining-room.e")
    game.card(1, "axe").trauma_hand("panic").turn()
    game.do("move:dining-room.e", dice="8")
    assert game.seat == KEEPER and game.topic == "trauma"
    game.do("trauma:panic")
    steps = ("move:foyer.sw", "move:foyer.s", "move:foyer.se")
    for step in steps:
        game.do(step)
    assert game.topic == "turn" and game[1].space == "foyer.se"
    assert not [key for key in game.keys if key.startswith("attack:")]
    assert game.state.turn is not None and game.state.turn.action and game.state.turn.moves == 1


@rule("horror-check.12", "horror-check.17")
def test_a_maniac_is_placed_in_jennys_space() -> None:
    game = given("jenny-barnes").skill(1, willpower=7)
    game.run(place(game.table, "maniac", "foyer.s"), dice="5")
    assert game[1].horror == 0
    assert game.table.events[-1].target == 6  # type: ignore[attr-defined]


@rule("horror-check.13", "horror-check.18")
def test_moving_within_the_room_of_a_monster_causes_none() -> None:
    game = given("jenny-barnes").skill(1, willpower=7, dexterity=5).monster("maniac", "foyer.s").turn()
    game.do("move:foyer.n", dice="3")
    assert [event.skill for event in game.told("test-began")] == ["dexterity"]


@rule("horror-check.14")
def test_whom_the_keeper_moves_into_a_monsters_room_checks() -> None:
    game = given().skill(1, willpower=5).stand(1, "foyer.sw").monster("zombie", "dining-room.w")
    game.run(moved_by_keeper(game.table, 1, 1), "move:dining-room.e", dice="9")
    assert game[1].horror == 1


@rule("trait-sample.1")
def test_jennys_trait_passes_one_check_a_game_and_lets_her_run() -> None:
    game = given("jenny-barnes").traits(1, "steadfast-resolve").stand(1, "foyer.sw").monster("zombie", "dining-room.w")
    game.turn().do("move:dining-room.e", "use:steadfast-resolve")
    assert game[1].horror == 0 and "game:steadfast-resolve|0" in game[1].used
    game.do("move:foyer.sw", "move:foyer.s")
    assert game[1].space == "foyer.s" and game.topic == "turn"


@rule("hiding.5")
@pytest.mark.parametrize(("reading", "horror"), [("checked", 1), ("spared", 0)])
def test_hiding_spares_the_check_by_the_other_reading_only(reading: str, horror: int) -> None:
    game = given(players=3, hidden_horror=reading).skill(1, willpower=5).skill(2, willpower=5).hidden(1)
    game.monster("maniac", "dining-room.e").note_together()
    answers, dice = (("check:joe-diamond",), "9 9") if reading == "checked" else ((), "9")
    game.run(move_monster(game.table, game.the("maniac"), 1, KEEPER), "move:foyer.sw", *answers, dice=dice)
    assert (game[1].horror, game[2].horror) == (horror, 1)


@rule("insane.6")
def test_an_insane_investigator_still_makes_the_check() -> None:
    game = given("joe-diamond").skill(1, willpower=6).hurt(1, horror=8).stand(1, "foyer.sw")
    game.monster("zombie", "dining-room.w").turn().do("move:dining-room.e", dice="9")
    assert game[1].horror == 8 and len(game.told("test-began")) == 1
