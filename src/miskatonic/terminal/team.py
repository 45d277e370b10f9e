"""The people around the table, as far as every game tells it alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.text import Message

from .face import Frame
from .indent import indented
from .pieces import Piece, text_of
from .words import dotted, say

DOT: Final = " · "
ONE_LINE: Final = 70
"""With less width it takes another line to say where somebody is."""


def own_first(frame: Frame) -> list[Any]:
    """The investigators of a view, one's own before the others."""
    return sorted(frame.view.investigators, key=lambda each: each.seat != frame.view.seat)


def headline(each: Any, called: tuple[Message, Message], vitals: Iterable[Piece], frame: Frame) -> Text:
    """Whose turn it is, somebody's mark and name, health, sanity and what else counts."""
    mark, name = called
    turn = "▸" if frame.view.turn == each.seat else " "
    line = Text().append(turn, "legal").append(frame.say(mark), "who").append(" ")
    return line.append(frame.say(name), "name").append(" ").append_text(text_of(vitals))


def with_circumstances(line: Text, facts: Sequence[Message], frame: Frame, width: int) -> Iterator[RenderableType]:
    """The headline of somebody, and where they are: beside it where there is room, else below."""
    around = Text(frame.say(dotted(facts)))
    if width < ONE_LINE:
        yield from (line, indented(around))
    else:
        yield line.append(DOT, "muted").append_text(around)


def played_by(seat: int, frame: Frame) -> list[Message]:
    """Whether a bot plays a seat, or whoever reads this, where there are others."""
    if seat in frame.seating.bots:
        return [say("team-bot")]
    return [say("team-you")] if seat == frame.view.seat and frame.setup.players > 1 else []
