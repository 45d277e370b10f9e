"""Movement, Locks, and being moved by the keeper (rules mom.move, mom.lock, mom.example-turn, mom.keeper-move)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import movement
from miskatonic.games.mansions.hurdles import meet_lock
from miskatonic.games.mansions.words import room_of
from tests.mansions.given import KEEPER, Situation, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def at_the_storage(lock: str, **options: str) -> Situation:
    """Jenny beside the door of the Basement Storage, which has a Lock."""
    game = given("jenny-barnes", **options)
    return game.stand(1, "basement-landing.w").pile("basement-storage", "axe", lock)


@rule("move.1", "move.6")
def test_a_move_takes_the_figure_to_an_adjacent_space_also_through_a_door() -> None:
    game = given().stand(1, "foyer.sw").turn()
    game.do("move:dining-room.e")
    assert game[1].space == "dining-room.e"
    assert game.state.turn is not None and game.state.turn.moves == 1


@rule("move.8", "barrier.3")
def test_sealed_and_barred_doors_let_nobody_through() -> None:
    game = given().stand(1, "basement-landing.w")
    assert "basement-storage.all" in movement.ways(game.state, 1)
    game.barrier("basement-landing.w", door=4)
    assert "basement-storage.all" not in movement.ways(game.state, 1)
    game.barrier("basement-landing.w")
    game.state.sealed.append(4)
    assert "basement-storage.all" not in movement.ways(game.state, 1)


@rule("move.9")
def test_evade_lock_fire_figure_horror_follow_in_this_order() -> None:
    game = at_the_storage("jammed-door").skill(1, dexterity=5, strength=5, willpower=5)
    game.monster("maniac", "basement-landing.w").monster("zombie", "basement-storage.all").fire("basement-storage")
    game.turn().do("move:basement-storage.all", dice="1 1 1 1")
    tags = [event.__struct_config__.tag for event in game.table.events]
    told = [tag for tag in tags if tag in ("test-began", "card-turned", "moved")]
    assert told == ["test-began", "card-turned", "test-began", "test-began", "moved", "test-began"]
    skills = [event.skill for event in game.told("test-began")]
    assert skills == ["dexterity", "strength", "willpower", "willpower"]


@rule("move.9")
def test_a_lock_that_holds_ends_the_attempt_before_the_fire_test() -> None:
    game = at_the_storage("locked-door").skill(1, dexterity=5)
    game.monster("maniac", "basement-landing.w").fire("basement-storage")
    game.turn().do("move:basement-storage.all", dice="3")
    assert game[1].space == "basement-landing.w" and game[1].horror == 0
    assert game.state.turn is not None and game.state.turn.evaded == [1]


@rule("lock.1")
def test_a_lock_is_told_from_other_cards_by_its_back() -> None:
    game = at_the_storage("jammed-door").pile("kitchen", "silver-key")
    piles = game.table.view(1).piles
    assert piles["basement-storage"].locked and not piles["kitchen"].locked
    assert piles["basement-storage"].lock is None


@rule("lock.2", "example-turn.1", "keeper-reaction.1")
def test_the_lock_is_turned_up_before_the_figure_moves() -> None:
    game = at_the_storage("jammed-door").stand(1, "basement-landing.e").skill(1, strength=4)
    game.turn().do("move:basement-landing.w", "move:basement-storage.all", dice="9")
    assert [event.card for event in game.told("card-turned")] == ["jammed-door"]
    assert game[1].space == "basement-landing.w"


@rule("lock.3")
def test_entering_reveals_no_other_card_and_exploring_no_lock() -> None:
    game = at_the_storage("jammed-door").skill(1, strength=4)
    game.turn().do("move:basement-storage.all", dice="2")
    assert game.state.piles["basement-storage"].cards == ["axe"]
    game = at_the_storage("jammed-door").stand(1, "basement-storage.all").turn()
    game.do("explore")
    assert game.state.piles["basement-storage"].lock == "jammed-door"
    assert not game.state.piles["basement-storage"].lock_known


@rule("lock.4", "exploration-card.5", "definition.4")
def test_the_key_of_a_lock_opens_it_and_the_lock_is_discarded() -> None:
    game = at_the_storage("locked-door").card(1, "silver-key").turn()
    game.do("move:basement-storage.all")
    assert game[1].space == "basement-storage.all"
    assert game.state.piles["basement-storage"].lock is None and "locked-door" in game.state.box


@rule("exploration-card.9")
@pytest.mark.parametrize(("keys", "left"), [("kept", ["silver-key"]), ("taken", [])])
def test_a_key_is_kept_or_taken_by_the_lock(keys: str, left: list[str]) -> None:
    game = at_the_storage("locked-door", keys=keys).card(1, "silver-key")
    answers = ["give"] if keys == "taken" else []
    assert game.run(meet_lock(game.table, 1, "basement-storage"), *answers).value
    assert game[1].cards == left


@rule("exploration-card.9")
def test_a_key_that_would_be_taken_may_be_kept() -> None:
    game = at_the_storage("locked-door", keys="taken").card(1, "silver-key")
    assert not game.run(meet_lock(game.table, 1, "basement-storage"), "keep").value
    assert game[1].cards == ["silver-key"]


@rule("lock.5", "lock.6", "move.7", "lock.11")
def test_a_lock_that_is_not_met_costs_the_move_and_bars_the_room() -> None:
    game = at_the_storage("locked-door").turn()
    game.do("move:basement-storage.all")
    assert game[1].space == "basement-landing.w"
    assert game.state.turn is not None and game.state.turn.moves == 1
    assert "move:basement-storage.all" not in game.keys and "run:basement-storage.all" not in game.keys


@rule("lock.11")
def test_a_room_that_is_barred_leaves_the_own_room_and_all_others_open() -> None:
    game = given().stand(1, "foyer.sw").pile("dining-room", "locked-door").turn()
    before = {key for key in game.keys if key.startswith("move:")}
    assert "move:dining-room.e" in before and len({key.partition(".")[0] for key in before}) > 1
    game.do("move:dining-room.e")
    after = {key for key in game.keys if key.startswith("move:")}
    assert after == before - {"move:dining-room.e"}
    game.stand(1, "dining-room.e").turn()
    assert game.state.turn is not None
    game.state.turn.barred.append("dining-room")
    assert "dining-room.w" in movement.ways(game.state, 1)


@rule("lock.7")
def test_a_revealed_lock_stays_face_up() -> None:
    game = at_the_storage("locked-door").turn()
    game.do("move:basement-storage.all")
    pile = game.state.piles["basement-storage"]
    assert pile.lock == "locked-door" and pile.lock_known


@rule("lock.8")
def test_a_lock_works_for_everybody_by_every_door_and_again() -> None:
    game = given(players=3).pile("operating-room", "axe", "locked-door")
    game.stand(1, "laboratory.s").stand(2, "entryway.all")
    for who in (1, 2):
        game.turn(who).do("move:operating-room.all")
        assert game[who].space != "operating-room.all"
    game.turn(1).do("move:operating-room.all")
    assert len(game.told("lock-holds")) == 1  # of this table, which began with the turn


@rule("lock.9", "monster-move.4")
def test_monsters_ignore_locks_and_do_not_reveal_them() -> None:
    from miskatonic.games.mansions.monsters import move_monster

    game = at_the_storage("sealed-door").monster("zombie", "basement-landing.w").stand(1, "foyer.s")
    game.run(move_monster(game.table, game.the("zombie"), 1, KEEPER), "move:basement-storage.all")
    assert game.the("zombie").space == "basement-storage.all"
    assert not game.state.piles["basement-storage"].lock_known


@rule("lock.10")
def test_a_lock_wastes_the_action_of_a_run() -> None:
    game = at_the_storage("locked-door").turn(moves=1)
    game.do("run:basement-storage.all")
    assert game[1].space == "basement-landing.w"
    assert game.state.turn is not None and not game.state.turn.action


@rule("lock.12")
@pytest.mark.parametrize(("reading", "again"), [("barred", False), ("again", True)])
def test_after_a_failed_test_the_room_is_barred_or_may_be_tried_again(reading: str, again: bool) -> None:
    game = at_the_storage("jammed-door", failed_lock_test=reading).skill(1, strength=4).turn()
    game.do("move:basement-storage.all", dice="9")
    assert ("move:basement-storage.all" in game.keys) is again


@rule("example-turn.2", "example-turn.3", "explore.5")
def test_jenny_forces_the_lock_and_explores_the_storage() -> None:
    game = at_the_storage("jammed-door").skill(1, strength=4)
    game.pile("basement-storage", "nothing-of-interest#1", "axe", "jammed-door").stand(1, "basement-landing.e")
    game.turn().do("move:basement-landing.w", "move:basement-storage.all", dice="4")
    assert game[1].space == "basement-storage.all"
    game.do("explore")
    assert game[1].cards == ["axe"] and "nothing-of-interest#1" in game.state.box


def test_a_dark_room_lets_everybody_in() -> None:
    game = at_the_storage("dark-room").turn()
    game.do("move:basement-storage.all")
    assert game[1].space == "basement-storage.all" and "basement-storage" in game.state.darkness


# Moved by the keeper.


@rule("evade.11", "keeper-move.1", "keeper-move.4")
def test_the_keeper_moves_step_by_step_without_evade_checks_and_at_no_cost() -> None:
    game = given().skill(1, dexterity=1).stand(1, "basement-landing.w").monster("maniac", "basement-landing.w")
    game.corpses("basement-landing.w").barrier("basement-landing.w", door=4).threat(5).mythos_hand("face-at-the-window")
    game.turn()
    asked = game.run(movement.moved_by_keeper(game.table, 1, 1), "move:basement-landing.e")
    assert asked.keys == [["move:basement-landing.e", "stop"]]
    assert asked.decisions[0].seat == KEEPER
    assert game[1].space == "basement-landing.e" and game.state.corpses == {"basement-landing.w": 1}
    assert game.state.turn is not None and game.state.turn.moves == 2


@rule("keeper-move.1")
def test_ladders_carry_and_vents_do_not_whom_the_keeper_moves() -> None:
    game = given(story="classroom-curses")
    for one, other, carried in (
        ("attic-storage.all", "furnace-room.e", False),
        ("furnace-room.e", "attic-storage.all", False),
        ("study.w", "attic-loft.se", True),
        ("attic-loft.se", "study.w", True),
    ):
        game.stand(1, one).pile(room_of(other))
        assert (other in movement.keepers_ways(game.state, 1, 1)) is carried


@rule("keeper-move.1")
@pytest.mark.parametrize("shut", ["sealed", "barred"])
@pytest.mark.parametrize(("steps", "storage"), [(1, False), (2, True)])
def test_by_the_other_reading_the_keeper_moves_at_once_past_shut_doors(shut: str, steps: int, storage: bool) -> None:
    game = given(keeper_steps="anywhere").stand(1, "basement-landing.e")
    if shut == "sealed":
        game.state.sealed.append(4)
    else:
        game.barrier("basement-landing.w", door=4)
    options = game.run(movement.moved_by_keeper(game.table, 1, steps), "stop").keys[0]
    assert {f"move:{space}" for space in game.near("basement-landing.e")} | {"stop"} <= set(options)
    assert ("move:basement-storage.all" in options) is storage and "move:basement-landing.e" not in options
    if storage:
        asked = game.run(movement.moved_by_keeper(game.table, 1, steps), "move:basement-storage.all")
        assert game[1].space == "basement-storage.all" and len(asked.decisions) == 1


@rule("keeper-move.1", "keeper-move.2", "keeper-move.3")
def test_whom_the_keeper_moves_at_once_stops_at_locks_and_burns_only_at_the_end() -> None:
    game = given(keeper_steps="anywhere").stand(1, "foyer.sw").skill(1, willpower=5).fire("dining-room")
    game.pile("kitchen", "locked-door")
    asked = game.run(movement.moved_by_keeper(game.table, 1, 4), "move:kitchen-storage.all")
    assert "move:kitchen.all" not in asked.keys[0]
    assert game[1].space == "kitchen-storage.all" and not game.told("test-began")
    game.stand(1, "foyer.sw")
    game.run(movement.moved_by_keeper(game.table, 1, 3), "move:dining-room.w", dice="10")
    assert game[1].space == "dining-room.w" and game[1].horror == 1


@rule("keeper-move.2")
def test_the_keeper_moves_nobody_past_an_unmet_lock() -> None:
    game = at_the_storage("jammed-door")
    assert "basement-storage.all" not in movement.keepers_ways(game.state, 1, 1)
    assert not game.state.piles["basement-storage"].lock_known


@rule("keeper-move.2")
def test_by_the_other_reading_the_lock_is_resolved_as_in_a_move() -> None:
    game = at_the_storage("jammed-door", moved_by_keeper="lock-resolved").skill(1, strength=4)
    game.run(movement.moved_by_keeper(game.table, 1, 2), "move:basement-storage.all", dice="9")
    assert game[1].space == "basement-landing.w"
    game.turn()
    game.run(movement.moved_by_keeper(game.table, 1, 1), "move:basement-storage.all", dice="2")
    assert game[1].space == "basement-storage.all"


@rule("keeper-move.3")
@pytest.mark.parametrize(("reading", "dice", "horror"), [("tested", "10", 1), ("not-tested", "", 0)])
def test_whom_the_keeper_moves_into_fire_is_tested(reading: str, dice: str, horror: int) -> None:
    game = given(moved_into_fire=reading).stand(1, "foyer.sw").fire("dining-room").skill(1, willpower=5)
    game.run(movement.moved_by_keeper(game.table, 1, 1), "move:dining-room.e", dice=dice)
    assert game[1].space == "dining-room.e" and game[1].horror == horror


@rule("keeper-move.4")
def test_whoever_hides_cannot_be_moved() -> None:
    game = given().hidden(1)
    assert not game.run(movement.moved_by_keeper(game.table, 1, 3)).decisions
    assert game[1].hidden


@rule("keeper-move.4")
def test_by_the_other_reading_whoever_hides_comes_out_when_the_keeper_moves_them() -> None:
    game = given(hidden_moved="comes-out").hidden(1)
    game.run(movement.moved_by_keeper(game.table, 1, 3), "stop")
    assert game[1].hidden and not game.told("came-out")
    game.run(movement.moved_by_keeper(game.table, 1, 1), "move:foyer.n")
    assert not game[1].hidden and game[1].space == "foyer.n"
    assert [event.__struct_config__.tag for event in game.table.events[-2:]] == ["came-out", "moved-by-keeper"]
