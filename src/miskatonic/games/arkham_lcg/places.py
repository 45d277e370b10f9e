"""Locations: how they are connected, moving between them, and the clues on them."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.kernel.flow import Flow

from .card import WOULD, Table
from .engagement import disengage, engage_ready_enemies
from .events import CluesDiscoveredEvent, CluesDropped, CluesGained, CluesSpent, LocationRevealed, Moved
from .moments import CluesDiscovered, Enters, Leaves
from .play import enemies_at, face, investigators_at, is_playing
from .presence import forget_map, presence
from .printed import PRINTED, Printed, Unrevealed
from .registry import CARDS, HEARS
from .state import Waiting
from .timing import after, before, happened
from .values import anybody_says, is_blank, is_enemy
from .words import BACKS, NOWHERE

# The map.


def side(t: Table, location: int) -> Printed | Unrevealed:
    """The side that shows: some locations have another symbol until they are revealed."""
    shown = PRINTED[t.state.codes[location]]
    return shown if shown.unrevealed is None or t.state.play[location].revealed else shown.unrevealed


def connected(t: Table, location: int) -> list[int]:
    """The locations one can move to from here, by the symbols of both (rules lcg.move.3, lcg.connections.1.ltp)."""
    connections = presence(t.state).connections
    if location not in connections:
        wanted = side(t, location).connects
        card = CARDS[t.state.codes[location]]
        connections[location] = [
            other
            for other in t.state.locations
            if other != location and (side(t, other).symbol in wanted or card.connects(t, location, other))
        ]
    return connections[location]


def distances(t: Table, origin: int) -> dict[int, int]:
    """How many connections away every location is; blocks do not count (rules lcg.nearest.1, lcg.nearest.2)."""
    found = {origin: 0}
    edge = [origin]
    while edge:
        reached: list[int] = []
        for location in edge:
            for other in connected(t, location):
                if other not in found:
                    found[other] = found[location] + 1
                    reached.append(other)
        edge = reached
    return found


def steps_towards(t: Table, origin: int, goal: int) -> list[int]:
    """The next locations on the shortest ways to another one."""
    away = {other: distances(t, other).get(goal) for other in connected(t, origin)}
    known = [steps for steps in away.values() if steps is not None]
    if not known:
        return []
    return [other for other, steps in away.items() if steps == min(known)]


def is_empty(t: Table, location: int) -> bool:
    """No enemies and no investigators (rule lcg.empty-location.1)."""
    return not enemies_at(t, location) and not investigators_at(t, location)


def may_enter(t: Table, location: int) -> bool:
    """Nothing keeps investigators out."""
    return not anybody_says(t, "bars_investigators", location)


def has_symbol_in_common(t: Table, codes: Iterable[str]) -> list[int]:
    """The locations in play with one of these codes."""
    wanted = frozenset(codes)
    return [location for location in t.state.locations if t.state.codes[location] in wanted]


# Moving.


def move(t: Table, who: int, to: int) -> Flow[bool]:
    """Leave one location and enter another, with whoever is engaged.

    Rules lcg.move.1, lcg.move.4, lcg.engagement.2.
    """
    state = t.state
    investigator = state.investigators[who]
    origin = investigator.location
    if to == origin or to not in state.play or not is_playing(t, who) or not may_enter(t, to):
        return False
    if state.test is not None and leaving_is_tested(t, origin):
        state.waiting.append(Waiting(who, to, ""))
        return False
    if not (yield from before(t, Leaves(who=who, location=origin, to=to))):
        return False
    if not is_playing(t, who) or investigator.location != origin or to not in state.play:
        return False
    leave_barred_behind(t, who, to)
    investigator.location = to
    t.tell(Moved, investigator.code, face(t, origin) if origin in state.play else "", origin, face(t, to), to)
    yield from enter(t, who, to)
    return True


def leave_barred_behind(t: Table, who: int, to: int) -> None:
    """An engaged enemy that cannot move into the location is left behind (rules lcg.engagement.2, lcg.cannot.1)."""
    if "bars_enemy" in presence(t.state).answers:
        for enemy in [card for card in t.state.investigators[who].threats if is_barred(t, card, to)]:
            disengage(t, enemy)


def is_barred(t: Table, enemy: int, location: int) -> bool:
    """Something keeps the enemy out."""
    return is_enemy(t, enemy) and anybody_says(t, "bars_enemy", enemy, location)


def leaving_is_tested(t: Table, origin: int) -> bool:
    """A test to leave has to wait for the test under way."""
    code = t.state.codes[origin]
    return code in HEARS.get((Leaves, WOULD), ()) and t.state.play[origin].revealed and not is_blank(t, origin)


def enter(t: Table, who: int, location: int) -> Flow[None]:
    """Reveal it, meet who is there, then see what it does (rules lcg.location.6, lcg.engagement.7)."""
    reveal(t, location)
    yield from engage_ready_enemies(t)
    if is_playing(t, who) and t.state.investigators[who].location == location:
        yield from happened(t, Enters, who=who, location=location)


def reveal(t: Table, location: int) -> None:
    """Turn it over and put its clues on it, the first time (rules lcg.location.6, lcg.location.8)."""
    entry = t.state.play[location]
    if entry.revealed:
        return
    entry.revealed = True
    forget_map(t.state)
    code = t.state.codes[location]
    entry.clues += PRINTED[code].clues * t.state.per_investigator
    t.tell(LocationRevealed, code, location, BACKS.get(code, code), entry.clues)


# Clues.


def may_find_clues(t: Table, who: int) -> bool:
    """Nothing forbids them to discover or spend clues."""
    return not anybody_says(t, "bars_clues", who)


def clues_here(t: Table, who: int) -> int:
    """How many clues they could discover where they are."""
    location = t.state.investigators[who].location
    if location == NOWHERE or not may_find_clues(t, who):
        return 0
    return t.state.play[location].clues


def discover(t: Table, who: int, count: int = 1, location: int | None = None) -> Flow[int]:
    """Take clues from a location, as far as there are any (rules lcg.investigate-action.5, lcg.clue.2)."""
    state = t.state
    if not is_playing(t, who):
        return 0
    at = state.investigators[who].location if location is None else location
    found = min(count, state.play[at].clues if at in state.play else 0)
    if found <= 0 or not may_find_clues(t, who):
        return 0
    moment = CluesDiscovered(who=who, location=at, count=found)
    if not (yield from before(t, moment)):
        return 0
    state.play[at].clues -= found
    state.investigators[who].clues += found
    t.tell(CluesDiscoveredEvent, state.investigators[who].code, face(t, at), at, found)
    yield from after(t, moment)
    return found


def gain_clues(t: Table, who: int, count: int) -> None:
    """Clues from the token pool; that is no discovery."""
    t.state.investigators[who].clues += count
    t.tell(CluesGained, t.state.investigators[who].code, count)


def spend_clues(t: Table, who: int, count: int) -> None:
    investigator = t.state.investigators[who]
    investigator.clues -= count
    if count:
        t.tell(CluesSpent, investigator.code, count)


def drop_clues_here(t: Table, who: int, count: int) -> None:
    """Put some of their clues on their location."""
    investigator = t.state.investigators[who]
    dropped = min(count, investigator.clues)
    if dropped and investigator.location in t.state.play:
        investigator.clues -= dropped
        t.state.play[investigator.location].clues += dropped
        t.tell(CluesDropped, investigator.code, t.state.codes[investigator.location], investigator.location, dropped)
