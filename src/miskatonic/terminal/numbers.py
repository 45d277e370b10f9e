"""Numbers as people type them."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 18
"""No number that is asked for has more digits; what has is not read as one."""


def number_in(words: str) -> int | None:
    """The number that some words are; None where they are something else."""
    return int(words) if words.isdecimal() and len(words) <= LONGEST else None


def choice_in(words: str, most: int, least: int = 1) -> int | None:
    """The same, where it must be one of a list."""
    number = number_in(words)
    return number if number is not None and least <= number <= most else None
