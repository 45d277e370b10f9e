"""Arkham Horror, third edition, at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType

from miskatonic.games.arkham_3e import GAME
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Page
from ..plain import PlainFace
from . import city_map, current, header, pages, quarters, sheets, story
from .reference import REFERENCE
from .words import say


class ArkhamFace(PlainFace):
    """The city, the investigators, the codex and the display; encounters as scenes."""

    questions: Sequence[str] = ("scenario", "difficulty", "investigators")
    pages: Mapping[str, Page] = {
        "i": Page(say("help-investigators"), pages.investigators),
        "j": Page(say("help-codex"), pages.codex),
        "m": Page(say("help-monsters"), pages.monsters),
        "d": Page(say("help-piles"), pages.piles),
    }
    board_width: int = city_map.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return header.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        return quarters.draw_city(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return quarters.short_city(frame, width)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return sheets.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return sheets.display(frame)

    def signs(self) -> Message:
        return say("signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def cause_name(self, cause: str) -> Message:
        return current.cause_name(cause)

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


FACE: Final[Face] = ArkhamFace(GAME)
