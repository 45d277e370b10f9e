"""The encounter phase: whoever is not engaged has an encounter, in any order (rules ah3.203.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.flow import Flow

from .encounters import encounter
from .events import PhaseBegan, TurnBegan
from .monsters import meet_everywhere, restricted
from .play import Table, choose_investigator
from .words import say

NEXT: Final = say("prompt-next-encounter")


def begin_phase(table: Table) -> str:
    state = table.state
    state.phase = "encounter"
    state.order = list(state.standing())
    table.tell(PhaseBegan, "encounter")
    return "encounter.turn"


def take_turn(table: Table) -> Flow[str]:
    """Whoever they like is next; who is engaged waits, as an encounter may free them (rules ah3.203.2, ah3.203.3)."""
    state = table.state
    state.turn = None
    # Watchers keep nobody from encounters (rule ah3.486.2.1).
    free = [who for who in state.order if state.investigators[who].in_play and not restricted(state, who)]
    if not free:
        state.order = []
        return "mythos.begin"
    who = yield from choose_investigator(table, state.leader, free, NEXT, "ah3.203.2", "next-encounter")
    state.order.remove(who)
    state.turn = who
    table.tell(TurnBegan, state.investigators[who].id)
    yield from encounter(table, who)
    state.scene = None
    yield from meet_everywhere(table)
    return "encounter.turn"
