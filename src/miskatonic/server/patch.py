"""What changed between two views, as a list of places and their new values."""

from __future__ import annotations

from typing import Any, cast

from .messages import Change


def changes(before: Any, after: Any) -> list[Change]:
    """The changes that turn one plain value (dicts, lists, scalars) into another."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        old, new = cast("dict[str, Any]", before), cast("dict[str, Any]", after)
        if old.keys() == new.keys():
            for name, value in new.items():
                _compare(old[name], value, [*path, name], found)
            return
    elif isinstance(before, list) and isinstance(after, list):
        was, now = cast("list[Any]", before), cast("list[Any]", after)
        if len(was) == len(now):
            for place, value in enumerate(now):
                _compare(was[place], value, [*path, place], found)
            return
    found.append(Change(path, after))
