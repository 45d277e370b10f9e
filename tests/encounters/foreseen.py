"""One route through a section followed on paper, from a situation: what is rolled, what is answered, how things end.

Nothing here knows how our own content is written: what a phrase of the published words changes is said by the game's
own `Foreseen`, in its methods and its `PHRASES`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, ClassVar

from .routes import Route

Standing = dict[str, Any]
"""All that encounters may change, in a form that can be compared."""


def changes(was: Standing, now: Standing) -> list[str]:
    return [what for what in was if was[what] != now[what]]


class Foreseen:
    """A route followed on paper: the dice, the answers, and how things are at the end."""

    PHRASES: ClassVar[Mapping[str, Callable[..., None]]]
    """What each phrase does; the groups of the pattern are given to it."""

    def __init__(self, before: Standing, route: Route) -> None:
        self.after = before
        self.tests: list[tuple[str, int, int | list[int]]] = []
        """The skill, the number of dice, and what all of them show; without a skill the dice are no test."""
        self.answers: list[tuple[str, set[str] | None]] = []
        """What is answered, and between what, where that is known."""
        self.changed: dict[str, int] = {}
        """At which step something was changed last, and each test made."""
        for place, (kind, what, way) in enumerate(route):
            was, made = deepcopy(self.after), self._made()
            getattr(self, "_" + kind.replace(" ", "_"))(what, way)
            self.changed.update(dict.fromkeys(changes(was, self.after), place))
            self.changed.update({f"test {number}": place for number in range(made, self._made())})

    def _made(self) -> int:
        """How many tests were made so far."""
        return sum(bool(skill) for skill, _, _ in self.tests)

    def answer(self, key: str, among: set[str] | None = None) -> None:
        self.answers.append((key, among))

    def _given(self, what: list[str], way: None) -> None:
        pass

    def _lacking(self, what: list[str], way: None) -> None:
        pass

    def _if(self, what: str, way: str) -> None:
        pass

    def _choose(self, what: tuple[list[int], bool], way: int | None) -> None:
        """Where only one way is open nobody is asked."""
        numbers, declinable = what
        keys = {f"way:{number}" for number in numbers} | ({"no"} if declinable and numbers else set())
        if len(keys) > 1:
            self.answer("no" if way is None else f"way:{way}", keys)

    def _pay(self, price: str, way: str) -> None:
        self._do(price, None)

    def _may(self, what: str, way: str) -> None:
        if way == "unable":
            return
        yes = "yes" if what == "freely" else "pay"
        self.answer(yes if way == "yes" else "no", {yes, "no"})
        if way == "yes" and what != "freely":
            self._do(what, None)

    def _do(self, phrase: str, way: None) -> None:
        for pattern, act in self.PHRASES.items():
            found = re.fullmatch(pattern, phrase)
            if found:
                act(self, *found.groups())
                return
        raise AssertionError(f"nobody knows what it means to {phrase}")
