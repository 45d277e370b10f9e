"""Numbers in effects: plain ones, and those that are counted when the effect is resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ..text import Message, plain
from .words import Amount, Resolver


class Fixed(Struct, Amount, frozen=True, gc=False):
    """A plain number."""

    n: int

    @property
    def printed(self) -> int:
        return self.n

    def count(self, table: Any, me: Resolver, /) -> int:
        return self.n

    def say(self, told: Callable[[int], Message]) -> Message:
        return told(self.n)


ONE: Final = Fixed(1)
ZERO: Final = Fixed(0)


class Per(Struct, Amount, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="per"):
    """So much for each of something: the base of all counting words. What is counted is never less than 0."""

    n: int = 1
    """How much for each; less than 0 takes away."""
    plus: Annotated[int, Meta(ge=0)] = 0
    """How much there is before anything is counted."""
    every: Annotated[int, Meta(ge=1)] = 1
    """How many of them count as one, rounded up."""

    @property
    def printed(self) -> int:
        return self.plus

    def found(self, table: Any, me: Any, /) -> int:
        """How many there are."""
        raise TypeError(f"{type(self).__name__} counts nothing")

    def each(self) -> Message:
        """Tell what is counted, as it stands after "for": "each success"."""
        raise TypeError(f"{type(self).__name__} does not say what it counts")

    def count(self, table: Any, me: Any, /) -> int:
        return max(0, self.signed(table, me))

    def signed(self, table: Any, me: Any, /) -> int:
        groups = -(-self.found(table, me) // self.every)
        return self.plus + self.n * groups

    def say(self, told: Callable[[int], Message]) -> Message:
        if not self.plus:
            return plain("effect-per", each=self.each(), effect=told(self.n))
        id = "effect-per-more" if self.n > 0 else "effect-per-less"
        return plain(id, each=self.each(), effect=told(self.plus), n=abs(self.n))


class PerSuccess(Per, frozen=True, tag="success"):
    """Counts by the result of the test that the effect follows."""

    def found(self, table: Any, me: Resolver, /) -> int:
        if me.outcome is None:
            raise TypeError("Successes are counted only in what follows a test.")
        return me.outcome.result

    def each(self) -> Message:
        return plain("per-success", every=self.every)
