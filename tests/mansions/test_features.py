"""Fire, darkness, stun, and the room features (rules mom.fire, mom.darkness, mom.stun, mom.barrier, mom.corpse...)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import features, harm
from miskatonic.games.mansions.components import STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.state import Barrier
from miskatonic.games.mansions.words import Feature, room_of
from tests.mansions.given import KEEPER, Situation, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


def place_with(feature: Feature) -> tuple[str, str]:
    """A story and a space of it with a feature."""
    return next((story, house_of(story).features[feature][0]) for story in STORIES if house_of(story).features[feature])


def hiding_place() -> tuple[str, str]:
    return place_with(Feature.HIDING_PLACE)


# Stun.


@rule("stun.1", "stun.2", "stun.8")
def test_a_stunned_investigator_has_one_move_but_keeps_the_action() -> None:
    game = given().stun(1, 2).turn_begins()
    assert game.state.turn is not None and game.state.turn.moves == 1 and game.state.turn.action
    game.do("move:foyer.n", "run:foyer.s")
    assert game[1].space == "foyer.s"


@rule("stun.3")
@pytest.mark.parametrize(("moved", "left"), [(0, 1), (1, 0), (2, 0)])
def test_who_is_stunned_in_their_turn_loses_the_second_move(moved: int, left: int) -> None:
    game = given().turn()
    game.do(*("move:foyer.n", "move:foyer.s")[:moved])
    harm.stun(game.table, 1)
    assert game.state.turn is not None and game.state.turn.moves == left


@rule("stun.3", "stun.5")
@pytest.mark.parametrize(
    ("before", "moves"), [((), 3), (("move:foyer.n",), 2), (("move:foyer.n", "move:foyer.s", "move:foyer.n"), 1)]
)
def test_who_is_stunned_keeps_the_moves_that_a_card_has_given(before: tuple[str, ...], moves: int) -> None:
    game = given("gloria-goldberg").traits(1, "deadline").turn()
    game.do("use:deadline", *before)
    for _ in range(2):
        harm.stun(game.table, 1)
        assert game.state.turn is not None and game.state.turn.moves == moves
    late = given("gloria-goldberg").traits(1, "deadline").stun(1).turn().do("use:deadline")
    assert late.state.turn is not None and late.state.turn.moves == 3


@rule("stun.9", "trade.5")
def test_one_stun_token_may_go_in_the_trading_step() -> None:
    game = given().stun(1, 2).keeper_turn("keeper.trading")
    assert game.topic == "shake-off"
    game.do("shake-off")
    assert game[1].stun == 1
    game = given().stun(1, 1).keeper_turn("keeper.trading").do("no")
    assert game[1].stun == 1


# Fire.


@rule("fire.1", "fire.2")
def test_who_ends_the_turn_in_a_burning_room_takes_two_damage() -> None:
    game = given().fire("foyer").stand(1, "foyer.nw").turn().do("end-turn")
    assert game[1].damage == 2


@rule("fire.3")
def test_monsters_in_a_burning_room_take_two_damage_at_the_end_of_the_keepers_turn() -> None:
    game = given().stand(1, "kitchen.all").fire("foyer").monster("zombie", "foyer.n").keeper_turn("keeper.end")
    assert game.the("zombie").damage == 2


@rule("fire.4", "fire.5")
@pytest.mark.parametrize(("die", "horror"), [("9", 1), ("2", 0)])
def test_who_enters_a_burning_room_tests_willpower_and_enters_anyway(die: str, horror: int) -> None:
    game = given().skill(1, willpower=5).fire("dining-room").stand(1, "foyer.sw").turn()
    game.do("move:dining-room.e", dice=die)
    assert game[1].space == "dining-room.e" and game[1].horror == horror


@rule("fire.6")
def test_within_a_burning_room_there_is_no_test() -> None:
    game = given().fire("foyer").turn().do("move:foyer.n")
    assert not game.told("test-began")


@rule("status.2.ltp")
def test_a_second_token_of_a_kind_is_ignored() -> None:
    game = given()
    assert features.set_fire(game.table, "foyer") and not features.set_fire(game.table, "foyer")
    assert features.darken(game.table, "foyer") and not features.darken(game.table, "foyer")
    assert game.state.fire == game.state.darkness == ["foyer"]


# Darkness.


@rule("darkness.1", "darkness.2")
def test_exploring_a_dark_room_takes_a_move_too() -> None:
    game = given().darkness("foyer").pile("foyer", "axe").turn().do("explore")
    assert game[1].cards == ["axe"]
    assert game.state.turn is not None and (game.state.turn.moves, game.state.turn.action) == (1, False)


@rule("darkness.2")
def test_without_an_unused_move_a_dark_room_cannot_be_explored() -> None:
    game = given().darkness("foyer").pile("foyer", "axe").turn(moves=0)
    assert "explore" not in game.keys
    game = given().darkness("foyer").pile("foyer", "axe").card(1, "lantern").turn(moves=0)
    assert "explore" in game.keys


@rule("darkness.7")
@pytest.mark.parametrize(("reading", "windows"), [("one-window", 1), ("two-windows", 2)])
def test_the_windows_of_a_dark_exploration(reading: str, windows: int) -> None:
    game = given(dark_explore=reading).darkness("foyer").pile("foyer", "axe").mythos_hand("face-at-the-window")
    game.turn().do("explore")
    asked = 0
    while game.seat == KEEPER:
        asked += 1
        game.do("pass")
    assert asked == windows


# Barriers.


@rule("barrier.1", "barrier.2", "barrier.4")
def test_a_barrier_is_pushed_against_a_door_of_its_space_and_pulled_away() -> None:
    game = given().stand(1, "basement-landing.w").turn()
    assert [key for key in game.keys if key.startswith("barrier:")] == ["barrier:4"]
    game.do("barrier:4")
    assert game.state.barriers[0].door == 4 and "move:basement-storage.all" not in game.keys
    game.turn().do("pull-barrier")
    assert game.state.barriers[0].door is None
    assert game.state.barriers[0].space == "basement-landing.w"


@rule("barrier.2")
def test_from_the_far_side_a_barrier_cannot_be_pulled() -> None:
    game = given().barrier("basement-landing.w", door=4).stand(1, "basement-storage.all").turn()
    assert not pulling(game) and "move:basement-landing.w" not in game.keys


@rule("barrier.2")
def test_by_the_other_reading_a_barrier_is_pulled_away_from_either_side_of_its_door() -> None:
    game = given(barrier_pulled="either-side").barrier("basement-landing.w", door=4)
    assert pulling(game.stand(1, "basement-landing.w").turn()) == ["pull-barrier"]
    assert not pulling(game.stand(1, "basement-landing.e").turn())
    assert pulling(game.stand(1, "basement-storage.all").turn()) == ["pull-barrier:4"]
    game.do("pull-barrier:4")
    assert game.state.barriers == [Barrier("basement-landing.w")] and "move:basement-landing.w" in game.keys
    assert not pulling(game.turn())


def pulling(game: Situation) -> list[str]:
    return [key for key in game.keys if key.startswith("pull-barrier")]


# Fireplaces and corpses.


@rule("fireplace.2")
def test_corpses_are_burnt_in_the_space_of_a_fireplace() -> None:
    story, space = place_with(Feature.FIREPLACE)
    game = given(story=story).stand(1, space).corpses(space, 3).turn().do("burn", "burn:2")
    assert game.state.corpses == {space: 1}
    game = given(story=story).corpses(game[1].space, 1)
    assert not features.can_burn(game.state, 1) or game[1].space == space


@rule("corpse.3", "corpse.4", "corpse.5")
def test_one_corpse_may_be_dragged_along_at_no_cost() -> None:
    game = given().corpses("foyer.s", 2).turn().do("move:foyer.n", "drag")
    assert game.state.corpses == {"foyer.s": 1, "foyer.n": 1}
    assert game.state.turn is not None and (game.state.turn.moves, game.state.turn.action) == (1, True)
    game = given().corpses("foyer.s", 1).turn().do("move:foyer.n", "no")
    assert game.state.corpses == {"foyer.s": 1}


@rule("corpse.6", "limits.5")
def test_corpses_in_a_burning_room_burn() -> None:
    game = given().corpses("foyer.n", 2)
    features.set_fire(game.table, "foyer")
    assert not game.state.corpses and features.corpses_left(game.state) == features.CORPSES
    game = given().skill(1, willpower=5).stand(1, "foyer.sw").corpses("foyer.sw").fire("dining-room").turn()
    game.do("move:dining-room.e", "drag", dice="1")
    assert not game.state.corpses


@rule("limits.3")
def test_no_more_corpses_than_there_are_markers() -> None:
    game = given()
    assert features.place_corpses(game.table, "foyer.n", features.CORPSES) == features.CORPSES
    assert features.place_corpses(game.table, "foyer.s", 2) == 0
    assert "foyer.s" not in game.state.corpses


# Hiding.


@rule("hiding.1", "hiding.2", "hiding.3")
def test_hiding_takes_a_move_or_an_action_and_forbids_moving_and_attacking() -> None:
    story, space = hiding_place()
    game = (
        given(story=story).stand(1, space).card(1, "axe").spell(1, "shriveling").monster("zombie", space, stun=1).turn()
    )
    assert {"hide:move", "hide:action"} <= set(game.keys)
    game.do("hide:move")
    verbs = {key.split(":")[0] for key in game.keys}
    assert game[1].hidden and not verbs & {"move", "run", "attack", "cast"}
    game.do("come-out:action")
    assert not game[1].hidden


@rule("hiding.4")
def test_whoever_hides_suffers_fire_and_darkness() -> None:
    story, space = hiding_place()
    game = given(story=story).stand(1, space).hidden(1).fire(room_of(space)).darkness(room_of(space)).turn()
    from miskatonic.games.mansions.vitals import in_darkness

    assert in_darkness(game.state, 1)
    game.do("end-turn")
    assert game[1].damage == 2


@rule("corpse.1", "corpse.6")
def test_a_corpse_that_is_placed_in_a_burning_room_burns() -> None:
    game = given().fire("foyer")
    assert features.place_corpses(game.table, "foyer.n") == 1
    assert not game.state.corpses and features.corpses_left(game.state) == features.CORPSES


def test_what_is_not_there_cannot_be_taken_away() -> None:
    game = given()
    assert not features.put_out_fire(game.table, "foyer")
    assert not features.light_up(game.table, "foyer")
    assert not game.told("fire-gone") and not game.told("darkness-gone")


def test_no_corpse_is_taken_from_where_none_lies() -> None:
    game = given()
    assert features.remove_corpses(game.table, "foyer.n") == 0 and not game.told("corpses-gone")
