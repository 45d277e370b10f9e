"""What happened, typed: who may see it and which component caused it. Recording can be switched off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from .text import Message


class Event(Struct, kw_only=True, frozen=True, tag_field="event"):
    """One thing that happened. `only` names the seats that may know of it (None: everybody)."""

    cause: str | None = None
    only: tuple[int, ...] | None = None

    quiet: ClassVar[bool] = False
    """A quiet event moves something on the board but is not worth a line of its own in the log."""

    reveals: ClassVar[bool] = False
    """This event shows somebody something that was hidden: a drawn card, a turned token, a random draw."""

    def say(self) -> Message:
        """The event as a sentence."""
        raise TypeError(f"{type(self).__name__} does not say what happened")

    def text(self, locale: str = "en") -> str:
        return self.say().text(locale)

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.only is None or (seat is not None and seat in self.only)


def reveals(events: Iterable[Event]) -> bool:
    """Did any of these show somebody something that was hidden? What others chose in the open was not hidden."""
    return any(event.reveals for event in events)
