"""A face put together from functions: what most games draw and tell in their own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType

from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import Message

from .face import Frame, Page
from .plain import PlainFace


class Parts(Struct, frozen=True, kw_only=True):
    """The parts of a face, by the names they have there."""

    questions: Sequence[str]
    pages: Mapping[str, Page]
    board_width: int
    header: Callable[[Frame], RenderableType]
    board: Callable[[Frame, int], RenderableType]
    short_board: Callable[[Frame, int], RenderableType] | None = None
    team: Callable[[Frame, int], RenderableType]
    cards: Callable[[Frame], RenderableType]
    signs: Message
    origin: Callable[[Frame], Message | None]
    cause_name: Callable[[str], Message]
    names_cause: Callable[[Event], bool]
    introduces: Callable[[Event], str | None]
    lookup: Callable[[str, Frame], Sequence[RenderableType]]
    about_lookup: Message
    behind: Callable[[Frame], Sequence[RenderableType]]
    told: Callable[[Event], Message]
    aloud: Callable[[Event], Sequence[Message]]
    told_by_rounds: Callable[[Sequence[Event]], list[Message]]


class DrawnFace(PlainFace):
    """A face of such parts; for what goes beyond them a game has a subclass."""

    def __init__(self, game: Game[Any], parts: Parts) -> None:
        super().__init__(game)
        self.parts = parts
        self.questions = parts.questions
        self.pages = parts.pages
        self.board_width = parts.board_width

    def header(self, frame: Frame) -> RenderableType:
        return self.parts.header(frame)

    def board(self, frame: Frame, width: int) -> RenderableType:
        return self.parts.board(frame, width)

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        return None if self.parts.short_board is None else self.parts.short_board(frame, width)

    def team(self, frame: Frame, width: int) -> RenderableType:
        return self.parts.team(frame, width)

    def cards(self, frame: Frame) -> RenderableType:
        return self.parts.cards(frame)

    def signs(self) -> Message:
        return self.parts.signs

    def origin(self, frame: Frame) -> Message | None:
        return self.parts.origin(frame)

    def cause_name(self, cause: str) -> Message:
        return self.parts.cause_name(cause)

    def names_cause(self, event: Event) -> bool:
        return self.parts.names_cause(event)

    def introduces(self, event: Event) -> str | None:
        return self.parts.introduces(event)

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        return self.parts.lookup(words, frame)

    def about_lookup(self) -> Message:
        return self.parts.about_lookup

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        return self.parts.behind(frame)

    def told(self, event: Event) -> Message:
        return self.parts.told(event)

    def aloud(self, event: Event) -> Sequence[Message]:
        return self.parts.aloud(event)

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        return self.parts.told_by_rounds(events)
