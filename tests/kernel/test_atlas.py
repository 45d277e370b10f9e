"""Maps: edges of several kinds, what changes in play, the shortest ways and what is nearest."""

from __future__ import annotations

from itertools import pairwise, product
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.atlas import Atlas, Edge, Routes, nearest, routes

HOUSE = Atlas("abcdef", [Edge("a", "b"), Edge("b", "c"), Edge("c", "d"), Edge("a", "d"), Edge("d", "e")])
"""A round of four rooms with a fifth beside it, and a sixth that no door leads to."""

WORLD = Atlas(
    ["Arkham", "London", "Rome", "Amazon"],
    [
        Edge("Arkham", "London", "ship"),
        Edge("London", "Rome", "train"),
        Edge("London", "Rome", "ship"),
        Edge("Rome", "Amazon", "uncharted", one_way=True),
    ],
)


def test_neighbours_are_joined_by_an_edge_and_nothing_is_its_own_neighbour() -> None:
    assert HOUSE.adjacent("a", "b") and HOUSE.adjacent("b", "a")
    assert not HOUSE.adjacent("a", "c") and not HOUSE.adjacent("a", "a")
    assert HOUSE.edge("d", "a") == HOUSE.edge("a", "d") == 3 and HOUSE.edge("a", "f") is None
    assert HOUSE.edges_from("d") == [2, 3, 4]


def test_a_one_way_edge_leads_only_where_it_points() -> None:
    assert WORLD.adjacent("Rome", "Amazon") and not WORLD.adjacent("Amazon", "Rome")
    assert WORLD.edges_from("Amazon") == [] and WORLD.edge("Amazon", "Rome") is None


def test_spaces_joined_by_several_edges_are_neighbours_once() -> None:
    assert WORLD.neighbours["London"] == ["Arkham", "Rome"]
    assert WORLD.edges_from("London") == [0, 1, 2] and WORLD.edge("London", "Rome") == 1


def test_a_kind_of_edge_alone_is_a_map_of_its_own() -> None:
    assert WORLD.only("train").neighbours == {"Arkham": [], "London": ["Rome"], "Rome": ["London"], "Amazon": []}
    assert WORLD.only("ship", "uncharted").routes("Arkham").path("Amazon") == ["London", "Rome", "Amazon"]


def test_a_closed_edge_is_gone_round() -> None:
    sealed = HOUSE.edge("a", "d")
    ways = HOUSE.ways(blocked=lambda _, edge: edge == sealed)
    assert routes("a", ways).away == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4}


def test_an_edge_can_be_closed_in_one_direction() -> None:
    ways = HOUSE.ways(blocked=lambda here, edge: (here, edge) == ("a", HOUSE.edge("a", "d")))
    assert routes("a", ways).away["d"] == 3
    assert routes("d", ways).away["a"] == 1


def test_another_edge_between_the_same_spaces_stays_open() -> None:
    closed = WORLD.edge("London", "Rome")
    assert list(WORLD.ways(blocked=lambda _, edge: edge == closed)("London")) == ["Arkham", "Rome"]


def test_play_can_open_edges_and_add_spaces() -> None:
    ways = HOUSE.ways(opened=[Edge("e", "f"), Edge("f", "the future", one_way=True), Edge("a", "b", "hole")])
    assert routes("a", ways).path("the future") == ["d", "e", "f", "the future"]
    assert routes("the future", ways).away == {"the future": 0}
    assert list(ways("a")) == ["b", "d"]


def test_the_printed_map_does_not_change_when_play_does() -> None:
    HOUSE.ways(blocked=lambda *_: True, opened=[Edge("a", "f")])
    assert HOUSE.neighbours["a"] == ["b", "d"] and "f" not in HOUSE.routes("a").away


def test_the_nearest_goals_are_all_those_that_tie() -> None:
    away = HOUSE.routes("a").away
    assert nearest(["e", "d", "b"], away.get) == ["d", "b"]
    assert nearest(["a", "b"], away.get) == ["a"]
    assert nearest(["f"], away.get) == []


def test_first_steps_lie_on_shortest_ways_in_the_order_offered() -> None:
    assert HOUSE.routes("a").first_steps("c") == ["b", "d"]
    assert HOUSE.routes("a").first_steps("e") == ["d"]
    assert HOUSE.routes("a").first_steps("a") == [] and HOUSE.routes("a").first_steps("f") == []


def test_a_path_leaves_out_the_start_and_prefers_what_is_offered_first() -> None:
    assert HOUSE.routes("a").path("c") == ["b", "c"]
    assert HOUSE.routes("a").path("a") == [] and HOUSE.routes("a").path("f") == []


