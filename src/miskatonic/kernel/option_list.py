"""How the options of a question are listed: by what is done, what several have in common said once.

All that is needed is said by the options themselves: their verbs and roles, the forms `.group` and `.short` of their
texts, their costs. The pages list them by the same rule (`web/src/table/prompt/groups.ts`); `listing.json` there has
the cases that both have to agree on.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from .decision import Details, Option
from .text import forms, plain

SHARED: Final = 3
"""So many options that share a cost have it told once, above the list."""


class Numbered(Struct, frozen=True):
    """An option and its number in the question, counted from 0."""

    number: int
    option: Option


class OptionGroup(Struct, frozen=True):
    """The options of one verb."""

    title: str | None
    """What is done, where it stands above the options; else each option says it."""
    short: bool
    """Under a title, or where the question itself says what is done, only what differs is told."""
    entries: tuple[Numbered, ...]


class OptionList(Struct, frozen=True):
    groups: tuple[OptionGroup, ...]
    ways_out: tuple[Numbered, ...]
    shared_costs: tuple[str, ...]
    """The costs that are told once."""


def list_options(options: Sequence[Option], details: Callable[[Option], Details], locale: str) -> OptionList:
    """The options by their verbs, in the order in which these are met first, and the ways out apart."""
    entries = [Numbered(number, option) for number, option in enumerate(options)]
    by_verb: defaultdict[str, list[Numbered]] = defaultdict(list)
    for entry in entries:
        if entry.option.role is None:
            by_verb[entry.option.verb].append(entry)
    alone = len(by_verb) == 1
    costs = Counter(cost.text(locale) for option in options for cost in details(option).costs)
    return OptionList(
        tuple(_group(each, alone, locale) for each in by_verb.values()),
        tuple(entry for entry in entries if entry.option.role is not None),
        tuple(cost for cost, count in costs.items() if count >= SHARED),
    )


def _group(entries: Sequence[Numbered], alone: bool, locale: str) -> OptionGroup:
    """Alone on the list a group needs no title: the question has said what is done."""
    titled = len(entries) > 1 and not alone
    title = forms(entries[0].option.say, locale).get("group") if titled else None
    return OptionGroup(title, alone or title is not None, tuple(entries))


def words_of(option: Option, short: bool, locale: str) -> str:
    """The words of an option with what tells it apart; where what is done is said already, its short form."""
    words = forms(option.say, locale).get("short") if short else None
    if words is None:
        return option.text(locale)
    mark = option.mark
    return words if mark is None else plain("option-apart", option=words, mark=mark).text(locale)
