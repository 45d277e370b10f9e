"""What a turn does not offer that others do, with the reasons (`why_not.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.kernel.decision import NotNow

from . import things
from .components import STORIES
from .play import Table
from .possessions import abilities_of, weapons_of
from .why_not import HIDDEN, NO_ACTION, NO_MOVES, NO_TARGET, no_exploring, turn_of, why_not
from .words import card_name, room_of, say


def not_now(table: Table, seat: int) -> Iterator[NotNow]:
    """Moves, exploring, attacks and own cards that a turn does not offer; of the keeper, his actions."""
    state = table.state
    decision = table.pending[seat]
    if decision.topic == "keeper-action":
        for id in STORIES[state.story].actions:
            reason = why_not(table, seat, things.card(id))
            if reason is not None:
                yield NotNow(say("not-now-card", card=card_name(id)), reason, "action", (things.card(id),))
        return
    turn = turn_of(state, decision)
    if turn is None:
        return
    verbs = {option.verb for option in decision.options}
    hidden = state.investigators[seat].hidden
    if "move" not in verbs:
        yield NotNow(say("not-now-move"), HIDDEN if hidden else NO_MOVES, "move")
    if "explore" not in verbs:
        reason = no_exploring(state, turn)
        if reason is not None:
            about = (things.pile(room_of(state.investigators[seat].space)),)
            yield NotNow(say("not-now-explore"), reason, "explore", about)
    if "attack" not in verbs and (state.monsters or weapons_of(state, seat)):
        reason = NO_ACTION if not turn.action else HIDDEN if hidden else NO_TARGET
        yield NotNow(say("not-now-attack"), reason, "attack")
    held = state.investigators[seat].cards
    for card, able in abilities_of(state, seat):
        thing = things.card(card)
        reason = why_not(table, seat, thing) if able.actions and card in held else None
        if reason is not None:
            yield NotNow(say("not-now-card", card=card_name(card)), reason, "use", (thing,))
