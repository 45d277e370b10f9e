"""What questions and events come from: the component whose effect is resolved, an encounter, an action.

A cause is a word and an id; both together name the message that it is called by (`cause_name`).
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .components import ANCIENT_ONES, CARDS, MONSTERS, MYSTERIES, MYTHOS, SHEETS
from .play import Table
from .words import front, say

T = TypeVar("T")

ACTION: Final = "action"
ENCOUNTER: Final = "encounter"


@cache
def component(id: str) -> str | None:
    """A component that has effects, by its id; None for encounters, which are called by what they are about."""
    name = front(id)
    printed = {
        "investigator": SHEETS,
        "ancient-one": ANCIENT_ONES,
        "mystery": MYSTERIES,
        "mythos": MYTHOS,
        "monster": MONSTERS,
        "card": CARDS,
    }
    return next((f"{word}:{name}" for word, ids in printed.items() if name in ids), None)


def monster(kind: str) -> str:
    """A monster, which may have the name of the Ancient One that it is."""
    return f"monster:{kind}"


def action(verb: str) -> str:
    return f"{ACTION}:{verb}"


def encounter(title: Message) -> str:
    """An encounter, by what it is called."""
    return f"{ENCOUNTER}:{title.id}"


@cache
def cause_name(cause: str) -> Message:
    """How a cause is called: `card:debt` by the message `card-debt`, an encounter by its title."""
    word, _, id = cause.partition(":")
    if word == ACTION:
        return say(f"cause-{id}")
    return say("cause-name", name=say(id if word == ENCOUNTER else f"{word}-{id}"))


def caused(table: Table, cause: str | None, flow: Flow[T]) -> Flow[T]:
    """Carry something out in the name of what it comes from; None: of what is under way already."""
    outer, table.cause = table.cause, cause or table.cause
    result = yield from flow
    table.cause = outer
    return result
