"""What tells a monster from another of its kind: where it is, and what it has suffered."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from .monsters import find
from .play import Table
from .words import say, space_name


def marks(table: Table, seat: int, thing: Thing) -> Sequence[Message | None]:
    """The marks of a monster on the board; of everything else there is only one of its name."""
    if kind_of(thing) != "monster":
        return ()
    monster = find(table.state, int(id_of(thing)))
    if monster is None:
        return ()
    return (space_name(monster.space), say("mark-lost", n=monster.lost))
