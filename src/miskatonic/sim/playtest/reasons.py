"""Why something cannot be used: whoever asks gets an answer that fits the options, and nothing happens by asking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from miskatonic.kernel.decision import Thing
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message

from .subject import Subject, expect, seat_name
from .texts import told_everywhere_once

SAMPLE: Final = 8
"""So many things are asked about at a time."""
RECENT_EVENTS: Final = 30
NO_SUCH_THINGS: Final = ("", "nothing", "card", "card:", "card:-1", "card:x", "location:0")


def answered(subject: Subject) -> None:
    """What an option is about can be used; every reason can be read in all languages, and asking changes nothing."""
    table, game = subject.table, subject.game
    data = game.encode(table.state)
    for seat, decision in table.pending.items():
        for thing in some(subject, (thing for option in decision.options for thing in option.about)):
            reason = table.why_not(seat, thing)
            expect(reason is None, f"an option of {seat_name(seat)} is about {thing}, which cannot be used: {reason}")
    things = nameable(subject)
    for seat in subject.seats:
        told_everywhere_once(reason for reason in reasons(table, seat, things) if reason is not None)
    expect(game.encode(table.state) == data, "asking why something cannot be used changes the state")


def reasons(table: Table[Any], seat: int, things: Sequence[Thing]) -> list[Message | None]:
    """Why a seat cannot use some things, and all it cannot do now; who is not asked hears the same of all things."""
    of_things = [table.why_not(seat, thing) for thing in (things if seat in table.pending else things[:1])]
    return [*of_things, *(words for each in table.not_now(seat) for words in (each.say, each.reason))]


def nameable(subject: Subject) -> list[Thing]:
    """Some of what a seat could ask about: what anybody sees, what was touched lately, and what does not exist.

    Nobody keeps a seat from naming what lies in somebody else's hand.
    """
    table = subject.table
    viewer = subject.draw.choice(subject.viewers)
    in_sight = [each.thing for each in subject.game.overview(table.view(viewer)).things()]
    touched = [thing for event in table.events[-RECENT_EVENTS:] for thing in event.touches()]
    return some(subject, (*in_sight, *touched, *NO_SUCH_THINGS))


def some(subject: Subject, things: Iterable[Thing]) -> list[Thing]:
    """A few of them, by chance."""
    different: Sequence[Thing] = list(dict.fromkeys(things))
    return subject.draw.sample(different, min(SAMPLE, len(different)))
