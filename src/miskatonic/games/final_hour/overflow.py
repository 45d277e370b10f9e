"""Where the move of a monster leads: its arrow, the overflow chain, the seals. Nothing happens here."""

from __future__ import annotations

from typing import Final, NamedTuple

from .bestiary import HORDES, MONSTERS, ROUTES
from .campus import CAMPUS, CHAINS
from .state import FinalHour
from .words import UNSEALED

NOWHERE: Final = 0


class Course(NamedTuple):
    """The locations a monster enters one after the other; a seal may keep it out of the last one."""

    entered: tuple[int, ...]
    seal: int | None = None
    """The walkway of that seal."""

    @property
    def through(self) -> list[int]:
        """The full locations it passes."""
        return list(dict.fromkeys(self.entered[:-1]))

    @property
    def to(self) -> int:
        return self.entered[-1]


def overflow(state: FinalHour, token: int, here: int, to: int, leaves: int = NOWHERE) -> Course:
    """One step, and on by its own colour until there is a space; `leaves` has one because the monster leaves it.

    Seals act on every step (rule fh.seal.7), but not on ghoul hordes (fh.umordhoth.2). The chain may lead back to where
    it began (fh.monster-move.6). A monster that can reach no empty space goes straight to the ritual site
    (fh.monster-move.7).
    """
    chain = CHAINS[MONSTERS[token].colour][to]
    horde = token in HORDES
    for steps, there in enumerate(chain, start=1):
        if not horde and (walkway := sealed(state, here, there)) is not None:
            return Course(chain[:steps], walkway)
        here = there
        if here in (state.ritual_site, leaves) or not state.locations[here].full:
            return Course(chain[:steps])
    return Course((*chain, state.ritual_site))


def next_move(state: FinalHour, token: int, here: int) -> Course | None:
    """The move of a monster along its arrow; None where it stays (rules fh.monster-move.1, 9, fh.umordhoth.3)."""
    if here == state.ritual_site and token not in HORDES:
        return None
    return overflow(state, token, here, ROUTES[token][here], leaves=here)


def sealed(state: FinalHour, here: int, there: int) -> int | None:
    """The walkway between two locations if there is a seal on it (rule fh.seal.4)."""
    walkway = CAMPUS.edge(here, there)
    return walkway if walkway is not None and state.seals[walkway] != UNSEALED else None
