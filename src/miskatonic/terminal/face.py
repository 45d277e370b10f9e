"""How a game looks at the terminal: each game has a face, found by its name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Setup
from miskatonic.kernel.text import Message

from .seating import Seating


class Frame(Struct, frozen=True):
    """What one drawing of the table is made from: what a seat sees, what it is asked, in which language."""

    setup: Setup
    view: Any
    locale: str
    seating: Seating = Seating()
    decision: Decision | None = None
    brief: bool = False
    """Leave out what is not needed to decide: the screen is short."""

    def say(self, message: Message) -> str:
        return message.text(self.locale)


class Face(Protocol):
    """The parts of the screen that differ from game to game."""

    @property
    def questions(self) -> Sequence[str]:
        """The settings worth asking for before a game."""
        ...

    @property
    def board_width(self) -> int:
        """The columns the drawn board needs."""
        ...

    def header(self, frame: Frame) -> RenderableType: ...

    def board(self, frame: Frame, width: int) -> RenderableType: ...

    def team(self, frame: Frame, width: int) -> RenderableType: ...

    def cards(self, frame: Frame) -> RenderableType: ...

    def signs(self) -> Message:
        """How to read the board."""
        ...

    def origin(self, frame: Frame) -> Message | None:
        """Who has to decide, and from which component the question comes."""
        ...

    def seat_name(self, view: Any, seat: int) -> Message: ...

    def note(self, option: Option, frame: Frame) -> Text:
        """What matters about an option."""
        ...

    def overview(self, frame: Frame) -> Sequence[RenderableType]:
        """Everything open that does not fit on the screen."""
        ...

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        """The components whose names contain the words."""
        ...

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        """The text of the component the question comes from."""
        ...

    def turning_points(self, events: Sequence[Event]) -> list[Message]:
        """The game told in a line per round."""
        ...

    def outcome(self, reason: str) -> Message: ...


_FACES = {"final-hour": "final_hour"}


def face_of(game: str) -> Face:
    return cast(Face, import_module(f"{__package__}.{_FACES[game]}").FACE)
