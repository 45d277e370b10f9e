"""How everything on the table is called, in options, events, pings and explanations."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.kernel.decision import Thing

from .words import CardId, DoorId, MonsterId, RoomId, SpaceId, front

EVENT_DECK: Final = "event-deck"
OBJECTIVE: Final = "objective"
THREAT: Final = "threat"
PUZZLE: Final = "puzzle"


@cache
def space(id: SpaceId) -> Thing:
    return f"space:{id}"


@cache
def room(id: RoomId) -> Thing:
    return f"room:{id}"


@cache
def pile(room: RoomId) -> Thing:
    """The cards of a room."""
    return f"pile:{room}"


@cache
def door(id: DoorId) -> Thing:
    return f"door:{id}"


@cache
def barrier(space: SpaceId) -> Thing:
    """A barrier by the space that it never leaves."""
    return f"barrier:{space}"


@cache
def investigator(id: str) -> Thing:
    return f"investigator:{id}"


@cache
def monster(id: MonsterId) -> Thing:
    """A monster on the map by its number, which says nothing about its token."""
    return f"monster:{id}"


@cache
def card(id: CardId) -> Thing:
    """A card by its front: which copy it is nobody may know."""
    return f"card:{front(id)}"


@cache
def trait(id: str) -> Thing:
    return f"trait:{id}"


@cache
def piece(place: int) -> Thing:
    """A piece of the puzzle that is being attempted, by its place."""
    return f"piece:{place}"


@cache
def corpse(space: SpaceId) -> Thing:
    return f"corpse:{space}"


@cache
def skill(name: str) -> Thing:
    return f"skill:{name}"
