"""The chances of a skill test, as the engine gives them for the tokens in the chaos bag."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from miskatonic.games.arkham_lcg.odds import FAILS, SUCCEEDS, outcomes
from miskatonic.games.arkham_lcg.view import BagTokenView

Utility = Callable[[int], float]
"""What it is worth to succeed by so much, or to fail by so much below 0."""


class Chances:
    """What revealing a token comes to: each modifier with its share of the bag."""

    def __init__(self, bag: Iterable[BagTokenView]) -> None:
        self.outcomes = outcomes(tuple(bag))

    def success(self, value: int, difficulty: int, *, doubled: bool = False) -> float:
        """The chance that a skill value, with a token, reaches a difficulty."""
        return sum(
            share
            for amount, share in self.outcomes
            if amount != FAILS and (difficulty <= 0 or value + twice(amount, doubled) >= difficulty)
        )

    def margins(self, value: int, difficulty: int, *, doubled: bool = False) -> list[tuple[int, float]]:
        """By how much a test succeeds or fails, each margin with its chance."""
        found: list[tuple[int, float]] = []
        for amount, share in self.outcomes:
            if amount == FAILS:
                found.append((min(-difficulty, -1), share))
            elif amount == SUCCEEDS:
                found.append((value, share))
            else:
                found.append((max(0, value + twice(amount, doubled)) - difficulty, share))
        return found

    def expect(self, value: int, difficulty: int, utility: Utility) -> float:
        """The average worth of a test whose worth depends on the margin."""
        return sum(share * utility(margin) for margin, share in self.margins(value, difficulty))


def twice(amount: int, doubled: bool) -> int:
    """An enemy in flight may double what a token takes off."""
    return amount * 2 if doubled and amount < 0 else amount
