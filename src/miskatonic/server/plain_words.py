"""What visitors write, as it may stand on the pages of others."""

from __future__ import annotations

from typing import Final
from unicodedata import category

MOST_MARKS: Final = 3
"""So many marks stand over or under a letter in any language; a pile of them would cover what others wrote."""


def plain_name(words: str) -> str:
    """A name on one line, without control characters."""
    return " ".join(without_piles("".join(each for each in words if each.isprintable() or each.isspace())).split())


def plain_lines(words: str) -> str:
    """A line of the chat, or several, without control characters."""
    return without_piles("".join(each for each in words if each.isprintable() or each == "\n")).strip()


def without_piles(words: str) -> str:
    """The same without marks that stand over nothing, or over too many others."""
    kept: list[str] = []
    marks = MOST_MARKS
    for each in words:
        marks = marks + 1 if category(each) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(each)
    return "".join(kept)
