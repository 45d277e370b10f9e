"""Every way through a section of an encounter card, as it is published.

A section is a list of steps; a step is a phrase ("lose 1 health") or a fork:

    {test: lore -1, pass: [...], fail: [...]}      dice that pass, and dice that fail; "+ clues": a die more for each
    {choose: [[...], [...]]}                       each of them
    {may: spend 1 clue, then: [...], else: [...]}  the price is paid, is not paid, cannot be paid; "freely": no price
    {ambush: cultist, defeated: [...], else: [...]}    so are other fights: the monster is defeated, or is not
    {if: a spell, then: [...], else: [...]}        it is so, or is not
    {given: [amnesia, debt]}                       no fork: conditions that are needed beforehand
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

Step = Any
Route = list[tuple[str, Any, Any]]
"""What happens one after the other: the kind of step, what it says, and which way was taken."""

FIGHTS = ("ambush", "spawn and fight", "call and fight", "pull and fight")


def routes(steps: list[Step]) -> Iterator[Route]:
    """Every way through some steps."""
    for ways in product(*(list(_ways(step)) for step in steps)):
        yield [each for way in ways for each in way]


def _ways(step: Step) -> Iterator[Route]:
    if isinstance(step, str):
        yield [("do", step, None)]
        return
    (kind, what), *_ = step.items()
    if kind == "given":
        yield [("given", what, None)]
        return
    if kind == "choose":
        for number, way in enumerate(what, 1):
            for rest in routes(way):
                yield [("choose", what, number), *rest]
        return
    for way, branch in _branches(kind, what):
        for rest in routes(step.get(branch, [])):
            yield [(kind, what, way), *rest]


def _branches(kind: str, what: str) -> list[tuple[str, str]]:
    if kind == "test":
        return [("pass", "pass"), ("fail", "fail")]
    if kind == "may":
        unable = [] if what == "freely" else [("unable", "else")]
        return [("yes", "then"), ("no", "else"), *unable]
    if kind == "if":
        return [("yes", "then"), ("no", "else")]
    assert kind in FIGHTS, kind
    return [("yes", "defeated"), ("no", "else")]
