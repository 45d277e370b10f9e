"""Options that say the same are told apart: by what their targets differ in, else by a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import msgpack
from msgspec.structs import replace

from .decision import Decision, Gather, Option, Thing
from .flow import Request
from .text import Message, plain

Marks = Sequence[Message | None]
"""What a thing could be told from its like by, the most telling first; the same aspects for things of one sort."""

MarksOf = Callable[[int, Thing], Marks]
"""What a seat sees of a thing."""


def tell_apart(request: Request, marks_of: MarksOf) -> Request:
    """The question, or the questions, with the options that say the same told apart; itself where there are none."""
    if isinstance(request, Decision):
        return _told_apart(request, marks_of)
    told = {seat: _told_apart(decision, marks_of) for seat, decision in request.decisions.items()}
    changed = any(told[seat] is not decision for seat, decision in request.decisions.items())
    return Gather(told) if changed else request


def _told_apart(decision: Decision, marks_of: MarksOf) -> Decision:
    apart: dict[str, tuple[Message, ...]] = {}
    for twins in twins_among(decision.options):
        apart.update(differences(twins, partial(marks_of, decision.seat)))
    if not apart:
        return decision
    options = (replace(each, apart=apart[each.key]) if each.key in apart else each for each in decision.options)
    return replace(decision, options=tuple(options))


def twins_among(options: Sequence[Option]) -> list[list[Option]]:
    """The options that say the same, where there are several; mostly no two even have the same id."""
    ids = [option.say.id for option in options]
    if len(set(ids)) == len(ids):
        return []
    often = Counter(ids)
    same: dict[bytes, list[Option]] = {}
    for option in options:
        if often[option.say.id] > 1:
            same.setdefault(msgpack.encode(option.say), []).append(option)
    return [twins for twins in same.values() if len(twins) > 1]


def differences(twins: Sequence[Option], marks_of: Callable[[Thing], Marks]) -> dict[str, tuple[Message, ...]]:
    """By key, the fewest marks that tell an option from its twins."""
    marks = {option.key: tuple(marks_of(option.about[0])) if option.about else () for option in twins}
    told: dict[str, tuple[Message, ...]] = {option.key: () for option in twins}
    alike = [[option.key for option in twins]]
    for aspect in range(min(map(len, marks.values()))):
        alike = [part for keys in alike for part in _split(keys, {key: marks[key][aspect] for key in keys}, told)]
    for keys in alike:
        for number, key in enumerate(keys, 1):
            told[key] = (*told[key], plain("twin-number", number=number))
    return told


def _split(
    keys: Sequence[str], seen: dict[str, Message | None], told: dict[str, tuple[Message, ...]]
) -> list[list[str]]:
    """Those that are still alike after looking at one aspect; where it differs it is told of all."""
    groups: dict[bytes, list[str]] = {}
    for key in keys:
        groups.setdefault(msgpack.encode(seen[key]), []).append(key)
    if len(groups) > 1:
        for key in keys:
            mark = seen[key]
            told[key] = told[key] if mark is None else (*told[key], mark)
    return [group for group in groups.values() if len(group) > 1]
