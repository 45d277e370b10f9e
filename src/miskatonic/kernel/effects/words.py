"""The kinds of words an effect is made of: what is done, asked, selected, paid, tried, counted; and who resolves it.

Every word is called with `(table, me)`: the table it happens at, and a `Resolver`, who resolves it there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from ..flow import Flow
from ..text import Message, plain


class Outcome(Struct, frozen=True, gc=False):
    """What came of something tried: whether it passed, and the number that effects go by.

    The number is what the rulebook of a game calls the result: how many successes, the sum of a roll.
    """

    passed: bool
    result: int


class Resolver(Struct, frozen=True, kw_only=True):
    """Who resolves an effect and takes its decisions; every game adds what its own words need to know."""

    outcome: Outcome | None = None
    """What came of the test that the effect follows."""

    rule: ClassVar[str | None] = None
    """The rule by which they decide."""

    def seat(self, table: Any, /) -> int:
        """The seat that is asked."""
        raise TypeError(f"{type(self).__name__} has no seat")

    def out(self, table: Any, /) -> bool:
        """Are they defeated? Then nothing that is left of their effects is resolved; a game may say when."""
        return False

    def tried(self, table: Any, test: Any, outcome: Outcome, /) -> None:
        """They have made a test of an effect; a game may take note of it before anything follows."""

    def knowing(self, outcome: Outcome) -> Self:
        """The same, for what follows a test."""
        return replace(self, outcome=outcome)


class Effect:
    """Anything with a `do:`; the type of a child in a content file."""

    __slots__ = ()

    def resolve(self, table: Any, me: Any, /) -> Flow[None] | None:
        """Carry the effect out: at once, or as a flow where something may be asked."""
        raise TypeError(f"{type(self).__name__} does not resolve")

    def possible(self, table: Any, me: Any, /) -> bool:
        """Could the effect change anything? A choice between effects leaves out those that could not."""
        return True

    def say(self) -> Message:
        """Tell the effect, as one or more sentences; with the form `.do`, as something one may do: "lose 1 health"."""
        raise TypeError(f"{type(self).__name__} does not say what it does")


class Condition:
    """Anything with an `is:`."""

    __slots__ = ()

    def holds(self, table: Any, me: Any, /) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be checked")

    def say(self) -> Message:
        """Tell the condition, as it stands after "if"."""
        raise TypeError(f"{type(self).__name__} does not say what it asks")


class ConditionWord(Struct, Condition, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """The base of every condition of a content file. The tag is how it is called there."""


class Selector:
    """Anything with an `of:`: those for whom an effect is resolved, each as a resolver of their own."""

    __slots__ = ()

    def candidates(self, table: Any, me: Any, /) -> Sequence[Any]:
        """All who could be selected."""
        raise TypeError(f"{type(self).__name__} selects nothing")

    def select(self, table: Any, me: Any, /) -> Flow[Sequence[Any]]:
        """Those selected, in order; where somebody has to settle it, they are asked."""
        yield from ()
        return self.candidates(table, me)

    def say(self) -> Message:
        """Tell who is selected, as it stands after "for"."""
        raise TypeError(f"{type(self).__name__} does not say what it selects")

    def tells(self, then: Sequence[Message]) -> Message | None:
        """A sentence in which those selected do what some effects say; None where there is none but "for each"."""
        return None


class SelectorWord(Struct, Selector, frozen=True, forbid_unknown_fields=True, tag_field="of"):
    """The base of every selector of a content file. The tag is how it is called there."""


class Cost:
    """Anything with a `pay:`."""

    __slots__ = ()

    def affordable(self, table: Any, me: Any, /) -> bool:
        raise TypeError(f"{type(self).__name__} has no price")

    def pay(self, table: Any, me: Any, /) -> Flow[None] | None:
        """Pay it: at once, or as a flow where something may be asked."""
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def say(self) -> Message:
        """Tell the cost, as it stands after "you may": "spend 1 clue"."""
        raise TypeError(f"{type(self).__name__} does not say what it costs")

    def lacking(self, table: Any, me: Any, /) -> Message | None:
        """Why it cannot be paid, as a sentence; None where it can."""
        return None if self.affordable(table, me) else self.shortage(table, me)

    def shortage(self, table: Any, me: Any, /) -> Message:
        """What is missing where it cannot be paid."""
        return plain("cost-lacking", cost=self.say())


class CostWord(Struct, Cost, frozen=True, forbid_unknown_fields=True, tag_field="pay"):
    """The base of every cost of a content file. The tag is how it is called there."""


class Trial:
    """Anything with a `try:`: a skill test, a roll, a draw."""

    __slots__ = ()

    def attempt(self, table: Any, me: Any, /) -> Flow[Outcome] | Outcome:
        """Try it: at once, or as a flow where something may be asked."""
        raise TypeError(f"{type(self).__name__} cannot be attempted")

    def suppose(self, result: int) -> Outcome:
        """An outcome it might have, to ask what would follow; one success passes."""
        return Outcome(result > 0, result)

    def say(self) -> Message:
        """Tell what is tried, as a sentence; with the form `.do`, as something one may do."""
        raise TypeError(f"{type(self).__name__} does not say what is tried")


class TrialWord(Struct, Trial, frozen=True, forbid_unknown_fields=True, tag_field="try"):
    """The base of every trial of a content file. The tag is how it is called there."""


class Amount:
    """A number in a content file, or anything with a `per:`, which is counted."""

    __slots__ = ()

    @property
    def printed(self) -> int:
        """How much of it is known without counting."""
        raise TypeError(f"{type(self).__name__} has no number")

    def count(self, table: Any, me: Any, /) -> int:
        raise TypeError(f"{type(self).__name__} cannot be counted")

    def signed(self, table: Any, me: Any, /) -> int:
        """How much it is where it may come to less than 0, as dice that are taken away."""
        return self.count(table, me)

    def say(self, told: Callable[[int], Message]) -> Message:
        """Tell an effect with this amount, by how it is told with a plain number."""
        raise TypeError(f"{type(self).__name__} does not say how much it is")
