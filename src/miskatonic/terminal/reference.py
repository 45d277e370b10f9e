"""Looking components up: by name, or by the number of an option; the same for every game that lists its components."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.text import Message

from .face import Frame
from .indent import indented
from .number_input import parse_choice
from .words import dotted, folded, is_named

SHOWN_WHOLE: Final = 6
"""More components than this are only named."""


class Entry(Struct, frozen=True):
    """A component: what it is called, its facts in a line, what it does line by line."""

    thing: Thing
    name: Message
    facts: Sequence[Message]
    lines: Sequence[Message]


class Reference(Struct, frozen=True):
    """What a game has to be looked up, and how."""

    entries: Callable[[Frame], Sequence[Entry]]
    """Everything that has a name."""
    component: Callable[[Thing, Frame], Thing]
    """A thing on the table as components are called."""
    at_hand: Callable[[Frame], Iterable[Thing]]
    """What is read without words."""
    lying: Callable[[Thing, Frame], Iterable[Text]]
    """What is to be said of a component besides what is printed."""

    def lookup(self, words: str, frame: Frame) -> list[RenderableType]:
        """The components meant by some words, whole where they are few; without words those at hand."""
        if not words:
            return self.shown(self.at_hand(frame), frame)
        found = self.meant(words, frame)
        if len(found) <= SHOWN_WHOLE:
            return [self.show(each, frame) for each in found]
        return [listing(found, frame)]

    def meant(self, words: str, frame: Frame) -> list[Entry]:
        """By the number of an option, by the full name, or by a part of it."""
        options = frame.decision.options if frame.decision else ()
        number = parse_choice(words, len(options))
        if number is not None:
            wanted = [self.component(thing, frame) for thing in options[number - 1].about]
            return [each for thing in wanted for each in self.entries(frame) if each.thing == thing]
        named = [(each, frame.say(each.name)) for each in self.entries(frame)]
        exact = [each for each, name in named if folded(name) == folded(words)]
        return exact or [each for each, name in named if is_named(words, name)]

    def shown(self, wanted: Iterable[Thing], frame: Frame) -> list[RenderableType]:
        """Some components whole, each once."""
        by_thing = {each.thing: each for each in self.entries(frame)}
        return [self.show(by_thing[thing], frame) for thing in dict.fromkeys(wanted)]

    def show(self, entry: Entry, frame: Frame) -> RenderableType:
        """Name, facts, lines, and what else is to be said of it."""
        body = [*(Text(frame.say(line)) for line in entry.lines), *self.lying(entry.thing, frame)]
        return Group(
            Text(capitalized(frame.say(entry.name)), "title"),
            *([Text(frame.say(dotted(entry.facts)), "muted")] if entry.facts else []),
            *(indented(text) for text in body if text),
        )


def listing(found: Sequence[Entry], frame: Frame) -> Table:
    grid = Table.grid(padding=(0, 2))
    for each in found:
        grid.add_row(Text(frame.say(each.name)), Text(frame.say(dotted(each.facts[:2])), "muted"))
    return grid


def capitalized(name: str) -> str:
    return name[:1].upper() + name[1:]


def listed(heading: Message, entries: Sequence[Message], frame: Frame) -> Text:
    """A heading and what belongs to it, in one line."""
    return Text(frame.say(heading), "title").append(" ").append(" · ".join(map(frame.say, entries)), "")
