"""What questions and events come from: the component whose effect is resolved, an encounter, an action.

A cause is a word and an id, as in `card:debt`; what it is called by, a game says (`called` tells the usual).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

from .flow import Flow
from .table import Table
from .text import Message, Voice

T = TypeVar("T")

ACTION: Final = "action"
ENCOUNTER: Final = "encounter"


@cache
def monster(kind: str) -> str:
    return f"monster:{kind}"


@cache
def action(verb: str) -> str:
    return f"{ACTION}:{verb}"


def encounter(title: Message) -> str:
    """An encounter, by what it is called."""
    return f"{ENCOUNTER}:{title.id}"


def called(say: Voice, cause: str) -> Message:
    """A component by the message of its word and id, an encounter by its title, an action by `cause-...`."""
    word, _, id = cause.partition(":")
    if word == ACTION:
        return say(f"cause-{id}")
    return say("cause-name", name=say(id if word == ENCOUNTER else f"{word}-{id}"))


def caused(table: Table[Any], cause: str | None, flow: Flow[T]) -> Flow[T]:
    """Carry something out in the name of what it comes from; None: of what is under way already."""
    outer, table.cause = table.cause, cause or table.cause
    result = yield from flow
    table.cause = outer
    return result
