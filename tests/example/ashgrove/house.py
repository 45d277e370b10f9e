"""The house: its rooms, doors and stairs, and what everything on the table is called."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.decision import Option
from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
say: Final = Voice("ashgrove", FOLDER / "locale")

HALL: Final = "hall"
HIDING_PLACES: Final = ("library", "tower", "study", "conservatory", "kitchen", "cellar", "chapel")
ROOMS: Final = (HALL, *HIDING_PLACES)
DOOR, STAIRS = "door", "stairs"
WAYS: Final = (
    Edge(HALL, "library", DOOR),
    Edge("library", "tower", STAIRS),
    Edge("library", "study", DOOR),
    Edge("study", "conservatory", DOOR),
    Edge(HALL, "conservatory", DOOR),
    Edge(HALL, "kitchen", DOOR),
    Edge("kitchen", "cellar", STAIRS),
    Edge("cellar", "chapel", DOOR),
    Edge("conservatory", "chapel", DOOR),
)
HOUSE: Final = Atlas(ROOMS, WAYS)

room_thing: Final = "room:{}".format
way_thing: Final = "way:{}".format
investigator_thing: Final = "investigator:{}".format
card_thing: Final = "card:{}".format


def room_name(room: str) -> Message:
    return say(f"room-{room}")


def way_name(number: int) -> Message:
    """Doors and stairs go by the rooms they join."""
    way = WAYS[number]
    return say(f"way-{way.kind}", one=room_name(way.one), other=room_name(way.other))


def investigator_name(seat: int) -> Message:
    return say(f"investigator-{seat}")


def card_name(card: str) -> Message:
    return say(f"card-{card}")


def room_option(verb: str, room: str) -> Option:
    """To do something with a room."""
    return Option(f"{verb}:{room}", room_name(room), room, verb, (room_thing(room),))
