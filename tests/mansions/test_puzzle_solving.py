"""Every puzzle can be solved from every deal, in about as many actions as it should take; and how puzzles are shown."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations, permutations, product
from random import Random
from statistics import median

import pytest

from miskatonic.games.mansions.puzzle_pieces import LAYOUTS, PIECES, Layout, Rotate, apply, moves, solved, usable
from miskatonic.games.mansions.puzzle_places import PuzzleType
from miskatonic.games.mansions.puzzle_solver import (
    actions_needed,
    best_action,
    best_line,
    best_replacement,
    distances,
    fewest_swaps,
    line_of,
    plan_for,
    routings,
)
from miskatonic.games.mansions.state import Piece

from ..work import calls

DEALS = 25


def pieces_for(layout: Layout) -> list[int]:
    return usable(layout, [number for number, face in PIECES.items() if face.form.pile == layout.pile])


def deal(layout: Layout, random: Random) -> tuple[list[Piece], list[int]]:
    """Pieces at random in every place, and the pile that is left."""
    pile = pieces_for(layout)
    random.shuffle(pile)
    return [Piece(pile.pop()) for _ in layout.places], pile


def solve(layout: Layout, pieces: list[Piece], pile: list[int]) -> int:
    """Play until it is solved, by the rules; how many puzzle actions that took."""
    spent = 0
    while not solved(layout, pieces):
        doing = best_action(layout, pieces, 9, sorted(pile))
        if doing == "draw":
            drawn = pile.pop()
            place = best_replacement(layout, pieces, drawn, sorted(pile))
            pile.insert(0, pieces[place].id)
            pieces[place] = Piece(drawn)
            spent += 2
        else:
            assert not isinstance(doing, str), "nobody gives up"
            assert doing in moves(layout, pieces)
            apply(pieces, doing)
            spent += 1
        assert spent < 40
    return spent


@pytest.mark.parametrize("id", LAYOUTS)
def test_every_deal_can_be_solved_in_reasonable_time(id: str):
    layout, random = LAYOUTS[id], Random(id)
    spent = [solve(layout, *deal(layout, random)) for _ in range(DEALS)]
    assert 3.5 <= median(spent) <= 9.5
    assert max(spent) <= 16


@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is PuzzleType.LOCK])
def test_every_single_deal_of_a_lock_puzzle_has_a_solution(id: str):
    layout = LAYOUTS[id]
    numbers = pieces_for(layout)
    for chosen in combinations(numbers, len(layout.places)):
        left = [number for number in numbers if number not in chosen]
        assert actions_needed(layout, [Piece(number) for number in chosen], left) is not None


@pytest.mark.parametrize("id", ["6a", "6b"])
def test_any_three_crosses_solve_their_puzzles_without_a_draw(id: str):
    """Both may lie there at once, and then no cross is unused."""
    layout = LAYOUTS[id]
    for chosen in combinations(pieces_for(layout), 3):
        for order in permutations(chosen):
            assert actions_needed(layout, [Piece(number) for number in order], ()) is not None


@pytest.mark.parametrize("one", ["1a", "2a", "3a"])
def test_two_wiring_puzzles_of_one_story_have_pieces_enough(one: str):
    sizes = [len(LAYOUTS[id].places) for id in (one, "2a")]
    assert sum(sizes) < 15


@pytest.mark.parametrize("id", LAYOUTS)
def test_a_bot_decides_without_much_work(id: str):
    layout, random = LAYOUTS[id], Random(3)
    needed: list[int] = []
    for _ in range(12):
        pieces, pile = deal(layout, random)
        needed.append(calls(partial(best_action, layout, pieces, 5, sorted(pile))))
    assert median(needed) < 4_000


def test_a_line_of_play_solves_what_it_can_and_is_no_longer_than_the_actions():
    layout = LAYOUTS["rune-ward"]
    pieces = [Piece(number) for number in (33, 32, 31, 34, 36, 35)]
    line = best_line(layout, pieces, 9)
    for move in line:
        apply(pieces, move)
    assert solved(layout, pieces)
    assert len(line) == 4
    assert len(best_line(layout, [Piece(number) for number in (33, 32, 31, 34, 36, 35)], 2)) == 2


def test_the_fewest_swaps_are_found():
    assert fewest_swaps("rune-ward", (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5)) == ()
    assert len(fewest_swaps("rune-ward", (0, 1), (1, 0))) == 1
    assert len(fewest_swaps("rune-ward", (0,), (5,))) == 3
    assert len(fewest_swaps("rune-star", (0, 8), (8, 0))) == 7


@pytest.mark.parametrize("id", LAYOUTS)
def test_how_far_places_are_apart_is_counted_in_swaps(id: str):
    """The same from either side, one where they touch, and never more than by way of a third."""
    layout, away = LAYOUTS[id], distances(id)
    places = range(len(layout.places))
    touching = {frozenset(pair) for pair in layout.adjacent}
    for one, other in product(places, places):
        assert away[one][other] == away[other][one] >= 0
        assert (away[one][other] == 0) == (one == other)
        assert (away[one][other] == 1) == (frozenset({one, other}) in touching)
        assert all(away[one][other] <= away[one][third] + away[third][other] for third in places)


@pytest.mark.parametrize("id", [id for id, each in LAYOUTS.items() if each.type is not PuzzleType.RUNE])
def test_a_piece_is_turned_the_shorter_way(id: str):
    layout = LAYOUTS[id]
    for number in range(DEALS):
        pieces, pile = deal(layout, Random(f"{id} {number}"))
        plan = plan_for(layout, pieces, pile)
        assert plan is not None
        turns = Counter((move.place, move.way) for move in line_of(layout, pieces, plan) if isinstance(move, Rotate))
        for (place, _), count in turns.items():
            (filling,) = [each for each in plan.fillings if each.place == place]
            assert 2 * count <= len(PIECES[filling.number].looks)


def test_wires_never_need_the_same_side_twice():
    for id, layout in LAYOUTS.items():
        if layout.type is PuzzleType.WIRING:
            assert len(routings(id)) > 1
            for demands in routings(id):
                for wires in demands.values():
                    sides = [side for _, one, other in wires for side in (one, other)]
                    assert len(sides) == len(set(sides))


def hopeless() -> list[Piece]:
    """Pieces with a single short wire each, with which no wiring puzzle is solved."""
    return [Piece(14) for _ in LAYOUTS["2a"].places]


@pytest.mark.parametrize(("actions", "unused", "then"), [(2, [14], "draw"), (1, [14], "stop"), (9, [], "stop")])
def test_where_nothing_solves_it_one_draws_as_long_as_one_can(actions: int, unused: list[int], then: str):
    assert actions_needed(LAYOUTS["2a"], hopeless(), unused) is None
    assert best_action(LAYOUTS["2a"], hopeless(), actions, unused) == then


def one_missing(layout: Layout) -> tuple[list[Piece], int, int]:
    """Pieces that solve a puzzle but for one, which nothing else makes up for: the place, and what belongs there."""
    for seed in range(100):
        pieces, pile = deal(layout, Random(seed))
        solve(layout, pieces, pile)
        for place, piece in enumerate(pieces):
            missing = [*pieces[:place], Piece(14), *pieces[place + 1 :]]
            if actions_needed(layout, missing, []) is None:
                return missing, place, piece.id
    raise AssertionError(layout.id)


def test_a_piece_that_is_needed_is_drawn_with_the_last_two_actions():
    layout = LAYOUTS["2a"]
    pieces, place, needed = one_missing(layout)
    assert [best_action(layout, pieces, actions, [needed]) for actions in (2, 3)] == ["draw", "draw"]
    assert best_replacement(layout, pieces, needed, []) == place


def test_a_drawn_piece_that_serves_nowhere_replaces_the_first():
    assert best_replacement(LAYOUTS["2a"], hopeless(), 14, []) == 0


def test_pieces_that_may_end_anywhere_are_not_swapped_with_each_other():
    (swap,) = fewest_swaps("2a", (0,), (1,))
    assert (swap.one, swap.other) == (0, 1)
