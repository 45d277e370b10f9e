"""Small things that are easily got wrong by one, at the edges of rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.casting import hands_free
from miskatonic.games.arkham_3e.harm import anybody_hurt, exchange
from miskatonic.games.arkham_3e.monsters import provoke
from miskatonic.games.arkham_3e.movement import guarded_spaces
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.state import Acting, Rumor
from miskatonic.games.arkham_3e.verbs.codex import ClueToCard
from miskatonic.games.arkham_3e.verbs.counts import ThisCard
from miskatonic.games.arkham_3e.verbs.investigators import ExchangeHarm, patients

from .given import given


@pytest.mark.rule("ah3.436.10")
@pytest.mark.parametrize(("busy", "free"), [(0, 2), (1, 1), (2, 0)])
def test_hands_that_an_action_has_busy_hold_no_spell(busy: int, free: int) -> None:
    game = given(players=2)
    game.state.acting = Acting(0, "attack", busy)
    assert (hands_free(game.table, 0), hands_free(game.table, 1)) == (free, 2)


@pytest.mark.parametrize(("damage", "horror", "hurt"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_an_ally_is_hurt_by_damage_or_by_horror(damage: int, horror: int, hurt: bool) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    assert anybody_hurt(game.state, [(0, "sachiko-higa")]) is hurt
    assert ExchangeHarm().possible(game.table, Me(who=0)) is hurt, "where nobody is hurt, nothing is exchanged"


def test_an_investigator_is_hurt_by_harm_of_their_own() -> None:
    game = given(players=2).hurt(1, 1)
    assert not anybody_hurt(game.state, [(0, None)]) and anybody_hurt(game.state, [(1, None)])


def test_any_amount_of_harm_is_exchanged() -> None:
    game = given(players=2).hurt(0, 3)
    asked = game.run(exchange(game.table, 0, 1, None), "give:damage:2")
    assert asked.keys == [["give:damage:3", "give:damage:2", "give:damage:1"]]
    assert (game[0].damage, game[1].damage) == (1, 2)


@pytest.mark.parametrize(("damage", "horror", "found"), [(0, 0, []), (1, 0, ["sachiko-higa"]), (0, 1, [])])
def test_only_who_has_such_harm_recovers_from_it(damage: int, horror: int, found: list[str]) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    healed = patients(game.table, Me(who=0), "you-or-ally", damage=True, horror=False)
    assert [card for _, card in healed] == found


def test_nobody_exchanges_harm_with_nobody() -> None:
    assert not ExchangeHarm().possible(given().hurt(0, 1).table, Me(who=0))


def test_a_condition_says_whom_it_is_about() -> None:
    assert [ThisCard(or_me=me).say().id for me in (False, True)] == ["if-about-this", "if-about-this-or-you"]


def test_the_markers_of_the_neighbourhoods_lie_face_down() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "mark-neighborhoods"})
    assert {each.up for each in game.state.markers} == {False}


def test_a_clue_is_moved_to_a_card_only_if_there_is_one() -> None:
    game = given()
    assert not ClueToCard(4).possible(game.table, Me(who=0))
    assert ClueToCard(4).possible(game.sheet(clues=1).table, Me(who=0))


def test_encounters_belong_to_the_encounter_phase() -> None:
    game = given(players=2).monsters_act("encounter.begin")
    assert game.state.phase == "encounter" and game.table.decision is not None


def test_everybody_has_seen_which_archive_cards_are_hidden() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "hide-cards", "numbers": [13, 14]})
    assert {"archive-13", "archive-14"} <= set(game.state.mixed)


@pytest.mark.rule("ah3.435.8")
def test_a_strike_makes_no_spell_dearer() -> None:
    game = given().has(0, money=5)
    game.state.rumor = Rumor("truckers-strike-leads-to-shortages")
    game.top(game.state.spells, "wither")
    game.effect({"do": "buy-spells", "n": 1, "one": True}, "buy:wither")
    assert (game.held(0), game[0].money) == (["wither"], 5 - 2)


@pytest.mark.rule("ah3.426.3")
def test_the_cloak_hides_nobody_from_a_monster_that_was_provoked() -> None:
    game = given().card(0, "tattered-cloak").stand(0, "graveyard").monster("robed-figure", "black-cave")
    assert guarded_spaces(game.state, 0) == set()
    provoke(game.state, game.the("robed-figure"), 0)
    assert guarded_spaces(game.state, 0) == {"black-cave"}


@pytest.mark.rule("ah3.405.5-2")
def test_a_massive_monster_engages_whoever_has_evaded_it_and_stays() -> None:
    game = given("norman-withers", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(0, actions=2).do("evade", dice="6 1")
    game.do("focus", "focus:will")
    assert game.state.turn == 0 and game.the("cthulhu").engaged == [0]


def test_any_number_of_revealed_spells_is_bought_unless_it_says_one() -> None:
    game = given().has(0, money=9)
    game.top(game.state.spells, "wither", "binding")
    game.effect({"do": "buy-spells", "n": 2}, "buy:wither", "buy:binding")
    assert game.held(0) == ["binding", "wither"]
