"""Which icons the pages have, and which of them events ask for."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from miskatonic.kernel.events import Event

PAGES: Final = Path(__file__).parents[1] / "web/src"

DRAWN: Final = frozenset(
    name
    for path in (*PAGES.glob("art/icons.json"), *PAGES.glob("games/*/art/icons.json"))
    for group in json.loads(path.read_text(encoding="utf-8")).values()
    for name in group
)
"""Everything there is an icon for."""


def choosing(events: Iterable[type[Event]]) -> set[type[Event]]:
    """The events whose icon depends on what happened."""
    return {kind for kind in events if kind.pictured is not Event.pictured}


def missing(events: Iterable[type[Event]]) -> set[str]:
    """The icons that events always have and nobody has drawn."""
    plain = [kind for kind in events if kind.pictured is Event.pictured]
    return {kind.icon or f"event-{kind.__struct_config__.tag}" for kind in plain} - DRAWN
