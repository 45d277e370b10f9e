"""The words that components are written in: what they mean where something is left out, and what they say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields, replace

from miskatonic.games.eldritch.components import (
    ANCIENT_ONES,
    ENCOUNTERS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    PRINTED,
    SHEETS,
)
from miskatonic.games.eldritch.verbs import OWN_WORDS
from miskatonic.kernel.effects import ONE, Condition, Cost, Effect, Trial
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.text import LOCALES

COUNTED = [(word, field) for word in OWN_WORDS for field in fields(word) if field.encode_name in ("n", "times")]


ALLIES_AND_ITEMS = {("DiscardPossession", "kind"), ("GiveUpPossession", "kind"), ("GiveUp", "trait")}
"""What a text need not say: every ally is an asset, and whatever may be given up is items or else spells."""


def written() -> Iterator[Any]:
    """Every word on every component that says something."""
    decks = [card for deck in ENCOUNTERS.values() for card in deck.values()]
    shared = (PRINTED, SHEETS, ANCIENT_ONES, MONSTERS, MYTHOS, MYSTERIES)
    for component in (*decks, *(each for printed in shared for each in printed.values())):
        for _, node in nodes(component, ""):
            if isinstance(node, Effect | Cost | Condition | Trial):
                yield node


def test_where_no_number_is_given_one_is_meant_or_all() -> None:
    assert [word.__name__ for word, field in COUNTED if field.default not in (NODEFAULT, 1, ONE, None)] == []
    assert len(COUNTED) > 40


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_written_differently_says_something_else(locale: str) -> None:
    """Whatever a word is about, its text says: a number, a trait, whose it is."""
    said: dict[tuple[type, str], set[str]] = defaultdict(set)
    for node in written():
        said[type(node), node.say().text(locale)].add(repr(node))
    assert [text for (_, text), ways in said.items() if len(ways) > 1] == []
    assert len(said) > 500


def left_out(field: FieldInfo) -> Any:
    """What a field is where it is left out; NODEFAULT where it cannot be."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


def test_whatever_is_written_on_a_component_is_said() -> None:
    """Without it the text would be another."""
    unsaid: set[tuple[str, str]] = set()
    for node in written():
        for field in fields(node):
            without = left_out(field)
            if without is NODEFAULT or getattr(node, field.name) == without:
                continue
            if replace(node, **{field.name: without}).say().text() == node.say().text():
                unsaid.add((type(node).__name__, field.name))
    assert unsaid == ALLIES_AND_ITEMS
