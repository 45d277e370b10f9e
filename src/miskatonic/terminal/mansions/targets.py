"""Where in the house the options of a question are."""

from __future__ import annotations

from typing import Final

from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import room_of
from miskatonic.kernel.decision import Option, id_of, kind_of

from .. import targets
from ..face import Frame

RUNNING: Final = ("run", "run-out")


def by_space(frame: Frame) -> dict[str, list[int]]:
    """The numbers of the options at each space; where one can walk, that one could run there goes without saying."""
    options = frame.decision.options if frame.decision is not None else ()
    walked = {option.about for option in options if option.verb not in RUNNING}
    doubled = {option.key for option in options if option.verb in RUNNING and option.about in walked}
    return targets.by_space(frame, lambda option: None if option.key in doubled else space_of(option, frame.view))


def space_of(option: Option, view: View) -> str | None:
    """The space an option is aimed at, or the one where its target lies; of a room that of whoever is asked, or one."""
    kind, id = kind_of(option.about[0]), id_of(option.about[0])
    house = house_of(view.story)
    match kind:
        case "space" | "barrier" | "corpse":
            return id if id in house.spaces else None
        case "room" | "pile":
            own = [each.space for each in view.investigators if each.seat == view.seat and room_of(each.space) == id]
            return next(iter((*own, *house.rooms.get(id, ()))), None)
        case "door":
            return house.door(int(id)).one
        case "monster":
            return next((each.space for each in view.monsters if str(each.id) == id), None)
        case _:
            return None
