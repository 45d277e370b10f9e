"""How a puzzle is solved best: for bots and for tests.

A plan says which pieces go where, how they are turned there, and which places wait for a piece that has to be drawn. It
uses only what everybody can see: what lies in the puzzle, and which pieces are unused, not their order.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import Final, NamedTuple

from .puzzle_pieces import LAYOUTS, PIECES, End, Layout, Move, PieceFace, Rotate, Swap, solved
from .puzzle_places import PuzzleType, Side
from .state import Piece

DRAW: Final = 2
"""What drawing a new piece costs (rule mom.puzzle-attempt.11)."""
_NODES: Final = 600
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

    best, least = 0, inf
    for place, replaced in enumerate(pieces):
        tried = list(pieces)
        tried[place] = Piece(drawn)
        plan = plan_for(layout, tried, [*unused, replaced.id], least)
        if plan is not None and plan.cost < least:
            best, least = place, plan.cost
    return best


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


def plan_for(layout: Layout, pieces: Sequence[Piece], unused: Iterable[int], below: float = inf) -> Plan | None:
    """The cheapest plan that costs less than a bound; None where there is none."""
    if solved(layout, pieces):
        return Plan(0, ())
    return _Planning(layout, pieces, tuple(unused), below).plan()


class _Planning:
    """Branch and bound over what may lie in each place."""

    def __init__(self, layout: Layout, pieces: Sequence[Piece], unused: tuple[int, ...], below: float) -> None:
        self.below = below
        """Only what costs less is of interest."""
        self.layout = layout
        self.pieces = pieces
        self.distance = distances(layout.id)
        self.best: Plan | None = None
        self.rest: list[float] = []
        self.chosen: dict[int, Filling] = {}
        copies = Counter(_sort(PIECES[number]) for number in unused)
        samples = {_sort(PIECES[number]): number for number in unused}
        self.to_draw = {number: DRAW * (len(unused) + 1) / (copies[sort] + 1) for sort, number in samples.items()}
        """What drawing a piece of each sort costs on average."""

    def plan(self) -> Plan | None:
        if self.layout.type is PuzzleType.RUNE:
            self._bring_home()
        elif self.layout.type is PuzzleType.LOCK:
            self._fill(tuple(range(len(self.pieces))), 0.0, None)
        else:
            for demands in routings(self.layout.id):
                self._fill(self._ordered(demands), 0.0, demands)
        return self.best

    def _bring_home(self) -> None:
        """A rune puzzle can end in one way only."""
        homes = tuple(PIECES[piece.id].home for piece in self.pieces)
        swaps = fewest_swaps(self.layout.id, tuple(range(len(homes))), homes)
        found = tuple(Filling(home, place, self.pieces[place].id, 0) for place, home in enumerate(homes))
        self.best = Plan(len(swaps), found)

    def _ordered(self, demands: dict[int, Demand]) -> tuple[int, ...]:
        """The places with demands, the dearest first; `rest` is what each and all after it cost at least."""
        least = {place: min((more for more, _ in self._candidates(place, demands)), default=inf) for place in demands}
        places = tuple(sorted(least, key=least.__getitem__, reverse=True))
        self.rest = [sum(least[place] for place in places[at:]) for at in range(len(places) + 1)]
        return places

    def _fill(self, places: tuple[int, ...], cost: float, demands: dict[int, Demand] | None) -> None:
        """Fill one place after the other with whatever fits; `cost` is the least it can come to so far."""
        at = len(self.chosen)
        if at == len(places):
            self._consider(cost)
            return
        place = places[at]
        rest = 0.0 if demands is None else self.rest[at + 1]
        for more, filling in self._candidates(place, demands):
            if cost + more + rest >= self.below:
                return
            self.chosen[place] = filling
            self._fill(places, cost + more, demands)
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
        if cost < self.below:
            self.best, self.below = Plan(cost, fillings), cost


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


Board = tuple[int, ...]
"""By place the goal of the piece that lies there; -1 of a piece that may end anywhere."""


@lru_cache(maxsize=16384)
def fewest_swaps(id: str, begun: tuple[int, ...], goals: tuple[int, ...]) -> tuple[Swap, ...]:
    """The swaps that bring pieces from where they lie to their goals; the others may end anywhere (A*)."""
    layout, away = LAYOUTS[id], distances(id)
    heading = dict(zip(begun, goals, strict=True))
    board = tuple(heading.get(place, -1) for place in range(len(layout.places)))
    apart = sum(away[place][goal] for place, goal in heading.items())
    came: dict[Board, tuple[int, Board, tuple[int, int] | None]] = {board: (0, board, None)}
    waiting = [(-(-apart // 2), apart, board)]
    looked_at = 0
    while waiting:
        _, apart, board = heappop(waiting)
        if not apart:
            return tuple(_back(came, board))
        looked_at += 1
        greedy = 2 if looked_at > _NODES else 1
        made = came[board][0] + 1
        for pair in layout.adjacent:
            one, other = pair
            first, second = board[one], board[other]
            if first == second:
                continue
            still = apart
            if first >= 0:
                still += away[other][first] - away[one][first]
            if second >= 0:
                still += away[one][second] - away[other][second]
            swapped = (*board[:one], second, *board[one + 1 : other], first, *board[other + 1 :])
            known = came.get(swapped)
            if known is None or made < known[0]:
                came[swapped] = made, board, pair
                heappush(waiting, (made + greedy * -(-still // 2), still, swapped))
    return ()


def _back(came: dict[Board, tuple[int, Board, tuple[int, int] | None]], board: Board) -> list[Swap]:
    """The swaps that led to a board, from the first on."""
    found: list[Swap] = []
    while (pair := came[board][2]) is not None:
        found.append(Swap(*pair))
        board = came[board][1]
    return found[::-1]
