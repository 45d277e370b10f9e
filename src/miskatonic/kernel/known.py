"""Mistakes in content, explained by the words that would have been right in their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import ValidationError, inspect

_PLACE: Final = re.compile(r" - at (?:`(key)` in )?`\$([^`]*)`$")
_STEP: Final = re.compile(r"\[(?:\d+|\.\.\.)\]|[^.\[\]]+")
_WORD: Final = "Invalid enum value"
_FIELD: Final = "Object contains unknown field"

_SEQUENCES: Final = (
    inspect.ListType,
    inspect.SetType,
    inspect.FrozenSetType,
    inspect.VarTupleType,
)


def explain(error: ValidationError, type: Any) -> str:
    """What is wrong, where, and which words would have been right, if it is a matter of words."""
    sentence = str(error)
    place = _PLACE.search(sentence)
    if not sentence.startswith((_WORD, _FIELD)):
        return sentence
    steps = _STEP.findall(place[2]) if place else []
    kinds = [inspect.type_info(type)]
    for step in steps:
        kinds = [below for kind in kinds for below in _below(kind, step)]
    if place and place[1]:
        kinds = [each.key_type for kind in kinds for each in _plain(kind) if isinstance(each, inspect.DictType)]
    words = _fields if sentence.startswith(_FIELD) else _values
    known = list(dict.fromkeys(word for kind in kinds for word in words(kind)))
    if not known:
        return sentence
    end = place.start() if place else len(sentence)
    return f"{sentence[:end]}; known are: {', '.join(known)}{sentence[end:]}"


def _plain(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types a value may be of."""
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _plain(each)
    elif isinstance(kind, inspect.Metadata):
        yield from _plain(kind.type)
    else:
        yield kind


def _below(kind: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """What stands in a type under a field or an index."""
    for each in _plain(kind):
        if isinstance(each, inspect.StructType):
            yield from (field.type for field in each.fields if field.encode_name == step)
        elif isinstance(each, inspect.DictType):
            yield each.value_type
        elif isinstance(each, inspect.TupleType):
            yield from each.item_types
        elif isinstance(each, _SEQUENCES):
            yield each.item_type


def _values(kind: inspect.Type) -> Iterator[str]:
    for each in _plain(kind):
        if isinstance(each, inspect.EnumType):
            yield from (str(word.value) for word in each.cls)
        elif isinstance(each, inspect.LiteralType):
            yield from map(str, each.values)


def _fields(kind: inspect.Type) -> Iterator[str]:
    for each in _plain(kind):
        if isinstance(each, inspect.StructType):
            yield from (field.encode_name for field in each.fields)
