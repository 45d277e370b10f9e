"""The verbs that combine others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta, Struct

from ..decision import Option, QuestionKind, Role
from ..flow import Flow, ask, run
from ..text import Message, plain
from .memory import once_for_each
from .results import NO_END, ResultLine, line_for, overlap
from .words import Amount, Condition, Cost, Effect, Outcome, Resolver, Selector, Trial

Effects = list[Effect]

_RESULTS = ("effect-pass", "effect-fail", "effect-result", "effect-result-any")
"""The sentences that tell themselves when they count."""
_IF = ("effect-may", "effect-pay-then", "effect-if", "effect-unless", *_RESULTS)
_EACH = ("effect-for-each", "effect-address")
_JOINTS = {
    **dict.fromkeys((*_IF, *(f"{id}-otherwise" for id in _IF)), "effect-then-always"),
    **dict.fromkeys(_EACH, "effect-then-once"),
}
"""After a sentence that counts for some cases only, or for each of several, it is said where that ends."""


class Node(Struct, Effect, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of every verb. The tag is the verb as it stands in a content file."""


def resolve(effects: Sequence[Effect], table: Any, me: Resolver) -> Flow[None]:
    """Resolve effects in order, until whoever resolves them is out."""
    for effect in effects:
        if me.out(table):
            return
        begun = effect.resolve(table, me)
        if begun is not None:
            yield from begun


def say(effects: Sequence[Effect]) -> Message:
    """A list of effects as one text."""
    return say_in_turn([effect.say() for effect in effects]) if effects else plain("effect-none")


def say_in_turn(parts: Sequence[Message]) -> Message:
    """Sentences one after the other."""
    first, *rest = parts
    if not rest:
        return first
    joined = _JOINTS.get(_last(first).id, "effect-then")
    if rest[0].id in _RESULTS:
        joined = "effect-then"
    return plain(joined, first=first, rest=say_in_turn(rest))


def _last(told: Message) -> Message:
    """The last of some sentences."""
    while told.id in ("effect-then", *_JOINTS.values()):
        told = told.args["rest"]
    return told


@once_for_each
def say_way(effects: Sequence[Effect]) -> Message:
    """A list of effects as something one may do: an option, or one of the ways a choice names."""
    return plain("effect-way", way=say(effects))


def any_possible(effects: Sequence[Effect], table: Any, me: Resolver) -> bool:
    """Could any of the effects change anything?"""
    if me.out(table):
        return False
    for effect in effects:  # noqa: SIM110 (asked so often that a generator would cost too much)
        if effect.possible(table, me):
            return True
    return False


