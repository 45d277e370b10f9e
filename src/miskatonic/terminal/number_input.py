"""Reads numbers as people type them."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 18
"""What has more digits is not read as a number."""


def parse_number(words: str) -> int | None:
    """The number somebody typed; None where it is something else."""
    return int(words) if words.isdecimal() and len(words) <= LONGEST else None


def parse_choice(words: str, most: int, least: int = 1) -> int | None:
    """The number somebody typed to choose from a list; None where it is not on the list."""
    number = parse_number(words)
    return number if number is not None and least <= number <= most else None
