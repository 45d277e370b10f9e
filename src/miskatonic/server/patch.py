"""What changed between two views, as a list of places and their new values.

A view is made of parts that never change once they are there, so whatever is still the same object is not looked into.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Struct

from .messages import Change

Path = tuple[str | int, ...]


def changes(before: Any, after: Any) -> list[Change]:
    """The changes that turn one value (structs, mappings with names or numbers, sequences, scalars) into another."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before is after or (before == after and type(before) is type(after)):
        return
    was, now = parts(before), parts(after)
    if was is None or now is None or type(before) is not type(after) or was.keys() != now.keys():
        found.append(Change(list(path), after))
        return
    for place, value in now.items():
        _compare(was[place], value, (*path, place), found)


def parts(value: Any) -> dict[str | int, Any] | None:
    """What lies where in a value, by the places a client knows; None where it is only changed as a whole."""
    if isinstance(value, Struct):
        names = names_told(type(value))
        return None if names is None else {told: getattr(value, name) for name, told in names.items()}
    if isinstance(value, dict):
        return {str(key): part for key, part in cast("Mapping[str | int, Any]", value).items()}
    if isinstance(value, list | tuple):
        return dict(enumerate(cast("Sequence[Any]", value)))
    return None


@cache
def names_told(kind: type[Struct]) -> dict[str, str] | None:
    """The fields of a struct and what they are called on the way; None where not all of them are always sent."""
    if kind.__struct_config__.omit_defaults or kind.__struct_config__.array_like:
        return None
    return {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
