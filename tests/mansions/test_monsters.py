"""Monsters: placing, moving, wounds, names and samples."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.mansions import monsters
from miskatonic.games.mansions.components import MONSTERS, TOKENS
from miskatonic.games.mansions.events import (
    CombatDrawn,
    MonsterImmune,
    MonsterKilled,
    MonsterPlaced,
    MonsterSeen,
    SamplesLost,
)
from miskatonic.games.mansions.state import Barrier
from miskatonic.games.mansions.words import MonsterClass, room_of

from .given import given
from .keeper_words import Invented, put, told

KEEPER = 0


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"mom.{id}")


# Placing.


@rule("monster-place.2")
def test_which_token_a_placed_figure_has_is_random():
    found = set[int]()
    for seed in range(30):
        game = given("joe-diamond", seed=seed)
        game.run(monsters.place(game.table, "zombie", "garden.nw"))
        found.add(game.state.monsters[0].token)
    assert len(found) > 1
    assert {TOKENS[token][0] for token in found} == {"zombie"}


@rule("monster-place.2")
@rule("secrecy.3")
def test_what_is_told_of_a_placed_monster_does_not_tell_its_token():
    game = given("joe-diamond")
    game.run(monsters.place(game.table, "zombie", "garden.nw"))
    (event,) = told(game, MonsterPlaced)
    assert (event.monster, event.kind, event.at) == (1, "zombie", "garden.nw")
    assert not hasattr(event, "token")
    assert not game.state.monsters[0].seen


@rule("definition.2")
def test_a_placed_monster_leaves_the_pool_with_its_token():
    game = given("joe-diamond")
    game.run(monsters.place(game.table, "witch", "garden.nw"))
    (witch,) = game.state.monsters
    assert witch.space == "garden.nw"
    assert witch.token not in game.state.pool
    assert len(game.state.pool) == 23


@rule("monster-place.3")
def test_the_keeper_picks_the_space_where_only_a_room_is_named():
    game = given("joe-diamond")
    asked = game.run(monsters.place(game.table, "zombie", "garden"), "space:garden.sw")
    (question,) = asked.decisions
    assert question.seat == KEEPER
    assert {option.value for option in question.options} == {"garden.se", "garden.nw", "garden.sw"}
    assert game.state.monsters[0].space == "garden.sw"


@rule("monster-place.3")
def test_a_room_of_one_space_needs_no_choice():
    game = given("joe-diamond")
    game.run(monsters.place(game.table, "zombie", "kitchen"))
    assert room_of(game.state.monsters[0].space) == "kitchen"


@rule("limits.8")
@rule("limits.9")
def test_with_all_figures_out_the_keeper_may_kill_one_of_the_kind_and_place_it_anew():
    game = given("joe-diamond")
    first = put(game, "witch", "garden.nw")
    second = put(game, "witch", "garden.se")
    put(game, "zombie", "garden.sw")
    asked = game.run(monsters.place(game.table, "witch", "kitchen.all"), f"recycle:{second.id}")
    (question,) = asked.decisions
    assert [option.key for option in question.options] == [f"recycle:{first.id}", f"recycle:{second.id}", "no"]
    assert sorted((each.kind, each.space) for each in game.state.monsters) == [
        ("witch", "garden.nw"),
        ("witch", "kitchen.all"),
        ("zombie", "garden.sw"),
    ]
    assert game.state.monsters[-1].token == second.token


@rule("limits.8")
@rule("limits.9")
def test_the_keeper_may_also_leave_the_figures_where_they_are():
    game = given("joe-diamond")
    put(game, "witch", "garden.nw")
    put(game, "witch", "garden.se")
    asked = game.run(monsters.place(game.table, "witch", "kitchen.all"), "no")
    assert asked.value is None
    assert [each.space for each in game.state.monsters] == ["garden.nw", "garden.se"]


@rule("monster-place.1")
@rule("horror-check.12")
def test_a_monster_placed_in_an_investigators_room_causes_a_horror_check_at_once():
    game = given("joe-diamond")
    game[1].space = "garden.se"
    before = game[1].horror
    game.run(monsters.place(game.table, "zombie", "garden.nw"), dice="10")
    assert game[1].horror == before + 1


# Moving.


@rule("monster-move.2")
def test_each_step_goes_to_an_adjacent_space_of_the_keepers_choice():
    game = given("joe-diamond")
    game[1].space = "kitchen-storage.all"
    zombie = put(game, "zombie", "foyer.nw")
    asked = game.run(monsters.move_monster(game.table, zombie, 2, KEEPER), "move:foyer.s", "move:foyer.ne")
    first, second = asked.decisions
    assert {option.key for option in first.options} == {
        "move:foyer.n",
        "move:foyer.sw",
        "move:foyer.s",
        "move:basement-stairs.all",
        "stay",
    }
    assert "move:foyer.nw" in {option.key for option in second.options}
    assert zombie.space == "foyer.ne"


@rule("monster-move.2")
def test_the_keeper_may_stop_a_monster_before_its_last_step():
    game = given("joe-diamond")
    game[1].space = "kitchen-storage.all"
    zombie = put(game, "zombie", "foyer.nw")
    game.run(monsters.move_monster(game.table, zombie, 3, KEEPER), "move:foyer.s", "stay")
    assert zombie.space == "foyer.s"


@rule("monster-move.3")
@rule("move.8")
def test_a_sealed_door_stops_monsters():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "dining-room.w")
    assert "move:kitchen.all" in _ways(game, zombie)
    game.state.sealed.append(16)
    assert "move:kitchen.all" not in _ways(game, zombie)


@rule("lock.9")
@rule("monster-move.4")
@rule("map.5")
def test_monsters_walk_through_a_locked_door_and_leave_the_lock_face_down():
    game = given("joe-diamond")
    game[1].space = "freezer.all"
    pile = game.state.piles["kitchen"]
    pile.lock = "locked-door"
    zombie = put(game, "zombie", "dining-room.w")
    game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "move:kitchen.all")
    assert zombie.space == "kitchen.all"
    assert pile.lock == "locked-door"
    assert not pile.lock_known


@rule("monster-move.5")
@rule("horror-check.6")
def test_a_monster_that_moves_into_an_investigators_room_causes_a_check_before_it_goes_on():
    game = given("joe-diamond")
    game[1].space = "dining-room.e"
    zombie = put(game, "zombie", "kitchen.all")
    flow = monsters.move_monster(game.table, zombie, 2, KEEPER)
    asked = game.run(flow, "move:dining-room.w", "stay", dice="10")
    assert [question.topic for question in asked.decisions] == ["move-monster", "move-monster"]
    assert game[1].horror == 1


@rule("monster-move.5")
def test_moving_within_a_room_causes_no_check():
    game = given("joe-diamond")
    game[1].space = "foyer.s"
    zombie = put(game, "zombie", "foyer.nw")
    game.run(monsters.move_monster(game.table, zombie, 1, KEEPER), "move:foyer.n")
    assert game[1].horror == 0


@rule("stun.7")
def test_a_stunned_monster_cannot_be_moved():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "foyer.nw", stun=1)
    asked = game.run(monsters.move_monster(game.table, zombie, 2, KEEPER))
    assert asked.decisions == []
    assert zombie.space == "foyer.nw"


@rule("monster-move.1")
def test_monsters_do_not_move_by_themselves_in_the_keepers_turn(invented: Invented):
    game = given("joe-diamond")
    game[1].space = "foyer.s"
    zombie = put(game, "zombie", "garden.nw")
    game.state.threat = 0
    from miskatonic.games.mansions import keeper_turn

    for step in (keeper_turn.actions, keeper_turn.attacks, keeper_turn.end_turn):
        game.finish(step(game.table))
    assert zombie.space == "garden.nw"


@rule("barrier.3")
@rule("monster-vs-barrier.1")
def test_an_investigator_cannot_send_a_monster_against_a_barrier():
    game = given("joe-diamond")
    game.state.barriers = [Barrier("basement-landing.w", 4)]
    zombie = put(game, "zombie", "basement-storage.all")
    assert "break:basement-landing.w" in _ways(game, zombie)
    assert "break:basement-landing.w" not in _ways(game, zombie, chooser=1)
    assert "move:basement-landing.w" not in _ways(game, zombie)


def _ways(game, monster, chooser: int = KEEPER) -> set[str]:
    asked = game.run(monsters.move_monster(game.table, monster, 1, chooser), "stay")
    return {option.key for option in asked.decisions[0].options}


# Wounds.


@rule("monster-damage.1")
@rule("combat-term.11")
def test_damage_on_a_monster_adds_up():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "foyer.nw", health=7)
    game.run(monsters.deal(game.table, zombie, 1))
    game.run(monsters.deal(game.table, zombie, 3))
    assert zombie.damage == 4


@rule("monster-damage.3")
@pytest.mark.parametrize(("dealt", "dies"), [(6, False), (7, True), (9, True)])
def test_a_monster_dies_when_its_damage_reaches_its_health(dealt: int, dies: bool):
    game = given("joe-diamond")
    zombie = put(game, "zombie", "foyer.nw", health=7)
    game.run(monsters.deal(game.table, zombie, dealt))
    assert (game.state.monster(zombie.id) is None) is dies


@rule("monster-damage.4")
def test_a_killed_monster_returns_to_the_pool_unhurt_and_can_be_placed_again():
    game = given("joe-diamond")
    game[1].space = "kitchen.all"
    maniac = put(game, "maniac", "foyer.nw", wounds=4)
    game.run(monsters.kill_monster(game.table, maniac))
    assert maniac.token in game.state.pool
    assert told(game, MonsterKilled)
    other = next(each for each in game.state.pool if TOKENS[each][0] == "maniac" and each != maniac.token)
    game.state.pool.remove(other)
    game.run(monsters.place(game.table, "maniac", "garden.nw"))
    (again,) = game.state.monsters
    assert (again.token, again.damage, again.id) == (maniac.token, 0, 2)


@rule("secrecy.4")
def test_investigators_know_the_back_of_wounded_monsters_only():
    game = given("joe-diamond")
    one, other = put(game, "zombie", "foyer.nw"), put(game, "zombie", "foyer.nw")
    game.run(monsters.deal(game.table, one, 1))
    assert (one.seen, other.seen) == (True, False)
    assert [event.monster for event in told(game, MonsterSeen)] == [one.id]


@rule("secrecy.5")
@rule("combat-term.3")
def test_a_monster_that_deals_its_damage_is_seen():
    game = given("joe-diamond")
    game.state.trauma_hand = []
    zombie = put(game, "zombie", "foyer.nw", damage=2)
    game.run(monsters.strike(game.table, zombie, 1))
    assert game[1].damage == 2
    assert zombie.seen


def test_a_burning_monster_sets_its_room_on_fire_as_it_leaves_play():
    game = given("joe-diamond")
    zombie = put(game, "zombie", "hallway-2.w", burning=True)
    game.run(monsters.kill_monster(game.table, zombie))
    assert game.state.fire == ["hallway-2"]


def test_the_killer_of_a_promised_monster_gains_what_was_promised():
    from miskatonic.games.mansions.prizes import promise

    game = given("joe-diamond", story="inner-sanctum")
    leader = put(game, "cult-leader", game[1].space)
    game.state.aside = ["cult-robes"]
    promise(game.state, leader.id, "cult-robes")
    game.run(monsters.kill_monster(game.table, put(game, "cult-leader", game[1].space), 1))
    assert game[1].cards == []
    game.run(monsters.kill_monster(game.table, leader, 1))
    assert (game[1].cards, game[1].skill_points) == (["cult-robes"], 1)


# Classes and names.


@rule("monster-class.1")
@rule("monster-class.2")
def test_every_kind_of_monster_belongs_to_one_class():
    assert {kind.kind for kind in MONSTERS.values()} == set(MonsterClass)
    assert MONSTERS["zombie"].kind is MonsterClass.HUMANOID
    assert MONSTERS["hound"].kind is MonsterClass.BEAST
    assert MONSTERS["shoggoth"].kind is MonsterClass.ELDRITCH


@rule("named-monster.1")
@rule("named-monster.3")
@rule("named-monster.4")
def test_a_named_monster_of_a_game_for_four_has_six_health_more():
    game = given("joe-diamond", "jenny-barnes", "kate-winthrop")
    game.effect({"do": "appear", "kind": "maniac", "room": "kitchen", "name": "walter-lynch", "health": 2}, who=None)
    (walter,) = game.state.monsters
    assert walter.more_health == 6
    assert monsters.health_of(walter) == TOKENS[walter.token][1].health + 6
    game.run(monsters.deal(game.table, walter, TOKENS[walter.token][1].health))
    assert game.state.monsters == [walter]
    game.run(monsters.deal(game.table, walter, 6))
    assert game.state.monsters == []


@rule("named-monster.2")
def test_a_named_monster_carries_its_name_and_no_horror():
    game = given("joe-diamond")
    walter = put(game, "maniac", "foyer.nw", name="walter-lynch")
    assert monsters.is_named(game.state, walter)
    assert not monsters.is_named(game.state, put(game, "maniac", "foyer.nw"))
    assert game[1].horror == 0


@rule("named-monster.5")
def test_damage_beyond_the_printed_health_counts_all_the_same():
    game = given("joe-diamond")
    walter = put(game, "maniac", "foyer.nw", health=5, name="walter-lynch", more_health=6)
    game.run(monsters.deal(game.table, walter, 8))
    assert walter.damage == 8
    game.run(monsters.deal(game.table, walter, 3))
    assert game.state.monsters == []


@rule("named-monster.6")
def test_cult_leaders_are_no_cultists():
    game = given("joe-diamond")
    for _ in range(2):
        put(game, "cult-leader", "garden.nw")
    asked = game.run(monsters.place(game.table, "cultist", "kitchen.all"))
    assert asked.decisions == []
    assert sorted(each.kind for each in game.state.monsters) == ["cult-leader", "cult-leader", "cultist"]


@rule("named-monster.7.ltp")
def test_named_monsters_withstand_what_kills_without_damage():
    game = given("joe-diamond")
    walter = put(game, "maniac", "foyer.nw", name="walter-lynch")
    other = put(game, "maniac", "foyer.nw")
    assert game.run(monsters.kill_outright(game.table, walter)).value is False
    assert game.run(monsters.kill_outright(game.table, other)).value is True
    assert game.state.monsters == [walter]
    assert told(game, MonsterImmune)


@rule("named-monster.8.ltp")
def test_the_monster_the_objective_wants_dead_is_protected_like_named_ones(invented: Invented):
    game = given("joe-diamond")
    invented.objective(game, kill="hound")
    hound = put(game, "hound", "foyer.nw")
    assert game.run(monsters.kill_outright(game.table, hound)).value is False
    invented.objective(game)
    assert game.run(monsters.kill_outright(game.table, hound)).value is True


@rule("named-monster.8.ltp")
@rule("objective.2")
def test_what_is_offered_does_not_betray_what_the_hidden_objective_wants_dead(invented: Invented):
    game = given("joe-diamond").traits(1, "lucky-break").stand(1, "foyer.nw")
    put(game, "hound", "foyer.nw")
    use = "use:lucky-break"
    for target in (None, "hound"):
        invented.objective(game, kill=target)
        assert use in game.turn(1).keys
    assert use not in game.reveal().turn(1).keys


@rule("limits.9")
def test_even_a_named_monster_may_be_killed_for_its_figure():
    game = given("joe-diamond")
    helena = put(game, "maniac", "garden.nw", name="helena")
    put(game, "maniac", "garden.nw")
    game.run(monsters.place(game.table, "maniac", "kitchen.all"), f"recycle:{helena.id}")
    assert [each.name for each in game.state.monsters] == ["", ""]


# Samples.


@rule("sample.1")
@rule("sample.3")
def test_samples_are_put_down_at_an_altar_and_nowhere_else():
    game = given("joe-diamond")
    maniac = put(game, "maniac", "ceremony-room.s")
    monsters.take_sample(game.table, maniac)
    monsters.take_sample(game.table, maniac)
    assert maniac.samples == 2
    assert monsters.deliver_samples(game.table, maniac) == 0
    maniac.space = "ceremony-room.n"
    assert monsters.deliver_samples(game.table, maniac) == 2
    assert (game.state.altar_samples, maniac.samples) == (2, 0)


@rule("sample.2")
def test_a_sample_stays_with_the_monster_that_took_it():
    game = given("joe-diamond")
    carrier, other = put(game, "maniac", "ceremony-room.n"), put(game, "maniac", "ceremony-room.n")
    monsters.take_sample(game.table, carrier)
    assert monsters.deliver_samples(game.table, other) == 0
    assert (carrier.samples, other.samples, game.state.altar_samples) == (1, 0, 0)


@rule("sample.4")
def test_the_samples_of_a_killed_monster_are_lost():
    game = given("joe-diamond")
    maniac = put(game, "maniac", "ceremony-room.n", samples=2)
    game.run(monsters.kill_monster(game.table, maniac))
    (event,) = told(game, SamplesLost)
    assert event.count == 2
    assert game.state.altar_samples == 0


# Leaving the house.


def test_a_monster_leaves_the_house_only_where_the_revealed_objective_lets_it(invented: Invented):
    game = given("joe-diamond")
    game[1].space = "kitchen.all"
    invented.objective(game, leaver="shoggoth", leaves_by="foyer")
    shoggoth = put(game, "shoggoth", "foyer.s")
    assert "leave" not in _ways(game, shoggoth)
    game.state.revealed = True
    assert "leave" in _ways(game, shoggoth)
    assert "leave" not in _ways(game, put(game, "zombie", "foyer.s"))
    assert "leave" not in _ways(game, shoggoth, chooser=1)
    game.run(monsters.move_monster(game.table, shoggoth, 1, KEEPER), "leave")
    assert game.state.counts["left-house"] == 1
    assert [each.kind for each in game.state.monsters] == ["zombie"]


@rule("barrier.3")
@rule("monster-vs-barrier.1")
@pytest.mark.parametrize("breaks", [True, False])
def test_a_monster_has_to_break_the_barrier_on_the_door_by_which_it_leaves(invented: Invented, breaks: bool):
    game = given("joe-diamond").stand(1, "kitchen.all").reveal().barrier("foyer.s", 20)
    invented.objective(game, leaver="shoggoth", leaves_by="foyer")
    shoggoth = put(game, "shoggoth", "foyer.s")
    below: list[Any] = ["destroy-barrier"] if breaks else []
    invented.combat("barred", bottom="barrier", below=below, deck="eldritch")
    invented.combat_deck(game, "barred", deck="eldritch")
    game.run(monsters.move_monster(game.table, shoggoth, 1, KEEPER), "leave")
    assert [event.combat for event in told(game, CombatDrawn)] == ["barred"]
    assert (game.state.monster(shoggoth.id) is None) is breaks
    assert shoggoth.halted is not breaks
