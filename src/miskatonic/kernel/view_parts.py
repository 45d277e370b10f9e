"""Parts of views that are kept beside the state: what has not changed since an earlier view is not made again.

A part belongs to its source, which is all that it is made from; both are compared as they are written down, so that
nobody has to say when something changes. Beside a state, not in it: what is decoded has no parts yet, so that none gets
from one table to another or outlives an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, TypeVarTuple, Unpack

import msgspec

from .game import State

T = TypeVar("T")
Given = TypeVarTuple("Given")

Parts = dict[Hashable, tuple[bytes, Any]]
"""By the name of each part, its source as it was written down, and the part."""

_encode = msgspec.msgpack.Encoder().encode


def parts_of(state: State) -> Parts:
    """The parts that are kept beside a state."""
    parts: Parts | None = state.view_parts
    if parts is None:
        parts = vars(state)["view_parts"] = {}
    return parts


def forget_parts(state: State) -> None:
    """Needed where the same source means something else from now on, such as another card by the same number."""
    vars(state)["view_parts"] = None


def part(parts: Parts | None, name: Hashable, source: object, make: Callable[[Unpack[Given]], T], *given: *Given) -> T:
    """A part of a view: that of an earlier view while its source is the same, else it is made from `given`.

    Without parts, where a game cannot tell what a part is made from, it is always made.
    """
    if parts is None:
        return make(*given)
    written = _encode(source)
    kept = parts.get(name)
    if kept is not None and kept[0] == written:
        return kept[1]
    made = make(*given)
    parts[name] = written, made
    return made
