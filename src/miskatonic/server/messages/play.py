"""What is asked and what happened at a table, as it is sent to those who sit at it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from miskatonic.kernel.decision import QuestionKind, Role
from miskatonic.kernel.events import Highlight, Tone
from miskatonic.kernel.text import Message

from .fields import UndoSpan


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One answer: what is done, the things on the table it is about (the target first), and what else matters.

    `apart` tells it from other options that say the same. `word` is which one it is where no thing tells it (an
    ability, a number), `role` tells the ways out of a question.
    `amount` is how much it is about (a price), `also` are further things it can be found at, `costs` what it costs
    beyond the ordinary, `chances` how likely it succeeds for each thing it could be aimed at.
    """

    key: str
    say: Message
    apart: list[Message] = []
    verb: str = ""
    about: list[str] = []
    word: str = ""
    role: Role | None = None
    amount: int = 0
    also: list[str] = []
    costs: list[Message] = []
    chances: dict[str, float] = {}


class Question(Struct, frozen=True, omit_defaults=True):
    """A decision one of your seats has to take; the answer quotes its `number`.

    `kind` is the sort of question, `topic` the game's own word for it, `amount` how much there is to divide or do.
    In a `window` one may do something or pass; a seat that does not want to be asked in it passes by itself, or takes
    the order shown.
    `together` are all seats that are asked at the same time, where there are several.
    """

    seat: int
    number: int
    prompt: Message
    options: list[OptionInfo]
    rule: str | None = None
    cause: str | None = None
    window: str | None = None
    kind: QuestionKind = QuestionKind.PICK
    topic: str = ""
    amount: int = 0
    together: list[int] = []


class WindowInfo(Struct, frozen=True):
    """An occasion on which seats may do something or pass; by default they are asked where the game `asks`.

    The window `orders` is that of all questions what comes first: in place of passing one takes the order shown.
    """

    name: str
    about: Message
    asks: bool


class SeatStops(Struct, frozen=True):
    """The windows one of your seats is asked in, and whether it is asked `once` in the next one, whichever that is.

    To be asked once is about what one can do: orders neither count nor are asked for because of it.
    """

    seat: int
    windows: list[str]
    once: bool


class Happening(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: the sentence, and the event itself for the drawing of it.

    `after` is the number of choices made when it happened.
    """

    say: Message
    after: int
    event: Any
    quiet: bool = False
    touches: list[str] = []
    """The things on the table it is about."""
    tone: Tone = Tone.PLAIN
    icon: str = ""
    """The icon of its line; without one it is `event-<kind of event>`."""
    highlight: Highlight | None = None
    """How it is shown large, so that it does not pass unseen."""


class Change(Struct, frozen=True):
    """Where in the view something is different now, and what is there; the empty path replaces the whole."""

    path: list[str | int]
    value: Any


class SeatView(Struct, frozen=True):
    """What one seat sees; seat None is the public view. For the plain face `view` is an `Overview`."""

    seat: int | None
    view: Any
    log: list[Happening]


class SeatChange(Struct, frozen=True):
    """What changed for a seat: its log is cut to `keep` entries, then `log` is added; `view` is patched."""

    seat: int | None
    changes: list[Change]
    keep: int
    log: list[Happening]


class UndoOffer(Struct, frozen=True, omit_defaults=True):
    """How far one could go back: to the position after `to` choices, at once (`free`) or if all agree."""

    back: UndoSpan
    to: int
    free: bool = False
    allowed: bool = True


class Vote(Struct, frozen=True):
    """Somebody wants to go back; the seats in `asked` have yet to agree."""

    number: int
    by: int
    back: UndoSpan
    to: int
    asked: list[int]
    agreed: list[int]


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int
    name: str | None
    text: str
    at: str


class PointedAt(Struct, frozen=True):
    """Somebody points at a thing on the board."""

    seat: int
    thing: str
