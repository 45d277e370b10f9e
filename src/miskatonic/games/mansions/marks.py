"""What tells a monster from another of its kind: where it is, what it has suffered, whether it is stunned."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import Thing, id_of, kind_of
from miskatonic.kernel.text import Message

from .play import Table
from .words import say, space_name


def marks(table: Table, seat: int, thing: Thing) -> Sequence[Message | None]:
    """The marks of a monster on the map; of everything else there is only one of its name."""
    id = id_of(thing)
    monster = table.state.monster(int(id)) if kind_of(thing) == "monster" and id.isdecimal() else None
    if monster is None:
        return ()
    stunned = say("mark-stunned") if monster.stun else None
    return (space_name(monster.space), say("mark-damage", n=monster.damage), stunned, say("mark-number", n=monster.id))
