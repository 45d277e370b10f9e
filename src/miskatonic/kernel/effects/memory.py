"""What follows from parts of components alone is found out once: components stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

Parts = TypeVarTuple("Parts")
T = TypeVar("T")


def once_for_each(made: Callable[[*Parts], T]) -> Callable[[*Parts], T]:
    """Remember what is made of some parts by which they are, not by what they say: comparing would cost more.

    The parts are kept with it, so that nothing else is ever taken for them.
    """
    kept: dict[tuple[int, ...], tuple[tuple[*Parts], T]] = {}

    def remembered(*parts: *Parts) -> T:
        which = tuple([id(part) for part in parts])
        known = kept.get(which)
        if known is None:
            known = kept[which] = parts, made(*parts)
        return known[1]

    return remembered
