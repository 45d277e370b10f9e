"""A table told without a board: things by zone, with their names and numbers.

A game makes its overview from a view, never from the state, so that it cannot tell more than the view does. It is what
terminal and browser show of a game that has no face of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from .decision import Thing
from .text import Message


class Seen(Struct, frozen=True):
    """A thing on the table: its name, what is to be known about it, and the things that are in it or on it."""

    thing: Thing
    name: Message
    facts: tuple[Message, ...] = ()
    inside: tuple[Seen, ...] = ()


class Zone(Struct, frozen=True):
    """Things that lie together: the places, the people, a hand. What is one's `own` is kept at hand."""

    name: Message
    things: tuple[Seen, ...]
    own: bool = False


class Overview(Struct, frozen=True):
    """Everything a seat sees: where the game stands, the zones, and how the seats are called, in their order."""

    header: tuple[Message, ...] = ()
    zones: tuple[Zone, ...] = ()
    seats: tuple[Message, ...] = ()

    def things(self) -> Iterator[Seen]:
        """Every thing, those inside others included."""
        for zone in self.zones:
            yield from _all(zone.things)


def _all(things: Iterable[Seen]) -> Iterator[Seen]:
    for each in things:
        yield each
        yield from _all(each.inside)
