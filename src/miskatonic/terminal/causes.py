"""What the questions and events of a game come from, as far as games tell it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.decision import id_of
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Message

from .face import Frame
from .indent import indented
from .words import dotted


def origin(frame: Frame, who: Callable[[int], Message], cause_name: Callable[[str], Message]) -> Message | None:
    """Who has to decide, and the component, encounter or action it comes from."""
    if frame.decision is None:
        return None
    asked, cause = who(frame.decision.seat), frame.decision.cause
    return asked if cause is None else dotted([asked, cause_name(cause)])


def names_cause(event: Event, naming: Iterable[str]) -> bool:
    """True where one of these fields of an event is the component it comes from."""
    named = (str(getattr(event, name)) for name in naming if hasattr(event, name))
    return event.cause is None or id_of(event.cause) in named


def lines_of(messages: Iterable[Message], frame: Frame) -> list[RenderableType]:
    """What is printed on a component."""
    return [indented(Text(frame.say(message), "muted")) for message in messages]
