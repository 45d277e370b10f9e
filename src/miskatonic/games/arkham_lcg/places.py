"""Locations: how they are connected, moving between them, and the clues on them."""

from __future__ import annotations

from functools import partial

from miskatonic.kernel.atlas import Routes, routes
from miskatonic.kernel.flow import Flow

from .card import WOULD, ReadOnlyTable, Table
from .engagement import disengage, engage_ready_enemies
from .events import CluesDiscoveredEvent, CluesDropped, CluesGained, CluesSpent, LocationRevealed, Moved
from .in_play_index import forget_map, index_of
from .moments import CluesDiscovered, Enters, Leaves
from .play import enemies_at, face, investigators_at, is_playing
from .printed import PRINTED, Printed, Unrevealed
from .registry import CARDS, LISTENERS
from .state import Waiting
from .timing import after, before, happened
from .values import anybody_says, is_blank, is_enemy
from .words import BACKS, NOWHERE

# The map.


def side(table: ReadOnlyTable, location: int) -> Printed | Unrevealed:
    """The side that shows: some locations have another symbol until they are revealed."""
    shown = PRINTED[table.state.codes[location]]
    return shown if shown.unrevealed is None or table.state.play[location].revealed else shown.unrevealed


def connected(table: ReadOnlyTable, location: int) -> list[int]:
    """The locations one can move to from here: none from outside the map (rule lcg.move.2).

    A connection may lead one way only (rules lcg.move.3, lcg.connections.1.ltp).
    """
    known = index_of(table.state).connections
    if location not in known:
        if location not in table.state.locations:
            return []
        known[location] = leads_to(table, location)
    return known[location]


def connections(table: ReadOnlyTable) -> dict[int, list[int]]:
    """The map as it lies: where one can move from each location."""
    known = index_of(table.state).connections
    for location in table.state.locations:
        if location not in known:
            known[location] = leads_to(table, location)
    return known


def leads_to(table: ReadOnlyTable, location: int) -> list[int]:
    """The locations with a symbol that this one lists, and those its own text connects it to."""
    wanted = side(table, location).connects
    card = CARDS[table.state.codes[location]]
    return [
        other
        for other in table.state.locations
        if other != location and (side(table, other).symbol in wanted or card.connects(table, location, other))
    ]


def routes_from(table: ReadOnlyTable, origin: int) -> Routes[int]:
    """The shortest ways by connections; blocks do not count (rules lcg.nearest.1, lcg.nearest.2)."""
    return routes(origin, partial(connected, table))


def is_empty(table: ReadOnlyTable, location: int) -> bool:
    """No enemies and no investigators (rule lcg.empty-location.1)."""
    return not enemies_at(table, location) and not investigators_at(table, location)


def may_enter(table: ReadOnlyTable, location: int) -> bool:
    """Nothing keeps investigators out."""
    return not anybody_says(table, "bars_investigators", location)


# Moving.


def move(table: Table, who: int, to: int) -> Flow[bool]:
    """Leave one location and enter another, with whoever is engaged.

    Rules lcg.move.1, lcg.move.4, lcg.engagement.2.
    """
    state = table.state
    investigator = state.investigators[who]
    origin = investigator.location
    if to == origin or to not in state.play or not is_playing(table, who) or not may_enter(table, to):
        return False
    if state.test is not None and leaving_is_tested(table, origin):
        state.waiting.append(Waiting(who, to, ""))
        return False
    if not (yield from before(table, Leaves(who=who, location=origin, to=to))):
        return False
    if not is_playing(table, who) or investigator.location != origin or to not in state.play:
        return False
    leave_barred_behind(table, who, to)
    investigator.location = to
    table.tell(
        Moved, investigator.code, face(table, origin) if origin in state.play else "", origin, face(table, to), to
    )
    yield from enter(table, who, to)
    return True


def leave_barred_behind(table: Table, who: int, to: int) -> None:
    """An engaged enemy that cannot move into the location is left behind (rules lcg.engagement.2, lcg.cannot.1)."""
    if "bars_enemy" in index_of(table.state).modifiers:
        for enemy in [card for card in table.state.investigators[who].threats if is_barred(table, card, to)]:
            disengage(table, enemy)


def is_barred(table: ReadOnlyTable, enemy: int, location: int) -> bool:
    """Something keeps the enemy out."""
    return is_enemy(table, enemy) and anybody_says(table, "bars_enemy", enemy, location)


def leaving_is_tested(table: ReadOnlyTable, origin: int) -> bool:
    """A test to leave has to wait for the test under way."""
    code = table.state.codes[origin]
    return (
        code in LISTENERS.get((Leaves, WOULD), ()) and table.state.play[origin].revealed and not is_blank(table, origin)
    )


def enter(table: Table, who: int, location: int) -> Flow[None]:
    """Reveal it, meet who is there, then see what it does (rules lcg.location.6, lcg.engagement.7)."""
    reveal(table, location)
    yield from engage_ready_enemies(table)
    if is_playing(table, who) and table.state.investigators[who].location == location:
        yield from happened(table, Enters, who=who, location=location)


def reveal(table: Table, location: int) -> None:
    """Turn it over and put its clues on it, the first time (rules lcg.location.6, lcg.location.8)."""
    entry = table.state.play[location]
    if entry.revealed:
        return
    entry.revealed = True
    forget_map(table.state)
    code = table.state.codes[location]
    entry.clues += PRINTED[code].clues * table.state.per_investigator
    table.tell(LocationRevealed, code, location, BACKS.get(code, code), entry.clues)


# Clues.


def may_find_clues(table: ReadOnlyTable, who: int) -> bool:
    """Nothing forbids them to discover or spend clues."""
    return not anybody_says(table, "bars_clues", who)


def clues_here(table: ReadOnlyTable, who: int) -> int:
    """How many clues they could discover where they are."""
    location = table.state.investigators[who].location
    if location == NOWHERE or not may_find_clues(table, who):
        return 0
    return table.state.play[location].clues


def discover(table: Table, who: int, count: int = 1, location: int | None = None) -> Flow[int]:
    """Take clues from a location, as far as there are any (rules lcg.investigate-action.5, lcg.clue.2)."""
    state = table.state
    if not is_playing(table, who):
        return 0
    at = state.investigators[who].location if location is None else location
    found = min(count, state.play[at].clues if at in state.play else 0)
    if found <= 0 or not may_find_clues(table, who):
        return 0
    moment = CluesDiscovered(who=who, location=at, count=found)
    if not (yield from before(table, moment)):
        return 0
    state.play[at].clues -= found
    state.investigators[who].clues += found
    table.tell(CluesDiscoveredEvent, state.investigators[who].code, face(table, at), at, found)
    yield from after(table, moment)
    return found


def gain_clues(table: Table, who: int, count: int) -> None:
    """Clues from the token pool; that is no discovery."""
    table.state.investigators[who].clues += count
    table.tell(CluesGained, table.state.investigators[who].code, count)


def spend_clues(table: Table, who: int, count: int) -> None:
    investigator = table.state.investigators[who]
    investigator.clues -= count
    if count:
        table.tell(CluesSpent, investigator.code, count)


def drop_clues_here(table: Table, who: int, count: int) -> None:
    """Put some of their clues on their location."""
    investigator = table.state.investigators[who]
    dropped = min(count, investigator.clues)
    if dropped and investigator.location in table.state.play:
        investigator.clues -= dropped
        table.state.play[investigator.location].clues += dropped
        table.tell(
            CluesDropped, investigator.code, table.state.codes[investigator.location], investigator.location, dropped
        )
