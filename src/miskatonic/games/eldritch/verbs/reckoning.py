"""Verbs that make others reckon."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message, plain

from .. import possessions, reckoning
from ..dice_of_fate import loaded
from ..play import Table
from ..resolver import Me
from ..words import card_name, say


class Reckon(Node, frozen=True, tag="reckon"):
    """The reckoning effects of all monsters, or of all Mythos cards in play."""

    what: Literal["monsters", "mythos"]
    times: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.what == "monsters":
            yield from reckoning.reckon_monsters(table, self.times)
        else:
            yield from reckoning.reckon_mythos(table, self.times)

    def say(self) -> Message:
        once = say(f"effect-reckon-{self.what}")
        return once if self.times == 1 else plain("effect-repeat", times=self.times, then=once)


class ReckonConditions(Node, frozen=True, tag="reckon-conditions"):
    """The reckoning effects of all conditions, with a die that always shows the same."""

    die: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = reckoning.reckoning_cards(table, "condition")
        return loaded(table, self.die, reckoning.reckon_investigators(table, held))

    def say(self) -> Message:
        return say("effect-reckon-conditions", die=self.die)


class ReckonCondition(Node, frozen=True, tag="reckon-condition"):
    name: str
    die: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        card = possessions.holds(table.state, me.who, self.name)
        if card is not None:
            yield from loaded(table, self.die, reckoning.reckon_card(table, me.who, card))

    def say(self) -> Message:
        return say("effect-reckon-condition", card=card_name(self.name), die=self.die)
