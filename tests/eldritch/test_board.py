"""The board: spaces, paths, what is adjacent and what is nearest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.board import BOARD, CITIES, EXPEDITIONS, GATES, SPACES, WORLD, of_type
from miskatonic.games.eldritch.play import choose_nearest
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.setup import begin
from miskatonic.games.eldritch.state import Eldritch
from miskatonic.games.eldritch.verbs.selectors import NearestInvestigator
from miskatonic.games.eldritch.words import PathKind, SpaceType

from .given import given
from .moments import happen
from .printed_board import PATHS, PRINTED, distances, neighbours


@pytest.mark.rule("eh.space.1")
def test_every_space_is_of_the_printed_type_and_of_no_other() -> None:
    ours = {type.value: set(of_type(type)) for type in SpaceType}
    assert ours == {type: set(spaces) for type, spaces in PRINTED["spaces"].items()}
    assert sum(map(len, ours.values())) == len(SPACES) == 36


@pytest.mark.rule("eh.path.1", "eh.adjacent.1")
def test_every_path_joins_the_printed_spaces_and_is_of_the_printed_kind() -> None:
    ours = {frozenset((path.one, path.other)): path.kind.value for path in BOARD.paths}
    assert ours == PATHS
    assert len(BOARD.paths) == len(ours) == 58
    assert Counter(ours.values()) == {"ship": 33, "train": 15, "uncharted": 10}


@pytest.mark.rule("eh.space.2")
def test_every_space_has_a_path() -> None:
    assert all(WORLD.neighbours[space] for space in SPACES)


def test_gates_and_expeditions_are_where_they_are_printed() -> None:
    assert {space: colour for colour, spaces in PRINTED["gates"].items() for space in spaces} == GATES
    assert set(EXPEDITIONS) == set(PRINTED["expeditions"])


@pytest.mark.rule("eh.adjacent.1")
@pytest.mark.parametrize("space", SPACES)
def test_adjacent_are_the_spaces_at_the_end_of_one_path(space: str) -> None:
    assert set(WORLD.neighbours[space]) == neighbours(space)
    assert {other for other in SPACES if WORLD.adjacent(space, other)} == neighbours(space)


@pytest.mark.rule("eh.adjacent.1")
def test_an_effect_on_adjacent_spaces_reaches_one_path_far() -> None:
    """The Lloigor harms whoever is on its space or an adjacent one."""
    game = given(players=3).stand(0, "rome").stand(1, "london").stand(2, "arkham")
    near = {"do": "for-each", "each": "investigators-near", "then": [{"do": "lose", "what": "health"}]}
    happen(game, [near], at="rome")
    assert [each.health.most - each.health.left for each in game.state.investigators] == [1, 1, 0]


@pytest.mark.rule("eh.nearest.1")
@pytest.mark.parametrize("space", SPACES)
def test_the_distance_is_the_number_of_paths_of_the_shortest_way(space: str) -> None:
    assert dict(WORLD.routes(space).away) == distances(space)


@pytest.mark.rule("eh.nearest.1", "eh.nearest.3")
@pytest.mark.parametrize("space", SPACES)
def test_the_nearest_city_is_the_one_with_the_fewest_paths(space: str) -> None:
    away = distances(space)
    best = min(away[city] for city in CITIES)
    tied = [f"space:{city}" for city in CITIES if away[city] == best]
    game = given(players=2).turn(1)
    asked = game.run(choose_nearest(game.table, space, CITIES), *(tied[:1] if len(tied) > 1 else ()))
    if len(tied) > 1:
        assert asked.keys == [tied] and asked.decisions[0].seat == 1
    assert f"space:{asked.value}" == tied[0]


@pytest.mark.rule("eh.nearest.3")
def test_between_equals_the_active_investigator_chooses() -> None:
    game = given(players=3).lead(2).turn(1)
    asked = game.run(choose_nearest(game.table, "amazon", ["7", "buenos-aires", "rome"]), "space:buenos-aires")
    assert asked.keys == [["space:7", "space:buenos-aires"]]
    assert (asked.decisions[0].seat, asked.value) == (1, "buenos-aires")


@pytest.mark.rule("eh.nearest.3", "eh.investigator.3")
def test_in_the_mythos_phase_the_lead_chooses_between_equals() -> None:
    game = given(players=3).lead(2)
    game.state.phase, game.state.turn = "mythos", None
    asked = game.run(choose_nearest(game.table, "amazon", ["7", "buenos-aires"]), "space:7")
    assert asked.decisions[0].seat == 2


@pytest.mark.rule("eh.nearest.4")
def test_the_space_itself_is_the_nearest() -> None:
    game = given(players=1)
    assert game.run(choose_nearest(game.table, "rome", CITIES)).value == "rome"


@pytest.mark.rule("eh.nearest.2")
def test_the_nearest_investigator_is_found_by_the_same_distance() -> None:
    game = given(players=3).stand(0, "sydney").stand(1, "london").stand(2, "istanbul")
    nearest = {"do": "for-each", "each": "nearest-investigator", "then": [{"do": "lose", "what": "health"}]}
    happen(game, [nearest], at="arkham")
    assert [each.health.most - each.health.left for each in game.state.investigators] == [0, 1, 0]


def test_where_nobody_is_in_play_nobody_is_the_nearest() -> None:
    game = given(players=1)
    game[0].fate = "eliminated"
    assert game.run(NearestInvestigator().select(game.table, Me(who=0, at="arkham", board=True))).value == []


@pytest.mark.rule("eh.nearest.2", "eh.nearest.3")
def test_of_equally_near_investigators_the_active_one_chooses_the_space_and_the_victim() -> None:
    game = given(players=4).lead(3).stand(0, "london").stand(1, "9").stand(2, "9").stand(3, "sydney")
    game.state.phase, game.state.turn = "mythos", None
    nearest = {"do": "for-each", "each": "nearest-investigator", "then": [{"do": "lose", "what": "health"}]}
    asked = happen(game, [nearest], "space:9", "investigator:lily-chen", at="arkham")
    assert [decision.seat for decision in asked.decisions] == [3, 3]
    assert asked.keys[0] == ["space:london", "space:9"]
    assert game[2].health.left == game[2].health.most - 1


@pytest.mark.rule("eh.nearest.2")
def test_the_nearest_clue_is_found_by_the_same_distance() -> None:
    game = given(players=1).clue("tokyo").clue("10").monster("mi-go", "rome")
    token = game.monsters()[0].token
    happen(game, [{"do": "take-nearest-clue"}], at="rome", monster=token)
    assert game.kinds("10") == ["mi-go"]
    assert [clue.space for clue in game.state.clues] == ["tokyo"]


def test_a_ticket_is_for_the_kind_of_its_path() -> None:
    assert {kind for kind in PathKind} == set(PRINTED["paths"])


# Set-up.


@pytest.mark.parametrize(
    "pile",
    [
        lambda state: state.spells,
        lambda state: state.conditions,
        lambda state: state.assets.cards,
        lambda state: state.artifacts.cards,
        lambda state: state.expeditions.cards,
        lambda state: state.decks["general"].cards,
        lambda state: state.mysteries,
        lambda state: state.gate_stack,
    ],
)
def test_every_deck_is_shuffled(pile: Callable[[Eldritch], list[str]]) -> None:
    piles = {tuple(pile(begin(GAME.setup(2, seed, {"ancient_one": "cthulhu"})))) for seed in range(8)}
    assert len(piles) > 4 and len({frozenset(each) for each in piles}) == 1
