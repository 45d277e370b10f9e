"""What can happen: the events the log tells, and what investigators do and suffer that brings them about."""

from functools import partial
from typing import ClassVar, Final, NoReturn

from miskatonic.kernel import events
from miskatonic.kernel.events import HighlightKind, Tone, Vocabulary
from miskatonic.kernel.flow import GameOver, Result
from miskatonic.kernel.text import Message

from .house import name, thing, words
from .state import KEEPER, Table

KINDS: Final = ("investigator", "room", "passage", "card")
"""A field of this name holds the id of such a thing."""


class Event(events.Event, frozen=True):
    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        words,
        names={kind: partial(name, kind) for kind in KINDS},
        things={kind: partial(thing, kind) for kind in KINDS},
    )


class Reveal(Event, frozen=True):
    reveals: ClassVar[bool] = True


class Hidden(Event, frozen=True, tag="hidden"):
    room: str


class HourStruck(Event, frozen=True, tag="hour-struck"):
    hour: int


class Locked(Event, frozen=True, tag="locked"):
    passage: int


class Went(Event, frozen=True, tag="went"):
    investigator: int
    room: str


class Searched(Reveal, frozen=True, tag="searched"):
    investigator: int
    room: str
    found: bool

    def variant(self) -> str:
        return "-found" if self.found else ""


class Heard(Reveal, frozen=True, tag="heard"):
    room: str
    idol: bool

    def variant(self) -> str:
        return "-idol" if self.idol else ""


class CourageLost(Event, frozen=True, tag="courage-lost"):
    investigator: int
    n: int
    left: int
    tone: ClassVar[Tone] = Tone.BAD

    def variant(self) -> str:
        return "" if self.left else "-fled"


class CourageRecovered(Event, frozen=True, tag="courage-recovered"):
    investigator: int
    left: int


class CardDrawn(Reveal, frozen=True, tag="card-drawn"):
    card: str


class CardPlayed(Reveal, frozen=True, tag="card-played"):
    card: str
    investigator: int
    highlight: ClassVar[HighlightKind | None] = HighlightKind.CARD


class NerveTested(Reveal, frozen=True, tag="nerve-tested"):
    investigator: int
    successes: int
    highlight: ClassVar[HighlightKind | None] = HighlightKind.RESULT


class Ended(Event, frozen=True, tag="ended"):
    reason: str

    def say(self) -> Message:
        return words(f"result-{self.reason}")


def go(table: Table, seat: int, room: str) -> None:
    table.state.investigators[seat].room = room
    table.tell(Went, seat, room)


def search_room(table: Table, seat: int, room: str) -> None:
    """Whoever searches the room with the idol has won, with all investigators (ash.end.1)."""
    state = table.state
    state.searched.append(room)
    state.heard = [each for each in state.heard if each != room]
    found = room == state.idol
    table.tell(Searched, seat, room, found)
    if found:
        end(table, "found", keeper_wins=False)


def listen(table: Table, room: str) -> None:
    """The investigators learn whether the idol is in a room, and the keeper does not hear which (ash.listen.1)."""
    table.state.heard.append(room)
    table.tell(Heard, room, room == table.state.idol, only=tuple(table.state.investigators))


def recover_courage(table: Table, seat: int) -> None:
    courage = table.state.investigators[seat].courage
    if courage.recover(1):
        table.tell(CourageRecovered, seat, courage.left)


def lose_courage(table: Table, seat: int, n: int) -> None:
    """Who has none left flees; when all have fled, the keeper has won (ash.courage.1, ash.end.3)."""
    courage = table.state.investigators[seat].courage
    table.tell(CourageLost, seat, courage.lose(n), courage.left)
    if not table.state.inside:
        end(table, "fled", keeper_wins=True)


def end(table: Table, reason: str, *, keeper_wins: bool) -> NoReturn:
    """The keeper wins, or all investigators do."""
    table.tell(Ended, reason)
    won = {seat: (seat == KEEPER) is keeper_wins for seat in range(table.setup.players)}
    raise GameOver(Result(won, reason, None, table.state.hour))
