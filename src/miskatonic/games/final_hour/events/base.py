"""What all events of Final Hour have in common: how their fields are called, and which things they name."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel import events
from miskatonic.kernel.events import HighlightKind, Named, Tone, Vocabulary

from .. import things
from ..words import (
    card_title,
    investigator_name,
    item_name,
    location_name,
    monster_name,
    row_name,
    say,
    symbol_name,
    zone_name,
)

GOOD, BAD, UNCANNY = Tone.GOOD, Tone.BAD, Tone.UNCANNY
RESULT, CARD, PAGE = HighlightKind


class Event(events.Event, frozen=True):
    """The base of them all."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={
            "who": investigator_name,
            "lead": investigator_name,
            "waiting": investigator_name,
            "ready": investigator_name,
            "title": Named("card", card_title),
            "kind": Named("monster", monster_name),
            "at": Named("where", location_name),
            "origin": location_name,
            "to": location_name,
            "through": location_name,
            "one": location_name,
            "other": location_name,
            "item": item_name,
            "symbol": symbol_name,
            "symbols": symbol_name,
            "zone": zone_name,
            "row": row_name,
        },
        things={
            "who": things.investigator,
            "lead": things.investigator,
            "waiting": things.investigator,
            "monster": things.monster,
            "at": things.location,
            "origin": things.location,
            "through": things.location,
            "to": things.location,
            "card": things.action_card,
            "priority": things.priority_card,
            "item": things.item,
            "row": things.reckoning_row,
        },
        silent=("monster", "card", "half", "full", "straight", "alone"),
    )
