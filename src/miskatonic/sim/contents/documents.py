"""YAML documents that know on which line everything stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import yaml

from miskatonic.kernel.content import parse
from miskatonic.kernel.errors import ContentError

from .finding import Finding

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_PLACE = re.compile(r" - at `\$([^`]*)`")


class Document:
    """A content file: its data, and the lines it comes from."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data: Any = parse(path)
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        self._root = cast(Any, yaml).compose(path.read_text(encoding="utf-8"), Loader=loader)

    def line(self, path: str) -> int | None:
        """The line of what a path leads to, as far as it leads."""
        node = self._root
        for number, key in _STEP.findall(path):
            below = child(node, number, key)
            if below is None:
                break
            node = below
        return None if node is None else node.start_mark.line + 1

    def finding(self, path: str, what: str) -> Finding:
        return Finding(self.path, what, self.line(path))

    def refusal(self, error: ContentError) -> Finding:
        """A decoder's complaint; nested ones name their places from the inside out."""
        sentence = str(error)
        places = _PLACE.findall(sentence)
        return self.finding("".join(reversed(places)), _PLACE.sub("", sentence).rstrip("."))

    def repeated_keys(self) -> Iterator[Finding]:
        """Keys that stand twice in one mapping: YAML would silently forget the first."""
        waiting, seen = [self._root], set[int]()
        while waiting:
            node = waiting.pop()
            if node is None or id(node) in seen:
                continue
            seen.add(id(node))
            if isinstance(node, yaml.SequenceNode):
                waiting += cast("list[Any]", node.value)
            elif isinstance(node, yaml.MappingNode):
                keys: set[str] = set()
                for key, value in cast("list[tuple[Any, Any]]", node.value):
                    if key.value in keys and key.value != "<<":
                        yield Finding(self.path, f"the key {key.value!r} stands twice", key.start_mark.line + 1)
                    keys.add(key.value)
                    waiting.append(value)


def child(node: Any, number: str, key: str) -> Any:
    if number and isinstance(node, yaml.SequenceNode):
        below = cast("list[Any]", node.value)
        return below[int(number)] if int(number) < len(below) else None
    if key and isinstance(node, yaml.MappingNode):
        for name, value in cast("list[tuple[Any, Any]]", node.value):
            if name.value == key:
                return value
    return None
