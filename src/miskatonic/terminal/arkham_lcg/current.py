"""Where a question comes from: the card behind it, and the test it is part of."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.arkham_lcg.events import (
    AbilityUsed,
    ActAdvanced,
    AgendaAdvanced,
    AssetPlayed,
    EncounterCardWasDrawn,
    EventPlayed,
)
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import View
from miskatonic.games.arkham_lcg.words import Kind, card_name
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .. import causes
from ..face import Frame
from ..indent import indented
from .reference import rules_text
from .skill_tests import test_lines

INTRODUCING = (AbilityUsed, ActAdvanced, AgendaAdvanced, AssetPlayed, EncounterCardWasDrawn, EventPlayed)
BRIEF_LINES = 2
"""So much of a card's text is shown on a short screen."""


def cause_name(cause: str) -> Message:
    """Causes are the codes of cards."""
    return card_name(cause)


def names_cause(event: Event) -> bool:
    """Is the card one of those the event is about?"""
    return any(getattr(event, name) == event.cause for name in event.__struct_fields__ if name != "cause")


def introduces(event: Event) -> str | None:
    """A card that is played, used, drawn or turned over leads to what follows."""
    return event.card if isinstance(event, INTRODUCING) else None


def origin(frame: Frame) -> Message | None:
    return causes.origin(frame, lambda seat: seat_name(frame.view, seat), cause_name)


def seat_name(view: View, seat: int) -> Message:
    return card_name(view.sheets[seat].investigator)


def behind(frame: Frame) -> list[RenderableType]:
    """The text of the card the question comes from, and the test under way.

    The other side of an act or agenda was just read aloud, and its front no longer counts.
    """
    cause = frame.decision.cause if frame.decision else None
    speaks = cause in PRINTED and PRINTED[cause].type not in (Kind.ACT, Kind.AGENDA)
    return [*(text_lines(cause, frame) if cause and speaks else []), *test_lines(frame)]


def text_lines(code: str, frame: Frame) -> list[RenderableType]:
    lines = rules_text(code, frame)
    shown = lines[:BRIEF_LINES] if frame.brief else lines
    return [indented(Text(line, "muted")) for line in shown]
