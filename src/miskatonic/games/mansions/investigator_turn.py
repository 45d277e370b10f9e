"""The turn of an investigator: two Moves and one Action in any order (rules mom.investigator-turn)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask

from . import causes, monsters, things
from .actions import actions, card_actions, carry_out_step, hiding, move_to
from .causes import caused
from .events import TurnBegan
from .exploring import explore, explores_in_the_dark
from .harm import take
from .horror import begin_turn_checks
from .movement import escape, exits, ways
from .mythos import mythos_window
from .objectives import settle
from .occasions import react
from .play import Table
from .replacing import replace_investigator
from .steps import Step, free_of_evading
from .testing import THIS_TURN
from .words import SpaceId, room_of, say, space_name

FIRE_DAMAGE: Final = 2
LAST_WINDOW: Final = 2
"""The last Move after which a Mythos card can be played (rule mom.mythos.5)."""


def begin_turn(table: Table) -> Flow[str]:
    """Whoever was killed takes a new investigator instead; then a mythos window (mom.replacement.1, mom.mythos.5)."""
    state = table.state
    turn = state.turn
    assert turn is not None
    who = turn.who
    begin_turn_checks(table)
    monsters.begin_turn(state)
    table.tell(TurnBegan, state.investigators[who].id)
    if state.investigators[who].fate == "waiting":
        yield from replace_investigator(table, who)
        return "turn.end"
    if state.investigators[who].stun:
        turn.moves = 1
    yield from settle(table)
    yield from mythos_window(table, who)
    return "turn.choose"


def options_of_turn(table: Table, who: int) -> Iterator[Option]:
    """Everything that can be done now; the value is the step."""
    turn = table.state.turn
    assert turn is not None
    if turn.moves > 0:
        yield from moves(table, who)
    if turn.action:
        yield from actions(table, who)
    yield from card_actions(table, who, takes_action=False)


def moves(table: Table, who: int) -> Iterator[Option]:
    """All ways to spend a Move (rules mom.move.1, mom.hiding.1, mom.escape.5)."""
    for space in ways(table.state, who):
        yield _move(space)
    for door in exits(table, who):
        step = free_of_evading(escape, "move")
        yield Option(f"move-out:{door}", say("option-move-out"), step, "move-out", (things.door(door),))
    yield from hiding(table.state, who, "move")


@cache
def _move(space: SpaceId) -> Option:
    step = free_of_evading(partial(move_to, space=space), "move")
    return Option(f"move:{space}", say("option-move", where=space_name(space)), step, "move", (things.space(space),))


def choose_step(table: Table) -> Flow[str]:
    """One Move, one Action, something without either, or the end of the turn (rules mom.investigator-turn.2, .3)."""
    state = table.state
    turn = state.turn
    assert turn is not None
    who = turn.who
    if turn.over or not state.investigators[who].in_play:
        return "turn.end"
    found = list(options_of_turn(table, who))
    if not found:
        return "turn.end"
    finish = Option("end-turn", say("option-end-turn"), None, role=Role.END_TURN)
    prompt = say("prompt-turn", moves=turn.moves, actions=int(turn.action))
    chosen: Step | None = yield from ask(
        who,
        prompt,
        [*found, finish],
        "mom.investigator-turn.1",
        None,
        QuestionKind.ACT,
        "turn",
    )
    if chosen is None:
        return "turn.end"
    yield from spend(table, who, chosen)
    return "turn.choose"


def spend(table: Table, who: int, step: Step) -> Flow[None]:
    """Spend a Move or the Action, do what was chosen, and open the mythos window after it (rule mom.mythos.5).

    Moves beyond the second, which cards give, have none.
    """
    state = table.state
    turn = state.turn
    assert turn is not None
    dark = step.flow is explore and explores_in_the_dark(state, who)
    if step.spends == "move":
        turn.moves -= 1
        turn.moved += 1
    elif step.spends == "action":
        turn.action = False
        if dark:
            turn.moves -= 1
            turn.moved += 1
            if state.readings.dark_explore == "two-windows":
                yield from mythos_window(table, who)
    if state.investigators[who].in_play:
        yield from carry_out_step(table, who, step)
    yield from settle(table)
    if step.spends == "nothing" or not state.investigators[who].in_play:
        return
    if step.spends == "action" or turn.moved <= LAST_WINDOW:
        yield from mythos_window(table, who)
    if step.spends == "move" and turn.moved == 2 and (yield from react(table, "moved-twice", who)):
        yield from settle(table)


def end_turn(table: Table) -> Flow[str]:
    """Whoever ends the turn in a burning room takes 2 damage (rule mom.fire.2)."""
    state = table.state
    turn = state.turn
    assert turn is not None
    who = turn.who
    investigator = state.investigators[who]
    if investigator.in_play and room_of(investigator.space) in state.fire:
        yield from caused(table, causes.FIRE, take(table, who, damage=FIRE_DAMAGE))
    if investigator.in_play:
        yield from react(table, "turn-end", who)
    yield from settle(table)
    state.turn = None
    state.counts = {name: n for name, n in state.counts.items() if not name.startswith(THIS_TURN)}
    return "investigators.next"
