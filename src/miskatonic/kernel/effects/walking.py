"""Walking through effects: every node with its path, and the successes that are counted outside of any test."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, cast

from msgspec import Struct

from .amounts import PerSuccess
from .verbs import Test
from .words import Effect


def nodes(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every node in some effects, with the way to it, as in `effects[0].then[1]`."""
    if isinstance(value, Struct):
        yield path, value
    for where, part in parts(value, path):
        yield from nodes(part, where)


def effect_lists(value: Any, path: str) -> Iterator[tuple[str, list[Effect]]]:
    """All effects of some components, with the way to them; not those inside other effects."""
    if isinstance(value, list) and value and all(isinstance(each, Effect) for each in cast("list[Any]", value)):
        yield path, cast("list[Effect]", value)
        return
    for where, part in parts(value, path):
        yield from effect_lists(part, where)


def counted_outside_tests(value: Any, path: str, after_tests: Collection[str] = ()) -> Iterator[str]:
    """The paths of amounts that count successes although no test is resolved around them.

    `after_tests` are fields of components whose effects follow a test that is not among the effects.
    """
    if isinstance(value, PerSuccess):
        yield path
    if isinstance(value, Test):
        yield from counted_outside_tests(value.trial, f"{path}.trial", after_tests)
        return
    for where, part in parts(value, path):
        if where.rpartition(".")[2] not in after_tests:
            yield from counted_outside_tests(part, where, after_tests)


def parts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """What a list, a mapping or a struct holds, each with the way to it."""
    if isinstance(value, (list, tuple)):
        for n, each in enumerate(cast("list[Any]", value)):
            yield f"{path}[{n}]", each
    elif isinstance(value, dict):
        for key, each in cast("dict[Any, Any]", value).items():
            yield f"{path}.{key}" if path else str(key), each
    elif isinstance(value, Struct):
        for field, name in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield f"{path}.{name}" if path else name, getattr(value, field)
