"""Dice that are no tests: nobody can roll them again or change them (rules eh.faq.10, eh.faq.11)."""

from __future__ import annotations

from miskatonic.kernel import dice
from miskatonic.kernel.flow import Flow

from .events import DieRolled
from .play import Table


def roll_die(table: Table, who: int) -> int:
    """One die, unless an effect says what every die counts as."""
    state = table.state
    die = state.rolled = state.loaded or dice.roll(state, 1)[0]
    if table.telling:
        table.tell(DieRolled, state.investigators[who].id, die)
    return die


def loaded(table: Table, die: int, effect: Flow[None]) -> Flow[None]:
    """Resolve an effect in which every die counts as the same number, those of tests too."""
    table.state.loaded = die
    yield from effect
    table.state.loaded = 0
