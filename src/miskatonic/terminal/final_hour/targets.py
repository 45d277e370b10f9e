"""Where on the map the options of a question are."""

from __future__ import annotations

from miskatonic.games.final_hour import things
from miskatonic.games.final_hour.campus import BOARD, CAMPUS
from miskatonic.kernel.decision import Decision, Option

LOCATIONS = {things.location(number): number for number in CAMPUS.neighbours}
WALKWAYS = {things.walkway(one, other): (one, other) for one, other in BOARD.walkways}


def location_of(option: Option) -> int | None:
    """The one location an option leads to or happens in; not where one would only stay."""
    places = [LOCATIONS[thing] for thing in option.about if thing in LOCATIONS]
    return places[0] if len(places) == 1 and option.role is None else None


def walkway_of(option: Option) -> tuple[int, int] | None:
    return next((WALKWAYS[thing] for thing in option.about if thing in WALKWAYS), None)


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
