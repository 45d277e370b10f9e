"""Numbers that effects count: players, halves, dice more or fewer (rules eh.symbols.*, eh.rounding.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import MONSTERS, MYSTERIES, MYTHOS, TOKENS
from miskatonic.games.eldritch.play import half, player_count
from miskatonic.games.eldritch.resolver import Me

from .given import Situation, given


def clues_to_solve(players: int) -> Situation:
    """The rumor Mysterious Lights costs half as many clues as there are players, rounded up."""
    return given(players=players).ongoing("mysterious-lights").stand(0, "13")


def solve(game: Situation, *answers: str) -> None:
    price = {"do": "pay-then", "cost": {"pay": "clues", "n": {"per": "player", "every": 2}}}
    game.effect({**price, "then": [{"do": "solve-rumor"}]}, *answers, card="mysterious-lights")


@pytest.mark.rule("eh.rounding.1")
@pytest.mark.parametrize(("number", "result"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4), (8, 4)])
def test_halves_are_rounded_up(number: int, result: int) -> None:
    assert half(number) == result


@pytest.mark.rule("eh.rounding.1", "eh.symbols.2")
@pytest.mark.parametrize(("players", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_half_the_players_is_rounded_up(players: int, price: int) -> None:
    game = clues_to_solve(players).clues(0, price - 1)
    solve(game)
    assert game.state.ongoing, "one clue is missing"
    solve(game.clues(0, 1), "pay")
    assert not game.state.ongoing and not game[0].clues


@pytest.mark.rule("eh.symbols.2")
@pytest.mark.parametrize("players", range(1, 9))
def test_an_effect_grows_with_the_number_of_players(players: int) -> None:
    game = given(players=players)
    amounts = [each.goal.clues for each in MYSTERIES.values() if each.goal.clues is not None]
    assert {amount.count(game.table, Me(who=0)) for amount in amounts} == {players}


@pytest.mark.rule("eh.symbols.4")
@pytest.mark.parametrize(("reading", "count"), [("start", 3), ("left", 2)])
def test_players_who_were_eliminated_count_by_the_usual_reading(reading: str, count: int) -> None:
    game = given("akachi-onyele", "leo-anderson", "lily-chen")
    game.state.readings.players = reading  # type: ignore[assignment]
    game[2].fate = "eliminated"
    assert player_count(game.state) == count


@pytest.mark.rule("eh.symbols.4")
@pytest.mark.parametrize(("reading", "solved"), [("start", False), ("left", True)])
def test_a_rumor_counts_its_players_by_the_same_reading(reading: str, solved: bool) -> None:
    rumor = next(id for id, card in MYTHOS.items() if any(each.at == "monster-defeated" for each in card.react))
    game = given("akachi-onyele", "leo-anderson", "lily-chen").ongoing(rumor)
    game.state.readings.players = reading  # type: ignore[assignment]
    game[2].fate = "eliminated"
    token = next(token for token in game.state.cup if MONSTERS[TOKENS[token]].toughness == 2)
    game.effect({"do": "monster-on-rumor"}, card=rumor, monster=token)
    assert (not game.state.ongoing) == solved


@pytest.mark.parametrize(("spells", "dice"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 1)])
def test_each_spell_may_take_a_die_away_but_never_the_last(spells: int, dice: int) -> None:
    names = ("wither", "shriveling", "clairvoyance", "feed-the-mind")
    game = given("akachi-onyele").card(0, *names[:spells])
    trial = {"try": "skill", "skill": "will", "dice": {"per": "spell", "n": -1}}
    game.effect({"do": "test", "trial": trial}, dice=" ".join(["1"] * dice))


@pytest.mark.parametrize(("cultists", "dice"), [(0, 2), (1, 1), (3, 1)])
def test_each_cultist_may_take_a_die_away(cultists: int, dice: int) -> None:
    game = given("akachi-onyele")
    for _ in range(cultists):
        game.monster("cultist", "tokyo")
    trial = {"try": "skill", "skill": "influence", "dice": {"per": "cultist", "n": -1}}
    game.effect({"do": "test", "trial": trial}, dice=" ".join(["1"] * dice))
