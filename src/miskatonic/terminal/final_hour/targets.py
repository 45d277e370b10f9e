"""Where on the map the options of a question are."""

from __future__ import annotations

import re
from typing import Final

from miskatonic.kernel.decision import Decision, Option

_LOCATION: Final = re.compile(r"(?:^(?:move|at):|@)(\d+)$")
_WALKWAY: Final = re.compile(r"^seal:(\d+)-(\d+)$")


def location_of(option: Option) -> int | None:
    """The location an option leads to or happens in."""
    found = _LOCATION.search(option.key)
    return int(found[1]) if found else None


def walkway_of(option: Option) -> tuple[int, int] | None:
    found = _WALKWAY.search(option.key)
    return (int(found[1]), int(found[2])) if found else None


def by_location(decision: Decision | None) -> dict[int, list[int]]:
    """The numbers of the options at each location."""
    places: dict[int, list[int]] = {}
    for number, option in enumerate(decision.options if decision else [], 1):
        where = location_of(option)
        if where is not None:
            places.setdefault(where, []).append(number)
    return places


def by_walkway(decision: Decision | None) -> dict[tuple[int, int], int]:
    """The number of the option for each walkway."""
    walkways: dict[tuple[int, int], int] = {}
    for number, option in enumerate(decision.options if decision else [], 1):
        walkway = walkway_of(option)
        if walkway is not None:
            walkways[walkway] = number
    return walkways


def span(numbers: list[int]) -> str:
    """Option numbers in few characters: `3`, or from the first to the last."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
