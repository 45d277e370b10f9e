"""Verbs about mysteries: what is put on the current one, and those that are solved."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.rng import below
from miskatonic.kernel.text import Message

from .. import mysteries
from ..events import MysteryAdvanced
from ..monsters import lies_on_card, take_back
from ..play import NO, Table
from ..resolver import Me
from ..words import mystery_name, say


def advance_mystery(table: Table) -> None:
    if table.state.mystery is not None:
        table.tell(MysteryAdvanced, table.state.mystery.card)


class TokenOnMystery(Node, frozen=True, tag="token-on-mystery"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if table.state.mystery is not None:
            table.state.mystery.tokens += 1
            advance_mystery(table)

    def say(self) -> Message:
        return say("effect-token-on-mystery")


class TakeToken(Node, frozen=True, tag="take-token"):
    """The Eldritch token on the space goes onto the mystery."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        token = next((each for each in state.eldritch if each.space == me.sheet(table).space), None)
        if token is not None and state.mystery is not None:
            state.eldritch.remove(token)
            state.mystery.tokens += 1
            advance_mystery(table)

    def say(self) -> Message:
        return say("effect-take-token")


class ClueOnMystery(Node, frozen=True, tag="clue-on-mystery"):
    """A clue gained from this very encounter may be spent and put on the mystery."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not self.possible(table, me):
            return
        assert state.scene is not None and state.mystery is not None
        options = [Option("pay", say("option-clue-on-mystery"), True, "pay"), NO]
        if (yield from ask(me.who, say("prompt-clue-on-mystery"), options, "eh.spend.3", table.cause, topic="mystery")):
            face = next(face for face in state.scene.gained if face in me.sheet(table).clues)
            me.sheet(table).clues.remove(face)
            state.mystery.clues = [*state.mystery.clues, face]
            advance_mystery(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        return scene is not None and any(face in me.sheet(table).clues for face in scene.gained)

    def say(self) -> Message:
        return say("effect-clue-on-mystery")


class MonsterOnMystery(Node, frozen=True, tag="monster-on-mystery"):
    """The monster that was defeated lies on the mystery instead of going back to the cup."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if state.mystery is not None and me.monster is not None:
            take_back(table.state, me.monster)
            state.mystery.monsters = [*state.mystery.monsters, me.monster]
            advance_mystery(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None and not lies_on_card(table.state, me.monster)

    def say(self) -> Message:
        return say("effect-monster-on-mystery")


class GateOnMystery(Node, frozen=True, tag="gate-on-mystery"):
    """The gate that was closed lies on the mystery."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for pile in (state.gate_discard, state.gate_stack):
            if me.gate in pile and state.mystery is not None:
                pile.remove(me.gate)
                state.mystery.gates = [*state.mystery.gates, me.gate]
                advance_mystery(table)
                return

    def say(self) -> Message:
        return say("effect-gate-on-mystery")


class UnsolveMystery(Node, frozen=True, tag="unsolve-mystery"):
    """A solved mystery goes back into the deck: by chance, or one that the lead chooses."""

    chosen: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not state.solved:
            return
        card = state.solved[below(state, len(state.solved))] if not self.chosen else None
        if card is None:
            options = [Option(f"mystery:{id}", mystery_name(id), id, "mystery", word=id) for id in state.solved]
            prompt = say("prompt-unsolve")
            card = yield from ask(state.lead, prompt, options, "eh.lead.7", table.cause, topic="unsolve")
        yield from mysteries.unsolve(table, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.solved)

    def say(self) -> Message:
        return say("effect-unsolve-chosen-mystery" if self.chosen else "effect-unsolve-mystery")
