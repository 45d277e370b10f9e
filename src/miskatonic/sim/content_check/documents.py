"""YAML documents that know on which line everything stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import yaml

from miskatonic.kernel.content import parse, sentence_and_place
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.yaml_files import line_of, outline

from .finding import Finding


class Document:
    """A content file: its data, and the lines it comes from."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data: Any = parse(path)
        self._root = outline(path)

    def finding(self, path: str, what: str) -> Finding:
        return Finding(self.path, what, line_of(self._root, path))

    def refusal(self, error: ContentError) -> Finding:
        """A decoder's complaint, with its line."""
        sentence, place = sentence_and_place(error)
        return self.finding(place, sentence)

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
