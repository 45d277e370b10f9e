"""What effects are worth to a bot: those of the kernel that combine others, and a table of a game's own verbs.

A game's bot is a subclass of `Judging` that says what is paid, what holds and how likely a trial passes; what it calls
an occasion is its own: where, in the midst of what and by whom effects are resolved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from miskatonic.kernel.effects import (
    Amount,
    Choose,
    Condition,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Outcome,
    Pay,
    PayThen,
    Repeat,
    Selector,
    Test,
    Trial,
    Unless,
)

At = TypeVar("At")
"""An occasion."""

Judge = Callable[[At, Any], float]
"""What a verb is worth on an occasion."""


def steady(value: float) -> Callable[[Any, Any], float]:
    """The same worth whatever the occasion."""
    return lambda at, effect: value


class Judging(ABC, Generic[At]):
    """How a bot judges effects, verb by verb; verbs that nobody judges make no difference to it."""

    def __init__(self) -> None:
        self._judges: dict[type[Any], Judge[At]] = {
            Choose: self._choose,
            May: self._may,
            Pay: self._pay,
            PayThen: self._pay_then,
            Unless: self._unless,
            If: self._if,
            Test: self._test,
            ForEach: self._for_each,
            Repeat: self._repeat,
        }

    def learn(self, judges: Mapping[type[Any], Judge[At]]) -> None:
        """From now on these verbs are judged so."""
        self._judges.update(judges)

    def judge_of(self, effect: Effect) -> Judge[At] | None:
        return self._judges.get(type(effect))

    def worth(self, at: At, effects: Sequence[Effect]) -> float:
        """What it is worth to resolve effects, one after the other."""
        total = 0.0
        for effect in effects:
            judge = self._judges.get(type(effect))
            if judge is not None:
                total += judge(at, effect)
        return total

    # What a game says.

    @abstractmethod
    def count(self, at: At, amount: Amount) -> float:
        """How much an amount comes to, as far as it can be seen."""

    @abstractmethod
    def holds(self, at: At, when: Condition) -> float:
        """How likely a condition holds."""

    @abstractmethod
    def affordable(self, at: At, cost: Cost) -> bool:
        """Could it be paid, as far as it can be seen?"""

    @abstractmethod
    def price(self, at: At, cost: Cost) -> float:
        """What it is worth not to pay."""

    @abstractmethod
    def outcomes(self, at: At, trial: Trial, *, exact: bool) -> Sequence[tuple[float, Outcome]]:
        """How likely each outcome of a trial is; exact, where it matters by how much it is passed."""

    @abstractmethod
    def times(self, at: At, each: Selector) -> float:
        """How many a selector selects."""

    @abstractmethod
    def knowing(self, at: At, outcome: Outcome) -> At:
        """The occasion after a trial."""

    def bargain(self, at: At, cost: Cost, bought: Sequence[Effect]) -> float:
        """What is bought, less the price."""
        return self.worth(at, bought) - self.price(at, cost)

    # Verbs that combine others.

    def _choose(self, at: At, effect: Choose) -> float:
        ways = sorted((self.worth(at, each) for each in effect.among), reverse=True)[: effect.n]
        return sum(max(0.0, each) for each in ways) if effect.optional else sum(ways)

    def _may(self, at: At, effect: May) -> float:
        return max(self.worth(at, effect.then), self.worth(at, effect.otherwise))

    def _pay(self, at: At, effect: Pay) -> float:
        return self.bargain(at, effect.cost, effect.then)

    def _pay_then(self, at: At, effect: PayThen) -> float:
        return self._offer(at, effect.cost, effect.then, effect.otherwise)

    def _unless(self, at: At, effect: Unless) -> float:
        return self._offer(at, effect.cost, effect.otherwise, effect.then)

    def _offer(self, at: At, cost: Cost, paid: Sequence[Effect], unpaid: Sequence[Effect]) -> float:
        otherwise = self.worth(at, unpaid)
        if not self.affordable(at, cost):
            return otherwise
        return max(otherwise, self.bargain(at, cost, paid))

    def _if(self, at: At, effect: If) -> float:
        likely = self.holds(at, effect.when)
        return likely * self.worth(at, effect.then) + (1 - likely) * self.worth(at, effect.otherwise)

    def _test(self, at: At, effect: Test) -> float:
        """What follows, by how likely each result is."""
        return sum(
            likely * self.worth(self.knowing(at, outcome), effect.follows(outcome))
            for likely, outcome in self.outcomes(at, effect.trial, exact=bool(effect.results))
        )

    def _for_each(self, at: At, effect: ForEach) -> float:
        times = self.times(at, effect.each)
        return times * self.worth(at, effect.then) if times else 0.0

    def _repeat(self, at: At, effect: Repeat) -> float:
        return self.count(at, effect.times) * self.worth(at, effect.then)
