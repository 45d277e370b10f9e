"""What `miskatonic content check` looks at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from miskatonic.kernel.content import Remark

from .cards import LANGUAGE, Card

__all__ = ["FILES", "LANGUAGE", "names"]

CARDS_FILE: Final = "cards.yaml"
FILES: Final[Mapping[str, Any]] = {CARDS_FILE: list[Card]}
"""The content files, and what each of them holds."""


def names(content: Mapping[str, list[Card]]) -> Iterator[Remark]:
    """The texts that cards need in all languages."""
    for n, card in enumerate(content.get(CARDS_FILE, [])):
        yield Remark(CARDS_FILE, f"[{n}]", f"card-{card.id}")
