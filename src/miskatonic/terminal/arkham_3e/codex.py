"""The codex: which cards lie there, and how far what they wait for has come."""

from __future__ import annotations

from rich.text import Text

from miskatonic.games.arkham_3e.components import ARCHIVE, CodexSide
from miskatonic.games.arkham_3e.verbs.counts import (
    ArchiveThree,
    CardClues,
    FiveWorshipers,
    Mended,
    ProfaneRitual,
    SheetCount,
)
from miskatonic.games.arkham_3e.view import CodexView, View
from miskatonic.games.arkham_3e.words import archive_name
from miskatonic.kernel.effects import Condition

from ..face import Frame
from ..pieces import Piece
from .marks import CLUE, CODEX, DOOM, MARKER_SIGNS, MENDED

CLUES_FOR_RITUAL = 3
WORSHIPERS = 5


def side_of(card: CodexView) -> CodexSide:
    """The side that lies open."""
    archive = ARCHIVE[card.number]
    return archive.front if card.face == "front" else archive.back


def codex_entry(card: CodexView, frame: Frame) -> Text:
    """A card by number and name, with what it waits for."""
    text = Text(f"{CODEX}{card.number} {frame.say(archive_name(card.number, card.face))}", "uncanny")
    for sign, style in progress(card, frame.view):
        text.append(" ").append(sign, style)
    return text


def progress(card: CodexView, view: View) -> list[Piece]:
    """What each text of a card counts, and up to where."""
    counted = (counts(trigger.when, card, view) for trigger in side_of(card).triggers)
    return [piece for pieces in counted for piece in pieces]


def counts(when: Condition, card: CodexView, view: View) -> list[Piece]:
    """The numbers that a condition is about; nothing where it is about no number."""
    mended = sum(not each.up for each in view.markers)
    match when:
        case SheetCount():
            numbers = (
                (DOOM, view.sheet_doom, when.doom),
                (CLUE, view.sheet_clues, when.clues),
                (MARKER_SIGNS["white"], view.sheet_markers, when.markers),
                (f"{CLUE}{DOOM}", view.sheet_clues + view.sheet_doom, when.together),
            )
            return [count(sign, have, need) for sign, have, need in numbers if need is not None]
        case CardClues():
            return [count(f"{CODEX}{CLUE}", card.clues, when.n)]
        case Mended():
            return [count(MENDED, mended, when.n)]
        case ArchiveThree() | ProfaneRitual():
            return [count(CLUE, view.sheet_clues, CLUES_FOR_RITUAL)]
        case FiveWorshipers():
            return [count(MARKER_SIGNS["white"], view.sheet_markers, WORSHIPERS)]
        case _:
            return []


def count(sign: str, have: int, need: int) -> Piece:
    """How far something has come; doom is to be feared, everything else to be wished for."""
    return f"{sign}{have}/{need}", "danger" if sign == DOOM else "information"
