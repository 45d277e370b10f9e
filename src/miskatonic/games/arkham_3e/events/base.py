"""What the events of Arkham Horror have in common."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel import events
from miskatonic.kernel.events import HighlightKind, Named, Tone, Vocabulary

from .. import things
from ..words import (
    archive_name,
    card_name,
    headline_name,
    investigator_name,
    monster_name,
    neighborhood_name,
    say,
    skill_name,
    space_name,
    token_name,
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
            "neighborhood": neighborhood_name,
            "spaces": space_name,
            "kind": Named("monster", monster_name),
            "card": card_name,
            "headline": headline_name,
            "archive": archive_name,
            "skill": skill_name,
            "token": token_name,
        },
        things={
            "who": things.investigator,
            "other": things.investigator,
            "at": things.space,
            "origin": things.space,
            "to": things.space,
            "neighborhood": things.neighborhood,
            "spaces": things.space,
            "monster": things.monster,
            "archive": things.archive,
            "headline": things.headline,
        },
        silent=("monster",),
    )
