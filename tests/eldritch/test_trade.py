"""Trading possessions (rules eh.trade.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.encounters import meet_fallen
from miskatonic.games.eldritch.trading import trade

from .given import Situation, given


def together(*others: str) -> Situation:
    """Akachi and Trish, and whoever else, in Rome."""
    game = given("akachi-onyele", "trish-scarborough", *others)
    for who in range(2 + len(others)):
        game.stand(who, "rome")
    return game


# Who trades.


@pytest.mark.rule("eh.trade.1")
def test_trading_needs_somebody_on_the_space() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "tokyo").turn()
    assert "trade" not in game.keys
    assert "trade" in game.stand(1, "rome").turn().keys


@pytest.mark.rule("eh.trade.1")
def test_one_trades_with_one_other_investigator_of_the_space() -> None:
    game = together("lily-chen", "mark-harrigan").card(0, "axe").card(2, "whiskey").stand(3, "tokyo")
    asked = game.run(trade(game.table, 0), "investigator:trish-scarborough", "give:axe", "agree")
    assert asked.keys[0] == ["investigator:trish-scarborough", "investigator:lily-chen"]
    assert asked.keys[1] == ["give:axe", "done"], "nobody else's possessions are at stake"


@pytest.mark.rule("eh.trade.4")
def test_nobody_trades_with_the_defeated() -> None:
    game = together().fallen("jim-culver", "rome", "health", "axe")
    game[1].fate = "defeated"
    assert "trade" not in game.turn().keys


# What.


@pytest.mark.rule("eh.trade.2", "eh.possession.1")
def test_any_number_of_possessions_goes_both_ways() -> None:
    game = together().card(0, "axe", "wither#1").clues(0, 1).tickets(0, trains=1)
    game.card(1, "necronomicon").clues(1, 2).tickets(1, ships=1)
    asked = game.run(
        trade(game.table, 0),
        *("give:axe", "give:wither", "give:clue", "give:train"),
        *("take:necronomicon", "take:clue", "take:clue", "take:ship"),
        "agree",
    )
    assert asked.decisions[-1].seat == 1
    assert (game.held(0), len(game[0].clues), game[0].trains, game[0].ships) == (["necronomicon"], 2, 0, 1)
    assert (game.held(1), len(game[1].clues), game[1].trains, game[1].ships) == (["axe", "wither"], 1, 1, 0)


@pytest.mark.rule("eh.trade.2")
@pytest.mark.parametrize("answer", ["give:axe", "take:whiskey"])
def test_a_trade_may_be_a_gift(answer: str) -> None:
    game = together().card(0, "axe").card(1, "whiskey")
    game.run(trade(game.table, 0), answer, "done", "agree")
    assert sorted([len(game[0].cards), len(game[1].cards)]) == [0, 2]


@pytest.mark.rule("eh.trade.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "prompt"),
    [
        (["axe"], ["whiskey"], "prompt-trade"),
        (["axe"], [], "prompt-only-give"),
        ([], ["whiskey"], "prompt-only-take"),
    ],
)
def test_it_is_asked_for_what_can_be_given_and_taken(mine: list[str], theirs: list[str], prompt: str) -> None:
    game = together().card(0, *mine).card(1, *theirs)
    asked = game.run(trade(game.table, 0), "done")
    assert [decision.prompt.id for decision in asked.decisions] == [prompt]


@pytest.mark.rule("eh.trade.2")
def test_without_consent_nothing_changes_hands() -> None:
    game = together().card(0, "axe").card(1, "whiskey")
    game.run(trade(game.table, 0), "take:whiskey", "done", "no")
    assert (game.held(0), game.held(1)) == (["axe"], ["whiskey"])


@pytest.mark.rule("eh.trade.3", "eh.condition.2", "eh.possession.1")
def test_conditions_and_tokens_of_the_sheet_are_not_traded() -> None:
    game = together().card(0, "debt", "blessed").card(1, "amnesia").improve(0, "lore").improve(1, "will").card(1, "axe")
    asked = game.run(trade(game.table, 0), "done")
    assert asked.keys == [["take:axe", "done"]]


# At the same time.


@pytest.mark.rule("eh.spell.5", "eh.spell.6")
def test_who_is_given_a_spell_twice_discards_the_new_copy() -> None:
    game = together().card(0, "wither#1").card(1, "wither#2")
    game.run(trade(game.table, 0), "give:wither", "done", "agree")
    assert (game[0].cards, game[1].cards) == ([], ["wither#2"])
    assert "wither#1" in game.state.spells


@pytest.mark.rule("eh.spell.6")
def test_two_copies_of_a_spell_may_be_exchanged() -> None:
    game = together().card(0, "wither#1").card(1, "wither#2")
    game.run(trade(game.table, 0), "give:wither", "take:wither", "agree")
    assert (game[0].cards, game[1].cards) == (["wither#2"], ["wither#1"])


@pytest.mark.rule("eh.prepare-travel.5")
def test_tickets_may_be_exchanged_by_those_who_have_two() -> None:
    game = together().tickets(0, trains=2).tickets(1, ships=2)
    game.run(trade(game.table, 0), "give:train", "take:ship", "done", "agree")
    assert [(each.trains, each.ships) for each in game.state.investigators] == [(1, 1), (1, 1)]


@pytest.mark.rule("eh.prepare-travel.5", "eh.prepare-travel.7.ltp")
def test_who_is_given_too_many_tickets_keeps_two() -> None:
    game = together().tickets(0, trains=1).tickets(1, ships=2)
    asked = game.run(trade(game.table, 0), "give:train", "done", "agree", "drop:ship")
    assert asked.decisions[-1].seat == 1 and asked.keys[-1] == ["drop:train", "drop:ship"]
    assert (game[0].trains, game[1].trains, game[1].ships) == (0, 1, 1)


@pytest.mark.rule("eh.prepare-travel.7.ltp")
def test_who_inherits_too_many_tickets_keeps_two() -> None:
    game = given("akachi-onyele").stand(0, "rome").tickets(0, ships=2).fallen("jim-culver", "rome")
    game.state.fallen[0].trains = 2
    game.run(meet_fallen(game.table, 0, "jim-culver"), "drop:ship", "drop:ship", dice="1 1")
    assert (game[0].trains, game[0].ships) == (2, 0)


@pytest.mark.rule("eh.spell.6", "eh.spell.5")
def test_who_inherits_a_spell_twice_discards_the_new_copy() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "wither#2")
    game.fallen("jim-culver", "rome", "health", "wither#1", "axe")
    game.run(meet_fallen(game.table, 0, "jim-culver"), dice="1 1")
    assert game[0].cards == ["wither#2", "axe"] and "wither#1" in game.state.spells
