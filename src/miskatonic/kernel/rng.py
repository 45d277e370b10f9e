"""Randomness that lives in the state: one 64-bit integer, fast, unbiased, splittable.

The generator is the multiply-and-fold construction known as wyrand: a Weyl sequence whose terms are
multiplied with a masked copy of themselves and folded. `below` removes the modulo bias by rejection.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import prod
from typing import Protocol, TypeVar

from msgspec import Struct

_WORD = (1 << 64) - 1
_HALF = (1 << 32) - 1
_STEP = 0xA0761D6478BD642F
_MASK = 0xE7037ED1A0B428DB

_BATCH = 6
_BATCH_LIMIT = 1 << 10
"""So many draws of so large a bound still fit into one word."""

T = TypeVar("T")


class Random(Protocol):
    """Anything that carries the integer, usually the state of a game."""

    rng: int


class Source(Struct, gc=False):
    """A generator by itself, for what must not touch that of a game: `Source(seeded(7))`."""

    rng: int


def seeded(seed: int | str) -> int:
    """The generator's first value for a seed; equal seeds of different types differ."""
    label = f"{type(seed).__name__}:{seed}".encode()
    return int.from_bytes(blake2b(label, digest_size=8).digest(), "big")


def below(source: Random, bound: int) -> int:
    """A uniform integer from 0 to `bound` - 1; `bound` is at most 2**32."""
    while True:
        word = (source.rng + _STEP) & _WORD
        source.rng = word
        product = word * (word ^ _MASK)
        scaled = ((product >> 64 ^ product) & _HALF) * bound
        if scaled & _HALF >= bound or scaled & _HALF >= (1 << 32) % bound:
            return scaled >> 32


def several_below(source: Random, bound: int, count: int, least: int = 0) -> list[int]:
    """So many uniform integers, `bound` different ones from `least` on, as `below` would give them one by one."""
    word = source.rng
    rejected = (1 << 32) % bound
    found: list[int] = []
    while count > 0:
        word = word + _STEP & _WORD
        product = word * (word ^ _MASK)
        scaled = ((product >> 64 ^ product) & _HALF) * bound
        if scaled & _HALF >= rejected:
            found.append((scaled >> 32) + least)
            count -= 1
    source.rng = word
    return found


def split(source: Random) -> int:
    """The first value of an independent generator."""
    return seeded(f"{below(source, 1 << 32)}:{below(source, 1 << 32)}")


def shuffle(source: Random, items: MutableSequence[T]) -> None:
    """Put the items into a random order, in place."""
    _mix(source, items, len(items))


def take_several(source: Random, items: MutableSequence[T], count: int) -> list[T]:
    """Remove and return several items at random; the order of the others does not matter afterwards."""
    count = min(count, len(items))
    _mix(source, items, count)
    taken = list(items[len(items) - count :])
    del items[len(items) - count :]
    return taken


def _mix(source: Random, items: MutableSequence[T], count: int) -> None:
    """Let random items take the last places, as many as asked.

    One word serves several draws: scaled to the product of their bounds, it is a number whose digits are the places.
    What is left over tells, as in `below`, whether the whole batch has to be drawn anew to stay unbiased.
    """
    word = source.rng
    for draws, whole, rejected in _batches(len(items), count):
        while True:
            word = word + _STEP & _WORD
            product = word * (word ^ _MASK)
            scaled = ((product >> 64 ^ product) & _WORD) * whole
            if scaled & _WORD >= rejected:
                break
        number = scaled >> 64
        for last, weight in draws:
            place = number // weight
            number %= weight
            items[last], items[place] = items[place], items[last]
    source.rng = word


Draws = tuple[tuple[int, int], ...]
"""For each draw the place to be filled, and the weight of its digit."""


@lru_cache(maxsize=256)
def _batches(size: int, count: int) -> list[tuple[Draws, int, int]]:
    """The draws in batches that fit into one word, with the product of their bounds and the words each rejects."""
    bounds = range(size, max(size - count, 1), -1)
    width = _BATCH if size <= _BATCH_LIMIT else 1
    batches = [bounds[first : first + width] for first in range(0, len(bounds), width)]
    return [(_digits(batch), prod(batch), (1 << 64) % prod(batch)) for batch in batches]


def _digits(bounds: Sequence[int]) -> Draws:
    return tuple((bound - 1, prod(bounds[place + 1 :])) for place, bound in enumerate(bounds))


def take(source: Random, items: MutableSequence[T]) -> T:
    """Remove and return one item at random; the order of the others does not matter afterwards."""
    index = below(source, len(items))
    items[index], items[-1] = items[-1], items[index]
    return items.pop()
