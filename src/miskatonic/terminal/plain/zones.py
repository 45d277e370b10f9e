"""The overview of a game as lists: a heading for each zone, a line for each thing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.padding import Padding
from rich.text import Text

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.overview import Overview, Seen

from ..face import Frame

INDENT: Final = 2

Numbers = Mapping[Thing, list[int]]
"""The options at a thing, by the numbers they are chosen with."""


def draw_zones(overview: Overview, frame: Frame) -> Iterator[Text | Padding]:
    numbers = options_at(frame)
    for zone in overview.zones:
        yield Text(frame.say(zone.name), "title")
        yield from draw(zone.things, frame, numbers, INDENT)


def draw_things(things: Iterable[Seen], frame: Frame) -> list[Padding]:
    return list(draw(things, frame, options_at(frame), INDENT))


def draw(things: Iterable[Seen], frame: Frame, numbers: Numbers, indent: int) -> Iterator[Padding]:
    for each in things:
        yield Padding(line(each, frame, numbers), (0, 0, 0, indent))
        yield from draw(each.inside, frame, numbers, indent + INDENT)


def line(seen: Seen, frame: Frame, numbers: Numbers) -> Text:
    """The name of a thing, the options at it, and the facts."""
    text = Text(frame.say(seen.name), "name")
    for number in numbers.get(seen.thing, ()):
        text.append(f" [{number}]", "key")
    if seen.facts:
        text.append(f" · {' · '.join(map(frame.say, seen.facts))}", "muted")
    return text


def options_at(frame: Frame) -> Numbers:
    """At a thing are the options whose target it is, and those that may be found there as well."""
    found: defaultdict[Thing, list[int]] = defaultdict(list)
    for number, option in enumerate(frame.decision.options if frame.decision else (), 1):
        for thing in dict.fromkeys((*option.about[:1], *frame.details(option).also)):
            found[thing].append(number)
    return found
