"""What each Ancient One does when it awakens, and what doom means then (rules eh.ancient-one.*)."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .components import ANCIENT_ONES, TOKENS
from .doom import AWAKENING, INSTEAD
from .gates import put_on_sheet, take_gate
from .monsters import EPIC_FELL, spawn
from .play import Table, choose_space, gather_on_sheet, lose, win
from .resolver import Me, resolve_for_all
from .state import Monster
from .words import SpaceId, say

GATES_TO_LOSE = 3
MONSTERS_TO_LOSE = 6


def awaken(table: Table) -> Flow[None]:
    """What the back of the sheet says of the awakening (rule eh.ancient-one.5)."""
    state = table.state
    effects = ANCIENT_ONES[state.ancient_one].back.awakens
    yield from resolve_for_all(table, effects, Me(who=state.active, card=state.ancient_one))


def azathoth_awakens(table: Table) -> Flow[None]:
    """The investigators lose."""
    yield from ()
    lose(table, "azathoth")


def azathoth(table: Table, gate: SpaceId | None) -> Flow[None]:
    yield from ()
    lose(table, "azathoth")


def cthulhu(table: Table, gate: SpaceId | None) -> Flow[None]:
    """Sanity tokens gather on the sheet."""
    yield from ()
    gather_on_sheet(table, "sanity", 1)


def shub_niggurath(table: Table, gate: SpaceId | None) -> Flow[None]:
    """A monster where she is; with six there the game is lost (rule eh.ancient-one.11.ltp)."""
    state = table.state
    space = next((each.space for each in state.monsters if TOKENS[each.token] == "shub-niggurath"), None)
    if space is None:
        return
    yield from spawn(table, space)
    if len(state.monsters_on(space)) >= MONSTERS_TO_LOSE:
        lose(table, "shub-niggurath")


def yog_sothoth(table: Table, gate: SpaceId | None) -> Flow[None]:
    """The gate that advances doom goes onto the sheet, or one from the stack; with three the game is lost.

    Rule eh.ancient-one.10.ltp.
    """
    state = table.state
    if gate is not None:
        state.gates.remove(gate)
    else:
        gate = take_gate(state)
        if gate is None and state.readings.no_gates == "board" and state.gates:
            prompt = say("prompt-gate")
            gate = yield from choose_space(table, state.lead, state.gates, prompt, "eh.ancient-one.10.ltp", "gate")
            state.gates.remove(gate)
    if gate is not None:
        put_on_sheet(table, gate)
    if len(state.sheet_gates) >= GATES_TO_LOSE:
        lose(table, "yog-sothoth")


INSTEAD.update({"azathoth": azathoth, "cthulhu": cthulhu, "shub-niggurath": shub_niggurath, "yog-sothoth": yog_sothoth})
AWAKENING.update({"azathoth": azathoth_awakens, "cthulhu": awaken, "shub-niggurath": awaken, "yog-sothoth": awaken})


def epic_fell(table: Table, monster: Monster) -> None:
    """The defeat of the Ancient One itself wins the game."""
    if table.state.awake and TOKENS[monster.token] == table.state.ancient_one:
        win(table, "final-mystery")


EPIC_FELL.append(epic_fell)
