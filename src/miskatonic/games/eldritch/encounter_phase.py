"""The Encounter Phase: each investigator in turn fights, or has an encounter (rules eh.encounter.*, eh.combat.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .casting import offer_spells
from .combat import fight_all
from .encounters import available, encounter, pass_unseen
from .events import PhaseBegan, TurnBegan
from .play import Table
from .possessions import holds, turn
from .reactions import able
from .words import DETAINED, say

CHOOSE: Final = say("prompt-encounter")
NO_MORE: Final = Option("no", say("option-no-encounter"), role=Role.DECLINE)


def begin_phase(table: Table) -> str:
    """Rule eh.lead.3."""
    state = table.state
    state.phase = "encounter"
    state.order = list(state.standing())
    table.tell(PhaseBegan, "encounter")
    return "encounter.turn"


def take_turn(table: Table) -> Flow[str]:
    """The next investigator has to resolve an encounter (rule eh.encounter.1)."""
    state = table.state
    state.turn = None
    while state.order:
        who = state.order.pop(0)
        if state.investigators[who].fate == "in-play":
            state.turn = who
            if table.telling:
                table.tell(TurnBegan, state.investigators[who].id)
            yield from _turn(table, who)
            state.scene = None
            return "encounter.turn"
    return "mythos.begin"


def _turn(table: Table, who: int) -> Flow[None]:
    state = table.state
    investigator = state.investigators[who]
    detained = holds(state, who, DETAINED)
    if detained is not None:
        # Instead of any encounter, monsters or not (rules eh.encounter.6, eh.encounter.7).
        yield from turn(table, who, detained)
        return
    unseen = yield from _unseen(table, who)
    if investigator.fate != "in-play":
        return
    fought = False
    if not unseen and state.has_monster(investigator.space):
        fought = state.more_encounters = True
        yield from fight_all(table, who)
        more, state.more_encounters = state.more_encounters, False
        if not more or not investigator.in_play or state.has_monster(investigator.space):
            return
    chosen = yield from _choose(table, who, optional=fought)
    if chosen is not None:
        yield from encounter(table, who, *chosen)


def _unseen(table: Table, who: int) -> Flow[bool]:
    """Does the investigator choose an encounter as if there were no monsters (rules eh.faq.22, eh.faq.24)?"""
    state = table.state
    state.unseen, state.far_clue, state.research_dice = False, None, 0
    yield from offer_spells(table, who, "encounter")
    here = state.has_monster(state.investigators[who].space)
    unseen = able(state, who, "unseen_by_monsters")
    if state.unseen or not here or not unseen:
        return state.unseen
    return (yield from pass_unseen(table, who, "eh.golden.2", causes.component(unseen[0][0])))


def _choose(table: Table, who: int, *, optional: bool) -> Flow[tuple[str, str] | None]:
    """One encounter of those that the space offers (rules eh.encounter.5, eh.combat.15)."""
    options = available(table, who)
    if optional:
        options.append(NO_MORE)
    return ask(who, CHOOSE, options, "eh.encounter.5", None, QuestionKind.ACT, "encounter")
