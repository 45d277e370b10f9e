"""Dice: rolled, counted, changed until whoever may do so is content, and their chances against plain enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.kernel import dice, rng
from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.dice import CONTENT, SIDES, Counting, Part, chance, change_dice, distribution, faces, pool_size
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.rng import Source
from miskatonic.kernel.text import Message, plain
from tests.asking import play_out

COUNTINGS = [
    Counting(),
    Counting(4),
    Counting(6),
    Counting(5, 6),
    Counting(6, 6),
    Counting(6, 4),
    Counting(1),
    Counting(7),
]


def enumerated(count: int, counting: Counting) -> dict[int, Fraction]:
    """How likely each number of successes is, by looking at every roll there is."""
    rolls = Counter(counting.successes(faces) for faces in product(range(1, SIDES + 1), repeat=count))
    return {successes: Fraction(number, SIDES**count) for successes, number in rolls.items()}


def source(seed: int = 1) -> Source:
    return Source(rng.seeded(seed))


def test_so_many_dice_are_rolled_each_from_one_to_six() -> None:
    rolled = dice.roll(source(), 600)
    assert len(rolled) == 600
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(70 < rolled.count(face) < 130 for face in range(1, 7))


def test_dice_may_have_other_sides() -> None:
    assert set(dice.roll(source(), 200, sides=3)) == {1, 2, 3}


def test_the_same_generator_rolls_the_same_dice_and_goes_on() -> None:
    one, other = source(7), source(7)
    first = dice.roll(one, 10)
    assert first == dice.roll(other, 10)
    assert first != dice.roll(one, 10)


@pytest.mark.parametrize(
    ("counting", "each"),
    [
        (Counting(), [0, 0, 0, 0, 1, 1]),
        (Counting(4), [0, 0, 0, 1, 1, 1]),
        (Counting(6), [0, 0, 0, 0, 0, 1]),
        (Counting(5, 6), [0, 0, 0, 0, 1, 2]),
        (Counting(6, 6), [0, 0, 0, 0, 0, 2]),
        (Counting(6, 4), [0, 0, 0, 0, 0, 2]),
    ],
)
def test_what_a_die_counts(counting: Counting, each: list[int]) -> None:
    assert [counting.of(face) for face in range(1, 7)] == each


def test_dice_are_counted_together() -> None:
    assert Counting().successes([5, 6, 4, 5]) == 3
    assert Counting(5, 6).successes([5, 6, 4, 6]) == 5
    assert Counting().successes([]) == 0


@pytest.mark.parametrize("counting", COUNTINGS)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
def test_chances_are_those_of_all_rolls_counted(count: int, counting: Counting) -> None:
    exact = enumerated(count, counting)
    found = distribution(count, counting)
    assert len(found) > max(exact)
    for successes, likely in enumerate(found):
        assert likely == pytest.approx(float(exact.get(successes, 0)), abs=1e-12)
    for needed in range(2 * count + 2):
        enough = sum(likely for successes, likely in exact.items() if successes >= needed)
        assert chance(count, counting, needed) == pytest.approx(float(enough), abs=1e-12)


def test_one_success_is_needed_unless_more_are_asked_for() -> None:
    assert chance(1) == pytest.approx(1 / 3)
    assert chance(2) == pytest.approx(5 / 9)
    assert chance(2, needed=2) == pytest.approx(1 / 9)
    assert chance(2, Counting(4)) == pytest.approx(3 / 4)


def test_a_pool_is_the_sum_of_its_parts_and_never_less_than_one_die() -> None:
    assert pool_size([Part("skill", 3), Part("modifier", -1), Part("ally", 2)]) == 4
    assert pool_size([Part("skill", 1), Part("modifier", -3)]) == 1
    assert pool_size([]) == 1


def test_equal_dice_are_one_choice() -> None:
    assert faces([5, 2, 2, 6, 5]) == [2, 5, 6]


class Lying:
    """Dice on the table, and one way to change them: each raises the lowest one."""

    def __init__(self, *shown: int, changes: int = 1, flowing: bool = False) -> None:
        self.dice, self.left, self.flowing = list(shown), changes, flowing

    @staticmethod
    def offers(table: Any, lying: Lying) -> list[Option]:
        assert table.cause == "a-cause"
        return [Option("raise", plain("dice-keep"), Lying.change)] if lying.left else []

    @staticmethod
    def change(table: Any, lying: Lying) -> Any:
        lying.left -= 1
        return lying._raise_flowing() if lying.flowing else lying._raise()

    @staticmethod
    def prompt(lying: Lying) -> Message:
        return plain("dice-keep", n=sum(lying.dice))

    def _raise(self) -> None:
        self.dice[self.dice.index(min(self.dice))] += 1

    def _raise_flowing(self) -> Flow[None]:
        yield from ()
        self._raise()

    def flow(self) -> Flow[None]:
        table: Any = SimpleNamespace(cause="a-cause")
        return change_dice(table, self, 3, Lying.prompt, Lying.offers, "a.rule")


def test_nobody_is_asked_where_nothing_can_be_changed() -> None:
    lying = Lying(1, 2, changes=0)
    assert play_out(lying.flow()).decisions == []


def test_dice_stay_as_they_are_for_whoever_is_content() -> None:
    lying = Lying(1, 2, changes=2)
    play_out(lying.flow(), "keep")
    assert lying.dice == [1, 2]


@pytest.mark.parametrize("flowing", [False, True])
def test_dice_are_changed_until_there_is_nothing_left_to_change(flowing: bool) -> None:
    lying = Lying(1, 2, changes=3, flowing=flowing)
    asked = play_out(lying.flow(), "raise", "raise", "raise")
    assert lying.dice == [3, 3]
    assert asked.keys == [["raise", "keep"]] * 3


def test_the_question_is_for_the_one_who_rolled_and_tells_how_the_dice_lie_now() -> None:
    lying = Lying(1, 2, changes=2)
    first, second = play_out(lying.flow(), "raise", "keep").decisions
    assert (first.seat, first.rule, first.cause, first.kind) == (3, "a.rule", "a-cause", QuestionKind.SEVERAL)
    assert first.options[-1] is CONTENT
    assert (first.prompt.args["n"], second.prompt.args["n"]) == (3, 4)
