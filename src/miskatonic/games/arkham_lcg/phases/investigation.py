"""II. The investigation phase: everybody takes a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from miskatonic.kernel.decision import Decision, Option, QuestionKind
from miskatonic.kernel.flow import Flow

from ..actions import END_TURN, action_options, take_action
from ..card import Table
from ..events import TurnBegan, TurnEnded
from ..moments import TurnBegins, TurnEnds
from ..play import choose_investigator, is_playing, player_order
from ..state import PLAYING
from ..timing import announce
from ..window import do, open_window, window_options
from ..words import NOBODY, say
from .framework import begin_phase, end_phase, expire, renew_limits

YOUR_TURN = say("prompt-turn")
ACT: Final = QuestionKind.ACT


def begin(table: Table) -> Flow[str]:
    """2.1 (rules lcg.framework.2.1, lcg.framework.2.1.w)."""
    for investigator in table.state.investigators:
        investigator.turn_taken = False
    yield from begin_phase(table, "investigation")
    yield from open_window(table, "investigation")
    return "investigation.next"


def next_turn(table: Table) -> Flow[str]:
    """2.2 and 2.3: together they choose who goes next, until nobody is left.

    Rules lcg.framework.2.2.a to c, lcg.framework.2.3.
    """
    state = table.state
    waiting = [who for who in player_order(state) if not state.investigators[who].turn_taken]
    if not waiting:
        yield from end_phase(table, "investigation")
        return "enemy.begin"
    who = yield from choose_investigator(table, state.lead, "next-turn", waiting, "lcg.framework.2.2.a")
    yield from begin_turn(table, who)
    return "investigation.action"


def begin_turn(table: Table, who: int) -> Iterable[Any]:
    renew_limits(table, "turn")
    state = table.state
    state.active = who
    state.investigators[who].turn_taken = True
    table.tell(TurnBegan, state.investigators[who].code)
    return announce(table, TurnBegins, who=who)


def action(table: Table) -> Flow[str]:
    """2.2.1: a player window, then an action, and back to the window.

    Rules lcg.framework.2.2.w, lcg.framework.2.2.1.a to e.

    The one whose turn it is chooses between actions and what the window allows; the others are asked first.
    """
    state = table.state
    who = state.active
    if len(state.investigators) > 1:
        yield from open_window(table, "turn", [seat for seat in player_order(state) if seat != who])
    if state.investigators[who].fate is PLAYING:
        options = [*action_options(table, who), *window_options(table, who)]
        if options:
            state.window = "turn"
            rule = "lcg.framework.2.2.1.a"
            answer: Option = yield Decision(who, YOUR_TURN, (*options, END_TURN), rule, table.cause, None, ACT, "turn")
            state.window = ""
            if answer is not END_TURN:
                first, second = answer.value
                yield from (
                    take_action(table, who, first, second) if isinstance(first, str) else do(table, first, second)
                )
                return "investigation.action"
    yield from end_turn(table)
    return "investigation.next"


def end_turn(table: Table) -> Flow[None]:
    """2.2.2: the turn ends (rules lcg.framework.2.2.2.a, lcg.framework.2.2.2.b)."""
    who = table.state.active
    expire(table, "turn")
    table.state.active = NOBODY  # what is for their turn comes too late now (rule lcg.lasting-effect.6)
    if is_playing(table, who):
        table.tell(TurnEnded, table.state.investigators[who].code)
        yield from announce(table, TurnEnds, who=who)
