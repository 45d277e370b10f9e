"""IV. The upkeep phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.kernel.flow import Flow

from ..card import Table
from ..drawing import choose_and_discard, discardable, draw, gain_resources
from ..engagement import engage_ready_enemies
from ..events import CardsReadied
from ..moments import RoundEnds
from ..play import is_playing, player_order
from ..state import ACTIONS_PER_TURN
from ..timing import announce
from ..values import added
from ..window import open_window
from .framework import begin_phase, end_phase, expire

HAND_SIZE = 8


def begin(table: Table) -> Flow[str]:
    """4.1 to 4.4 (rules lcg.framework.4.1, lcg.framework.4.1.w)."""
    yield from begin_phase(table, "upkeep")
    yield from open_window(table, "upkeep")
    yield from ready_cards(table)
    yield from draw_and_gain(table)
    return "upkeep.hands"


def ready_cards(table: Table) -> Iterable[Any]:
    """4.2 and 4.3: actions are reset, all cards ready at once.

    Rules lcg.framework.4.2, lcg.framework.4.3, lcg.framework.4.3.a.
    """
    for investigator in table.state.investigators:
        investigator.turn_taken = False
        investigator.actions, investigator.extra_spent = ACTIONS_PER_TURN, []
    for entry in table.state.play.values():
        entry.exhausted = False
    table.tell(CardsReadied)
    return engage_ready_enemies(table)


def draw_and_gain(table: Table) -> Flow[None]:
    """4.4: everybody draws a card, then everybody gains a resource (rules lcg.framework.4.4.a, lcg.framework.4.4.b)."""
    for who in player_order(table.state):
        if is_playing(table, who):
            yield from draw(table, who)
    for who in player_order(table.state):
        gain_resources(table, who, 1)


def end(table: Table) -> Flow[str]:
    """4.5 and 4.6: hands are reduced, the phase and the round end (rules lcg.framework.4.6.a, lcg.framework.4.6.b)."""
    yield from check_hands(table)
    yield from end_phase(table, "upkeep")
    expire(table, "round")
    yield from announce(table, RoundEnds)
    return "round.begin"


def check_hands(table: Table) -> Flow[None]:
    """Down to the hand size, in player order (rules lcg.framework.4.5, lcg.hand-size.1, lcg.hand-size.2)."""
    for who in player_order(table.state):
        excess = len(table.state.investigators[who].hand) - hand_size(table, who)
        if excess > 0:
            yield from choose_and_discard(table, who, min(excess, len(discardable(table, who))), "lcg.framework.4.5")


def hand_size(table: Table, who: int) -> int:
    """Cards may change it (rule lcg.hand-size.2)."""
    return max(0, HAND_SIZE + added(table, "hand_size", who))
