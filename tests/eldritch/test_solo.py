"""Playing alone, with one investigator or with two."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.components import CARDS, card_of
from miskatonic.kernel.table import Table

from .given import Situation, given
from .moments import asked_seat

TEAMWORK = {"delivery-service", "wireless-report", "mi-go-brain-case"}


def cards(game: Situation) -> set[str]:
    """Every card that is in the game."""
    state = game.state
    decks = (state.assets.cards, state.artifacts.cards, state.reserve, state.spells, state.conditions)
    return {card_of(card).id for deck in decks for card in deck}


@pytest.mark.rule("eh.solo.1")
def test_with_one_investigator_teamwork_cards_stay_in_the_box() -> None:
    assert {id for id, card in CARDS.items() if "teamwork" in card.traits} == TEAMWORK
    assert cards(given("leo-anderson")) == set(CARDS) - TEAMWORK


@pytest.mark.rule("eh.solo.1", "eh.solo.2")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_with_two_or_more_investigators_all_cards_are_used(players: int) -> None:
    assert cards(given(players=players)) == set(CARDS)


@pytest.mark.rule("eh.solo.1")
def test_everything_else_is_as_with_one_player() -> None:
    game = given("leo-anderson", seed=4)
    assert game.state.players == 1
    assert len(game.state.clue_pool) == 36 and len(game.state.gate_stack) == 9


@pytest.mark.rule("eh.solo.2")
def test_two_investigators_of_one_player_are_a_game_for_two() -> None:
    """They are two seats, which one person may hold; the number of players is two."""
    table = Table(GAME, GAME.setup(2, 5, {"investigators": ["leo-anderson", "jim-culver"]}))
    assert table.state.players == 2 and len(table.state.investigators) == 2


@pytest.mark.rule("eh.solo.3", "eh.solo.4")
def test_two_investigators_have_possessions_and_turns_of_their_own_and_one_lead() -> None:
    game = given("leo-anderson", "jim-culver").stand(0, "rome").stand(1, "london").card(0, "axe").turn(0)
    assert game.held(0) == ["axe"] and not game.held(1)
    game.do("rest", "end")
    assert asked_seat(game) == 1 and game.state.actions_left == 2 and "rest" in game.keys
    assert game.state.lead == 0


@pytest.mark.rule("eh.solo.3")
def test_two_investigators_cannot_use_what_the_other_has() -> None:
    game = given("leo-anderson", "jim-culver").stand(0, "rome").stand(1, "london").card(0, "cat-burglar").turn(1)
    assert "use:cat-burglar" not in game.keys
    game.stand(1, "rome").turn(1)
    assert "use:cat-burglar" not in game.keys and "trade" in game.keys
