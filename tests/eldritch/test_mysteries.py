"""Mysteries: drawn, solved, taken away again."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.components import MYSTERIES
from miskatonic.games.eldritch.monsters import hurt
from miskatonic.games.eldritch.mysteries import clear, is_solved, solve_mystery, unsolve
from miskatonic.games.eldritch.resolver import Me
from miskatonic.kernel.table import Table

from .given import Situation, given
from .mystery_play import end, of, on_card
from .published import facts

# The figures.


def test_there_are_sixteen() -> None:
    assert set(MYSTERIES) == set(facts("mysteries"))


@pytest.mark.rule("eh.mystery.2", "eh.symbols.2", "eh.rounding.1")
@pytest.mark.parametrize("players", [1, 2, 3, 8])
@pytest.mark.parametrize("card", facts("mysteries"))
def test_a_mystery_asks_for_as_much_as_is_published(card: str, players: int) -> None:
    published = facts("mysteries")[card]
    assert MYSTERIES[card].ancient_one == published["of"]
    assert MYSTERIES[card].space == published.get("space")
    goal = MYSTERIES[card].goal
    assert goal.epic == published.get("epic")
    amounts = {"clues": goal.clues, "tokens": goal.tokens, "gates": goal.gates, "toughness": goal.toughness}
    counted = {what: amount for what, amount in amounts.items() if amount is not None}
    assert list(counted) == ([published["counts"]] if "counts" in published else [])
    each = published.get("per_player", 0)
    needed = (players + 1) // 2 if each == "half" else each * players
    game = given(players=players, ancient_one=published["of"])
    for amount in counted.values():
        assert amount.count(game.table, Me(who=0)) == needed


# The current mystery.


@pytest.mark.rule("eh.mystery.8.ltp", "eh.mystery.3")
@pytest.mark.parametrize("ancient_one", ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"])
def test_a_game_begins_with_one_mystery(ancient_one: str) -> None:
    state = Table(GAME, GAME.setup(1, 3, {"ancient_one": ancient_one})).state
    assert state.mystery is not None
    assert (len(state.mysteries), state.solved) == (3, [])
    assert state.mystery.card not in state.mysteries


@pytest.mark.rule("eh.mystery.3", "eh.mystery.5", "eh.mystery.4")
@pytest.mark.parametrize("card", MYSTERIES)
def test_a_mystery_is_solved_at_the_end_of_the_mythos_phase_and_the_next_is_drawn(card: str) -> None:
    game = given("silas-marsh", ancient_one=MYSTERIES[card].ancient_one).stand(0, "3")
    game.mystery(card)
    end(game)
    assert (game.state.solved, game.state.mystery is not None) == ([], True)
    game.done_mystery()
    assert is_solved(game.table)
    end(game)
    assert game.state.solved == [card]
    assert game.state.mystery is not None
    assert game.state.mystery.card != card
    assert on_card(game) == 0
    assert len(game.state.mysteries) == 2


@pytest.mark.rule("eh.mystery.1", "eh.win-lose.3")
@pytest.mark.parametrize("card", MYSTERIES)
def test_the_third_mystery_wins(card: str) -> None:
    game = of(card, "silas-marsh").done_mystery().solved(2)
    asked = end(game)
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("mysteries-solved", {0: True})


@pytest.mark.parametrize("card", [card for card in MYSTERIES if "counts" in facts("mysteries")[card]])
def test_one_less_than_it_asks_for_does_not_solve_a_mystery(card: str) -> None:
    game = of(card, players=4).done_mystery()
    mystery = game.state.mystery
    assert mystery is not None
    mystery.tokens = max(0, mystery.tokens - 1)
    mystery.clues, mystery.gates, mystery.monsters = mystery.clues[1:], mystery.gates[1:], mystery.monsters[1:]
    assert not is_solved(game.table)


@pytest.mark.rule("eh.symbols.4")
@pytest.mark.parametrize(("reading", "solved"), [("start", False), ("left", True)])
def test_players_who_are_out_still_count(reading: str, solved: bool) -> None:
    game = Situation(("leo-anderson", "lily-chen"), 1, {"players": reading}).mystery("occult-research")
    assert game.state.mystery is not None
    game.state.mystery.clues = ["rome"]
    game[1].fate = "eliminated"
    assert is_solved(game.table) is solved


@pytest.mark.rule("eh.mystery.4")
def test_what_lay_on_it_goes_back_where_it_belongs() -> None:
    game = of("occult-research").done_mystery()
    game.run(solve_mystery(game.table))
    assert len(game.state.clue_discard) == 2
    hunt = of("hunting-the-thousand").done_mystery()
    tokens = list(hunt.state.mystery.monsters) if hunt.state.mystery else []
    hunt.run(solve_mystery(hunt.table))
    assert all(token in hunt.state.cup for token in tokens)


@pytest.mark.rule("eh.mystery.4")
def test_the_tokens_it_placed_leave_the_board_and_others_stay() -> None:
    game = of("the-true-name").eldritch("5", "another")
    assert len(game.state.eldritch) == 2
    assert game.state.mystery is not None
    clear(game.table, game.state.mystery)
    assert [each.by for each in game.state.eldritch] == ["another"]


@pytest.mark.rule("eh.mystery.7", "eh.mystery.5")
def test_while_the_ancient_one_is_awake_mysteries_are_drawn_beyond_the_third() -> None:
    game = of("the-beyond-one", "leo-anderson").awake().done_mystery().solved(2)
    last = game.state.mysteries[-1]
    assert end(game).result is None
    assert game.state.mystery is not None
    assert (game.state.mystery.card, len(game.state.solved)) == (last, 3)
    game.done_mystery()
    assert end(game).result is None
    assert (game.state.mystery, len(game.state.solved)) == (None, 4)


@pytest.mark.rule("eh.mystery.6")
def test_a_mystery_shuffled_back_counts_no_longer_and_is_drawn_where_there_is_none() -> None:
    game = given(ancient_one="yog-sothoth").awake().solved(4)
    game.run(unsolve(game.table, "the-beyond-one"))
    assert game.state.mystery is not None
    assert (game.state.mystery.card, len(game.state.solved), game.state.mysteries) == ("the-beyond-one", 3, [])


@pytest.mark.rule("eh.mystery.6")
def test_nobody_knows_where_in_the_deck_a_mystery_shuffled_back_lies() -> None:
    places: set[int] = set()
    for seed in range(20):
        game = given(ancient_one="yog-sothoth", seed=seed).mystery("the-beyond-one").solved(1)
        [card] = game.state.solved
        game.run(unsolve(game.table, card))
        assert game.state.mystery is not None and game.state.mystery.card == "the-beyond-one"
        places.add(game.state.mysteries.index(card))
    assert places == {0, 1, 2}


@pytest.mark.rule("eh.mystery.6", "eh.box.1")
@pytest.mark.parametrize("card", [card for card, printed in MYSTERIES.items() if printed.goal.epic])
def test_a_mystery_drawn_again_brings_its_epic_monster_back_from_the_box(card: str) -> None:
    game = of(card, "leo-anderson")
    [epic] = game.monsters()
    space = epic.space
    game.run(hurt(game.table, epic, 99))
    end(game)
    assert game.state.solved == [card]
    game.run(unsolve(game.table, card))
    game.mystery(card)
    assert [(each.token, each.space, each.lost) for each in game.monsters(space)] == [(epic.token, space, 0)]
    assert not is_solved(game.table)
