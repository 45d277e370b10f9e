"""The codex: which cards lie there, and how far what they wait for has come."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from miskatonic.games.arkham_3e.codex_view import CodexView, GoalView

from ..face import Frame
from ..pieces import Piece
from .marks import CLUE, CODEX, DOOM, MARKER_SIGNS, MENDED

GOAL_SIGNS: Final = {
    "doom": DOOM,
    "clues": CLUE,
    "markers": MARKER_SIGNS["white"],
    "together": f"{CLUE}{DOOM}",
    "card": f"{CODEX}{CLUE}",
    "mended": MENDED,
    "price": f"▸{CLUE}",
}
"""What a card waits for, or what its action costs."""


def codex_entry(card: CodexView, frame: Frame) -> Text:
    """A card by number and name, with what it waits for."""
    text = Text(f"{CODEX}{card.number} {frame.say(card.name)}", "uncanny")
    for piece in progress(card):
        text.append(" ").append(*piece)
    return text


def progress(card: CodexView) -> list[Piece]:
    return [goal_piece(goal) for goal in card.goals]


def goal_piece(goal: GoalView) -> Piece:
    """How far something has come; doom is to be feared, everything else to be wished for."""
    return f"{GOAL_SIGNS[goal.what]}{goal.have}/{goal.need}", "danger" if goal.what == "doom" else "information"
