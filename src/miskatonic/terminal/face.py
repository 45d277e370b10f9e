"""How a game looks at the terminal: its own face, found by its name, or the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from miskatonic.games import GAMES
from miskatonic.kernel.decision import NO_DETAILS, Decision, Details, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Setting, Setup
from miskatonic.kernel.text import Message

from .seating import Seating


def no_details(option: Option) -> Details:
    """Where no question can be answered, nothing matters about its options."""
    return NO_DETAILS


class Frame(Struct, frozen=True):
    """What one drawing of the table is made from: what a seat sees, what it is asked, in which language."""

    setup: Setup
    view: Any
    locale: str
    seating: Seating = Seating()
    decision: Decision | None = None
    brief: bool = False
    """Leave out what is not needed to decide: the screen is short."""
    details: Callable[[Option], Details] = no_details
    """What matters about an option of the question."""

    def say(self, message: Message) -> str:
        return message.text(self.locale)


class Grouped(Struct, frozen=True):
    """An option in a list of groups: the heading it stands under, if any, and what it is called there.

    Groups with a lower `place` come first, and otherwise in the order of their first options.
    """

    heading: Message | None
    label: Message
    place: int = 0


class Page(Struct, frozen=True):
    """Something that is shown when its key is pressed, and what the list of keys says about it."""

    about: Message
    show: Callable[[Frame], Sequence[RenderableType]]


class Face(Protocol):
    """The parts of the screen that differ from game to game."""

    @property
    def questions(self) -> Sequence[str]:
        """The settings worth asking for before a game."""
        ...

    @property
    def pages(self) -> Mapping[str, Page]:
        """What does not fit on the screen, by the key that shows it."""
        ...

    @property
    def has_usual(self) -> bool:
        """True where the game has options that Enter takes."""
        ...

    @property
    def board_width(self) -> int:
        """The columns the drawn board needs."""
        ...

    def header(self, frame: Frame) -> RenderableType: ...

    def board(self, frame: Frame, width: int) -> RenderableType: ...

    def short_board(self, frame: Frame, width: int) -> RenderableType | None:
        """The board in few lines, for screens too short for all of it; None where the game has no such thing."""
        ...

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

    def groups(self, frame: Frame) -> Sequence[Grouped] | None:
        """The options of the question in groups, one entry for each; None where a plain list is clearer."""
        ...

    def usual(self, decision: Decision) -> Option | None:
        """The option that Enter takes."""
        ...

    def lookup(self, words: str, frame: Frame) -> Sequence[RenderableType]:
        """The components whose names contain the words; without words, those at hand."""
        ...

    def name_of_code(self, code: str) -> Message | None:
        """How the component with this code is called; None where there is none."""
        ...

    def about_lookup(self) -> Message:
        """What can be looked up."""
        ...

    def behind(self, frame: Frame) -> Sequence[RenderableType]:
        """The text of the component the question comes from."""
        ...

    def told(self, event: Event) -> Message:
        """An event as the log tells it."""
        ...

    def aloud(self, event: Event) -> Sequence[Message]:
        """What is read aloud when something happens: the story, the other side of a card."""
        ...

    def told_by_rounds(self, events: Sequence[Event]) -> list[Message]:
        """The game told in a line per round."""
        ...

    def outcome(self, reason: str) -> Message: ...

    def cause_name(self, cause: str) -> Message:
        """The component that the cause of an event or a question names."""
        ...

    def names_cause(self, event: Event) -> bool:
        """True where the first event of a cause names the cause itself, so that it needs no heading."""
        ...

    def introduces(self, event: Event) -> str | None:
        """The cause of what comes next, where an event names it."""
        ...

    def investigators(self, players: int) -> int:
        """How many investigators so many players lead."""
        ...

    def ask_setting(self, setting: Setting) -> Message:
        """How a setting is asked for that is neither a choice nor a list of names."""
        ...

    def read_setting(self, setting: Setting, words: str, players: int, locale: str) -> Any:
        """The value of a setting that is neither a choice nor a list of names."""
        ...


def face_of(game: str) -> Face:
    """The face of a game: `FACE` of its package in this folder, or the plain one."""
    module = GAMES.layer(game, "terminal")
    return plain_face_of(game) if module is None else cast(Face, module.FACE)


def plain_face_of(game: str) -> Face:
    """The face that every game has."""
    from .plain import PlainFace

    return PlainFace(GAMES[game])