class Choose(Node, frozen=True, tag="choose"):
    """One of several effects, or several different ones, as the resolver likes; only what could change anything."""

    among: Annotated[list[Effects], Meta(min_length=1)]
    n: int = 1
    optional: bool = False
    """They may choose fewer, or none."""

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        left = dict(enumerate(self.among, 1))
        for _ in range(self.n):
            ways = [_way(number, effects) for number, effects in left.items() if any_possible(effects, table, me)]
            if not ways:
                return
            if self.optional:
                ways.append(Option("no", plain("effect-decline"), role=Role.DECLINE))
            prompt = plain("effect-choose-prompt")
            chosen: Effects | None = yield from ask(
                me.seat(table), prompt, ways, me.rule, table.cause, QuestionKind.WAY, "way"
            )
            if chosen is None:
                return
            left = {number: effects for number, effects in left.items() if effects is not chosen}
            yield from resolve(chosen, table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any(any_possible(effects, table, me) for effects in self.among)

    def say(self) -> Message:
        ways = [say_way(each) for each in self.among]
        either = ways.pop()
        if ways:
            either = plain("effect-or", first=ways.pop(), last=either)
        while ways:
            either = plain("effect-comma", first=ways.pop(), rest=either)
        return plain("effect-choose-optional" if self.optional else "effect-choose", n=self.n, ways=either)


class May(Node, frozen=True, tag="may"):
    """Something the resolver may leave out, and what happens where they do, or where it would change nothing."""

    then: Effects
    otherwise: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        does = yield from self.wanted(table, me)
        yield from resolve(self.then if does else self.otherwise, table, me)

    def wanted(self, table: Any, me: Resolver, /) -> Flow[bool]:
        """Does the resolver do it? Where it would change nothing, nobody is asked."""
        if not any_possible(self.then, table, me):
            return False
        return (yield from _agrees(table, me, "effect-may-prompt", "yes", self.then, self.otherwise))

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any_possible(self.then, table, me) or any_possible(self.otherwise, table, me)

    def say(self) -> Message:
        return _with_otherwise("effect-may", self.otherwise, then=say(self.then))


class Pay(Node, frozen=True, tag="pay"):
    """A price that is paid, and what it buys; nothing where it cannot be paid. Mostly a way of a choice."""

    cost: Cost
    then: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        if self.possible(table, me):
            yield from run(self.cost.pay(table, me))
            yield from resolve(self.then, table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return self.cost.affordable(table, me) and (not self.then or any_possible(self.then, table, me))

    def say(self) -> Message:
        if not self.then:
            return plain("effect-pay-only", cost=self.cost.say())
        return plain("effect-pay", cost=self.cost.say(), then=say(self.then))


class PayThen(Node, frozen=True, tag="pay-then"):
    """A price that may be paid, what it buys, and what happens where it is not paid or cannot be."""

    cost: Cost
    then: Effects
    otherwise: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        return _offer(table, me, self.cost, self.then, self.otherwise)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return _may_matter(table, me, self.cost, self.then, self.otherwise)

    def say(self) -> Message:
        return _with_otherwise("effect-pay-then", self.otherwise, cost=self.cost.say(), then=say(self.then))


class Unless(Node, frozen=True, tag="unless"):
    """Something that happens unless a price is paid, and what happens instead where it is."""

    cost: Cost
    then: Effects
    otherwise: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        return _offer(table, me, self.cost, self.otherwise, self.then)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return _may_matter(table, me, self.cost, self.otherwise, self.then)

    def say(self) -> Message:
        return _with_otherwise("effect-unless", self.otherwise, cost=self.cost.say(), then=say(self.then))


def _offer(table: Any, me: Resolver, cost: Cost, paid: Effects, unpaid: Effects) -> Flow[None]:
    """Let a price be paid where that can be and makes a difference; one or the other follows."""
    differs = any_possible(paid, table, me) or any_possible(unpaid, table, me)
    asks = differs and cost.affordable(table, me)
    if asks and (yield from _agrees(table, me, "effect-pay-prompt", "pay", _bought(cost, paid), unpaid)):
        yield from run(cost.pay(table, me))
        yield from resolve(paid, table, me)
    else:
        yield from resolve(unpaid, table, me)


@once_for_each
def _way(number: int, effects: Effects) -> Option:
    """One of the ways that a choice names, by its number."""
    return Option(f"way:{number}", say_way(effects), effects, "way", word=str(number))


@once_for_each
def _bought(cost: Cost, paid: Effects) -> Effects:
    """The price with what it buys, as something one may do."""
    return [Pay(cost, paid)]


def _may_matter(table: Any, me: Resolver, cost: Cost, paid: Effects, unpaid: Effects) -> bool:
    """Could what follows change anything? It is judged before anything is paid, and without the price itself."""
    return any_possible(unpaid, table, me) or (any_possible(paid, table, me) and cost.affordable(table, me))


def _agrees(table: Any, me: Resolver, prompt: str, key: str, way: Effects, otherwise: Effects) -> Flow[bool]:
    """Ask whether they do something; to decline is told by what happens then. The values are what either leads to."""
    kind, topic = QuestionKind.AGREE, "agree"
    options = _either(key, way, otherwise or _NOTHING)
    chosen = yield from ask(me.seat(table), plain(prompt), options, me.rule, table.cause, kind, topic)
    return chosen is way


_NOTHING: Final[Effects] = []


@once_for_each
def _either(key: str, way: Effects, otherwise: Effects) -> tuple[Option, Option]:
    """To do something, and not to do it."""
    no = say_way(otherwise) if otherwise else plain("effect-decline")
    return Option(key, say_way(way), way, key), Option("no", no, otherwise, role=Role.DECLINE)


def _with_otherwise(id: str, otherwise: Effects, **parts: Message) -> Message:
    return plain(f"{id}-otherwise", **parts, otherwise=say(otherwise)) if otherwise else plain(id, **parts)


class If(Node, frozen=True, tag="if"):
    """Something that depends on how things stand."""

    when: Condition
    then: Effects
    otherwise: Effects = []

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        return resolve(self._branch(table, me), table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any_possible(self._branch(table, me), table, me)

    def _branch(self, table: Any, me: Resolver) -> Effects:
        return self.then if self.when.holds(table, me) else self.otherwise

    def say(self) -> Message:
        return _with_otherwise("effect-if", self.otherwise, when=self.when.say(), then=say(self.then))


class Test(Node, frozen=True, tag="test"):
    """Something tried, and what follows: when it passes, when it fails, by its result. It is resolved knowing it."""

    __test__: ClassVar[bool] = False

    trial: Trial
    passed: Effects = msgspec.field(default_factory=list[Effect], name="pass")
    failed: Effects = msgspec.field(default_factory=list[Effect], name="fail")
    results: list[ResultLine] = []

    def __post_init__(self) -> None:
        twice = overlap(self.results)
        if twice is not None:
            raise ValueError(f"there are two results for {twice}")

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        begun = self.trial.attempt(table, me)
        outcome = begun if isinstance(begun, Outcome) else (yield from begun)
        me.tried(table, self, outcome)
        yield from resolve(self.follows(outcome), table, me.knowing(outcome))

    def follows(self, outcome: Outcome) -> Effects:
        """What an outcome leads to."""
        effects = self.passed if outcome.passed else self.failed
        return [*effects, *line_for(self.results, outcome)] if self.results else effects

    def possible(self, table: Any, me: Resolver, /) -> bool:
        for result in self._ends():
            outcome = self.trial.suppose(result)
            follows = self.follows(outcome)
            if follows and any_possible(follows, table, me.knowing(outcome)):
                return True
        return False

    def _ends(self) -> Sequence[int]:
        """Results between which what follows does not change."""
        if not self.results:
            return 0, 1, NO_END
        return sorted({0, 1, NO_END, *(end for line in self.results for end in line.ends())})

    def say(self) -> Message:
        parts = [self.trial.say()]
        if self.passed:
            parts.append(plain("effect-pass", then=say(self.passed)))
        if self.failed:
            parts.append(plain("effect-fail", then=say(self.failed)))
        return say_in_turn([*parts, *(line.say(say(line.then)) for line in self.results)])


class ForEach(Node, frozen=True, tag="for-each"):
    """The same effects for each of several things; whoever is out is left out, and the others are not."""

    each: Selector
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        selected = yield from self.each.select(table, me)
        for one in selected:
            yield from resolve(self.then, table, one)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return any(any_possible(self.then, table, one) for one in self.each.candidates(table, me))

    def say(self) -> Message:
        told = self.each.tells([effect.say() for effect in self.then])
        return told or plain("effect-for-each", each=self.each.say(), then=say(self.then))


class Repeat(Node, frozen=True, tag="repeat"):
    """The same effects several times."""

    times: Amount
    then: Effects

    def resolve(self, table: Any, me: Resolver, /) -> Flow[None]:
        for _ in range(self.times.count(table, me)):
            yield from resolve(self.then, table, me)

    def possible(self, table: Any, me: Resolver, /) -> bool:
        return self.times.count(table, me) > 0 and any_possible(self.then, table, me)

    def say(self) -> Message:
        then = say(self.then)
        return self.times.say(lambda times: then if times == 1 else plain("effect-repeat", times=times, then=then))


KERNEL_VERBS: tuple[type[Node], ...] = (Choose, May, Pay, PayThen, Unless, If, Test, ForEach, Repeat)
