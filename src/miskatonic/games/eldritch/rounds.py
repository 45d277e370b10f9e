"""The round: Action Phase, Encounter Phase, Mythos Phase (rule eh.round.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.game import Step

from . import action_phase, encounter_phase, mythos_phase, setup
from .events import RoundBegan
from .play import Table


def begin_round(table: Table) -> str:
    state = table.state
    state.round += 1
    state.used.clear()
    table.tell(RoundBegan, state.round)
    return "action.begin"


STEPS: Final[Mapping[str, Step]] = {
    "setup": setup.set_up,
    "round.begin": begin_round,
    "action.begin": action_phase.begin_phase,
    "action.turn": action_phase.begin_turn,
    "action.choose": action_phase.choose_action,
    "encounter.begin": encounter_phase.begin_phase,
    "encounter.turn": encounter_phase.take_turn,
    "mythos.begin": mythos_phase.begin_phase,
    "mythos.card": mythos_phase.draw_card,
    "mythos.end": mythos_phase.end_phase,
}
