"""Content files: YAML, decoded into typed components, with errors that say where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

import yaml

from .effects import Language
from .errors import ContentError

T = TypeVar("T")

PLAIN: Final = Language(())
"""The language of components without effects."""

_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_PLACE: Final = re.compile(r" - at (?:`key` in )?`\$([^`]*)`")


class Remark(NamedTuple):
    """A place in a content file and what is said of it; `path` leads to it, as in `items[9].use`.

    Of a component that needs a text, `what` is the id of the message, and `forms` are those it must have, by language.
    """

    file: str
    path: str
    what: str
    forms: Mapping[str, Sequence[str]] = {}


def parse(path: Path) -> Any:
    """The data of a YAML file, by the C loader where there is one."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name} cannot be read: {error}.") from None
    except yaml.YAMLError as error:
        raise ContentError(f"{path.name} is not YAML: {' '.join(str(error).split())}.") from None


def read(path: Path, type: type[T], language: Language = PLAIN) -> T:
    """The components in a file, or a ContentError that names the line of the mistake."""
    try:
        return language.decode(parse(path), type, where=path.name)
    except ContentError as error:
        place = sentence_and_place(error)[1]
        line = line_of(outline(path), place) if place else None
        raise ContentError(f"{error} (line {line})" if line else str(error)) from None


def outline(path: Path) -> Any:
    """The nodes of a YAML file, which know their lines."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return cast(Any, yaml).compose(path.read_text(encoding="utf-8"), Loader=loader)


def sentence_and_place(error: ContentError) -> tuple[str, str]:
    """A decoder's complaint and its place, as in `items[9].use`; nested ones name theirs from the inside out."""
    places = _PLACE.findall(str(error))
    return _PLACE.sub("", str(error)).rstrip("."), "".join(reversed(places))


def line_of(node: Any, place: str) -> int | None:
    """The line of what a place leads to from a node, as far as it leads."""
    for number, key in _STEP.findall(place):
        below = _child(node, number, key)
        if below is None:
            break
        node = below
    return None if node is None else node.start_mark.line + 1


def _child(node: Any, number: str, key: str) -> Any:
    if number and isinstance(node, yaml.SequenceNode):
        below = cast("list[Any]", node.value)
        return below[int(number)] if int(number) < len(below) else None
    if key and isinstance(node, yaml.MappingNode):
        for name, value in cast("list[tuple[Any, Any]]", node.value):
            if name.value == key:
                return value
    return None
