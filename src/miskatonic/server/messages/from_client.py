"""From the client to the server, over the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .fields import ChatText, Count, Face, Key, Opaque, Pace, SeatKind, SeatNumber, Stamp, UndoSpan, WindowName


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


class Block(Struct, frozen=True, tag="block", forbid_unknown_fields=True):
    """The host keeps out whoever sits on a seat: all their seats are empty, and they may not come back."""

    id: Stamp
    seat: SeatNumber


class Unblock(Struct, frozen=True, tag="unblock", forbid_unknown_fields=True):
    """The host lets everybody in again who was blocked."""

    id: Stamp


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


Command = Choose | Undo | CastVote | Say | PointAt | SetSeat | Block | Unblock | SetStops | AskOnce | Begin | SetPace
"""What somebody asks to be done at the table; each has its `id` and is answered."""
FromClient = Hello | Command | KeepAlive
