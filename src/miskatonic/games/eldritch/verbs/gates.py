"""Verbs about gates."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import doom, gates, rumors
from ..board import GATES
from ..play import Table, choose_space, space_options
from ..reactions import react
from ..resolver import Me
from ..words import SpaceId, say


class SpawnGates(Node, frozen=True, tag="spawn-gates"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return gates.spawn_gates(table, self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-spawn-gates", n=n))


class CloseGate(Node, frozen=True, tag="close-gate"):
    """The gate at which the Other World encounter began (rules eh.other-world.3, eh.gate.2)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        scene = table.state.scene
        if scene is not None and scene.rumor is not None:
            rumors.solve(table, scene.rumor)
            return
        gate = me.gate or me.space(table)
        if gates.close_gate(table, me.who, gate):
            yield from react(table, "gate-closed", replace(me, gate=gate))

    def possible(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        if scene is not None and scene.rumor is not None:
            return True
        return (me.gate or me.space(table)) in table.state.gates and gates.may_close(table.state)

    def say(self) -> Message:
        return say("effect-close-gate")


class DiscardGate(Node, frozen=True, tag="discard-gate"):
    """A gate of their choice."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if table.state.gates:
            options = space_options(table.state.gates, "gate")
            gate: str = yield from ask(me.who, say("prompt-gate"), options, "eh.discard.2", table.cause, topic="gate")
            gates.discard_gate(table, gate)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.gates)

    def say(self) -> Message:
        return say("effect-discard-gate")


class ConsumeGate(Node, frozen=True, tag="consume-gate"):
    """A gate of their choice is discarded; one of another omen advances doom."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not state.gates:
            return
        prompt = say("prompt-gate")
        gate = yield from choose_space(table, state.lead, state.gates, prompt, "eh.lead.7", "gate")
        gates.discard_gate(table, gate)
        if GATES[gate] is not state.current_omen:
            yield from doom.advance_doom(table)

    def say(self) -> Message:
        return say("effect-consume-gate")


class DiscardGatesOfOmen(Node, frozen=True, tag="discard-gates-of-omen"):
    """Every gate of the current omen is discarded, and doom advances for each."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        gone = [gate for gate in state.gates if GATES[gate] is state.current_omen]
        for gate in gone:
            gates.discard_gate(table, gate)
        return doom.advance_doom(table, len(gone))

    def say(self) -> Message:
        return say("effect-discard-gates-of-omen")


class GateOnSheet(Node, frozen=True, tag="gate-on-sheet"):
    """The gate on the investigator's space goes onto the sheet of the Ancient One."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        gate = me.sheet(table).space
        if gate in state.gates:
            state.gates.remove(gate)
            gates.put_on_sheet(table, gate)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).space in table.state.gates

    def say(self) -> Message:
        return say("effect-gate-on-sheet")


class ReadGates(Node, frozen=True, tag="read-gates"):
    """The top two gates of the stack: one goes back on top, the other to the bottom (rules eh.inv-akachi.1 to 3)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if len(state.gate_stack) < 2 and state.gate_discard:
            gates.mix_under_stack(state)
        seen = state.gate_stack[-2:]
        if not seen:
            return
        state.read_gates[me.who] = list(dict.fromkeys((*state.read_gates.get(me.who, ()), *seen)))
        options = space_options(dict.fromkeys(seen), "top")
        top: SpaceId = yield from ask(me.who, say("prompt-top"), options, "eh.inv-akachi.1", table.cause, topic="top")
        del state.gate_stack[-len(seen) :]
        state.gate_stack = [*(gate for gate in seen if gate != top), *state.gate_stack, top]

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.gate_stack or table.state.gate_discard)

    def say(self) -> Message:
        return say("effect-read-gates")
