"""The games of this server, and their rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from miskatonic.kernel.sides import Side
from miskatonic.kernel.text import Message


class SettingInfo(Struct, frozen=True):
    """One option of a set-up; `values` are named by `labels` in the same order, without values it is a free number.

    Of `several` values may be chosen one for each seat, as a list; a `reading` settles an open point of the rulebook; a
    `seat` is the number of one, counted from 0, or one of the values.
    """

    name: str
    about: Message
    values: list[Any] | None
    labels: list[Message]
    default: Any
    several: bool
    reading: bool
    seat: bool = False


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
