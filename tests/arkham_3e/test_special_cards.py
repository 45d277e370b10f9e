"""What the special cards do besides dice and rerolls, which are in test_card_facts."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.assets import discard, gain_clue_here, on_card
from miskatonic.games.arkham_3e.encounters import after_encounter
from miskatonic.games.arkham_3e.focus import focus_limit
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.mythos_phase import reckonings
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR
from miskatonic.kernel.effects import resolve

from .given import Situation, given
from .trying import offers, pools, trying


def owner(*cards: str, scenario: str = "approach-of-azathoth", space: str = "graveyard") -> Situation:
    """Tommy with some cards."""
    return given("tommy-muldoon", scenario=scenario).card(0, *cards).stand(0, space)


def reckoned(game: Situation, card: str, *answers: str, dice: str = "") -> Situation:
    """The reckoning effect of a card of the first seat."""
    effects, me = next(each[1:] for each in reckonings(game.table) if each[0].startswith(card))
    game.run(resolve(effects, game.table, me), *answers, dice=dice)
    return game


# Actions.


def test_abandoned_luggage_holds_two_items_for_whoever_opens_it() -> None:
    game = owner()
    top = game.state.items[-2:]
    game.effect({"do": "gain-special", "name": "abandoned-luggage"})
    assert game.state.under == {"abandoned-luggage": top[::-1]}
    assert not set(top) & set(game.state.items)
    game.turn(0).do("use:abandoned-luggage", dice="5 1")
    assert pools(game) == [3 - 1]
    assert game.held(0) == sorted(top) and "abandoned-luggage" in game.state.special
    assert game.state.under == {}


def test_luggage_that_stays_shut_is_kept_and_what_is_in_it_is_lost_with_it() -> None:
    game = owner()
    game.effect({"do": "gain-special", "name": "abandoned-luggage"})
    game.turn(0).do("use:abandoned-luggage", dice="1 1")
    assert game.held(0) == ["abandoned-luggage"] and len(game.state.under["abandoned-luggage"]) == 2
    discard(game.table, 0, "abandoned-luggage")
    assert game.state.under == {} and game.held(0) == []


def test_ezra_graves_finds_an_ally_for_two_remnants_and_direct_horror() -> None:
    game = owner("ezra-graves", "zora-larson").has(0, remnants=2)
    game.top(game.state.allies, "sachiko-higa")
    game.turn(0).do("use:ezra-graves", "pay")
    assert game.held(0) == ["ezra-graves", "sachiko-higa", "zora-larson"]
    assert (game[0].remnants, game[0].horror) == (0, 1)
    assert "use:ezra-graves" not in owner("ezra-graves").has(0, remnants=1).turn(0).keys


def test_mysterious_serum_heals_everything_once() -> None:
    game = owner("mysterious-serum").hurt(0, 6, 4).focus(0, "will", "lore").turn(0)
    game.do("use:mysterious-serum", "focus:strength")
    assert (game[0].damage, game[0].horror, game[0].focus) == (0, 0, ["will", "lore", "strength"])
    assert "end" in game.keys, "beyond the limit, so that nothing is discarded"
    assert game.held(0) == [] and "mysterious-serum" in game.state.special


# After gathering resources.


@pytest.mark.rule("ah3.421.2")
@pytest.mark.parametrize(
    ("card", "space", "elsewhere", "dice"),
    [
        ("gravedigger", "graveyard", "river-docks", 3),
        ("performer", "tick-tock-club", "graveyard", 2),
        ("server-at-velmas", "velmas-diner", "graveyard", 2),
        ("stevedore", "river-docks", "graveyard", 3),
    ],
)
def test_a_job_may_pay_two_more_where_one_works(card: str, space: str, elsewhere: str, dice: int) -> None:
    paid = owner(card, space=space).turn(0).do("gather", dice=" ".join(["5"] + ["1"] * (dice - 1)))
    assert (paid[0].money, pools(paid)) == (3, [dice])
    unpaid = owner(card, space=space).turn(0).do("gather", dice=" ".join(["1"] * dice))
    assert unpaid[0].money == 1
    away = owner(card, space=elsewhere).turn(0).do("gather")
    assert away[0].money == 1


@pytest.mark.parametrize(("space", "asks"), [("arkham-asylum", True), ("river-docks", False), ("graveyard", False)])
def test_at_the_clover_club_two_dollars_may_become_many(space: str, asks: bool) -> None:
    game = owner("clover-club-member", space=space).has(0, money=1).turn(0).do("gather")
    assert (game.keys == ["pay", "no"]) is asks
    if asks:
        game.do("pay", dice="5")
        assert game[0].money == 5
        assert owner("clover-club-member", space=space).turn(0).do("gather").keys != ["pay", "no"]


@pytest.mark.parametrize(("space", "asks"), [("arkham-asylum", True), ("river-docks", True), ("graveyard", False)])
def test_whiskey_is_sold_by_the_glass_downtown_and_among_merchants(space: str, asks: bool) -> None:
    game = owner("contraband-whiskey", space=space).turn(0).do("gather")
    assert (game.keys == ["pay", "no"]) is asks
    if asks:
        game.do("pay")
        assert (game[0].money, on_card(game.state, "contraband-whiskey").horror) == (3, 1)


# Focus.


@pytest.mark.parametrize(("card", "more"), [("the-moon", 1), ("deputy-of-arkham", 1), ("synergy", 1), ("knife", 0)])
def test_some_cards_raise_the_focus_limit(card: str, more: int) -> None:
    assert focus_limit(owner(card).state, 0) == 2 + more


@pytest.mark.rule("ah3.445.7")
@pytest.mark.parametrize("card", ["ace-of-rods", "dressed-to-the-nines"])
def test_a_focus_token_may_be_spent_for_any_dice(card: str) -> None:
    game = owner(card).focus(0, "will", "lore")
    answers = ("focus:will", "die:1", "die:2", "done", "keep")
    asked = trying(game, "strength", *answers, dice="1 2 3 6 6")
    assert asked.value.result == 2 and game[0].focus == ["lore"]


def test_the_innsmouth_look_rerolls_as_many_dice_as_one_has_horror() -> None:
    game = owner("innsmouth-look").focus(0, "will").hurt(0, horror=2)
    asked = trying(game, "strength", "focus:will", "die:1", "die:2", dice="1 2 3 6 6")
    assert asked.value.result == 2


def test_the_innsmouth_look_frightens_at_a_reckoning_unless_focus_is_spent() -> None:
    assert reckoned(owner("innsmouth-look"), "innsmouth-look")[0].horror == 1
    game = reckoned(owner("innsmouth-look").focus(0, "will"), "innsmouth-look", "pay")
    assert (game[0].horror, game[0].focus) == (0, [])
    game = reckoned(owner("innsmouth-look").focus(0, "will"), "innsmouth-look", "no")
    assert (game[0].horror, game[0].focus) == (1, ["will"])


# Tests.


def test_an_astrolabe_gives_a_die_for_each_clue_of_yours_and_of_the_neighbourhood() -> None:
    game = owner("astrolabe").has(0, clues=1).clue("rivertown", "rivertown", "downtown")
    assert offers(game, "lore", "ward")[0] == 2 + 1 + 2
    assert offers(game, "lore", "ward")[0] == 2 + 1 + 2, "as often as they like"
    assert offers(game, "lore")[0] == 2


def test_daniel_chesterfield_rolls_any_dice_again_for_a_dark_pact() -> None:
    game = owner("daniel-chesterfield")
    asked = trying(game, "will", "reroll:daniel-chesterfield", "die:1", "die:2", "done", dice="1 2 3 6 6")
    assert asked.value.result == 2
    assert game.held(0) == ["daniel-chesterfield", "dark-pact"]
    assert not trying(game, "will", dice="1 1 1").decisions
    had = owner("daniel-chesterfield", "dark-pact")
    trying(had, "will", "reroll:daniel-chesterfield", "die:1", "done", dice="1 2 3 6")
    assert had.held(0) == ["daniel-chesterfield", "dark-pact"]


def test_a_hunting_dog_rolls_as_many_dice_again_as_there_are_clues_around_once_a_round() -> None:
    game = owner("hunting-dog").clue("rivertown", "rivertown", "downtown")
    asked = trying(game, "will", "reroll:hunting-dog", "die:1", "die:2", dice="1 2 3 6 6")
    assert asked.value.result == 2
    assert not trying(game, "will", dice="1 1 1").decisions
    assert not trying(owner("hunting-dog").clue("downtown"), "will", dice="1 1 1").decisions


def test_a_wooden_homunculus_rolls_one_die_or_all_of_an_attack_again() -> None:
    game = owner("wooden-homunculus")
    asked = trying(game, "strength", "reroll:wooden-homunculus:all", dice="1 1 1 6 6 5", on="attack")
    assert asked.value.result == 3
    assert not trying(game, "strength", dice="1 1 1", on="attack").decisions
    one = trying(owner("wooden-homunculus"), "strength", "reroll:wooden-homunculus:1", dice="1 1 1 6", on="attack")
    assert one.value.result == 1


def test_a_stray_cat_is_given_up_to_slip_away() -> None:
    game = owner("stray-cat").monster("robed-figure", "graveyard", engaged=(0,)).turn(0).do("evade", dice="1 1 1")
    assert game.keys == ["use:stray-cat", "keep"]
    game.do("use:stray-cat", f"evade:{game.the('robed-figure').token}")
    assert game.the("robed-figure").status == "exhausted" and game.held(0) == []
    assert trying(owner("stray-cat"), "observation", "use:stray-cat", dice="1 1 1", on="evade").value.result == 2
    assert not trying(owner("stray-cat"), "observation", dice="1 1 1").decisions


def test_a_dark_blessing_makes_fours_successes_and_lifts_other_luck() -> None:
    game = owner().card(0, "cursed")
    game.effect({"do": "gain-special", "name": "dark-blessing"})
    assert game.held(0) == ["dark-blessing"]
    assert trying(game, "will", dice="4 3 3").value.result == 1
    for name in ("blessed", "cursed"):
        game.effect({"do": "become", "name": name})
    assert game.held(0) == ["dark-blessing"]


def test_with_a_dark_blessing_two_dice_turn_a_dark_pact() -> None:
    kept = reckoned(owner("dark-blessing", "dark-pact#1"), "dark-pact", dice="2 6")
    assert kept.held(0) == ["dark-blessing", "dark-pact"]
    turned = reckoned(owner("dark-blessing", "dark-pact#1"), "dark-pact", dice="2 1")
    assert turned.held(0) == ["dark-blessing"] and turned.state.doom == {"graveyard": 3}


# Reactions.


def test_lita_hurts_every_monster_that_is_hurt_in_her_space() -> None:
    game = given("tommy-muldoon", "wendy-adams", scenario="feast-for-umordhoth").card(0, "lita-chantler")
    game.stand(0, "graveyard").stand(1, "graveyard").monster("creeping-ghoul", "graveyard")
    game.run(monsters.hurt(game.table, game.the("creeping-ghoul"), 1, 1))
    assert game.the("creeping-ghoul").damage == 2
    game.stand(0, "black-cave")
    other = game.the("creeping-ghoul")
    other.damage = 0
    game.run(monsters.hurt(game.table, other, 1, 1))
    assert other.damage == 1


def test_a_stray_dog_bites_the_monster_that_hurts_it_or_its_owner() -> None:
    for answer in ("self", "assign:stray-dog:1"):
        game = owner("stray-dog").monster("keening-hound", "graveyard", engaged=(0,))
        hound = game.the("keening-hound")
        game.run(suffer(game.table, 0, DAMAGE, 1, monster=hound.token), answer)
        assert hound.damage == 1
    other = owner("stray-dog", "leather-coat").monster("keening-hound", "graveyard", engaged=(0,))
    hound = other.the("keening-hound")
    other.run(suffer(other.table, 0, DAMAGE, 1, monster=hound.token), "assign:leather-coat:1")
    assert hound.damage == 0
    for answer in ("self", "assign:stray-dog:1"):
        frightened = owner("stray-dog").monster("keening-hound", "graveyard", engaged=(0,))
        hound = frightened.the("keening-hound")
        frightened.run(suffer(frightened.table, 0, HORROR, 1, monster=hound.token), answer)
        assert hound.damage == 0, "by horror nobody is damaged"


def test_a_reporter_earns_two_dollars_for_a_clue() -> None:
    game = owner("reporting-gig").clue("rivertown")
    game.run(gain_clue_here(game.table, 0))
    assert (game[0].clues, game[0].money) == (1, 2)


@pytest.mark.parametrize(
    ("space", "neighborhood"), [("graveyard", "rivertown"), ("observatory", "miskatonic-university")]
)
def test_rare_books_are_lent_at_the_university_alone(space: str, neighborhood: str) -> None:
    game = owner("rare-books-access", scenario="veil-of-twilight", space=space).display("mystic-tome", "knife")
    answers = ("yes", "gain:mystic-tome") if space == "observatory" else ()
    asked = game.run(after_encounter(game.table, 0, neighborhood), *answers)
    assert ("mystic-tome" in game.held(0)) is (space == "observatory")
    assert asked.keys[1:] == ([["gain:mystic-tome", "deck"]] if answers else [])
