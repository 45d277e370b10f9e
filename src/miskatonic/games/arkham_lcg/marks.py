"""What tells a card in play from another of its name: whom it fights, where it is, what it has suffered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from .card import Table
from .play import face, where
from .printed import PRINTED
from .words import BACKS, ENEMY, LOCATION, NOBODY, card_name, say

WITH_YOU: Final = say("mark-engaged-you")
UNENGAGED: Final = say("mark-unengaged")
EXHAUSTED: Final = say("mark-exhausted")
READY: Final = say("mark-ready")


def marks(table: Table, seat: int, thing: Thing) -> Sequence[Message | None]:
    """The marks of a card in play, the most telling first; of everything else there is only one of its name."""
    id = id_of(thing)
    if kind_of(thing) != "card" or not id.isdecimal() or int(id) not in table.state.play:
        return ()
    card = int(id)
    kind = PRINTED[table.state.codes[card]].type
    if kind is LOCATION:
        return (which_back(table, card),)
    whose = engaged(table, seat, card) if kind is ENEMY else holder(table, card)
    entry = table.state.play[card]
    return (
        whose,
        say("mark-at", card=card_name(face(table, here))) if (here := where(table, card)) in table.state.play else None,
        say("mark-damage", count=entry.damage),
        say("mark-horror", count=entry.horror),
        say("mark-uses", count=entry.uses),
        EXHAUSTED if entry.exhausted else READY,
    )


def which_back(table: Table, location: int) -> Message | None:
    """Its number among all that show the same while they are unrevealed, so that it keeps it."""
    codes = table.state.codes
    back = BACKS.get(codes[location])
    alike = sorted(each for each in table.state.play if back is not None and BACKS.get(codes[each]) == back)
    return say("mark-number", number=alike.index(location) + 1) if location in alike else None


def engaged(table: Table, seat: int, enemy: int) -> Message:
    who = table.state.play[enemy].engaged
    if who == seat:
        return WITH_YOU
    return UNENGAGED if who == NOBODY else say("mark-engaged", who=card_name(table.state.investigators[who].code))


def holder(table: Table, card: int) -> Message | None:
    """Who controls a card, or in whose threat area it is."""
    entry = table.state.play[card]
    who = entry.engaged if entry.controller == NOBODY else entry.controller
    return None if who == NOBODY else card_name(table.state.investigators[who].code)
