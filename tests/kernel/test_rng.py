"""Randomness in the state: reproducible, unbiased, independent when split."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel import rng
from miskatonic.kernel.rng import Source


def test_the_sequence_of_a_seed_never_changes() -> None:
    source = Source(rng.seeded(7))
    assert [rng.below(source, 1000) for _ in range(8)] == SEVEN


SEVEN = [33, 935, 20, 430, 524, 994, 821, 853]


def test_a_number_and_the_same_word_are_different_seeds() -> None:
    assert rng.seeded(7) != rng.seeded("7")


@given(seed=st.integers(), bound=st.integers(1, 2**32))
def test_a_draw_is_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= rng.below(Source(rng.seeded(seed)), bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 40])
def test_every_value_is_equally_likely(bound: int) -> None:
    source = Source(rng.seeded(bound))
    draws = 2000 * bound
    counts = Counter(rng.below(source, bound) for _ in range(draws))
    chi = sum((counts[value] - 2000) ** 2 / 2000 for value in range(bound))
    assert chi < bound + 5 * (2 * bound) ** 0.5


def test_large_bounds_are_not_biased_by_the_word_size() -> None:
    source = Source(rng.seeded("bias"))
    bound = 3 * 2**30
    low = sum(rng.below(source, bound) < 2**30 for _ in range(30_000))
    assert abs(low - 10_000) < 500


def test_several_numbers_are_those_that_come_one_after_the_other() -> None:
    for bound in (1, 6, 3 << 30):
        together, apart = Source(rng.seeded(7)), Source(rng.seeded(7))
        assert rng.several_below(together, bound, 20) == [rng.below(apart, bound) for _ in range(20)]
        assert together == apart


@given(seed=st.integers(), items=st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    rng.shuffle(Source(rng.seeded(seed)), shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_four_items_is_equally_likely() -> None:
    source = Source(rng.seeded("orders"))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(source, items)
        orders[tuple(items)] += 1
    assert len(orders) == 24 and all(850 < count < 1150 for count in orders.values())


def test_long_lists_are_shuffled_as_fairly_as_short_ones() -> None:
    source = Source(rng.seeded("long"))
    firsts: Counter[int] = Counter()
    for _ in range(3000):
        items = list(range(15))
        rng.shuffle(source, items)
        firsts[items.index(0)] += 1
    assert all(140 < firsts[place] < 260 for place in range(15))


def test_even_very_long_lists_can_be_shuffled() -> None:
    items = list(range(2000))
    rng.shuffle(Source(rng.seeded(4)), items)
    assert sorted(items) == list(range(2000)) and items != list(range(2000))


def test_taking_removes_exactly_one_item() -> None:
    items = list(range(10))
    taken = rng.take(Source(1), items)
    assert sorted([*items, taken]) == list(range(10))


def test_taking_several_removes_exactly_those() -> None:
    items = list(range(40))
    taken = rng.take_several(Source(rng.seeded(9)), items, 22)
    assert len(taken) == 22 and sorted([*items, *taken]) == list(range(40))


def test_every_item_is_as_likely_to_be_among_several_taken() -> None:
    source = Source(rng.seeded("several"))
    counts: Counter[int] = Counter()
    for _ in range(4000):
        counts.update(rng.take_several(source, list(range(10)), 3))
    assert all(1080 < counts[item] < 1320 for item in range(10))


def test_split_generators_go_different_ways() -> None:
    source = Source(rng.seeded(1))
    one, other = Source(rng.split(source)), Source(rng.split(source))
    assert [rng.below(one, 100) for _ in range(10)] != [rng.below(other, 100) for _ in range(10)]
