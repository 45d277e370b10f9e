"""What the events of Mansions of Madness have in common."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel import events
from miskatonic.kernel.events import HighlightKind, Named, Tone, Vocabulary

from .. import things
from ..words import (
    card_name,
    investigator_name,
    monster_name,
    room_name,
    say,
    skill_name,
    space_name,
    story_name,
    trait_name,
)

GOOD, BAD, UNCANNY = Tone.GOOD, Tone.BAD, Tone.UNCANNY
RESULT, CARD, PAGE = HighlightKind.RESULT, HighlightKind.CARD, HighlightKind.PAGE


class Event(events.Event, frozen=True):
    """The base of them all."""

    vocabulary: ClassVar[Vocabulary | None] = Vocabulary(
        say,
        names={
            "who": investigator_name,
            "other": investigator_name,
            "at": Named("where", space_name),
            "origin": space_name,
            "to": space_name,
            "room": room_name,
            "kind": Named("monster", monster_name),
            "card": card_name,
            "skill": skill_name,
            "mental": trait_name,
            "physical": trait_name,
            "trait": trait_name,
            "story": story_name,
        },
        things={
            "who": things.investigator,
            "other": things.investigator,
            "at": things.space,
            "origin": things.space,
            "to": things.space,
            "room": things.room,
            "monster": things.monster,
            "card": things.card,
            "door": things.door,
        },
        silent=("monster", "door"),
    )
