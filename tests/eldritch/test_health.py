"""Health and sanity: what is lost, prevented, recovered, spent."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import SHEETS
from miskatonic.games.eldritch.health import can_spend, recover, spend
from miskatonic.games.eldritch.words import Harm

from .given import given
from .moments import happen, lose

HEALTH, SANITY = Harm


@pytest.mark.rule("eh.health-sanity.1", "eh.health-sanity.2")
@pytest.mark.parametrize("id", SHEETS)
def test_everybody_starts_with_the_most_their_sheet_allows(id: str) -> None:
    game = given(id)
    assert (game[0].health.left, game[0].health.most) == (SHEETS[id].health, SHEETS[id].health)
    assert (game[0].sanity.left, game[0].sanity.most) == (SHEETS[id].sanity, SHEETS[id].sanity)
    assert SHEETS[id].health + SHEETS[id].sanity == 12


@pytest.mark.rule("eh.health-sanity.3")
@pytest.mark.parametrize("what", Harm)
def test_nobody_recovers_above_the_most(what: Harm) -> None:
    game = given("leo-anderson").health(0, 4).sanity(0, 4)
    recover(game.table, 0, what, 5)
    assert game[0].gauge(what).left == 6
    assert game[0].gauge(SANITY if what is HEALTH else HEALTH).left == 4


@pytest.mark.rule("eh.health-sanity.5")
@pytest.mark.parametrize("what", Harm)
def test_what_is_lost_is_gone_from_the_sheet(what: Harm) -> None:
    game = given("leo-anderson")
    happen(game, [lose(what, 2)])
    assert game[0].gauge(what).left == 4
    assert game[0].gauge(SANITY if what is HEALTH else HEALTH).left == 6


PREVENTION = {HEALTH: "bandages", SANITY: "whiskey"}


@pytest.mark.rule("eh.health-sanity.7")
@pytest.mark.parametrize("what", Harm)
def test_a_loss_may_be_prevented_but_not_what_is_spent(what: Harm) -> None:
    game = given("leo-anderson").stand(0, "rome").card(0, PREVENTION[what])
    asked = happen(
        game, [{"do": "pay-then", "cost": {"pay": what.value, "n": 2}, "then": [{"do": "gain-clues"}]}], "pay"
    )
    assert asked.keys == [["pay", "no"]]
    assert game[0].gauge(what).left == 4 and len(game[0].clues) == 1
    asked = happen(game, [lose(what, 2)], f"use:{PREVENTION[what]}")
    assert game[0].gauge(what).left == 4


@pytest.mark.rule("eh.health-sanity.7")
@pytest.mark.parametrize("what", Harm)
def test_spending_asks_nobody(what: Harm) -> None:
    game = given("leo-anderson").stand(0, "rome").card(0, PREVENTION[what])
    spend(game.table, 0, what, 2)
    assert game[0].gauge(what).left == 4 and game.held(0) == [PREVENTION[what]]


@pytest.mark.rule("eh.health-sanity.8")
@pytest.mark.parametrize("what", Harm)
@pytest.mark.parametrize(("left", "price", "able"), [(3, 2, True), (2, 2, False), (1, 1, False), (2, 1, True)])
def test_the_last_of_it_cannot_be_spent(what: Harm, left: int, price: int, able: bool) -> None:
    game = given("leo-anderson").stand(0, "rome")
    game[0].gauge(what).left = left
    assert can_spend(game.state, 0, what, price) is able
    offer = {"do": "pay-then", "cost": {"pay": what.value, "n": price}, "then": [{"do": "gain-clues"}]}
    asked = happen(game, [offer], *(["pay"] if able else []))
    assert bool(asked.decisions) is able
    assert game[0].in_play and game[0].gauge(what).left == (left - price if able else left)


@pytest.mark.rule("eh.health-sanity.8")
def test_the_last_sanity_does_not_pay_for_another_action() -> None:
    game = given("leo-anderson").stand(0, "rome").sanity(0, 1).card(0, "ruby-of-rlyeh").turn(0)
    assert "more:ruby-of-rlyeh" not in game.keys
    game.sanity(0, 2).turn(0)
    assert "more:ruby-of-rlyeh" in game.keys


@pytest.mark.rule("eh.defeated.13")
def test_nobody_is_asked_to_save_whom_their_own_spell_has_defeated() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").sanity(0, 1)
    game.card(0, "flesh-ward#1").card(1, "bandages").turn(0)
    happen(game, [lose("health", 5)], "use:flesh-ward", dice="6 1")
    assert (game[0].in_play, game.held(1)) == (False, ["bandages"])
