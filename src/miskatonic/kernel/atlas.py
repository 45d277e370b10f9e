"""Maps: spaces joined by edges of several kinds, and the shortest ways over them.

An `Atlas` is a map as printed. What play changes is not in it: `Atlas.ways` lays what a state says over the printed
map, and `routes` finds the shortest ways over that, or over any other answer to "where can one go from here?".
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from msgspec import Struct

Space = TypeVar("Space", bound=Hashable)
Item = TypeVar("Item")

Ways = Callable[[Space], Iterable[Space]]
"""Where one can go from a space, in the order in which it is offered."""

StepCost = Callable[[Space, Space], float]
"""What a step from one space to another costs: more than nothing."""


class Edge(Struct, Generic[Space], frozen=True):
    """What joins two spaces; a one-way edge leads from `one` to `other` only."""

    one: Space
    other: Space
    kind: str = ""
    one_way: bool = False


class Routes(Struct, Generic[Space], frozen=True):
    """The shortest ways from one space to every space that can be reached."""

    start: Space
    away: Mapping[Space, float]
    """How far each of them is, the nearest first; what is not here cannot be reached."""
    before: Mapping[Space, list[Space]]
    """The spaces from which a shortest way enters each of them."""

    def within(self, distance: float) -> list[Space]:
        """The spaces at most so far away, the start first."""
        return [space for space, far in self.away.items() if far <= distance]

    def first_steps(self, goal: Space) -> list[Space]:
        """The spaces next to the start on the shortest ways to a goal; none when it is reached or cut off."""
        steps: set[Space] = set()
        seen = {goal}
        behind = [goal] if goal in self.away else []
        while behind:
            here = behind.pop()
            for each in self.before[here]:
                if each == self.start:
                    steps.add(here)
                elif each not in seen:
                    seen.add(each)
                    behind.append(each)
        return [space for space in self.away if space in steps]

    def path(self, goal: Space) -> list[Space]:
        """A shortest way to a goal without the start, by the spaces offered first; empty when there is none."""
        path: list[Space] = []
        here = goal
        while here != self.start and here in self.away:
            path.append(here)
            here = self.before[here][0]
        return path[::-1]


class Atlas(Generic[Space]):
    """A map as printed. Everything is offered in the order in which the edges were named."""

    def __init__(self, spaces: Iterable[Space], edges: Iterable[Edge[Space]]) -> None:
        self.neighbours: dict[Space, list[Space]] = {space: [] for space in spaces}
        """Where the edges lead from each space, each neighbour once."""
        self.edges: list[Edge[Space]] = list(edges)
        self._leaving: dict[Space, list[tuple[int, Space]]] = {space: [] for space in self.neighbours}
        self._index: dict[tuple[Space, Space], int] = {}
        self._routes: dict[Space, Routes[Space]] = {}
        for number, edge in enumerate(self.edges):
            self._lead(edge.one, edge.other, number)
            if not edge.one_way:
                self._lead(edge.other, edge.one, number)

    def _lead(self, here: Space, there: Space, number: int) -> None:
        self._leaving[here].append((number, there))
        if self._index.setdefault((here, there), number) == number:
            self.neighbours[here].append(there)

    def only(self, *kinds: str) -> Atlas[Space]:
        """The same spaces with the edges of some kinds alone, numbered anew."""
        return Atlas(self.neighbours, (edge for edge in self.edges if edge.kind in kinds))

    def adjacent(self, one: Space, other: Space) -> bool:
        """Does an edge lead from one to the other? A space is not adjacent to itself."""
        return (one, other) in self._index

    def edge(self, one: Space, other: Space) -> int | None:
        """The number of the first edge that leads from one space to another, None where there is none."""
        return self._index.get((one, other))

    def edges_from(self, space: Space) -> list[int]:
        """The numbers of the edges by which one can leave a space."""
        return [number for number, _ in self._leaving[space]]

    def ways(
        self, blocked: Callable[[Space, int], bool] | None = None, opened: Iterable[Edge[Space]] = ()
    ) -> Ways[Space]:
        """Where one can go as things stand.

        `blocked` says of an edge, by its number, whether it is closed to whoever would leave a space by it: for all or
        for somebody, both ways or one. `opened` are edges that play has added; spaces they name may be new.
        """
        added: dict[Space, list[Space]] = {}
        for edge in opened:
            added.setdefault(edge.one, []).append(edge.other)
            if not edge.one_way:
                added.setdefault(edge.other, []).append(edge.one)

        def leaving(here: Space) -> Iterable[Space]:
            printed = self._leaving.get(here, ())
            open_ways = [there for number, there in printed if blocked is None or not blocked(here, number)]
            return dict.fromkeys([*open_ways, *added.get(here, ())])

        return leaving

    def routes(self, start: Space) -> Routes[Space]:
        """The shortest ways over the printed map, by steps; each start is worked out once."""
        known = self._routes.get(start)
        if known is None:
            known = self._routes[start] = routes(start, self.neighbours.__getitem__)
        return known


def routes(start: Space, ways: Ways[Space], cost: StepCost[Space] | None = None) -> Routes[Space]:
    """The shortest ways from a space: by the number of steps, or by what the steps cost together."""
    return _routes_by_steps(start, ways) if cost is None else _routes_by_cost(start, ways, cost)


def _routes_by_steps(start: Space, ways: Ways[Space]) -> Routes[Space]:
    """Breadth first."""
    away: dict[Space, float] = {start: 0}
    before: dict[Space, list[Space]] = {start: []}
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        reached: list[Space] = []
        for here in edge:
            for there in ways(here):
                known = away.get(there)
                if known is None:
                    away[there] = steps
                    before[there] = [here]
                    reached.append(there)
                elif known == steps and before[there][-1] != here:
                    before[there].append(here)
        edge = reached
    return Routes(start, away, before)


def _routes_by_cost(start: Space, ways: Ways[Space], cost: StepCost[Space]) -> Routes[Space]:
    """Dijkstra's way; spaces equally far are settled in the order in which they were found."""
    away: dict[Space, float] = {}
    best: dict[Space, float] = {start: 0}
    before: dict[Space, list[Space]] = {start: []}
    found = count()
    waiting: list[tuple[float, int, Space]] = [(0, next(found), start)]
    while waiting:
        far, _, here = heappop(waiting)
        if here in away:
            continue
        away[here] = far
        for there in ways(here):
            price = cost(here, there)
            if price <= 0:
                raise ValueError(f"The step from {here!r} to {there!r} costs {price}.")
            there_far = far + price
            known = best.get(there)
            if known is None or there_far < known:
                best[there] = there_far
                before[there] = [here]
                heappush(waiting, (there_far, next(found), there))
            elif there_far == known and before[there][-1] != here:
                before[there].append(here)
    return Routes(start, away, before)


def nearest(items: Iterable[Item], *measures: Callable[[Item], float | None]) -> list[Item]:
    """The items for which a measure is least; each further measure decides between those that tie.

    Such as `nearest(cities, routes.away.get)`: what a measure gives None for cannot be reached and is left out. What
    still ties in the end is all there, for somebody to choose.
    """
    left = list(items)
    for measure in measures:
        measured = [(item, value) for item in left if (value := measure(item)) is not None]
        least = min((value for _, value in measured), default=None)
        left = [item for item, value in measured if value == least]
    return left
