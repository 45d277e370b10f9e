"""Final Hour at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.final_hour import GAME
from miskatonic.kernel.decision import Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from ..face import Face, Frame, Page
from ..plain import PlainFace
from . import campus_map, current, notes, panels, reference, row, story
from .words import say


class FinalHourFace(PlainFace):
    """The campus, the team, the row of cards."""

    questions: Sequence[str] = ("ancient_one", "difficulty", "investigators")
    pages: Mapping[str, Page] = {"i": Page(say("help-overview"), reference.overview)}
    has_usual: bool = False
    board_width: int = campus_map.WIDTH

    def header(self, frame: Frame) -> RenderableType:
        return panels.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        return campus_map.draw_campus(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return campus_map.short_campus(frame)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return panels.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return row.cards(frame)

    def signs(self) -> Message:
        return say("map-signs")

    def origin(self, frame: Frame) -> Message | None:
        return current.origin(frame)

    def note(self, option: Option, frame: Frame) -> Text:
        return notes.note(option, frame)

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        return reference.lookup(words, frame) if words else reference.overview(frame)

    def about_lookup(self) -> Message:
        return say("help-component")

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return current.effect(frame)

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return story.told_by_rounds(events)

    def cause_name(self, cause: str) -> Message:
        return current.cause_name(cause)

    def introduces(self, event: Event) -> str | None:
        return current.introduces(event)

    def investigators(self, players: int) -> int:
        """Two for a single player, otherwise one each."""
        return max(2, players)


FACE: Final[Face] = FinalHourFace(GAME)
