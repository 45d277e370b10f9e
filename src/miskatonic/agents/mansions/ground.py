"""The house as the greedy bot walks it: how far everything is, for monsters and for an investigator with keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from math import inf

from miskatonic.games.mansions.house import House, Mover, house_of
from miskatonic.games.mansions.sight import distance_in_range, sees
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import DoorId, RoomId, SpaceId

Steps = dict[SpaceId, float]


class Ground:
    """The map with the doors that are shut now."""

    def __init__(self, view: View) -> None:
        self.story = view.story
        self.house: House = house_of(view.story)
        barred = [each.door for each in view.barriers if each.door is not None]
        self.shut: frozenset[DoorId] = frozenset((*view.sealed, *barred))

    def near(self, mover: Mover, space: SpaceId) -> list[SpaceId]:
        return _near(self.story, mover, self.shut, space)

    def steps(self, mover: Mover, start: SpaceId) -> Steps:
        """How many steps everything is from a space, locks aside."""
        return _steps(self.story, mover, self.shut, start)

    def away(self, mover: Mover, start: SpaceId, goals: Iterable[SpaceId]) -> float:
        """How far the nearest of some spaces is."""
        steps = self.steps(mover, start)
        return min((steps.get(goal, inf) for goal in goals), default=inf)

    def room(self, room: RoomId) -> tuple[SpaceId, ...]:
        return self.house.rooms.get(room, ())

    def exits(self, room: RoomId) -> list[SpaceId]:
        """The spaces of a room with a door out of the house."""
        return [door.one for door in self.house.outside_doors(room)]

    def firing(self, target: SpaceId, range: int) -> list[SpaceId]:
        """The spaces from which a weapon of a range reaches a target."""
        return _firing(self.story, target, range)


@lru_cache(maxsize=4096)
def _near(story: str, mover: Mover, shut: frozenset[DoorId], space: SpaceId) -> list[SpaceId]:
    return [there for there, door in house_of(story).ways(mover, space) if door is None or door not in shut]


@lru_cache(maxsize=4096)
def _steps(story: str, mover: Mover, shut: frozenset[DoorId], start: SpaceId) -> Steps:
    found: Steps = {start: 0}
    queue = [start]
    for space in queue:
        for there in _near(story, mover, shut, space):
            if there not in found:
                found[there] = found[space] + 1
                queue.append(there)
    return found


@lru_cache(maxsize=4096)
def _firing(story: str, target: SpaceId, range: int) -> list[SpaceId]:
    found: list[SpaceId] = []
    for space in house_of(story).spaces:
        away = distance_in_range(story, space, target)
        if away is not None and away <= range and sees(story, space, target):
            found.append(space)
    return found


class Trip:
    """The cheapest ways of an investigator from where they are; a step costs 1 and what stands in its way."""

    def __init__(self, ground: Ground, start: SpaceId, toll: Callable[[SpaceId, SpaceId], float]) -> None:
        self.start = start
        self.away: dict[SpaceId, float] = {start: 0.0}
        self._before: dict[SpaceId, SpaceId] = {}
        queue: list[tuple[float, SpaceId]] = [(0.0, start)]
        done: set[SpaceId] = set()
        while queue:
            here, space = heappop(queue)
            if space in done:
                continue
            done.add(space)
            for there in ground.near("investigator", space):
                cost = here + 1 + toll(space, there)
                if cost < self.away.get(there, inf):
                    self.away[there] = cost
                    self._before[there] = space
                    heappush(queue, (cost, there))

    def first(self, goal: SpaceId) -> SpaceId | None:
        """The first step of the way to a goal; None where one is there, or cannot come there."""
        if goal == self.start or goal not in self._before:
            return None
        while self._before[goal] != self.start:
            goal = self._before[goal]
        return goal

    @cached_property
    def reach(self) -> list[SpaceId]:
        return list(self.away)
