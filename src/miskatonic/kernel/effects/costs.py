"""Prices put together and counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta

from ..flow import Flow, run
from ..text import Message, plain
from .amounts import Per
from .words import Amount, Cost, CostWord, Resolver


class Together(CostWord, frozen=True, tag="all"):
    """Several prices, all of which are paid."""

    costs: Annotated[list[Cost], Meta(min_length=1)]

    def affordable(self, table: Any, me: Resolver, /) -> bool:
        return all(cost.affordable(table, me) for cost in self.costs)

    def pay(self, table: Any, me: Resolver, /) -> Flow[None]:
        for cost in self.costs:
            yield from run(cost.pay(table, me))

    def say(self) -> Message:
        first, *rest = [cost.say() for cost in self.costs]
        for each in rest:
            first = plain("cost-and", first=first, last=each)
        return first


def say_price(n: Amount, told: Callable[[int], Message]) -> Message:
    """A price as it stands after "you may", where it is counted too: "spend 1 clue for each gate"."""
    if isinstance(n, Per) and not n.plus:
        return plain("cost-per", cost=told(n.n), each=n.each())
    return n.say(told)
