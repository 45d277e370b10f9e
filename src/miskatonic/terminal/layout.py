"""One screen: the table, what happened, the question and its options, for narrow and wide terminals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .face import Face, Frame
from .log import LogLine, wrapped_log
from .question import question
from .scene import is_told, without_scene
from .screen import Screen
from .words import say

LOG_WIDTH = 32
"""The least room worth having for a log beside the board."""

LOG_LINES = 5
"""With less room for the log something else is left out."""

LEAST_LOG_LINES = 2
"""The log never shrinks below so many lines; what it does not show was told on a page of its own."""

PROMPT_LINES = 2
"""The line one types in, and one for a complaint about it."""

GUTTER = 2


class Composed(Struct, frozen=True):
    """A screen ready to be shown, and whether some of the log did not fit."""

    parts: list[RenderableType]
    cut: bool


def compose(screen: Screen, face: Face, frame: Frame, log: list[LogLine]) -> Composed:
    """A whole screen, as rich as the terminal is wide."""
    if screen.width >= face.board_width + LOG_WIDTH:
        return compose_wide(screen, face, frame, log)
    return compose_narrow(screen, face, frame, log)


def compose_narrow(screen: Screen, face: Face, frame: Frame, log: list[LogLine]) -> Composed:
    """Everything below one another; less of the table where that leaves room for all that happened."""
    lines = wrapped_log(without_scene(log, frame), screen.console, screen.width)
    composed, room = stack(screen, face, frame, lines)
    if not screen.interactive or len(lines) <= room:
        return composed
    every_line = wrapped_log(log, screen.console, screen.width)
    shorter, _ = stack(screen, face, replace(frame, brief=True), every_line)
    return shorter if room < LOG_LINES or not shorter.cut else composed


def stack(screen: Screen, face: Face, frame: Frame, lines: list[Text]) -> tuple[Composed, int]:
    """The parts of a narrow screen below one another, and how many lines are left for the log.

    On a very short one as much is drawn as fits; what is left out has keys of its own.
    """
    below = question(face, frame, screen.width)
    above = next(iter(tables(face, frame, screen.width)))
    if frame.brief:
        most = screen.height - PROMPT_LINES - min(len(lines), LEAST_LOG_LINES)
        *richer, least = tables(face, frame, screen.width)
        above = next((parts for parts in richer if screen.height_of(*parts, *below) <= most), least)
    room = screen.height - screen.height_of(*above, *below) - PROMPT_LINES
    shown = shortened(screen, lines, room, screen.width, frame.locale)
    return Composed([*above, *shown, *below], shown is not lines), room


def tables(face: Face, frame: Frame, width: int) -> Iterator[list[RenderableType]]:
    """The table above the question, from all of it to the least there must be: the head and the team."""
    head, board, team, cards = face.header(frame), face.board(frame, width), face.team(frame, width), face.cards(frame)
    yield [head, board, team, cards]
    yield [head, board, team]
    short = face.short_board(frame, width)
    hint = Text(frame.say(say("board-key")), "muted")
    if short is not None:
        yield [head, short, team, cards, hint]
        yield [head, short, team, hint]
    yield [head, team, cards, hint]
    yield [head, team, hint]


def compose_wide(screen: Screen, face: Face, frame: Frame, log: list[LogLine]) -> Composed:
    """The log beside the board; with less of the table, or below the board after all, where that does not fit."""
    composed, height = beside(screen, face, frame, without_scene(log, frame))
    if height <= screen.height or not screen.interactive:
        return composed
    shorter, height = beside(screen, face, replace(frame, brief=True), log)
    return shorter if height <= screen.height else compose_narrow(screen, face, frame, log)


def beside(screen: Screen, face: Face, frame: Frame, log: list[LogLine]) -> tuple[Composed, int]:
    """Board and cards on the left, the team and the log on the right, the question below; and how high it all is."""
    head = face.header(frame)
    below = question(face, frame, screen.width)
    side = screen.width - face.board_width - GUTTER
    left = Group(face.board(frame, face.board_width), face.cards(frame))
    right = face.team(frame, side)
    taken = screen.height_of(Padding(right, (0, screen.width - side, 0, 0)))
    room = screen.height - screen.height_of(head, *below) - PROMPT_LINES - taken - 1
    lines = wrapped_log(log, screen.console, side)
    shown = shortened(screen, lines, room, side, frame.locale)
    grid = Table.grid(padding=(0, GUTTER, 0, 0))
    grid.add_column(width=face.board_width)
    grid.add_column(width=side)
    grid.add_row(left, Group(right, Rule(style="muted"), *shown))
    parts = [head, grid, *below]
    return Composed(parts, shown is not lines), screen.height_of(*parts) + PROMPT_LINES


def only_new(frame: Frame, log: list[LogLine], seen: Any) -> tuple[Frame, list[LogLine]]:
    """Where lines stay: what the question is drawn from, and the log; a scene told by the last view `seen` is short."""
    return replace(frame, brief=True) if is_told(frame.view, seen) else frame, without_scene(log, frame)


def shortened(screen: Screen, lines: list[Text], room: int, width: int, locale: str) -> list[Text]:
    """The last lines that fit, with a note of how many are left out; everything where nothing limits it."""
    room = max(LEAST_LOG_LINES, room)
    if len(lines) <= room or not screen.interactive:
        return lines
    note = Text(say("log-earlier", count=len(lines) - room + 1).text(locale), "muted").wrap(screen.console, width)
    return [*note, *lines[min(len(note) - room, -1) :]]
