"""Verbs about rooms: fire, darkness, corpses, and the monsters that come into them."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from miskatonic.kernel.effects import Effects, Node, any_possible, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import features
from ..features import corpses_left, place_corpses, remove_corpses
from ..house import house_of
from ..monsters import can_place, place
from ..play import Table, choose_room, choose_space
from ..resolver import Me
from ..state import Mansions
from ..words import Feature, RoomId, SpaceId, monster_name, room_name, room_of, say
from .common import all_rooms, next_rooms, rooms_with, spaces_with

Status = Literal["fire", "darkness"]


def burning(state: Mansions, room: RoomId) -> bool:
    return room in state.fire


class PlaceStatus(Node, frozen=True, tag="place"):
    """Fire or darkness in the room of the effect, or in a room by its name (rule mom.status.2.ltp)."""

    what: Status
    room: RoomId | None = None

    def _room(self, table: Table, me: Me) -> RoomId | None:
        if self.room is None:
            return me.here(table)
        return self.room if self.room in house_of(table.state.story).rooms else None

    def resolve(self, table: Table, me: Me, /) -> None:
        room = self._room(table, me)
        if room is None:
            return
        if self.what == "fire":
            features.set_fire(table, room)
        else:
            features.darken(table, room)

    def possible(self, table: Table, me: Me, /) -> bool:
        room = self._room(table, me)
        state = table.state
        return room is not None and room not in (state.fire if self.what == "fire" else state.darkness)

    def say(self) -> Message:
        if self.room is None:
            return say(f"effect-place-{self.what}")
        return say(f"effect-place-{self.what}-in", room=room_name(self.room))


class RemoveStatus(Node, frozen=True, tag="remove"):
    """Fire or darkness goes from the room of the effect."""

    what: Status

    def resolve(self, table: Table, me: Me, /) -> None:
        room = me.here(table)
        if room is None:
            return
        if self.what == "fire":
            features.put_out_fire(table, room)
        else:
            features.light_up(table, room)

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return me.here(table) in (state.fire if self.what == "fire" else state.darkness)

    def say(self) -> Message:
        return say(f"effect-remove-{self.what}")


Which = Literal["any", "here-or-next", "fireplace", "next-to-fire", "vent", "altar", "empty", "with-investigators"]
"""Which rooms there are to choose from."""


def rooms_that_fit(table: Table, me: Me, which: Which) -> list[RoomId]:
    state = table.state
    rooms = all_rooms(state)
    match which:
        case "any":
            return rooms
        case "here-or-next":
            here = me.here(table)
            return [] if here is None else [here, *next_rooms(state, here)]
        case "fireplace":
            return rooms_with(state, Feature.FIREPLACE)
        case "vent":
            return rooms_with(state, Feature.VENT)
        case "altar":
            return rooms_with(state, Feature.ALTAR)
        case "next-to-fire":
            return [room for room in rooms if any(burning(state, other) for other in next_rooms(state, room))]
        case "empty":
            return [room for room in rooms if not state.in_room(room)]
        case "with-investigators":
            return [room for room in rooms if state.in_room(room)]


class InRoom(Node, frozen=True, tag="in-a-room"):
    """A room is chosen, and the effects are about it; only one in which they could change anything."""

    which: list[Which]
    then: Effects

    def _rooms(self, table: Table, me: Me) -> list[RoomId]:
        rooms = dict.fromkeys(room for which in self.which for room in rooms_that_fit(table, me, which))
        return [room for room in rooms if any_possible(self.then, table, replace(me, room=room, space=None))]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        rooms = self._rooms(table, me)
        if not rooms:
            return
        prompt = say("prompt-room")
        room = yield from choose_room(table, me.seat(table), rooms, prompt, "mom.keeper-action.1", "room")
        yield from resolve(self.then, table, replace(me, room=room, space=None))

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._rooms(table, me))

    def say(self) -> Message:
        first, *rest = [say(f"room-which-{which}") for which in self.which]
        for other in rest:
            first = say("room-which-or", first=first, last=other)
        return say("effect-in-a-room", which=first, then=say_effects(self.then))


# Corpses.


class PlaceCorpse(Node, frozen=True, tag="place-corpse"):
    """A corpse in a space of the room, which the keeper picks, while markers last (rule mom.corpse.1)."""

    here: bool = False
    """In the very space of the effect."""

    def _spaces(self, table: Table, me: Me) -> list[SpaceId]:
        if not corpses_left(table.state):
            return []
        if self.here:
            space = me.where(table)
            return [] if space is None or burning(table.state, room_of(space)) else [space]
        room = me.here(table)
        if room is None or burning(table.state, room):
            return []
        return list(house_of(table.state.story).rooms[room])

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = self._spaces(table, me)
        if spaces:
            prompt = say("prompt-lay-corpse")
            space = yield from choose_space(table, table.state.keeper, spaces, prompt, "mom.corpse.1", "corpse")
            place_corpses(table, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._spaces(table, me))

    def say(self) -> Message:
        return say("effect-place-corpse-here" if self.here else "effect-place-corpse")


class RaiseCorpse(Node, frozen=True, tag="raise-corpse"):
    """A corpse, which the keeper picks, is replaced by a monster (rule mom.corpse.2)."""

    kind: str = "zombie"

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = [space for space, count in table.state.corpses.items() if count]
        if not spaces:
            return
        prompt = say("prompt-raise")
        space = yield from choose_space(table, table.state.keeper, spaces, prompt, "mom.corpse.2", "raise")
        placed = table.state.monsters_placed
        yield from place(table, self.kind, space)
        if table.state.monsters_placed > placed:
            remove_corpses(table, space, 1)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(table.state.corpses.values())

    def say(self) -> Message:
        return say("effect-raise-corpse", monster=monster_name(self.kind))


# Monsters that come.

Where = Literal["room", "space", "altar"]


class PlaceMonster(Node, frozen=True, tag="place-monster"):
    """Monsters of a kind out of the keeper's pool (rules mom.monster-place.1 to mom.monster-place.3)."""

    kind: str
    at: Where = "room"
    """In the room of the effect, in its very space, or in the space of an altar."""
    n: int = 1

    def _place(self, table: Table, me: Me) -> Flow[str | None]:
        state = table.state
        if self.at == "space":
            return me.where(table)
        if self.at == "room":
            return me.here(table)
        altars = spaces_with(state, Feature.ALTAR)
        if not altars:
            return None
        prompt = say("prompt-altar")
        return (yield from choose_space(table, state.keeper, altars, prompt, "mom.altar.1", "altar"))

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            where = yield from self._place(table, me)
            if where is None:
                return
            yield from place(table, self.kind, where)

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        if self.at == "altar" and not spaces_with(state, Feature.ALTAR):
            return False
        if self.at != "altar" and me.here(table) is None:
            return False
        return can_place(state, self.kind)

    def say(self) -> Message:
        return say(f"effect-place-monster-{self.at}", monster=monster_name(self.kind), n=self.n)
