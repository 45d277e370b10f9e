"""The effect language: cards as data, executed and told from the same nodes.

An effect is a mapping with `do: <verb>`; a list of effects is resolved in order. The kernel has the verbs that
combine others; every game adds its own, its conditions (`is:`) and its selectors (`of:`). A node resolves itself
as a flow and says itself as a message, so what a card says is what it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, cast

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import StructConfig

from .decision import Option, QuestionKind, Role
from .errors import ContentError
from .flow import Flow, ask
from .known import explain
from .text import Message, plain

T = TypeVar("T")


class Context(Protocol):
    """What the kernel's verbs need of a game: who decides, by which rule, and because of which component."""

    @property
    def seat(self) -> int: ...

    @property
    def rule(self) -> str | None: ...

    @property
    def cause(self) -> str | None: ...


class Effect:
    """Anything with a `do:`; the type of a child in a content file."""

    __slots__ = ()

    def resolve(self, context: Any, /) -> Flow[Any]:
        """Carry the effect out."""
        raise TypeError(f"{type(self).__name__} does not resolve")

    def say(self) -> Message:
        """Tell the effect."""
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def possible(self, context: Any, /) -> bool:
        """Would the effect change anything? A choice between effects leaves out those that would not."""
        return True


class Condition:
    """Anything with an `is:`."""

    __slots__ = ()

    def holds(self, context: Any, /) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be checked")

    def say(self) -> Message:
        raise TypeError(f"{type(self).__name__} does not say what it asks")


class Selector:
    """Anything with an `of:`: a list of contexts, one for each thing the effect is for."""

    __slots__ = ()

    def contexts(self, context: Any, /) -> Flow[list[Any]]:
        raise TypeError(f"{type(self).__name__} selects nothing")

    def say(self) -> Message:
        raise TypeError(f"{type(self).__name__} does not say what it selects")


class Cost:
    """Anything with a `pay:`."""

    __slots__ = ()

    def affordable(self, context: Any, /) -> bool:
        raise TypeError(f"{type(self).__name__} has no price")

    def pay(self, context: Any, /) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def say(self) -> Message:
        raise TypeError(f"{type(self).__name__} does not say what it costs")


class Trial:
    """Anything with a `try:`: a skill test, a roll, a draw; it passes or fails."""

    __slots__ = ()

    def attempt(self, context: Any, /) -> Flow[bool]:
        raise TypeError(f"{type(self).__name__} cannot be attempted")

    def say(self) -> Message:
        raise TypeError(f"{type(self).__name__} does not say what is tried")


Effects = list[Effect]


