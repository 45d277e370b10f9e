"""The round: action, monster, encounter and mythos phase (rules ah3.200, ah3.205.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.game import Step

from . import action_phase, encounter_phase, monster_phase, mythos_phase, setup
from .events import RoundBegan
from .play import Table
from .replacing import replace_investigators


def begin_round(table: Table) -> str:
    state = table.state
    state.round += 1
    state.used = []
    table.tell(RoundBegan, state.round)
    return "action.begin"


def end_round(table: Table) -> Flow[str]:
    """Whoever has no investigator chooses one, who joins with the next action phase (rule ah3.205.2)."""
    yield from replace_investigators(table)
    return "round.begin"


STEPS: Final[Mapping[str, Step]] = {
    "setup": setup.set_up,
    "round.begin": begin_round,
    "action.begin": action_phase.begin_phase,
    "action.turn": action_phase.begin_turn,
    "action.choose": action_phase.choose_action,
    "monster.begin": monster_phase.begin_phase,
    "monster.activate": monster_phase.activate_next,
    "monster.attack": monster_phase.attack,
    "monster.ready": monster_phase.make_ready,
    "encounter.begin": encounter_phase.begin_phase,
    "encounter.turn": encounter_phase.take_turn,
    "mythos.begin": mythos_phase.begin_phase,
    "mythos.turn": mythos_phase.take_turn,
    "mythos.draw": mythos_phase.draw_next,
    "round.end": end_round,
}
