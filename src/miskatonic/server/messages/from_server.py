"""From the server to the client, over the socket."""

from __future__ import annotations

from msgspec import Struct

from .play import ChatLine, PointedAt, Question, SeatChange, SeatStops, SeatView, UndoOffer, Vote, WindowInfo
from .service import Problem
from .tables import TableInfo


class Welcome(Struct, frozen=True, tag="welcome"):
    """Everything, after `hello` or where a suffix would not do. `seats` are yours; `number` is the update it is of."""

    protocol: int
    epoch: str
    number: int
    seats: list[int]
    host: bool
    table: TableInfo
    views: list[SeatView]
    questions: list[Question]
    choices: int
    """How many choices have been made."""
    waiting: list[int]
    """The seats that have to decide now."""
    undo: list[UndoOffer]
    vote: Vote | None
    said: list[ChatLine]
    may_talk: list[int]
    """Which of your seats may talk now."""
    windows: list[WindowInfo]
    """Those of the game."""
    stops: list[SeatStops]
    """Of your seats, where the game has windows; nobody else is told."""


class Chosen(Struct, frozen=True, omit_defaults=True):
    """Somebody decided. Which option it was is told where the rules show it, by the log.

    A seat of yours that does not want to be asked has `passed` by itself, or taken the order shown; the others are not
    told of it.
    """

    seat: int
    bot: bool = False
    passed: bool = False


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What changed; what is absent stayed as it was."""

    number: int
    views: list[SeatChange] = []
    chosen: list[Chosen] = []
    choices: int | None = None
    questions: list[Question] | None = None
    waiting: list[int] | None = None
    undo: list[UndoOffer] | None = None
    may_talk: list[int] | None = None
    table: TableInfo | None = None
    vote: Vote | None = None
    vote_over: bool = False
    """The vote is over: the way back was gone, refused, or the game went on."""
    said: list[ChatLine] = []
    pointed: PointedAt | None = None
    taken_back: int | None = None
    """How many choices were taken back, not counting where somebody passed by themselves."""
    stops: list[SeatStops] = []
    """Of those of your seats whose stops have changed."""


class Done(Struct, frozen=True, tag="done"):
    """Your message was carried out (for a repeated one: was so before) and is stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """Your message changed nothing; `id` is absent where it could not be read."""

    id: str | None
    problem: Problem


class KeepAliveAnswer(Struct, frozen=True, tag="still-here"):
    """The connection still works."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the connection; come back where `again` says so."""

    problem: Problem
    again: bool


FromServer = Welcome | Update | Done | Refused | KeepAliveAnswer | Bye
