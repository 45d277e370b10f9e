"""Gates: spawned, closed, discarded."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.flow import Flow

from .doom import advance_doom
from .events import GateClosed, GateDiscarded, GateOpened, GatePutOnSheet
from .monsters import spawn
from .play import Table, forbids
from .state import Eldritch
from .words import SpaceId


def take_gate(state: Eldritch) -> SpaceId | None:
    """The top gate of the stack, which is made anew of the discarded ones once it is empty (rules eh.gate.4, 5)."""
    gate = state.gate_stack.pop() if state.gate_stack else None
    restack(state)
    return gate


def restack(state: Eldritch) -> None:
    """An empty stack is made anew of the discarded gates (rule eh.gate.4)."""
    if not state.gate_stack and state.gate_discard:
        mix_under_stack(state)


def mix_under_stack(state: Eldritch) -> None:
    """The discarded gates come under the stack, and whoever had seen some does not know where they are any more."""
    rng.shuffle(state, state.gate_discard)
    state.read_gates = {
        seat: known for seat, gates in state.read_gates.items() if (known := _still_in_stack(state, gates))
    }
    state.gate_stack, state.gate_discard = [*state.gate_discard, *state.gate_stack], []


def _still_in_stack(state: Eldritch, gates: list[SpaceId]) -> list[SpaceId]:
    return [gate for gate in gates if gate in state.gate_stack]


def spawn_gates(table: Table, count: int) -> Flow[None]:
    """Each gate opens on its own space and brings a monster; without gates doom advances (rules eh.gate.5 to 7)."""
    for _ in range(count):
        gate = take_gate(table.state)
        if gate is None:
            yield from advance_doom(table)
            continue
        table.state.gates.append(gate)
        table.tell(GateOpened, gate)
        yield from spawn(table, gate)


def may_close(state: Eldritch) -> bool:
    """Can gates be closed at all? (rule eh.faq.28)"""
    return not forbids(state, "close-gates")


def close_gate(table: Table, who: int, gate: SpaceId) -> bool:
    """Close a gate, if nothing forbids it: it is discarded (rules eh.gate.2, eh.faq.29)."""
    state = table.state
    if gate not in state.gates or not may_close(state):
        return False
    table.tell(GateClosed, state.investigators[who].id, gate)
    put_away(state, gate)
    return True


def discard_gate(table: Table, gate: SpaceId) -> None:
    """Discarding a gate is not closing it (rule eh.faq.29)."""
    table.tell(GateDiscarded, gate)
    put_away(table.state, gate)


def put_away(state: Eldritch, gate: SpaceId) -> None:
    """Rule eh.gate.3."""
    state.gates.remove(gate)
    state.gate_discard.append(gate)
    restack(state)


def put_on_sheet(table: Table, gate: SpaceId) -> None:
    """A gate that was taken from the board or the stack (rule eh.ancient-one.10.ltp)."""
    table.state.sheet_gates.append(gate)
    table.tell(GatePutOnSheet, gate)
