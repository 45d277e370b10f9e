"""The world as lists: where the map does not fit, and what on it has a name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ..face import Frame
from ..indent import INDENT, indented
from ..question import filled
from ..targets import entry
from . import world_map
from .marks import long_pieces, lying, short_pieces, space_piece
from .targets import by_space
from .words import say

REGIONS: Final = {
    "america": ("san-francisco", "arkham", "buenos-aires", "amazon", "1", "4", "5", "6", "7"),
    "europe": ("london", "rome", "istanbul", "pyramids", "heart-of-africa", "9", "10", "14", "15"),
    "asia": ("tunguska", "himalayas", "shanghai", "tokyo", "sydney", "16", "17", "19", "20", "21"),
    "seas": ("antarctica", "2", "3", "8", "11", "12", "13", "18"),
}
"""The parts of the world, each space in one of them."""


def draw_world(frame: Frame, width: int) -> RenderableType:
    """The map with the names of what lies there, or the parts of the world one by one."""
    if width < world_map.WIDTH:
        return draw_regions(frame, width)
    names = named(frame, world_map.WIDTH)
    return Group(world_map.draw_map(frame), Text(frame.say(say("map-legend")), "muted"), *([names] if names else []))


def named(frame: Frame, width: int) -> Text | None:
    """The monsters and rumors on the map by their names."""
    entries = [
        entry(space_piece(id, frame), long_pieces(there, frame), [])
        for id, there in lying(frame.view).items()
        if there.monsters or there.rumors
    ]
    return filled(entries, width) if entries else None


def draw_regions(frame: Frame, width: int) -> RenderableType:
    return Group(*region_lists(frame, width))


def region_lists(frame: Frame, width: int) -> Iterator[RenderableType]:
    """Of each part of the world the spaces with something on them, and those one can choose."""
    board, options = lying(frame.view), by_space(frame)
    for region, spaces in REGIONS.items():
        noted = [
            entry(space_piece(id, frame), long_pieces(board[id], frame), options.get(id, []))
            for id in spaces
            if board[id] or options.get(id)
        ]
        if noted:
            yield Text(frame.say(say(f"region-{region}")), "title")
            yield indented(filled(noted, width - INDENT))


def short_world(frame: Frame, width: int) -> Text:
    """All of these spaces one after the other, by signs."""
    board, options = lying(frame.view), by_space(frame)
    noted = [id for spaces in REGIONS.values() for id in spaces if board[id] or options.get(id)]
    entries = [entry(space_piece(id, frame), short_pieces(board[id], frame), options.get(id, []), "") for id in noted]
    return filled(entries, width)
