"""Fire, darkness, and the room features: barriers, fireplaces, hiding places, corpses."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask

from . import things
from .events import (
    BarrierPulled,
    BarrierPushed,
    CameOut,
    CorpsePlaced,
    CorpsesBurnt,
    CorpsesGone,
    DarknessGone,
    DarknessPlaced,
    FireGone,
    FirePlaced,
    Hid,
)
from .house import house_of
from .play import Table
from .state import Barrier, Mansions
from .words import DoorId, Feature, RoomId, SpaceId, room_of, say

CORPSES: Final = 6
"""How many corpse markers there are; the book names no number (rule mom.limits.3)."""


# Fire and darkness.


def set_fire(table: Table, room: RoomId) -> bool:
    """A room burns once (rules mom.fire.1, mom.status.2.ltp); corpses in it burn too (rule mom.corpse.6)."""
    state = table.state
    if room in state.fire:
        return False
    state.fire.append(room)
    table.tell(FirePlaced, room)
    burn_corpses(table, room)
    return True


def put_out_fire(table: Table, room: RoomId) -> bool:
    if room not in table.state.fire:
        return False
    table.state.fire.remove(room)
    table.tell(FireGone, room)
    return True


def darken(table: Table, room: RoomId) -> bool:
    """A room is dark once (rules mom.darkness.1, mom.status.2.ltp)."""
    if room in table.state.darkness:
        return False
    table.state.darkness.append(room)
    table.tell(DarknessPlaced, room)
    return True


def light_up(table: Table, room: RoomId) -> bool:
    if room not in table.state.darkness:
        return False
    table.state.darkness.remove(room)
    table.tell(DarknessGone, room)
    return True


# Corpses.


def corpses_left(state: Mansions) -> int:
    """Markers that are not on the map; discarded ones may be used again (rules mom.limits.3, mom.limits.5)."""
    return CORPSES - sum(state.corpses.values())


def place_corpses(table: Table, space: SpaceId, n: int = 1) -> int:
    """As many as are left; in a burning room they burn at once (rules mom.corpse.1, mom.corpse.6, mom.limits.3)."""
    state = table.state
    placed = min(n, corpses_left(state))
    if placed > 0:
        state.corpses[space] = state.corpses.get(space, 0) + placed
        table.tell(CorpsePlaced, space, placed)
        burn_corpses(table, room_of(space))
    return max(placed, 0)


def remove_corpses(table: Table, space: SpaceId, n: int = 1) -> int:
    """Markers go back to the supply."""
    state = table.state
    gone = min(n, state.corpses.get(space, 0))
    if gone > 0:
        state.corpses[space] -= gone
        if not state.corpses[space]:
            del state.corpses[space]
        table.tell(CorpsesGone, space, gone)
    return max(gone, 0)


def burn_corpses(table: Table, room: RoomId) -> None:
    """Corpses in a burning room are discarded (rule mom.corpse.6)."""
    state = table.state
    if room not in state.fire:
        return
    for space in [space for space in state.corpses if room_of(space) == room]:
        table.tell(CorpsesBurnt, space, state.corpses.pop(space))


def spaces_with(state: Mansions, feature: Feature) -> tuple[SpaceId, ...]:
    return tuple(house_of(state.story).features.get(feature, ()))


def can_burn(state: Mansions, who: int) -> bool:
    """A corpse in the space of a fireplace (rule mom.fireplace.2)."""
    space = state.investigators[who].space
    return bool(state.corpses.get(space)) and space in spaces_with(state, Feature.FIREPLACE)


def burn_in_fireplace(table: Table, who: int) -> Flow[None]:
    """Any number of corpses in the space of the fireplace (rule mom.fireplace.2)."""
    state = table.state
    space = state.investigators[who].space
    most = state.corpses.get(space, 0)
    options = [
        Option(f"burn:{n}", say("option-burn", n=n), n, "burn", (things.corpse(space),), word=str(n), amount=n)
        for n in range(1, most + 1)
    ]
    prompt, kind = say("prompt-burn"), QuestionKind.NUMBER
    remove_corpses(
        table, space, (yield from ask(who, prompt, options, "mom.fireplace.2", table.cause, kind, "burn-corpses"))
    )


# Barriers.


def barrier_in(state: Mansions, space: SpaceId) -> Barrier | None:
    return next((each for each in state.barriers if each.space == space), None)


def barrier_at(state: Mansions, door: DoorId) -> Barrier | None:
    return next((each for each in state.barriers if each.door == door), None)


def doors_of(state: Mansions, space: SpaceId) -> list[DoorId]:
    """The doors of a space against which a barrier could be pushed."""
    return [door.id for door in house_of(state.story).doors if space in (door.one, door.other)]


def pushes(state: Mansions, who: int) -> list[DoorId]:
    """The doors against which they could push the barrier of their space (rules mom.barrier.1, mom.barrier.4)."""
    space = state.investigators[who].space
    barrier = barrier_in(state, space)
    if barrier is None or barrier.door is not None:
        return []
    return [door for door in doors_of(state, space) if barrier_at(state, door) is None]


def pulls(state: Mansions, who: int) -> list[Barrier]:
    """The barriers they could pull away from a door: in their space, or by one reading beyond it (mom.barrier.2)."""
    space = state.investigators[who].space
    doors = doors_of(state, space) if state.readings.barrier_pulled == "either-side" else []
    return [each for each in state.barriers if each.door is not None and (each.space == space or each.door in doors)]


def push_barrier(table: Table, who: int, door: DoorId) -> None:
    investigator = table.state.investigators[who]
    barrier = barrier_in(table.state, investigator.space)
    if barrier is not None:
        barrier.door = door
        table.tell(BarrierPushed, investigator.id, investigator.space, door)


def pull_barrier(table: Table, who: int, space: SpaceId) -> None:
    barrier = barrier_in(table.state, space)
    if barrier is not None:
        barrier.door = None
        table.tell(BarrierPulled, table.state.investigators[who].id, space)


# Hiding.


def can_hide(state: Mansions, who: int) -> bool:
    """There is a hiding place in their space, and they are not in it (rule mom.hiding.1)."""
    investigator = state.investigators[who]
    return not investigator.hidden and investigator.space in spaces_with(state, Feature.HIDING_PLACE)


def hide(table: Table, who: int) -> None:
    investigator = table.state.investigators[who]
    investigator.hidden = True
    table.tell(Hid, investigator.id, investigator.space)


def come_out(table: Table, who: int) -> None:
    """Rules mom.hiding.3, mom.combat-term.10."""
    investigator = table.state.investigators[who]
    if investigator.hidden:
        investigator.hidden = False
        table.tell(CameOut, investigator.id, investigator.space)
