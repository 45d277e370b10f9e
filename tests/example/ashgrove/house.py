"""The house: its rooms and passages, and how everything on the table is called."""

from pathlib import Path
from typing import Final

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.decision import Option, Thing
from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
words: Final = Voice(FOLDER.name, FOLDER / "locale")

HALL: Final = "hall"
HIDING_PLACES: Final = ("library", "tower", "study", "conservatory", "kitchen", "cellar", "chapel")
ROOMS: Final = (HALL, *HIDING_PLACES)
DOOR, STAIRS = "door", "stairs"
PASSAGES: Final = (
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
HOUSE: Final = Atlas(ROOMS, PASSAGES)


def thing(kind: str, id: str | int) -> Thing:
    return f"{kind}:{id}"


def name(kind: str, id: str | int) -> Message:
    """The text `room-hall`, `card-whispers`; doors and stairs go by the rooms they join."""
    if kind != "passage":
        return words(f"{kind}-{id}")
    passage = PASSAGES[int(id)]
    return words(f"passage-{passage.kind}", one=name("room", passage.one), other=name("room", passage.other))


def option(verb: str, kind: str, id: str | int, value: object = None) -> Option:
    """To do something with a thing; the rule receives its id, or the value."""
    return Option(f"{verb}:{id}", name(kind, id), id if value is None else value, verb, (thing(kind, id),))
