"""Tattered Cloak: monsters take no notice of its owner unless the owner attacks or damages them (rule ah3.441.1)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters

from .given import Situation, given


def cloaked(*others: str, **options: str) -> Situation:
    """Norman in a tattered cloak in the graveyard; the others are at the asylum."""
    game = given("norman-withers", *others, **options).card(0, "tattered-cloak").stand(0, "graveyard")
    for who in range(len(others)):
        game.stand(1 + who, "arkham-asylum")
    return game


def test_a_hunter_takes_somebody_else_for_its_prey() -> None:
    game = cloaked("michael-mcglen").monster("hooded-stalker", "black-cave")
    game.run(monsters.activate(game.table, game.the("hooded-stalker")))
    assert game.the("hooded-stalker").space == "la-bella-luna"
    alone = cloaked().monster("hooded-stalker", "black-cave")
    alone.run(monsters.activate(alone.table, alone.the("hooded-stalker")))
    assert alone.the("hooded-stalker").space == "black-cave"


def test_a_monster_in_the_space_engages_somebody_else_or_nobody() -> None:
    game = cloaked("michael-mcglen").stand(1, "graveyard").monster("hooded-stalker", "graveyard")
    game.run(monsters.engage_in(game.table, "graveyard"))
    assert game.the("hooded-stalker").engaged == [1]
    alone = cloaked().monster("hooded-stalker", "graveyard").turn(0)
    assert alone.the("hooded-stalker").status == "ready" and "move" in alone.keys


def test_it_stops_no_movement() -> None:
    game = cloaked().monster("hooded-stalker", "black-cave").turn(0).do("move")
    assert "move:la-bella-luna" not in game.keys
    assert "move:downtown-rivertown" in game.keys
    game.do("move:black-cave")
    assert game.the("hooded-stalker").engaged == []


def test_whom_they_have_attacked_takes_notice_even_if_the_attack_fails() -> None:
    game = cloaked().monster("hooded-stalker", "graveyard").turn(0).do("attack", dice="1 1")
    assert game.the("hooded-stalker").engaged == [0]
    game.the("hooded-stalker").status, game.the("hooded-stalker").engaged = "exhausted", []
    game.monsters_act("monster.ready")
    assert game.the("hooded-stalker").engaged == [0]


def test_whom_they_have_damaged_takes_notice_and_no_other_does() -> None:
    game = (
        cloaked().card(0, "shriveling").monster("abyssal-servant", "black-cave").monster("swift-byakhee", "black-cave")
    )
    servant = game.the("abyssal-servant").token
    game.turn(0).do("cast:shriveling", f"monster:{servant}", dice="5 1")
    assert game.the("abyssal-servant").damage == 1
    for kind in ("swift-byakhee", "abyssal-servant"):
        game.run(monsters.activate(game.table, game.the(kind)))
    assert (game.the("swift-byakhee").space, game.the("swift-byakhee").engaged) == ("black-cave", [])
    assert (game.the("abyssal-servant").space, game.the("abyssal-servant").engaged) == ("graveyard", [0])


def test_who_was_attacked_by_another_still_ignores_the_cloak() -> None:
    game = cloaked("michael-mcglen").stand(1, "graveyard").monster("abyssal-servant", "graveyard")
    game.turn(1).do("attack", dice="1 1 1")
    game.run(monsters.disengage(game.table, game.the("abyssal-servant"), 1))
    game.stand(1, "arkham-asylum")
    game.run(monsters.engage_in(game.table, "graveyard"))
    assert game.the("abyssal-servant").engaged == []


def test_a_monster_that_comes_back_from_the_deck_has_forgotten_it() -> None:
    game = cloaked().monster("hooded-stalker", "graveyard").turn(0).do("attack", dice="6 1")
    assert game.kinds() == []
    game.next_monster("hooded-stalker")
    game.run(monsters.spawn_from_deck(game.table, "graveyard"))
    assert game.the("hooded-stalker").engaged == []


@pytest.mark.rule("ah3.403.5e")
def test_an_epic_monster_sees_through_it() -> None:
    game = cloaked(scenario="feast-for-umordhoth").monster("umordhoth", "graveyard")
    game.run(monsters.engage_in(game.table, "graveyard"))
    assert game.the("umordhoth").engaged == [0]


def test_where_a_monster_comes_by_its_prey_the_cloak_does_not_matter() -> None:
    game = cloaked("michael-mcglen", scenario="feast-for-umordhoth").has(0, clues=2).next_monster("abyssal-servant")
    game.stand(0, "hangmans-hill")
    game.run(monsters.spawn_from_deck(game.table))
    assert game.the("abyssal-servant").space == "rivertown-uptown"
