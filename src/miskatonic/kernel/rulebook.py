"""The rulebook of a game: every rule in our own words, with its id, in every language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from .content import read

Kind = Literal[
    "rule", "definition", "setup", "component", "variant", "hidden-info", "physical", "example", "advice"
]  # fmt: skip
Basis = Literal["stated", "restated", "inferred", "outside"]
"""Where a rule stands: in the book, there a second time, between its lines, or elsewhere."""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule. A testable rule is proved by a tagged test."""

    id: str
    kind: Kind
    testable: bool
    basis: Basis
    topic: dict[str, str]
    text: dict[str, str]
    note: dict[str, str] = {}


@lru_cache(maxsize=8)
def rulebook(folder: Path) -> dict[str, Rule]:
    """All rules of the game in a folder, by id, in the order of the book; none where it has no book."""
    book = folder / "rulebook.yaml"
    return {rule.id: rule for rule in read(book, list[Rule])} if book.exists() else {}


def search(folder: Path, words: str, locale: str = "en") -> list[Rule]:
    """The rules that contain all the words, in their id, topic, text or note."""
    wanted = [_plain(word) for word in words.split()]

    def hay(rule: Rule) -> str:
        return _plain(" ".join((rule.id, rule.topic[locale], rule.text[locale], rule.note.get(locale, ""))))

    return [rule for rule in rulebook(folder).values() if all(word in hay(rule) for word in wanted)]


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е").replace("ô", "o").replace("’", "'")
