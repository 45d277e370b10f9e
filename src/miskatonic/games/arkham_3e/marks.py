"""What tells a monster from another of its kind: where it is, whom it is engaged with, what it has suffered."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from .monsters import monster_of
from .play import Table
from .words import investigator_name, say, space_name


def marks(table: Table, seat: int, thing: Thing) -> Sequence[Message | None]:
    """The marks of a monster on the board; of everything else there is only one of its name."""
    if kind_of(thing) != "monster":
        return ()
    state = table.state
    monster = monster_of(state, int(id_of(thing)))
    if monster is None:
        return ()
    with_whom = None
    if len(monster.engaged) == 1:
        with_whom = say("mark-engaged", who=investigator_name(state.investigators[monster.engaged[0]].id))
    return (space_name(monster.space), with_whom, say("mark-damage", n=monster.damage))
