"""What a browser was told of the cards over its socket: which copies show what, and which printed cards were named."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, cast

from .person import Person

CODE: Final = re.compile(r"\b\d{5}\b")
DECKS: Final = "sheets"
"""Of which cards a deck was built, everybody may know."""


class Hearing:
    """Puts the view of a seat together from all that was said, as its page does."""

    def __init__(self, player: Person) -> None:
        self._player = player
        self._listened = 0
        self._view: Any = None
        self.cards: set[int] = set()
        self.codes: set[str] = set()

    def listen(self) -> None:
        """Hear what has been said since."""
        frames = self._player.frames[self._listened :]
        self._listened += len(frames)
        for frame in map(json.loads, frames):
            self.codes.update(codes_in(frame))
            for seen in frame.get("views") or []:
                self._look(seen)

    def forget(self) -> None:
        """In another scenario the copies are numbered anew."""
        self.listen()
        self.cards.clear()
        self.codes.clear()

    def _look(self, seen: dict[str, Any]) -> None:
        whole = [{"path": [], "value": seen.get("view")}]
        changes: list[dict[str, Any]] = seen.get("changes", whole)
        for change in changes:
            self._view = patched(self._view, change["path"], change["value"])
        for name in {name for change in changes for name in change["path"][:1] or self._view}:
            self.cards.update(copies_in(self._view[name]))


def patched(view: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    view[path[0]] = patched(view[path[0]], path[1:], value)
    return view


def codes_in(told: Any) -> Iterator[str]:
    """The printed cards that are named anywhere."""
    if isinstance(told, str):
        yield from CODE.findall(told)
    else:
        for part in parts(told):
            yield from codes_in(part)


def copies_in(told: Any) -> Iterator[int]:
    """The copies of which is told what they show."""
    if isinstance(told, dict) and {"id", "code"} <= cast("dict[str, Any]", told).keys():
        yield told["id"]
    for part in parts(told):
        yield from copies_in(part)


def parts(told: Any) -> list[Any]:
    if isinstance(told, list):
        return cast("list[Any]", told)
    if not isinstance(told, dict):
        return []
    entries = cast("dict[str, Any]", told)
    if entries.get("path", [])[:1] == [DECKS]:
        return []
    return [value for name, value in entries.items() if name != DECKS]
