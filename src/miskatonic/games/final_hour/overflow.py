"""Where the move of a monster leads: its arrow, the overflow chain, the seals. Nothing happens here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .bestiary import HORDES, ROUTES
from .campus import WALKWAYS
from .state import FinalHour
from .words import EMPTY

NOWHERE: Final = 0


class Course(Struct, frozen=True, gc=False):
    """Where a move leads: the full locations a monster passes, and the one it comes to."""

    through: tuple[int, ...]
    to: int
    seal: int | None = None
    """The walkway whose seal stops it on the last step."""
    comes_round: int | None = None
    """The full location it enters again before it goes straight to the ritual site."""


def overflow(state: FinalHour, token: int, here: int, to: int, leaves: int = NOWHERE) -> Course:
    """One step, and on by its own colour until there is a space; `leaves` has one because the monster leaves it.

    Seals act on every step (rule fh.seal.7), but not on ghoul hordes (fh.umordhoth.2). The chain may lead back to where
    it began (fh.monster-move.6). A monster that can reach no empty space goes straight to the ritual site
    (fh.monster-move.7).
    """
    chain = ROUTES[token][to]
    stoppable = token not in HORDES
    seals, locations, site = state.seals, state.locations, state.ritual_site
    for passed, there in enumerate(chain):
        if stoppable and (walkway := WALKWAYS[here].get(there)) is not None and seals[walkway]:
            return Course(chain[:passed], there, walkway)
        if there in (site, leaves) or EMPTY in locations[there].spaces:
            return Course(chain[:passed], there)
        here = there
    return Course(chain[:-1], site, comes_round=here)


def arrow(token: int, here: int) -> int:
    """Where the arrow of a monster's colour leads (rules fh.monster-move.2, fh.monster-move.3)."""
    return ROUTES[token][here][1]


def ways_cross(state: FinalHour, hordes: Sequence[tuple[int, int]], steps: int) -> bool:
    """Could ghoul hordes at these locations come in each other's way, or trample somebody on theirs?"""
    met = {each.location for each in state.investigators}
    for token, here in hordes:
        way = horde_way(state, token, here, steps)
        if way is None or not met.isdisjoint(way):
            return True
        met |= way
    return False


def horde_way(state: FinalHour, token: int, here: int, steps: int) -> set[int] | None:
    """The locations a ghoul horde comes through along its arrows; None where it comes round or overruns the site."""
    way = {here}
    for _ in range(steps):
        course = overflow(state, token, here, arrow(token, here))
        if course.comes_round is not None or EMPTY not in state.locations[course.to].spaces:
            return None
        entered = {*course.through, course.to}
        if not way.isdisjoint(entered):
            return None
        way |= entered
        here = course.to
    return way


def next_move(state: FinalHour, token: int, here: int) -> Course | None:
    """The move of a monster along its arrow; None where it stays (rules fh.monster-move.1, 9, fh.umordhoth.3)."""
    if here == state.ritual_site and token not in HORDES:
        return None
    return overflow(state, token, here, arrow(token, here), leaves=here)
