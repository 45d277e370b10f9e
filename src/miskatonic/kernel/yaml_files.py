"""YAML files: what they say, and in which line they say it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, cast

import yaml

from .errors import ContentError

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def load(name: str, source: bytes) -> Any:
    """The data of a YAML file, by the C loader where there is one."""
    try:
        return yaml.load(source.decode(), Loader=_LOADER)
    except UnicodeDecodeError as error:
        raise ContentError(f"{name} cannot be read: {error}.") from None
    except yaml.YAMLError as error:
        raise ContentError(f"{name} is not YAML: {' '.join(str(error).split())}.") from None


def outline(path: Path) -> Any:
    """The nodes of a YAML file, which know their lines."""
    return cast(Any, yaml).compose(path.read_text(encoding="utf-8"), Loader=_LOADER)


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
