"""How a puzzle is solved best: for bots and for tests.

A plan says which pieces go where, how they are turned there, and which places wait for a piece that has to be drawn. It
uses only what everybody can see: what lies in the puzzle, and which pieces are unused, not their order.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from .puzzle_pieces import LAYOUTS, PIECES, End, Layout, Move, PieceFace, Rotate, Swap, solved
from .puzzle_places import PuzzleType, Side
from .state import Piece

DRAW: Final = 2
"""What drawing a new piece costs (rule mom.puzzle-attempt.11)."""
_NODES: Final = 4000
"""So many positions are looked at for the fewest swaps; after that, few are good enough."""

Demand = frozenset[tuple[str, int, int]]
"""The wires a place needs: their colours and sides."""


class Filling(NamedTuple):
    """What shall lie in a place in the end."""

    place: int
    origin: int
    """Where it lies now; -1: it has to be drawn."""
    number: int
    turns: int


class Plan(NamedTuple):
    """A way to solve a puzzle: about so many puzzle actions, and what shall lie where."""

    cost: float
    fillings: tuple[Filling, ...]

    @property
    def draws(self) -> bool:
        """Whether a piece has to be drawn for it."""
        return any(filling.origin < 0 for filling in self.fillings)


def actions_needed(layout: Layout, pieces: Sequence[Piece], unused: Iterable[int]) -> float | None:
    """How many puzzle actions it takes, about, if pieces have to be drawn; None where nothing solves it."""
    plan = plan_for(layout, pieces, unused)
    return None if plan is None else plan.cost


def best_line(layout: Layout, pieces: Sequence[Piece], actions: int, unused: Iterable[int] = ()) -> list[Move]:
    """The swaps and turns worth making with so many puzzle actions, as far as nothing has to be drawn."""
    plan = plan_for(layout, pieces, unused)
    return [] if plan is None else list(line_of(layout, pieces, plan))[:actions]


def best_action(layout: Layout, pieces: Sequence[Piece], actions: int, unused: Sequence[int]) -> Move | str:
    """What to do next: a swap, a turn, `draw` or `stop`."""
    plan = plan_for(layout, pieces, unused)
    if plan is None:
        return "draw" if actions >= DRAW and unused else "stop"
    if plan.draws and actions >= DRAW and unused:
        return "draw"
    return next(iter(line_of(layout, pieces, plan)), "stop") if actions else "stop"


def best_replacement(layout: Layout, pieces: Sequence[Piece], drawn: int, unused: Sequence[int]) -> int:
    """The place where a drawn piece serves best."""

    def cost(place: int) -> float:
        tried = list(pieces)
        tried[place] = Piece(drawn)
        left = [*unused, pieces[place].id]
        needed = actions_needed(layout, tried, left)
        return 1000.0 if needed is None else needed

    return min(range(len(pieces)), key=cost)


def line_of(layout: Layout, pieces: Sequence[Piece], plan: Plan) -> Iterator[Move]:
    """The swaps and turns of a plan."""
    kept = [filling for filling in plan.fillings if filling.origin >= 0]
    begun = tuple(filling.origin for filling in kept)
    yield from fewest_swaps(layout.id, begun, tuple(filling.place for filling in kept))
    for filling in kept:
        turns = len(PIECES[filling.number].looks)
        right = (filling.turns - pieces[filling.origin].turns) % turns
        if right <= turns - right:
            yield from [Rotate(filling.place, "right")] * right
        else:
            yield from [Rotate(filling.place, "left")] * (turns - right)


def plan_for(layout: Layout, pieces: Sequence[Piece], unused: Iterable[int]) -> Plan | None:
    """The cheapest plan."""
    if solved(layout, pieces):
        return Plan(0, ())
    return _Planning(layout, pieces, tuple(unused)).plan()


class _Planning:
    """Branch and bound over what may lie in each place."""

    def __init__(self, layout: Layout, pieces: Sequence[Piece], unused: tuple[int, ...]) -> None:
        self.layout = layout
        self.pieces = pieces
        self.distance = distances(layout.id)
        self.best: Plan | None = None
        self.chosen: dict[int, Filling] = {}
        copies = Counter(_sort(PIECES[number]) for number in unused)
        samples = {_sort(PIECES[number]): number for number in unused}
        self.to_draw = {number: DRAW * (len(unused) + 1) / (copies[sort] + 1) for sort, number in samples.items()}
        """What drawing a piece of each sort costs on average."""

    def plan(self) -> Plan | None:
        if self.layout.type is PuzzleType.RUNE:
            self._settle(0, [PIECES[piece.id].home for piece in self.pieces])
        elif self.layout.type is PuzzleType.LOCK:
            self._fill(tuple(range(len(self.pieces))), 0, 0.0, None)
        else:
            for demands in routings(self.layout.id):
                self._fill(tuple(demands), 0, 0.0, demands)
        return self.best

    def _settle(self, cost: float, homes: list[int]) -> None:
        found = tuple(Filling(home, place, self.pieces[place].id, 0) for place, home in enumerate(homes))
        swaps = fewest_swaps(self.layout.id, tuple(range(len(homes))), tuple(homes))
        self.best = Plan(cost + len(swaps), found)

    def _fill(self, places: tuple[int, ...], at: int, cost: float, demands: dict[int, Demand] | None) -> None:
        """Fill one place after the other with whatever fits; `cost` is the least it can come to so far."""
        if at == len(places):
            self._consider(cost)
            return
        place = places[at]
        for more, filling in self._candidates(place, demands):
            if self.best is not None and cost + more >= self.best.cost:
                continue
            self.chosen[place] = filling
            self._fill(places, at + 1, cost + more, demands)
            del self.chosen[place]

    def _candidates(self, place: int, demands: dict[int, Demand] | None) -> list[tuple[float, Filling]]:
        """What may lie in a place beside what was chosen so far, the cheapest first."""
        taken = {filling.origin for filling in self.chosen.values() if filling.origin >= 0}
        to_draw = {filling.number for filling in self.chosen.values() if filling.origin < 0}
        wanted = _shown_to(self.layout, self.chosen, place) if demands is None else demands[place]
        found: list[tuple[float, Filling]] = []
        for origin, piece in enumerate(self.pieces):
            if origin not in taken:
                away = self.distance[origin][place] / 2
                for turns, by in _fitting(piece.id, piece.turns, wanted):
                    found.append((away + by, Filling(place, origin, piece.id, turns)))
        for number, price in self.to_draw.items():
            if number not in to_draw:
                for turns, by in _fitting(number, 0, wanted):
                    found.append((price + by, Filling(place, -1, number, turns)))
        return sorted(found)

    def _consider(self, least: float) -> None:
        """Every place is filled: count the swaps it really takes."""
        fillings = tuple(self.chosen.values())
        kept = [filling for filling in fillings if filling.origin >= 0]
        by_distance = sum(self.distance[filling.origin][filling.place] for filling in kept) / 2
        begun = tuple(filling.origin for filling in kept)
        swaps = fewest_swaps(self.layout.id, begun, tuple(filling.place for filling in kept))
        cost = least - by_distance + len(swaps)
        if self.best is None or cost < self.best.cost:
            self.best = Plan(cost, fillings)


def _sort(face: PieceFace) -> Hashable:
    """What pieces have in common that differ only in how they begin."""
    return face.shape, min(
        (marks, tuple(sorted(lines.items()))) for marks, lines in zip(face.turned, face.lines, strict=True)
    )


Wanted = frozenset[tuple[str, int, int]]


def _shown_to(layout: Layout, chosen: dict[int, Filling], place: int) -> Wanted:
    """The symbols around a place, of the setup tile and of what was chosen, each with the side it is at."""
    found: set[tuple[str, int, int]] = set()
    for side in range(layout.form.sides):
        mark = layout.shown_at.get((place, side))
        across = layout.touching.get((place, side))
        filling = chosen.get(across[0]) if across is not None else None
        if filling is not None and across is not None:
            mark = PIECES[filling.number].turned[filling.turns][across[1]]
        if mark is not None:
            found.add((mark, side, side))
    return frozenset(found)


@lru_cache(maxsize=65536)
def _fitting(number: int, turned: int, wanted: Wanted) -> tuple[tuple[int, int], ...]:
    """How a piece may be turned to show all that is wanted, and how many increments that takes."""
    face = PIECES[number]
    turns = len(face.looks)
    found: dict[int, tuple[int, int]] = {}
    for each in range(turns):
        by = min((each - turned) % turns, (turned - each) % turns)
        if not all(_has(face, each, *mark) for mark in wanted):
            continue
        look = face.looks[each]
        if look not in found or by < found[look][1]:
            found[look] = each, by
    return tuple(found.values())


def _has(face: PieceFace, turns: int, mark: str, side: int, other: int) -> bool:
    """Whether a piece shows a symbol at a side, or a wire that runs between two sides."""
    if side == other:
        return face.turned[turns][side] == mark
    return face.lines[turns].get(side) == (mark, other)


@lru_cache(maxsize=64)
def distances(id: str) -> tuple[tuple[int, ...], ...]:
    """How many swaps a piece is away from each place."""
    layout = LAYOUTS[id]
    return tuple(_distances_from(layout, place) for place in range(len(layout.places)))


def _distances_from(layout: Layout, start: int) -> tuple[int, ...]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for one, other in layout.adjacent:
            for here, there in ((one, other), (other, one)):
                if here == place and there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
    far = 2 * len(layout.places)
    return tuple(found.get(place, far) for place in range(len(layout.places)))


@lru_cache(maxsize=64)
def routings(id: str) -> tuple[dict[int, Demand], ...]:
    """All the ways in which the wires of a wiring puzzle can run, as what they demand of each place."""
    layout = LAYOUTS[id]
    ends: dict[str, list[End]] = {}
    for end in layout.ends:
        ends.setdefault(end.mark, []).append(end)
    found: list[dict[int, Demand]] = [{}]
    for colour, (start, goal) in ends.items():
        routes = list(_routes(layout, (start.place, start.side), (goal.place, goal.side), ()))
        found = [joint for demands in found for route in routes if (joint := _joined(demands, colour, route))]
    return tuple(sorted(found, key=len))


Route = tuple[tuple[int, int, int], ...]


def _routes(layout: Layout, here: Side, goal: Side, so_far: Route) -> Iterator[Route]:
    """Every way from one side of a place to the goal, without a place twice."""
    place, side = here
    for out in range(4):
        if out == side:
            continue
        route = (*so_far, (place, side, out))
        if (place, out) == goal:
            yield route
            continue
        across = layout.touching.get((place, out))
        if across is not None and all(across[0] != each[0] for each in route):
            yield from _routes(layout, across, goal, route)


def _joined(demands: dict[int, Demand], colour: str, route: Route) -> dict[int, Demand] | None:
    """The demands of one more wire; None where it would need a side that another wire has."""
    found = dict(demands)
    for place, side, out in route:
        there = found.get(place, frozenset())
        if any({side, out} & {one, other} for _, one, other in there):
            return None
        found[place] = there | {(colour, side, out)}
    return found


@lru_cache(maxsize=16384)
def fewest_swaps(id: str, begun: tuple[int, ...], goals: tuple[int, ...]) -> tuple[Swap, ...]:
    """The swaps that bring pieces from where they lie to their goals; the others may end anywhere (A*)."""
    layout, away = LAYOUTS[id], distances(id)

    def least(places: tuple[int, ...]) -> int:
        return -(-sum(away[place][goal] for place, goal in zip(places, goals, strict=True)) // 2)

    came: dict[tuple[int, ...], tuple[tuple[int, ...], Swap] | None] = {begun: None}
    made = {begun: 0}
    waiting = [(least(begun), 0, begun)]
    looked_at = 0
    while waiting:
        _, _, places = heappop(waiting)
        if places == goals:
            return tuple(_back(came, places))
        looked_at += 1
        greedy = 2 if looked_at > _NODES else 1
        for one, other in layout.adjacent:
            if one not in places and other not in places:
                continue
            moved = tuple(other if place == one else one if place == other else place for place in places)
            if moved not in made or made[places] + 1 < made[moved]:
                made[moved] = made[places] + 1
                came[moved] = places, Swap(one, other)
                ahead = least(moved)
                heappush(waiting, (made[moved] + greedy * ahead, ahead, moved))
    return ()


def _back(came: dict[tuple[int, ...], tuple[tuple[int, ...], Swap] | None], places: tuple[int, ...]) -> list[Swap]:
    found: list[Swap] = []
    while (step := came[places]) is not None:
        places = step[0]
        found.append(step[1])
    return found[::-1]
