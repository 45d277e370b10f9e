"""The Ancient One phase: reckoning, gates, the lead passes on."""

from __future__ import annotations

from miskatonic.kernel.effects import resolve
from miskatonic.kernel.flow import Flow

from .cards import ANCIENT_ONES, PRIORITY
from .events import GateRevealed, LeadPassed, Reckoning
from .monsters import spawn
from .play import Table, forget_marks
from .verbs import Me


def reckoning(table: Table) -> Flow[str]:
    """Discard the priority cards of the round, add up their omens, resolve the row (rules fh.reckoning.1 to 5)."""
    state = table.state
    numbers = state.row if state.solo else [played.priority for played in state.played]
    omens = max(0, sum(PRIORITY[number].omens for number in numbers) - state.omens_softened)
    state.priority.discard.extend(numbers)
    state.row = []
    state.played = []
    state.omens_softened = 0
    row = ANCIENT_ONES[state.ancient_one].row(omens)
    table.cause = f"row:{row.id}" if row else None
    table.tell(Reckoning, omens, row.id if row else None)
    if row:
        yield from resolve(row.effects, table, Me(state.lead))
        forget_marks(table)
    return "ancient-one.gates"


def open_gate(table: Table) -> str:
    """The top gate token goes on its pile; as many monsters spawn there as the pile is high (rules fh.gates.1 to 3)."""
    state = table.state
    symbol = state.gate_stack.pop()
    gate = next(gate for gate in state.gates if gate.symbol is symbol)
    gate.tokens += 1
    table.cause = f"gate:{symbol}"
    table.tell(GateRevealed, symbol, gate.location, gate.tokens)
    spawn(table, gate.location, gate.tokens)
    return "ancient-one.lead"


def pass_lead(table: Table) -> str:
    """The lead token goes clockwise; it is not used alone (rules fh.lead.1, fh.solo.19)."""
    state = table.state
    if not state.solo:
        state.lead = (state.lead + 1) % len(state.investigators)
        table.tell(LeadPassed, state.investigators[state.lead].id)
    return "round.end"
