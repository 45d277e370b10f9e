"""Small things that are easily got wrong by one, at the edges of rules."""

from __future__ import annotations

import pytest

import miskatonic
from miskatonic.games.arkham_3e.action_phase import additional_action
from miskatonic.games.arkham_3e.casting import castable, hands_free
from miskatonic.games.arkham_3e.harm import anybody_hurt, exchange
from miskatonic.games.arkham_3e.monsters import defeat_monster, provoke
from miskatonic.games.arkham_3e.movement import enter, guarded_spaces
from miskatonic.games.arkham_3e.play import touch
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.state import Acting, Rumor
from miskatonic.games.arkham_3e.verbs.cards import GainMoney, HealThis
from miskatonic.games.arkham_3e.verbs.codex import ClueToCard
from miskatonic.games.arkham_3e.verbs.counts import FiveWorshipers, ThisCard
from miskatonic.games.arkham_3e.verbs.investigators import ExchangeHarm, FocusSkill, patients
from miskatonic.games.arkham_3e.verbs.markers import RemoveMarkers
from miskatonic.games.arkham_3e.verbs.monsters import HurtThisMonster
from miskatonic.games.arkham_3e.words import Colour, Skill
from miskatonic.kernel.effects import Fixed
from miskatonic.kernel.text import LOCALES

from .given import given
from .trying import trying


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


@pytest.mark.parametrize(("damage", "horror"), [(1, 0), (0, 1)])
def test_who_is_hurt_in_one_way_alone_has_something_to_exchange(damage: int, horror: int) -> None:
    game = given(players=2)
    assert not ExchangeHarm().possible(game.table, Me(who=0))
    assert ExchangeHarm().possible(game.hurt(0, damage, horror).table, Me(who=0))


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


@pytest.mark.parametrize(
    ("subject", "holds"), [("the-moon", (True, True)), ("knife", (False, False)), ("", (False, True))]
)
def test_what_happens_to_its_owner_happens_to_a_card_only_where_it_says_so(
    subject: str, holds: tuple[bool, bool]
) -> None:
    about = Me(who=0, card="the-moon", subject=subject, chosen=0)
    table = given().table
    assert (ThisCard().holds(table, about), ThisCard(or_me=True).holds(table, about)) == holds


@pytest.mark.parametrize("n", [0, 1])
def test_no_money_is_nothing_to_gain(n: int) -> None:
    assert GainMoney(Fixed(n)).possible(given().table, Me(who=0)) is bool(n)


@pytest.mark.rule("ah3.445.10")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skill", [None, Skill("will")])
def test_focus_beyond_the_limit_is_told(locale: str, skill: Skill | None) -> None:
    plain, beyond = (FocusSkill(skill, beyond=beyond).say().text(locale) for beyond in (False, True))
    assert len(beyond) > len(plain)


def test_how_many_worshipers_have_fallen_is_told() -> None:
    assert "5" in FiveWorshipers().say().text("en")


@pytest.mark.rule("ah3.424.4")
def test_what_is_used_is_noted_once_and_only_while_things_are_traded() -> None:
    game = given()
    for phase in ("action", "action", "encounter"):
        game.state.phase = phase
        touch(game.table, "knife" if phase == "action" else "the-moon")
    assert game.state.used == ["touched:knife"]


@pytest.mark.rule("ah3.424.4")
def test_only_what_was_taken_in_hand_is_used_in_a_test() -> None:
    game = given("norman-withers").card(0, "45-thompson", "38-revolver")
    trying(game, "strength", "hand:45-thompson", dice="1 1 1 1 1 1 1", on="attack")
    assert game.state.used == ["touched:45-thompson"]


@pytest.mark.rule("ah3.424.4")
def test_a_spell_that_was_used_and_given_away_is_not_cast_again() -> None:
    game = given("norman-withers").card(0, "flesh-ward")
    assert castable(game.table, 0, "damage") == ["flesh-ward"]
    game.state.used = ["lent:flesh-ward"]
    assert castable(game.table, 0, "damage") == []


@pytest.mark.rule("ah3.413.5", "ah3.429.6b-4")
def test_who_stays_or_is_gone_enters_nothing() -> None:
    game = given(players=2).stand(0, "graveyard").monster("robed-figure", "graveyard")
    told = len(game.table.events)
    game.run(enter(game.table, 0, "graveyard"))
    assert (game.the("robed-figure").engaged, len(game.table.events)) == ([], told)
    game[0].fate = "defeated"
    game.run(enter(game.table, 0, "black-cave"))
    assert (game[0].space, len(game.table.events)) == ("graveyard", told)


