"""The night: the keeper hides the idol; then every hour a door is locked, and the investigators search."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.atlas import routes
from miskatonic.kernel.decision import Option, QuestionKind, Thing, id_of, kind_of
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import events
from .deeds import end, go, recover_courage, search_room
from .house import DOOR, HIDING_PLACES, HOUSE, WAYS, investigator_thing, room_option, say, way_name, way_thing
from .state import KEEPER, Ashgrove, Table

STRIDE: Final = 2
"""So many rooms an investigator may go in a turn."""


def hide(table: Table) -> Flow[str]:
    """The keeper hides the idol anywhere but in the hall (ash.setup.3)."""
    rooms = [room_option("hide", room) for room in HIDING_PLACES]
    table.state.idol = yield from ask(KEEPER, say("ask-hide"), rooms, "ash.setup.3", topic="hide")
    table.tell(events.Hidden, table.state.idol, only=(KEEPER,))
    return "lock"


def lock(table: Table) -> Flow[str]:
    """An hour begins, and the keeper locks another door than before (ash.hour.1, ash.lock.1)."""
    state = table.state
    state.hour += 1
    table.tell(events.HourStruck, state.hour, state.midnight - state.hour)
    doors = [
        Option(f"lock:{way}", way_name(way), way, "lock", (way_thing(way),))
        for way in range(len(WAYS))
        if why_no_lock(state, way) is None
    ]
    locked: int = yield from ask(KEEPER, say("ask-lock"), doors, "ash.lock.1", topic="lock")
    state.locked = locked
    table.tell(events.Locked, locked)
    return "omen"


def search(table: Table) -> Flow[str]:
    """The investigators take their turns; the last hour ends at midnight (ash.hour.3, ash.end.2)."""
    for seat in table.state.inside:
        yield from turn(table, seat)
    if table.state.hour == table.state.midnight:
        end(table, "midnight", keeper_wins=True)
    return "lock"


def turn(table: Table, seat: int) -> Flow[None]:
    """An investigator goes somewhere and searches there, or rests (ash.turn.1, ash.turn.2)."""
    rooms = [room_option("go", room) for room in reach(table.state, seat)]
    rest = Option("rest", say("option-rest"), None, "rest", (investigator_thing(seat),))
    room: str | None = yield from ask(
        seat, say("ask-turn"), [*rooms, rest], "ash.turn.1", kind=QuestionKind.ACT, topic="turn"
    )
    if room is None:
        recover_courage(table, seat)
        return
    go(table, seat, room)
    if room in table.state.unsearched:
        search_room(table, seat, room)


def reach(state: Ashgrove, seat: int) -> list[str]:
    """The rooms an investigator can go to, but not through the locked door (ash.turn.1, ash.lock.2)."""
    ways = HOUSE.ways(blocked=lambda room, way: way == state.locked)
    return routes(state.investigators[seat].room, ways).within(STRIDE)[1:]


def why_no_lock(state: Ashgrove, way: int) -> Message | None:
    if WAYS[way].kind != DOOR:
        return say("why-not-stairs")
    return say("why-not-again") if way == state.locked else None


def why_not(table: Table, seat: int, thing: Thing) -> Message | None:
    """Why whoever is asked cannot use a door or a room now."""
    match table.pending[seat].topic, kind_of(thing):
        case "lock", "way":
            return why_no_lock(table.state, int(id_of(thing)))
        case "hide", "room":
            return say("why-not-hall")
        case "turn", "room":
            here = id_of(thing) == table.state.investigators[seat].room
            return say("why-not-here") if here else say("why-not-far", n=STRIDE)
        case "listen", "room":
            return say("why-not-known")
        case _:
            return None
