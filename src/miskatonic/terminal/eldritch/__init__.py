"""Eldritch Horror at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType

from miskatonic.games.eldritch import GAME
from miskatonic.games.eldritch.causes import cause_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Page
from ..plain import PlainFace
from . import current, header, pages, regions, sheets, story, world_map
from .reference import REFERENCE
from .words import say


class EldritchFace(PlainFace):
    """The world, the investigators, the reserve; encounters as scenes."""

    questions: Sequence[str] = ("ancient_one", "difficulty", "starting_rumor_card", "investigators")
    pages: Mapping[str, Page] = {
        "i": Page(say("help-investigators"), pages.investigators),
        "j": Page(say("help-threats"), pages.threats),
        "d": Page(say("help-piles"), pages.piles),
    }
    board_width: int = world_map.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return header.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        return regions.draw_world(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return regions.short_world(frame, width)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return sheets.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return sheets.reserve(frame)

    def signs(self) -> Message:
        return say("signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def cause_name(self, cause: str) -> Message:
        return cause_name(cause)

    def names_cause(self, event: Event) -> bool:
        return current.names_cause(event)

    def introduces(self, event: Event) -> str | None:
        return current.introduces(event)

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        return REFERENCE.lookup(words, frame)

    def about_lookup(self) -> Message:
        return say("help-lookup")

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return current.behind(frame)

    def told(self, event: Event) -> Message:
        return story.told(event)

    def aloud(self, event: Event) -> Sequence[Message]:
        return story.aloud(event)

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return story.told_by_rounds(events)


FACE: Final[Face] = EldritchFace(GAME)
