"""The house as lists: where the plan does not fit, and what on it has a name."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import room_name, space_name

from ..face import Frame
from ..indent import INDENT, indented
from ..pieces import text_of
from ..question import filled
from ..targets import entry
from . import house_map
from .marks import features, in_rooms, long_pieces, lying, room_pieces, short_pieces, short_room
from .targets import by_space
from .words import say


def draw_house(frame: Frame, width: int) -> RenderableType:
    """The plan with the names of the monsters, or the rooms one by one."""
    if width < house_map.WIDTH:
        return Group(*room_lists(frame, width))
    legend = Text(frame.say(say("map-legend")), "muted")
    return Group(house_map.draw_map(frame), *([] if frame.brief else [legend]), *beside_map(frame, house_map.WIDTH))


def beside_map(frame: Frame, width: int) -> Iterator[Text]:
    """The monsters on the plan by their names."""
    entries = [
        entry((frame.say(space_name(id)), ""), long_pieces(there, frame), [])
        for id, there in lying(frame.view).items()
        if there.monsters
    ]
    if entries:
        yield filled(entries, width)


def room_lists(frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of each room what is true of all of it; below it the spaces with something in them, and those one can choose."""
    view: View = frame.view
    there, options = lying(view), by_space(frame)
    for room, spaces in in_rooms(view).items():
        title = Text(frame.say(room_name(room)), "danger" if room in view.fire else "title")
        pieces = room_pieces(room, view)
        noted = [id for id in spaces if there[id] or options.get(id)]
        if not pieces and not noted:
            continue
        yield title.append(" ").append_text(text_of(pieces)) if pieces else title
        entries = [
            entry(
                (frame.say(space_name(id)), ""),
                [*long_pieces(there[id], frame), *features(id, view)],
                options.get(id, []),
            )
            for id in noted
        ]
        if entries:
            yield indented(filled(entries, width - INDENT))


def short_house(frame: Frame, width: int) -> Text:
    """Rooms with something to be told one after the other, by signs; the question names where one can go."""
    view: View = frame.view
    there, options = lying(view), by_space(frame)
    entries: list[Text] = []
    for room, spaces in in_rooms(view).items():
        pieces = [piece for id in spaces for piece in short_pieces(there[id], frame)]
        numbers = [number for id in spaces for number in options.get(id, [])]
        held = room in view.fire or room in view.darkness
        if pieces or numbers or held:
            shown = [*pieces, *room_pieces(room, view)]
            entries.append(entry((frame.say(short_room(room)), "title"), shown, sorted(numbers), ""))
    return filled(entries, width)
