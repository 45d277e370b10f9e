"""What `miskatonic content check` looks at."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from miskatonic.kernel.content import Remark

from .cards import LANGUAGE, Card

__all__ = ["FILES", "LANGUAGE", "names"]

FILES: Final[Mapping[str, Any]] = {"cards.yaml": list[Card]}
"""The content files, and what each of them holds."""


def names(content: Mapping[str, list[Card]]) -> Iterator[Remark]:
    """The texts that cards need in all languages."""
    for n, card in enumerate(content.get("cards.yaml", [])):
        yield Remark("cards.yaml", f"[{n}]", f"card-{card.id}")
