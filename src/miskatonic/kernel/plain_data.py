"""Whether a state is plain data: everything in it can be written down and read again, always in the same way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, inspect

from .errors import GameError


def expect_plain_data(state: type[Struct]) -> None:
    """Refuse a type of state with a field that cannot be kept; the sentence names the field and what it could be."""
    for mistake in _mistakes(inspect.type_info(state), state.__name__, set()):
        raise GameError(mistake)


def _mistakes(kind: inspect.Type, field: str, seen: set[type]) -> Iterator[str]:
    """What cannot be kept in a field of this type, or below it."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            if cls not in seen:
                seen.add(cls)
                for each in fields:
                    yield from _mistakes(each.type, f"{cls.__name__}.{each.name}", seen)
        case inspect.SetType() | inspect.FrozenSetType():
            yield f"{field} has a set: it has no order, so equal states would be written down differently; use a list."
        case inspect.AnyType():
            yield f"{field} can be anything, so that it is not read as it was written; say what it is."
        case inspect.CustomType(cls=cls):
            yield f"{field}: the type {cls.__name__} cannot be written down; keep ids, or structs of plain data."
        case _:
            for below in _parts(kind):
                yield from _mistakes(below, field, seen)


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    match kind:
        case inspect.UnionType(types=types):
            yield from types
        case inspect.TupleType(item_types=types):
            yield from types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case inspect.Metadata(type=inner):
            yield inner
        case _:
            return
