"""Small things that are easily got wrong by one: what is told, offered and counted at the edges of rules."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.events import RoundBegan
from miskatonic.games.eldritch.mysteries import would_win
from miskatonic.games.eldritch.possessions import gain_condition
from miskatonic.games.eldritch.rumors import discard_tokens
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.kernel.effects import Effect

from .given import given


@pytest.mark.rule("eh.mystery.5")
@pytest.mark.parametrize(("solved", "wins"), [(0, False), (1, False), (2, True)])
def test_only_the_third_mystery_wins(solved: int, wins: bool) -> None:
    game = given("leo-anderson", ancient_one="azathoth").mystery("occult-research").done_mystery().solved(solved)
    assert would_win(game.table) is wins


@pytest.mark.rule("eh.starting-rumor.4")
def test_a_rumor_without_tokens_waits_until_one_would_be_discarded() -> None:
    game = given("leo-anderson").ongoing("growing-madness", tokens=0)
    told = len(game.table.events)
    assert game.run(discard_tokens(game.table, "growing-madness", 0)).decisions == []
    assert [each.card for each in game.state.ongoing] == ["growing-madness"]
    assert len(game.table.events) == told


@pytest.mark.rule("eh.condition.7.ltp")
def test_a_curse_that_takes_the_blessing_away_is_not_gained() -> None:
    game = given("leo-anderson").card(0, "blessed")
    assert game.run(gain_condition(game.table, 0, "cursed")).value is False
    assert game.held(0) == []


def test_every_round_is_told() -> None:
    game = given("leo-anderson").stand(0, "rome").quiet_cup().mythos("strange-sightings")
    assert [each.round for each in game.table.events if isinstance(each, RoundBegan)] == [2]


def test_the_places_of_the_omen_are_numbered_from_one() -> None:
    [asked] = given("leo-anderson").effect({"do": "set-omen"}, "omen:3").decisions
    assert [option.word for option in asked.options] == ["1", "2", "3", "4"]


def test_an_ambush_says_what_happens_either_way() -> None:
    ambush = {"do": "ambush", "then": [{"do": "gain-clues"}], "otherwise": [{"do": "lose", "what": "health"}]}
    ids = str(LANGUAGE.decode(ambush, Effect).say())
    assert "effect-if-defeated" in ids and "effect-if-not-defeated" in ids


@pytest.mark.parametrize(("words", "said"), [({"trait": "item"}, "item"), ({}, "asset")])
def test_an_asset_to_be_gained_is_called_by_its_trait(words: dict[str, str], said: str) -> None:
    assert said in LANGUAGE.decode({"do": "gain-asset", **words}, Effect).say().text("en").lower()
