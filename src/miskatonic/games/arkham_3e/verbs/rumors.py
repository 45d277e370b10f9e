"""Verbs of the rumor in play."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import assets
from ..headlines import end_rumor
from ..play import Table, use, used
from ..resolver import Me
from ..words import say


class IgnoreRumor(Node, frozen=True, tag="ignore-rumor"):
    """The rumor does not concern them any more this round."""

    def resolve(self, table: Table, me: Me, /) -> None:
        use(table, f"ignores-rumor|{me.who}")

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.rumor is not None and not used(table, f"ignores-rumor|{me.who}")

    def say(self) -> Message:
        return say("effect-ignore-rumor")


class EndRumorByClue(Node, frozen=True, tag="clue-ends-rumor"):
    """Any investigator may spend a clue to discard the rumor."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..play import investigator_options

        state = table.state
        seats = [who for who in state.standing() if state.investigators[who].clues]
        if not seats or state.rumor is None:
            return
        options = [
            *investigator_options(state, seats, "spend"),
            Option("no", say("option-no"), None, role=Role.DECLINE),
        ]
        prompt = say("prompt-end-rumor")
        who: int | None = yield from ask(state.leader, prompt, options, "ah3.435.8a", table.cause, topic="end-rumor")
        if who is not None:
            assets.spend(table, who, "clues", 1)
            end_rumor(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(table.state.investigators[who].clues for who in table.state.standing())

    def say(self) -> Message:
        return say("effect-clue-ends-rumor")


class DoomOnRumor(Node, frozen=True, tag="doom-on-rumor"):
    """Doom on the rumor, where it still is; with so much of it a gate bursts, and it is gone."""

    bursts: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import gate_burst

        rumor = table.state.rumor
        if rumor is None or rumor.card != me.card:
            return
        rumor.doom += 1
        if rumor.doom >= self.bursts:
            yield from gate_burst(table)
            end_rumor(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        rumor = table.state.rumor
        return rumor is not None and rumor.card == me.card

    def say(self) -> Message:
        return say("effect-doom-on-rumor", n=self.bursts)
