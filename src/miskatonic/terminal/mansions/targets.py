"""Where in the house the options of a question are."""

from __future__ import annotations

from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.view import View
from miskatonic.kernel.decision import Option, id_of, kind_of

from .. import targets
from ..face import Frame


def by_space(frame: Frame) -> dict[str, list[int]]:
    """The numbers of the options at each space; what is about a whole room stands at its first space."""
    return targets.by_space(frame, lambda option: space_of(option, frame.view))


def space_of(option: Option, view: View) -> str | None:
    """The space an option is aimed at, or the one where its target lies."""
    kind, id = kind_of(option.about[0]), id_of(option.about[0])
    house = house_of(view.story)
    match kind:
        case "space" | "barrier" | "corpse":
            return id if id in house.spaces else None
        case "room" | "pile":
            return house.rooms[id][0] if id in house.rooms else None
        case "door":
            return house.door(int(id)).one
        case "monster":
            return next((each.space for each in view.monsters if str(each.id) == id), None)
        case _:
            return None