def test_the_markers_of_the_neighbourhoods_lie_face_down() -> None:
    game = given(scenario="feast-for-umordhoth")
    game.effect({"do": "mark-neighborhoods"})
    assert {each.up for each in game.state.markers} == {False}


def test_a_clue_is_moved_to_a_card_only_if_there_is_one() -> None:
    game = given()
    assert not ClueToCard(4).possible(game.table, Me(who=0))
    assert ClueToCard(4).possible(game.sheet(clues=1).table, Me(who=0))


@pytest.mark.parametrize(
    ("health", "sanity", "damage", "horror", "possible"),
    [
        (1, 0, 0, 0, False),
        (1, 0, 1, 0, True),
        (1, 0, 0, 1, False),
        (0, 1, 0, 0, False),
        (0, 1, 1, 0, False),
        (0, 1, 0, 1, True),
        (1, 1, 1, 0, True),
        (1, 1, 0, 0, False),
    ],
)
def test_a_card_recovers_only_what_lies_on_it(
    health: int, sanity: int, damage: int, horror: int, possible: bool
) -> None:
    game = given().card(0, "sachiko-higa").on_card("sachiko-higa", damage, horror)
    assert HealThis(health, sanity).possible(game.table, Me(who=0, card="sachiko-higa")) is possible


@pytest.mark.rule("ah3.438.2-2", "ah3.427.2-2")
def test_an_additional_action_of_somebody_delayed_is_skipped() -> None:
    game = given().delay(0)
    assert game.run(additional_action(game.table, 0)).decisions == []
    assert not game[0].delayed


def test_only_a_monster_that_is_there_is_hurt_and_only_by_something() -> None:
    game = given().monster("robed-figure", "graveyard")
    about = Me(who=0, monster=game.the("robed-figure").token)
    assert HurtThisMonster().possible(game.table, about)
    assert not HurtThisMonster(Fixed(0)).possible(game.table, about)
    game.run(defeat_monster(game.table, game.the("robed-figure"), None))
    assert not HurtThisMonster().possible(game.table, about)


@pytest.mark.rule("ah3.438.2-2")
def test_who_is_delayed_in_their_last_action_is_still_delayed_when_their_turn_ends() -> None:
    game = given(players=2).delay(0).turn(0, actions=0)
    assert game[0].delayed and game.state.turn == 1


@pytest.mark.rule("ah3.465.5.1")
def test_who_is_engaged_is_moved_nowhere() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    assert game.effect({"do": "move-to", "to": "adjacent"}).decisions == []
    assert game[0].space == "graveyard"


def test_archive_cards_that_are_set_aside_are_not_in_the_archive_any_more() -> None:
    game = given(scenario="echoes-of-the-deep")
    game.effect({"do": "set-aside", "numbers": [32, 33]})
    assert game.state.archive_aside == [32, 33] and not {32, 33} & set(game.state.archive)


@pytest.mark.rule("ah3.455.4")
def test_in_an_encounter_whoever_has_it_decides_what_comes_first() -> None:
    game = given("wendy-adams", "agnes-baker").leader(1).stand(0, "independence-square").top_encounter("downtown-2")
    game.display("rabbits-foot").encounter(0, dice="6 1 1")
    assert (game.state.turn, game.state.active, game.table.view(0).turn) == (0, 0, 0)


@pytest.mark.rule("ah3.426.3")
def test_a_move_by_an_effect_ends_at_a_monster_unless_it_says_otherwise() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "rivertown-easttown")
    ends = game.effect({"do": "move", "n": 2}, "stay").keys[0]
    past = game.effect({"do": "move", "n": 2, "past_monsters": True}, "stay").keys[0]
    assert set(past) - set(ends) == {"move:police-station"}


@pytest.mark.parametrize("locale", LOCALES)
def test_which_markers_stay_is_told_by_their_colour(locale: str) -> None:
    words = RemoveMarkers(but=[Colour.RED]).say().text(locale)
    assert words != RemoveMarkers(but=[Colour.BLUE]).say().text(locale)
    assert words != RemoveMarkers(only=Colour.RED).say().text(locale)
    assert words != RemoveMarkers().say().text(locale)


def test_starting_cards_lie_open_while_one_chooses_but_no_dark_pact() -> None:
    table = miskatonic.new_game("arkham-3e", seed=1, investigators=["calvin-wright"], players=1)
    assert table.decision is not None and table.decision.topic == "starting-cards"
    assert table.view(0).revealed == ["voice-of-the-messenger"]


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
