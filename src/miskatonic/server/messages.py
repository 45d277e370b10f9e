"""Everything that goes over the wire, as structs: the HTTP bodies and the WebSocket protocol.

The OpenAPI document, the documentation of the protocol and the client's TypeScript types are made from here.
Text travels as messages (`domain`, `id`, `args`) and is rendered by the client, so a language can be changed at any
moment. A view, an event and a reference book are the game's own structs; the server passes them on as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.kernel.decision import QuestionKind, Role
from miskatonic.kernel.events import Tone
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side
from miskatonic.kernel.text import Message

PROTOCOL = 2

Locale = Literal["en", "ru", "uk"]
SeatKind = Literal["human", "bot", "open"]
"""A human seat belongs to whoever has its link; an open one to whoever comes first."""
Status = Literal["gathering", "playing", "over"]
UndoSpan = Literal["step", "action", "round"]
"""How far to go back: to the last choice of a person, to the beginning of its action, or of its round."""
Pace = Literal["slow", "normal", "fast"]
UndoRule = Literal["free", "strict"]
TalkRule = Literal["rules", "free"]
Face = Literal["board", "plain"]
"""How one is shown the table: the game's own view, which its board is drawn from, or an `Overview` in its place."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Opaque = Annotated[str, Meta(min_length=1, max_length=200)]
"""What only the server reads: the secret of a link, the epoch of a table."""
Key = Annotated[str, Meta(min_length=1, max_length=200)]
"""The key of an option."""
Stamp = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]*$")]
"""The idempotency key of a message: what was done under it is not done again."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
WindowName = Annotated[str, Meta(min_length=1, max_length=40)]


# What the games are.


class SettingInfo(Struct, frozen=True):
    """One option of a set-up; `values` are named by `labels` in the same order, without values it is a free number.

    Of `several` values may be chosen one for each seat, as a list; a `reading` settles an open point of the rulebook.
    """

    name: str
    about: Message
    values: list[Any] | None
    labels: list[Message]
    default: Any
    several: bool
    reading: bool


class SidesInfo(Struct, frozen=True):
    """Which seats win and lose together in a game of so many players, with the options as they are by default."""

    players: int
    sides: list[Side]


class GameInfo(Struct, frozen=True):
    """A game as the home page shows it; one that is not `built` cannot be started."""

    name: str
    title: Message
    built: bool
    players: list[int]
    settings: list[SettingInfo]
    agents: list[str]
    talk_is_ruled: bool
    """The rules of the game say when players may talk."""
    workshop: list[str] = []
    """The tools of its workshop: what can be done away from the table."""
    rules: bool = False
    """It has a rulebook to look things up in."""
    sides: list[SidesInfo] = []
    """By number of players, where not everybody is on one side."""
    about: Message | None = None
    length: Message | None = None
    """How long a game takes."""


class RuleInfo(Struct, frozen=True):
    id: str
    topic: str
    text: str
    note: str | None
    basis: str


# Who somebody is.


class VisitorInfo(Struct, frozen=True):
    """A visitor's name and language, as the signed cookie remembers them."""

    name: str | None
    locale: Locale | None


class VisitorChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or language; what is absent stays as it was."""

    name: Name | None = None
    locale: Locale | None = None


# Tables.


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
    """

    number: int
    kind: SeatKind
    name: str | None
    agent: str | None
    online: bool
    stand_in: bool
    devices: int


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. The seed is told when the game is over; whoever named it knows what is to come."""

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
    result: Result | None
    seed: str | None
    seed_named: bool
    sides: list[Side]
    """Who wins and loses together; in a cooperative game all seats."""
    rules: bool = False
    """The game has a rulebook to look things up in."""


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


class ReportFile(Struct, frozen=True):
    """The name of the file of a bug report; while others play it can be fetched only when the game is over."""

    name: str
    ready: bool


class ReportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A bug report: what somebody has to say about it."""

    words: Annotated[str, Meta(max_length=4000)] = ""


