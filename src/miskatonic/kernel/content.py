"""Content files: YAML, decoded into typed components, with errors that say where.

Parsing YAML takes longer than everything else at the start of a game. So what was parsed is kept beside the file, as
Python keeps its bytecode: in `__pycache__`, together with the source it was made from.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import MsgspecError, msgpack

from .effects import Language
from .errors import ContentError

T = TypeVar("T")

PLAIN: Final = Language(())
"""The language of components without effects."""

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
    """The data of a YAML file: what was kept of it if the file is still the same, otherwise parsed."""
    try:
        source = path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path.name} cannot be read: {error}.") from None
    kept = _kept_at(path)
    with suppress(OSError, MsgspecError, TypeError, ValueError):
        of, data = msgpack.decode(kept.read_bytes())
        if of == source:
            return data
    from .yaml_files import load

    data = load(path.name, source)
    if not sys.dont_write_bytecode:
        _keep(kept, source, data)
    return data


def _kept_at(path: Path) -> Path:
    folder = Path(sys.pycache_prefix, *path.parent.parts[1:]) if sys.pycache_prefix else path.parent / "__pycache__"
    return folder / f"{path.name}.msgpack"


def _keep(kept: Path, source: bytes, data: Any) -> None:
    """Keep what was parsed, where that can be written and is read back as it was."""
    with suppress(OSError, TypeError, ValueError, MsgspecError):
        encoded = msgpack.encode((source, data))
        if msgpack.decode(encoded)[1] != data:
            return
        kept.parent.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_bytes(encoded)
        draft.replace(kept)


def read(path: Path, type: type[T], language: Language = PLAIN) -> T:
    """The components in a file, or a ContentError that names the line of the mistake."""
    try:
        return language.decode(parse(path), type, where=path.name)
    except ContentError as error:
        from .yaml_files import line_of, outline

        place = sentence_and_place(error)[1]
        line = line_of(outline(path), place) if place else None
        raise ContentError(f"{error} (line {line})" if line else str(error)) from None


def sentence_and_place(error: ContentError) -> tuple[str, str]:
    """A decoder's complaint and its place, as in `items[9].use`; nested ones name theirs from the inside out."""
    places = _PLACE.findall(str(error))
    return _PLACE.sub("", str(error)).rstrip("."), "".join(reversed(places))
