"""How one wins and loses, told in a minute: a page that every game may have, shown at its first table.

It is the module `primer` of a game's package. Its function `primer(view, seat)` tells it as a seat (None: a spectator)
may know it, so that it can speak of what is at stake now; `HINTS` are the sentences that explain a question to
newcomers, by its topic. Either may be absent.
"""

from __future__ import annotations

from msgspec import Struct

from .text import Message


class PrimerLine(Struct, frozen=True):
    """A sentence or two, and the rules they come from."""

    say: Message
    rules: tuple[str, ...] = ()


class Primer(Struct, frozen=True):
    """What one is here for, how one wins, how one loses, and what happens in a round."""

    goal: tuple[PrimerLine, ...]
    wins: tuple[PrimerLine, ...]
    losses: tuple[PrimerLine, ...]
    round: tuple[PrimerLine, ...]


def line(say: Message, *rules: str) -> PrimerLine:
    return PrimerLine(say, rules)
