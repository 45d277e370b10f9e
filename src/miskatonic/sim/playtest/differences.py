"""What two values of one kind disagree about, and which fields of a state are ever hidden from anybody."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from msgspec import Struct, inspect

from miskatonic.kernel.errors import shown
from miskatonic.kernel.game import State

_WITH_PARTS = (Struct, list, tuple, Mapping)
_WHICH_ONE = re.compile(r"\[[^]]*\]")


class Difference(NamedTuple):
    """A place, and what stands there in the one and in the other."""

    path: str
    one: object
    other: object

    @property
    def values(self) -> str:
        """Both, as a sentence names them."""
        return f"{shown(self.one)} or {shown(self.other)}"

    @property
    def field(self) -> str:
        """The place without saying which one of several: `investigators.hand` of `.investigators[2].hand`."""
        return _WHICH_ONE.sub("", self.path).removeprefix(".")

    @property
    def items(self) -> set[str]:
        """The places of a list at which the two differ; none where they are no lists of one length."""
        row, another = cast("list[Any]", self.one), cast("list[Any]", self.other)
        if type(self.one) is not list or type(self.other) is not list or len(row) != len(another):
            return set()
        return {f"{self.path}[{place}]" for place, each in enumerate(row) if each != another[place]}


def differences(one: Any, other: Any, path: str = "") -> Iterator[Difference]:
    """Every place where two values differ, as far down as they have the same shape."""
    if one == other:
        return
    parts = _parts(one, other)
    if parts is None:
        yield Difference(path, one, other)
        return
    for name, here, there in parts:
        if here != there:
            yield from differences(here, there, f"{path}{name}")


def _parts(one: Any, other: Any) -> Iterable[tuple[str, Any, Any]] | None:
    """The parts two values have in common; None where they have to be taken whole, as plain lists are."""
    if type(one) is not type(other):
        return None
    if isinstance(one, Struct):
        return [(f".{name}", getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    if isinstance(one, Mapping):
        here, there = cast("Mapping[Any, Any]", one), cast("Mapping[Any, Any]", other)
        return [(f"[{key}]", here[key], there[key]) for key in here] if here.keys() == there.keys() else None
    if isinstance(one, (list, tuple)):
        row, another = cast("Sequence[Any]", one), cast("Sequence[Any]", other)
        if len(row) != len(another) or not any(issubclass(kind, _WITH_PARTS) for kind in set(map(type, row))):
            return None
        return [(f"[{n}]", each, row_other) for n, (each, row_other) in enumerate(zip(row, another, strict=True))]
    return None


@cache
def fields_of(state: type[State]) -> tuple[str, ...]:
    """The fields of a state and of what it holds, without those that the kernel gives to all of them."""
    own = dict.fromkeys(_fields(inspect.type_info(state), "", frozenset()))
    return tuple(path for path in own if path.partition(".")[0] not in State.__struct_fields__)


def _fields(kind: inspect.Type, path: str, within: frozenset[type]) -> Iterator[str]:
    match kind:
        case inspect.StructType(cls=cls, fields=fields) if cls not in within:
            for field in fields:
                yield from _fields(field.type, f"{path}.{field.name}".removeprefix("."), within | {cls})
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from _fields(item, path, within)
        case inspect.DictType(value_type=value):
            yield from _fields(value, path, within)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _fields(each, path, within)
        case _:
            yield path


def never_hidden(fields: Iterable[str], reshuffled: Iterable[str]) -> list[str]:
    """Of the fields of a state those that no reshuffling changed; a struct of which all are is named alone."""
    touched = {above for path in reshuffled for above in _upwards(path)}
    whole = [field.partition(".")[0] for field in fields]
    named = (field if top in touched else top for field, top in zip(fields, whole, strict=True))
    return [field for field in dict.fromkeys(named) if field not in touched and not _below(field, reshuffled)]


def _upwards(path: str) -> Iterator[str]:
    """A path and all that it lies in."""
    while path:
        yield path
        path = path.rpartition(".")[0]


def _below(field: str, reshuffled: Iterable[str]) -> bool:
    return any(field.startswith(f"{path}.") for path in reshuffled)
