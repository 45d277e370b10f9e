"""Dice, rolled from the state's own generator."""

from __future__ import annotations

from collections.abc import Collection

from .rng import Random, below


def roll(source: Random, count: int, sides: int = 6) -> list[int]:
    """Roll dice and leave them in the order they fell."""
    return [below(source, sides) + 1 for _ in range(count)]


def successes(rolled: Collection[int], at_least: int = 5) -> int:
    """How many of the dice show the number or more."""
    return sum(1 for die in rolled if die >= at_least)
