"""The question: who decides what, where it comes from, and the numbered options."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.decision import Option

from .face import Face, Frame, Grouped

MANY = 7
"""More options than this stand in two columns, where they fit."""

GAP = 2

Row = tuple[Text, Text, Text]
"""An option: its number, its text, what matters about it."""


def question(face: Face, frame: Frame, width: int) -> list[RenderableType]:
    decision = frame.decision
    if decision is None:
        return []
    title = face.origin(frame)
    return [
        Rule(Text(frame.say(title), "title") if title else "", align="left", style="muted"),
        *face.behind(frame),
        Text(decision.text(frame.locale), "name"),
        listed(face, frame, decision.options, width),
    ]


def listed(face: Face, frame: Frame, options: Sequence[Option], width: int) -> RenderableType:
    """The options by number, in groups where the game has many kinds of them."""
    groups = face.groups(frame)
    return option_list(face, frame, options, width) if groups is None else grouped_list(face, frame, groups, width)


def grouped_list(face: Face, frame: Frame, groups: Sequence[Grouped], width: int) -> Table:
    """A line or more for each heading."""
    assert frame.decision is not None
    headed: dict[str, list[Text]] = {}
    numbered = enumerate(zip(frame.decision.options, groups, strict=True), 1)
    for number, (option, group) in sorted(numbered, key=lambda each: each[1][1].place):
        heading = frame.say(group.heading) if group.heading else ""
        entry = Text().append(f"[{number}]", "key").append(" ").append(frame.say(group.label))
        note = face.note(option, frame)
        headed.setdefault(heading, []).append(entry.append(" ").append_text(note) if note else entry)
    room = width - max(map(len, headed)) - 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="muted")
    grid.add_column()
    for heading, entries in headed.items():
        grid.add_row(Text(heading), filled(entries, room))
    return grid


def filled(entries: Sequence[Text], width: int, between: str = " " * GAP) -> Text:
    """The entries one after the other, none of them broken at the end of a line unless it alone is too long."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(between) + entry.cell_len <= width:
            lines[-1].append(between, "muted").append_text(entry)
        else:
            lines.append(entry.copy())
    return Text("\n").join(lines)


def option_list(face: Face, frame: Frame, options: Sequence[Option], width: int) -> RenderableType:
    """The options by number, in two columns when there are many."""
    rows = [
        (Text(f"[{number}]", "key"), Text(option.text(frame.locale)), face.note(option, frame))
        for number, option in enumerate(options, 1)
    ]
    half = (len(rows) + 1) // 2
    halves = (rows[:half], rows[half:])
    if len(rows) > MANY and sum(map(width_of, halves)) + GAP <= width:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*map(option_grid, halves))
        return grid
    return option_grid(rows)


def option_grid(rows: Sequence[Row]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid


def width_of(rows: Sequence[Row]) -> int:
    """The columns a list of options takes."""
    return sum(max(row[column].cell_len for row in rows) + 1 for column in range(3))
