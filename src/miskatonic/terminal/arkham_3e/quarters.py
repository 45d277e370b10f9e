"""The city as lists: where the map does not fit, and what on it has a name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.words import say as say_game

from ..face import Frame
from ..indent import INDENT, indented
from ..pieces import text_of
from ..question import filled
from ..targets import entry, span
from . import city_map
from .marks import (
    centre,
    future,
    heading,
    long_pieces,
    lying,
    places,
    short_neighborhood,
    short_piece,
    short_pieces,
    space_piece,
)
from .targets import by_space
from .words import say


def draw_city(frame: Frame, width: int) -> RenderableType:
    """The map with the names of the monsters, or the neighbourhoods one by one."""
    if width < city_map.WIDTH:
        return Group(*quarter_lists(frame, width))
    legend = Text(frame.say(say("map-legend")), "muted")
    return Group(city_map.draw_map(frame), *([] if frame.brief else [legend]), *beside_map(frame, city_map.WIDTH))


def beside_map(frame: Frame, width: int) -> Iterator[Text]:
    """The monsters on the map by their names, and a space that is on no tile."""
    off_map = future(frame.view)
    options = by_space(frame)
    entries = [
        entry(short_piece(id, frame), long_pieces(there, frame), options.get(id, []) if id in off_map else [])
        for id, there in lying(frame.view).items()
        if there.monsters or id in off_map
    ]
    if entries:
        yield filled(entries, width)


def quarter_lists(frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of each neighbourhood the spaces with something in them, and those one can choose; then the streets."""
    board, options = board_of(frame.view.scenario), by_space(frame)
    for id in board.neighborhoods:
        title = Text(frame.say(heading(id)), "title")
        if id in options:
            title.append(f"[{span(options[id])}]", "who")
        yield title.append(" ").append_text(text_of(centre(id, frame.view)))
        yield from noted(board.spaces_of[id], frame, options, width)
    streets = list(noted((*board.streets, *future(frame.view)), frame, options, width))
    if streets:
        yield Text(frame.say(say_game("overview-streets")), "title")
        yield from streets


def noted(spaces: Iterable[str], frame: Frame, options: dict[str, list[int]], width: int) -> Iterator[RenderableType]:
    """The spaces with something to be told."""
    there = lying(frame.view)
    entries = [
        entry(space_piece(id, frame), long_pieces(there[id], frame), options.get(id, []))
        for id in spaces
        if there[id] or options.get(id)
    ]
    if entries:
        yield indented(filled(entries, width - INDENT))


def short_city(frame: Frame, width: int) -> Text:
    """Centres and spaces with something in them one after the other, by signs; the question names where one can go."""
    there, options = lying(frame.view), by_space(frame)
    centres = [
        entry((frame.say(short_neighborhood(id)), "title"), pieces, options.get(id, []), "")
        for id in board_of(frame.view.scenario).neighborhoods
        if (pieces := centre(id, frame.view))
    ]
    spaces = [
        entry(short_piece(id, frame), short_pieces(there[id], frame), options.get(id, []), "")
        for id in places(frame.view)
        if there[id]
    ]
    return filled([*centres, *spaces], width)