def test_within_lists_the_start_first() -> None:
    assert HOUSE.routes("a").within(1) == ["a", "b", "d"]


def test_a_dear_step_is_gone_round() -> None:
    found = routes("a", HOUSE.neighbours.__getitem__, lambda _, there: 5 if there == "d" else 1)
    assert found.away == {"a": 0, "b": 1, "c": 2, "d": 5, "e": 6}
    assert found.first_steps("e") == ["d"]


def test_a_step_costs_something() -> None:
    with pytest.raises(ValueError, match="'a' to 'b' costs 0"):
        routes("a", HOUSE.neighbours.__getitem__, lambda *_: 0)


def test_ties_for_nearest_are_decided_by_the_next_measure() -> None:
    health = {"Ann": 3, "Bob": 1, "Cid": 1, "Dot": 0}
    away = {"Ann": 1, "Bob": 1, "Cid": 1, "Dot": None}
    assert nearest(away, away.get) == ["Ann", "Bob", "Cid"]
    assert nearest(away, away.get, health.get) == ["Bob", "Cid"]
    assert nearest(["Dot"], away.get) == [] == nearest([], away.get)


# Any map, against Floyd and Warshall.

SIZE = 7
SPACES = range(SIZE)

edges = st.lists(
    st.builds(
        Edge[int],
        st.sampled_from(SPACES),
        st.sampled_from(SPACES),
        st.sampled_from(["door", "vent"]),
        st.booleans(),
    ).filter(lambda edge: edge.one != edge.other),
    max_size=14,
)
prices = st.lists(st.integers(1, 4), min_size=SIZE * SIZE, max_size=SIZE * SIZE)

Table = dict[tuple[int, int], float]


def steps_of(printed: list[Edge[int]]) -> set[tuple[int, int]]:
    there = {(edge.one, edge.other) for edge in printed}
    return there | {(edge.other, edge.one) for edge in printed if not edge.one_way}


def floyd_warshall(steps: Table) -> Table:
    """The distances between all spaces that steps of such cost lead to."""
    far = {(a, b): 0 if a == b else steps.get((a, b), inf) for a, b in product(SPACES, SPACES)}
    for between, a, b in product(SPACES, SPACES, SPACES):
        far[a, b] = min(far[a, b], far[a, between] + far[between, b])
    return far


def agrees(found: Routes[int], steps: Table) -> None:
    """Distances, first steps and paths are those of the oracle."""
    far = floyd_warshall(steps)
    start = found.start
    assert found.away == {goal: far[start, goal] for goal in SPACES if far[start, goal] < inf}
    assert list(found.away.values()) == sorted(found.away.values())
    for goal in SPACES:
        best = {
            there
            for (here, there), price in steps.items()
            if here == start and goal != start and price + far[there, goal] == far[start, goal] < inf
        }
        first = found.first_steps(goal)
        assert set(first) == best and len(first) == len(best)
        path = [start, *found.path(goal)]
        if goal in found.away:
            assert path[-1] == goal
            assert sum(steps[step] for step in pairwise(path)) == far[start, goal]
        else:
            assert path == [start]


@given(edges, st.sampled_from(SPACES))
def test_the_routes_of_a_printed_map_are_the_shortest(printed: list[Edge[int]], start: int) -> None:
    agrees(Atlas(SPACES, printed).routes(start), dict.fromkeys(steps_of(printed), 1))


@given(edges, prices, st.sampled_from(SPACES))
def test_routes_by_cost_are_the_cheapest(printed: list[Edge[int]], costs: list[int], start: int) -> None:
    atlas = Atlas(SPACES, printed)
    found = routes(start, atlas.neighbours.__getitem__, lambda here, there: costs[here * SIZE + there])
    agrees(found, {(here, there): costs[here * SIZE + there] for here, there in steps_of(printed)})


@given(edges, edges, st.sets(st.integers(0, 13)), st.sampled_from(SPACES))
def test_blocks_and_openings_change_a_map_as_if_it_were_printed_so(
    printed: list[Edge[int]], opened: list[Edge[int]], closed: set[int], start: int
) -> None:
    ways = Atlas(SPACES, printed).ways(blocked=lambda _, edge: edge in closed, opened=opened)
    left = [edge for number, edge in enumerate(printed) if number not in closed]
    agrees(routes(start, ways), dict.fromkeys(steps_of([*left, *opened]), 1))


@given(edges, st.sampled_from(["door", "vent"]), st.sampled_from(SPACES))
def test_a_map_of_one_kind_knows_no_other_edges(printed: list[Edge[int]], kind: str, start: int) -> None:
    left = [edge for edge in printed if edge.kind == kind]
    agrees(Atlas(SPACES, printed).only(kind).routes(start), dict.fromkeys(steps_of(left), 1))
