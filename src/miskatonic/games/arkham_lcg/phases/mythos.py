"""I. The mythos phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.kernel.flow import Flow

from ..act_agenda import check_doom, current_agenda
from ..card import Table
from ..encounter import draw_encounter_card
from ..enemies import place_doom as add_doom
from ..events import RoundBegan
from ..moments import RoundBegins
from ..play import player_order
from ..timing import announce
from ..window import open_window
from .framework import begin_phase, end_phase, renew_limits


def begin_round(table: Table) -> Flow[str]:
    """1.1 to 1.3: the round begins; the first one has no mythos phase.

    Rules lcg.round.2, lcg.round.3, lcg.framework.1.1.
    """
    state = table.state
    renew_limits(table, "round")
    state.round += 1
    table.tell(RoundBegan, state.round)
    yield from announce(table, RoundBegins)
    if state.round == 1:
        return "investigation.begin"
    yield from begin_phase(table, "mythos")
    yield from place_doom(table)
    return "mythos.encounters"


def place_doom(table: Table) -> Iterable[Any]:
    """1.2 and 1.3: a doom on the agenda; it advances if there is enough in play.

    Rules lcg.framework.1.2, lcg.framework.1.3.
    """
    add_doom(table, current_agenda(table))
    return check_doom(table)


def draw_encounters(table: Table) -> Flow[str]:
    """1.4: in player order everybody draws an encounter card, one after the other (rule lcg.framework.1.4.a)."""
    for who in player_order(table.state):
        investigator = table.state.investigators[who]
        if not investigator.turn_taken:
            investigator.turn_taken = True
            yield from draw_encounter_card(table, who)
            return "mythos.encounters"
    return "mythos.end"


def end(table: Table) -> Flow[str]:
    """A window, then 1.5 (rules lcg.framework.1.4.w, lcg.framework.1.5)."""
    yield from open_window(table, "mythos")
    yield from end_phase(table, "mythos")
    return "investigation.begin"
