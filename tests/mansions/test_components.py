"""Tokens, markers and what cards show (rules mom.component, mom.definition, mom.exploration-card, mom.altar...)."""

from __future__ import annotations

import pytest

from miskatonic.games.mansions import features, harm
from miskatonic.games.mansions.components import ITEMS, NOTHING, STORIES
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.keeper_actions import use_action
from miskatonic.games.mansions.monsters import deal
from miskatonic.games.mansions.threat import gain_threat
from miskatonic.games.mansions.words import Feature, room_of
from tests.mansions.given import given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("component.7", "component.10", "limits.7")
def test_the_numbers_of_tokens_in_the_box_are_no_limit() -> None:
    game = given(players=5)
    for kind, count in {"chthonian": 2, "shoggoth": 2, "zombie": 4, "cultist": 6, "witch": 2}.items():
        for _ in range(count):
            game.monster(kind, "kitchen.all")
    for monster in list(game.state.monsters):
        game.finish(deal(game.table, monster, 3))
    for who in (1, 2, 3, 4):
        game.run(harm.take(game.table, who, damage=7, horror=8))
        for _ in range(7):
            harm.stun(game.table, who)
    gain_threat(game.table, 13)
    people = [game[who] for who in (1, 2, 3, 4)]
    damage = sum(each.damage for each in game.state.monsters) + sum(each.damage for each in people)
    assert damage > 72 and sum(each.horror for each in people) > 24
    assert sum(each.stun for each in people) > 24 and game.state.threat > 12


@rule("definition.7", "secrecy.4")
def test_the_front_of_a_monster_token_is_open_and_the_back_is_not() -> None:
    game = given().monster("zombie", "foyer.n", token=2)
    (seen,) = game.table.view(1).monsters
    assert (seen.awareness, seen.horror) == (1, -1)
    assert (seen.token, seen.health, seen.strikes) == (None, None, None)
    (known,) = game.table.view(0).monsters
    assert (known.health, known.strikes) == (5, 1)


@rule("exploration-card.6")
def test_every_equipment_and_artifact_says_how_it_is_used() -> None:
    useful = [item for item in ITEMS.values() if {"equipment", "artifact"} & set(item.types)]
    assert all(item.able is not NOTHING or item.attack or item.opens for item in useful)
    costs = {action.action for item in useful for action in item.able.actions}
    assert True in costs


HALL = ("hallway-3.w", "hallway-3.e", "hallway-1.w", "hallway-1.e", "corner-hallway-1.w")
WEAPONS = [id for id, item in ITEMS.items() if item.attack is not None]


@rule("range.1")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_is_used_within_its_range_only(weapon: str) -> None:
    """Along a hall from whose end all of it is seen; melee weapons have no range at all."""
    assert (ITEMS[weapon].range > 0) == (ITEMS[weapon].attack == "ranged")
    game = given(story="classroom-curses").card(1, weapon).stand(1, HALL[0])
    for space in HALL:
        game.monster("cultist", space)
    reached = {key for key in game.turn().keys if key.endswith(f":{weapon}")}
    assert reached == {f"attack:{away + 1}:{weapon}" for away in range(len(HALL)) if away <= ITEMS[weapon].range}


@rule("altar.1")
def test_an_altar_does_nothing_by_itself() -> None:
    at_the_altar = given().stand(1, "ceremony-room.n").turn()
    beside = given().stand(1, "ceremony-room.s").turn()
    verbs = [{option.verb for option in game.table.decision.options} for game in (at_the_altar, beside)]  # type: ignore[union-attr]
    assert verbs[0] == verbs[1]


@rule("fireplace.1")
def test_a_pyromaniac_lights_a_room_with_a_fireplace() -> None:
    story = next(
        story
        for story, sheet in STORIES.items()
        if "pyromaniac" in sheet.actions and house_of(story).features[Feature.FIREPLACE]
    )
    rooms = {room_of(space) for space in features.spaces_with(given(story=story).state, Feature.FIREPLACE)}
    game = given(story=story).threat(5)
    game.finish(use_action(game.table, "pyromaniac"))
    assert set(game.state.fire) & rooms and game.state.threat == 3