class Problem(Struct, frozen=True):
    """Why a request or a message was refused (as in RFC 9457): a code for programs, a sentence for people."""

    code: str
    say: Message
    detail: str | None = None
    about: str | None = None
    """What is wrong: with a set-up the name of a setting, `players` or `seed`; in a workshop the tool's own word."""


class Health(Struct, frozen=True):
    status: Literal["well"]
    version: str
    protocol: int
    tables: int


# What is asked and what happened.


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One answer: what is done, the things on the table it is about (the target first), and what else matters.

    `word` is which one it is where no thing tells it (an ability, a number), `role` tells the ways out of a question.
    `amount` is how much it is about (a price), `also` are further things it can be found at, `costs` what it costs
    beyond the ordinary, `chances` how likely it succeeds for each thing it could be aimed at.
    """

    key: str
    say: Message
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


# Client to server, over the socket.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the protocol one speaks, how one is shown the table and, to go on, the last update seen."""

    protocol: int
    epoch: Opaque | None = None
    since: Count | None = None
    face: Face = "board"


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Answer the question with this number."""

    id: Stamp
    seat: SeatNumber
    decision: Count
    key: Key


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Go back as an offer says; `at` is the number of choices now, so that a request that crossed one is refused."""

    id: Stamp
    seat: SeatNumber
    back: UndoSpan
    at: Count


class CastVote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree to go back, or refuse."""

    id: Stamp
    seat: SeatNumber
    vote: Count
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Write a line of the chat."""

    id: Stamp
    seat: SeatNumber
    text: ChatText


class PointAt(Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Show the others a thing on the board."""

    id: Stamp
    seat: SeatNumber
    thing: Key


class SetSeat(Struct, frozen=True, tag="set-seat", forbid_unknown_fields=True):
    """Let a bot play a seat (`bot`), give it back to its person (`human`), or open it to anybody (`open`)."""

    id: Stamp
    seat: SeatNumber
    kind: SeatKind
    agent: Annotated[str, Meta(max_length=40)] | None = None


class SetStops(Struct, frozen=True, tag="set-stops", forbid_unknown_fields=True):
    """Be asked in these windows from the next question on; without `windows`, in those the game asks in by itself."""

    id: Stamp
    seat: SeatNumber
    windows: Annotated[list[WindowName], Meta(max_length=64)] | None = None


class AskOnce(Struct, frozen=True, tag="ask-once", forbid_unknown_fields=True):
    """Be asked in the next window one could do something in, whichever that is; or rather not (`once` is false)."""

    id: Stamp
    seat: SeatNumber
    once: bool = True


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """The host does not wait for the empty seats."""

    id: Stamp


class SetPace(Struct, frozen=True, tag="set-pace", forbid_unknown_fields=True):
    """How long bots wait before they act."""

    id: Stamp
    pace: Pace


class KeepAlive(Struct, frozen=True, tag="still-there", forbid_unknown_fields=True):
    """Sent when nothing else is, to learn whether the connection still works; the server answers it."""


Command = Choose | Undo | CastVote | Say | PointAt | SetSeat | SetStops | AskOnce | Begin | SetPace
"""What somebody asks to be done at the table; each has its `id` and is answered."""
FromClient = Hello | Command | KeepAlive


# Server to client, over the socket.


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


# Replays.


class ReplayFrame(Struct, frozen=True):
    """One moment of a replay: who chose what to come here, how the view changed, what happened.

    `passed` tells that nobody was asked: the server passed for the seat, because of its stops.
    """

    seat: int | None
    chose: Message | None
    prompt: Message | None
    changes: list[Change]
    log: list[Happening]
    round: int
    passed: bool = False


class Replay(Struct, frozen=True):
    """A game from a seat's point of view, moment by moment; frame 0 is the beginning."""

    table: TableInfo
    seat: int | None
    seats: list[int | None]
    """The points of view one may take."""
    frames: list[ReplayFrame]
