"""The round: the action phase, then the Ancient One phase, until the ritual or a defeat ends the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.game import Step

from . import action_phase, ancient_one_phase, ritual, solo
from .events import FaceDownRound, RoundBegan
from .play import Table


def begin_round(table: Table) -> str:
    """A new round; priority cards are face down if the last reckoning said so (rules fh.round.1, fh.cthulhu.2)."""
    state = table.state
    state.round += 1
    state.face_down, state.face_down_next = state.face_down_next, False
    table.tell(RoundBegan, state.round, None if state.solo else state.investigators[state.lead].id)
    if state.face_down:
        table.tell(FaceDownRound, state.solo)
    if state.solo:
        return "solo.row"
    return "action.begin" if state.readings.simultaneous_draw else "action.turn"


STEPS: Final[Mapping[str, Step]] = {
    "round.begin": begin_round,
    "action.begin": action_phase.draw_simultaneously,
    "action.turn": action_phase.begin_turn,
    "action.priority": action_phase.play_priority_card,
    "action.sort": action_phase.sort_cards,
    "action.resolve": action_phase.reveal_next_card,
    "action.effect": action_phase.resolve_next_card,
    "solo.row": solo.draw_five,
    "solo.keep": solo.keep_one,
    "solo.action": solo.choose_investigator,
    "solo.place": solo.choose_slot,
    "solo.effect": solo.resolve_at_once,
    "solo.discard": solo.discard_cards,
    "ancient-one.reckoning": ancient_one_phase.reckoning,
    "ancient-one.gates": ancient_one_phase.open_gate,
    "ancient-one.lead": ancient_one_phase.pass_lead,
    "round.end": ritual.end_of_round,
    "ritual.attempt": ritual.attempt,
}
