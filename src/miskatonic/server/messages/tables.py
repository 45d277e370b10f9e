"""Tables and their seats: made, found, sat down at, reported."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.kernel.events import Tone
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side
from miskatonic.kernel.text import Message

from .fields import Count, Opaque, OpenSeats, Pace, SeatKind, SeatNumber, Status, TalkRule, UndoRule


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: `mine` for the maker, an invited human, a bot, or whoever comes."""

    kind: Literal["mine", "human", "bot", "open"]
    agent: Annotated[str, Meta(max_length=40)] | None = None


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table: the game with its options, the seats, and how the table is run."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    undo: UndoRule = "free"
    talk: TalkRule = "rules"
    pace: Pace = "normal"
    open_seats: OpenSeats = "one"


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a moment of another: after its first `at` choices."""

    at: Count
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]


class MadeTable(Struct, frozen=True):
    """The code of the table that was made."""

    code: str


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. A `stand_in` is a bot that keeps the seat of somebody who is away.

    `devices` tells how many browsers have opened the link of the seat: more than one see the same hand.
    `away_since` is when everybody could first see that nobody is there; whoever is `gone` has been away for so long
    that they are not asked whether to go back, and that a bot may be given their seat.
    """

    number: int
    kind: SeatKind
    name: str | None
    agent: str | None
    online: bool
    stand_in: bool
    devices: int
    away_since: str | None = None
    gone: bool = False


class TurningPoint(Struct, frozen=True):
    """Something that turned the game, as everybody may know it; `after` is the number of choices made when it did."""

    say: Message
    round: int
    """Counted on through the parts of a game; 0 before the first."""
    after: int
    tone: Tone
    icon: str


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. The seed is told when the game is over.

    Whoever named it knows what is to come, and so does whoever saw the game from which this one goes on: `seed_named`.
    """

    code: str
    game: str
    title: Message
    """How the game is called; its texts are in the same domain, the ways it can end as `result-<reason>`."""
    players: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    undo: UndoRule
    talk: TalkRule
    pace: Pace
    watching: int
    choices: int
    made_at: str
    touched_at: str
    from_code: str | None
    """The finished game from a moment of which it goes on."""
    result: Result | None
    seed: str | None
    seed_named: bool
    sides: list[Side]
    """Who wins and loses together; in a cooperative game all seats."""
    rules: bool = False
    """The game has a rulebook to look things up in."""
    primer: bool = False
    """The game tells how one wins and loses."""
    next_code: str | None = None
    """Where the same company plays again; whoever held a seat here holds it there."""
    open_seats: OpenSeats = "one"
    """How many open seats a visitor may take."""
    blocked: int = 0
    """How many visitors the host has blocked."""
    stopped: bool = False
    """The game was played by rules this server does not have, and cannot go on; what it understands can be watched."""
    turning_points: list[TurningPoint] = []
    """What turned a finished game, in the order it happened; not told where tables are listed."""
    long_options: list[str] = []
    """The options that are not among `options`, for they are long, such as files of decks; whoever needs them asks."""


class MyTable(Struct, frozen=True):
    """A table of mine: the seats I hold, and whether the game waits for me."""

    table: TableInfo
    seats: list[int]
    host: bool
    my_move: bool


class SeatLink(Struct, frozen=True):
    """The secret of a seat: whoever opens `/join/<code>/<token>` sits there."""

    seat: int
    token: str


class Links(Struct, frozen=True):
    """Of your own seats, and the host's of those nobody has taken; the public link to watch is `/table/<code>`."""

    seats: list[SeatLink]


class LinkedSeat(Struct, frozen=True):
    """The seat a link opens, and whether it is yours already; who sits there is told with the table."""

    seat: int
    mine: bool


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: with the token of a seat's link, or without one on an open seat."""

    token: Opaque | None = None
    seat: SeatNumber | None = None


class Claimed(Struct, frozen=True):
    """All seats that are yours at the table now."""

    seats: list[int]


class WhyNot(Struct, frozen=True):
    """Why a seat of yours cannot use a thing now; no reason where it can, or where there is nothing to say."""

    reason: Message | None


class NotNowInfo(Struct, frozen=True):
    """What could be done at another time: what it is called, why not now, its verb, and the things it is about."""

    say: Message
    reason: Message
    verb: str
    about: list[str]


class NotNowList(Struct, frozen=True):
    """What a seat of yours would look for among the options of the question with this number in vain."""

    number: int
    entries: list[NotNowInfo]


class PrimerLineInfo(Struct, frozen=True):
    """A sentence or two of the primer, and the rules they come from."""

    say: Message
    rules: list[str]


class PrimerInfo(Struct, frozen=True):
    """How one wins and loses at this table now: what for, how one wins, how one loses, and what happens in a round."""

    goal: list[PrimerLineInfo]
    wins: list[PrimerLineInfo]
    losses: list[PrimerLineInfo]
    round: list[PrimerLineInfo]


class ReportFile(Struct, frozen=True):
    """A bug report is kept: its number, and the name of its file, which can be fetched when the game is over."""

    number: str
    name: str
    ready: bool


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A bug report: what somebody has to say about it."""

    words: Annotated[str, Meta(max_length=4000)] = ""
