"""Dice: rolled from the state's own generator, counted as successes, changed by whoever may, with exact chances.

A test in which dice count successes goes the same way in every game: the pool is put together, it is rolled, whoever
may change a die does so until all are content, and then the successes are counted. A game says how many dice there
are, which of them count, and what may be done to them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import Struct

from .decision import Option, QuestionKind, Role
from .flow import Flow, ask, run
from .rng import Random, several_below
from .table import Table
from .text import Message, plain

T = TypeVar("T")

SIDES: Final = 6

CONTENT: Final = Option("keep", plain("dice-keep"), role=Role.DONE)
"""Let the dice lie as they are."""


def roll(source: Random, count: int, sides: int = SIDES) -> list[int]:
    """Roll dice and leave them in the order they fell."""
    return several_below(source, sides, count, 1)


class Counting(Struct, frozen=True, gc=False, array_like=True):
    """What a die has to show to be a success, and from which number on it counts as two."""

    at_least: int = 5
    double: int = SIDES + 1

    def of(self, die: int) -> int:
        """How many successes a die is."""
        return (die >= self.at_least) + (die >= max(self.double, self.at_least))

    def successes(self, dice: Collection[int]) -> int:
        """How many successes some dice are together."""
        found = 0
        for die in dice:
            if die >= self.at_least:
                found += 2 if die >= self.double else 1
        return found


def successes(dice: Collection[int], at_least: int = 5) -> int:
    """How many dice show enough."""
    return Counting(at_least).successes(dice)


@lru_cache(maxsize=1024)
def distribution(count: int, counting: Counting = Counting()) -> tuple[float, ...]:  # noqa: B008
    """How likely so many dice come to no success, to one, to two...; exact."""
    ways = [1]
    single = [sum(counting.of(die) == successes for die in range(1, SIDES + 1)) for successes in range(3)]
    for _ in range(count):
        longer = [0] * (len(ways) + 2)
        for so_far, number in enumerate(ways):
            for more, faces in enumerate(single):
                longer[so_far + more] += number * faces
        ways = longer
    return tuple(number / SIDES**count for number in ways)


def chance(count: int, counting: Counting = Counting(), needed: int = 1) -> float:  # noqa: B008
    """How likely so many dice come to enough successes; exact."""
    return sum(distribution(count, counting)[needed:])


class Part(Struct, frozen=True, gc=False, array_like=True):
    """So many dice of a pool, and what they come from: a thing, or a word of the game."""

    source: str
    dice: int


def pool_size(parts: Collection[Part]) -> int:
    """How many dice are rolled: never less than one."""
    dice = 0
    for part in parts:
        dice += part.dice
    return max(1, dice)


def faces(dice: Collection[int]) -> list[int]:
    """What the dice show, each number once, the lowest first: equal dice make no difference to whoever changes one."""
    return sorted(set(dice))


Change = Callable[[Any, T], Any]
"""Changes the dice of a test, at once or as a flow; called with the table and the test."""


def change_dice(
    table: Table[Any],
    test: T,
    seat: int,
    prompt: Callable[[T], Message],
    offers: Callable[[Any, T], Sequence[Option]],
    rule: str | None = None,
) -> Flow[None]:
    """Let somebody change the dice of a test, one change at a time, until they are content.

    `offers` are the changes they could make now, each an option whose value is a `Change`. Where there is none, nobody
    is asked.
    """
    while options := offers(table, test):
        change: Change[T] | None = yield from ask(
            seat, prompt(test), [*options, CONTENT], rule, table.cause, QuestionKind.SEVERAL, "dice"
        )
        if change is None:
            return
        yield from run(change(table, test))
