"""The people around the table, as far as every game tells it alike."""

from __future__ import annotations

from miskatonic.kernel.text import Message

from .face import Frame
from .words import say


def played_by(seat: int, frame: Frame) -> list[Message]:
    """Whether a bot plays a seat, or whoever reads this, where there are others."""
    if seat in frame.seating.bots:
        return [say("team-bot")]
    return [say("team-you")] if seat == frame.view.seat and frame.setup.players > 1 else []
