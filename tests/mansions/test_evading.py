"""Evade checks (rules mom.evade)."""

from __future__ import annotations

import pytest

from tests.mansions.given import KEEPER, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("evade.1", "evade.2", "evade.3", "evade.4")
def test_before_leaving_the_space_every_monster_in_it_is_evaded() -> None:
    game = given().skill(1, dexterity=4).monster("zombie", "foyer.s").turn()
    game.do("move:foyer.n", dice="5")
    assert [event.target for event in game.told("test-began")] == [5]
    assert game[1].space == "foyer.n" and game[1].damage == 0
    tags = [event.__struct_config__.tag for event in game.table.events]
    assert tags.index("test-ended") < tags.index("moved")


@rule("evade.1", "attack.4")
@pytest.mark.parametrize("action", ["explore", "drop", "use:whiskey"])
def test_a_non_attack_action_needs_an_evade_check(action: str) -> None:
    game = given().skill(1, dexterity=4).card(1, "whiskey").hurt(1, horror=2).pile("foyer", "axe")
    game.monster("zombie", "foyer.s").turn().do(action, dice="5")
    assert [event.skill for event in game.told("test-began")] == ["dexterity"]


@rule("evade.5", "evade.6", "evade.14", "evade.15", "secrecy.5")
def test_joe_explores_beside_a_zombie_and_then_moves_on() -> None:
    game = given("joe-diamond").skill(1, dexterity=4).pile("foyer", "axe").monster("zombie", "foyer.s", token=0).turn()
    game.do("explore", dice="6")
    assert game.seat == KEEPER and game.keys == ["deal", "spare"]
    game.do("deal")
    assert game[1].damage == 2 and game[1].cards == ["axe"] and game.the("zombie").seen
    game.do("move:foyer.n")
    assert game[1].space == "foyer.n" and len(game.told("test-began")) == 1


@rule("evade.5")
def test_the_keeper_may_decline_and_no_combat_card_is_drawn() -> None:
    game = given().skill(1, dexterity=4).monster("zombie", "foyer.s").turn()
    before = list(game.state.combat["humanoid"].cards)
    game.do("move:foyer.n", dice="9").do("spare")
    assert game[1].damage == 0 and game[1].space == "foyer.n"
    assert game.state.combat["humanoid"].cards == before


@rule("evade.7")
def test_one_attempt_is_enough_for_the_turn() -> None:
    game = given().skill(1, dexterity=4).monster("zombie", "foyer.s").pile("foyer", "axe").turn()
    game.do("explore", dice="9").do("spare", "move:foyer.n")
    assert game[1].space == "foyer.n"


@rule("evade.8")
def test_stunned_monsters_need_not_be_evaded() -> None:
    game = given().monster("zombie", "foyer.s", stun=1).turn()
    game.do("move:foyer.n")
    assert game[1].space == "foyer.n"


@rule("evade.9")
def test_several_monsters_are_evaded_in_any_order() -> None:
    game = given().skill(1, dexterity=4).monster("zombie", "foyer.s").monster("maniac", "foyer.s").turn()
    game.do("move:foyer.n")
    assert game.topic == "evade" and game.keys == ["evade:1", "evade:2"]
    game.do("evade:2", dice="1 1")
    assert [event.target for event in game.told("test-began")] == [4, 5]
    assert game[1].space == "foyer.n"


@rule("evade.10")
def test_a_monster_that_leaves_causes_no_evade_check() -> None:
    from miskatonic.games.mansions.monsters import move_monster

    game = given().monster("zombie", "foyer.s")
    game.note_together()
    assert len(game.run(move_monster(game.table, game.the("zombie"), 1, KEEPER), "move:foyer.n").decisions) == 1


@rule("evade.12", "attack.2", "attack.4")
def test_attacking_needs_no_evade_check() -> None:
    game = given().skill(1, strength=5, dexterity=5).monster("zombie", "foyer.s").turn()
    game.table.choose("attack:1")
    assert "dexterity" not in [e.skill for e in game.told("test-began") if e.target == 6]
    assert game.state.turn is None or not game.state.turn.evaded


@rule("evade.13")
def test_shooting_elsewhere_needs_no_evade_check() -> None:
    game = given().card(1, "45-automatics-joe").monster("zombie", "foyer.s").monster("maniac", "foyer.n").turn()
    assert "attack:2:45-automatics-joe" in game.keys
    game.table.choose("attack:2:45-automatics-joe")
    assert game.state.turn is None or not game.state.turn.evaded


@rule("hiding.6")
@pytest.mark.parametrize(("reading", "tests"), [("evade", 1), ("free", 0)])
def test_hiding_with_a_move_beside_a_monster(reading: str, tests: int) -> None:
    from tests.mansions.test_features import hiding_place

    story, space = hiding_place()
    game = given(story=story, hiding_with_move=reading).skill(1, dexterity=4).stand(1, space)
    game.monster("zombie", space).turn().do("hide:move", dice="1" if tests else "")
    assert len(game.told("test-began")) == tests and game[1].hidden


@rule("hiding.6")
def test_hiding_with_the_action_beside_a_monster_always_needs_the_check() -> None:
    from tests.mansions.test_features import hiding_place

    story, space = hiding_place()
    game = given(story=story, hiding_with_move="free").skill(1, dexterity=4).stand(1, space)
    game.monster("zombie", space).turn().do("hide:action", dice="1")
    assert len(game.told("test-began")) == 1 and game[1].hidden
