"""Maps: spaces joined by edges, with what every board asks of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Generic, TypeVar

Space = TypeVar("Space", bound=Hashable)


class Atlas(Generic[Space]):
    """An undirected graph of spaces. Neighbours keep the order in which they were named."""

    def __init__(self, spaces: Iterable[Space], edges: Iterable[tuple[Space, Space]]) -> None:
        self.neighbours: dict[Space, list[Space]] = {space: [] for space in spaces}
        self.edges: list[tuple[Space, Space]] = []
        self._index: dict[tuple[Space, Space], int] = {}
        for one, other in edges:
            self._index[one, other] = self._index[other, one] = len(self.edges)
            self.edges.append((one, other))
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)

    def adjacent(self, one: Space, other: Space) -> bool:
        """Does an edge join the two? A space is not adjacent to itself."""
        return (one, other) in self._index

    def edge(self, one: Space, other: Space) -> int | None:
        """The number of the edge between two spaces, None where there is none."""
        return self._index.get((one, other))

    def edges_at(self, space: Space) -> list[int]:
        """The numbers of the edges that touch a space."""
        return [self._index[space, other] for other in self.neighbours[space]]

    def distances(self, start: Space, blocked: Callable[[Space, Space], bool] | None = None) -> dict[Space, int]:
        """The number of steps from a space to every space that can be reached."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.neighbours[here]:
                if there not in found and not (blocked and blocked(here, there)):
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def within(self, start: Space, steps: int) -> list[Space]:
        """The spaces at most so many steps away, the nearest first."""
        return [space for space, distance in self.distances(start).items() if distance <= steps]

    def nearest(self, start: Space, goals: Collection[Space]) -> list[Space]:
        """The goals that are the fewest steps away; several when they tie."""
        reached = {space: steps for space, steps in self.distances(start).items() if space in goals}
        return [space for space, steps in reached.items() if steps == min(reached.values())]

    def steps_toward(
        self, start: Space, goal: Space, blocked: Callable[[Space, Space], bool] | None = None
    ) -> list[Space]:
        """The neighbours of `start` that lie on a shortest path to the goal; none when it is reached or cut off."""
        reach = self.distances(goal, (lambda a, b: blocked(b, a)) if blocked else None)
        if start == goal or start not in reach:
            return []
        open_ways = (space for space in self.neighbours[start] if not (blocked and blocked(start, space)))
        return [space for space in open_ways if reach.get(space) == reach[start] - 1]
