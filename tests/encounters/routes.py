"""Every way through a section of an encounter card, as it is published.

A section is a list of steps; a step is a phrase ("lose 1 health") or a fork:

    {test: lore -1, pass: [...], fail: [...]}      dice that pass, and dice that fail
    {choose: [[...], [...]], or: nothing}          each of them; without "or" one has to be chosen
    {pay: $1, then: [...]}                         as a way of a choice: where the price cannot be paid, it is no way
    {may: spend 1 clue, then: [...], else: [...]}  the price is paid, is not paid, cannot be paid; "freely": no price
    {if: a spell, then: [...], else: [...]}        it is so, or is not
    {given: [amnesia, debt]}                       no fork: what is needed beforehand

A game has forks of its own: the ways each of them may go, and which of its branches is then resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

Step = Any
Route = list[tuple[str, Any, Any]]
"""What happens one after the other: the kind of step, what it says, and which way was taken."""
Branches = Callable[[Any], list[tuple[Any, str]]]
"""By what a fork says: the ways it may go, each with the branch that follows."""


def _may(price: str) -> list[tuple[Any, str]]:
    unable = [] if price == "freely" else [("unable", "else")]
    return [("yes", "then"), ("no", "else"), *unable]


BRANCHES: Mapping[str, Branches] = {
    "test": lambda skill: [("pass", "pass"), ("fail", "fail")],
    "may": _may,
    "if": lambda condition: [("yes", "then"), ("no", "else")],
    "pay": lambda price: [("yes", "then")],
}


def routes(steps: list[Step], more: Mapping[str, Branches]) -> Iterator[Route]:
    """Every way through some steps, with the forks of the game."""
    for ways in product(*(list(_ways(step, more)) for step in steps)):
        yield [each for way in ways for each in way]


def _ways(step: Step, more: Mapping[str, Branches]) -> Iterator[Route]:
    if isinstance(step, str):
        yield [("do", step, None)]
        return
    (kind, what), *_ = step.items()
    if kind == "given":
        yield [("given", what, None)]
    elif kind == "choose":
        yield from _choices(step, more)
    else:
        for way, branch in {**BRANCHES, **more}[kind](what):
            for rest in routes(step.get(branch, []), more):
                yield [(kind, what, way), *rest]


def _choices(step: Step, more: Mapping[str, Branches]) -> Iterator[Route]:
    """Each way that can be paid for, whatever else cannot be."""
    among = {number: way for number, way in enumerate(step["choose"], 1)}
    prices = list(dict.fromkeys(filter(None, map(price_of, among.values()))))
    lacking = [[], *([price] for price in prices), *([prices] if len(prices) > 1 else [])]
    for missing in lacking:
        before: Route = [("lacking", missing, None)] if missing else []
        left = {number: way for number, way in among.items() if price_of(way) not in missing}
        open_to = (list(left), "or" in step)
        for number, way in left.items():
            for rest in routes(way, more):
                yield [*before, ("choose", open_to, number), *rest]
        if "or" in step:
            yield [*before, ("choose", open_to, None)]


def price_of(way: list[Step]) -> str | None:
    """What has to be paid for one of the ways of a choice."""
    first = way[0] if way else None
    return first["pay"] if isinstance(first, dict) and "pay" in first else None