class Node(Struct, Effect, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of every verb. The tag is the verb as it stands in a content file."""


def resolve(effects: Sequence[Effect], context: Any) -> Flow[None]:
    """Resolve effects in order."""
    for effect in effects:
        yield from effect.resolve(context)


def say(effects: Sequence[Effect]) -> Message:
    """A list of effects as one text."""
    if len(effects) == 1:
        return effects[0].say()
    return plain("effect-then", first=effects[0].say(), rest=say(effects[1:])) if effects else plain("effect-none")


def any_possible(effects: Sequence[Effect], context: Any) -> bool:
    """Would any of the effects change anything?"""
    return any(effect.possible(context) for effect in effects)


class Choose(Node, frozen=True, tag="choose"):
    """One of several effects, or several different ones, as the resolver likes."""

    among: Annotated[list[Effects], Meta(min_length=1)]
    n: int = 1

    def resolve(self, context: Context, /) -> Flow[None]:
        left = dict(enumerate(self.among, 1))
        for _ in range(self.n):
            ways = [
                Option(f"way:{number}", say(effects), effects, "way", word=str(number))
                for number, effects in left.items()
                if any_possible(effects, context)
            ]
            if not ways:
                return
            prompt = plain("effect-choose-prompt")
            chosen: Effects = yield from ask(
                context.seat, prompt, ways, context.rule, context.cause, QuestionKind.WAY, "way"
            )
            left = {number: effects for number, effects in left.items() if effects is not chosen}
            yield from resolve(chosen, context)

    def possible(self, context: Any, /) -> bool:
        return any(any_possible(effects, context) for effects in self.among)

    def say(self) -> Message:
        ways = [plain("effect-way", way=say(each)) for each in self.among]
        either = ways[-1]
        for way in reversed(ways[:-1]):
            either = plain("effect-or", first=way, rest=either)
        return plain("effect-choose", n=self.n, ways=either)


class May(Node, frozen=True, tag="may"):
    """Something the resolver may leave out."""

    then: Effects

    def resolve(self, context: Context, /) -> Flow[None]:
        if not any_possible(self.then, context):
            return
        decline = Option("no", plain("effect-decline"), False, role=Role.DECLINE)
        if (yield from _agrees(context, "effect-may-prompt", Option("yes", say(self.then), True), decline)):
            yield from resolve(self.then, context)

    def say(self) -> Message:
        return plain("effect-may", then=say(self.then))


class PayThen(Node, frozen=True, tag="pay-then"):
    """A price, and what it buys; nothing when it is not paid."""

    cost: Cost
    then: Effects

    def resolve(self, context: Context, /) -> Flow[None]:
        if not self.cost.affordable(context):
            return
        decline = Option("no", plain("effect-decline"), False, role=Role.DECLINE)
        if (yield from _agrees(context, "effect-pay-prompt", Option("yes", self.say(), True), decline)):
            yield from self.cost.pay(context)
            yield from resolve(self.then, context)

    def say(self) -> Message:
        return plain("effect-pay", cost=self.cost.say(), then=say(self.then))


class Unless(Node, frozen=True, tag="unless"):
    """Something that happens unless a price is paid."""

    cost: Cost
    then: Effects

    def resolve(self, context: Context, /) -> Flow[None]:
        if self.cost.affordable(context):
            suffer = Option("no", say(self.then), False, role=Role.DECLINE)
            if (yield from _agrees(context, "effect-pay-prompt", Option("pay", self.cost.say(), True), suffer)):
                yield from self.cost.pay(context)
                return
        yield from resolve(self.then, context)

    def say(self) -> Message:
        return plain("effect-unless", cost=self.cost.say(), then=say(self.then))


def _agrees(context: Context, prompt: str, yes: Option, no: Option) -> Flow[bool]:
    return (
        yield from ask(context.seat, plain(prompt), [yes, no], context.rule, context.cause, QuestionKind.AGREE, "agree")
    )


class If(Node, frozen=True, tag="if"):
    """Something that depends on how things stand."""

    when: Condition
    then: Effects
    otherwise: Effects = []

    def resolve(self, context: Any, /) -> Flow[None]:
        yield from resolve(self.then if self.when.holds(context) else self.otherwise, context)

    def possible(self, context: Any, /) -> bool:
        branch = self.then if self.when.holds(context) else self.otherwise
        return any_possible(branch, context)

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

    def resolve(self, context: Any, /) -> Flow[None]:
        success = yield from self.trial.attempt(context)
        yield from resolve(self.passed if success else self.failed, context)

    def say(self) -> Message:
        parts = {"trial": self.trial.say(), "passed": say(self.passed), "failed": say(self.failed)}
        shape = ("pass" if self.passed else "") + ("fail" if self.failed else "")
        return plain(f"effect-test-{shape or 'bare'}", **parts)


class ForEach(Node, frozen=True, tag="for-each"):
    """The same effects for each of several things."""

    each: Selector
    then: Effects

    def resolve(self, context: Any, /) -> Flow[None]:
        contexts = yield from self.each.contexts(context)
        for one in contexts:
            yield from resolve(self.then, one)

    def say(self) -> Message:
        return plain("effect-for-each", each=self.each.say(), then=say(self.then))


class Repeat(Node, frozen=True, tag="repeat"):
    """The same effects several times."""

    times: int
    then: Effects

    def resolve(self, context: Any, /) -> Flow[None]:
        for _ in range(self.times):
            yield from resolve(self.then, context)

    def possible(self, context: Any, /) -> bool:
        return any_possible(self.then, context)

    def say(self) -> Message:
        return plain("effect-repeat", times=self.times, then=say(self.then))


KERNEL_VERBS: tuple[type[Node], ...] = (Choose, May, PayThen, Unless, If, Test, ForEach, Repeat)

_KINDS = {Effect: "do", Condition: "is", Selector: "of", Cost: "pay", Trial: "try"}


class Language:
    """All words of one game's content, with the decoder, the validator and the JSON Schema made of them."""

    def __init__(self, words: Iterable[type[Any]]) -> None:
        self._words: dict[type, dict[str, type[Any]]] = {kind: {} for kind in _KINDS}
        for word in (*KERNEL_VERBS, *words):
            kind = next(kind for kind in _KINDS if issubclass(word, kind))
            config: StructConfig = getattr(word, "__struct_config__")  # noqa: B009
            self._words[kind][str(config.tag)] = word

    def decode(self, data: Any, type: type[T], where: str = "") -> T:
        """Content as typed nodes, or a ContentError that says where it is wrong."""
        try:
            return msgspec.convert(data, type, dec_hook=self._node)
        except (msgspec.ValidationError, ValueError) as error:
            sentence = explain(error, type) if isinstance(error, msgspec.ValidationError) else str(error)
            raise ContentError(f"{where}: {sentence}" if where else sentence) from None

    def _node(self, kind: type, data: Any) -> Any:
        tag = _KINDS.get(kind)
        if tag is None:
            raise TypeError(f"Content has no type {kind.__name__}.")
        if isinstance(data, str):
            data = {tag: data}
        if not isinstance(data, dict) or tag not in data:
            raise ValueError(f"expected a mapping with `{tag}:`")
        name = cast("dict[str, Any]", data)[tag]
        word = self._words[kind].get(name)
        if word is None:
            known = ", ".join(sorted(self._words[kind]))
            raise ValueError(f"unknown `{tag}: {name}`; known are: {known}")
        try:
            return msgspec.convert(data, word, dec_hook=self._node)
        except msgspec.ValidationError as error:
            raise ValueError(f"in `{tag}: {name}`: {explain(error, word)}") from None

    def schema(self, type: type[Any]) -> dict[str, Any]:
        """The JSON Schema of content of a type, for editors and checks."""
        words = [word for kind in self._words.values() for word in kind.values()]
        (root, *_), parts = msgspec.json.schema_components(
            [type, *words], schema_hook=lambda kind: {"$ref": f"#/$defs/{kind.__name__}"}
        )
        for kind, known in self._words.items():
            parts[kind.__name__] = {"anyOf": [{"$ref": f"#/$defs/{word.__name__}"} for word in known.values()]}
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", **root, "$defs": parts}
