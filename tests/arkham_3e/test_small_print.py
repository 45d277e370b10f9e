"""Small things that are easily got wrong by one, at the edges of rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.casting import hands_free
from miskatonic.games.arkham_3e.harm import anybody_hurt
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.state import Acting
from miskatonic.games.arkham_3e.verbs.counts import ThisCard
from miskatonic.games.arkham_3e.verbs.investigators import ExchangeHarm

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


def test_nobody_exchanges_harm_with_nobody() -> None:
    assert not ExchangeHarm().possible(given().hurt(0, 1).table, Me(who=0))


def test_a_condition_says_whom_it_is_about() -> None:
    assert [ThisCard(or_me=me).say().id for me in (False, True)] == ["if-about-this", "if-about-this-or-you"]
