"""I. The mythos phase."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import check_doom, current_agenda
from ..card import Table
from ..encounter import draw_encounter_card
from ..enemies import place_doom as add_doom
from ..events import RoundBegan
from ..moments import RoundBegins
from ..play import player_order
from ..timing import passes
from ..window import open_window
from ..words import NOBODY
from .framework import begin_phase, end_phase, lead_to, renew_limits


def begin_round(t: Table) -> Flow[str] | str:
    """1.1: the round begins; the first one has no mythos phase (rules lcg.round.2, lcg.round.3, lcg.framework.1.1)."""
    renew_limits(t, "round")
    t.state.round += 1
    t.tell(RoundBegan, t.state.round)
    if t.state.round == 1:
        return lead_to("investigation.begin", lambda: passes(t, RoundBegins))
    return lead_to("mythos.doom", lambda: passes(t, RoundBegins), lambda: begin_phase(t, "mythos"))


def place_doom(t: Table) -> Flow[str] | str:
    """1.2 and 1.3: a doom on the agenda; it advances if there is enough in play.

    Rules lcg.framework.1.2, lcg.framework.1.3.
    """
    add_doom(t, current_agenda(t))
    return lead_to("mythos.encounters", lambda: check_doom(t))


def draw_encounters(t: Table) -> Flow[str] | str:
    """1.4: in player order everybody draws an encounter card, one after the other.

    Rules lcg.framework.1.4.a, lcg.framework.1.4.w.
    """
    state = t.state
    who = next((who for who in player_order(state) if not state.investigators[who].turn_taken), NOBODY)
    if who == NOBODY:
        return lead_to("mythos.end", lambda: open_window(t, "mythos"))
    state.investigators[who].turn_taken = True
    return lead_to("mythos.encounters", lambda: draw_encounter_card(t, who))


def end(t: Table) -> Flow[str] | str:
    """1.5 (rule lcg.framework.1.5)."""
    return lead_to("investigation.begin", lambda: end_phase(t, "mythos"))
