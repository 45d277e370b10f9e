"""The question: who decides what, where it comes from, and the numbered options."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.option_list import Numbered, OptionGroup, OptionList, list_options, words_of

from .face import Face, Frame
from .not_now import folded_line

MANY: Final = 7
"""More options than this stand in two columns, where they fit."""
TOO_MANY: Final = 16
"""More than this stand one after the other where they do not fit into two columns."""
ON_SHORT_SCREENS: Final = (3, 6)
"""As many are many, or too many, where the screen is short."""
ROOM_FOR_HEADINGS: Final = 60
"""Narrower terminals have headings above the options, wider ones beside them."""
GAP: Final = 2
SIGNS: Final = ("†", "‡", "§", "¶")
"""At the options that have a cost told above the list."""

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
        *(Text(frame.say(hint), "hint") for hint in frame.hints if not frame.brief),
        *Options(face, frame, decision).draw(width),
        *folded_line(frame),
    ]


class Options:
    """The options of a question by what is done, each with the number that it has in the question."""

    def __init__(self, face: Face, frame: Frame, decision: Decision) -> None:
        self.face = face
        self.frame = frame
        self.listed: OptionList = list_options(decision.options, frame.details, frame.locale)
        self.signs = dict(zip(self.listed.shared_costs, SIGNS, strict=False))

    def draw(self, width: int) -> list[RenderableType]:
        costs = [Text(f"{sign} {cost}", "danger") for cost, sign in self.signs.items()]
        if not any(group.title for group in self.listed.groups):
            return [*costs, self.plain_list(width)]
        return [*costs, self.headed_list(width)]

    # Without headings: a line for each option.

    def plain_list(self, width: int) -> RenderableType:
        """In two columns when there are many, one after the other where even so they would be too long a list."""
        entries = [(entry, group.short) for group in self.listed.groups for entry in group.entries]
        rows = [self.row(*entry) for entry in entries]
        ways_out = [self.row(entry, False) for entry in self.listed.ways_out]
        half = (len(rows) + 1) // 2
        halves = [rows[:half], rows[half:]]
        many, too_many = ON_SHORT_SCREENS if self.frame.brief else (MANY, TOO_MANY)
        if len(rows) <= many:
            return option_grid([*rows, *ways_out])
        if sum(map(width_of, halves)) + GAP <= width:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            for each in halves:
                grid.add_column(min_width=width_of(each))
            grid.add_row(*map(option_grid, halves))
            return Group(grid, option_grid(ways_out))
        if len(rows) <= too_many:
            return option_grid([*rows, *ways_out])
        return Group(filled([self.entry(*entry) for entry in entries], width), option_grid(ways_out))

    def row(self, entry: Numbered, short: bool) -> Row:
        return self.number(entry), self.words(entry, short), self.note(entry)

    # With headings: what is done, and the options one after the other.

    def headed_list(self, width: int) -> RenderableType:
        parts = [(title, self.group_entries(groups)) for title, groups in self.headed_groups()]
        parts.append(("", [self.entry(entry, False) for entry in self.listed.ways_out]))
        parts = [(title, entries) for title, entries in parts if entries]
        if width < ROOM_FOR_HEADINGS:
            return Group(*(line for title, entries in parts for line in under_heading(title, entries, width)))
        column = min(max(len(title) for title, _ in parts), width // 4)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=column, style="muted")
        grid.add_column()
        for title, entries in parts:
            grid.add_row(Text(title), filled(entries, width - column - 1))
        return grid

    def headed_groups(self) -> list[tuple[str, list[OptionGroup]]]:
        """The groups by their titles; those without one that follow each other together."""
        return [(title, list(groups)) for title, groups in groupby(self.listed.groups, lambda each: each.title or "")]

    def group_entries(self, groups: Sequence[OptionGroup]) -> list[Text]:
        return [self.entry(entry, group.short) for group in groups for entry in group.entries]

    def entry(self, entry: Numbered, short: bool) -> Text:
        number, words, note = self.row(entry, short)
        text = number.append(" ").append_text(words)
        return text.append(" ").append_text(note) if note else text

    # One option.

    def number(self, entry: Numbered) -> Text:
        return Text().append(f"[{entry.number + 1}]", "key")

    def words(self, entry: Numbered, short: bool) -> Text:
        """What it says, with the signs of what is told above the list."""
        words = Text(words_of(entry.option, short, self.frame.locale))
        for cost in self.costs(entry):
            if cost in self.signs:
                words.append(f" {self.signs[cost]}", "danger")
        return words

    def note(self, entry: Numbered) -> Text:
        """What matters about it, and what it costs unless that is told above the list."""
        costs = (Text(cost, "danger") for cost in self.costs(entry) if cost not in self.signs)
        return Text(" ").join(text for text in (self.face.note(entry.option, self.frame), *costs) if text)

    def costs(self, entry: Numbered) -> list[str]:
        return [self.frame.say(cost) for cost in self.frame.details(entry.option).costs]


def under_heading(title: str, entries: Sequence[Text], width: int) -> list[RenderableType]:
    if not title:
        return [filled(entries, width)]
    return [Text(title, "muted"), Padding(filled(entries, width - GAP), (0, 0, 0, GAP))]


def filled(entries: Sequence[Text], width: int, between: str = " " * GAP) -> Text:
    """The entries one after the other, none of them broken at the end of a line unless it alone is too long."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(between) + entry.cell_len <= width:
            lines[-1].append(between, "muted").append_text(entry)
        else:
            lines.append(entry.copy())
    return Text("\n").join(lines)


def option_grid(rows: Sequence[Row]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid


def width_of(rows: Sequence[Row]) -> int:
    """The columns a list of options takes."""
    return sum(max(row[column].cell_len for row in rows) + 1 for column in range(3))
