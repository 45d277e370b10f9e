"""Verbs about the doom track and the omen track."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import doom, things
from ..board import GATES
from ..play import Table
from ..resolver import Me
from ..words import OMEN_TRACK, say


class AdvanceDoom(Node, frozen=True, tag="advance-doom"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return doom.advance_doom(table, self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-advance-doom", n=n))


class RetreatDoom(Node, frozen=True, tag="retreat-doom"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        doom.retreat_doom(table, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return not table.state.awake

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-retreat-doom", n=n))


class AdvanceOmen(Node, frozen=True, tag="advance-omen"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return doom.advance_omen(table, self.n)

    def say(self) -> Message:
        return say("effect-advance-omen", n=self.n)


class TurnOmenBack(Node, frozen=True, tag="turn-omen-back"):
    """One space back, then doom for each gate of the new omen."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        doom.move_omen(table, (state.omen - 1) % len(OMEN_TRACK))
        return doom.advance_doom(table, sum(GATES[gate] is state.current_omen for gate in state.gates))

    def say(self) -> Message:
        return say("effect-turn-omen-back")


class SetOmen(Node, frozen=True, tag="set-omen"):
    """The omen goes to any space of the track, and doom does not advance."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option(f"omen:{place + 1}", say(f"omen-{symbol}"), place, "omen", (things.OMEN,), word=str(place + 1))
            for place, symbol in enumerate(OMEN_TRACK)
        ]
        place: int = yield from ask(me.who, say("prompt-omen"), options, "eh.omen.1", table.cause, topic="omen")
        doom.move_omen(table, place)

    def say(self) -> Message:
        return say("effect-set-omen")


class PlaceOmenToken(Node, frozen=True, tag="place-omen-token"):
    """An Eldritch token on the green space of the omen track."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.omen_tokens[0] += 1

    def say(self) -> Message:
        return say("effect-place-omen-token")


class DiscardOmenToken(Node, frozen=True, tag="discard-omen-token"):
    def resolve(self, table: Table, me: Me, /) -> None:
        tokens = table.state.omen_tokens
        place = next((place for place, count in enumerate(tokens) if count), None)
        if place is not None:
            tokens[place] -= 1

    def say(self) -> Message:
        return say("effect-discard-omen-token")
