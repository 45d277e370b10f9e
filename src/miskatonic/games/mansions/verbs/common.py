"""What the words share: whom and what an effect finds on the table."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import Fixed

from ..components import ITEMS
from ..house import house_of, neighbours
from ..play import Table, monsters_in_room, monsters_in_space
from ..resolver import Me
from ..state import Mansions, Monster
from ..words import CardId, Feature, RoomId, SpaceId, front, room_of

ONE: Final = Fixed(1)
NONE: Final = Fixed(0)


def stands(table: Table, me: Me) -> bool:
    """Is the effect about an investigator who is still on the map?"""
    return me.who is not None and table.state.investigators[me.who].in_play


def others_in_room(table: Table, me: Me) -> list[int]:
    """The other investigators in the room."""
    here = me.here(table)
    return [] if here is None else [seat for seat in table.state.in_room(here) if seat != me.who]


def monsters_here(table: Table, me: Me) -> list[Monster]:
    """The monsters in the space."""
    space = me.where(table)
    return [] if space is None else monsters_in_space(table.state, space)


def monsters_in_the_room(table: Table, me: Me) -> list[Monster]:
    here = me.here(table)
    return [] if here is None else monsters_in_room(table.state, here)


def cards_of_types(state: Mansions, who: int, types: list[str]) -> list[CardId]:
    """The cards of an investigator that have one of some types; all items where none is named."""
    cards = [card for card in state.investigators[who].cards if front(card) in ITEMS]
    return [card for card in cards if not types or any(each in types for each in ITEMS[front(card)].types)]


def spaces_with(state: Mansions, feature: Feature) -> tuple[SpaceId, ...]:
    """The spaces that have a room feature."""
    return house_of(state.story).features.get(feature, ())


def rooms_with(state: Mansions, feature: Feature) -> list[RoomId]:
    return list(dict.fromkeys(room_of(space) for space in spaces_with(state, feature)))


def all_rooms(state: Mansions) -> list[RoomId]:
    return list(house_of(state.story).rooms)


def next_rooms(state: Mansions, room: RoomId) -> list[RoomId]:
    """The rooms one can step into from a room, by a door, an open edge or a corner."""
    found: dict[RoomId, None] = {}
    for space in house_of(state.story).rooms[room]:
        for other in neighbours(state, space, "investigator"):
            if room_of(other) != room:
                found[room_of(other)] = None
    return list(found)
