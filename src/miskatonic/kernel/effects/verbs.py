"""The verbs that combine others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from ..decision import Option
from ..flow import Flow, ask, run
from ..text import Message, plain
from .words import Condition, Cost, Effect, Resolver, Selector, Trial

Effects = list[Effect]


class Node(Struct, Effect, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of every verb. The tag is the verb as it stands in a content file."""


def resolve(effects: Sequence[Effect], table: Any, me: Resolver) -> Flow[None]:
    """Resolve effects in order."""
    for effect in effects:
        yield from run(effect.resolve(table, me))


def say(effects: Sequence[Effect]) -> Message:
    """A list of effects as one text."""
    if len(effects) == 1:
        return effects[0].say()
    return plain("effect-then", first=effects[0].say(), rest=say(effects[1:])) if effects else plain("effect-none")


def any_possible(effects: Sequence[Effect], table: Any, me: Resolver) -> bool:
    """Could any of the effects change anything?"""
    return any(effect.possible(table, me) for effect in effects)


class Choose(Node, frozen=True, tag="choose"):
    """One of several effects, or several different ones, as the resolver likes."""

    among: Annotated[list[Effects], Meta(min_length=1)]
    n: int = 1

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        left = dict(enumerate(self.among, 1))
        for _ in range(self.n):
            ways = [
                Option(f"way:{number}", say(effects), effects)
                for number, effects in left.items()
                if any_possible(effects, table, me)
            ]
            if not ways:
                return
            prompt = plain("effect-choose-prompt")
            chosen: Effects = yield from ask(me.seat(table), prompt, ways, me.rule, table.cause)
            left = {number: effects for number, effects in left.items() if effects is not chosen}
            yield from resolve(chosen, table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any(any_possible(effects, table, me) for effects in self.among)

    def say(self) -> Message:
        ways = [plain("effect-way", way=say(each)) for each in self.among]
        either = ways[-1]
        for way in reversed(ways[:-1]):
            either = plain("effect-or", first=way, rest=either)
        return plain("effect-choose", n=self.n, ways=either)


class May(Node, frozen=True, tag="may"):
    """Something the resolver may leave out."""

    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        if not any_possible(self.then, table, me):
            return
        decline = Option("no", plain("effect-decline"), False)
        if (yield from _agrees(table, me, "effect-may-prompt", Option("yes", say(self.then), True), decline)):
            yield from resolve(self.then, table, me)

    def say(self) -> Message:
        return plain("effect-may", then=say(self.then))


class PayThen(Node, frozen=True, tag="pay-then"):
    """A price, and what it buys; nothing when it is not paid."""

    cost: Cost
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        if not self.cost.affordable(table, me):
            return
        decline = Option("no", plain("effect-decline"), False)
        if (yield from _agrees(table, me, "effect-pay-prompt", Option("yes", self.say(), True), decline)):
            yield from run(self.cost.pay(table, me))
            yield from resolve(self.then, table, me)

    def say(self) -> Message:
        return plain("effect-pay", cost=self.cost.say(), then=say(self.then))


class Unless(Node, frozen=True, tag="unless"):
    """Something that happens unless a price is paid."""

    cost: Cost
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        if self.cost.affordable(table, me):
            suffer = Option("no", say(self.then), False)
            if (yield from _agrees(table, me, "effect-pay-prompt", Option("pay", self.cost.say(), True), suffer)):
                yield from run(self.cost.pay(table, me))
                return
        yield from resolve(self.then, table, me)

    def say(self) -> Message:
        return plain("effect-unless", cost=self.cost.say(), then=say(self.then))


def _agrees(table: Any, me: Resolver, prompt: str, yes: Option, no: Option) -> Flow[bool]:
    return (yield from ask(me.seat(table), plain(prompt), [yes, no], me.rule, table.cause))


class If(Node, frozen=True, tag="if"):
    """Something that depends on how things stand."""

    when: Condition
    then: Effects
    otherwise: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        yield from resolve(self._branch(table, me), table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any_possible(self._branch(table, me), table, me)

    def _branch(self, table: Any, me: Resolver) -> Effects:
        return self.then if self.when.holds(table, me) else self.otherwise

    def say(self) -> Message:
        if not self.otherwise:
            return plain("effect-if", when=self.when.say(), then=say(self.then))
        return plain("effect-if-else", when=self.when.say(), then=say(self.then), otherwise=say(self.otherwise))


class Test(Node, frozen=True, tag="test"):
    """Something tried, with what follows when it passes and when it fails."""

    __test__: ClassVar[bool] = False

    trial: Trial
    passed: Effects = msgspec.field(default_factory=list[Effect], name="pass")
    failed: Effects = msgspec.field(default_factory=list[Effect], name="fail")

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        success = yield from self.trial.attempt(table, me)
        yield from resolve(self.passed if success else self.failed, table, me)

    def say(self) -> Message:
        parts = {"trial": self.trial.say(), "passed": say(self.passed), "failed": say(self.failed)}
        shape = ("pass" if self.passed else "") + ("fail" if self.failed else "")
        return plain(f"effect-test-{shape or 'bare'}", **parts)


class ForEach(Node, frozen=True, tag="for-each"):
    """The same effects for each of several things."""

    each: Selector
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        selected = yield from self.each.select(table, me)
        for one in selected:
            yield from resolve(self.then, table, one)

    def say(self) -> Message:
        return plain("effect-for-each", each=self.each.say(), then=say(self.then))


class Repeat(Node, frozen=True, tag="repeat"):
    """The same effects several times."""

    times: int
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        for _ in range(self.times):
            yield from resolve(self.then, table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any_possible(self.then, table, me)

    def say(self) -> Message:
        return plain("effect-repeat", times=self.times, then=say(self.then))


KERNEL_VERBS: tuple[type[Node], ...] = (Choose, May, PayThen, Unless, If, Test, ForEach, Repeat)
